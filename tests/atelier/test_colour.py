"""Colours: mixing and shifting keep to what the eye sees."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from veillee.atelier.colour import (
    VISIONS,
    difference,
    hexadecimal,
    lab,
    lightness,
    mix,
    seen,
    shift,
)

colours = st.integers(0, 0xFFFFFF).map(lambda value: f"#{value:06x}")


@given(colours)
def test_a_colour_survives_the_way_to_oklab_and_back(colour: str) -> None:
    assert hexadecimal(lab(colour)) == colour


@given(colours, colours)
def test_a_mix_begins_at_one_colour_and_ends_at_the_other(one: str, other: str) -> None:
    assert mix(one, other, 0) == one
    assert mix(one, other, 1) == other


@given(colours, colours)
def test_difference_is_the_same_both_ways_and_nought_only_to_itself(one: str, other: str) -> None:
    assert difference(one, other) == pytest.approx(difference(other, one))
    assert (difference(one, other) == 0) == (one == other)


def test_lightness_runs_from_black_to_white() -> None:
    assert lightness("#000000") == pytest.approx(0, abs=1e-6)
    assert lightness("#ffffff") == pytest.approx(1, abs=1e-6)
    assert difference("#000000", "#ffffff") == pytest.approx(1, abs=1e-6)


def test_a_shift_makes_lighter_darker_or_grey() -> None:
    assert lightness(shift("#406080", 0.1)) == pytest.approx(lightness("#406080") + 0.1, abs=0.005)
    assert lightness(shift("#406080", -1)) < 0.05
    grey = shift("#a03020", chroma=0)
    assert len({grey[1:3], grey[3:5], grey[5:7]}) == 1


@pytest.mark.parametrize("vision", VISIONS)
def test_greys_look_the_same_to_everybody(vision: str) -> None:
    assert difference(seen("#808080", vision), "#808080") < 0.02


def test_red_and_green_of_one_lightness_grow_alike_without_the_cones_that_part_them() -> None:
    red, green = "#b05040", "#707820"
    assert difference(red, green) > 2 * difference(
        seen(red, "deuteranopia"), seen(green, "deuteranopia")
    )

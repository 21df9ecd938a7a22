"""The pieces: what is committed is what the programs draw, and it can be told apart."""

import io
import itertools
import xml.etree.ElementTree as ET
from collections.abc import Mapping
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from veillee.association.personas import PERSONAS
from veillee.atelier.colour import VISIONS, difference, seen
from veillee.atelier.pieces import HOME, PIECES, RASTERS, raster
from veillee.atelier.pieces.owls import OWLS
from veillee.atelier.pieces.page import page
from veillee.atelier.pieces.tokens import TOKENS
from veillee.atelier.pieces.treasures import HEAPS, STANDS
from veillee.games.africa_deck import COLOURS, DECK
from veillee.games.look_at_the_stars.components import NIGHT, POINT_CARDS, POWER_CARDS

PAGE = Path(__file__).parents[2] / "docs" / "pieces.md"
SVG = "{http://www.w3.org/2000/svg}"

every_piece = pytest.mark.parametrize("name", sorted(PIECES))


def pixels(name: str, width: int) -> NDArray[np.float64]:
    picture = Image.open(io.BytesIO(raster(PIECES[name](), width))).convert("RGB")
    return np.asarray(picture, dtype=np.float64)


@every_piece
def test_the_committed_piece_is_what_its_program_draws(name: str) -> None:
    assert (HOME / f"{name}.svg").read_text("utf-8") == PIECES[name]()


def test_nothing_else_is_committed() -> None:
    expected = {f"{name}.svg" for name in PIECES} | {f"{name}.png" for name in RASTERS}
    assert {path.name for path in HOME.iterdir()} == expected


@pytest.mark.parametrize("name", sorted(RASTERS))
def test_the_committed_raster_looks_like_its_drawing(name: str) -> None:
    kept = np.asarray(Image.open(HOME / f"{name}.png").convert("RGB"), dtype=np.float64)
    assert float(np.abs(kept - pixels(name, RASTERS[name])).mean()) < 1


@every_piece
def test_a_piece_is_light_and_needs_nothing_but_itself(name: str) -> None:
    svg = PIECES[name]()
    assert len(svg) < (96_000 if name.startswith(("sky", "social")) else 48_000)
    drawn = {element.tag.removeprefix(SVG) for element in ET.fromstring(svg).iter()}
    assert not drawn & {"filter", "text", "image", "script", "style", "use"}


@every_piece
def test_the_page_shows_every_piece(name: str) -> None:
    assert f"/{name}.svg" in PAGE.read_text("utf-8")


def test_the_page_is_what_its_program_writes() -> None:
    assert PAGE.read_text("utf-8") == page()


def test_every_card_of_africa_is_drawn() -> None:
    assert {name for name in PIECES if name.startswith("africa")} == {f"africa-{c}" for c in DECK}


def test_the_value_of_an_africa_card_is_told_apart_at_sixty_points() -> None:
    tabs = {value: pixels(f"africa-{value}-sand", 60)[3:17, 3:20] for value in range(2, 15)}
    for one, other in itertools.combinations(tabs, 2):
        assert float(np.abs(tabs[one] - tabs[other]).mean()) > 10, (one, other)


def test_the_land_of_an_africa_card_is_told_apart_without_its_colour() -> None:
    signs = [pixels(f"africa-7-{colour}", 60)[18:30, 3:20].mean(axis=2) for colour in COLOURS]
    for one, other in itertools.combinations(signs, 2):
        assert float(np.abs((one < 190).astype(float) - (other < 190)).mean()) > 0.1


@pytest.mark.parametrize("ways", [STANDS, HEAPS], ids=["animals", "treasures"])
def test_each_land_of_africa_shows_things_in_its_own_way(ways: Mapping[str, object]) -> None:
    assert len({ways[colour] for colour in COLOURS}) == len(COLOURS)


def test_twelve_players_differ_in_colour_edge_ears_and_lantern() -> None:
    assert len(TOKENS) == 12
    for one, other in itertools.combinations(TOKENS.values(), 2):
        assert difference(one.colour, other.colour) > 0.08
        assert one.ears != other.ears
        assert one.lantern != other.lantern
        assert max(abs(one.edge(a) - other.edge(a)) for a in range(0, 360, 3)) > 0.4


@pytest.mark.parametrize("vision", VISIONS)
def test_twelve_players_differ_in_colour_whatever_colours_one_sees(vision: str) -> None:
    shown = [seen(token.colour, vision) for token in TOKENS.values()]
    assert closest(shown) > 0.04  # twice what is barely seen: the shape must help
    assert closest(shown[:6]) > 0.07


def test_every_persona_has_a_face() -> None:
    assert set(OWLS) == {persona.id for persona in PERSONAS}


def test_eight_owls_are_told_apart_by_their_outline_and_drawing_at_forty_points() -> None:
    faces = [pixels(f"owl-{name}", 40).mean(axis=2) for name in OWLS]
    for one, other in itertools.combinations(faces, 2):
        assert float(np.abs(one - other).mean()) > 20


def closest(colours: list[str]) -> float:
    return min(difference(one, other) for one, other in itertools.combinations(colours, 2))


def test_every_card_of_look_at_the_stars_is_drawn() -> None:
    cards = [*NIGHT, "shooting-star", *POINT_CARDS, *POWER_CARDS]
    kinds = ("night-", "point-", "power-")
    drawn = [name.split("-", 1)[1] for name in PIECES if name.startswith(kinds)]
    assert sorted(drawn) == sorted(cards)


def test_no_two_night_cards_are_drawn_alike() -> None:
    nights = [pixels(name, 50) for name in PIECES if name.startswith("night")]
    for one, other in itertools.combinations(nights, 2):
        assert float(np.abs(one - other).mean()) > 2

"""Counting Stella, with the examples everybody may check by hand."""

from itertools import product

import pytest

from veillee.games.stella import scoring

MARKS = tuple(range(8))
SEVEN = (2, 2, 2, 3, 2, 2, 2, 0)


@pytest.mark.rule("R-STELLA-18")
def test_six_sparks_and_a_super_spark_are_fifteen_points() -> None:
    sheet = scoring.round_sheet(MARKS, SEVEN, in_the_dark=False, fell=False)
    assert (sheet.sparks, sheet.super_sparks, sheet.points) == (6, 1, 15)


@pytest.mark.rule("R-STELLA-19")
def test_they_are_eight_to_who_fell_in_the_dark() -> None:
    assert scoring.round_sheet(MARKS, SEVEN, in_the_dark=True, fell=True).points == 8


@pytest.mark.rule("R-STELLA-19")
@pytest.mark.parametrize(("dark", "fell"), [(True, False), (False, True)])
def test_the_dark_or_a_fall_alone_costs_nothing(dark: bool, fell: bool) -> None:
    assert scoring.round_sheet(MARKS, SEVEN, in_the_dark=dark, fell=fell).points == 15


@pytest.mark.rule("R-STELLA-20")
def test_a_round_is_worth_none_to_thirty_points() -> None:
    counts = [(s, b) for s, b in product(range(11), repeat=2) if s + b <= 10]
    worth = {scoring.points(s, b, penalised=p) for s, b in counts for p in (False, True)}
    assert (min(worth), max(worth)) == (0, 30)


@pytest.mark.rule("R-STELLA-13")
@pytest.mark.parametrize(
    ("matched", "kind"), [(0, "fall"), (1, "super-spark"), (2, "spark"), (5, "spark")]
)
def test_the_number_of_others_names_the_designation(matched: int, kind: str) -> None:
    assert scoring.kind_of(matched) == kind

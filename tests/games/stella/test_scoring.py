"""Counting Stella, with the examples everybody may check by hand."""

from itertools import product

import pytest

from veillee.games.stella import scoring
from veillee.games.stella.view import Designation
from veillee.kernel.game import Seat

ME, OTHER = Seat(0), Seat(1)


def sparks(count: int, kind: str = "spark") -> list[Designation]:
    worth = {"spark": 2, "super-spark": 3}[kind]
    name = scoring.kind_of(2 if kind == "spark" else 1)
    return [Designation(ME, cell, name, (OTHER,), (worth, worth)) for cell in range(count)]


MARKS = tuple(range(8))
SEVEN = [*sparks(6), *sparks(1, "super-spark")]


@pytest.mark.rule("R-STELLA-18")
def test_six_sparks_and_a_super_spark_are_fifteen_points() -> None:
    sheet = scoring.round_sheet(ME, MARKS, SEVEN, None, [])
    assert (sheet.sparks, sheet.super_sparks, sheet.points) == (6, 1, 15)


@pytest.mark.rule("R-STELLA-19")
def test_they_are_eight_to_who_fell_in_the_dark() -> None:
    sheet = scoring.round_sheet(ME, MARKS, SEVEN, ME, [ME])
    assert (sheet.in_the_dark, sheet.fell, sheet.points) == (True, True, 8)


@pytest.mark.rule("R-STELLA-19")
@pytest.mark.parametrize(("dark", "fallen"), [(ME, []), (None, [ME]), (OTHER, [ME])])
def test_the_dark_or_a_fall_alone_costs_nothing(dark: Seat | None, fallen: list[Seat]) -> None:
    assert scoring.round_sheet(ME, MARKS, SEVEN, dark, fallen).points == 15


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

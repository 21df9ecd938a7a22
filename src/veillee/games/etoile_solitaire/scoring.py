"""Grading the solitaire."""

from collections.abc import Sequence
from typing import get_args

from veillee.games.africa_deck import Card
from veillee.games.etoile_solitaire.actions import Grade, Sheet
from veillee.kernel.game import Outcome, Seat

_GRADES: tuple[Grade, ...] = get_args(Grade)


def grade(rows: int) -> Grade:
    """R-AFRICA-34: one row is incredible, five or more are not enough."""
    return _GRADES[min(rows, len(_GRADES)) - 1]


def outcome(rows: Sequence[tuple[Card, ...]]) -> Outcome[Sheet]:
    sheet = Sheet(tuple(rows), grade(len(rows)))
    return Outcome((len(rows),), ((Seat(0),),), "cards-laid", (sheet,))

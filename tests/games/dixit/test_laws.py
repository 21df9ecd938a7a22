"""Dixit keeps every law: all numbers of seats, all options, and those that only go together."""

import pytest

from veillee.games.dixit import Dixit
from veillee.games.dixit.actions import Options
from veillee.kernel.laws import LAWS, Case, Law, cases

GAME = Dixit()
# More images than play: some of them stay in the box, and nobody knows which.
LARGE = Dixit([f"p{number:03}" for number in range(120)])

ONE_CHANGED = cases(GAME)
RESHUFFLED = [
    Case(GAME, seats, Options(end="points", target=60, reshuffle=True), 0) for seats in (3, 4, 5, 6)
]
MANY = [
    Case(
        GAME,
        seats,
        Options(end="laps", laps=laps, second_vote=True, reshuffle=True, bonus_cap=3),
        seed=laps,
    )
    for seats in range(7, 13)
    for laps in (1, 2)
]
OUT_OF_A_LARGE_DECK = [Case(LARGE, seats, Options(), 0) for seats in (3, 6)]
CASES = [*ONE_CHANGED, *RESHUFFLED, *MANY, *OUT_OF_A_LARGE_DECK]


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("law", LAWS.values(), ids=LAWS.keys())
def test_dixit_keeps_the_laws(law: Law, case: Case) -> None:
    law(case)


def test_every_number_of_seats_is_looked_at() -> None:
    assert {case.seats for case in CASES} == set(GAME.seats)

"""The laws of every game, over every number of seats and every option of Stella."""

import pytest

from veillee.games.stella import Stella
from veillee.games.stella.actions import Options
from veillee.games.stella.components import Word, WordCard
from veillee.kernel.laws import LAWS, Case, Law, cases

GAME = Stella()
WRITTEN = WordCard(Word("château de cartes", "house of cards"), Word("oups", "oops"))
CASES = [
    *cases(GAME, seeds=2),
    *(Case(GAME, seats, Options(custom_words=(WRITTEN,) * 10), 0) for seats in GAME.seats),
    *(Case(GAME, seats, Options("discovery", show_marks=False), 0) for seats in GAME.seats),
]


def named(case: Case) -> str:
    return str(case).replace(repr(case.options.custom_words), "ten")


@pytest.mark.parametrize("case", CASES, ids=named)
@pytest.mark.parametrize("law", LAWS.values(), ids=LAWS.keys())
def test_stella_keeps_the_laws(law: Law, case: Case) -> None:
    law(case)

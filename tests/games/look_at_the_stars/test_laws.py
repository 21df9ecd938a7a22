"""Look at the Stars keeps the laws that every game must satisfy."""

import pytest

from veillee.games.look_at_the_stars import LookAtTheStars
from veillee.games.look_at_the_stars.actions import Options
from veillee.games.look_at_the_stars.components import POINT_IDS, POWER_IDS
from veillee.kernel.laws import LAWS, Case, Law, cases

GAME = LookAtTheStars()


def _every_power() -> list[Case]:
    """Each power card once, with ever other point cards, at tables of one to three."""
    pairs = zip(POINT_IDS, POWER_IDS, strict=False)
    return [
        Case(GAME, 1 + seed % 3, Options(bonus="chosen", point_card=p, power_card=w), seed)
        for seed, (p, w) in enumerate(pairs)
    ]


def _every_table() -> list[Case]:
    """Every number of seats as it comes, every option at a table of two."""
    usual = [case for case in cases(GAME) if case.options == Options()]
    return usual + [case for case in cases(GAME, seats=range(2, 3)) if case.options != Options()]


@pytest.mark.parametrize("case", _every_table() + _every_power(), ids=str)
@pytest.mark.parametrize("law", LAWS.values(), ids=LAWS.keys())
def test_look_at_the_stars_keeps_the_laws(law: Law, case: Case) -> None:
    law(case)

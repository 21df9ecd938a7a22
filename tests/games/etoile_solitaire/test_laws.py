"""The solitaire keeps the laws, with every option."""

import pytest

from veillee.games.etoile_solitaire import EtoileSolitaire
from veillee.kernel.laws import LAWS, Case, Law, cases


@pytest.mark.parametrize("case", cases(EtoileSolitaire(), seeds=4), ids=str)
@pytest.mark.parametrize("law", LAWS.values(), ids=LAWS.keys())
def test_every_law_holds(law: Law, case: Case) -> None:
    law(case)

"""L'Étoile d'Afrique keeps the laws, for every number of seats and every option."""

import pytest

from veillee.games.etoile_d_afrique import EtoileDAfrique
from veillee.kernel.laws import LAWS, Case, Law, cases


@pytest.mark.parametrize("case", cases(EtoileDAfrique(), seeds=2), ids=str)
@pytest.mark.parametrize("law", LAWS.values(), ids=LAWS.keys())
def test_every_law_holds(law: Law, case: Case) -> None:
    law(case)

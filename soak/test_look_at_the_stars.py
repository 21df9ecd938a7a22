"""A hundred thousand random skies: legality, groups, powers, packing and score, fast and slow."""

from collections import Counter

import pytest

from games.look_at_the_stars.agreement import check

PARTS, SKIES = 20, 5_000


@pytest.mark.timeout(900)
@pytest.mark.parametrize("part", range(PARTS))
def test_fast_and_slow_agree(part: int) -> None:
    skies = map(check, range(part * SKIES, (part + 1) * SKIES))
    powers = Counter(sky.cards.power.power for sky in skies)
    assert len(powers) == 9

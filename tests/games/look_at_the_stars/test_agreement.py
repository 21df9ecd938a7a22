"""The fast forms of the rules say what the slow and obvious reference says."""

from games.look_at_the_stars.agreement import check
from veillee.games.look_at_the_stars.components import POWER_IDS

SKIES = 900  # `make soak` looks at a hundred thousand


def test_fast_and_slow_agree_on_random_skies_with_every_power_present() -> None:
    marked = {sky.cards.power.power for sky in map(check, range(SKIES)) if sky.marks}
    assert len(marked) == len(POWER_IDS) - 1  # a line leaves no mark, only a line

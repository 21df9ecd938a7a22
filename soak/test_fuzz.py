"""A hundred thousand bad inputs, in rounds from different seeds."""

import pytest

from server.conftest import Events, events
from server.test_fuzz import bad_evening

__all__ = ["events"]


# Whoever runs this beside other work should see failures of ours, not of a busy machine.
SECONDS = 900


@pytest.mark.timeout(SECONDS)
@pytest.mark.parametrize("seed", range(2, 12))
def test_ten_thousand_bad_inputs_do_no_harm(seed: int, events: Events) -> None:
    bad_evening(5000, seed=seed, events=events, seconds=SECONDS)

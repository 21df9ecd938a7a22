"""Two hundred tables, a node killed every few seconds, PostgreSQL and Redis restarted."""

import os
from pathlib import Path

import pytest

from server.chaos import evening_of_chaos

TABLES = int(os.environ.get("VEILLEE_SOAK_TABLES", "200"))
ROUNDS = 8  # of each game, so that a quick machine has time for enough deaths too
LIMIT = 900


# Above the limit of the evening itself, and time to start and end everything.
@pytest.mark.timeout(LIMIT + 360)
def test_two_hundred_tables_outlive_every_death(tmp_path: Path) -> None:
    report = evening_of_chaos(tmp_path, tables=TABLES, rounds=ROUNDS, every=5.0, limit=LIMIT)
    print(report)
    assert report.kills >= 5
    assert report.restarts >= 2
    assert (report.unfinished, report.lost, report.twice, report.stale) == (0, 0, 0, 0), report

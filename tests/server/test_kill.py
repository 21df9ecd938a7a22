"""A short evening of chaos; `make soak` has the long one."""

from pathlib import Path

from server.chaos import evening_of_chaos


def test_killed_nodes_and_restarted_services_lose_nothing_and_repeat_nothing(
    tmp_path: Path,
) -> None:
    report = evening_of_chaos(tmp_path, tables=10, rounds=2, every=1.0, limit=240)
    assert report.kills >= 1
    assert (report.unfinished, report.lost, report.twice, report.stale) == (0, 0, 0, 0), report

"""How many moves a second: each contestant plays alone for a few seconds, round by round.

What other programs use of the processors meanwhile, and what the host of a virtual machine keeps
from it, is measured too. Disturbed rounds are played again, at most as many as were asked for, and
are left out as long as three others remain.
"""

import os
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from statistics import median
from typing import Any

from server.processes import HERE, SEATS, TABLES, Figures, drive, line, ours, processors, serving

DISTURBED = 0.3  # processors that others may use, on average, before a round counts as disturbed
FEWEST = 3
# ours, peer, and how many times as many moves a second
TARGETS = (
    ("veillee", "boardgame.io, in memory", 4.0),
    ("veillee", "boardgame.io, files", 12.0),
    ("transport", "node ws", 0.8),
)


def veillee(seconds: float) -> Figures:
    with tempfile.TemporaryDirectory() as folder, serving(ours(folder)) as (port, pid):
        return drive("drive_veillee.js", port, pid, TABLES, seconds, 0, 0, SEATS, 0)


def boardgameio(seconds: float) -> Figures:
    with serving(["node", "server.js", "PORT"]) as (port, pid):
        return drive("drive_boardgameio.js", port, pid, TABLES, seconds)


def boardgameio_files(seconds: float) -> Figures:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(["node", "server.js", "PORT", folder]) as (port, pid),
    ):
        return drive("drive_boardgameio.js", port, pid, TABLES, seconds)


def transport(seconds: float) -> Figures:
    with serving([sys.executable, str(HERE / "transport.py"), "PORT"]) as (port, pid):
        return drive("drive_fanout.js", port, pid, TABLES, seconds)


def node_ws(seconds: float) -> Figures:
    with serving(["node", "fanout.js", "PORT"]) as (port, pid):
        return drive("drive_fanout.js", port, pid, TABLES, seconds)


CONTESTANTS: Mapping[str, Callable[[float], Figures]] = {
    "veillee": veillee,
    "boardgame.io, in memory": boardgameio,
    "boardgame.io, files": boardgameio_files,
    "transport": transport,
    "node ws": node_ws,
}


def compete(rounds: int, seconds: float) -> dict[str, list[Figures]]:
    figures: dict[str, list[Figures]] = {name: [] for name in CONTESTANTS}
    for number in range(1, 2 * rounds + 1):
        if all(len(quiet(figures, ours, peer)) >= rounds for ours, peer, *_ in TARGETS):
            break
        for name, run in CONTESTANTS.items():
            before = used()
            measured = run(seconds)
            others = [after - then for after, then in zip(used(), before, strict=True)]
            busy = {"others": max(0.0, others[1] - others[2]) / others[0]}
            figures[name].append({**measured, **busy})
            said = line(figures[name][-1])
            print(f"round {number}/{rounds}  {name:<26}{said}", flush=True)
    return figures


def quiet(rounds: Mapping[str, Sequence[Figures]], ours: str, peer: str) -> list[int]:
    """The rounds in which neither of the two was disturbed."""
    pairs = enumerate(zip(rounds[ours], rounds[peer], strict=True))
    return [n for n, pair in pairs if max(each["others"] for each in pair) < DISTURBED]


def used() -> tuple[float, float, float]:
    """The time, what all programs and the host have used of the processors, and what ours have."""
    mine = os.times()
    own = mine.user + mine.system + mine.children_user + mine.children_system
    return time.monotonic(), sum(processors()), own


# What they come to.


def ratios(rounds: Mapping[str, Sequence[Figures]]) -> list[dict[str, Any]]:
    return [compared(rounds, *target) for target in TARGETS]


def compared(
    rounds: Mapping[str, Sequence[Figures]], ours: str, peer: str, target: float
) -> dict[str, Any]:
    figure = "moves_per_second"
    each = [a[figure] / b[figure] for a, b in zip(rounds[ours], rounds[peer], strict=True)]
    undisturbed = [each[n] for n in quiet(rounds, ours, peer)]
    ratio = median(undisturbed if len(undisturbed) >= FEWEST else each)
    return {
        "ours": ours,
        "peer": peer,
        "figure": figure,
        "ratio": ratio,
        "rounds": each,
        "quiet_rounds": len(undisturbed),
        "target": target,
        "reached": ratio >= target,
    }


def medians(rounds: Mapping[str, Sequence[Figures]]) -> dict[str, Figures]:
    return {
        name: {figure: median(each[figure] for each in played) for figure in played[0]}
        for name, played in rounds.items()
    }

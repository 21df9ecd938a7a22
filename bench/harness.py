"""Interleaved rounds, medians and ratios: the only figures that a shared machine can give.

Each contestant runs a piece of work for about a second of CPU time a round; the rounds of all
contestants alternate, so that a busy neighbour slows everybody alike.
"""

import json
import platform
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

RESULTS = Path(__file__).parent / "results"


class Contestant(NamedTuple):
    """Something that plays a game with a seed, and says how many moves that was."""

    name: str
    work: Callable[[int], int]


def compete(
    contestants: Sequence[Contestant], *, rounds: int = 7, seconds: float = 0.6
) -> dict[str, list[float]]:
    """Moves per second of CPU time, by contestant and round."""
    rates: dict[str, list[float]] = {c.name: [] for c in contestants}
    for contestant in contestants:
        contestant.work(0)  # warm up
    for number in range(1, rounds + 1):
        for contestant in contestants:
            rates[contestant.name].append(_rate(contestant, number, seconds))
        print(f"round {number} of {rounds}", flush=True)
    return rates


def _rate(contestant: Contestant, number: int, seconds: float) -> float:
    start, moves, turn = time.process_time(), 0, 0
    while (spent := time.process_time() - start) < seconds:
        moves += contestant.work(1_000 * number + turn)
        turn += 1
    return moves / spent


def ratios(rates: Mapping[str, Sequence[float]], ours: str, peer: str) -> list[float]:
    """Ours over the peer's, round by round."""
    return [a / b for a, b in zip(rates[ours], rates[peer], strict=True)]


def report(
    name: str,
    rates: Mapping[str, Sequence[float]],
    targets: Mapping[tuple[str, str], float],
    versions: Mapping[str, str],
) -> None:
    """Print the table, and keep it in `bench/results/NAME.json`."""
    for contestant, values in sorted(rates.items(), key=lambda item: -median(item[1])):
        print(f"{contestant:<34}{median(values):>12,.0f} moves/s")
    rows = []
    for (ours, peer), target in targets.items():
        each = ratios(rates, ours, peer)
        reached = median(each)
        mark = "ok" if reached >= target else "BELOW"
        print(f"{ours} / {peer}: {reached:.2f} (target {target:g}) {mark}")
        rows.append(
            {"ours": ours, "peer": peer, "rounds": each, "ratio": reached, "target": target}
        )
    write(
        name,
        {"rates": rates, "medians": {k: median(v) for k, v in rates.items()}, "ratios": rows},
        versions,
    )


def write(name: str, figures: Mapping[str, Any], versions: Mapping[str, str]) -> None:
    RESULTS.mkdir(exist_ok=True)
    about = {"python": platform.python_version(), **versions}
    page = {"benchmark": name, "versions": about, **figures}
    (RESULTS / f"{name}.json").write_text(json.dumps(page, indent=1) + "\n", encoding="utf-8")

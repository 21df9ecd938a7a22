"""`make bench-bots`: how well the bots play, row by row, into `results/bots.json` and `bots.svg`.

    bots.py                        every module, at full length
    bots.py africa --scale 0.1     one module, with a tenth of the games: a quick look
    bots.py africa                 one module; the rows of the others stay as they are

Each module `bots_NAME.py` beside this file has a function

    def rows(scale: float) -> Iterable[Row]

that plays (`scale` times its usual number of games, at least a few) and gives one `Row` after the
other: `(name, value, low, high, target, reached)`, where `low` and `high` are the ends of the 95 %
interval, taken over deals. `rows.py` has `at_least`, `at_most` and `beside` to make them,
`competition` to play what `veillee arena` plays, and figures to take from its results. Seeds are
fixed, so that a run can be repeated.
"""

import argparse
import importlib
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from harness import RESULTS, write
from rows import Row
from veillee.lab.estimates import Estimate
from veillee.lab.plot import Panel, intervals

HERE = Path(__file__).resolve().parent
PAGE = RESULTS / "bots.json"
PREFIX = "bots_"


def main() -> None:
    known = sorted(file.stem.removeprefix(PREFIX) for file in HERE.glob(f"{PREFIX}*.py"))
    parser = argparse.ArgumentParser(description="how well the bots play")
    parser.add_argument("modules", nargs="*", metavar="MODULE", help=", ".join(known))
    parser.add_argument("--scale", type=float, default=1.0, help="how many of the games")
    args = parser.parse_args()
    if unknown := set(args.modules) - set(known):
        parser.error(f"no module {', '.join(sorted(unknown))}; there are: {', '.join(known)}")
    figures = kept()
    for module in args.modules or known:
        for so_far in run(module, args.scale):
            figures[module] = so_far
            keep(figures)
    missed = [row for figure in figures.values() for row in figure["rows"] if not row["reached"]]
    sys.exit(f"{len(missed)} rows are not reached" if missed else 0)


def kept() -> dict[str, Any]:
    """The rows of earlier runs, by module."""
    found: dict[str, Any] = json.loads(PAGE.read_text("utf-8"))["modules"] if PAGE.exists() else {}
    return found


def keep(figures: dict[str, Any]) -> None:
    write("bots", {"modules": figures}, {})
    (RESULTS / "bots.svg").write_text(plot(figures), "utf-8")


def run(module: str, scale: float) -> Iterator[dict[str, Any]]:
    """What there is after each row: a long run that is broken off leaves what it found."""
    start, rows = time.perf_counter(), []
    for row in importlib.import_module(PREFIX + module).rows(scale):
        print(line(row), flush=True)
        rows.append(row._asdict())
        yield {"scale": scale, "seconds": round(time.perf_counter() - start, 1), "rows": rows}


def line(row: Row) -> str:
    interval = "" if row.low is None else f" [{row.low:.3f}, {row.high:.3f}]"
    target = "" if row.target is None else f" (target {row.target:g})"
    return f"{row.name}: {row.value:.3f}{interval}{target} {'ok' if row.reached else 'NOT REACHED'}"


def plot(figures: dict[str, Any]) -> str:
    """Shares only: other figures have scales of their own."""
    rows = [
        Row(**row)
        for figure in figures.values()
        for row in figure["rows"]
        if row["low"] is not None and row["low"] >= 0 and row["high"] <= 1
    ]
    estimates = [Estimate(row.value, row.low, row.high) for row in rows]
    targets = [row.target for row in rows]
    return intervals(
        "What the bots reach",
        [row.name for row in rows],
        [Panel("share, with its interval and the target", estimates, targets)],
    )


if __name__ == "__main__":
    main()

"""`make bench-server`: our server beside boardgame.io's and a bare Node fan-out, interleaved.

    PYTHONPATH=bench python -m server.run [PART …]

throughput, latency or growth alone: the figures of the others stay as they are. All of it takes
about a quarter of an hour, into bench/results/server.json and server-growth.svg; docs/speed.md says
what came of it.

The same work on every side. 50 tables of four, the same game (`shed.py`, `peer/game.js`): a deck
and four hands that are secret, one card played and one drawn. Each seat has a connection of its
own, 200 in all; one Node process, as its own `Client` of boardgame.io or as the plain `ws` of ours,
plays all of them on the other core. A move counts when all four of its table have been shown it,
each what that seat may see and no more; a table sends its next move then, so that 50 are under way.
How long a move takes at 400 a second on a schedule is measured apart. Moves of
ours are on the disk before they are acknowledged or shown to anyone (SQLite, WAL,
synchronous=FULL); boardgame.io keeps its own in memory, or in files that it does not flush. Both
check who moves and whether it is allowed.

Absolute figures move by a factor of two on a shared machine: only ratios of what was played within
seconds of each other are compared, and what was disturbed is left out.
"""

import argparse
import json
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import page
from server import growth, latency, throughput
from server.processes import HERE, PEER

RESULTS = HERE.parent / "results"
PAGE = RESULTS / "server.json"
SECONDS = 5.0  # that each contestant plays in a round
Part: TypeAlias = Mapping[str, Any]


def main() -> None:
    parser = argparse.ArgumentParser(description="our server beside its peers")
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--rounds", type=int, default=5, help="of throughput")
    parser.add_argument("--turns", type=int, default=40, help="of latency")
    args = parser.parse_args()
    if unknown := set(args.parts) - set(PARTS):
        parser.error(f"no part {', '.join(sorted(unknown))}; there are: {', '.join(PARTS)}")
    if shutil.which("npm") is None:
        sys.exit("bench-server: Node and npm are needed for the peers")
    install()
    parts = json.loads(PAGE.read_text("utf-8"))["parts"] if PAGE.exists() else {}
    for name in args.parts or PARTS:
        parts[name] = PARTS[name](args)
        for row in parts[name].get("ratios", ()):
            print(said(row), flush=True)
        keep(parts)
        page.renew()


def install() -> None:
    if not (PEER / "node_modules" / "boardgame.io").exists():
        print("set-up: the peers (npm)", flush=True)
        quiet = ["--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"]
        subprocess.run(["npm", "install", *quiet], cwd=PEER, check=True)


def play_throughput(args: argparse.Namespace) -> Part:
    rounds = throughput.compete(args.rounds, SECONDS)
    medians = throughput.medians(rounds)
    return {"ratios": throughput.ratios(rounds), "medians": medians, "rounds": rounds}


def play_latency(args: argparse.Namespace) -> Part:
    ratios, medians = [], {}
    for peer in (latency.FILES, latency.MEMORY):
        turns = latency.turns(args.turns, peer)
        ratios += latency.ratios(turns, peer)
        medians[peer] = latency.medians(turns, peer)
    return {"ratios": ratios, "medians": medians}


def play_growth(args: argparse.Namespace) -> Part:
    grown = growth.growth(SECONDS)
    (RESULTS / "server-growth.svg").write_text(growth.plot(grown), "utf-8")
    return {"tables": grown, "crowd": growth.crowd(SECONDS)}


PARTS: Mapping[str, Callable[[argparse.Namespace], Part]] = {
    "throughput": play_throughput,
    "latency": play_latency,
    "growth": play_growth,
}


def said(row: Part) -> str:
    mark = "ok" if row["reached"] else "BELOW" if row["ratio"] < row["target"] else "ABOVE"
    who = f"{row['ours']} / {row['peer']}, {row['figure']}"
    still = f"{row['quiet_rounds']} of {len(row['rounds'])} were quiet"
    floor = f"; the floor is {row['floor']:.2f}" if "floor" in row else ""
    return f"{who}: {row['ratio']:.2f} (target {row['target']:g}) {mark}{floor}; {still}"


def keep(parts: Mapping[str, Part]) -> None:
    results = {"benchmark": "server", "versions": versions(), "parts": parts}
    RESULTS.mkdir(exist_ok=True)
    PAGE.write_text(json.dumps(results, indent=1) + "\n", "utf-8")


def versions() -> dict[str, str]:
    node = subprocess.run(["node", "--version"], capture_output=True, text=True).stdout.strip()
    wanted = json.loads((PEER / "package.json").read_text("utf-8"))["dependencies"]
    return {"python": sys.version.split()[0], "node": node, **wanted}


if __name__ == "__main__":
    main()

"""How long a move takes at 400 a second: ours and boardgame.io's, in turns.

boardgame.io is played twice: as it keeps its matches in memory, and as it writes them to files. The
first loses every match with its process, so that beside it we pay for the disk alone.

What nobody can do without is played too: a bare Node fan-out, which knows no game, and the disk
alone. Together they are the floor: the least that a durable move takes on this machine.

A host that lends its processor to somebody else for a few milliseconds, now and then, decides how
long the slowest of a hundred moves takes, whoever serves it. So both servers stand ready all the
time and are played in turns of one second each. A turn in which the host kept the processor from
any of the three, or other programs used it, is left out for all of them.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import NamedTuple, TypeAlias

from server.processes import PEER, SEATS, TABLES, Figures, driver, ours, processors, serving

RATE = 400
SECONDS = 1.0
WARM_UP = 3  # turns that are not counted
STOLEN = 0.015  # seconds of a turn that the host may keep for itself: one tick of the clock
OTHERS = 0.15  # seconds that other programs may use
FEWEST = 5  # quiet turns without which all are counted
OURS = "veillee at 400/s"
FANOUT, DISK = "node ws at 400/s", "the disk at 400/s"
MEMORY, FILES = "boardgame.io, in memory, at 400/s", "boardgame.io, files, at 400/s"
TARGETS = (("p50_ms", 0.5, 0.6), ("p99_ms", 0.99, 0.2))

Played: TypeAlias = list[float]
"""How long each move of a turn took, in milliseconds."""


class Turn(NamedTuple):
    """A second of each."""

    played: Mapping[str, Played]
    quiet: bool


class Spent(NamedTuple):
    """Seconds of all processors: what all programs used, ours among them, and the host's."""

    busy: float
    own: float
    stolen: float


def turns(quiet: int, peer: str) -> list[Turn]:
    """So many quiet turns, or as many as come in four times as long."""
    taken: list[Turn] = []
    with contestants(peer) as (players, pids):
        for number in range(WARM_UP + 4 * quiet):
            turn = take(players, pids)
            if number >= WARM_UP:
                taken.append(turn)
                print(said(len(taken), turn), flush=True)
            if sum(turn.quiet for turn in taken) >= quiet:
                break
    return taken


@contextmanager
def contestants(
    peer_name: str,
) -> Iterator[tuple[Mapping[str, Callable[[], Played]], list[int]]]:
    """What plays a second when it is called, by name, and their processes."""
    with ExitStack() as open_:
        folder = open_.enter_context(tempfile.TemporaryDirectory())
        files = [open_.enter_context(tempfile.TemporaryDirectory())] * (peer_name == FILES)
        house = open_.enter_context(serving(ours(folder)))
        peer = open_.enter_context(serving(["node", "server.js", "PORT", *files]))
        ask_ours = open_.enter_context(
            waiting("drive_veillee.js", *house, TABLES, 0, RATE, 0, SEATS, 0)
        )
        ask_peer = open_.enter_context(waiting("drive_boardgameio.js", *peer, TABLES, 0, RATE))
        bare = open_.enter_context(serving(["node", "fanout.js", "PORT"]))
        ask_bare = open_.enter_context(waiting("drive_fanout.js", *bare, TABLES, 0, RATE))
        page = open_.enter_context(tempfile.TemporaryFile(dir=folder, buffering=0))
        players = {
            OURS: lambda: asked(ask_ours),
            peer_name: lambda: settled(asked(ask_peer)),
            FANOUT: lambda: asked(ask_bare),
            DISK: lambda: synced(page.fileno()),
        }
        drivers = [ask_ours.pid, ask_peer.pid, ask_bare.pid]
        yield players, [os.getpid(), house[1], peer[1], bare[1], *drivers]


@contextmanager
def waiting(script: str, *args: float) -> "Iterator[subprocess.Popen[str]]":
    """What plays a server on request, ready."""
    command = driver(script, *args)
    environment = {**os.environ, "NODE_ENV": "production"}
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, cwd=PEER, env=environment, stdin=pipe, stdout=pipe, text=True
    ) as process:
        assert process.stdout is not None
        if process.stdout.readline().strip() != "ready":
            sys.exit(f"bench-server: {script} did not begin")
        yield process
        process.kill()


def asked(process: "subprocess.Popen[str]") -> Played:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(f"{SECONDS}\n")
    process.stdin.flush()
    played: Played = json.loads(process.stdout.readline())
    return played


def settled(played: Played) -> Played:
    """Once what was written without being flushed is on the disk: the next to play has its own."""
    os.sync()
    return played


def synced(file: int) -> Played:
    """What the disk itself takes for a page, as often: no durable move is faster."""
    took: Played = []
    until = time.monotonic() + SECONDS
    while time.monotonic() < until:
        time.sleep(1 / RATE)
        began = time.perf_counter()
        os.pwrite(file, bytes(4096), 4096 * (len(took) % 512))
        os.fdatasync(file)
        took.append(1000 * (time.perf_counter() - began))
    return took


def take(players: Mapping[str, Callable[[], Played]], pids: Sequence[int]) -> Turn:
    played, quiet = {}, True
    for name, play in players.items():
        before = spent(pids)
        played[name] = play()
        after = spent(pids)
        stolen = after.stolen - before.stolen
        others = after.busy - before.busy - (after.own - before.own)
        quiet = quiet and stolen <= STOLEN and others <= OTHERS
    return Turn(played, quiet)


def spent(pids: Sequence[int]) -> Spent:
    busy, stolen = processors()
    own = sum(sum(map(int, fields(pid)[11:13])) for pid in pids)
    return Spent(busy, own / os.sysconf("SC_CLK_TCK"), stolen)


def fields(pid: int) -> list[str]:
    """What the kernel tells of a process, after its name."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()


def said(number: int, turn: Turn) -> str:
    each = (f"{name} {median(took):.2f} ms" for name, took in turn.played.items())
    return f"turn {number}  " + "   ".join(each) + ("" if turn.quiet else "   disturbed")


# What they come to.


def counted(taken: Sequence[Turn]) -> list[Turn]:
    quiet = [turn for turn in taken if turn.quiet]
    return quiet if len(quiet) >= FEWEST else list(taken)


def at(share: float, turns_: Sequence[Turn], name: str) -> float:
    """So many of all moves took at most this long."""
    took = sorted(each for turn in turns_ for each in turn.played[name])
    return took[int(share * len(took))]


def floor(share: float, turns_: Sequence[Turn]) -> float:
    """What a durable move takes at least."""
    return at(share, turns_, FANOUT) + at(share, turns_, DISK)


def ratios(taken: Sequence[Turn], peer: str) -> list[dict[str, object]]:
    rows: list[dict[str, object]] = []
    quiet = counted(taken)
    for figure, share, target in TARGETS:
        ratio = at(share, quiet, OURS) / at(share, quiet, peer)
        rows.append(
            {
                "ours": OURS,
                "peer": peer,
                "figure": figure,
                "ratio": ratio,
                "rounds": [at(share, [t], OURS) / at(share, [t], peer) for t in taken],
                "quiet_rounds": sum(turn.quiet for turn in taken),
                "floor": floor(share, quiet) / at(share, quiet, peer),
                "target": target,
                "reached": ratio <= target,
            }
        )
    return rows


def medians(taken: Sequence[Turn], peer: str) -> dict[str, Figures]:
    return {
        name: {figure: at(share, counted(taken), name) for figure, share, _ in TARGETS}
        for name in (OURS, peer, FANOUT, DISK)
    }

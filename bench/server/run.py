"""`make bench-server`: our server beside boardgame.io's and a bare Node fan-out, interleaved.

    run.py            everything in about ten minutes, into bench/results/server.json and
                      server-growth.svg
    run.py --rounds 1 --seconds 2 --no-growth      a quick look
    run.py --rounds 0                              growth alone, beside the rounds that are kept

The same work on every side. 50 tables of four, the same game (`shed.py`, `peer/game.js`): a deck
and four hands that are secret, one card played and one drawn. Each seat has a connection of its
own, 200 in all; one Node process, as its own `Client` of boardgame.io or as the plain `ws` of ours,
plays all of them on the other core. A move counts when all four of its table have been shown it,
each what that seat may see and no more; a table sends its next move then, so that 50 are under way,
or at 400 a second on a schedule. Moves of ours are on the disk before they are acknowledged or
shown to anyone (SQLite, WAL, synchronous=FULL); boardgame.io keeps its own in memory, or in files
that it does not flush. Both check who moves and whether it is allowed.

Absolute figures move by a factor of two on a shared machine: only ratios within a round are
compared, as medians. What other programs use of the processors meanwhile, and what the host of a
virtual machine keeps from it, is measured too. Disturbed rounds are played again, at most as many
as were asked for, and are left out as long as three others remain.
"""

import argparse
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).resolve().parent
PEER = HERE / "peer"
RESULTS = HERE.parent / "results"
PAGE = RESULTS / "server.json"
STAT = Path("/proc/stat")
TABLES = 50
OPEN_LOOP = 400
GROWTH = (10, 100, 1000, 5000)
# 5,000 connections of 1,250 tables of four: so many seconds without a move, then so many a second.
CROWD, IDLE_SECONDS, TRICKLE = 1250, 10, 100
SEATS = 4
DISTURBED = 0.3  # processors that others may use, on average, before a round counts as disturbed
FEWEST = 3
MIDDLE = 'text-anchor="middle"'
Figures = Mapping[str, float]
# ours, peer, figure, target, and whether more is better
TARGETS = (
    ("veillee", "boardgame.io, in memory", "moves_per_second", 4.0, True),
    ("veillee", "boardgame.io, files", "moves_per_second", 12.0, True),
    ("veillee at 400/s", "boardgame.io at 400/s", "p50_ms", 0.6, False),
    ("veillee at 400/s", "boardgame.io at 400/s", "p99_ms", 0.2, False),
    ("transport", "node ws", "moves_per_second", 0.8, True),
)


def main() -> None:
    parser = argparse.ArgumentParser(description="our server beside its peers")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--no-growth", action="store_true")
    args = parser.parse_args()
    if shutil.which("npm") is None:
        sys.exit("bench-server: Node and npm are needed for the peers")
    install()
    kept = json.loads(PAGE.read_text("utf-8")) if PAGE.exists() else {}
    rounds = compete(args.rounds, args.seconds) if args.rounds else kept["rounds"]
    if args.no_growth:
        grown, crowded = kept.get("growth", []), kept.get("crowd", {})
    else:
        grown, crowded = growth(args.seconds), crowd(args.seconds)
    report(rounds, grown, crowded)


def install() -> None:
    if not (PEER / "node_modules" / "boardgame.io").exists():
        print("set-up: the peers (npm)", flush=True)
        quiet = ["--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"]
        subprocess.run(["npm", "install", *quiet], cwd=PEER, check=True)


# The contestants.


def veillee(seconds: float, rate: int = 0) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/bench.db"
        command = [sys.executable, str(HERE / "ours.py"), "PORT", database]
        with serving(command) as (port, pid):
            return drive("drive_veillee.js", port, pid, TABLES, seconds, rate, 0, SEATS, 0)


def boardgameio(seconds: float, rate: int = 0) -> Figures:
    with serving(["node", "server.js", "PORT"]) as (port, pid):
        return drive("drive_boardgameio.js", port, pid, TABLES, seconds, rate)


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


def disk(seconds: float) -> Figures:
    """What the disk itself takes for a page at 400 a second: no durable move is faster."""
    page, took = bytes(4096), list[float]()
    with tempfile.NamedTemporaryFile(dir=tempfile.gettempdir(), buffering=0) as file:
        file.write(bytes(4096 * 512))
        os.fsync(file.fileno())
        spent, until = os.times(), time.monotonic() + seconds
        while time.monotonic() < until:
            time.sleep(1 / OPEN_LOOP)
            began = time.perf_counter()
            os.pwrite(file.fileno(), page, 4096 * (len(took) % 512))
            os.fdatasync(file.fileno())
            took.append(1000 * (time.perf_counter() - began))
    now = os.times()
    cpu = now.user + now.system - spent.user - spent.system
    return {
        "moves_per_second": len(took) / seconds,
        "p50_ms": median(took),
        "p99_ms": sorted(took)[int(0.99 * len(took))],
        "cpu_us_per_move": 1e6 * cpu / len(took),
        "rss_mb": resident(os.getpid()),
    }


CONTESTANTS: Mapping[str, Callable[[float], Figures]] = {
    "veillee": veillee,
    "boardgame.io, in memory": boardgameio,
    "boardgame.io, files": boardgameio_files,
    "veillee at 400/s": lambda seconds: veillee(seconds, OPEN_LOOP),
    "boardgame.io at 400/s": lambda seconds: boardgameio(seconds, OPEN_LOOP),
    "the disk at 400/s": disk,
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
    user, nice, system, _, _, irq, softirq, steal = map(int, STAT.read_text().split()[1:9])
    busy = (user + nice + system + irq + softirq + steal) / os.sysconf("SC_CLK_TCK")
    mine = os.times()
    own = mine.user + mine.system + mine.children_user + mine.children_system
    return time.monotonic(), busy, own


def line(figures: Figures) -> str:
    return (
        f"{figures['moves_per_second']:>8,.0f} moves/s   p50 {figures['p50_ms']:.2f} ms   "
        f"p99 {figures['p99_ms']:.2f} ms   {figures['cpu_us_per_move']:,.0f} us CPU/move"
        + (f"   others {figures['others']:.1f}" if "others" in figures else "")
    )


# Servers and drivers.


@contextmanager
def serving(command: Sequence[str]) -> Iterator[tuple[int, int]]:
    """A server on a free port, and its process id."""
    port = free_port()
    argv = [str(port) if part == "PORT" else part for part in command]
    # Our own scripts find the benchmark's game beside them.
    environment = {**os.environ, "NODE_ENV": "production", "PYTHONPATH": str(HERE.parent)}
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(argv, cwd=PEER, env=environment, stdout=quiet, stderr=quiet)
    try:
        wait_for(port, process)
        yield port, process.pid
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def drive(script: str, port: int, pid: int, *args: float) -> Figures:
    command = ["node", script, *(f"{arg:g}" for arg in (port, pid, *args))]
    environment = {**os.environ, "NODE_ENV": "production"}
    ran = subprocess.run(
        command, cwd=PEER, env=environment, capture_output=True, text=True, timeout=600
    )
    if ran.returncode:
        sys.exit(f"bench-server: {script}: {ran.stderr[-600:]}")
    figures: Figures = json.loads(ran.stdout.strip().splitlines()[-1])
    return figures


def free_port() -> int:
    """A port that is free, as is the one a thousand above, which boardgame.io takes too."""
    while True:
        with socket.socket() as one, socket.socket() as other:
            one.bind(("127.0.0.1", 0))
            port: int = one.getsockname()[1]
            try:
                other.bind(("127.0.0.1", port + 1000))
                return port
            except (OSError, OverflowError):
                continue


def wait_for(port: int, process: "subprocess.Popen[bytes]") -> None:
    give_up = time.monotonic() + 30
    while process.poll() is None and time.monotonic() < give_up:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.05)
    sys.exit(f"bench-server: a server did not come up: {process.args!r}")


# Growth.


def growth(seconds: float) -> list[Figures]:
    """The same load, 50 moves under way, over ever more tables, each on one device."""
    return [grown(tables, 1, (seconds, 0, min(50, tables), 1, 0)) for tables in GROWTH]


def crowd(seconds: float) -> Figures:
    """5,000 connections: what they cost while nothing happens, and while a little does."""
    return grown(CROWD, SEATS, (seconds, TRICKLE, 0, SEATS, IDLE_SECONDS))


def grown(tables: int, devices: int, load: tuple[float, ...]) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, str(HERE / "ours.py"), "PORT", f"sqlite:///{folder}/bench.db"]
        with serving(command) as (port, pid):
            empty = resident(pid)
            figures = drive("drive_veillee.js", port, pid, tables, *load)
    sockets, per_table = tables * devices, 1024 * (figures["rss_mb"] - empty) / tables
    said = f"{line(figures)}   {per_table:,.0f} kB each"
    if "idle_cpu" in figures:
        said += f"   idle {100 * figures['idle_cpu']:.1f} % CPU"
    print(f"{tables:>5} tables {sockets:>5} sockets  {said}", flush=True)
    return {"tables": tables, "sockets": sockets, "kb_per_table": per_table, **figures}


def resident(pid: int) -> float:
    """Megabytes in memory."""
    text = Path(f"/proc/{pid}/status").read_text()
    return int(text.partition("VmRSS:")[2].split()[0]) / 1024


# The report.


def report(
    rounds: Mapping[str, Sequence[Figures]], grown: Sequence[Figures], crowded: Figures
) -> None:
    ratios = [compared(rounds, *target) for target in TARGETS]
    for row in ratios:
        mark = "ok" if row["reached"] else "BELOW"
        who = f"{row['ours']} / {row['peer']}, {row['figure']}"
        still = f"{row['quiet_rounds']} of {len(row['rounds'])} rounds were quiet"
        print(f"{who}: {row['ratio']:.2f} (target {row['target']:g}) {mark}; {still}")
    page = {
        "benchmark": "server",
        "versions": versions(),
        "ratios": ratios,
        "medians": {name: medians(each) for name, each in rounds.items()},
        "rounds": rounds,
        "growth": grown,
        "crowd": crowded,
    }
    RESULTS.mkdir(exist_ok=True)
    PAGE.write_text(json.dumps(page, indent=1) + "\n", "utf-8")
    if grown:
        (RESULTS / "server-growth.svg").write_text(plot(grown), "utf-8")


def compared(
    rounds: Mapping[str, Sequence[Figures]],
    ours: str,
    peer: str,
    figure: str,
    target: float,
    more: bool,
) -> dict[str, Any]:
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
        "reached": ratio >= target if more else ratio <= target,
    }


def medians(rounds: Sequence[Figures]) -> Figures:
    return {name: median(each[name] for each in rounds) for name in rounds[0]}


def versions() -> dict[str, str]:
    node = subprocess.run(["node", "--version"], capture_output=True, text=True).stdout.strip()
    wanted = json.loads((PEER / "package.json").read_text("utf-8"))["dependencies"]
    return {"python": sys.version.split()[0], "node": node, **wanted}


def plot(grown: Sequence[Figures]) -> str:
    """CPU time a move and moves a second, over the number of tables, as one small picture."""
    width, height, left, top = 640, 320, 70, 30
    across = [left + n * (width - 2 * left) / max(1, len(grown) - 1) for n in range(len(grown))]
    marks = []
    for key, colour, words, side in (
        ("moves_per_second", "#0085fa", "moves/s", "start"),
        ("cpu_us_per_move", "#c64030", "µs CPU/move", "end"),
    ):
        most = max(row[key] for row in grown) * 1.15
        down = [top + (height - 2 * top) * (1 - row[key] / most) for row in grown]
        path = " ".join(f"{x:.0f},{y:.0f}" for x, y in zip(across, down, strict=True))
        marks.append(f'<polyline fill="none" stroke="{colour}" stroke-width="2" points="{path}"/>')
        marks += [
            f'<text x="{x:.0f}" y="{y - 8:.0f}" {MIDDLE} fill="{colour}">{row[key]:,.0f}</text>'
            for x, y, row in zip(across, down, grown, strict=True)
        ]
        x = left if side == "start" else width - left
        marks.append(f'<text x="{x}" y="18" text-anchor="{side}" fill="{colour}">{words}</text>')
    marks += [
        f'<text x="{x:.0f}" y="{height - 8}" {MIDDLE}>{row["tables"]:,.0f} tables</text>'
        for x, row in zip(across, grown, strict=True)
    ]
    body = "\n".join(marks)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'font-family="sans-serif" font-size="13">\n{body}\n</svg>\n'
    )


if __name__ == "__main__":
    main()

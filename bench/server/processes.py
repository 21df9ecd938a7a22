"""Servers and what drives them, as processes of their own, each on a processor of its own.

So what is compared is what one processor serves, and none is moved from one to another meanwhile.
"""

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TypeAlias

HERE = Path(__file__).resolve().parent
PEER = HERE / "peer"
TABLES, SEATS = 50, 4
STAT = Path("/proc/stat")
# Where there is one alone they share it.
SERVER, DRIVER = max(os.sched_getaffinity(0)), min(os.sched_getaffinity(0))
Figures: TypeAlias = Mapping[str, float]


def ours(folder: str | Path) -> list[str]:
    """The command that serves our house, with its database in a folder."""
    return [sys.executable, str(HERE / "ours.py"), "PORT", f"sqlite:///{folder}/bench.db"]


@contextmanager
def serving(command: Sequence[str]) -> Iterator[tuple[int, int]]:
    """A server on a free port, and its process id."""
    port = free_port()
    argv = [str(port) if part == "PORT" else part for part in command]
    # Our own scripts find the benchmark's game beside them.
    environment = {**os.environ, "NODE_ENV": "production", "PYTHONPATH": str(HERE.parent)}
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(
        on(SERVER, argv), cwd=PEER, env=environment, stdout=quiet, stderr=quiet
    )
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


def on(processor: int, command: Sequence[str]) -> list[str]:
    """The same command, on this processor alone."""
    return ["taskset", "--cpu-list", str(processor), *command]


def driver(script: str, *args: float) -> list[str]:
    """The command that plays a server."""
    return on(DRIVER, ["node", script, *(f"{arg:g}" for arg in args)])


def drive(script: str, port: int, pid: int, *args: float) -> Figures:
    command = driver(script, port, pid, *args)
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


def resident(pid: int) -> float:
    """Megabytes in memory."""
    text = Path(f"/proc/{pid}/status").read_text()
    return int(text.partition("VmRSS:")[2].split()[0]) / 1024


def line(figures: Figures) -> str:
    return (
        f"{figures['moves_per_second']:>8,.0f} moves/s   p50 {figures['p50_ms']:.2f} ms   "
        f"p99 {figures['p99_ms']:.2f} ms   {figures['cpu_us_per_move']:,.0f} us CPU/move"
        + (f"   others {figures['others']:.1f}" if "others" in figures else "")
    )


def processors() -> tuple[float, float]:
    """Seconds of all processors that programs have used, and that the host has kept for itself."""
    user, nice, system, _, _, irq, softirq, steal = map(int, STAT.read_text().split()[1:9])
    tick = os.sysconf("SC_CLK_TCK")
    return (user + nice + system + irq + softirq) / tick, steal / tick

"""A process that writes to a log until it is killed, many times over.

Run as `python dying.py FILE KILLS SEED`. Each life is a fork: it opens the log, appends to a few
tables at once, and reports every acknowledged entry on a pipe. It is killed with SIGKILL at a
random moment; then the file must hold every entry that was acknowledged, whole and in order. The
last line tells how many died, and how much they had been promised.
"""

import asyncio
import json
import os
import random
import select
import signal
import sqlite3
import sys
import time
from functools import cache

from veillee.storage.sqlite import SqliteLog

TABLES = 4
# Past the program's own way of reading, along the chain of a log.
KEPT = """
select entries.position, entry from entries join logs on logs.id = log
where table_id = ? order by entries.position
"""
Promised = dict[int, int]


def main(path: str, kills: int, seed: int) -> None:
    moments = random.Random(seed)
    promised: Promised = dict.fromkeys(range(TABLES), 0)
    for life in range(kills):
        _live_and_die(path, moments.uniform(0, 0.03), promised)
        _check(path, promised, life)
    print(json.dumps({"kills": kills, "promised": sum(promised.values())}))


def _live_and_die(path: str, seconds: float, promised: Promised) -> None:
    reports, pipe = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reports)
        asyncio.run(_write_for_ever(path, pipe))
    os.close(pipe)
    # The clock starts with the first sign of life: before it, killing would prove nothing.
    select.select([reports], [], [], 30)
    time.sleep(seconds)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    for line in _drained(reports).splitlines():
        table, position = map(int, line.split())
        promised[table] = max(promised[table], position)


async def _write_for_ever(path: str, pipe: int) -> None:
    log = SqliteLog.open(path)
    os.write(pipe, b"0 0\n")

    async def write(table: int) -> None:
        position = len(await log.read(f"T{table}"))
        while True:
            batch = [entry(table, position + n) for n in (1, 2)]
            position = await log.append(f"T{table}", position, batch)
            os.write(pipe, b"%d %d\n" % (table, position))  # short enough to be written whole

    await asyncio.gather(*(write(table) for table in range(TABLES)))


@cache
def entry(table: int, position: int) -> bytes:
    """An entry that cannot be mistaken for another, nor for half of one."""
    return b"%d/%d/" % (table, position) + random.Random(position).randbytes(200) + b"/end"


def _drained(reports: int) -> bytes:
    with os.fdopen(reports, "rb") as stream:
        return stream.read()


def _check(path: str, promised: Promised, life: int) -> None:
    connection = sqlite3.connect(path)
    for table, position in promised.items():
        kept = connection.execute(KEPT, (f"T{table}",)).fetchall()
        assert len(kept) >= position, f"life {life}: {position} promised, {len(kept)} kept"
        assert len(kept) % 2 == 0, f"life {life}: half a batch was kept"
        assert kept == [(n, entry(table, n)) for n in range(1, len(kept) + 1)], f"life {life}: torn"
    connection.close()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))

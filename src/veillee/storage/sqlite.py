"""Logs in one SQLite file: one writer thread that commits in groups, readers beside it."""

import asyncio
import os
import queue
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any, Self

from veillee.storage.log import Closed, Listed, Unusable
from veillee.storage.memory import now
from veillee.storage.schema import migrate
from veillee.storage.trouble import said
from veillee.storage.writer import Writer

READERS = 2
WAL_BYTES = 4 << 20
STATEMENTS = 300  # kept ready: one for each length of a group, and a few
BUSY_SECONDS = 5.0  # how long another program may hold the file

# From the last entry of a log back to the first that is asked for.
_CHAIN = """
with recursive chain (id, before, position, entry) as (
    select entries.id, before, entries.position, entry from logs join entries on entries.id = last
    where table_id = ?1 and entries.position > ?2
    union all
    select entries.id, entries.before, entries.position, entries.entry
    from chain join entries on entries.id = chain.before where entries.position > ?2
)
"""
_READ = _CHAIN + "select position, entry from chain order by position"
_DELETE_ENTRIES = _CHAIN + "delete from entries where id in (select id from chain)"
_DELETE_LOG = "delete from logs where table_id = ?"
_LIST = "select table_id, position, created_at, updated_at from logs order by 4 desc, 1"
_OLD = "select table_id from logs where updated_at < ?"


class SqliteLog:
    """The port on an SQLite file. Usable from any event loop, and from several at once."""

    @classmethod
    def open(
        cls,
        path: str | Path,
        *,
        clock: Callable[[], int] = now,
        busy_seconds: float = BUSY_SECONDS,
    ) -> Self:
        """The logs of this file, which is made or brought up to date; Unusable says why not."""
        name = str(path)
        with said(name), ExitStack() as opened:
            writer, beside, *readers = [
                opened.enter_context(closing(_connect(name, busy_seconds)))
                for _ in range(2 + READERS)
            ]
            _prepare(writer, name)
            _make_room(writer, name)
            opened.pop_all()
        return cls(name, Writer(name, writer, beside), readers, clock)

    def __init__(
        self,
        path: str,
        writer: Writer,
        readers: Sequence[sqlite3.Connection],
        clock: Callable[[], int],
    ) -> None:
        self._path = path
        self._clock = clock
        self._writer = writer
        self._idle: queue.SimpleQueue[sqlite3.Connection] = queue.SimpleQueue()
        for reader in readers:
            self._idle.put(reader)
        self._readers = ThreadPoolExecutor(len(readers), "veillee-log-reader")

    async def append(self, table: str, expected: int, entries: Sequence[bytes]) -> int:
        # Made here, so that what cannot be written fails before it shares a transaction.
        name, at = table.encode().decode(), self._clock()
        numbered = enumerate(entries, start=expected + 1)
        rows = [(name, position, at, bytes(entry)) for position, entry in numbered]
        return await self._writer.append(name, expected, rows)

    async def read(self, table: str, after: int = 0) -> list[tuple[int, bytes]]:
        return await self._select(_READ, (table, after))

    async def tables(self) -> list[Listed]:
        return [Listed(*row) for row in await self._select(_LIST, ())]

    async def delete(self, table: str) -> bool:
        return await self._writer.change(lambda connection: _delete(connection, table))

    async def purge(self, before: int) -> int:
        def purge(connection: sqlite3.Connection) -> int:
            old = connection.execute(_OLD, (before,)).fetchall()
            return sum(_delete(connection, table) for (table,) in old)

        return await self._writer.change(purge)

    async def close(self) -> None:
        """Write what has been accepted, then close the file; a second time does nothing."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._writer.stop()
        self._readers.shutdown()
        while not self._idle.empty():
            self._idle.get().close()

    async def _select(self, sql: str, params: tuple[Any, ...]) -> list[Any]:
        if self._writer.stopped:
            raise Closed
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._fetch, sql, params)

    def _fetch(self, sql: str, params: tuple[Any, ...]) -> list[Any]:
        connection = self._idle.get()  # as many as there are threads: it never waits
        try:
            with said(self._path):
                return connection.execute(sql, params).fetchall()
        finally:
            self._idle.put(connection)


def _delete(connection: sqlite3.Connection, table: str) -> bool:
    connection.execute(_DELETE_ENTRIES, (table, 0))
    return connection.execute(_DELETE_LOG, (table,)).rowcount > 0


def _connect(path: str, busy_seconds: float) -> sqlite3.Connection:
    # Each connection is used by one thread at a time, though not always by the one that made it.
    return sqlite3.connect(
        path,
        timeout=busy_seconds,
        isolation_level=None,
        check_same_thread=False,
        cached_statements=STATEMENTS,
    )


def _prepare(connection: sqlite3.Connection, path: str) -> None:
    connection.execute("pragma synchronous = full")  # of this connection: readers write nothing
    connection.execute("pragma wal_autocheckpoint = 0")  # the writer sees to that itself
    (mode,) = connection.execute("pragma journal_mode = wal").fetchone()
    if mode != "wal":  # some network file systems cannot share memory between processes
        raise Unusable("no-wal", path=path)
    migrate(connection, path)


def _make_room(connection: sqlite3.Connection, path: str) -> None:
    """Give the write-ahead log its size now: a commit that makes a file longer takes the disk half
    as long again. What follows the last commit means nothing to SQLite.
    """
    connection.execute("begin immediate")  # nobody else writes there meanwhile
    with suppress(OSError), open(f"{path}-wal", "ab") as wal:  # a full disk may still have room
        wal.write(bytes(max(0, WAL_BYTES - wal.tell())))
        wal.flush()
        os.fsync(wal.fileno())
    connection.execute("rollback")

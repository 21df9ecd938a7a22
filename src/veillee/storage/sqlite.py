"""Logs in one SQLite file: one writer thread that commits in groups, readers beside it.

The writer takes all that is queued, writes it in one transaction, and only when that is on the
disk releases those who wait. The next group forms while the disk works, so there is no timer: one
table alone waits for one commit, two hundred share it.
"""

import asyncio
import queue
import sqlite3
import threading
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import Any, Generic, Self, TypeVar

from veillee.storage.log import Clash, Closed, Listed, StorageError, Unusable, Unwritten
from veillee.storage.memory import now
from veillee.storage.schema import migrate

GROUP = 256  # commits in one transaction, at most
READERS = 2
BUSY_SECONDS = 5.0  # how long another program may hold the file

T = TypeVar("T")

_POSITION = "select coalesce(max(position), 0) from log where table_id = ?"
_INSERT = "insert into log (table_id, position, written_at, entry) values (?, ?, ?, ?)"
_READ = "select position, entry from log where table_id = ? and position > ? order by position"
_LIST = (
    "select table_id, max(position), min(written_at), max(written_at) from log"
    " group by table_id order by 4 desc, 1"
)
_DELETE = "delete from log where table_id = ?"
_OLD = "select table_id from log group by table_id having max(written_at) < ?"


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
        with _said(name), ExitStack() as opened:
            writer, *readers = [
                opened.enter_context(closing(_connect(name, busy_seconds)))
                for _ in range(1 + READERS)
            ]
            _prepare(writer, name)
            opened.pop_all()
        return cls(name, writer, readers, clock)

    def __init__(
        self,
        path: str,
        writer: sqlite3.Connection,
        readers: Sequence[sqlite3.Connection],
        clock: Callable[[], int],
    ) -> None:
        self._path = path
        self._clock = clock
        self._writer = _Writer(path, writer)
        self._idle: queue.SimpleQueue[sqlite3.Connection] = queue.SimpleQueue()
        for reader in readers:
            self._idle.put(reader)
        self._readers = ThreadPoolExecutor(len(readers), "veillee-log-reader")

    async def append(self, table: str, expected: int, entries: Sequence[bytes]) -> int:
        at = self._clock()

        def write(connection: sqlite3.Connection) -> int:
            (actual,) = connection.execute(_POSITION, (table,)).fetchone()
            if actual != expected:
                raise Clash(expected, actual)
            numbered = enumerate(entries, start=expected + 1)
            rows = [(table, position, at, entry) for position, entry in numbered]
            connection.executemany(_INSERT, rows)
            return expected + len(rows)

        return await self._writer.do(write)

    async def read(self, table: str, after: int = 0) -> list[tuple[int, bytes]]:
        return await self._select(_READ, (table, after))

    async def tables(self) -> list[Listed]:
        return [Listed(*row) for row in await self._select(_LIST, ())]

    async def delete(self, table: str) -> bool:
        return await self._writer.do(lambda connection: _delete(connection, table))

    async def purge(self, before: int) -> int:
        def purge(connection: sqlite3.Connection) -> int:
            old = connection.execute(_OLD, (before,)).fetchall()
            return sum(_delete(connection, table) for (table,) in old)

        return await self._writer.do(purge)

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
            with _said(self._path):
                return connection.execute(sql, params).fetchall()
        finally:
            self._idle.put(connection)


class _Job(Generic[T]):
    """Something to write, and who waits for it in which event loop."""

    def __init__(self, write: Callable[[sqlite3.Connection], T]) -> None:
        self.write = write
        self.loop = asyncio.get_running_loop()
        self.waiting: asyncio.Future[T] = self.loop.create_future()
        self.result: T | None = None
        self.error: BaseException | None = None

    def release(self) -> None:
        """In the loop's own thread; whoever gave up waiting is not there any more."""
        if self.waiting.done():
            return
        if self.error is not None:
            self.waiting.set_exception(self.error)
        else:
            self.waiting.set_result(self.result)  # type: ignore[arg-type]  # set with the error unset


class _Writer:
    """The one thread that writes.

    A daemon: what it has acknowledged is on the disk, so that a process that ends without closing
    the log need not wait for it.
    """

    def __init__(self, path: str, connection: sqlite3.Connection) -> None:
        self._path = path
        self._connection = connection
        self._queue: queue.SimpleQueue[_Job[Any] | None] = queue.SimpleQueue()
        self._gate = threading.Lock()
        self.stopped = False
        self._thread = threading.Thread(target=self._run, name="veillee-log-writer", daemon=True)
        self._thread.start()

    async def do(self, write: Callable[[sqlite3.Connection], T]) -> T:
        """Have it written with the next group; return when it is durable."""
        job = _Job(write)
        with self._gate:
            if self.stopped:
                raise Closed
            self._queue.put(job)
        return await job.waiting

    def stop(self) -> None:
        """Write what is queued, then end."""
        with self._gate:
            if not self.stopped:
                self.stopped = True
                self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while group := self._next_group():
            self._commit(group)
            _release(group)
        self._connection.close()

    def _next_group(self) -> list[_Job[Any]]:
        """All that is queued, at least one; nothing at the end."""
        group: list[_Job[Any]] = []
        job = self._queue.get()
        while job is not None:
            group.append(job)
            if len(group) == GROUP or self._queue.empty():
                return group
            job = self._queue.get()
        if group:
            self._queue.put(None)  # the end was seen behind this group: see it again after it
        return group

    def _commit(self, group: Sequence[_Job[Any]]) -> None:
        try:
            with _said(self._path), _transaction(self._connection):
                for job in group:
                    _perform(job, self._connection)
        except BaseException as error:
            for job in group:
                job.error = error


def _perform(job: _Job[Any], connection: sqlite3.Connection) -> None:
    """A clash concerns one job: it has written nothing, and the others go on."""
    try:
        job.result = job.write(connection)
    except Clash as clash:
        job.error = clash


def _release(group: Sequence[_Job[Any]]) -> None:
    """Wake each event loop once, however many of its tasks wait."""
    by_loop: dict[asyncio.AbstractEventLoop, list[_Job[Any]]] = defaultdict(list)
    for job in group:
        by_loop[job.loop].append(job)
    for loop, jobs in by_loop.items():
        with suppress(RuntimeError):  # the loop was closed: nobody waits there any more
            loop.call_soon_threadsafe(_release_all, jobs)


def _release_all(jobs: Sequence[_Job[Any]]) -> None:
    for job in jobs:
        job.release()


@contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("begin immediate")
    try:
        yield
        connection.execute("commit")
    except BaseException:
        if connection.in_transaction:  # a full disk may have rolled back already
            connection.execute("rollback")
        raise


def _delete(connection: sqlite3.Connection, table: str) -> bool:
    return connection.execute(_DELETE, (table,)).rowcount > 0


def _connect(path: str, busy_seconds: float) -> sqlite3.Connection:
    # Each connection is used by one thread at a time, though not always by the one that made it.
    connection = sqlite3.connect(
        path, timeout=busy_seconds, isolation_level=None, check_same_thread=False
    )
    connection.execute("pragma synchronous = full")
    return connection


def _prepare(connection: sqlite3.Connection, path: str) -> None:
    (mode,) = connection.execute("pragma journal_mode = wal").fetchone()
    if mode != "wal":  # some network file systems cannot share memory between processes
        raise Unusable("no-wal", path=path)
    migrate(connection, path)


# What SQLite has to say, as data. Extended result codes keep the primary one in their low byte.

_UNUSABLE = {
    sqlite3.SQLITE_NOTADB: "not-a-database",
    sqlite3.SQLITE_CORRUPT: "corrupt",
    sqlite3.SQLITE_CANTOPEN: "cannot-open",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_PERM: "read-only",
}
_UNWRITTEN = {
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_FULL: "full",
}


@contextmanager
def _said(path: str) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise _as_data(error, path) from error


def _as_data(error: sqlite3.Error, path: str) -> StorageError:
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    if code in _UNUSABLE:
        return Unusable(_UNUSABLE[code], path=path)
    return Unwritten(_UNWRITTEN.get(code, "broken-off"), path=path, detail=str(error))

"""One thread that writes to an SQLite file, in groups.

It takes all that is queued, writes it in one transaction, and only when that is on the disk
releases those who wait. The next group forms while the disk works, so there is no timer: one table
alone waits for one commit, two hundred share it.

SQLite gives up the interpreter at every statement, and a busy event loop is slow to give it back.
So a group is few statements, however many appends it holds: where each log ends is remembered as
long as no other program has written to the file, and rows are inserted by the dozen.
"""

import asyncio
import queue
import sqlite3
import threading
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from itertools import chain
from typing import Any, TypeAlias, TypeVar

from veillee.storage.log import Clash, Closed
from veillee.storage.trouble import said

GROUP = 256  # appends in one transaction, at most
ROWS = 64  # rows in one statement, at most
REMEMBERED = 20_000  # logs whose end is known without looking

T = TypeVar("T")
Row: TypeAlias = tuple[str, int, int, bytes]
"""Its log, its position there, when it was written, and the entry."""

_VERSION = "pragma data_version"
_POSITION = "select coalesce(max(position), 0) from log where table_id = ?"
_INSERT = "insert into log (table_id, position, written_at, entry) values "


class Job:
    """Something to write, and who waits for it in which event loop."""

    __slots__ = ("error", "loop", "result", "waiting")

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.waiting: asyncio.Future[Any] = self.loop.create_future()
        self.result: Any = None
        self.error: BaseException | None = None

    def release(self) -> None:
        """In the loop's own thread; whoever gave up waiting is not there any more."""
        if self.waiting.done():
            return
        if self.error is not None:
            self.waiting.set_exception(self.error)
        else:
            self.waiting.set_result(self.result)


class Append(Job):
    """Rows for the end of one log, all or none of them."""

    __slots__ = ("expected", "rows", "table")

    def __init__(self, table: str, expected: int, rows: Sequence[Row]) -> None:
        super().__init__()
        self.table = table
        self.expected = expected
        self.rows = rows


class Change(Job):
    """Anything else that is done to the file."""

    __slots__ = ("change",)

    def __init__(self, change: Callable[[sqlite3.Connection], Any]) -> None:
        super().__init__()
        self.change = change


class Writer:
    """The one thread that writes.

    A daemon: what it has acknowledged is on the disk, so that a process that ends without closing
    the log need not wait for it.
    """

    def __init__(self, path: str, connection: sqlite3.Connection) -> None:
        self._path = path
        self._connection = connection
        self._ends: dict[str, int] = {}
        self._version: int | None = None
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._gate = threading.Lock()
        self.stopped = False
        self._thread = threading.Thread(target=self._run, name="veillee-log-writer", daemon=True)
        self._thread.start()

    def append(self, table: str, expected: int, rows: Sequence[Row]) -> "asyncio.Future[int]":
        """Have rows written with the next group; done when they are durable. Clash says why not."""
        return self._put(Append(table, expected, rows))

    def change(self, change: Callable[[sqlite3.Connection], T]) -> "asyncio.Future[T]":
        """Have anything else done with the next group; done when it is durable."""
        return self._put(Change(change))

    def stop(self) -> None:
        """Write what is queued, then end."""
        with self._gate:
            if not self.stopped:
                self.stopped = True
                self._queue.put(None)
        self._thread.join()

    def _put(self, job: Job) -> "asyncio.Future[Any]":
        with self._gate:
            if self.stopped:
                raise Closed
            self._queue.put(job)
        return job.waiting

    def _run(self) -> None:
        while group := self._next_group():
            self._commit(group)
            _release(group)
        self._connection.close()

    def _next_group(self) -> list[Job]:
        """All that is queued, at least one; nothing at the end."""
        group: list[Job] = []
        job = self._queue.get()
        while job is not None:
            group.append(job)
            if len(group) == GROUP or self._queue.empty():
                return group
            job = self._queue.get()
        if group:
            self._queue.put(None)  # the end was seen behind this group: see it again after it
        return group

    def _commit(self, group: Sequence[Job]) -> None:
        try:
            with said(self._path), _transaction(self._connection):
                self._look_around()
                self._write(group)
        except BaseException as error:
            self._ends.clear()
            for job in group:
                job.error = error

    def _look_around(self) -> None:
        """What is remembered holds unless somebody else has written; in here nobody else can."""
        (version,) = self._connection.execute(_VERSION).fetchone()
        if version != self._version or len(self._ends) > REMEMBERED:
            self._version = version
            self._ends.clear()

    def _write(self, group: Sequence[Job]) -> None:
        """Everything in its order; appends that follow one another share their statements."""
        rows: list[Row] = []
        for job in group:
            if isinstance(job, Append):
                if self._fits(job):
                    rows += job.rows
            elif isinstance(job, Change):
                self._insert(rows)
                rows = []
                job.result = job.change(self._connection)
                self._ends.clear()
        self._insert(rows)

    def _fits(self, job: Append) -> bool:
        """Whether these rows come next in their log. A clash concerns one job: the others go on."""
        end = self._ends.get(job.table)
        if end is None:
            (end,) = self._connection.execute(_POSITION, (job.table,)).fetchone()
        if end != job.expected:
            self._ends[job.table] = end
            job.error = Clash(job.expected, end)
            return False
        self._ends[job.table] = job.result = end + len(job.rows)
        return True

    def _insert(self, rows: Sequence[Row]) -> None:
        for first in range(0, len(rows), ROWS):
            some = rows[first : first + ROWS]
            values = tuple(chain.from_iterable(some))
            self._connection.execute(_inserting(len(some)), values)


@cache
def _inserting(rows: int) -> str:
    """The statement for so many rows: SQLite keeps each one ready once it has been used."""
    return _INSERT + ", ".join(["(?, ?, ?, ?)"] * rows)


def _release(group: Sequence[Job]) -> None:
    """Wake each event loop once, however many of its tasks wait."""
    by_loop: dict[asyncio.AbstractEventLoop, list[Job]] = defaultdict(list)
    for job in group:
        by_loop[job.loop].append(job)
    for loop, jobs in by_loop.items():
        with suppress(RuntimeError):  # the loop was closed: nobody waits there any more
            loop.call_soon_threadsafe(_release_all, jobs)


def _release_all(jobs: Sequence[Job]) -> None:
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

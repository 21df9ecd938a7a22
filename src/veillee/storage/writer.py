"""One thread that writes to an SQLite file, in groups.

It takes all that is queued, writes it in one transaction, and only when that is on the disk
releases those who wait. The next group forms while the disk works, so there is no timer: one table
alone waits for one commit, two hundred share it.

SQLite gives up the interpreter at every statement, and a busy event loop is slow to give it back.
So a group is one statement, which is its own transaction: it looks where each log ends, inserts and
commits, all of it or nothing. Only where something does not fit is the group written job by job.
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

GROUP = 256  # jobs in one transaction, at most
ROWS = 256  # rows in one statement, at most; SQLite keeps each length ready once it was used

T = TypeVar("T")
Row: TypeAlias = tuple[str, int, int, bytes]
"""Its log, its position there, when it was written, and the entry."""

_POSITION = "select coalesce(max(position), 0) from log where table_id = ?"
_INSERT = "insert into log (table_id, position, written_at, entry) "
# A position of its own for what comes next in its log, and none, which no row may have, for others.
_NEXT = """
select column1, case column5 when coalesce(
    (select max(position) from log where table_id = column1), 0) then column2 end, column3, column4
from (values %s)
"""


class Job:
    """Something to write, and who waits for it in which event loop."""

    __slots__ = ("error", "loop", "result", "waiting")

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.waiting: asyncio.Future[Any] = self.loop.create_future()
        self.result: Any = None
        self.error: BaseException | None = None

    def write(self, connection: sqlite3.Connection) -> None:
        """Inside a transaction: what this leaves as `result`, or as `error`."""
        raise NotImplementedError

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

    @property
    def end(self) -> int:
        """Where the log ends once these rows are there."""
        return self.expected + len(self.rows)

    def write(self, connection: sqlite3.Connection) -> None:
        (actual,) = connection.execute(_POSITION, (self.table,)).fetchone()
        if actual == self.expected:
            connection.executemany(_INSERT + "values (?, ?, ?, ?)", self.rows)
            self.result = self.end
        else:
            self.error = Clash(self.expected, actual)


class Change(Job):
    """Anything else that is done to the file."""

    __slots__ = ("change",)

    def __init__(self, change: Callable[[sqlite3.Connection], Any]) -> None:
        super().__init__()
        self.change = change

    def write(self, connection: sqlite3.Connection) -> None:
        self.result = self.change(connection)


class Writer:
    """The one thread that writes.

    A daemon: what it has acknowledged is on the disk, so that a process that ends without closing
    the log need not wait for it.
    """

    def __init__(self, path: str, connection: sqlite3.Connection) -> None:
        self._path = path
        self._connection = connection
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
            with said(self._path):
                if not self._write_together(group):
                    self._write_in_turn(group)
        except BaseException as error:
            for job in group:
                job.error = error

    def _write_together(self, group: Sequence[Job]) -> bool:
        """All appends in one statement; False: nothing was written, for they do not all fit."""
        appends = [job for job in group if isinstance(job, Append) and job.rows]
        values = [(*row, job.expected) for job in appends for row in job.rows]
        if len(appends) < len(group) or len(values) > ROWS:
            return False
        try:
            self._connection.execute(_inserting(len(values)), tuple(chain.from_iterable(values)))
        except sqlite3.IntegrityError:
            return False
        for job in appends:
            job.result = job.end
        return True

    def _write_in_turn(self, group: Sequence[Job]) -> None:
        """Each job by itself, in one transaction. A clash concerns one job: the others go on."""
        with _transaction(self._connection):
            for job in group:
                job.write(self._connection)


@cache
def _inserting(rows: int) -> str:
    """The statement for so many rows."""
    return _INSERT + _NEXT % ", ".join(["(?, ?, ?, ?, ?)"] * rows)


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

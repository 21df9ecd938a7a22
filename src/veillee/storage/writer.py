"""How an SQLite file is written to: in groups, by one thread or in its stead by an event loop.

It takes all that waits, writes it in one transaction, and only when that is on the disk releases
those who wait. The next group forms while the disk works: one table alone waits for one commit,
two hundred share it. What comes to an idle writer is written when the event loop brings no more for
now: by the loop itself, as long as the disk is quick and no other program holds the file, for to
wake a thread and to share the interpreter with it costs more than a good disk does. Otherwise by
the thread, and the loop goes on.

Copying what was written from the write-ahead log to its place in the file takes the disk many times
as long as a commit. Another thread does that, and the writer only the little that is left over.

SQLite gives up the interpreter at every statement, and a busy event loop is slow to give it back.
So a group is one statement, which is its own transaction: all entries are written or, where one is
not the next of its log, none. Only then is the group written job by job.
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
from time import perf_counter
from typing import Any, TypeAlias, TypeVar

from veillee.storage.log import Clash, Closed
from veillee.storage.trouble import is_busy, said

GROUP = 256  # jobs in one transaction, at most
COLLECT_SECONDS = 0.004  # how long the event loop may go on bringing more
QUICK_SECONDS = 0.002  # within which the last group must have been written
CHECKPOINT_ROWS = 500  # rows after which the write-ahead log is copied to its place
ROWS = 256  # rows in one statement, at most; SQLite keeps each length ready once it was used

T = TypeVar("T")
Row: TypeAlias = tuple[str, int, int, bytes]
"""Its log, its position there, when it was written, and the entry."""

_POSITION = "select position from logs where table_id = ?"
_BEGIN_LOG = "insert or ignore into logs (table_id, created_at, updated_at) values (?1, ?2, ?2)"
_INSERT = "insert into entries (before, log, position, written_at, entry) "
_PATIENCE = "pragma busy_timeout"
_CHECKPOINT = "pragma wal_checkpoint(passive)"  # whatever is in use stays; nobody waits for it
# The file itself sees to it that each entry is the next one of a log that exists.
_ONE = _INSERT + "select last, id, ?2, ?3, ?4 from logs where table_id = ?1"
_MANY = (
    _INSERT
    + """
select last, id, column2, column3, column4 from (values %s) left join logs on table_id = column1
"""
)


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
        found = connection.execute(_POSITION, (self.table,)).fetchone()
        actual = found[0] if found else 0
        if actual == self.expected:
            connection.executemany(_BEGIN_LOG, ((name, at) for name, _, at, _ in self.rows[:1]))
            connection.executemany(_ONE, self.rows)
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


class Checkpoints:
    """A thread that copies what was written to its place, beside the writer."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._due = threading.Event()
        self._stopped = False
        self.copied = threading.Event()
        self._thread = threading.Thread(target=self._run, name="veillee-log-copier", daemon=True)
        self._thread.start()

    def begin(self) -> None:
        self._due.set()

    def stop(self) -> None:
        self._stopped = True
        self._due.set()
        self._thread.join()

    def _run(self) -> None:
        while self._due.wait() and not self._stopped:
            self._due.clear()
            checkpoint(self._connection)
            self.copied.set()
        self._connection.close()


class Writer:
    """The one thread that writes.

    A daemon: what it has acknowledged is on the disk, so that a process that ends without closing
    the log need not wait for it.
    """

    def __init__(
        self, path: str, connection: sqlite3.Connection, beside: sqlite3.Connection
    ) -> None:
        self._path = path
        self._connection = connection
        self._checkpoints = Checkpoints(beside)
        self._uncopied = 0
        (self._patience,) = connection.execute(_PATIENCE).fetchone()
        self._patient = True
        self._jobs: list[Job] = []
        self._idle = False  # nobody writes: neither the thread nor a loop in its stead
        self._quick = True
        self._waking: set[asyncio.AbstractEventLoop] = set()
        self._alarm: queue.SimpleQueue[None] = queue.SimpleQueue()
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
        """Write what was accepted, then end."""
        with self._gate:
            self.stopped = True
            self._wake()
        self._thread.join()

    def _put(self, job: Job) -> "asyncio.Future[Any]":
        with self._gate:
            if self.stopped:
                raise Closed
            self._jobs.append(job)
            if self._idle and job.loop not in self._waking:
                self._waking.add(job.loop)
                until = job.loop.time() + COLLECT_SECONDS
                job.loop.call_soon(self._wake_soon, job.loop, 1, until)
        return job.waiting

    def _wake_soon(self, loop: asyncio.AbstractEventLoop, seen: int, until: float) -> None:
        """The loop has done what it was about to do: if it brought more, perhaps it goes on."""
        found = len(self._jobs)
        if seen < found and loop.time() < until:
            loop.call_soon(self._wake_soon, loop, found, until)
            return
        with self._gate:
            self._waking.discard(loop)
            jobs = self._take_quick()
            if not jobs:
                self._wake()
        if jobs:
            self._write_here(jobs, loop)

    def _wake(self) -> None:
        if self._idle:
            self._idle = False
            self._alarm.put(None)

    def _take_quick(self) -> list[Job]:
        """What a loop may write itself: appends, while the disk is quick and the thread idle.

        Nothing could be shown meanwhile but what waits for the same disk.
        """
        if not (self._quick and self._idle) or len(self._jobs) > GROUP or self.stopped:
            return []
        if self._checkpoints.copied.is_set():  # the thread copies the rest, which takes longer
            return []
        if not all(isinstance(job, Append) for job in self._jobs):  # to delete may take long
            return []
        jobs, self._jobs, self._idle = self._jobs, [], False
        return jobs

    def _write_here(self, jobs: list[Job], loop: asyncio.AbstractEventLoop) -> None:
        """In an event loop's own thread: where another program holds the file, the writer waits."""
        self._have_patience(False)
        if written := self._commit(jobs):
            _release(jobs, loop)
            self._see_to_checkpoints(len(jobs))
        with self._gate:
            self._idle = True
            if not written:
                self._jobs = jobs + self._jobs
            if self._jobs or self.stopped:  # another thread may have come meanwhile
                self._wake()

    def _run(self) -> None:
        while jobs := self._next_jobs():
            self._have_patience(True)
            for start in range(0, len(jobs), GROUP):
                group = jobs[start : start + GROUP]
                self._commit(group)
                _release(group)
            self._see_to_checkpoints(len(jobs))
        self._checkpoints.stop()
        self._connection.close()

    def _have_patience(self, patient: bool) -> None:
        """Whether the next statements wait for another program, as long as was asked for."""
        if patient != self._patient:
            self._patient = patient
            self._connection.execute(f"{_PATIENCE} = {self._patience if patient else 0}")

    def _next_jobs(self) -> list[Job]:
        """All that waits, at least one; nothing at the end."""
        while True:
            with self._gate:
                jobs, self._jobs = self._jobs, []
                if jobs or self.stopped:
                    return jobs
                self._idle = True
            self._alarm.get()

    def _see_to_checkpoints(self, jobs: int) -> None:
        """Have much copied beside, then copy the rest: only then is the log begun from its start.

        It would grow as long as there is no pause, for new rows come while the others are copied.
        """
        self._uncopied += jobs
        if self._checkpoints.copied.is_set():
            self._checkpoints.copied.clear()
            checkpoint(self._connection)
        elif self._uncopied >= CHECKPOINT_ROWS:
            self._uncopied = 0
            self._checkpoints.begin()

    def _commit(self, group: Sequence[Job]) -> bool:
        """Have these on the disk; False: another program holds the file, and we did not wait."""
        began = perf_counter()
        try:
            with said(self._path):
                if not self._write_together(group):
                    self._write_in_turn(group)
        except BaseException as error:
            if not self._patient and is_busy(error):
                return False
            for job in group:
                job.error = error
        self._quick = perf_counter() - began < QUICK_SECONDS
        return True

    def _write_together(self, group: Sequence[Job]) -> bool:
        """All appends in one statement; False: nothing was written, for they do not all fit."""
        appends = [job for job in group if isinstance(job, Append) and job.rows]
        rows = [row for job in appends for row in job.rows]
        if len(appends) < len(group) or len(rows) > ROWS:
            return False
        try:
            self._connection.execute(_inserting(len(rows)), tuple(chain.from_iterable(rows)))
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


def checkpoint(connection: sqlite3.Connection) -> None:
    """Copy what was written to its place; what cannot be copied now is, another time."""
    with suppress(sqlite3.Error):
        connection.execute(_CHECKPOINT).fetchone()


@cache
def _inserting(rows: int) -> str:
    """The statement for so many rows."""
    return _MANY % ", ".join(["(?, ?, ?, ?)"] * rows)


def _release(group: Sequence[Job], here: asyncio.AbstractEventLoop | None = None) -> None:
    """Wake each event loop once, however many of its tasks wait; `here`: that of this thread."""
    by_loop: dict[asyncio.AbstractEventLoop, list[Job]] = defaultdict(list)
    for job in group:
        by_loop[job.loop].append(job)
    for loop, jobs in by_loop.items():
        if loop is here:
            _release_all(jobs)
            continue
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

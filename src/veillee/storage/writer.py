"""One thread that writes to an SQLite file, in groups.

It takes all that is queued, writes it in one transaction, and only when that is on the disk
releases those who wait. The next group forms while the disk works, so there is no timer: one table
alone waits for one commit, two hundred share it.
"""

import asyncio
import queue
import sqlite3
import threading
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Generic, TypeVar

from veillee.storage.log import Clash, Closed
from veillee.storage.trouble import said

GROUP = 256  # appends in one transaction, at most

T = TypeVar("T")


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


class Writer:
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
            with said(self._path), _transaction(self._connection):
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

"""Logs in PostgreSQL, for many nodes: its primary key is the referee between them.

A node writes in groups, as the SQLite adapter does: one `insert … select from unnest(…)` takes all
that has queued up while the one before was on its way. The adapter has an event loop in a thread of
its own, so that it serves any event loop and no parsing holds up the sockets.
"""

import asyncio
import threading
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Self, TypeVar

import asyncpg
from msgspec import Struct

from veillee.storage.log import Clash, Closed, Listed, StorageError, Unusable, Unwritten
from veillee.storage.memory import now
from veillee.storage.schema import migrations

GROUP = 256  # appends in one statement, at most
CONNECTIONS = 8
PATIENCE_SECONDS = 5.0  # how long the database may be away before an append is given up
PAUSE_SECONDS = 0.1
MIGRATION_LOCK = 0x7665696C6C65  # any number that nobody else locks

T = TypeVar("T")

# Only rows that follow the last one of their log are written; of two nodes that write the same
# position, the second waits for the first and then writes nothing. Sorted, so that two groups
# never wait for each other.
_APPEND = """
insert into log (table_id, position, written_at, entry)
select new.table_id, new.position, new.written_at, new.entry
from unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bytea[])
    as new (table_id, expected, position, written_at, entry)
where new.expected = coalesce(
    (select max(log.position) from log where log.table_id = new.table_id), 0)
order by new.table_id, new.position
on conflict do nothing
returning table_id, position
"""
_TAKE_BACK = """
delete from log using unnest($1::text[], $2::bigint[]) as old (table_id, position)
where log.table_id = old.table_id and log.position = old.position
"""
_POSITIONS = "select table_id, max(position) from log where table_id = any($1) group by table_id"
_READ = "select position, entry from log where table_id = $1 and position > $2 order by position"
_LIST = (
    "select table_id, max(position), min(written_at), max(written_at) from log"
    " group by table_id order by 4 desc, 1"
)
_DELETE = "delete from log where table_id = $1"
_PURGE = """
with old as (select table_id from log group by table_id having max(written_at) < $1),
     gone as (delete from log using old where log.table_id = old.table_id returning log.table_id)
select count(distinct table_id) from gone
"""
_BROKEN_OFF = (OSError, asyncpg.PostgresConnectionError, asyncpg.InterfaceError, TimeoutError)
_AWAY = (
    *_BROKEN_OFF,
    asyncpg.CannotConnectNowError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.TooManyConnectionsError,
    asyncpg.DeadlockDetectedError,
    asyncpg.InternalClientError,  # said of a connection that broke in the middle of an answer
)


class _Job(Struct):
    """Entries to write, and who waits for them."""

    table: str
    expected: int
    entries: Sequence[bytes]
    at: int
    waiting: "asyncio.Future[int]"

    @property
    def rows(self) -> list[tuple[str, int, int, int, bytes]]:
        numbered = enumerate(self.entries, start=self.expected + 1)
        return [(self.table, self.expected, n, self.at, entry) for n, entry in numbered]

    def written(self) -> None:
        if not self.waiting.done():
            self.waiting.set_result(self.expected + len(self.entries))

    def failed(self, error: StorageError) -> None:
        if not self.waiting.done():
            self.waiting.set_exception(error)


class PostgresLog:
    """The port on PostgreSQL."""

    @classmethod
    def open(cls, url: str, *, clock: Callable[[], int] = now) -> Self:
        """The logs of this database, which is brought up to date; Unusable says why not."""
        log = cls(url, clock)
        try:
            log._run(log._open()).result()
        except BaseException:
            log._closed = True
            log._run(log._finish()).result()
            log._stop()
            raise
        return log

    def __init__(self, url: str, clock: Callable[[], int]) -> None:
        self._url = url
        self._clock = clock
        self._queue: deque[_Job] = deque()
        self._wake = asyncio.Event()
        self._closed = False
        self._pool: asyncpg.Pool[asyncpg.Record] | None = None
        self._writer: asyncio.Task[None] | None = None
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(
            target=self._loop.run_forever, name="veillee-log-postgres", daemon=True
        )
        self._thread.start()

    # The port, from any event loop.

    async def append(self, table: str, expected: int, entries: Sequence[bytes]) -> int:
        return await self._ask(self._append(table, expected, entries, self._clock()))

    async def read(self, table: str, after: int = 0) -> list[tuple[int, bytes]]:
        rows = await self._ask(self._fetch(_READ, table, after))
        return [(row[0], row[1]) for row in rows]

    async def tables(self) -> list[Listed]:
        return [Listed(*row) for row in await self._ask(self._fetch(_LIST))]

    async def delete(self, table: str) -> bool:
        done: str = await self._ask(self._patiently(lambda c: c.execute(_DELETE, table)))
        return done != "DELETE 0"

    async def purge(self, before: int) -> int:
        ((count,),) = await self._ask(self._fetch(_PURGE, before))
        return int(count)

    async def close(self) -> None:
        """Write what has been accepted, then let go; a second time does nothing."""
        if not self._closed:
            self._closed = True
            await asyncio.wrap_future(self._run(self._finish()))
            await asyncio.to_thread(self._stop)

    async def _ask(self, work: Coroutine[Any, Any, T]) -> T:
        if self._closed:
            work.close()
            raise Closed
        # Whoever gives up waiting must not break off a statement: the connection would be lost.
        return await asyncio.shield(asyncio.wrap_future(self._run(work)))

    def _run(self, work: Coroutine[Any, Any, T]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self._loop)

    def _stop(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    # In the adapter's own loop.

    async def _open(self) -> None:
        try:
            self._pool = await self._connect()
            async with self._pool.acquire() as connection:
                await migrate(connection)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
            raise Unusable("unreachable", detail=str(error)) from error
        self._writer = asyncio.ensure_future(self._write())

    async def _connect(self) -> Any:
        """A pool of connections; a database that is starting up is waited for."""
        give_up = self._loop.time() + PATIENCE_SECONDS
        while True:
            try:
                return await asyncpg.create_pool(
                    self._url,
                    min_size=1,
                    max_size=CONNECTIONS,
                    command_timeout=30,
                    server_settings={"synchronous_commit": "on", "application_name": "veillee"},
                )
            except asyncpg.CannotConnectNowError:
                if self._loop.time() > give_up:
                    raise
                await asyncio.sleep(PAUSE_SECONDS)

    async def _finish(self) -> None:
        if self._writer is not None:
            self._wake.set()
            await self._writer
        if self._pool is not None:
            await self._pool.close()

    async def _append(self, table: str, expected: int, entries: Sequence[bytes], at: int) -> int:
        if not entries:
            actual = dict(await self._fetch(_POSITIONS, [table])).get(table, 0)
            if actual != expected:
                raise Clash(expected, actual)
            return expected
        job = _Job(table, expected, entries, at, self._loop.create_future())
        self._queue.append(job)
        self._wake.set()
        return await job.waiting

    async def _write(self) -> None:
        while self._queue or not self._closed:
            if not self._queue:
                self._wake.clear()
                if self._closed:
                    break
                await self._wake.wait()
                continue
            await self._commit(self._next_group())

    def _next_group(self) -> dict[str, _Job]:
        """All that is queued, but one append a table: the next must see what it has written."""
        group: dict[str, _Job] = {}
        later = []
        while self._queue and len(group) < GROUP:
            job = self._queue.popleft()
            if job.table in group:
                later.append(job)
            else:
                group[job.table] = job
        self._queue.extendleft(reversed(later))
        return group

    async def _commit(self, group: dict[str, _Job]) -> None:
        try:
            written = await self._patiently(lambda c: _insert(c, group))
            clashing = [job for table, job in group.items() if table not in written]
            actual = dict(await self._fetch(_POSITIONS, [job.table for job in clashing]))
        except Exception as error:
            # Whatever it was, the writer goes on: those who wait learn that nothing is certain.
            for job in group.values():
                job.failed(_as_data(error))
            return
        for table in written:
            group[table].written()
        for job in clashing:
            job.failed(Clash(job.expected, actual.get(job.table, 0)))

    async def _fetch(self, sql: str, *params: Any) -> list[Any]:
        return await self._patiently(lambda connection: connection.fetch(sql, *params))

    async def _patiently(self, work: Callable[[Any], Awaitable[T]]) -> T:
        """Do this, and again if the connection breaks, until patience ends.

        An insert that broke off may have been written all the same: then the second try finds the
        position taken, and whoever decided finds its own entry there when it catches up.
        """
        if self._pool is None:
            raise Closed
        give_up = self._loop.time() + PATIENCE_SECONDS
        while True:
            try:
                return await self._with_connection(self._pool, work)
            except _AWAY as error:
                if self._loop.time() > give_up:
                    raise _as_data(error) from error
            except asyncpg.PostgresError as error:
                raise _as_data(error) from error
            await asyncio.sleep(PAUSE_SECONDS)

    async def _with_connection(self, pool: Any, work: Callable[[Any], Awaitable[T]]) -> T:
        """Do this on a connection of the pool, which takes no broken one back."""
        connection = await pool.acquire(timeout=PATIENCE_SECONDS)
        try:
            return await work(connection)
        except _AWAY:
            connection.terminate()
            raise
        finally:
            await pool.release(connection)


def _as_data(error: Exception) -> StorageError:
    """What PostgreSQL, or the way to it, has to say."""
    if isinstance(error, StorageError):
        return error
    return Unwritten("broken-off", path="postgresql", detail=str(error) or type(error).__name__)


async def _insert(connection: Any, group: dict[str, _Job]) -> set[str]:
    """The tables whose entries were written, all of them."""
    if all(len(job.entries) == 1 for job in group.values()):
        return {table for table, _ in await _insert_rows(connection, group)}
    async with connection.transaction():
        rows = await _insert_rows(connection, group)
        counts = {table: sum(t == table for t, _ in rows) for table, _ in rows}
        whole = {table for table, n in counts.items() if n == len(group[table].entries)}
        # Another node was faster at the first position, though not at the next: take it back.
        half = [(table, position) for table, position in rows if table not in whole]
        if half:
            tables, positions = zip(*half, strict=True)
            await connection.execute(_TAKE_BACK, tables, positions)
        return whole


async def _insert_rows(connection: Any, group: dict[str, _Job]) -> list[tuple[str, int]]:
    rows = [row for job in group.values() for row in job.rows]
    return [tuple(row) for row in await connection.fetch(_APPEND, *zip(*rows, strict=True))]


async def migrate(connection: Any) -> None:
    """Apply what is missing, one node at a time, all of it or nothing."""
    async with connection.transaction():
        await connection.execute(f"select pg_advisory_xact_lock({MIGRATION_LOCK})")
        await connection.execute(
            "create table if not exists schema_version"
            " (version integer primary key, name text not null)"
        )
        found = await connection.fetchval("select coalesce(max(version), 0) from schema_version")
        known = migrations("postgres")
        if found > known[-1][0]:
            raise Unusable("newer-schema", path="postgresql", found=found, known=known[-1][0])
        for version, name, sql in known:
            if version > found:
                await connection.execute(sql)
                await connection.execute(
                    "insert into schema_version values ($1, $2)", version, name
                )

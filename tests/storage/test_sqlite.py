"""The log in an SQLite file keeps the contract, and says in words what is wrong with a file."""

import asyncio
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from storage.contract import LogContract, Opened
from veillee.storage import schema, sqlite, writer
from veillee.storage.log import Clash, Listed, StorageError, Unusable, Unwritten
from veillee.storage.sqlite import SqliteLog
from veillee.storage.writer import CHECKPOINT_ROWS, GROUP, ROWS, Writer


class TestSqliteLog(LogContract):
    @pytest.fixture
    def opened(self, tmp_path: Path) -> Opened:
        return lambda clock: SqliteLog.open(tmp_path / "log.db", clock=clock)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "log.db"


def trouble(path: Path) -> StorageError:
    with pytest.raises(StorageError) as caught:
        SqliteLog.open(path, busy_seconds=0.05)
    return caught.value


def writing(path: Path, table: str = "T", position: int = 0) -> int:
    async def append() -> int:
        log = SqliteLog.open(path, busy_seconds=0.05)
        try:
            return await log.append(table, position, [b"entry"])
        finally:
            await log.close()

    return asyncio.run(append())


def test_a_log_outlives_the_process_that_wrote_it(path: Path) -> None:
    assert writing(path) == 1
    assert writing(path, position=1) == 2


def test_every_commit_reaches_the_disk(path: Path) -> None:
    connection = sqlite._connect(str(path), 1.0)
    sqlite._prepare(connection, str(path))
    assert connection.execute("pragma journal_mode").fetchone() == ("wal",)
    assert connection.execute("pragma synchronous").fetchone() == (2,)
    connection.close()


def test_appends_that_wait_together_share_one_commit(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    statements: list[str] = []  # outside of a transaction, each is one
    connect = sqlite._connect

    def counting(name: str, busy_seconds: float) -> sqlite3.Connection:
        connection = connect(name, busy_seconds)
        connection.set_trace_callback(statements.append)
        return connection

    async def append_many() -> None:
        log = SqliteLog.open(path)
        await asyncio.gather(*(log.append(f"T{n}", 0, [b"x"]) for n in range(200)))
        statements.clear()
        await asyncio.gather(*(log.append(f"T{n}", 1, [b"x"]) for n in range(200)))
        await log.close()

    monkeypatch.setattr(sqlite, "_connect", counting)
    asyncio.run(append_many())
    written = [sql for sql in statements if not sql.startswith("pragma busy_timeout")]
    assert all(sql.startswith("insert into entries") for sql in written)
    assert 0 < len(set(written)) <= 20  # each is told again with every step of a trigger


def measured_groups(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The sizes of all groups that are written from now on."""
    sizes: list[int] = []
    commit = Writer._commit

    def measured(self: Writer, group: list[writer.Job]) -> bool:
        sizes.append(len(group))
        return commit(self, group)

    monkeypatch.setattr(Writer, "_commit", measured)
    return sizes


def test_a_group_has_a_largest_size(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = measured_groups(monkeypatch)

    async def append_many() -> None:
        log = SqliteLog.open(path)
        await asyncio.gather(*(log.append(f"T{n}", 0, [b"x"]) for n in range(600)))
        await log.close()

    asyncio.run(append_many())
    assert sum(sizes) == 600
    assert max(sizes) <= GROUP


def groups_of_a_busy_loop(path: Path, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The sizes of the groups in which 21 appends are written to an idle file, two of which come at
    first, so that it is worth looking again, and then one more at every look.
    """
    monkeypatch.setattr(writer, "COLLECT_SECONDS", 60.0)

    async def bring(log: SqliteLog, late: int) -> None:
        for _ in range(late):
            await asyncio.sleep(0)  # the loop has other things to do first
        await log.append(f"T{late}", 0, [b"x"])

    async def scenario() -> list[int]:
        log = SqliteLog.open(path)
        while not log._writer._idle:
            await asyncio.sleep(0.001)
        sizes = measured_groups(monkeypatch)
        await asyncio.gather(log.append("T", 0, [b"x"]), *(bring(log, late) for late in range(20)))
        await log.close()
        return sizes

    return asyncio.run(scenario())


def test_what_one_loop_brings_while_it_is_busy_is_written_together(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert groups_of_a_busy_loop(path, monkeypatch) == [21]


def writing_threads(path: Path, monkeypatch: pytest.MonkeyPatch, moves: int) -> list[str]:
    """Which threads write, where so many appends come at once and then as many again."""
    names: list[str] = []
    commit = Writer._commit

    def watched(self: Writer, group: list[writer.Job]) -> bool:
        names.append(threading.current_thread().name)
        return commit(self, group)

    async def scenario() -> None:
        log = SqliteLog.open(path)
        for position in range(2):
            while not log._writer._idle:
                await asyncio.sleep(0.001)
            await asyncio.gather(*(log.append(f"T{n}", position, [b"x"]) for n in range(moves)))
        await log.close()

    monkeypatch.setattr(Writer, "_commit", watched)
    asyncio.run(scenario())
    return names


@pytest.mark.parametrize("moves", [1, 50])
def test_no_thread_is_woken_while_the_disk_is_quick(
    path: Path, monkeypatch: pytest.MonkeyPatch, moves: int
) -> None:
    monkeypatch.setattr(writer, "QUICK_SECONDS", 60.0)
    assert writing_threads(path, monkeypatch, moves) == ["MainThread", "MainThread"]


def test_what_is_deleted_is_the_threads(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However old the tables of a house are: to purge them may take long."""
    monkeypatch.setattr(writer, "QUICK_SECONDS", 60.0)
    names: list[str] = []

    def delete(connection: sqlite3.Connection) -> None:
        names.append(threading.current_thread().name)

    async def scenario() -> None:
        log = SqliteLog.open(path)
        while not log._writer._idle:
            await asyncio.sleep(0.001)
        await log._writer.change(delete)
        await log.close()

    asyncio.run(scenario())
    assert names == ["veillee-log-writer"]


def test_a_slow_disk_never_holds_up_the_loop_again(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "QUICK_SECONDS", 0.0)
    assert writing_threads(path, monkeypatch, moves=1) == ["MainThread", "veillee-log-writer"]


def test_more_than_a_group_is_the_threads(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "QUICK_SECONDS", 60.0)
    assert set(writing_threads(path, monkeypatch, moves=GROUP + 1)) == {"veillee-log-writer"}


def test_what_another_thread_brings_while_a_loop_writes_is_written(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "QUICK_SECONDS", 60.0)
    commit, writing, brought = Writer._commit, threading.Event(), threading.Event()

    def slowly(self: Writer, group: list[writer.Job]) -> bool:
        writing.set()
        assert brought.wait(30)
        return commit(self, group)

    async def other(log: SqliteLog) -> int:
        assert await asyncio.to_thread(writing.wait, 30)
        waiting = log._writer.append("B", 0, [("B", 1, 0, b"x")])
        brought.set()
        return await asyncio.wait_for(waiting, 30)

    async def scenario() -> list[int]:
        log = SqliteLog.open(path)
        while not log._writer._idle:
            await asyncio.sleep(0.001)
        monkeypatch.setattr(Writer, "_commit", slowly)
        beside = asyncio.to_thread(asyncio.run, other(log))
        both = await asyncio.gather(beside, log.append("A", 0, [b"x"]))
        await log.close()
        return list(both)

    assert asyncio.run(scenario()) == [1, 1]


def test_a_loop_stands_still_for_no_other_program(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody purges the file: the thread waits for that, and the other tables go on."""
    monkeypatch.setattr(writer, "QUICK_SECONDS", 60.0)

    async def scenario() -> tuple[bool, int]:
        log = SqliteLog.open(path, busy_seconds=30)
        await log.append("A", 0, [b"x"])
        while not log._writer._idle:
            await asyncio.sleep(0.001)
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("begin immediate")
            waiting = asyncio.ensure_future(log.append("A", 1, [b"x"]))
            for _ in range(20):  # a loop that waited for the file would never come to the rollback
                await asyncio.sleep(0.001)
            held_up = not waiting.done()
            other.execute("rollback")
        end = await asyncio.wait_for(waiting, 30)
        await log.close()
        return held_up, end

    assert asyncio.run(scenario()) == (True, 2)


def test_the_write_ahead_log_does_not_grow_for_ever(path: Path) -> None:
    """Without a pause between writes, and though a reader looks in between."""
    entry, beside = bytes(1000), path.with_name(path.name + "-wal")

    async def scenario() -> list[int]:
        log, sizes = SqliteLog.open(path), []
        for position in range(12 * CHECKPOINT_ROWS // 100):
            await asyncio.gather(*(log.append(f"T{n}", position, [entry]) for n in range(100)))
            sizes.append(beside.stat().st_size)
            assert len(await log.read("T0", position)) == 1
        await log.close()
        return sizes

    sizes = asyncio.run(scenario())
    written = 12 * CHECKPOINT_ROWS * 4096  # at least a page for each, if nothing were used again
    assert max(sizes) < written / 2


def test_two_event_loops_in_two_threads_share_a_log(path: Path) -> None:
    log = SqliteLog.open(path)

    async def fill(table: str) -> None:
        for position in range(50):
            await log.append(table, position, [b"x"])

    threads = [threading.Thread(target=lambda t=t: asyncio.run(fill(t))) for t in "TU"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [listed.position for listed in asyncio.run(log.tables())] == [50, 50]
    asyncio.run(log.close())


def test_two_programs_may_write_to_one_file_and_the_log_is_the_referee(path: Path) -> None:
    async def both() -> list[object]:
        one, other = SqliteLog.open(path), SqliteLog.open(path)
        tries = [log.append("T", 0, [b"x"]) for log in (one, other)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        await asyncio.gather(one.close(), other.close())
        return list(results)

    results = asyncio.run(both())
    assert sorted(map(str, results)) == ["1", "clash (expected=0, actual=1)"]


def test_what_another_program_has_written_or_deleted_meanwhile_is_met_as_it_is(path: Path) -> None:
    async def scenario() -> list[str]:
        one, other = SqliteLog.open(path), SqliteLog.open(path)
        assert await one.append("T", 0, [b"x"]) == 1
        assert await other.append("T", 1, [b"y"]) == 2
        said = [await refused(one, 1)]
        assert await one.append("T", 2, [b"z"]) == 3
        await other.delete("T")
        said.append(await refused(one, 3))
        await asyncio.gather(one.close(), other.close())
        return said

    async def refused(log: SqliteLog, expected: int) -> str:
        with pytest.raises(Clash) as caught:
            await log.append("T", expected, [b"late"])
        return str(caught.value)

    said = asyncio.run(scenario())
    assert said == ["clash (expected=1, actual=2)", "clash (expected=3, actual=0)"]


@pytest.mark.parametrize("rows", [1, ROWS - 1, ROWS, ROWS + 1, 3 * ROWS])
def test_rows_are_written_in_their_order_however_many(path: Path, rows: int) -> None:
    entries = [b"%d" % n for n in range(rows)]

    async def scenario() -> list[tuple[int, bytes]]:
        log = SqliteLog.open(path)
        await log.append("T", 0, entries)
        read = await log.read("T")
        await log.close()
        return read

    assert asyncio.run(scenario()) == list(enumerate(entries, start=1))


def test_who_brings_what_cannot_be_written_harms_nobody_else(path: Path) -> None:
    async def scenario() -> list[object]:
        log = SqliteLog.open(path)
        tries = [log.append(name, 0, [b"x"]) for name in ("T", "\ud800", "U")]
        results = await asyncio.gather(*tries, return_exceptions=True)
        await log.close()
        return list(results)

    one, wrong, other = asyncio.run(scenario())
    assert (one, other) == (1, 1)
    assert isinstance(wrong, UnicodeEncodeError)


# Migrations.


def test_migrations_are_numbered_without_gaps() -> None:
    numbers = [number for number, _, _ in schema.migrations()]
    assert numbers == list(range(1, len(numbers) + 1))


def test_opening_twice_migrates_once(path: Path) -> None:
    writing(path)
    writing(path, "U")
    with sqlite3.connect(path) as connection:
        applied = connection.execute("select version, name from schema_version").fetchall()
    connection.close()
    assert applied == [(number, name) for number, name, _ in schema.migrations()]


def test_an_older_file_is_brought_up_to_date(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    writing(path)
    known = schema.migrations()
    next_ = (
        "-- A column; with a semicolon in its comment.\nalter table logs add column note text;\n"
    )
    monkeypatch.setattr(schema, "migrations", lambda: [*known, (99, "0099_note.sql", next_)])
    assert writing(path, position=1) == 2
    assert columns(path)[-1] == "note"


def test_logs_kept_by_table_become_chains_and_stay_what_they_were(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = schema.migrations()[:1]
    with monkeypatch.context() as patch, closing(sqlite._connect(str(path), 1.0)) as connection:
        patch.setattr(schema, "migrations", lambda: first)
        sqlite._prepare(connection, str(path))
        rows = [("T", 1, 10), ("U", 1, 20), ("T", 2, 20), ("T", 3, 30), ("U", 2, 40)]
        values = [(*row, b"%s%d" % (row[0].encode(), row[1])) for row in rows]
        connection.executemany("insert into log values (?, ?, ?, ?)", values)

    async def scenario() -> None:
        log = SqliteLog.open(path, clock=lambda: 50)
        assert await log.read("T") == [(1, b"T1"), (2, b"T2"), (3, b"T3")]
        assert await log.append("U", 2, [b"U3", b"U4"]) == 4
        assert await log.read("U", after=1) == [(2, b"U2"), (3, b"U3"), (4, b"U4")]
        assert await log.tables() == [Listed("U", 4, 20, 50), Listed("T", 3, 10, 30)]
        assert await log.delete("T")
        assert [listed.table for listed in await log.tables()] == ["U"]
        await log.close()

    asyncio.run(scenario())
    assert counted(path, "entries") == 4


def test_the_file_itself_refuses_what_does_not_come_next(path: Path) -> None:
    writing(path)
    for before, position in ((1, 3), (1, 1), (7, 2), (None, 2)):
        row = (before, 1, position, 0, b"")
        with closing(sqlite3.connect(path)) as connection, pytest.raises(sqlite3.IntegrityError):
            connection.execute("insert into entries values (null, ?, ?, ?, ?, ?)", row)
    assert counted(path, "entries") == 1


def counted(path: Path, table: str) -> int:
    with closing(sqlite3.connect(path)) as connection:
        count: int = connection.execute(f"select count(*) from {table}").fetchone()[0]
    return count


def test_commits_find_room_in_the_write_ahead_log(path: Path) -> None:
    async def scenario() -> None:
        log = SqliteLog.open(path)
        wal = path.with_name("log.db-wal")
        for position in range(20):
            await log.append("T", position, [b"entry"])
        assert wal.stat().st_size == sqlite.WAL_BYTES
        await log.close()

    asyncio.run(scenario())
    assert writing(path, position=20) == 21


def test_a_migration_that_fails_leaves_the_file_as_it_was(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    writing(path)
    known = schema.migrations()
    broken = "alter table logs add column note text;\nalter table nowhere add column x text;\n"
    monkeypatch.setattr(schema, "migrations", lambda: [*known, (99, "0099_broken.sql", broken)])
    assert trouble(path).key == "broken-off"
    assert "note" not in columns(path)


def columns(path: Path) -> list[str]:
    connection = sqlite3.connect(path)
    names = [row[1] for row in connection.execute("pragma table_info(logs)")]
    connection.close()
    return names


def test_a_file_of_a_newer_program_is_left_alone(path: Path) -> None:
    writing(path)
    _execute(path, "insert into schema_version values (99, '0099_future.sql')")
    error = trouble(path)
    assert isinstance(error, Unusable)
    assert (error.key, error.params["found"], error.params["known"]) == ("newer-schema", 99, 2)


def test_the_database_of_another_program_is_left_alone(path: Path) -> None:
    _execute(path, "create table recipes (title text)")
    assert trouble(path).key == "not-ours"


def _execute(path: Path, sql: str) -> None:
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute(sql)
    connection.close()


# Trouble, as data.


def test_a_file_that_is_no_database_is_named(path: Path) -> None:
    path.write_bytes(b"Dear diary, " * 100)
    error = trouble(path)
    assert isinstance(error, Unusable)
    assert error.key == "not-a-database"


def test_a_folder_that_does_not_exist_is_named(tmp_path: Path) -> None:
    error = trouble(tmp_path / "nowhere" / "log.db")
    assert isinstance(error, Unusable)
    assert error.key == "cannot-open"
    assert error.params["path"] == str(tmp_path / "nowhere" / "log.db")


def test_a_file_held_by_another_program_is_busy(path: Path) -> None:
    writing(path)
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("begin immediate")
    assert trouble(path).key == "busy"
    holder.execute("rollback")
    holder.close()


def failing(path: Path, pragma: str, monkeypatch: pytest.MonkeyPatch) -> Callable[[], object]:
    """From the returned call on, the writer's connection has this pragma set."""
    opened: list[sqlite3.Connection] = []
    connect = sqlite._connect

    def kept(name: str, busy_seconds: float) -> sqlite3.Connection:
        opened.append(connect(name, busy_seconds))
        return opened[-1]

    monkeypatch.setattr(sqlite, "_connect", kept)
    return lambda: opened[0].execute(pragma)


@pytest.mark.parametrize(
    ("pragma", "kind", "key"),
    [
        ("pragma max_page_count = 8", Unwritten, "full"),
        ("pragma query_only = on", Unusable, "read-only"),
    ],
)
def test_a_disk_that_refuses_writes_nothing_and_the_log_goes_on_reading(
    path: Path,
    pragma: str,
    kind: type[StorageError],
    key: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fail = failing(path, pragma, monkeypatch)

    async def scenario() -> list[tuple[int, bytes]]:
        log = SqliteLog.open(path)
        await log.append("T", 0, [b"kept"])
        fail()
        with pytest.raises(kind) as caught:
            await log.append("T", 1, [bytes(100_000)])
        assert caught.value.key == key
        kept = await log.read("T")
        await log.close()
        return kept

    assert asyncio.run(scenario()) == [(1, b"kept")]


def test_after_a_full_disk_has_room_again_the_log_goes_on(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fail = failing(path, "pragma max_page_count = 8", monkeypatch)

    async def scenario() -> int:
        log = SqliteLog.open(path)
        fail()
        with pytest.raises(Unwritten):
            await log.append("T", 0, [bytes(100_000)])
        position = await log.append("T", 0, [b"small"])
        await log.close()
        return position

    assert asyncio.run(scenario()) == 1


def test_a_process_that_forgets_to_close_its_log_ends_all_the_same(path: Path) -> None:
    forgetful = (
        "import asyncio, sys\n"
        "from veillee.storage.sqlite import SqliteLog\n"
        "log = SqliteLog.open(sys.argv[1])\n"
        "print(asyncio.run(log.append('T', 0, [b'x'])))\n"
        "print(asyncio.run(log.read('T')))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", forgetful, str(path)], capture_output=True, text=True, timeout=30
    )
    assert (done.returncode, done.stdout.split()[0]) == (0, "1")

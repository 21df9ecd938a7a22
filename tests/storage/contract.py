"""What every log must do, whatever keeps it: one suite for all adapters.

An adapter's tests subclass `LogContract` and say how a log is opened:

    class TestMemoryLog(LogContract):
        @pytest.fixture
        def opened(self) -> Opened: ...
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import TypeAlias, TypeVar

import pytest

from veillee.storage.log import Clash, Closed, Listed, Log

T = TypeVar("T")
Opened: TypeAlias = Callable[[Callable[[], int]], Log]
"""Opens an empty log that tells the time by this clock."""


class Clock:
    """A clock that stands still until it is set."""

    def __init__(self) -> None:
        self.now = 1000

    def __call__(self) -> int:
        return self.now


class LogContract:
    """The laws of the port."""

    @pytest.fixture
    def runner(self) -> Iterator[asyncio.Runner]:
        with asyncio.Runner() as runner:
            yield runner

    @pytest.fixture
    def clock(self) -> Clock:
        return Clock()

    @pytest.fixture
    def log(self, opened: Opened, clock: Clock, runner: asyncio.Runner) -> Iterator[Log]:
        log = opened(clock)
        yield log
        runner.run(log.close())

    def test_what_is_appended_is_read_back_in_order(self, log: Log, runner: asyncio.Runner) -> None:
        assert runner.run(log.append("T", 0, [b"one", b"two"])) == 2
        assert runner.run(log.append("T", 2, [b"three"])) == 3
        assert runner.run(log.read("T")) == [(1, b"one"), (2, b"two"), (3, b"three")]

    def test_a_reader_catches_up_from_where_it_was(self, log: Log, runner: asyncio.Runner) -> None:
        runner.run(log.append("T", 0, [b"one", b"two", b"three"]))
        assert runner.run(log.read("T", after=1)) == [(2, b"two"), (3, b"three")]
        assert runner.run(log.read("T", after=3)) == []

    def test_a_table_nobody_opened_is_empty(self, log: Log, runner: asyncio.Runner) -> None:
        assert runner.run(log.read("nowhere")) == []

    def test_any_bytes_are_kept_as_they_are(self, log: Log, runner: asyncio.Runner) -> None:
        entries = [b"", b"\x00\xff", bytes(range(256)) * 400]
        runner.run(log.append("Été ☆'; drop table log; --", 0, entries))
        kept = runner.run(log.read("Été ☆'; drop table log; --"))
        assert [entry for _, entry in kept] == entries

    @pytest.mark.parametrize("expected", [0, 1, 3])
    def test_who_expects_another_position_writes_nothing(
        self, log: Log, runner: asyncio.Runner, expected: int
    ) -> None:
        runner.run(log.append("T", 0, [b"one", b"two"]))
        with pytest.raises(Clash) as caught:
            runner.run(log.append("T", expected, [b"late"]))
        assert (caught.value.expected, caught.value.actual) == (expected, 2)
        assert len(runner.run(log.read("T"))) == 2

    def test_nothing_to_append_only_asks_for_the_position(
        self, log: Log, runner: asyncio.Runner
    ) -> None:
        assert runner.run(log.append("T", 0, [])) == 0
        with pytest.raises(Clash):
            runner.run(log.append("T", 1, []))
        assert runner.run(log.tables()) == []

    def test_tables_do_not_mix(self, log: Log, runner: asyncio.Runner) -> None:
        runner.run(log.append("T", 0, [b"t"]))
        runner.run(log.append("U", 0, [b"u"]))
        assert runner.run(log.read("T")) == [(1, b"t")]

    def test_of_many_who_append_at_once_one_is_first(
        self, log: Log, runner: asyncio.Runner
    ) -> None:
        tries = [log.append("T", 0, [b"%d" % n]) for n in range(50)]
        results = runner.run(_settled(tries))
        assert sum(result == 1 for result in results) == 1
        assert sum(isinstance(result, Clash) for result in results) == 49
        assert len(runner.run(log.read("T"))) == 1

    def test_many_tables_written_at_once_all_arrive(self, log: Log, runner: asyncio.Runner) -> None:
        async def table(name: str) -> None:
            for position in range(20):
                assert await log.append(name, position, [b"%d" % position]) == position + 1

        names = [f"T{n}" for n in range(30)]
        runner.run(_settled([table(name) for name in names]))
        for name in names:
            kept = runner.run(log.read(name))
            assert kept == [(position + 1, b"%d" % position) for position in range(20)]

    def test_a_clash_in_a_group_concerns_nobody_else(
        self, log: Log, runner: asyncio.Runner
    ) -> None:
        tries = [log.append(f"T{n}", n % 2, [b"x"]) for n in range(10)]
        results = runner.run(_settled(tries))
        assert [result == 1 for result in results] == [n % 2 == 0 for n in range(10)]

    def test_who_only_asks_for_the_position_is_told_of_a_clash_among_others_too(
        self, log: Log, runner: asyncio.Runner
    ) -> None:
        async def together() -> list[object]:
            tries = [log.append("T", 0, [b"x"]), log.append("U", 3, []), log.append("V", 0, [])]
            return list(await asyncio.gather(*tries, return_exceptions=True))

        one, clash, nothing = runner.run(together())
        assert (one, nothing, str(clash)) == (1, 0, "clash (expected=3, actual=0)")

    def test_one_may_give_up_waiting(self, log: Log, runner: asyncio.Runner) -> None:
        async def impatient() -> None:
            waiting = asyncio.ensure_future(log.append("T", 0, [b"one"]))
            await asyncio.sleep(0)
            waiting.cancel()

        runner.run(impatient())
        assert runner.run(log.append("U", 0, [b"next"])) == 1
        assert runner.run(log.read("T")) in ([], [(1, b"one")])

    def test_tables_are_listed_with_their_times_the_latest_first(
        self, log: Log, clock: Clock, runner: asyncio.Runner
    ) -> None:
        runner.run(log.append("T", 0, [b"one"]))
        clock.now = 2000
        runner.run(log.append("U", 0, [b"one"]))
        clock.now = 3000
        runner.run(log.append("T", 1, [b"two"]))
        assert runner.run(log.tables()) == [
            Listed("T", 2, created=1000, updated=3000),
            Listed("U", 1, created=2000, updated=2000),
        ]

    def test_a_deleted_table_is_gone_and_may_be_opened_again(
        self, log: Log, runner: asyncio.Runner
    ) -> None:
        runner.run(log.append("T", 0, [b"one"]))
        assert runner.run(log.delete("T"))
        assert not runner.run(log.delete("T"))
        assert runner.run(log.append("T", 0, [b"afresh"])) == 1
        assert runner.run(log.read("T")) == [(1, b"afresh")]

    def test_purging_forgets_what_nobody_touched_for_long(
        self, log: Log, clock: Clock, runner: asyncio.Runner
    ) -> None:
        runner.run(log.append("old", 0, [b"one", b"two"]))
        runner.run(log.append("kept", 0, [b"one"]))
        clock.now = 5000
        runner.run(log.append("kept", 1, [b"two"]))
        assert runner.run(log.purge(before=5000)) == 1
        assert [listed.table for listed in runner.run(log.tables())] == ["kept"]

    def test_a_closed_log_says_so(self, log: Log, runner: asyncio.Runner) -> None:
        runner.run(log.close())
        runner.run(log.close())
        for use in (lambda: log.append("T", 0, [b"x"]), lambda: log.read("T"), log.tables):
            with pytest.raises(Closed):
                runner.run(_awaited(use))

    def test_what_was_accepted_before_closing_is_written(
        self, log: Log, runner: asyncio.Runner
    ) -> None:
        async def append_and_close() -> list[object]:
            tries = [asyncio.ensure_future(log.append(f"T{n}", 0, [b"x"])) for n in range(100)]
            await asyncio.sleep(0)
            await log.close()
            return list(await asyncio.gather(*tries, return_exceptions=True))

        assert runner.run(append_and_close()) == [1] * 100

    def test_a_log_serves_one_event_loop_after_another(self, log: Log) -> None:
        assert asyncio.run(_awaited(lambda: log.append("T", 0, [b"one"]))) == 1
        assert asyncio.run(_awaited(lambda: log.append("T", 1, [b"two"]))) == 2


async def _settled(tries: Sequence[Awaitable[T]]) -> list[T | BaseException]:
    return await asyncio.gather(*tries, return_exceptions=True)


async def _awaited(use: Callable[[], Awaitable[T]]) -> T:
    return await use()

"""The log in PostgreSQL keeps the contract, between nodes too, and outlives a broken connection."""

import asyncio
import signal
from collections.abc import Awaitable
from typing import Any

import pytest

from services import Server, postgres
from storage.contract import LogContract, Opened
from veillee.storage import postgres as adapter
from veillee.storage.log import Clash, Unusable, Unwritten
from veillee.storage.postgres import PostgresLog


async def emptied(url: str) -> None:
    log = PostgresLog.open(url)
    for listed in await log.tables():
        await log.delete(listed.table)
    await log.close()


@pytest.fixture
def url(postgres_server: Server) -> str:
    asyncio.run(emptied(postgres_server.url))
    return postgres_server.url


class TestPostgresLog(LogContract):
    @pytest.fixture
    def opened(self, url: str) -> Opened:
        return lambda clock: PostgresLog.open(url, clock=clock)


async def settled(*tries: Awaitable[Any]) -> list[Any]:
    return list(await asyncio.gather(*tries, return_exceptions=True))


async def nodes(url: str, count: int) -> list[PostgresLog]:
    return [await asyncio.to_thread(PostgresLog.open, url) for _ in range(count)]


def test_of_two_nodes_that_append_at_once_one_is_first(url: str) -> None:
    async def race() -> None:
        one, other = await nodes(url, 2)
        for position in range(40):
            tries = [node.append("T", position, [b"x"]) for node in (one, other)]
            results = await settled(*tries)
            assert sorted(isinstance(r, Clash) for r in results) == [False, True]
        assert len(await one.read("T")) == 40
        for node in (one, other):
            await node.close()

    asyncio.run(race())


def test_an_append_of_several_entries_is_never_half_written(url: str) -> None:
    """One node writes one entry at a time, the other three: no entry of a refused append stays."""

    async def race() -> None:
        one, other = await nodes(url, 2)
        for turn in range(30):
            position = len(await one.read("T"))
            await settled(
                one.append("T", position, [b"one %d" % turn]),
                other.append("T", position, [b"three %d" % turn] * 3),
            )
            written = [data for _, data in await one.read("T", after=position)]
            assert written in ([b"one %d" % turn], [b"three %d" % turn] * 3)
        for node in (one, other):
            await node.close()

    asyncio.run(race())


def test_a_restart_of_the_database_loses_nothing_and_writes_nothing_twice() -> None:
    async def evening(server: Server) -> None:
        log = await asyncio.to_thread(PostgresLog.open, server.url)

        async def table(name: str) -> int:
            acknowledged = 0
            while acknowledged < 60:
                try:
                    acknowledged = await log.append(name, acknowledged, [b"%d" % acknowledged])
                except Clash as clash:
                    # Written, though the answer was lost: nobody else writes to this log.
                    acknowledged = clash.actual
                except Unwritten:
                    continue
            return acknowledged

        tables = [asyncio.ensure_future(table(f"T{n}")) for n in range(20)]
        await asyncio.sleep(0.05)
        await asyncio.to_thread(server.end, signal.SIGINT)
        await asyncio.to_thread(server.start)
        await asyncio.gather(*tables)
        for n in range(20):
            assert [data for _, data in await log.read(f"T{n}")] == [b"%d" % i for i in range(60)]
        await log.close()

    with postgres() as server:
        asyncio.run(asyncio.wait_for(evening(server), 60))


def test_a_database_that_is_not_there_is_said_in_words() -> None:
    with pytest.raises(Unusable) as caught:
        PostgresLog.open("postgresql://veillee@127.0.0.1:1/postgres")
    assert caught.value.key == "unreachable"


def test_whatever_goes_wrong_with_one_group_the_next_is_written(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        log = await asyncio.to_thread(PostgresLog.open, url)

        async def broken(*_: object) -> set[str]:
            raise RuntimeError("out of the blue")

        with monkeypatch.context() as patched:
            patched.setattr(adapter, "_insert", broken)
            with pytest.raises(Unwritten):
                await log.append("T", 0, [b"one"])
        assert await log.append("T", 0, [b"one"]) == 1
        await log.close()

    asyncio.run(asyncio.wait_for(evening(), 20))

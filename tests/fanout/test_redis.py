"""Notices over Redis keep the contract, and a restart of Redis is told of and got over."""

import asyncio
from contextlib import suppress

import pytest

from fanout.contract import FanoutContract, Opened, heard
from services import Server, redis
from veillee.fanout.redis import RedisFanout, end


class TestRedisFanout(FanoutContract):
    @pytest.fixture
    def opened(self, redis_server: Server) -> Opened:
        return lambda: [RedisFanout(redis_server.url), RedisFanout(redis_server.url)]


def test_after_a_restart_notices_are_heard_again_and_the_gap_is_told() -> None:
    async def evening(server: Server) -> None:
        one, other = RedisFanout(server.url), RedisFanout(server.url)
        notices: list[bytes] = []
        gaps: list[bytes] = []
        other.when_missed(lambda: gaps.append(b"gap"))
        await other.listen("T", notices.append)
        told = len(gaps)
        await asyncio.to_thread(server.end)
        one.publish("T", b"while away")
        await asyncio.to_thread(server.start)
        await heard(gaps, told + 1)
        one.publish("T", b"back")
        while b"back" not in notices:
            await asyncio.sleep(0.01)
        assert len(gaps) > told
        for node in (one, other):
            await node.close()

    with redis() as server:
        asyncio.run(asyncio.wait_for(evening(server), 30))


def test_a_redis_that_is_away_holds_nobody_up() -> None:
    async def evening() -> None:
        alone = RedisFanout("redis://127.0.0.1:1")
        await alone.listen("T", lambda notice: None)
        alone.publish("T", b"x")
        await alone.close()

    asyncio.run(asyncio.wait_for(evening(), 10))


def test_a_task_that_swallows_its_end_is_told_again() -> None:
    async def stubborn() -> None:
        with suppress(asyncio.CancelledError):
            await asyncio.sleep(60)
        await asyncio.sleep(60)

    async def evening() -> bool:
        task = asyncio.ensure_future(stubborn())
        await asyncio.sleep(0)
        await end(task)
        return task.cancelled()

    assert asyncio.run(asyncio.wait_for(evening(), 10))

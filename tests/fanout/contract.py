"""What every fan-out must do: one suite for all adapters.

An adapter's tests subclass `FanoutContract` and say how the nodes of one house are opened.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

import pytest

from veillee.fanout.fanout import Fanout

Opened: TypeAlias = Callable[[], list[Fanout]]
"""Two nodes that hear each other."""


async def heard(notices: list[bytes], count: int) -> list[bytes]:
    """What was heard, once there is so much of it."""
    give_up = asyncio.get_running_loop().time() + 5
    while len(notices) < count and asyncio.get_running_loop().time() < give_up:
        await asyncio.sleep(0.005)
    return notices


class FanoutContract:
    """The laws of the port."""

    @pytest.fixture
    def opened(self) -> Opened:
        raise NotImplementedError

    def run(self, opened: Opened, evening: Callable[..., Coroutine[Any, Any, None]]) -> None:
        async def main() -> None:
            nodes = opened()
            try:
                await asyncio.wait_for(evening(*nodes), 20)
            finally:
                for node in nodes:
                    await node.close()

        asyncio.run(main())

    def test_all_nodes_hear_what_is_said_the_speaker_too(self, opened: Opened) -> None:
        async def evening(one: Fanout, other: Fanout) -> None:
            here: list[bytes] = []
            there: list[bytes] = []
            await one.listen("T", here.append)
            await other.listen("T", there.append)
            for n in range(50):
                one.publish("T", b"%d" % n)
            said = [b"%d" % n for n in range(50)]
            assert await heard(here, 50) == said
            assert await heard(there, 50) == said

        self.run(opened, evening)

    def test_topics_do_not_mix(self, opened: Opened) -> None:
        async def evening(one: Fanout, other: Fanout) -> None:
            notices: list[bytes] = []
            await other.listen("T", notices.append)
            one.publish("U", b"not for T")
            one.publish("T", b"\x00\xff for T")
            assert await heard(notices, 1) == [b"\x00\xff for T"]

        self.run(opened, evening)

    def test_what_is_forgotten_is_heard_no_more(self, opened: Opened) -> None:
        async def evening(one: Fanout, other: Fanout) -> None:
            forgotten: list[bytes] = []
            kept: list[bytes] = []
            await other.listen("T", forgotten.append)
            await other.listen("U", kept.append)
            await other.forget("T")
            await other.forget("never heard of")
            one.publish("T", b"x")
            one.publish("U", b"y")
            assert await heard(kept, 1) == [b"y"]
            assert forgotten == []

        self.run(opened, evening)

    def test_the_latest_listener_of_a_node_is_the_one(self, opened: Opened) -> None:
        async def evening(one: Fanout, other: Fanout) -> None:
            old: list[bytes] = []
            new: list[bytes] = []
            await other.listen("T", old.append)
            await other.listen("T", new.append)
            one.publish("T", b"x")
            assert await heard(new, 1) == [b"x"]
            assert old == []

        self.run(opened, evening)

    def test_a_node_may_be_closed_twice_and_the_others_go_on(self, opened: Opened) -> None:
        async def evening(one: Fanout, other: Fanout) -> None:
            notices: list[bytes] = []
            await one.listen("T", notices.append)
            await other.close()
            await other.close()
            one.publish("T", b"x")
            assert await heard(notices, 1) == [b"x"]

        self.run(opened, evening)

    def test_whoever_begins_to_listen_while_others_do_hears(self, opened: Opened) -> None:
        async def evening(one: Fanout, other: Fanout) -> None:
            topics = [f"T{n}" for n in range(30)]
            notices: list[bytes] = []

            async def come(after: int, topic: str) -> None:
                await asyncio.sleep(0.0005 * after)
                await other.listen(topic, notices.append)

            await asyncio.gather(*(come(n, topic) for n, topic in enumerate(topics)))
            for topic in topics:
                one.publish(topic, topic.encode())
            assert sorted(await heard(notices, 30)) == sorted(topic.encode() for topic in topics)

        self.run(opened, evening)

    def test_a_listener_in_trouble_costs_nobody_a_notice(self, opened: Opened) -> None:
        async def evening(one: Fanout, other: Fanout) -> None:
            notices: list[bytes] = []

            def troubled(notice: bytes) -> None:
                notices.append(notice)
                raise ValueError("a notice of a newer node")

            await other.listen("T", troubled)
            await other.listen("U", notices.append)
            for topic in ("T", "U", "T", "U"):
                one.publish(topic, topic.encode())
            assert await heard(notices, 4) == [b"T", b"U", b"T", b"U"]

        self.run(opened, evening)

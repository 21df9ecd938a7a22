"""What a host decides about a room while others decide too, storage is slow, or many look on."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from server.conftest import Events
from server.evening import (
    Device,
    LastingLog,
    all_of,
    devices,
    live_room,
    node,
    refusal,
    run,
    seated,
    started,
)
from veillee.fanout.memory import MemoryBus, MemoryFanout
from veillee.fanout.notices import NOTICE, Changed
from veillee.kernel.game import Seat
from veillee.lobby.refusals import Declined
from veillee.server import wire
from veillee.server.keys import HUB
from veillee.server.live import Watcher
from veillee.storage.log import Unwritten
from veillee.table import PlayerId, leave

SHARED: dict[str, Any] = {"bus": "redis://one.of.many", "round_seconds": 3600.0}


class Eye:
    """A connection that takes whatever it is sent."""

    clogged = False

    def __init__(self) -> None:
        self.got: list[bytes] = []

    def send(self, data: bytes) -> None:
        self.got.append(data)

    async def close(self, *, away: bool) -> None:
        """Nothing to close."""


async def played(lea: Device, tom: Device) -> str:
    """A room whose game is over."""
    room = await started(lea, tom, options={"rounds": 1})
    await all_of(lea.play(), tom.play())
    return room


def test_whoever_leaves_while_the_host_shows_them_out_stays_out() -> None:
    async def evening() -> None:
        async with node() as house, devices(house, "Léa", "Tom") as (lea, tom):
            room = await seated(lea, tom)
            live = await live_room(house, room)
            toms = live.table.chairs[1].player
            assert toms is not None
            do = live.do

            async def do_late(decision: Any) -> Any:
                live.do = do  # type: ignore[method-assign]  # as it was
                await do(lambda table: leave(table, toms, Seat(1), now=table.at))
                return await do(decision)

            live.do = do_late  # type: ignore[method-assign]  # a leave comes first
            await lea.tell(wire.Remove, seat=1)
            assert await refusal(tom.tell(wire.Watch, room=room)) == "removed"

    run(evening())


def test_whoever_was_removed_after_the_end_has_no_seat_in_the_next_game() -> None:
    async def evening() -> list[str | None]:
        async with node() as house, devices(house, "Léa", "Tom") as (lea, tom):
            await played(lea, tom)
            await lea.tell(wire.Remove, seat=1)
            await lea.tell(wire.Rematch, number=1)
            await lea.until(lambda: lea.shown.number == 2)
            return lea.names

    assert run(evening()) == ["Léa", None]


def test_a_rematch_is_acknowledged_once_it_is_done_and_never_before() -> None:
    async def evening() -> None:
        async with node() as house, devices(house, "Léa", "Tom") as (lea, tom):
            await played(lea, tom)
            assert await refusal(lea.tell(wire.Rematch, number=2)) == "no-such-game"
            for device in (lea, tom):
                await device.tell(wire.Rematch, number=1)
            await lea.until(lambda: lea.shown.number == 2)
            assert await refusal(lea.tell(wire.Rematch, number=2)) == "not-over"

    run(evening())


def test_a_crowd_of_spectators_is_shown_out_at_once() -> None:
    async def evening() -> int:
        async with node() as house, devices(house, "Léa") as (lea,):
            live = await live_room(house, await started(lea, bots=2))
            for n in range(400):
                live.watchers.add(Watcher(Eye(), PlayerId(f"guest-{n}"), screen=True))
            await lea.tell(wire.SetSpectators, welcome=False)
            return len(live.watchers)

    assert run(evening()) == 1


def test_what_was_read_before_is_not_believed_after() -> None:
    """A refresh that began before somebody was shown out ends after it."""

    async def evening() -> None:
        bus = MemoryFanout(MemoryBus())
        async with node(fanout=bus, **SHARED) as house, devices(house, "Léa", "Tom") as people:
            lea, tom = people
            room = await seated(lea, tom)
            live, gate = await live_room(house, room), asyncio.Event()
            refresh = live._kept.refresh

            async def slow() -> Any:
                await gate.wait()
                return await refresh()

            live._kept.refresh = slow  # type: ignore[method-assign]  # a slow log
            live.refresh_soon()
            await asyncio.sleep(0.05)
            await lea.tell(wire.Remove, seat=1)
            gate.set()
            while live.tasks:
                await asyncio.sleep(0.01)
            assert await refusal(tom.tell(wire.Watch, room=room)) == "removed"

    run(evening())


def test_a_notice_that_is_not_understood_is_passed_over(events: Events) -> None:
    async def evening() -> None:
        bus = MemoryBus()
        async with node(fanout=MemoryFanout(bus), **SHARED) as house, devices(house, "Léa") as all_:
            live = await live_room(house, await seated(*all_, bots=1))
            for notice in (b'{"type":"sung","node":"newer"}', NOTICE.encode(Changed("other"))):
                live.hear(notice)
            assert len(live.tasks) == 1

    run(evening())
    assert "not-understood" in {event["event"] for event in events}


class Forgetful(LastingLog):
    """A log that fails where somebody's own list of tables is written."""

    fails = False

    async def append(self, table: str, expected: int, entries: Sequence[bytes]) -> int:
        if self.fails and table.startswith("player:"):
            raise Unwritten("busy", path="x")
        return await super().append(table, expected, entries)


def test_a_seat_that_was_written_down_is_shown_whatever_comes_after() -> None:
    async def evening() -> None:
        log = Forgetful()
        async with node(log=log) as house, devices(house, "Léa", "Tom") as (lea, tom):
            room = await lea.open()
            await all_of(lea.watch(room), tom.watch(room))
            log.fails = True
            assert await refusal(tom.sit(seat=1)) == "try-again"
            await lea.until(lambda: lea.names[1] == "Tom")
            log.fails = False
            await tom.sit(seat=1)
            assert [mine["room"] for mine in await tom.get("/api/rooms")] == [room]

    run(evening())


def test_a_table_that_nobody_can_read_is_left_out_and_named(events: Events) -> None:
    async def evening() -> str:
        log = LastingLog()
        async with node(log=log) as house, devices(house, "Léa") as (lea,):
            broken, whole = await lea.open(), await lea.open(game="dixit", seats=4)
            opened = log._kept[f"{broken}.1"].entries
            opened[0] = opened[0].replace(b'"rules":', b'"rules":9')
            assert [mine["room"] for mine in await lea.get("/api/rooms")] == [whole]
            assert await refusal(lea.tell(wire.Watch, room=broken)) == "cannot-read"
            return f"{broken}.1"

    table = run(evening())
    named = [event["table"] for event in events if event["event"] == "not-readable"]
    assert named == [table, table]


def test_rooms_that_are_none_leave_nothing_behind() -> None:
    async def evening() -> None:
        async with node() as house:
            hub = house.app[HUB]
            for n in range(20):
                with pytest.raises(Declined):
                    await live_room(house, f"room-{n}")
            assert (len(hub._rooms), len(hub._idle_since)) == (0, 0)

    run(evening())


@pytest.mark.parametrize("name", ["\u200d", "\u3164", "\u2800\u2800", " \u200b ", "\u115f\u1160"])
def test_a_name_is_seen(name: str) -> None:
    async def evening() -> str:
        async with node() as house, devices(house, "Léa") as (lea,):
            await lea.watch(await lea.open())
            return await refusal(lea.sit(name=name))

    assert run(evening()) == "nameless"


def test_what_grows_too_long_in_being_read_is_refused_in_words() -> None:
    async def evening() -> None:
        grows = "\u0958" * 40  # Unicode writes it as two signs
        async with node() as house, devices(house, "Léa") as (lea,):
            await lea.watch(await lea.open())
            assert await refusal(lea.sit(name=grows)) == "too-long"
            token = lea.tell(wire.Sit, name="Léa", token=grows)
            assert await refusal(token) == "too-long"
            await lea.sit(name=grows[:20])

    run(evening())

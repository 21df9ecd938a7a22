"""A room at a node: what is shown to whom, and what happens when storage or a client is slow."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec import Raw

from server.evening import LastingLog, devices, live_room, node, refusal, run, started
from veillee.server import hub as hubs
from veillee.server import wire
from veillee.server.keys import HUB
from veillee.server.live import Live, Watcher
from veillee.server.socket import Outbox
from veillee.storage.log import Unwritten
from veillee.table import PlayerId


class Phone:
    """A client whose line may be clogged."""

    def __init__(self) -> None:
        self.clogged = False
        self.closed = False
        self.got: list[wire.Message] = []

    def send(self, data: bytes) -> None:
        self.got.append(wire.MESSAGE.decode(data))

    async def close(self, *, away: bool) -> None:
        self.closed = True


class Wire(asyncio.Transport):
    """A transport that keeps what is written, or breaks."""

    def __init__(self, *, broken: bool = False) -> None:
        super().__init__()
        self.broken = broken
        self.written: list[bytes] = []

    def is_closing(self) -> bool:
        return False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if self.broken:
            raise RuntimeError("the line is cut")
        self.written.append(bytes(data))


def test_a_connection_that_breaks_costs_no_other_its_frames() -> None:
    async def scenario() -> list[bytes]:
        outbox, cut, whole = Outbox(), Wire(broken=True), Wire()
        for frame in (b"one ", b"two"):
            outbox.put(cut, frame)
            outbox.put(whole, frame)
        await asyncio.sleep(0)
        return whole.written

    assert asyncio.run(scenario()) == [b"one two"]


def test_a_clogged_client_is_sent_only_the_newest_once_it_reads_again() -> None:
    async def evening() -> tuple[int, list[wire.Message]]:
        async with node(round_seconds=0.05) as house, devices(house, "Léa") as (lea,):
            room = await started(lea, bots=2, options={"rounds": 1})
            live = await live_room(house, room)
            phone = Phone()
            live.join(Watcher(phone, PlayerId("eye"), screen=True))
            before = len(phone.got)
            phone.clogged = True
            await lea.play()
            assert len(phone.got) == before
            phone.clogged = False
            while len(phone.got) == before:
                await asyncio.sleep(0.02)
            return before, list(phone.got)

    before, got = run(evening())
    assert [type(message) for message in got[before:]] == [wire.TableNow, wire.View]
    assert isinstance(got[before], wire.TableNow)


def test_a_client_that_never_reads_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "SLOW_SECONDS", 0.1)

    async def evening() -> Phone:
        async with node(round_seconds=0.05) as house, devices(house, "Léa") as (lea,):
            room = await started(lea, bots=2, options={"rounds": 1})
            live = await live_room(house, room)
            phone = Phone()
            live.join(Watcher(phone, PlayerId("eye"), screen=True))
            phone.clogged = True
            await lea.play()
            while not phone.closed:
                await asyncio.sleep(0.02)
            return phone

    assert run(evening()).got[-1] == wire.Bye(reason="slow")


def test_what_has_not_changed_is_not_sent_again() -> None:
    async def evening() -> None:
        async with node() as house, devices(house, "Léa", "Tom") as (lea, tom):
            room = await started(lea, tom)
            live = await live_room(house, room)
            sent = len(lea.bytes), len(tom.bytes)
            live.stir()
            await lea.tell(wire.Ping, id="now")
            await tom.tell(wire.Ping, id="now")
            assert (len(lea.bytes), len(tom.bytes)) == (sent[0] + 1, sent[1] + 1)

    run(evening())


class Failing(LastingLog):
    """A log that can be told to fail, before or after it has written."""

    fails: str | None = None

    async def append(self, table: str, expected: int, entries: Sequence[bytes]) -> int:
        if self.fails == "before":
            raise Unwritten("busy", path="x")
        position = await super().append(table, expected, entries)
        if self.fails == "after":
            raise Unwritten("broken-off", path="x", detail="the answer was lost")
        return position


@pytest.mark.parametrize("when", ["before", "after"])
def test_what_is_not_known_to_be_written_is_not_acknowledged_and_may_be_sent_again(
    when: str,
) -> None:
    async def evening() -> None:
        log = Failing()
        async with node(log=log) as house, devices(house, "Léa", "Tom") as people:
            await started(*people, options={"rounds": 1})
            (seat,) = people[0].views[0].awaited
            actor = people[seat]
            await actor.until(lambda: actor.asked)
            view = actor.views[seat]
            log.fails = when
            assert await refusal(actor.act_on(view, id="mine")) == "try-again"
            log.fails = None
            await actor.act_on(view, id="mine")
            await actor.until(lambda: actor.views[seat].question != view.question)
            await asyncio.gather(*(device.play() for device in people))

    run(evening())


def test_a_connection_that_cannot_even_be_closed_holds_up_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It is given up, and the rounds go on to those who read again."""
    monkeypatch.setattr(hubs, "SLOW_SECONDS", 0.1)

    class Dead(Phone):
        async def close(self, *, away: bool) -> None:
            self.closed = True
            await asyncio.Event().wait()

    async def evening() -> None:
        async with node(round_seconds=0.02) as house, devices(house, "Léa") as (lea,):
            live = await live_room(house, await started(lea, bots=1, options={"rounds": 1}))
            dead = Dead()
            dead.clogged = True
            live.join(Watcher(dead, PlayerId("eye"), screen=True))
            while not dead.closed:
                await asyncio.sleep(0.02)
            slow = Phone()
            slow.clogged = True
            live.join(Watcher(slow, PlayerId("eye"), screen=True))
            slow.clogged = False
            while not slow.got:
                await asyncio.sleep(0.02)

    run(evening())


def test_a_room_that_cannot_be_visited_does_not_end_the_rounds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    visited: list[Live] = []

    def failing(live: Live) -> None:
        visited.append(live)
        raise OSError("not today")

    monkeypatch.setattr(Live, "lapse", failing)

    async def evening() -> None:
        async with node(round_seconds=0.02) as house, devices(house, "Léa") as (lea,):
            await started(lea, bots=1)
            while len(visited) < 3:
                await asyncio.sleep(0.02)

    run(evening())


def test_what_is_learnt_in_being_refused_is_shown_all_the_same() -> None:
    """Notices between nodes are lost, and no round comes: one who is refused brings the news."""

    async def evening() -> None:
        log = LastingLog()
        alone: dict[str, Any] = {"log": log, "bus": "memory:", "round_seconds": 1000.0}
        async with node(**alone) as one, node(**alone) as other, devices(one, "Léa", "Tom") as all_:
            room = await started(*all_, options={"rounds": 1})
            (turn,) = all_[0].views[0].awaited
            mover, late = all_[turn], all_[1 - turn]
            await late.come_back(room, other)
            before = late.views[1 - turn]
            await mover.play_a_while(1)
            nothing: dict[str, Any] = {"seat": 1 - turn, "question": 10**6, "action": Raw(b"{}")}
            assert late.views[1 - turn] == before
            assert await refusal(late.tell(wire.Act, **nothing)) == "stale"
            await late.until(lambda: late.views[1 - turn] != before)

    run(evening())


def test_a_room_that_everyone_has_left_is_dropped_and_found_again() -> None:
    async def evening() -> None:
        async with node(linger=0, round_seconds=0.05) as house, devices(house, "Léa") as (lea,):
            room = await started(lea, bots=1, options={"rounds": 1})
            await lea.until(lambda: lea.asked)
            await lea.cut()
            hub = house.app[HUB]
            while list(hub):
                await asyncio.sleep(0.02)
            await lea.come_back(room)
            await lea.play()

    run(evening())

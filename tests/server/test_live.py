"""A room at a node: what is shown to whom, and what happens when storage or a client is slow."""

import asyncio
from collections.abc import Sequence

import pytest

from server.evening import LastingLog, devices, live_room, node, refusal, run, started
from veillee.server import hub as hubs
from veillee.server import wire
from veillee.server.keys import HUB
from veillee.server.live import Watcher
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

    def hold(self) -> None:
        """All arrives at once anyway."""

    def let_go(self) -> None:
        """Nothing was held."""

    async def close(self, *, away: bool) -> None:
        self.closed = True


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

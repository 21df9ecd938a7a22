"""Nobody is ever stuck: who is gone is seen, covered, let back in, and passes on what they held."""

import asyncio
from typing import Any

import pytest

from server.evening import Device, LastingLog, all_of, devices, node, refusal, run, seated, started
from veillee.kernel.game import Seat
from veillee.server import wire
from veillee.server.thinking import PooledThinker
from veillee.table import Table

HASTY = {"grace": 0, "bot": "heuristic"}


async def waited_for(*people: Device) -> tuple[int, Device]:
    """Which seat the game waits for, and whose it is."""
    (seat,) = people[0].views[0].awaited
    await people[seat].until(lambda: seat in people[seat].asked)
    return seat, people[seat]


def test_a_cut_connection_is_seen_and_its_seat_covered_after_its_grace() -> None:
    async def evening() -> None:
        async with node() as house, devices(house, "Léa", "Tom") as people:
            await started(*people, pace={"grace": 1, "bot": "heuristic"}, options={"rounds": 1})
            seat, gone = await waited_for(*people)
            there = people[1 - seat]
            await gone.cut()
            await there.until(lambda: not there.shown.seats[seat].present)
            assert there.shown.seats[seat].covers_at is not None
            await there.until(lambda: there.shown.seats[seat].covered)
            await there.play()

    run(evening())


def test_a_silent_phone_is_noticed_though_its_connection_stays_open() -> None:
    async def evening() -> None:
        async with node(heartbeat=0.2) as house, devices(house, "Léa", "Tom") as (lea, tom):
            await started(lea, tom)
            tom.fall_silent()
            await lea.until(lambda: not lea.shown.seats[1].present)
            await tom.cut()

    run(evening())


def test_the_owner_of_a_covered_seat_takes_it_back() -> None:
    async def evening() -> None:
        async with node(bot_delay=30) as house, devices(house, "Léa", "Tom") as people:
            room = await started(*people, pace=HASTY)
            seat, gone = await waited_for(*people)
            there = people[1 - seat]
            await gone.cut()
            await there.until(lambda: there.shown.seats[seat].covered)
            await gone.connect()
            await gone.watch(room)
            await gone.tell(wire.Reclaim, seat=seat)
            await there.until(lambda: not there.shown.seats[seat].covered)
            await gone.act(seat)
            assert await refusal(gone.tell(wire.Reclaim, seat=seat)) == "not-covered"

    run(evening())


def test_acting_takes_a_covered_seat_back_too() -> None:
    async def evening() -> None:
        async with node(bot_delay=30) as house, devices(house, "Léa", "Tom") as people:
            room = await started(*people, pace=HASTY)
            seat, gone = await waited_for(*people)
            there = people[1 - seat]
            await gone.cut()
            await there.until(lambda: there.shown.seats[seat].covered)
            await gone.connect()
            await gone.watch(room)
            await gone.until(lambda: seat in gone.asked)
            await gone.act(seat)
            await there.until(lambda: not there.shown.seats[seat].covered)

    run(evening())


def test_without_grace_nobody_is_ever_covered() -> None:
    async def evening() -> None:
        async with node() as house, devices(house, "Léa", "Tom") as people:
            await started(*people, pace={"grace": None})
            seat, gone = await waited_for(*people)
            there = people[1 - seat]
            await gone.cut()
            await there.until(lambda: not there.shown.seats[seat].present)
            await asyncio.sleep(0.3)
            assert not there.shown.seats[seat].covered
            assert there.shown.seats[seat].covers_at is None

    run(evening())


def test_a_firm_clock_lets_a_bot_play_even_for_somebody_who_is_there() -> None:
    async def evening() -> None:
        async with node() as house, devices(house, "Léa", "Tom") as people:
            pace = {"clock": "firm", "limit": 1, "bot": "heuristic"}
            await started(*people, pace=pace)
            seat, late = await waited_for(*people)
            assert late.views[seat].deadlines.keys() == {str(seat)}
            await late.until(lambda: late.shown.seats[seat].covered)

    run(evening())


def test_a_gentle_clock_only_shows_that_time_is_up() -> None:
    async def evening() -> None:
        async with node() as house, devices(house, "Léa", "Tom") as people:
            await started(*people, pace={"clock": "gentle", "limit": 0})
            seat, late = await waited_for(*people)
            await asyncio.sleep(0.2)
            assert late.views[seat].deadlines.keys() == {str(seat)}
            assert not late.shown.seats[seat].covered

    run(evening())


def test_a_paused_table_waits_for_days() -> None:
    async def evening() -> None:
        async with node() as house, devices(house, "Léa", "Tom") as people:
            lea, tom = people
            await started(lea, tom, pace=HASTY)
            await lea.tell(wire.Pause)
            await tom.until(lambda: tom.shown.phase == "paused")
            seat, gone = await waited_for(*people)
            assert await refusal(gone.act(seat)) == "paused"
            await gone.cut()
            there = people[1 - seat]
            await asyncio.sleep(0.3)
            assert not there.shown.seats[seat].covered
            await there.tell(wire.Resume)
            await there.until(lambda: there.shown.seats[seat].covered)

    run(evening())


def test_a_host_who_stays_away_before_the_start_passes_on_the_table() -> None:
    async def evening() -> None:
        async with node(host_grace=0) as house, devices(house, "Léa", "Tom") as (lea, tom):
            await seated(lea, tom)
            await lea.cut()
            await tom.until(lambda: tom.you and tom.you.host)
            await tom.tell(wire.Leave, seat=0)
            await tom.tell(wire.AddBot, seat=0, bot="random", name="Effraie")
            await tom.tell(wire.Start)

    run(evening())


def test_a_host_who_leaves_during_the_game_passes_it_on() -> None:
    async def evening() -> None:
        async with node() as house, devices(house, "Léa", "Tom") as (lea, tom):
            await started(lea, tom, options={"rounds": 1})
            await lea.tell(wire.Leave, seat=0)
            await tom.until(lambda: tom.you and tom.you.host)
            await tom.play()

    run(evening())


def test_somebody_else_takes_the_seat_of_one_who_left() -> None:
    async def evening() -> None:
        async with node() as house, devices(house, "Léa", "Tom", "Zoé") as (lea, tom, zoe):
            room = await started(lea, tom, options={"rounds": 1})
            await tom.tell(wire.Leave, seat=1)
            await zoe.watch(room)
            await zoe.sit()
            await lea.until(lambda: lea.names == ["Léa", "Zoé"])
            await all_of(lea.play(), zoe.play())

    run(evening())


def test_a_table_goes_on_after_the_house_was_away() -> None:
    """The log is the table: another node, another day."""

    async def evening() -> None:
        log = LastingLog()
        async with node(log=log) as house, devices(house, "Léa") as (lea,):
            room = await started(lea, bots=2, options={"rounds": 1})
            for _ in range(3):
                await lea.until(lambda: lea.asked)
                await lea.act(0)
                await lea.until(lambda: not lea.asked)
            (cookie,) = lea.session.cookie_jar
        async with node(log=log) as house, devices(house, "Léa") as (again,):
            again.session.cookie_jar.clear()
            again.session.cookie_jar.update_cookies({cookie.key: cookie.value})
            await again.close()
            await again.connect()
            assert [r["room"] for r in await again.get("/api/rooms")] == [room]
            await again.watch(room)
            await again.play()

    run(evening())


class Confused(PooledThinker):
    """Asks for a bot that is not there."""

    async def choose(self, table: Table, seat: Seat, bot: str) -> Any:
        return await super().choose(table, seat, "nobody")


class Cheating(PooledThinker):
    """Plays what is not allowed."""

    async def choose(self, table: Table, seat: Seat, bot: str) -> Any:
        return {"type": "lead", "card": "ace of spades"}


@pytest.mark.parametrize("thinker", [Confused, Cheating])
def test_a_bot_that_fails_holds_nobody_up(thinker: type[PooledThinker]) -> None:
    async def evening() -> None:
        async with node(thinker=thinker(0)) as house, devices(house, "Léa") as (lea,):
            await started(lea, bots=1, options={"rounds": 1})
            await lea.play()

    run(evening())


class Slow(PooledThinker):
    """Thinks until it is told to stop."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers)
        self.enough = asyncio.Event()

    async def choose(self, table: Table, seat: Seat, bot: str) -> Any:
        await self.enough.wait()
        return await super().choose(table, seat, bot)


def test_who_plays_before_a_hint_has_come_does_not_wait_for_it() -> None:
    async def evening() -> None:
        thinker = Slow(0)
        async with node(thinker=thinker) as house, devices(house, "Léa") as (lea,):
            await started(lea, game="etoile-solitaire")
            question = lea.views[0].question
            hint = wire.Hint(id="first", seat=0, question=question or 0)
            await lea.shout(wire.COMMAND.encode(hint).decode())
            assert await refusal(lea.tell(wire.Hint, seat=0, question=question)) == "rate"
            await lea.play_a_while(1)
            assert lea.views[0].question != question
            thinker.enough.set()
            await lea.until(lambda: [hint.question for hint in lea.hints] == [question])

    run(evening())


def test_bots_think_in_processes_too() -> None:
    async def evening() -> None:
        async with node(bot_workers=1) as house, devices(house, "Léa") as (lea,):
            await started(lea, bots=2, options={"rounds": 1})
            await lea.play()

    run(evening())

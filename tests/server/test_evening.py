"""Whole evenings of every game over real sockets: with bots, cuts, leavers and onlookers."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.evening import (
    AFRICA,
    BOT,
    Device,
    LastingLog,
    Node,
    all_of,
    devices,
    node,
    refusal,
    run,
    seated,
    started,
)
from veillee.fanout.memory import MemoryBus, MemoryFanout
from veillee.games.catalogue import CATALOGUE, open_game
from veillee.kernel import record
from veillee.lobby.ledger import is_table
from veillee.server import wire
from veillee.storage.log import Log
from veillee.storage.sqlite import SqliteLog
from veillee.table.entries import Moved, decode

# Games that can be short are.
SHORT: dict[str, dict[str, Any]] = {AFRICA: {"rounds": 1}}
NAMES = ("Léa", "Tom", "Inès", "Mo", "Zoé", "Basile")
PARTY_GAMES = [name for name in CATALOGUE if open_game(name).seats.stop > 2]


def people(game: str) -> tuple[str, ...]:
    """As many people as leave room for a bot, at the smallest table that takes them."""
    least = max(open_game(game).seats.start, 1)
    return NAMES[: max(1, least - 1)]


def bots(game: str) -> int:
    return max(0, open_game(game).seats.start - len(people(game)))


async def begun(game: str, *seats: Device) -> str:
    return await started(*seats, game=game, bots=bots(game), options=SHORT.get(game, {}))


async def moves_of(log: Log) -> Counter[tuple[str, int, str]]:
    """How often each action stands in the logs."""
    found: Counter[tuple[str, int, str]] = Counter()
    for listed in await log.tables():
        if is_table(listed.table):
            entries = [decode(data) for _, data in await log.read(listed.table)]
            moved = [entry for entry in entries if isinstance(entry, Moved)]
            found.update((listed.table, entry.seat, entry.action_id) for entry in moved)
    return found


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_whole_game_on_sqlite_leaves_a_record_that_verifies(game: str, tmp_path: Path) -> None:
    async def evening() -> bytes:
        log = SqliteLog.open(tmp_path / "tables.db")
        async with node(log=log) as house, devices(house, *people(game)) as seats:
            room = await begun(game, *seats)
            await all_of(*(device.play() for device in seats))
            assert all(device.table == seats[0].table for device in seats)
            async with seats[0].session.get(f"{house.url}/api/rooms/{room}/record") as response:
                return await response.read()

    kept = record.verify(run(evening()), open_game)
    played = ["human"] * len(people(game)) + [f"bot:{BOT}"] * bots(game)
    assert [seat.played_by for seat in kept.seats] == played


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_client_is_cut_around_every_action_and_each_is_applied_once(game: str) -> None:
    async def evening() -> Counter[tuple[str, int, str]]:
        log = LastingLog()
        async with node(log=log) as house, devices(house, *people(game)) as seats:
            room = await begun(game, *seats)
            await all_of(*(device.play_through_cuts(room) for device in seats))
            return await moves_of(log)

    moves = run(evening())
    assert set(moves.values()) == {1}


@pytest.mark.parametrize("after", [0, 1, 2, 3, 5, 8, 13])
@pytest.mark.parametrize("game", PARTY_GAMES)
def test_a_leaver_at_any_time_holds_nobody_up(game: str, after: int) -> None:
    async def evening() -> None:
        async with node() as house, devices(house, "Léa", "Tom") as (lea, tom):
            spare = max(0, open_game(game).seats.start - 2)
            await started(lea, tom, game=game, bots=spare, options=SHORT.get(game, {}))
            leaving = asyncio.ensure_future(tom.play_a_while(after))
            playing = asyncio.ensure_future(lea.play())
            await leaving
            if not tom.over:
                await tom.tell(wire.Leave, seat=1)
            await playing

    run(evening())


@pytest.mark.parametrize("game", PARTY_GAMES)
def test_a_resend_is_acknowledged_again_and_a_stale_action_refused(game: str) -> None:
    async def evening() -> None:
        async with node() as house, devices(house, *people(game)) as seats:
            await begun(game, *seats)
            asked = await first_asked(*seats)
            seat = asked.asked[0]
            old = asked.views[seat]
            await asked.act(seat, id="once")
            await asked.act_on(old, id="once")
            if asked.views[seat].question != old.question:
                assert await refusal(asked.act_on(old, id="twice")) == "stale"

    run(evening())


async def first_asked(*seats: Device) -> Device:
    """Somebody for whom the game waits."""
    while not (asked := [device for device in seats if device.asked]):
        await asyncio.sleep(0.005)
    return asked[0]


@pytest.mark.parametrize("game", CATALOGUE)
def test_nobody_is_sent_anything_but_their_own_views(game: str) -> None:
    """Every byte of every client: views are those of its seat, and no other message holds cards."""

    async def evening() -> tuple[list[Device], Any]:
        async with node() as house, devices(house, *people(game), "Œil") as everyone:
            *seats, onlooker = everyone
            room = await begun(game, *seats)
            await onlooker.watch(room)
            for device in seats:
                await device.tell(wire.Say, text="Bonsoir", name="x")
            await all_of(*(device.play() for device in seats))
            await onlooker.until(lambda: onlooker.over)
            return everyone, await whole_replay(house, seats[0], room)

    everyone, replays = run(evening())
    hidden = secrets_of(everyone[0])
    for device in everyone:
        assert device.you is not None
        messages = [(data, wire.MESSAGE.decode(data)) for data in device.bytes]
        for data, message in messages:
            if isinstance(message, wire.View):
                assert message.seat in (device.you.seats or (None,))
                assert msgspec.json.decode(message.view) in replays[message.seat]
            elif not (isinstance(message, wire.TableNow) and message.phase == "over"):
                assert not hidden & set(data.decode().split('"'))


async def whole_replay(house: Node, device: Device, room: str) -> dict[int | None, list[Any]]:
    """What each seat, and everyone, saw after every move."""
    seats = [*range(len(device.shown.seats)), None]
    asked = {seat: "" if seat is None else f"?seat={seat}" for seat in seats}
    return {
        seat: (await device.get(f"/api/rooms/{room}/replay{query}"))["views"]
        for seat, query in asked.items()
    }


def secrets_of(anyone: Device) -> set[str]:
    """What must not stand in any message but a view before the game is over."""
    assert anyone.shown.seed
    everything = {*texts(open_game(anyone.shown.game).components), anyone.shown.seed}
    # Before its first view a client knows the protocol's own words, and they are no secret.
    began = next(n for n, data in enumerate(anyone.bytes) if b'"type":"view"' in data)
    return everything - {word for data in anyone.bytes[:began] for word in data.decode().split('"')}


def texts(value: Any) -> Iterator[str]:
    """Every text within a game's components: cards, pictures, words."""
    match value:
        case str():
            yield value
        case dict():
            yield from (text for part in value.values() for text in texts(part))
        case list() | tuple():
            yield from (text for part in value for text in texts(part))


@pytest.mark.parametrize("game", PARTY_GAMES)
def test_two_nodes_share_a_table_without_sticky_sessions(game: str) -> None:
    """Two people at two nodes, who answer at once wherever the game asks them at once."""

    async def evening() -> Counter[tuple[str, int, str]]:
        bus, log = MemoryBus(), LastingLog()
        async with AsyncExitStack() as stack:
            nodes = [
                await stack.enter_async_context(
                    node(log=log, fanout=MemoryFanout(bus), bus="memory:", round_seconds=0.2)
                )
                for _ in range(2)
            ]
            (lea,) = await stack.enter_async_context(devices(nodes[0], "Léa"))
            (tom,) = await stack.enter_async_context(devices(nodes[1], "Tom"))
            spare = max(1, open_game(game).seats.start - 2)
            await started(lea, tom, game=game, bots=spare, options=SHORT.get(game, {}))
            await lea.until(lambda: lea.shown.seats[1].present)
            await all_of(lea.play(), tom.play())
            assert lea.shown.outcome == tom.shown.outcome
            return await moves_of(log)

    assert set(run(evening()).values()) == {1}


def test_a_node_that_heard_nothing_catches_up_by_position() -> None:
    """The other node's notices are all lost: what it wrote is found all the same."""

    class Deaf(MemoryFanout):
        def publish(self, topic: str, notice: bytes) -> None:
            """Lost."""

    async def evening() -> None:
        bus, log = MemoryBus(), LastingLog()
        async with AsyncExitStack() as stack:
            nodes = [
                await stack.enter_async_context(
                    node(log=log, fanout=Deaf(bus), bus="memory:", round_seconds=0.05)
                )
                for _ in range(2)
            ]
            (lea,) = await stack.enter_async_context(devices(nodes[0], "Léa"))
            (tom,) = await stack.enter_async_context(devices(nodes[1], "Tom"))
            room = await seated(lea, tom, options={"rounds": 1})
            await lea.tell(wire.Start)
            await all_of(lea.play(), tom.play())
            assert lea.shown.room == tom.shown.room == room

    run(evening())


@pytest.mark.parametrize("game", CATALOGUE)
def test_who_plays_alone_gets_a_hint_that_can_be_played(game: str) -> None:
    least = max(open_game(game).seats.start, 1)

    async def evening() -> None:
        async with node() as house, devices(house, "Léa") as (lea,):
            await started(lea, game=game, bots=least - 1, options=SHORT.get(game, {}))
            await lea.until(lambda: lea.asked)
            question = lea.views[0].question
            await lea.tell(wire.Hint, seat=0, question=question)
            await lea.tell(wire.Hint, seat=0, question=question)  # sent again
            hint, _ = lea.hints
            assert (hint.seat, hint.question) == (0, question)
            assert lea.views[0].question == question, "a hint plays nothing"
            await lea.tell(wire.Act, seat=0, question=question, action=hint.action)

    run(evening())


def test_a_hint_is_for_ones_own_seat_on_what_is_asked_now_and_among_people_for_nobody() -> None:
    async def evening() -> list[str]:
        async with node() as house, devices(house, "Léa", "Tom") as (lea, tom):
            room = await started(lea, game="etoile-solitaire")
            await tom.watch(room)
            now = lea.views[0].question
            assert now is not None
            strangers = [
                await refusal(tom.tell(wire.Hint, seat=0, question=now)),
                await refusal(lea.tell(wire.Hint, seat=0, question=now + 1)),
                await refusal(lea.tell(wire.Hint, seat=1, question=now)),
            ]
            await started(lea, tom)
            asked = lea if lea.asked else tom
            (seat,) = asked.asked
            together = asked.tell(wire.Hint, seat=seat, question=asked.views[seat].question)
            return [*strangers, await refusal(together)]

    assert run(evening()) == ["not-your-seat", "stale", "no-such-seat", "not-alone"]

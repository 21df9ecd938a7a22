"""The ledgers of the lobby: codes, links, rooms and whose tables are whose, on any log."""

import asyncio
from collections.abc import Awaitable
from functools import partial
from typing import Any

import pytest

from veillee.games.etoile_d_afrique import EtoileDAfrique
from veillee.kernel.game import AnyGame, Seat
from veillee.lobby import housekeeping, invitations, mine
from veillee.lobby.codes import (
    CODE_LENGTH,
    LETTERS,
    Code,
    RoomId,
    new_code,
    new_room_id,
    read_code,
)
from veillee.lobby.housekeeping import Clock, Copied
from veillee.lobby.ledger import is_table
from veillee.lobby.refusals import Declined
from veillee.lobby.rematch import rematch
from veillee.lobby.room import (
    ROOMS,
    Barred,
    Coded,
    Continued,
    Entry,
    Muted,
    Room,
    Talking,
    Welcomed,
    after,
    room_of,
    table_id,
)
from veillee.lobby.words import hushed
from veillee.storage.log import Log
from veillee.storage.memory import MemoryLog
from veillee.table import Human, PlayerId, Refused, Table, TableId, Time, open_table, sit, start

LEA, TOM = PlayerId("lea"), PlayerId("tom")
ROOM = RoomId("k7qd2m9x4hspabcd")
NOW = Time(1_700_000_000_000)


def hours(n: float) -> Time:
    return Time(NOW + int(3_600_000 * n))


async def declined(work: Awaitable[Any]) -> str:
    with pytest.raises(Declined) as caught:
        await work
    return caught.value.refusal.key


def test_codes_are_read_out_easily_and_ids_guessed_by_nobody() -> None:
    codes = {new_code() for _ in range(500)}
    assert all(len(code) == CODE_LENGTH and set(code) <= set(LETTERS) for code in codes)
    assert len(codes) > 490
    assert len({new_room_id() for _ in range(1000)}) == 1000


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("KMTWR", "KMTWR"),
        (" km-twr ", "KMTWR"),
        ("kmtwo", None),
        ("KMTW", None),
        ("KMTW1", None),
        ("KMTWRR", None),
        ("ÉMTWR", None),
        ("", None),
    ],
)
def test_a_code_is_read_as_people_type_it(typed: str, code: str | None) -> None:
    assert read_code(typed) == code


def test_a_code_leads_to_its_room_until_its_time_is_over_and_may_then_be_given_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(invitations, "new_code", lambda: Code("KMTWR"))

    async def evening() -> None:
        log = MemoryLog()
        code = await invitations.give_code(log, ROOM, seconds=3600, now=NOW)
        assert await invitations.follow(log, code, now=hours(0.9)) == ROOM
        assert await declined(invitations.follow(log, code, now=hours(1.1))) == "code-unknown"
        other = new_room_id()
        assert await invitations.give_code(log, other, seconds=60, now=hours(1.1)) == code
        assert await invitations.follow(log, code, now=hours(1.1)) == other

    asyncio.run(evening())


def test_a_code_that_is_taken_is_given_to_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter([Code("AAAAA"), Code("AAAAA"), Code("BBBBB")])
    monkeypatch.setattr(invitations, "new_code", lambda: next(drawn))

    async def evening() -> list[Code]:
        log = MemoryLog()
        rooms = [new_room_id(), new_room_id()]
        return [await invitations.give_code(log, r, seconds=60, now=NOW) for r in rooms]

    assert asyncio.run(evening()) == ["AAAAA", "BBBBB"]


def test_of_two_who_use_a_link_one_is_refused_and_storage_holds_no_link_that_works() -> None:
    async def evening() -> None:
        log = MemoryLog()
        secret = await invitations.give_link(log, LEA, seconds=60, now=NOW)
        kept = [entry.table for entry in await log.tables()]
        assert not [name for name in kept if secret in name]
        tries = [invitations.use_link(log, secret, now=NOW) for _ in range(2)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert results.count(LEA) == 1
        late = await invitations.give_link(log, LEA, seconds=60, now=NOW)
        assert await declined(invitations.use_link(log, late, now=hours(1))) == "link-used"
        assert await declined(invitations.use_link(log, "nonsense", now=NOW)) == "link-used"

    asyncio.run(evening())


def test_my_rooms_stand_the_latest_first_and_none_twice() -> None:
    async def evening() -> None:
        log = MemoryLog()
        one, two = RoomId("one"), RoomId("two")
        for room in (one, two, one, one):
            await mine.remember(log, LEA, room)
        assert await mine.rooms_of(log, LEA) == (one, two)
        await mine.forget(log, LEA, one)
        await mine.forget(log, LEA, one)
        assert await mine.rooms_of(log, LEA) == (two,)
        assert await mine.rooms_of(log, TOM) == ()
        for n in range(mine.MOST + 5):
            await mine.remember(log, LEA, RoomId(f"room {n}"))
        assert len(await mine.rooms_of(log, LEA)) == mine.MOST

    asyncio.run(evening())


def test_a_room_is_what_its_entries_say() -> None:
    entries: list[Entry] = [
        *(Coded(Code("KMTWR")), Continued(1), Welcomed(False), Talking(False)),
        *(Muted(TOM, True), Muted(LEA, True), Muted(LEA, False), Barred(TOM), Continued(2)),
    ]
    room = Room()
    for entry in entries:
        room = after(room, entry)
    assert room == Room(
        2, Code("KMTWR"), False, False, frozenset({TOM}), frozenset({TOM}), position=9
    )
    assert room.exists
    assert not Room().exists


def test_two_nodes_that_write_a_room_together_both_write() -> None:
    async def evening() -> Room:
        log = MemoryLog()
        entries = [Muted(PlayerId(str(n)), True) for n in range(20)]
        await asyncio.gather(*(ROOMS.write(log, ROOM, partial(_this, e)) for e in entries))
        return await ROOMS.read(log, ROOM)

    assert len(asyncio.run(evening()).muted) == 20


def _this(entry: Muted, room: Room) -> Muted:
    return entry


def test_a_table_knows_its_room_and_a_ledger_is_no_table() -> None:
    assert room_of(table_id(ROOM, 3)) == ROOM
    assert is_table(table_id(ROOM, 3))
    assert not is_table("room:x")


class Whispering(EtoileDAfrique):
    """A game in which the first seat must hold its tongue."""

    def hushed(self, state: Any) -> tuple[Seat, ...]:
        return (Seat(0),)


def begun(game: AnyGame) -> Table:
    table = open_table(game, TableId("T"), host=LEA, seats=2, now=NOW).table
    for seat, player in enumerate((LEA, TOM)):
        table = sit(table, player, Seat(seat), Human(player, player), now=NOW).table
    return start(table, LEA, now=NOW).table


def test_a_rematch_needs_a_game_that_is_over() -> None:
    with pytest.raises(Refused):
        rematch(begun(EtoileDAfrique()), LEA, TableId("U"), now=NOW)


def test_whoever_would_give_the_game_away_is_hushed() -> None:
    table, plain = begun(Whispering()), begun(EtoileDAfrique())
    assert (hushed(table, LEA), hushed(table, TOM), hushed(plain, LEA)) == (True, False, False)


async def filled(log: Log, clock: Clock) -> None:
    kept = {"one.1": 1, "room:one": 1, "song:one.1.4": 1, "one.2": 9, "two.1": 2, "code:X": 3}
    for name, time in kept.items():
        clock.time = time
        await log.append(name, 0, [name.encode()])


def test_purging_keeps_a_rooms_logs_together() -> None:
    async def evening() -> list[str]:
        clock = Clock()
        log = MemoryLog(clock)
        await filled(log, clock)
        assert await housekeeping.purge(log, before=5) == 2
        return sorted(listed.table for listed in await log.tables())

    assert asyncio.run(evening()) == ["one.1", "one.2", "room:one", "song:one.1.4"]


def test_closing_a_room_forgets_all_of_it_and_nothing_else() -> None:
    async def evening() -> list[str]:
        clock = Clock()
        log = MemoryLog(clock)
        await filled(log, clock)
        assert await housekeeping.close(log, "one")
        assert not await housekeeping.close(log, "one")
        return sorted(listed.table for listed in await log.tables())

    assert asyncio.run(evening()) == ["code:X", "two.1"]


def test_a_copy_brings_over_what_is_missing_with_its_age() -> None:
    async def evening() -> None:
        clock, copied = Clock(), Clock()
        log, target = MemoryLog(clock), MemoryLog(copied)
        await filled(log, clock)
        await target.append("two.1", 0, [b"another", b"history"])
        assert await housekeeping.copy(log, target, copied) == Copied(5, 5, ("two.1",))
        assert await housekeeping.copy(log, target, copied) == Copied(0, 0, ("two.1",))
        ages = {listed.table: listed.updated for listed in await target.tables()}
        assert ages["one.2"] == 9
        assert [data for _, data in await target.read("two.1")] == [b"another", b"history"]

    asyncio.run(evening())


def test_a_copy_made_again_brings_over_how_every_log_went_on() -> None:
    async def evening() -> None:
        clock, copied = Clock(), Clock()
        log, target = MemoryLog(clock), MemoryLog(copied)
        await filled(log, clock)
        await housekeeping.copy(log, target, copied)
        clock.time = 20
        await log.append("one.1", 1, [b"went", b"on"])
        await log.append("code:X", 1, [b"renewed"])
        assert await housekeeping.copy(log, target, copied) == Copied(2, 3, ())
        assert await target.read("one.1") == await log.read("one.1")
        assert await target.tables() == await log.tables()
        assert await housekeeping.copy(target, log, clock) == Copied(0, 0, ())

    asyncio.run(evening())


def test_a_copy_that_is_further_stays_so() -> None:
    async def evening() -> None:
        clock, copied = Clock(), Clock()
        log, target = MemoryLog(clock), MemoryLog(copied)
        await target.append("T.1", 0, [b"one", b"two"])
        await log.append("T.1", 0, [b"one"])
        assert await housekeeping.copy(log, target, copied) == Copied(0, 0, ())
        assert len(await target.read("T.1")) == 2

    asyncio.run(evening())

"""What is decided about a room beside its game: opened, played again, watched, kept in peace."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple, TypeAlias

import structlog

from veillee.kernel.game import AnyGame
from veillee.lobby import invitations, mine
from veillee.lobby.codes import Code, RoomId, new_room_id
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
    table_id,
)
from veillee.server import commands, wire
from veillee.server.house import House
from veillee.server.live import Live
from veillee.storage.log import Clash
from veillee.table import Pace, PlayerId, Refused, Step, Table, Time, leave, open_table

log = structlog.get_logger()

RoomCommand: TypeAlias = (
    wire.Rematch | wire.SetSpectators | wire.SetTalk | wire.RenewCode | wire.Mute | wire.Remove
)


class NewRoom(NamedTuple):
    """A room that has just been opened."""

    id: RoomId
    code: Code


async def open_room(
    house: House, host: PlayerId, game: AnyGame, *, seats: int, options: Any, pace: Pace
) -> NewRoom:
    """A new room with its first table; IllegalAction if the rules refuse seats or options."""
    room = new_room_id()
    step = open_table(
        game,
        table_id(room, 1),
        host=host,
        seats=seats,
        options=options,
        pace=pace,
        now=house.now(),
    )
    commands.need_bot(step.table, pace.bot)
    await house.log.append(step.table.id, 0, [step.data])
    code = await _new_code(house, room)
    for entry in (Coded(code), Continued(1)):
        await _write(house, room, entry)
    await mine.remember(house.log, host, room)
    log.info("opened", table=step.table.id, position=1, game=game.name)
    return NewRoom(room, code)


async def keep(house: House, live: Live, by: PlayerId, command: RoomCommand) -> None:
    """Do what a player asks for the room; most of it is the host's to ask."""
    if not isinstance(command, wire.Rematch):
        commands.need_host(live.table, by)
    match command:
        case wire.Rematch(number=number):
            await _play_again(house, live, by, number)
        case wire.SetSpectators(welcome=welcome):
            await _change(house, live, Welcomed(welcome))
        case wire.SetTalk(talk=talk):
            await _change(house, live, Talking(talk))
        case wire.RenewCode():
            await invitations.take_back(house.log, live.room.code)
            await _change(house, live, Coded(await _new_code(house, live.id)))
        case wire.Mute(seat=seat, muted=muted):
            await _change(house, live, Muted(commands.speaker_at(live.table, seat), muted))
        case wire.Remove(seat=seat):
            await _remove(house, live, by, commands.player_at(live.table, seat))


async def _play_again(house: House, live: Live, by: PlayerId, number: int) -> None:
    """After the `number`-th game, if that has not been done already."""
    if number > live.room.number:
        await live.refresh()
    if number > live.room.number:
        raise Declined("no-such-game", number=number)
    if number == live.room.number:
        await _open_next(house, live, by, number + 1)


async def _open_next(house: House, live: Live, by: PlayerId, number: int) -> None:
    id_, barred = table_id(live.id, number), live.room.barred
    steps = rematch(live.table, by, id_, barred=barred, now=house.now())
    with suppress(Clash):  # of two who ask together, both mean the same game
        await house.log.append(id_, 0, [step.data for step in steps])
    await _change(house, live, Continued(number), unless=lambda room: room.number >= number)


async def _remove(house: House, live: Live, by: PlayerId, player: PlayerId) -> None:
    if player == by:
        raise Refused("not-your-seat")
    while _plays(live.table, player):
        try:
            await live.do(partial(_show_out, by, player, house.now()))
        except Refused:
            if _plays(live.table, player):
                raise
    await _change(house, live, Barred(player))
    live.advance()


def _plays(table: Table, player: PlayerId) -> bool:
    return not table.over and bool(table.seats_of(player))


def _show_out(by: PlayerId, player: PlayerId, now: Time, table: Table) -> Step:
    for seat in table.seats_of(player):
        return leave(table, by, seat, now=now)
    raise Refused("not-seated")


async def _change(
    house: House, live: Live, entry: Entry, *, unless: Callable[[Room], bool] = lambda _: False
) -> None:
    await live.change_room(await _write(house, live.id, entry, unless=unless))


async def _write(
    house: House, room: RoomId, entry: Entry, *, unless: Callable[[Room], bool] = lambda _: False
) -> Room:
    return await ROOMS.write(house.log, room, lambda now: None if unless(now) else entry)


async def _new_code(house: House, room: RoomId) -> Code:
    seconds = 3600 * house.settings.code_hours
    return await invitations.give_code(house.log, room, seconds=seconds, now=house.now())

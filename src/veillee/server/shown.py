"""What a room shows: the messages `table`, `you` and `view`, built field by field."""

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec
from msgspec import Raw

from veillee.kernel.game import Seat
from veillee.lobby.codes import RoomId
from veillee.lobby.room import Room
from veillee.lobby.words import speaker
from veillee.server import wire
from veillee.table import Bot, PlayerId, Table, Time, shown

Present: TypeAlias = Callable[[PlayerId], bool]
SilentSince: TypeAlias = Callable[[PlayerId], Time | None]


def table_now(
    room_id: RoomId, room: Room, table: Table, silent_since: SilentSince, watching: int
) -> wire.TableNow:
    """The room and its table, for everyone; the same bytes for all."""
    seen = shown(table)
    return wire.TableNow(
        room=room_id,
        number=room.number,
        table=table.id,
        code=room.code,
        game=seen.game,
        rules=seen.rules,
        options=Raw(msgspec.json.encode(table.options)),
        pace=seen.pace,
        phase=seen.phase,
        seats=tuple(_seat(room, table, Seat(s), silent_since) for s in table.seats),
        spectators_welcome=room.welcome,
        talk=room.talk,
        watching=watching,
        commitment=seen.commitment,
        seed=seen.seed,
        nonces=tuple(chair.nonce for chair in table.chairs) if table.over else None,
        outcome=Raw(msgspec.json.encode(table.outcome)),
    )


def _seat(room: Room, table: Table, seat: Seat, silent_since: SilentSince) -> wire.SeatNow:
    chair, seen = table.chairs[seat], shown(table).seats[seat]
    player = chair.player
    silent = silent_since(player) if player else None
    return wire.SeatNow(
        name=seen.name,
        kind=seen.kind,
        token=seen.token,
        bot=seen.bot,
        persona=seen.persona,
        program=isinstance(chair.occupant, Bot) and chair.occupant.player is not None,
        host=seen.host,
        present=player is not None and silent is None,
        covered=seen.covered,
        gone=seen.gone,
        muted=speaker(chair) in room.muted,
        covers_at=table.covers_at(seat, silent) if player else None,
    )


def you_now(table: Table, player: PlayerId, *, screen: bool) -> wire.You:
    """What a connection may do here."""
    seats = () if screen else tuple(table.seats_of(player))
    return wire.You(seats=seats, host=player == table.host, screen=screen)


def turn_now(table: Table) -> dict[str, Any]:
    """Whom the game waits for and until when: the same in every seat's view."""
    awaited = table.awaited
    return {
        "awaited": tuple(awaited),
        "deadlines": {str(s): due for s in awaited if (due := table.deadline(s)) is not None},
        "settles_at": table.settles_at,
    }


def view_now(table: Table, seat: Seat | None, turn: dict[str, Any]) -> wire.View:
    """What a seat may know of the game, and what it is asked."""
    return wire.View(
        seat=seat,
        question=None if seat is None else table.question(seat),
        view=table.view(seat),  # not encoded yet: it is with the message, and once
        **turn,
    )

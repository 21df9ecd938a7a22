"""What a room shows: the messages `table`, `you` and `view`, built field by field."""

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeAlias

import msgspec
from msgspec import Raw

from veillee.kernel.game import Seat
from veillee.lobby.codes import RoomId
from veillee.lobby.room import Room
from veillee.lobby.words import speaker
from veillee.server import wire
from veillee.table import Bot, Human, PlayerId, ShownSeat, Table, Time, shown

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
        seats=tuple(
            _seat(room, table, Seat(s), seat, silent_since) for s, seat in enumerate(seen.seats)
        ),
        spectators_welcome=room.welcome,
        talk=room.talk,
        watching=watching,
        commitment=seen.commitment,
        seed=seen.seed,
        nonces=tuple(chair.nonce for chair in table.chairs) if table.over else None,
        outcome=Raw(msgspec.json.encode(table.outcome)),
    )


def _seat(
    room: Room, table: Table, seat: Seat, seen: ShownSeat, silent_since: SilentSince
) -> wire.SeatNow:
    chair = table.chairs[seat]
    player = chair.player
    silent = silent_since(player) if player else None
    return wire.SeatNow(
        name=seen.name,
        kind=seen.kind,
        token=seen.token,
        language=chair.occupant.language if isinstance(chair.occupant, Human) else None,
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


class TurnNow(NamedTuple):
    """Whom the game waits for and until when: the same in every seat's view."""

    awaited: tuple[Seat, ...]
    deadlines: Mapping[str, Time]
    settles_at: Time | None


def turn_now(table: Table) -> TurnNow:
    awaited = tuple(table.awaited)
    deadlines = {str(s): due for s in awaited if (due := table.deadline(s)) is not None}
    return TurnNow(awaited, deadlines, table.settles_at)


def view_now(table: Table, seat: Seat | None, turn: TurnNow) -> wire.View:
    """What a seat may know of the game, and what it is asked."""
    awaited, deadlines, settles_at = turn
    return wire.View(
        seat=seat,
        question=None if seat is None else table.question(seat),
        awaited=awaited,
        deadlines=deadlines,
        settles_at=settles_at,
        view=table.view(seat),  # not encoded yet: it is with the message, and once
    )

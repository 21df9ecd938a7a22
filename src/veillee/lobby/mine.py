"""Whose tables are whose: the rooms where somebody has sat, the latest first."""

from typing import Literal, TypeAlias

from msgspec import Struct

from veillee.kernel.forms import Form
from veillee.lobby.codes import RoomId
from veillee.lobby.ledger import Ledger
from veillee.storage.log import Log
from veillee.table import PlayerId

MOST = 30  # rooms that are remembered


class Went(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody came into a room, or wants to hear of it no more."""

    room: RoomId
    how: Literal["in", "out"]


Rooms: TypeAlias = tuple[RoomId, ...]


def after(rooms: Rooms, went: Went) -> Rooms:
    """The rooms after one entry."""
    others = tuple(room for room in rooms if room != went.room)
    return (went.room, *others)[:MOST] if went.how == "in" else others


MINE: Ledger[Rooms, Went] = Ledger("player", Form(Went), after, ())


async def rooms_of(log: Log, player: PlayerId) -> Rooms:
    return await MINE.read(log, player)


async def remember(log: Log, player: PlayerId, room: RoomId) -> None:
    """This player has come into the room."""
    await MINE.write(log, player, lambda rooms: None if room in rooms[:1] else Went(room, "in"))


async def forget(log: Log, player: PlayerId, room: RoomId) -> None:
    """This player wants to hear of the room no more."""
    await MINE.write(log, player, lambda rooms: Went(room, "out") if room in rooms else None)

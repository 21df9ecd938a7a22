"""A room: what stays when a table is played again, and what the host decides beside the game."""

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from veillee.kernel.forms import Form
from veillee.lobby.codes import Code, RoomId
from veillee.lobby.ledger import Ledger
from veillee.table import PlayerId, Table, TableId


class Room(Struct, frozen=True):
    """A room after `position` entries, and its current game, the `number`-th.

    Number 0: there is no such room.
    """

    number: int = 0
    code: Code = Code("")
    welcome: bool = True
    talk: bool = True
    muted: frozenset[PlayerId] = frozenset()
    barred: frozenset[PlayerId] = frozenset()
    position: int = 0

    @property
    def exists(self) -> bool:
        return self.number > 0

    def table(self, room: RoomId) -> TableId:
        """The id of the current game's table."""
        return table_id(room, self.number)

    @property
    def silenced(self) -> frozenset[PlayerId]:
        """Those whose words are not to be read here."""
        return self.muted | self.barred

    def admits(self, player: PlayerId, table: Table) -> bool:
        """Whether this player may look: the seated, whoever could sit down, and spectators."""
        if player in self.barred:
            return False
        seated = player == table.host or bool(table.seats_of(player))
        return seated or self.welcome or any(chair.free for chair in table.chairs)


class _Entry(Struct, frozen=True, forbid_unknown_fields=True, tag=str.lower, tag_field="type"):
    pass


class Coded(_Entry, frozen=True):
    """The room has this code now."""

    code: Code


class Continued(_Entry, frozen=True):
    """The room plays its next game."""

    number: Annotated[int, Meta(ge=1)]


class Welcomed(_Entry, frozen=True):
    """Spectators are welcome, or not any more."""

    welcome: bool


class Talking(_Entry, frozen=True):
    """Bots may talk here, or not any more."""

    talk: bool


class Muted(_Entry, frozen=True):
    """This player is not heard, or is heard again."""

    player: PlayerId
    muted: bool


class Barred(_Entry, frozen=True):
    """This player was shown out."""

    player: PlayerId


Entry: TypeAlias = Coded | Continued | Welcomed | Talking | Muted | Barred


def after(room: Room, entry: Entry) -> Room:
    """The room after one entry."""
    return replace(room, **_changes(room, entry), position=room.position + 1)


def _changes(room: Room, entry: Entry) -> dict[str, Any]:
    match entry:
        case Coded(code):
            return {"code": code}
        case Continued(number):
            return {"number": number}
        case Welcomed(welcome):
            return {"welcome": welcome}
        case Talking(talk):
            return {"talk": talk}
        case Muted(player, muted):
            others = room.muted - {player}
            return {"muted": others | {player} if muted else others}
        case Barred(player):
            return {"barred": room.barred | {player}}


ROOMS: Ledger[Room, Entry] = Ledger("room", Form(Entry), after, Room())


def table_id(room: RoomId, number: int) -> TableId:
    """The log of a room's n-th game; two nodes that start it together mean the same."""
    return TableId(f"{room}.{number}")


def room_of(table: str) -> RoomId:
    """The room a table stands in."""
    return RoomId(table.partition(".")[0])

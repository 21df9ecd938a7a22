"""A clue that is sung: its recording, kept beside the table it was sung at.

The clue is a move like any other and says that it is a song; the recording lies in a ledger under
the table and the turn, so that a record stays small and plain text. It is kept before the clue is
told, and nobody hears it until then: what was sung and then not told is never heard.
"""

from collections.abc import Sequence
from typing import Any, Literal, Protocol, TypeAlias, runtime_checkable

from msgspec import Struct

from veillee.kernel.forms import Form
from veillee.kernel.game import Seat
from veillee.lobby.ledger import Ledger
from veillee.lobby.refusals import Declined
from veillee.storage.log import Log
from veillee.table import PlayerId, Table, TableId

Kind: TypeAlias = Literal["audio/webm", "audio/ogg", "audio/mp4"]

MOST_TAKES = 5  # that are kept of one song: whoever is cut off may send it again
_BEGINNINGS: dict[Kind, tuple[int, bytes]] = {
    "audio/webm": (0, b"\x1aE\xdf\xa3"),
    "audio/ogg": (0, b"OggS"),
    "audio/mp4": (4, b"ftyp"),
}


@runtime_checkable
class Singing(Protocol):
    """A game in which a clue may be sung."""

    def singer(self, state: Any) -> Seat | None:
        """Who may sing a clue now."""

    def sung(self, moves: Sequence[Any]) -> tuple[bool, ...]:
        """Of each clue so far, whether it is a song."""


class Take(Struct, frozen=True, forbid_unknown_fields=True):
    """One recording, as a browser made it."""

    kind: Kind
    data: bytes


class Song(Struct, frozen=True):
    """What is kept of one turn: the last take is the one that is heard."""

    takes: int = 0
    take: Take | None = None


SONGS: Ledger[Song, Take] = Ledger(
    "song", Form(Take), lambda song, take: Song(song.takes + 1, take), Song()
)


def kind_of(data: bytes) -> Kind:
    """What a recording is, by its own first bytes; nothing is believed of what is said of it."""
    for kind, (at, mark) in _BEGINNINGS.items():
        if data[at : at + len(mark)] == mark:
            return kind
    raise Declined("song-unreadable")


async def keep(log: Log, table: Table, player: PlayerId, turn: int, data: bytes) -> None:
    """Keep what whoever is to tell has sung for this turn."""
    _need_singer(table, player, turn)
    take = Take(kind_of(data), data)

    def decide(song: Song) -> Take | None:
        if song.takes >= MOST_TAKES:
            raise Declined("rate")
        return None if song.take == take else take

    await SONGS.write(log, _name(table.id, turn), decide)


async def hear(log: Log, table: Table, turn: int) -> Take | None:
    """The song of a turn, once its clue has been told; None: it was not recorded."""
    told = _sung(table)
    if not 1 <= turn <= len(told) or not told[turn - 1]:
        return None
    return (await SONGS.read(log, _name(table.id, turn))).take


def _need_singer(table: Table, player: PlayerId, turn: int) -> None:
    game, play = table.game, table.play
    singer = game.singer(play.state) if play and isinstance(game, Singing) else None
    if singer not in table.seats_of(player) or turn != len(_sung(table)) + 1:
        raise Declined("not-yours-to-sing")


def _sung(table: Table) -> tuple[bool, ...]:
    return table.game.sung(table.moves) if isinstance(table.game, Singing) else ()


def _name(table: TableId, turn: int) -> str:
    return f"{table}.{turn}"

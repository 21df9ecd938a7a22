"""What nodes tell each other about a room."""

from typing import TypeAlias

from msgspec import Raw, Struct

from veillee.kernel.forms import Form
from veillee.table.seats import PlayerId


class _Notice(Struct, frozen=True, forbid_unknown_fields=True, tag=str.lower, tag_field="type"):
    node: str


class Advanced(_Notice, frozen=True):
    """The log of the room's n-th table goes as far as this position."""

    number: int
    position: int


class Here(_Notice, frozen=True):
    """Who is connected to the room at this node, said again and again while it is so."""

    number: int
    position: int
    players: tuple[PlayerId, ...]
    watching: int


class Changed(_Notice, frozen=True):
    """What the host decides beside the game has changed, or a new game has begun."""


class Words(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that was said, as it stands on the wire, and by whom; None: by nobody seated."""

    by: PlayerId | None
    message: Raw


class Spoken(_Notice, frozen=True):
    """Words for everyone in the room."""

    words: Words


class Asking(_Notice, frozen=True):
    """This node has just begun to look at the room: what was said before?"""


class Recalled(_Notice, frozen=True):
    """What this node remembers of what was said."""

    words: tuple[Words, ...]


Notice: TypeAlias = Advanced | Here | Changed | Spoken | Asking | Recalled

NOTICE: Form[Notice] = Form(Notice)

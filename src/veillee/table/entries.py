"""What stands in a table's log: one entry for each decision, in bytes that any node can read.

    BadEntry           bytes that are no entry, or one of a kind or version unknown here

The log never leaves the server: it holds the seed, every hand and every commitment.
"""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Raw, Struct

from veillee.kernel.forms import Form, NotReadable
from veillee.kernel.game import Seat
from veillee.kernel.record import Digest, Nonce
from veillee.table.clocks import Pace, Time
from veillee.table.seats import Occupant, PlayerId

VERSION: Literal[1] = 1

ActionId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
"""Chosen by whoever acts, once for each action, the same when it is sent again."""


class _Entry(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag=str.lower, tag_field="type"
):
    at: Time
    v: Literal[1] = VERSION


class Opened(_Entry, frozen=True):
    """A table was opened, its luck committed to."""

    table: str
    game: str
    rules: int
    options: Raw
    seats: int
    seed: Digest
    pace: Pace
    host: PlayerId


class Arranged(_Entry, frozen=True):
    """Before the start, the host chose other options or another number of seats."""

    options: Raw
    seats: int


class Paced(_Entry, frozen=True):
    """The host chose other clocks."""

    pace: Pace


class Seated(_Entry, frozen=True):
    """Somebody sat down; `nonce` is what their device adds to the luck."""

    seat: Seat
    occupant: Occupant
    nonce: Nonce = ""


class Swapped(_Entry, frozen=True):
    """Before the start, two seats changed places."""

    one: Seat
    other: Seat


class Left(_Entry, frozen=True):
    """Whoever sat there is gone."""

    seat: Seat


class Hosted(_Entry, frozen=True):
    """The host passed the table on."""

    host: PlayerId


class Started(_Entry, frozen=True):
    """The game began, with every deal that was due."""

    deals: tuple[Raw, ...]


class Moved(_Entry, frozen=True):
    """A seat acted, and every deal that this brought about; `bot`: who played for its owner."""

    seat: Seat
    action_id: ActionId
    question: int
    action: Raw
    bot: str | None = None
    deals: tuple[Raw, ...] = ()


class Settled(_Entry, frozen=True):
    """Patience ended: a deal settled what nobody had answered, and brought about the others."""

    deals: tuple[Raw, ...]


class Covered(_Entry, frozen=True):
    """A bot plays for a silent seat."""

    seat: Seat


class Reclaimed(_Entry, frozen=True):
    """The owner of a covered seat is back."""

    seat: Seat


class Paused(_Entry, frozen=True):
    """The clocks stand still and nobody acts."""


class Resumed(_Entry, frozen=True):
    """The game goes on."""


class Undone(_Entry, frozen=True):
    """The last move of the only human at the table was taken back, with all that followed."""


Entry: TypeAlias = (
    Opened
    | Arranged
    | Paced
    | Seated
    | Swapped
    | Left
    | Hosted
    | Started
    | Moved
    | Settled
    | Covered
    | Reclaimed
    | Paused
    | Resumed
    | Undone
)


class BadEntry(NotReadable):
    """These bytes are no entry that this program can read."""


class _Head(Struct, frozen=True):
    """What tells an entry of the future from one that is broken."""

    type: str
    v: int


_ENTRY: Form[Entry] = Form(Entry)
_HEAD: Form[_Head] = Form(_Head)
_KINDS = {kind.__struct_config__.tag for kind in Entry.__args__}


def encode(entry: Entry) -> bytes:
    """The bytes of an entry."""
    return _ENTRY.encode(entry)


def decode(data: bytes) -> Entry:
    """The entry of these bytes; BadEntry says what is wrong."""
    try:
        return _ENTRY.decode(data)
    except NotReadable as error:
        raise _bad(data, error) from None


def _bad(data: bytes, error: NotReadable) -> BadEntry:
    try:
        head = _HEAD.decode(data)
    except NotReadable:
        return BadEntry("not-an-entry", detail=str(error))
    if head.v != VERSION:
        return BadEntry("entry-version", version=head.v, known=VERSION)
    if head.type not in _KINDS:
        return BadEntry("entry-kind", kind=head.type[:40])
    return BadEntry("entry-broken", kind=head.type, detail=str(error))


def raw(value: object) -> Raw:
    """A game's own message, as it stands inside an entry; what came as bytes stays as it came."""
    return value if isinstance(value, Raw) else Raw(msgspec.json.encode(value))

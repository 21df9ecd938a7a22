"""Every message of the socket, both ways: frozen, tagged, typed. `docs/protocol.md` tells the rest.

A client sends commands, each with an id of its own choosing, and gets for each an `ack`, or a
`refused` that says why, once it is durable. What the server shows (`table`, `you`, `view`) is whole
each time and is sent when its bytes have changed. No position of a log ever leaves the server.
"""

from collections.abc import Callable, Mapping
from typing import Annotated, Any, Literal, TypeAlias, get_args

import msgspec
from msgspec import Meta, Raw, Struct

from veillee.kernel.forms import Form
from veillee.kernel.talk import Occasion
from veillee.lobby.words import Reaction
from veillee.table.clocks import Pace, Time

PROTOCOL: Literal[1] = 1


def _kebab(name: str) -> str:
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-")


CommandId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
"""Chosen by the client, once for each command; the same when it is sent again."""

RoomId: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z2-9]{16}$")]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Word: TypeAlias = Annotated[str, Meta(max_length=40)]
Place: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Nonce: TypeAlias = Annotated[str, Meta(pattern=r"^([0-9a-f]{32})?$")]
Value: TypeAlias = str | int | bool | tuple[str | int, ...]
"""A parameter of a refusal: ids and numbers, never words."""

Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=280)]


# What a client says.


class _Command(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag=_kebab, tag_field="type"
):
    id: CommandId


class Watch(_Command, frozen=True):
    """Look at a room, now and whenever it changes; also how a broken connection is taken up again.

    `screen`: as the shared screen, which sees what everyone may see.
    """

    room: RoomId
    screen: bool = False


class Sit(_Command, frozen=True):
    """Take a free seat, or be called otherwise in one's own; `seat` null: the first free one."""

    name: Name
    seat: Place | None = None
    token: Word = ""
    language: Word = "en"
    nonce: Nonce = ""


class AddBot(_Command, frozen=True):
    """The host puts a bot of the house on a seat."""

    seat: Place
    bot: Name
    name: Name
    token: Word = ""
    persona: Word = ""


class Leave(_Command, frozen=True):
    """Give up a seat; the host may empty any before the start."""

    seat: Place


class Swap(_Command, frozen=True):
    """The host lets two seats change places."""

    one: Place
    other: Place


class Arrange(_Command, frozen=True):
    """The host chooses options and the number of seats."""

    options: Raw
    seats: Place


class SetPace(_Command, frozen=True):
    """The host chooses clocks and patience."""

    pace: Pace


class PassHost(_Command, frozen=True):
    """The host makes the player of a seat host."""

    seat: Place


class Start(_Command, frozen=True):
    """The host starts the game."""


class Act(_Command, frozen=True):
    """A seat answers a question. Sent twice with one id, it is applied once."""

    seat: Place
    question: int
    action: Raw


class Undo(_Command, frozen=True):
    """The only human at the table takes back a move."""


class Hint(_Command, frozen=True):
    """The only human at the table asks what the house's best bot would answer; it is `hinted`."""

    seat: Place
    question: int


class Pause(_Command, frozen=True):
    """Stop the clocks and the game."""


class Resume(_Command, frozen=True):
    """Let the game go on."""


class Reclaim(_Command, frozen=True):
    """Take back a seat that a bot covers."""

    seat: Place


class Rematch(_Command, frozen=True):
    """Play again after the `number`-th game: same room, same seats; asked twice, done once."""

    number: Annotated[int, Meta(ge=1)]


class SetSpectators(_Command, frozen=True):
    """The host opens or closes the room to those who have no seat."""

    welcome: bool


class SetTalk(_Command, frozen=True):
    """The host lets the bots of this room talk, or asks them all to be quiet."""

    talk: bool


class RenewCode(_Command, frozen=True):
    """The host asks for a new code; the old one leads nowhere any more."""


class Mute(_Command, frozen=True):
    """The host silences whoever sits there, bots too, or lets them speak again."""

    seat: Place
    muted: bool


class Remove(_Command, frozen=True):
    """The host shows the player of a seat out; they cannot come back."""

    seat: Place


class Say(_Command, frozen=True):
    """A few words to the room, from a seat of one's own or, under any `name`, from none."""

    text: Text
    seat: Place | None = None
    name: Word = ""


class React(_Command, frozen=True):
    """A quick reaction, from a seat of one's own or, under any `name`, from none."""

    reaction: Reaction
    seat: Place | None = None
    name: Word = ""


class Ping(_Command, frozen=True):
    """Is anyone there? Answered by `pong`."""


Command: TypeAlias = (
    Watch
    | Sit
    | AddBot
    | Leave
    | Swap
    | Arrange
    | SetPace
    | PassHost
    | Start
    | Act
    | Undo
    | Hint
    | Pause
    | Resume
    | Reclaim
    | Rematch
    | SetSpectators
    | SetTalk
    | RenewCode
    | Mute
    | Remove
    | Say
    | React
    | Ping
)


# What the server says.


class _Message(Struct, frozen=True, kw_only=True, tag=_kebab, tag_field="type"):
    pass


class Welcome(_Message, frozen=True):
    """The first message of a connection. `now` lets a client set its clock by the house's."""

    version: str
    now: Time
    program: bool
    protocol: Literal[1] = PROTOCOL


class Pong(_Message, frozen=True):
    """The house is there."""

    id: str
    now: Time


class Ack(_Message, frozen=True):
    """The command with this id is done, and durable."""

    id: str


class Refused(_Message, frozen=True):
    """The command with this id is refused: by which rule, and why.

    `id` is null where the command could not even be read so far. `rule` is a numbered rule of the
    game, or `table` or `house`; `key` names the message `refused-KEY`.
    """

    id: str | None
    rule: str
    key: str
    params: Mapping[str, Value] = {}


class SeatNow(Struct, frozen=True):
    """A seat as everyone sees it.

    `language`: what its player reads; null: nobody reads there. `present`: a device of its player
    is connected. `covers_at`: when a bot will play for it.
    """

    name: str | None
    kind: Literal["empty", "human", "bot"]
    token: str
    language: str | None
    bot: str | None
    persona: str
    program: bool
    host: bool
    present: bool
    covered: bool
    gone: bool
    muted: bool
    covers_at: Time | None


class TableNow(_Message, frozen=True, tag="table"):
    """The room and its table: who sits where, and how it is played; not the game itself.

    `number` counts the games of this room: when it grows, all views so far are of the past.
    `seed` and `nonces` are shown when the game is over, and `outcome`, null until then, says how it
    ended. `talk`: whether its bots may talk.
    """

    room: str
    number: int
    table: str
    code: str
    game: str
    rules: int
    options: Raw
    pace: Pace
    phase: Literal["open", "playing", "paused", "over"]
    seats: tuple[SeatNow, ...]
    spectators_welcome: bool
    talk: bool
    watching: int
    commitment: str
    seed: str | None
    nonces: tuple[str, ...] | None
    outcome: Raw


class You(_Message, frozen=True):
    """Which seats this connection may act for, and whether it is the host's."""

    seats: tuple[int, ...]
    host: bool
    screen: bool


class View(_Message, frozen=True):
    """All that a seat may know of the game now; `seat` null: what everyone may know.

    `question` is the number that an action of this seat must carry; null: it is asked nothing.
    `awaited` are the seats the game waits for, `deadlines` when their time is up, by seat, and
    `settles_at` when chance will settle what nobody has answered.
    """

    seat: int | None
    question: int | None
    awaited: tuple[int, ...]
    deadlines: Mapping[str, Time]
    settles_at: Time | None
    view: Raw


class Hinted(_Message, frozen=True):
    """What a bot that sees no more than this seat would answer to this question."""

    seat: int
    question: int
    action: Raw


class Said(_Message, frozen=True):
    """Somebody said something; `seat` null: somebody who only watches."""

    seat: int | None
    name: str
    text: str
    at: Time


class Reacted(_Message, frozen=True):
    """Somebody reacted."""

    seat: int | None
    name: str
    reaction: Reaction
    at: Time


class Talked(_Message, frozen=True):
    """A bot speaks: the words are `persona-PERSONA-OCCASION`, in the reader's own language.

    Where it has several ways to say it, the whole seconds of `at`, modulo 3, are `$nth` of them.
    """

    seat: int
    persona: str
    occasion: Occasion
    at: Time


class Heard(_Message, frozen=True):
    """The last words of the room, oldest first: all that were said and are still to be read."""

    words: tuple[Said | Talked, ...]


class Bye(_Message, frozen=True):
    """The connection ends: `restart` (come back at once), `removed`, `closed` or `slow`."""

    reason: Literal["restart", "removed", "closed", "slow"]


Spoken: TypeAlias = Said | Reacted | Talked
"""What is said in a room."""

Message: TypeAlias = (
    Welcome
    | Pong
    | Ack
    | Refused
    | TableNow
    | You
    | View
    | Hinted
    | Said
    | Reacted
    | Talked
    | Heard
    | Bye
)


class _Head(Struct, frozen=True):
    """What can be told of a command that cannot be read."""

    id: CommandId


COMMAND: Form[Command] = Form(Command)
MESSAGE: Form[Message] = Form(Message)
SPOKEN: Form[Spoken] = Form(Spoken)
_HEAD: Form[_Head] = Form(_Head)
encode: Callable[[Message], bytes] = msgspec.json.Encoder().encode
"""The bytes of a message."""


def id_of(data: bytes) -> str | None:
    """The id of a command that cannot be read otherwise; None: not even that."""
    try:
        return _HEAD.decode(data).id
    except ValueError:
        return None


def schema() -> tuple[tuple[dict[str, Any], ...], dict[str, Any]]:
    """JSON schemas of `Command` and `Message`, and of every type they name."""
    return msgspec.json.schema_components([Command, Message], ref_template="{name}")


COMMANDS = get_args(Command)
MESSAGES = get_args(Message)
KINDS = {command: str(command.__struct_config__.tag) for command in COMMANDS}

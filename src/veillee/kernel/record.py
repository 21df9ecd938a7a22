"""The game record: everything needed to replay, verify and re-judge a finished game.

One JSON object a game, as `docs/record.md` lays down.

    BadRecord          what is wrong with a record, as data
"""

import re
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from veillee.kernel.chance import VerifiableChance, commitment, game_key
from veillee.kernel.forms import Form, NotReadable
from veillee.kernel.game import (
    AnyGame,
    Awaiting,
    Dealing,
    Dealt,
    IllegalAction,
    Outcome,
    Over,
    Played,
    Seat,
)

Nonce: TypeAlias = Annotated[str, Meta(pattern=r"^([0-9a-f]{32})?$")]
Digest: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]
Opener: TypeAlias = Callable[[str, Mapping[str, Any]], AnyGame]
"""Finds a game by its name and builds it with a record's components."""


class BadRecord(ValueError):
    """A record that cannot be read, or does not hold together.

    `key` and `params` say what is wrong, `move` the number of the first wrong move (from 1), and
    `cause` what a decoder or the rules had to say.
    """

    def __init__(
        self, key: str, *, cause: NotReadable | IllegalAction | None = None, **params: str | int
    ) -> None:
        super().__init__(key, params)
        self.key = key
        self.params = params
        self.cause = cause
        self.move: int | None = None

    def __str__(self) -> str:
        where = "" if self.move is None else f"move {self.move}: "
        said = ", ".join(f"{name}={value}" for name, value in self.params.items())
        why = "" if self.cause is None else f": {self.cause}"
        return f"{where}{self.key}{f' ({said})' if said else ''}{why}"


class Player(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sat there: `human` or `bot:NAME`."""

    name: str
    played_by: Annotated[str, Meta(pattern=r"^(human|bot:.+)$")]


class RecordedMove(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A deal, or a seat and what it played; the rules' own forms read what is inside."""

    dealt: Raw | UnsetType = UNSET
    seat: Annotated[int, Meta(ge=0)] | UnsetType = UNSET
    played: Raw | UnsetType = UNSET
    at: str | UnsetType = UNSET


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game."""

    format: Literal["veillee.record"]
    version: Literal[1]
    game: str
    rules: int
    options: Raw
    seats: tuple[Player, ...]
    components: dict[str, Any]
    seed: Digest
    commitment: Digest
    nonces: tuple[Nonce, ...]
    moves: tuple[RecordedMove, ...]
    outcome: Raw

    @property
    def key(self) -> bytes:
        """The key of every deal."""
        return game_key(bytes.fromhex(self.seed), [bytes.fromhex(n) for n in self.nonces])


class _Head(Struct, frozen=True):
    """What must be known before the rest can be read."""

    format: str
    version: int


_HEAD: Form[_Head] = Form(_Head)
_RECORD: Form[Record] = Form(Record)
_OUTCOME: Form[dict[str, Any]] = Form(dict[str, Any])
_AT = re.compile(r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$")


def write(
    game: AnyGame,
    *,
    options: Any,
    seats: Sequence[Player],
    seed: bytes,
    nonces: Sequence[str],
    moves: Sequence[Any],
    outcome: Outcome[Any],
    times: Sequence[str | None] = (),
) -> bytes:
    """The record of a finished game, as one line of JSON without its newline."""
    at = [*times, *[None] * (len(moves) - len(times))]
    record = Record(
        format="veillee.record",
        version=1,
        game=game.name,
        rules=game.rules,
        options=Raw(game.forms.options.encode(options)),
        seats=tuple(seats),
        components=dict(game.components),
        seed=seed.hex(),
        commitment=commitment(seed),
        nonces=tuple(nonces),
        moves=tuple(_recorded(move, time) for move, time in zip(moves, at, strict=True)),
        outcome=Raw(msgspec.json.encode(outcome)),
    )
    return _RECORD.encode(record)


def read(line: bytes | str) -> Record:
    """A record of a known version, whole and of the right types."""
    try:
        head = _HEAD.decode(line)
        if head.format != "veillee.record":
            raise BadRecord("other-format", format=head.format)
        if head.version != 1:
            raise BadRecord("other-version", version=head.version, known=1)
        return _RECORD.decode(line)
    except NotReadable as error:
        raise BadRecord("not-a-record", cause=error) from None


class Replay:
    """A record played again, move by move, every deal checked before it is applied."""

    def __init__(self, record: Record, open_game: Opener) -> None:
        self.record = record
        self.game = _opened(record, open_game)
        self._deals: dict[str, int] = defaultdict(int)

    def states(self) -> list[Any]:
        """Every state from the start to the end; BadRecord names the first move that is wrong."""
        states = [self._start()]
        for number, move in enumerate(self.record.moves, start=1):
            try:
                states.append(self._step(states[-1], move))
            except BadRecord as error:
                error.move = number
                raise
        return states

    def judge(self) -> Outcome[Any]:
        """Check everything there is to check, and give the outcome."""
        if commitment(bytes.fromhex(self.record.seed)) != self.record.commitment:
            raise BadRecord("commitment")
        match self.game.turn(self.states()[-1]):
            case Over(outcome):
                self._compare(outcome)
                return outcome
            case _:
                raise BadRecord("not-over", moves=len(self.record.moves))

    def _start(self) -> Any:
        record, form = self.record, self.game.forms.options
        if len(record.nonces) != len(record.seats):
            raise BadRecord("nonces", seats=len(record.seats), nonces=len(record.nonces))
        try:
            options = form.decode(record.options)
            if missing := set(form.type.__struct_fields__) - set(_names(record.options)):
                raise BadRecord("options-missing", names=", ".join(sorted(missing)))
            return self.game.setup(len(record.seats), options)
        except (NotReadable, IllegalAction) as error:
            raise BadRecord("options", cause=error) from None

    def _step(self, state: Any, move: RecordedMove) -> Any:
        try:
            return self.game.apply(state, self._move(state, move))
        except NotReadable as error:
            raise BadRecord("move-unreadable", cause=error) from None
        except IllegalAction as error:
            raise BadRecord("move-illegal", cause=error) from None

    def _move(self, state: Any, move: RecordedMove) -> Any:
        if move.at is not UNSET and not _AT.match(move.at):
            raise BadRecord("time", at=move.at[:40])
        match move:
            case RecordedMove(dealt=Raw() as dealt, seat=UnsetType(), played=UnsetType()):
                return Dealt(self._checked_deal(state, dealt))
            case RecordedMove(dealt=UnsetType(), seat=int(seat), played=Raw() as played):
                return self._checked_play(state, Seat(seat), played)
            case _:
                raise BadRecord("not-a-move")

    def _checked_play(self, state: Any, seat: Seat, played: Raw) -> Any:
        if seat >= len(self.record.seats):
            raise BadRecord("no-such-seat", seat=seat)
        match self.game.turn(state):
            case Over():
                raise BadRecord("already-over")
            case Dealing(kind):
                raise BadRecord("deal-due", kind=kind)
            case _:
                return Played(seat, self.game.forms.action.decode(played))

    def _checked_deal(self, state: Any, raw: Raw) -> Any:
        match self.game.turn(state):
            case Dealing(kind) | Awaiting(chance=str(kind)):
                deal = self.game.forms.deal.decode(raw)
                if deal != self.game.deal(state, self._luck(kind)):
                    raise BadRecord("deal-not-from-seed", kind=kind)
                return deal
            case _:
                raise BadRecord("deal-not-due")

    def _luck(self, kind: str) -> VerifiableChance:
        k = self._deals[kind]
        self._deals[kind] += 1
        return VerifiableChance(self.record.key, kind, k)

    def _compare(self, outcome: Outcome[Any]) -> None:
        due = _OUTCOME.decode(msgspec.json.encode(outcome))
        said = _OUTCOME.decode(self.record.outcome)
        for name in [*due, *said]:
            if name not in due or name not in said or due[name] != said[name]:
                raise BadRecord("outcome", part=name)


def verify(line: bytes | str, open_game: Opener) -> Record:
    """Read and judge a record; BadRecord says what is wrong."""
    record = read(line)
    try:
        Replay(record, open_game).judge()
    except NotReadable as error:
        raise BadRecord("not-a-record", cause=error) from None
    return record


def _recorded(move: Any, at: str | None) -> RecordedMove:
    time = UNSET if at is None else at
    match move:
        case Played(seat, action):
            return RecordedMove(seat=seat, played=Raw(msgspec.json.encode(action)), at=time)
        case Dealt(deal):
            return RecordedMove(dealt=Raw(msgspec.json.encode(deal)), at=time)
        case _:
            raise TypeError(f"Expected a move, got {move!r}")


def _opened(record: Record, open_game: Opener) -> AnyGame:
    game = open_game(record.game, record.components)
    if game.rules != record.rules:
        raise BadRecord("other-rules", game=game.name, rules=record.rules, known=game.rules)
    return game


def _names(raw: Raw) -> list[str]:
    return list(msgspec.json.decode(raw, type=dict[str, Any]))

"""The game record: everything needed to replay, verify and re-judge a finished game.

One JSON object a game, as `docs/record.md` lays down.

    BadRecord          what is wrong with a record, in one line
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
    """A record that cannot be read, or does not hold together."""


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
            raise BadRecord(f"This is a {head.format!r}, not a 'veillee.record'")
        if head.version != 1:
            raise BadRecord(f"Version {head.version} of the record is unknown; expected 1")
        return _RECORD.decode(line)
    except NotReadable as error:
        raise BadRecord(_plainly(str(error))) from None


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
            states.append(self._step(states[-1], move, f"Move {number}"))
        return states

    def judge(self) -> Outcome[Any]:
        """Check everything there is to check, and give the outcome."""
        record = self.record
        if commitment(bytes.fromhex(record.seed)) != record.commitment:
            raise BadRecord("The commitment is not the SHA-256 of the seed")
        match self.game.turn(self.states()[-1]):
            case Over(outcome):
                self._compare(outcome)
                return outcome
            case _:
                raise BadRecord(f"The game is not over after move {len(record.moves)}")

    def _start(self) -> Any:
        record, form = self.record, self.game.forms.options
        if len(record.nonces) != len(record.seats):
            raise BadRecord(f"{len(record.seats)} seats, but {len(record.nonces)} nonces")
        try:
            options = form.decode(record.options)
            if missing := set(form.type.__struct_fields__) - set(_names(record.options)):
                raise BadRecord(f"The options do not say {', '.join(sorted(missing))}")
            return self.game.setup(len(record.seats), options)
        except NotReadable as error:
            raise BadRecord(f"The options cannot be read: {_plainly(str(error))}") from None
        except IllegalAction as error:
            raise BadRecord(f"The options are refused: {error}") from None

    def _step(self, state: Any, move: RecordedMove, where: str) -> Any:
        try:
            return self.game.apply(state, self._move(state, move))
        except NotReadable as error:
            raise BadRecord(f"{where} cannot be read: {_plainly(str(error))}") from None
        except IllegalAction as error:
            raise BadRecord(f"{where} is illegal: {error}") from None
        except BadRecord as error:
            raise BadRecord(f"{where}: {error}") from None

    def _move(self, state: Any, move: RecordedMove) -> Any:
        if move.at is not UNSET and not _AT.match(move.at):
            raise BadRecord(f"{move.at!r} is not a time such as 2026-11-16T20:15:02.125Z")
        match move:
            case RecordedMove(dealt=Raw() as dealt, seat=UnsetType.UNSET, played=UnsetType.UNSET):
                return Dealt(self._checked_deal(state, dealt))
            case RecordedMove(dealt=UnsetType.UNSET, seat=int(seat), played=Raw() as played):
                return self._checked_play(state, Seat(seat), played)
            case _:
                raise BadRecord("expected either a deal, or a seat and what it played")

    def _checked_play(self, state: Any, seat: Seat, played: Raw) -> Any:
        if seat >= len(self.record.seats):
            raise BadRecord(f"there is no seat {seat}")
        if isinstance(self.game.turn(state), Over):
            raise BadRecord("the game was over before it")
        if isinstance(self.game.turn(state), Dealing):
            raise BadRecord(f"seat {seat} played when a deal was due")
        return Played(seat, self.game.forms.action.decode(played))

    def _checked_deal(self, state: Any, raw: Raw) -> Any:
        match self.game.turn(state):
            case Dealing(kind) | Awaiting(chance=str(kind)):
                deal = self.game.forms.deal.decode(raw)
                due = self.game.deal(state, self._luck(kind))
                if deal != due:
                    raise BadRecord("the deal does not follow from the seed and the nonces")
                return deal
            case _:
                raise BadRecord("a deal came when none was due")

    def _luck(self, kind: str) -> VerifiableChance:
        k = self._deals[kind]
        self._deals[kind] += 1
        return VerifiableChance(self.record.key, kind, k)

    def _compare(self, outcome: Outcome[Any]) -> None:
        try:
            said = msgspec.json.decode(self.record.outcome)
        except msgspec.DecodeError as error:
            raise BadRecord(f"The outcome cannot be read: {error}") from None
        due = msgspec.to_builtins(outcome)
        if not isinstance(said, dict):
            raise BadRecord("The outcome is not an object")
        for name in [*due, *said]:
            if name not in due or name not in said or due[name] != said[name]:
                raise BadRecord(f"The outcome's {name!r} is not what the moves lead to")


def verify(line: bytes | str, open_game: Opener) -> Record:
    """Read and judge a record; BadRecord says what is wrong, in one line."""
    record = read(line)
    Replay(record, open_game).judge()
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
    try:
        game = open_game(record.game, record.components)
    except NotReadable as error:
        raise BadRecord(f"The components cannot be read: {_plainly(str(error))}") from None
    if game.rules != record.rules:
        raise BadRecord(f"Played by rules {record.rules} of {game.name}; known: {game.rules}")
    return game


def _names(raw: Raw) -> list[str]:
    return list(msgspec.json.decode(raw, type=dict[str, Any]))


def _plainly(message: str) -> str:
    """One line, whatever came in."""
    return " ".join(message.split())

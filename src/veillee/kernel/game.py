"""What a game is: a few pure functions over immutable values, and the words they are said in.

    state = reduce(game.apply, moves, game.setup(seats, options))

Everything else (tables, storage, bots, screens) is written against this file alone.

    IllegalAction      a move, an option or a number of seats that the rules refuse, as data
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Generic, NewType, Protocol, TypeAlias, TypeVar, runtime_checkable

import msgspec

from veillee.kernel.forms import Forms

Seat = NewType("Seat", int)
"""A place at the table, counted from 0, clockwise."""

T = TypeVar("T")
OptionsT = TypeVar("OptionsT", bound=msgspec.Struct)
StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")
DealT = TypeVar("DealT")
ViewT = TypeVar("ViewT")
SheetT = TypeVar("SheetT")
ActionT_co = TypeVar("ActionT_co", covariant=True)
ViewT_contra = TypeVar("ViewT_contra", contravariant=True)


class Chance(Protocol):
    """Where luck comes from. Tables use a verifiable one, search a fast one."""

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each as likely as the others."""

    def shuffle(self, items: Sequence[T]) -> list[T]:
        """The same items in a random order; the argument stays as it is."""


# Moves: what happened, in order. A log of moves is a whole game.


class Played(msgspec.Struct, Generic[ActionT], frozen=True, gc=False):
    """A seat acted."""

    seat: Seat
    action: ActionT


class Dealt(msgspec.Struct, Generic[DealT], frozen=True, gc=False):
    """Chance acted."""

    deal: DealT


Move: TypeAlias = Played[ActionT] | Dealt[DealT]


# Turns: what the game waits for.


class Awaiting(msgspec.Struct, frozen=True):
    """The game waits for these seats.

    With `chance` (the kind of a deal) nobody needs to wait for ever: that deal may settle the
    matter when patience ends, even while no seat holds up the game.
    """

    seats: tuple[Seat, ...]
    chance: str | None = None


class Dealing(msgspec.Struct, frozen=True):
    """The game waits for chance: a deal of this kind is due, at once."""

    kind: str


class Outcome(msgspec.Struct, Generic[SheetT], frozen=True, forbid_unknown_fields=True):
    """How a game ended. Seats that share a rank share a list, best first; `reason` is a key."""

    scores: tuple[int, ...]
    ranking: tuple[tuple[Seat, ...], ...]
    reason: str
    sheets: tuple[SheetT, ...]


class Over(msgspec.Struct, Generic[SheetT], frozen=True):
    """The game has ended."""

    outcome: Outcome[SheetT]


Turn: TypeAlias = Awaiting | Dealing | Over[SheetT]


# Refusals: why not, as data. The reader's language is chosen at the edge.

Param: TypeAlias = str | int | bool | tuple[str, ...] | tuple[int, ...]


class Refusal(msgspec.Struct, frozen=True):
    """Which numbered rule says no, which message tells it, and its ids and numbers."""

    rule: str
    key: str
    params: Mapping[str, Param] = {}


class IllegalAction(Exception):
    """The rules refuse this; `refusal` says why."""

    def __init__(self, rule: str, key: str, **params: Param) -> None:
        super().__init__(rule, key, params)
        self.refusal = Refusal(rule, key, params)

    def __str__(self) -> str:
        said = ", ".join(f"{name}={value}" for name, value in self.refusal.params.items())
        return f"{self.refusal.key} ({self.refusal.rule}{': ' + said if said else ''})"


@runtime_checkable
class Game(Protocol[OptionsT, StateT, ActionT, DealT, ViewT, SheetT]):
    """The rules of one game with its components, as pure functions over immutable values."""

    @property
    def name(self) -> str:
        """The game's id in records and on the wire, such as `etoile-d-afrique`."""

    @property
    def rules(self) -> int:
        """The version of the rules: raised by any change in how the game plays."""

    @property
    def seats(self) -> range:
        """How many may play."""

    @property
    def forms(self) -> Forms[OptionsT, ActionT, DealT, ViewT, SheetT]:
        """The codecs of everything that crosses a wire."""

    @property
    def components(self) -> Mapping[str, Any]:
        """The static data this game is played with, as it stands in a record."""

    @property
    def secrets(self) -> frozenset[str]:
        """The fields of a state that are not open to all."""

    def setup(self, seats: int, options: OptionsT) -> StateT:
        """Before anything happened; IllegalAction if seats and options do not go together."""

    def turn(self, state: StateT) -> Turn[SheetT]:
        """What the game waits for."""

    def question(self, state: StateT, seat: Seat) -> int | None:
        """None: this seat is asked nothing. The same number: it is still the same question."""

    def apply(self, state: StateT, move: Move[ActionT, DealT]) -> StateT:
        """The state after a move; IllegalAction if the rules refuse it."""

    def deal(self, state: StateT, chance: Chance) -> DealT:
        """What chance brings now."""

    def view(self, state: StateT, seat: Seat | None) -> ViewT:
        """All that this seat knows and could remember; None: a spectator or the shared screen."""

    def legal_actions(self, view: ViewT) -> Iterator[ActionT]:
        """What the seat of this view may do, lazily; free text stands as an ellipsis."""

    def sample(self, view: ViewT, chance: Chance) -> ActionT:
        """One legal action, drawn at random, that brings the game on."""

    def imagine(self, view: ViewT, chance: Chance) -> StateT:
        """A whole state that this view allows, its secrets drawn at random."""


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any, Any]
"""A game whose types do not matter here: tables, records and laws treat all alike."""


class Bot(Protocol[ViewT_contra, ActionT_co]):
    """Someone who plays from views alone."""

    @property
    def name(self) -> str:
        """The bot's id within its game, such as `random` or `heuristic`."""

    def choose(self, view: ViewT_contra, chance: Chance) -> ActionT_co:
        """One legal action for the seat of this view, which is asked."""


AnyBot: TypeAlias = Bot[Any, Any]


def asked(game: AnyGame, state: Any, seats: int) -> list[Seat]:
    """The seats that may act now, awaited or not."""
    return [Seat(s) for s in range(seats) if game.question(state, Seat(s)) is not None]

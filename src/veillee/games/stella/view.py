"""What a seat sees of Stella, and could remember."""

from typing import Literal, TypeAlias

from msgspec import Struct

from veillee.games.stella.actions import Options, RoundSheet
from veillee.games.stella.components import CardId, Image, Word
from veillee.kernel.game import Seat

Stage: TypeAlias = Literal["dealing", "marking", "revealing", "over"]
Kind: TypeAlias = Literal["spark", "super-spark", "fall"]


class Ask(Struct, frozen=True, gc=False):
    """Somebody asked for the other word: who says yes, the asker first, and who says no."""

    agreed: tuple[Seat, ...]
    disagreed: tuple[Seat, ...]


class Designation(Struct, frozen=True, gc=False):
    """An image that a scout pointed at: who else had marked it, fallen or not, and the stars
    that it brought, by seat."""

    scout: Seat
    cell: int
    kind: Kind
    matched: tuple[Seat, ...]
    stars: tuple[int, ...]


class Round(Struct, frozen=True, gc=False):
    """A round that is over. The sheets name the marks that the table has seen."""

    card: CardId
    clue: Word
    first_scout: Seat
    table: tuple[Image, ...]
    counts: tuple[int, ...]
    in_the_dark: Seat | None
    designations: tuple[Designation, ...]
    sheets: tuple[RoundSheet, ...]


class View(Struct, frozen=True, gc=False):
    """Everything is open but the order of the piles and the marks that nobody has pointed at.

    `marks` and `unshown` are this seat's own: those of this round, and those of finished rounds
    that the others have not seen. `counts` is empty until everyone is done; `left` says how many
    marks of each seat are not yet designated; `pile` how many images are still to come.
    """

    seat: Seat | None
    options: Options
    question: int
    stage: Stage
    round: int
    first_scout: Seat | None
    table: tuple[Image, ...]
    pile: int
    card: CardId | None
    clue: Word | None
    ask: Ask | None
    done: tuple[bool, ...]
    marks: tuple[int, ...]
    counts: tuple[int, ...]
    in_the_dark: Seat | None
    scout: Seat | None
    left: tuple[int, ...]
    fallen: tuple[Seat, ...]
    designations: tuple[Designation, ...]
    results: tuple[Round, ...]
    unshown: tuple[tuple[int, ...], ...]

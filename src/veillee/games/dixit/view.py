"""What a seat sees of Dixit, and could remember."""

from typing import Literal, TypeAlias

from msgspec import Struct

from veillee.games.dixit.actions import Clue, Options
from veillee.games.dixit.batches import Batches
from veillee.games.dixit.components import Image
from veillee.kernel.game import Seat

Phase: TypeAlias = Literal[
    "deal", "claim", "choose-teller", "tell", "give", "lay-out", "vote", "reshuffle", "over"
]


class Reveal(Struct, frozen=True):
    """A turn that was played: whose each image of the row was, all votes, the points by seat."""

    teller: Seat
    clue: Clue
    row: tuple[Image, ...]
    owners: tuple[Seat, ...]
    votes: tuple[tuple[Image, ...], ...]
    points: tuple[int, ...]


class Told(Struct, frozen=True, gc=False):
    """A clue that was told in this game, and how many found its image."""

    clue: Clue
    found: int


class View(Struct, frozen=True):
    """Hidden are the others' hands, the pile, and what others gave and voted in this turn.

    `awaited` tells who has not answered yet; `given` and `voted` are this seat's own (the teller's
    image counts as given); `points` and `told` are those of each finished turn; `last` stays until
    the next turn is revealed.
    """

    seat: Seat | None
    options: Options
    question: int
    phase: Phase
    teller: Seat | None
    clue: Clue | None
    awaited: tuple[Seat, ...]
    hand: tuple[Image, ...]
    given: tuple[Image, ...]
    voted: tuple[Image, ...]
    row: tuple[Image, ...]
    hand_sizes: tuple[int, ...]
    pile: int
    discards: tuple[Image, ...]
    batches: Batches
    scores: tuple[int, ...]
    points: tuple[tuple[int, ...], ...]
    told: tuple[Told, ...]
    last: Reveal | None

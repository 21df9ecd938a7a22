"""The whole truth of a table of Dixit."""

from veillee.games.dixit.actions import Clue, Options
from veillee.games.dixit.batches import Batches
from veillee.games.dixit.components import Image
from veillee.games.dixit.view import Phase, Reveal, Told
from veillee.kernel.game import Seat


class State:
    """Copy, then set, then never touch.

    `question` counts the steps opened so far; `given` is what each seat has put in, the teller's
    image included, and stays in the hands until the row lies; `votes` are by seat; `discards` are
    the images shown since the pile was last shuffled, in the order they were shown; `points` are
    each finished turn's, by seat, and `told` its clue.
    """

    __slots__ = (
        *("options", "seats", "question", "phase", "teller", "clue", "awaited", "hands", "given"),
        *("votes", "row", "pile", "discards", "batches", "scores", "points", "told", "last"),
    )

    def __init__(
        self,
        options: Options,
        seats: int,
        question: int,
        phase: Phase,
        teller: Seat | None,
        clue: Clue | None,
        awaited: tuple[Seat, ...],
        hands: tuple[tuple[Image, ...], ...],
        given: tuple[tuple[Image, ...], ...],
        votes: tuple[tuple[Image, ...], ...],
        row: tuple[Image, ...],
        pile: tuple[Image, ...],
        discards: tuple[Image, ...],
        batches: Batches,
        scores: tuple[int, ...],
        points: tuple[tuple[int, ...], ...],
        told: tuple[Told, ...],
        last: Reveal | None,
    ) -> None:
        self.options = options
        self.seats = seats
        self.question = question
        self.phase = phase
        self.teller = teller
        self.clue = clue
        self.awaited = awaited
        self.hands = hands
        self.given = given
        self.votes = votes
        self.row = row
        self.pile = pile
        self.discards = discards
        self.batches = batches
        self.scores = scores
        self.points = points
        self.told = told
        self.last = last

    def copy(self) -> "State":
        return State(
            self.options,
            self.seats,
            self.question,
            self.phase,
            self.teller,
            self.clue,
            self.awaited,
            self.hands,
            self.given,
            self.votes,
            self.row,
            self.pile,
            self.discards,
            self.batches,
            self.scores,
            self.points,
            self.told,
            self.last,
        )

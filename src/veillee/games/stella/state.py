"""The whole truth of a table of Stella."""

from typing import TypeAlias

from veillee.games.stella.actions import Options
from veillee.games.stella.components import CardId, Image, Word
from veillee.games.stella.view import Ask, Designation, Round, Stage
from veillee.kernel.game import Seat

Marks: TypeAlias = frozenset[int]
"""The cells that a seat marked; none while it is still choosing."""

Unshown: TypeAlias = tuple[Marks | None, ...]
"""By seat, the marks of a finished round that the table cannot infer; None where there are none."""


class State:
    """Copy, then set, then never touch.

    `stack` holds the word cards to come (none with the discovery cards, whose order is known);
    `counts`, `left` and `in_the_dark` follow from the marks once everyone is done; where marks are
    not shown, `hidden` holds by finished round and by seat those that the table cannot infer.
    """

    __slots__ = (
        *("options", "seats", "question", "stage", "round", "first_scout", "table", "pile"),
        *("stack", "card", "clue", "ask", "marks", "counts", "in_the_dark", "scout", "left"),
        *("fallen", "designations", "results", "hidden"),
    )

    def __init__(
        self,
        options: Options,
        seats: int,
        question: int,
        stage: Stage,
        round: int,
        first_scout: Seat | None,
        table: tuple[Image, ...],
        pile: tuple[Image, ...],
        stack: tuple[CardId, ...],
        card: CardId | None,
        clue: Word | None,
        ask: Ask | None,
        marks: tuple[Marks, ...],
        counts: tuple[int, ...],
        in_the_dark: Seat | None,
        scout: Seat | None,
        left: tuple[int, ...],
        fallen: tuple[Seat, ...],
        designations: tuple[Designation, ...],
        results: tuple[Round, ...],
        hidden: tuple[Unshown, ...],
    ) -> None:
        self.options = options
        self.seats = seats
        self.question = question
        self.stage = stage
        self.round = round
        self.first_scout = first_scout
        self.table = table
        self.pile = pile
        self.stack = stack
        self.card = card
        self.clue = clue
        self.ask = ask
        self.marks = marks
        self.counts = counts
        self.in_the_dark = in_the_dark
        self.scout = scout
        self.left = left
        self.fallen = fallen
        self.designations = designations
        self.results = results
        self.hidden = hidden

    def copy(self) -> "State":
        return State(
            self.options,
            self.seats,
            self.question,
            self.stage,
            self.round,
            self.first_scout,
            self.table,
            self.pile,
            self.stack,
            self.card,
            self.clue,
            self.ask,
            self.marks,
            self.counts,
            self.in_the_dark,
            self.scout,
            self.left,
            self.fallen,
            self.designations,
            self.results,
            self.hidden,
        )

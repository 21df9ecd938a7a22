"""The whole truth of a solitaire."""

from veillee.games.africa_deck import Card
from veillee.games.etoile_solitaire.actions import Options


class State:
    """Copy, then set, then never touch. `question` counts the cards played so far."""

    __slots__ = ("hand", "options", "pile", "question", "rows")

    def __init__(
        self,
        options: Options,
        question: int,
        rows: tuple[tuple[Card, ...], ...],
        hand: tuple[Card, ...],
        pile: tuple[Card, ...],
    ) -> None:
        self.options = options
        self.question = question
        self.rows = rows
        self.hand = hand
        self.pile = pile

    def copy(self) -> "State":
        return State(self.options, self.question, self.rows, self.hand, self.pile)

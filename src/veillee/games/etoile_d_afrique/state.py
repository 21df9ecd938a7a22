"""The whole truth of a table of L'Étoile d'Afrique."""

from veillee.games.africa_deck import Card
from veillee.games.etoile_d_afrique.actions import Options, RoundSheet
from veillee.games.etoile_d_afrique.view import Laid, Trick
from veillee.kernel.game import Seat


class State:
    """Copy, then set, then never touch.

    `turn` is None while cards are due or the game is over; `bar` is the value to beat (0 before a
    lead), `top` the owner of the card on top; `passed` lists, in seat order, who is out until the
    bar is raised (or, where passing locks, until the trick is over); `thieves` are the thief
    tokens held, `taken` those taken in this round; `question` counts the decisions made so far.
    """

    __slots__ = (
        *("options", "seats", "question", "round", "dealer", "turn", "hands", "pile", "trick"),
        *("bar", "top", "passed", "captured", "thieves", "taken", "last_trick", "results"),
    )

    def __init__(
        self,
        options: Options,
        seats: int,
        question: int,
        round: int,
        dealer: Seat | None,
        turn: Seat | None,
        hands: tuple[tuple[Card, ...], ...],
        pile: tuple[Card, ...],
        trick: tuple[Laid, ...],
        bar: int,
        top: Seat | None,
        passed: tuple[Seat, ...],
        captured: tuple[tuple[Card, ...], ...],
        thieves: tuple[int, ...],
        taken: tuple[int, ...],
        last_trick: Trick | None,
        results: tuple[tuple[RoundSheet, ...], ...],
    ) -> None:
        self.options = options
        self.seats = seats
        self.question = question
        self.round = round
        self.dealer = dealer
        self.turn = turn
        self.hands = hands
        self.pile = pile
        self.trick = trick
        self.bar = bar
        self.top = top
        self.passed = passed
        self.captured = captured
        self.thieves = thieves
        self.taken = taken
        self.last_trick = last_trick
        self.results = results

    def copy(self) -> "State":
        return State(
            self.options,
            self.seats,
            self.question,
            self.round,
            self.dealer,
            self.turn,
            self.hands,
            self.pile,
            self.trick,
            self.bar,
            self.top,
            self.passed,
            self.captured,
            self.thieves,
            self.taken,
            self.last_trick,
            self.results,
        )

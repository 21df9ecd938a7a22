"""A round of L'Étoile d'Afrique in small numbers, for search.

Colours do not matter here, so a card is its rank: a plain one its value, then the lion, which beats
all of these and no gem, then the gems and the two that have no colour. One card beats another where
its rank is higher.

    Move        the rank that is laid on top; less than nothing: the rank that is slipped under;
                0: a pass
    Round       where a round stands, and how it goes on
"""

from bisect import insort
from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from veillee.games.africa_deck import LION, POINTS, TOPAZ, VALUE
from veillee.games.etoile_d_afrique.actions import HAND, Action, GiveWay, Options, Pass
from veillee.games.etoile_d_afrique.scoring import THIEF_COST
from veillee.games.etoile_d_afrique.view import View

Rank: TypeAlias = int
Move: TypeAlias = int
Habit: TypeAlias = Callable[[Sequence[Rank], Rank, int], Move]
"""A move without thinking, from a sorted hand, the bar, and the points that lie there."""

LAST_PLAIN = 10
LION_RANK = LAST_PLAIN + 1
PASS: Move = 0


def rank_of(value: int) -> Rank:
    return LION_RANK if value == LION else value + (value >= TOPAZ)


RANK = {card: rank_of(value) for card, value in VALUE.items()}
_POINTS_BY_RANK = {rank: POINTS[card] for card, rank in RANK.items()}


def by_move(actions: Iterable[Action]) -> dict[Move, Action]:
    """Actions that differ in colours alone are one."""
    return {_move(action): action for action in actions}


def _move(action: Action) -> Move:
    match action:
        case Pass():
            return PASS
        case GiveWay(card):
            return -RANK[card]
        case _:
            return RANK[action.card]


def facing(view: View) -> tuple[list[Rank], Rank, int]:
    """What a habit looks at: the hand, the bar, and the points that lie there."""
    hand = sorted([RANK[card] for card in view.hand])
    bar = view.bar + (view.bar >= TOPAZ)  # a lion's bar is two, not its rank
    return hand, bar, sum([POINTS[laid.card] for laid in view.trick])


def raised(bar: Rank, rank: Rank, options: Options) -> Rank:
    """The bar when a card is laid on top (R-AFRICA-10)."""
    if rank != LION_RANK:
        return rank
    return LION if options.lion == "counts-two" else max(LION, bar)


class Round:
    """Hands are sorted, and the pile is drawn from its end.

    `bar` is 0 before a lead, `stake` the points that lie in the trick, `won` those of the tricks
    that each seat has taken.
    """

    __slots__ = (
        *("options", "hands", "pile", "turn", "top", "bar", "stake"),
        *("passed", "won", "thieves", "over"),
    )

    def __init__(
        self,
        options: Options,
        hands: list[list[Rank]],
        pile: list[Rank],
        turn: int,
        top: int | None,
        bar: Rank,
        stake: int,
        passed: frozenset[int],
        won: list[int],
        thieves: list[int],
    ) -> None:
        self.options = options
        self.hands = hands
        self.pile = pile
        self.turn = turn
        self.top = top
        self.bar = bar
        self.stake = stake
        self.passed = passed
        self.won = won
        self.thieves = thieves
        self.over = False

    def copy(self) -> "Round":
        return Round(
            self.options,
            [hand.copy() for hand in self.hands],
            self.pile.copy(),
            self.turn,
            self.top,
            self.bar,
            self.stake,
            self.passed,
            self.won.copy(),
            self.thieves.copy(),
        )

    def play(self, move: Move) -> None:
        """What the rules make of a move that they allow."""
        seat = self.turn
        if move == PASS:
            self.passed |= {seat}
        elif move > 0:
            self._lay(seat, move)
            self.top, self.bar = seat, raised(self.bar, move, self.options)
            if self.passed and not self.options.pass_lock:
                self.passed = frozenset()
        else:
            self._lay(seat, -move)
            self.thieves[seat] += 1
        self._go_on(seat)

    def play_out(self, habits: Sequence[Habit]) -> None:
        """To the end of the round, each seat by a habit of its own."""
        hands, play = self.hands, self.play
        while not self.over:
            turn = self.turn
            play(habits[turn](hands[turn], self.bar, self.stake))

    def points(self) -> list[int]:
        """What each seat has when its thieves are paid, as far as it can pay (R-AFRICA-16)."""
        paid = [min(t, w // THIEF_COST) for t, w in zip(self.thieves, self.won, strict=True)]
        return [w - THIEF_COST * p for w, p in zip(self.won, paid, strict=True)]

    def _lay(self, seat: int, rank: Rank) -> None:
        hand = self.hands[seat]
        hand.remove(rank)
        self.stake += _POINTS_BY_RANK[rank]
        if self.pile and self.options.draw == "each-card":
            insort(hand, self.pile.pop())

    def _go_on(self, actor: int) -> None:
        hands = self.hands
        seats = len(hands)
        if hands[actor] or self._holders() > 1:
            comes_back = self.bar > LAST_PLAIN or self.options.trick_end == "unbeaten"
            for step in range(1, seats + 1):
                seat = (actor + step) % seats
                if comes_back and seat == self.top:
                    break
                if hands[seat] and seat not in self.passed:
                    self.turn = seat
                    return
        self._end_trick()

    def _holders(self) -> int:
        return sum(map(bool, self.hands))

    def _end_trick(self) -> None:
        winner, seats = self.top, len(self.hands)
        assert winner is not None
        self.won[winner] += self.stake
        self.stake, self.bar, self.top, self.passed = 0, 0, None, frozenset()
        after = [(winner + step) % seats for step in range(seats)]
        if self.options.draw == "after-trick":
            self._refill(after)
        holders = [seat for seat in after if self.hands[seat]]
        self.over = len(holders) <= 1
        if holders:
            self.turn = holders[0]

    def _refill(self, order: Sequence[int]) -> None:
        for seat in order:
            hand = self.hands[seat]
            while len(hand) < HAND and self.pile:
                insort(hand, self.pile.pop())

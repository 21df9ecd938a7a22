"""A strong player of L'Étoile d'Afrique: it imagines what is hidden and plays the round out.

Cards that have been seen are counted, since only the others are dealt to the imagined hands; what
somebody would have laid in this trick is not dealt to them either. Every move is tried in the same
worlds; from there on everybody plays by habit until the round is over, and the round is counted in
victory tokens, as the game is.

Between two players habit alone is hard to beat while most of the pile is to come: what a move
brings is lost in the luck of the draw. There it looks ahead only when the end is in sight.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import cycle
from typing import NamedTuple

from veillee.games.africa_deck import DECK, POINTS
from veillee.games.etoile_d_afrique.actions import Action
from veillee.games.etoile_d_afrique.bots.compact import (
    RANK,
    Habit,
    Move,
    Rank,
    Round,
    by_move,
    facing,
    raised,
)
from veillee.games.etoile_d_afrique.bots.habits import DEAR, thrifty, weighing
from veillee.games.etoile_d_afrique.scoring import prizes, wealth
from veillee.games.etoile_d_afrique.view import View
from veillee.kernel.game import AnyGame, Chance
from veillee.kernel.search import most_promising

# How many worlds are imagined before the worse half of the moves drops out, and again.
WORLDS = (32, 32, 32)
# How many cards of the pile, for each of the others, are few enough to look ahead.
SIGHT = 16
# What a point of a round is worth in wealth: ranks are won by points, and the next world is not
# the one that was imagined.
POINT = 0.15
# What it is worth to be first when the last round is over.
VICTORY = 4.0
# How much better than the habitual move another one must look.
HABIT = 0.3
# How the others may play: whoever plans for one sort of people alone is beaten by the other.
HABITS: tuple[Habit, ...] = (thrifty, weighing)


class StrongBot:
    """Looks ahead to the end of the round, in worlds that its view allows."""

    name = "strong"

    def __init__(self, game: AnyGame, worlds: Sequence[int] = WORLDS) -> None:
        self._game = game
        self._worlds = worlds

    def choose(self, view: View, chance: Chance) -> Action:
        offered, usual = by_move(self._game.legal_actions(view)), thrifty(*facing(view))
        if view.pile > SIGHT * (len(view.hand_sizes) - 1):
            return offered[usual]
        lead, deal, habits = _lead(view), _imagining(view, chance), cycle(HABITS)

        def imagine() -> tuple[Round, list[Habit]]:
            others = [next(habits)] * len(view.hand_sizes)
            return deal(), [thrifty if n == view.turn else h for n, h in enumerate(others)]

        def value(move: Move, imagined: tuple[Round, list[Habit]]) -> float:
            world, everybody = imagined
            world = world.copy()
            world.play(move)
            world.play_out(everybody)
            return lead(world)

        def prior(move: Move) -> float:
            return HABIT if move == usual else 0.0

        return offered[most_promising(list(offered), imagine, value, self._worlds, prior=prior)]


# Imagining.


class Lacking(NamedTuple):
    """No rank between these two is in a hand, but for so many cards drawn since."""

    above: Rank
    below: Rank
    fresh: int


_NOTHING = Lacking(0, 0, 0)
_BEYOND = max(RANK.values()) + 1


def _imagining(view: View, chance: Chance) -> Callable[[], Round]:
    """Deals the cards that this seat has not seen to the others and to the pile."""
    own, bar, stake = facing(view)
    seen = {*view.hand, *(laid.card for laid in view.trick)}.union(*view.captured)
    unseen = [RANK[card] for card in DECK if card not in seen]
    won = [sum([POINTS[card] for card in cards]) for cards in view.captured]
    lacking, turn = _lacking(view), view.turn
    assert turn is not None

    def imagine() -> Round:
        pile = chance.shuffle(unseen)
        hands = [
            own.copy() if seat == turn else _hand(pile, size, lacking.get(seat, _NOTHING))
            for seat, size in enumerate(view.hand_sizes)
        ]
        return Round(
            options=view.options,
            hands=hands,
            pile=pile[: view.pile],
            turn=turn,
            top=view.top,
            bar=bar,
            stake=stake,
            passed=frozenset(view.passed),
            won=won.copy(),
            thieves=list(view.thieves),
        )

    return imagine


def _lacking(view: View) -> Mapping[int, Lacking]:
    """What the others would have laid in this trick if they had it, thrifty as they are."""
    fresh = int(view.pile > 0 and view.options.draw == "each-card")
    found: dict[int, Lacking] = {}
    bar = 0
    for laid in view.trick:
        rank = RANK[laid.card]
        if laid.how == "give-way":
            found[laid.seat] = Lacking(bar, DEAR, fresh)
        else:
            found[laid.seat] = Lacking(bar, rank, fresh)
            bar = raised(bar, rank, view.options)
    return found | {seat: Lacking(bar, _BEYOND, 0) for seat in view.passed}


def _hand(pile: list[Rank], size: int, lacking: Lacking) -> list[Rank]:
    """A hand from the pile; should there be too few cards that it may hold, any will do."""
    above, below, fresh = lacking
    hand = [rank for rank in pile if not above < rank < below][: max(0, size - fresh)]
    for rank in hand:
        pile.remove(rank)
    hand += [pile.pop() for _ in range(size - len(hand))]
    return sorted(hand)


# Counting.


def _lead(view: View) -> Callable[[Round], float]:
    """By how much this seat leads after a round, in wealth, with its points as small change."""
    seat, last = view.turn, len(view.results) + 1 == view.options.rounds
    assert seat is not None
    before = [
        sum([wealth(sheets[other].tokens) for sheets in view.results])
        for other in range(len(view.hand_sizes))
    ]

    def lead(world: Round) -> float:
        points = world.points()
        totals = [had + wealth(prizes(points, other)) for other, had in enumerate(before)]
        ahead = _ahead(totals, seat)
        victory = VICTORY * ((ahead > 0) - (ahead < 0)) if last else 0.0
        return ahead + POINT * _ahead(points, seat) + victory

    return lead


def _ahead(values: Sequence[int], seat: int) -> int:
    """Of the best of the others."""
    return values[seat] - max([value for other, value in enumerate(values) if other != seat])

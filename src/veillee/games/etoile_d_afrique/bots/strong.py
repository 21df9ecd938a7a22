"""A strong player of L'Étoile d'Afrique: it imagines what is hidden and plays the round out.

Cards that have been seen are counted, since `imagine` deals only the others. Every action is tried
in the same worlds; from there on everybody plays by one habit or another until the round is over,
and the round is counted in victory tokens, as the game is.
"""

from collections.abc import Sequence
from itertools import cycle

from veillee.games.etoile_d_afrique.actions import Action, RoundSheet
from veillee.games.etoile_d_afrique.bots.habits import HABITS, Habit, World
from veillee.games.etoile_d_afrique.scoring import THIEF_COST, wealth
from veillee.games.etoile_d_afrique.view import View
from veillee.kernel.game import AnyGame, Chance, Played, Seat
from veillee.kernel.search import most_promising

# How many worlds are imagined before the worse half of the actions drops out, and again.
WORLDS = (16, 16, 16)
# What a point of a round is worth in wealth: ranks are won by points, and the next world is not
# the one that was imagined.
POINT = 0.15
# What it is worth to be first when the last round is over.
VICTORY = 4.0


class StrongBot:
    """Looks ahead to the end of the round, in worlds that its view allows."""

    name = "strong"

    def __init__(self, game: AnyGame, worlds: Sequence[int] = WORLDS) -> None:
        self._game = game
        self._worlds = worlds

    def choose(self, view: View, chance: Chance) -> Action:
        seat = view.seat
        assert seat is not None
        offered: list[Action] = chance.shuffle(list(self._game.legal_actions(view)))

        habits = cycle(HABITS)

        def imagine() -> tuple[World, Habit]:
            return self._game.imagine(view, chance), next(habits)

        def value(action: Action, imagined: tuple[World, Habit]) -> float:
            return _lead(self._played_out(*imagined, Played(seat, action)), seat, view)

        return most_promising(offered, imagine, value, self._worlds)

    def _played_out(self, world: World, habit: Habit, move: Played[Action]) -> World:
        """The world when the round is over: this move, then everybody by habit."""
        apply, rounds = self._game.apply, len(world.results)
        world = apply(world, move)
        while len(world.results) == rounds:
            assert world.turn is not None
            world = apply(world, Played(world.turn, habit(world, world.turn)))
        return world


def _lead(world: World, seat: Seat, view: View) -> float:
    """By how much this seat leads after the round, in wealth, with its points as small change."""
    totals = [_total(world.results, other) for other in range(len(world.thieves))]
    points = [sheet.points for sheet in world.results[-1]]
    lead = totals[seat] - _best_other(totals, seat)
    if len(world.results) == view.options.rounds:
        return lead + POINT * (points[seat] - _best_other(points, seat)) + _victory(lead)
    owed = THIEF_COST * world.thieves[seat]
    return lead + POINT * (points[seat] - owed - _best_other(points, seat))


def _total(results: Sequence[Sequence[RoundSheet]], seat: int) -> int:
    return sum(wealth(sheets[seat].tokens) for sheets in results)


def _best_other(values: Sequence[int], seat: int) -> int:
    return max(value for other, value in enumerate(values) if other != seat)


def _victory(lead: int) -> float:
    return VICTORY if lead > 0 else -VICTORY if lead < 0 else 0.0

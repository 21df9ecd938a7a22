"""A player of Look at the Stars who looks ahead."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TypeAlias

from veillee.games.look_at_the_stars.actions import Action
from veillee.games.look_at_the_stars.bots.appraisal import Appraiser, our_weights
from veillee.games.look_at_the_stars.bots.search import Option, best_sky, best_use, options
from veillee.games.look_at_the_stars.components import DECK, OPEN_AT, TURNS
from veillee.games.look_at_the_stars.reading import Reader
from veillee.games.look_at_the_stars.sky import Cards, Sky
from veillee.games.look_at_the_stars.slates import slates_from
from veillee.games.look_at_the_stars.view import View
from veillee.kernel.game import AnyGame, Chance

Rounds: TypeAlias = tuple[tuple[int, int], ...]
Imagine: TypeAlias = Callable[[], Sequence[str]]
"""Draws the cards of the next few nights from those not seen yet."""

# A fixed amount of search, so that a game can be repeated: how many answers go on into each round,
# and how many futures all of them meet there.
ROUNDS: Rounds = ((6, 3), (3, 6), (2, 8))
AHEAD = 4  # nights that a future has
BREADTH = 14  # answers that are looked at closely tonight
BREADTH_AHEAD = 5  # and on the nights ahead


class StrongBot:
    """Imagines the nights to come, plays them out after its best answers, and compares."""

    name = "strong"

    def __init__(self, game: AnyGame, rounds: Rounds = ROUNDS) -> None:
        self._reader = Reader(slates_from(game.components["slates"]))
        self._rounds = rounds

    def choose(self, view: View, chance: Chance) -> Action:
        assert view.draft is not None
        sky, night = self._reader.own(view), view.turn - 1
        appraiser = _appraiser(sky.cards)
        if view.draft.placed:
            return best_use(sky, OPEN_AT[night], TURNS - view.turn, appraiser).action
        answers = options(sky, night, view.revealed[-1], appraiser, BREADTH)
        unseen = [card for card in DECK if card not in view.revealed]
        ahead = min(AHEAD, TURNS - view.turn)
        return self._best(answers, night, lambda: chance.shuffle(unseen)[:ahead], appraiser).action

    def _best(
        self, answers: Sequence[Option], night: int, imagine: Imagine, appraiser: Appraiser
    ) -> Option:
        """The fewer answers are left, the more futures they meet; all of them meet the same."""
        left, hoped = list(range(len(answers))), [0.0] * len(answers)
        for number, futures in self._rounds if night < TURNS - 1 else ():
            left = left[:number]
            for future in [imagine() for _ in range(futures)]:
                for i in left:
                    hoped[i] += _outlook(answers[i].sky, night, future, appraiser)
            left.sort(key=lambda i: -hoped[i])
        return answers[left[0]]


@lru_cache(maxsize=1 << 7)
def _appraiser(cards: Cards) -> Appraiser:
    return Appraiser(cards, our_weights())


def _outlook(sky: Sky, night: int, future: Sequence[str], appraiser: Appraiser) -> float:
    """What a sky promises after these nights, each answered as well as can be seen at once."""
    for card in future:
        night += 1
        sky = best_sky(sky, night, card, appraiser, BREADTH_AHEAD)
    return appraiser.worth(sky, TURNS - 1 - night)

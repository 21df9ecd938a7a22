"""Look at the Stars: the rows that its bots shall reach, alone on the same cards.

Hindsight is the score of the best sky that a search finds when it knows all eighteen nights. It is
a lower bound of what was possible; `bound` is what no sky could have exceeded.
"""

import os
from collections.abc import Iterator

from rows import Row, at_least, at_most, beside, competition, exactly, longest_move
from veillee.games.catalogue import open_game
from veillee.games.look_at_the_stars.actions import Action, Deal, Options
from veillee.games.look_at_the_stars.bots import HeuristicBot
from veillee.games.look_at_the_stars.components import POINT_CARDS, POWER_CARDS
from veillee.games.look_at_the_stars.hindsight import hindsight
from veillee.games.look_at_the_stars.scoring import sheet
from veillee.games.look_at_the_stars.sky import Canvas, Cards, Sky
from veillee.games.look_at_the_stars.slates import our_slates
from veillee.games.look_at_the_stars.view import View
from veillee.kernel.chance import VerifiableChance, game_key
from veillee.kernel.game import AnyBot, Chance
from veillee.lab.arena import Result
from veillee.lab.estimates import mean_of, ratio_of, share_of
from veillee.lab.simulation import numbered_seed, play
from veillee.lab.workers import in_processes

GAME, BOTS = "look-at-the-stars", ("easy", "heuristic", "strong")
DEALS, SEED = 40, 1


class Greedy(HeuristicBot):
    """The yardstick: takes what scores most tonight, the first in reading order if there are more.

    It hopes for nothing; our own sensible bot sees what a group may grow to.
    """

    name = "greedy"

    def choose(self, view: View, chance: Chance) -> Action:
        return self._best(view, self._game.legal_actions(view))

    def prospect(self, sky: Sky, nights: int, waiting: int) -> float:
        return float(sheet(sky).total)


class LuckyGreedy(Greedy):
    """The same, but it draws lots between equals: its lines lie scattered, and that suits them."""

    choose = HeuristicBot.choose


def rows(scale: float) -> Iterator[Row]:
    deals = max(4, round(scale * DEALS))
    results = competition(GAME, BOTS, games=deals * len(BOTS), players=1, seed=SEED)
    easy, sensible, strong = (scores(results, bot) for bot in BOTS)
    lost = [float(low < high) for low, high in zip(easy, sensible, strict=True)]
    yield at_least("stars: heuristic above easy", share_of(lost, deals), 0.6)
    with in_processes(os.cpu_count() or 1) as work:
        greedy, lucky = (list(work(player, range(deals))) for player in (greedily, by_lot))
        found = list(work(possible, range(deals)))
    yield at_least("stars: strong over greedy", ratio_of(strong, greedy), 1.4)
    yield beside("stars: strong over greedy that draws lots", ratio_of(strong, lucky))
    yield beside("stars: strong over heuristic", ratio_of(strong, sensible))
    best = [max(one, played) for (one, _), played in zip(found, strong, strict=True)]
    yield at_least("stars: strong over hindsight", ratio_of(strong, best), 0.85)
    yield beside("stars: hindsight over greedy that draws lots", ratio_of(best, lucky))
    turn = exactly(longest_move(results, "strong"))
    yield at_most("stars: strong's longest turn, seconds", turn, 2.0)
    each = {"easy": easy, "greedy": greedy, "greedy that draws lots": lucky}
    each |= {"heuristic": sensible, "strong": strong, "hindsight": best}
    for name, reached in each.items():
        yield beside(f"stars: score of {name}", mean_of(reached))
    yield beside("stars: bound of any score", mean_of([limit for _, limit in found]))


def greedily(deal: int) -> float:
    return alone(Greedy(open_game(GAME)), deal)


def by_lot(deal: int) -> float:
    return alone(LuckyGreedy(open_game(GAME)), deal)


def alone(bot: AnyBot, deal: int) -> float:
    """What a bot that is on no shelf scores on the cards of a deal."""
    game = open_game(GAME)
    return float(play(game, Options(), [bot], numbered_seed(game, SEED, deal)).outcome.scores[0])


def scores(results: list[Result], bot: str) -> list[float]:
    """One score a deal."""
    return [float(one.scores[0]) for one in results if one.bots == (bot,)]


def possible(deal: int) -> tuple[float, float]:
    """What hindsight finds on the cards of a deal, and the bound."""
    game = open_game(GAME)
    key = game_key(numbered_seed(game, SEED, deal), [])
    dealt: Deal = game.deal(game.setup(1, Options()), VerifiableChance(key, "deal", 0))
    name = dealt.slates[0]
    cards = Cards(POINT_CARDS[dealt.point_card], POWER_CARDS[dealt.power_card])
    nights = [card for pile in dealt.piles for card in pile]
    found = hindsight(Canvas(name, our_slates()[name]), cards, nights)
    return float(found.score), float(found.bound)

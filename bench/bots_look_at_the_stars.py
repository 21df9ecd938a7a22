"""Look at the Stars: the rows that its bots shall reach, alone on the same cards.

Hindsight is the score of the best sky that a search finds when it knows all eighteen nights. It is
a lower bound of what was possible; `bound` is what no sky could have exceeded.
"""

import os
from collections.abc import Iterator

from rows import Row, at_least, at_most, beside, competition, exactly, longest_move
from veillee.games.catalogue import open_game
from veillee.games.look_at_the_stars.actions import Deal, Options
from veillee.games.look_at_the_stars.components import POINT_CARDS, POWER_CARDS
from veillee.games.look_at_the_stars.hindsight import hindsight
from veillee.games.look_at_the_stars.sky import Canvas, Cards
from veillee.games.look_at_the_stars.slates import our_slates
from veillee.kernel.chance import VerifiableChance, game_key
from veillee.lab.arena import Result
from veillee.lab.estimates import mean_of, ratio_of, share_of
from veillee.lab.simulation import numbered_seed
from veillee.lab.workers import in_processes

GAME, BOTS = "look-at-the-stars", ("easy", "heuristic", "strong")
DEALS, SEED = 60, 1


def rows(scale: float) -> Iterator[Row]:
    deals = max(4, round(scale * DEALS))
    results = competition(GAME, BOTS, games=deals * len(BOTS), players=1, seed=SEED)
    easy, greedy, strong = (scores(results, bot) for bot in BOTS)
    lost = [float(low < high) for low, high in zip(easy, greedy, strict=True)]
    yield at_least("stars: heuristic above easy", share_of(lost, deals), 0.6)
    yield at_least("stars: strong over heuristic", ratio_of(strong, greedy), 1.4)
    with in_processes(os.cpu_count() or 1) as work:
        found = list(work(possible, range(deals)))
    best = [max(one, played) for (one, _), played in zip(found, strong, strict=True)]
    yield at_least("stars: strong over hindsight", ratio_of(strong, best), 0.85)
    turn = exactly(longest_move(results, "strong"))
    yield at_most("stars: strong's longest turn, seconds", turn, 2.0)
    for name, each in (("heuristic", greedy), ("strong", strong), ("hindsight", best)):
        yield beside(f"stars: score of {name}", mean_of(each))
    yield beside("stars: bound of any score", mean_of([limit for _, limit in found]))


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

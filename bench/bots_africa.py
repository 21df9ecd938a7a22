"""L'Étoile d'Afrique and its solitaire: the rows that their bots shall reach.

"Beats the wealth" is taken strictly: a tie is no win.
"""

from collections.abc import Iterator, Sequence

from rows import (
    Row,
    at_least,
    at_most,
    beside,
    competition,
    exactly,
    longest_move,
    mean_score,
    outscored,
)
from veillee.games.catalogue import open_game
from veillee.games.etoile_solitaire.actions import Deal, Options
from veillee.games.etoile_solitaire.hindsight import fewest_rows
from veillee.kernel.chance import VerifiableChance, game_key
from veillee.lab.arena import Result
from veillee.lab.estimates import Estimate, mean_of, share_of
from veillee.lab.simulation import numbered_seed

AFRICA, SOLITAIRE = "etoile-d-afrique", "etoile-solitaire"
GAMES, DEALS = 160, 150
SEED = 1
GOOD = 4


def rows(scale: float) -> Iterator[Row]:
    yield from africa(max(8, round(scale * GAMES)))
    yield from solitaire(max(8, round(scale * DEALS)))


def africa(games: int) -> Iterator[Row]:
    sensible = competition(AFRICA, ["strong", "heuristic"], games=games, seed=SEED)
    yield at_least("africa 2: strong over heuristic", _over(sensible, "heuristic"), 0.65)
    chance = competition(AFRICA, ["strong", "random"], games=games, seed=SEED)
    yield at_least("africa 2: strong over random", _over(chance, "random"), 0.90)
    four = competition(AFRICA, ["strong", *["heuristic"] * 3], games=games, seed=SEED)
    yield at_least("africa 4: strong over three heuristics", _over(four, "heuristic"), 0.40)
    longest = max(longest_move(results, "strong") for results in (sensible, chance, four))
    yield at_most("africa: strong's longest move, seconds", exactly(longest), 1.0)
    gentle = competition(AFRICA, ["easy", "heuristic"], games=5 * games, seed=SEED)
    yield at_most("africa 2: easy over heuristic", outscored(gentle, "easy", "heuristic"), 0.5)


def solitaire(deals: int) -> Iterator[Row]:
    bots = ("strong", "heuristic", "easy")
    played = {bot: competition(SOLITAIRE, [bot], games=deals, players=1, seed=SEED) for bot in bots}
    few = {bot: share_of([float(n <= GOOD) for n in _rows(played[bot])], deals) for bot in bots}
    yield at_least("solitaire: strong in 4 rows or fewer", few["strong"], 0.70)
    yield beside("solitaire: heuristic in 4 rows or fewer", few["heuristic"])
    yield beside("solitaire: easy in 4 rows or fewer", few["easy"])
    solved = [fewest_rows(_deal(number), Options()) for number in range(deals)]
    possible = share_of([float(one.rows <= GOOD) for one in solved], deals)
    yield beside("solitaire: 4 rows or fewer were possible", possible)
    for bot in bots:
        yield beside(f"solitaire: rows of {bot}", mean_score(played[bot], bot))
    yield beside("solitaire: rows in hindsight", mean_of([float(one.rows) for one in solved]))
    proved = share_of([float(one.proved) for one in solved], deals)
    yield beside("solitaire: hindsight proved", proved)
    longest = longest_move(played["strong"], "strong")
    yield at_most("solitaire: strong's longest move, seconds", exactly(longest), 1.0)
    behind = zip(_rows(played["easy"]), _rows(played["heuristic"]), strict=True)
    ahead = share_of([float(easy < sensible) for easy, sensible in behind], deals)
    yield at_most("solitaire: easy ahead of heuristic", ahead, 0.5)


def _over(results: Sequence[Result], other: str) -> Estimate:
    return outscored(results, "strong", other)


def _rows(results: Sequence[Result]) -> list[int]:
    return [one.scores[0] for one in results]


def _deal(number: int) -> Deal:
    """The deal that the competition plays under this number."""
    game = open_game(SOLITAIRE)
    luck = VerifiableChance(game_key(numbered_seed(game, SEED, number), []), "deal", 0)
    deal: Deal = game.deal(game.setup(1, Options()), luck)
    return deal

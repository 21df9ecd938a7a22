"""The solitaire of L'Étoile d'Afrique: the rows that its bots shall reach, on the same deals.

Hindsight is the fewest rows that the pile allowed, proved by a search that knows it.
"""

from collections.abc import Iterator, Sequence

from rows import Row, at_least, at_most, beside, competition, exactly, longest_move, mean_score
from veillee.games.catalogue import open_game
from veillee.games.etoile_solitaire.actions import Deal, Options
from veillee.games.etoile_solitaire.hindsight import fewest_rows
from veillee.kernel.chance import VerifiableChance, game_key
from veillee.lab.arena import Result
from veillee.lab.estimates import mean_of, share_of
from veillee.lab.simulation import numbered_seed

GAME, BOTS = "etoile-solitaire", ("strong", "heuristic", "easy")
DEALS, SEED = 150, 1
GOOD = 4


def rows(scale: float) -> Iterator[Row]:
    deals = max(8, round(scale * DEALS))
    played = {bot: competition(GAME, [bot], games=deals, players=1, seed=SEED) for bot in BOTS}
    few = {bot: share_of([float(n <= GOOD) for n in _rows(played[bot])], deals) for bot in BOTS}
    yield at_least("solitaire: strong in 4 rows or fewer", few["strong"], 0.70)
    yield beside("solitaire: heuristic in 4 rows or fewer", few["heuristic"])
    yield beside("solitaire: easy in 4 rows or fewer", few["easy"])
    solved = [fewest_rows(_deal(number), Options()) for number in range(deals)]
    possible = share_of([float(one.rows <= GOOD) for one in solved], deals)
    yield beside("solitaire: 4 rows or fewer were possible", possible)
    for bot in BOTS:
        yield beside(f"solitaire: rows of {bot}", mean_score(played[bot], bot))
    yield beside("solitaire: rows in hindsight", mean_of([float(one.rows) for one in solved]))
    proved = share_of([float(one.proved) for one in solved], deals)
    yield beside("solitaire: hindsight proved", proved)
    longest = longest_move(played["strong"], "strong")
    yield at_most("solitaire: strong's longest move, seconds", exactly(longest), 1.0)
    behind = zip(_rows(played["easy"]), _rows(played["heuristic"]), strict=True)
    ahead = share_of([float(easy < sensible) for easy, sensible in behind], deals)
    yield at_most("solitaire: easy ahead of heuristic", ahead, 0.5)


def _rows(results: Sequence[Result]) -> list[int]:
    return [one.scores[0] for one in results]


def _deal(number: int) -> Deal:
    """The deal that the competition plays under this number."""
    game = open_game(GAME)
    luck = VerifiableChance(game_key(numbered_seed(game, SEED, number), []), "deal", 0)
    deal: Deal = game.deal(game.setup(1, Options()), luck)
    return deal

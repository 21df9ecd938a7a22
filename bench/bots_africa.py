"""L'Étoile d'Afrique: the rows that its bots shall reach.

"Beats the wealth" is taken strictly: a tie is no win.
"""

from collections.abc import Iterator, Sequence

from rows import Row, at_least, at_most, competition, exactly, longest_move, outscored
from veillee.lab.arena import Result
from veillee.lab.estimates import Estimate

GAME = "etoile-d-afrique"
GAMES, SEED = 160, 1


def rows(scale: float) -> Iterator[Row]:
    games = max(8, round(scale * GAMES))
    sensible = competition(GAME, ["strong", "heuristic"], games=games, seed=SEED)
    yield at_least("africa 2: strong over heuristic", _over(sensible, "heuristic"), 0.65)
    chance = competition(GAME, ["strong", "random"], games=games, seed=SEED)
    yield at_least("africa 2: strong over random", _over(chance, "random"), 0.90)
    four = competition(GAME, ["strong", *["heuristic"] * 3], games=games, seed=SEED)
    yield at_least("africa 4: strong over three heuristics", _over(four, "heuristic"), 0.40)
    longest = max(longest_move(results, "strong") for results in (sensible, chance, four))
    yield at_most("africa: strong's longest move, seconds", exactly(longest), 1.0)
    gentle = competition(GAME, ["easy", "heuristic"], games=5 * games, seed=SEED)
    yield at_most("africa 2: easy over heuristic", outscored(gentle, "easy", "heuristic"), 0.5)


def _over(results: Sequence[Result], other: str) -> Estimate:
    return outscored(results, "strong", other)

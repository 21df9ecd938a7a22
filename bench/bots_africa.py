"""L'Étoile d'Afrique and its solitaire: the rows that their bots shall reach."""

from collections.abc import Iterator

from rows import Row, at_least, beside, competition, mean_score, outscored
from veillee.lab.estimates import share_of

AFRICA, SOLITAIRE = "etoile-d-afrique", "etoile-solitaire"
GAMES = 400
GOOD = 4


def rows(scale: float) -> Iterator[Row]:
    games = max(8, round(scale * GAMES))
    duel = competition(AFRICA, ["heuristic", "random"], games=games)
    yield at_least("africa 2: heuristic over random", outscored(duel, "heuristic", "random"), 0.6)
    alone = competition(SOLITAIRE, ["heuristic"], games=games, players=1)
    fours = share_of([float(one.scores[0] <= GOOD) for one in alone], len(alone))
    yield beside("solitaire: heuristic in 4 rows or fewer", fours)
    yield beside("solitaire: heuristic's rows", mean_score(alone, "heuristic"))

"""Dixit and Stella: a person can tell the levels apart."""

from collections.abc import Iterator

from rows import Row, at_least, beside, competition, outscored, require_encoder

GAMES = 24
# Deals on which no way of playing was chosen.
SEED = 2
OPTIONS = {"dixit": {"end": "laps", "laps": 2}, "stella": {}}


def rows(scale: float) -> Iterator[Row]:
    require_encoder()
    games = max(4, round(scale * GAMES))
    for better, worse in (("heuristic", "easy"), ("strong", "heuristic"), ("easy", "random")):
        for game, options in OPTIONS.items():
            duel = competition(
                game, [better, worse], games=games, players=4, options=options, seed=SEED
            )
            won = outscored(duel, better, worse)
            name = f"{game} 4: {better} over {worse}"
            yield at_least(name, won, 0.5) if worse == "easy" else beside(name, won)

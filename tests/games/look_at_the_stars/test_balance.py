"""No slate is a better one to be dealt; `bench/slates.py` has the full figures."""

from statistics import mean

from veillee.games.look_at_the_stars import HeuristicBot, LookAtTheStars
from veillee.games.look_at_the_stars.actions import Options
from veillee.games.look_at_the_stars.slates import our_slates
from veillee.lab.simulation import simulate

GAMES = 24


def test_the_same_bot_does_about_as_well_on_every_slate() -> None:
    """Few games: the bound is wide enough for luck, and too narrow for a spoilt slate."""
    means = []
    for name, slate in our_slates().items():
        game = LookAtTheStars({name: slate})
        played = simulate(game, Options(), [HeuristicBot(game)], games=GAMES, seed=7)
        means.append(mean(finished.outcome.scores[0] for finished in played))
    assert max(abs(m / mean(means) - 1) for m in means) < 0.08

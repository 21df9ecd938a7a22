"""Stella: the default bot among others who mark by their own eyes, as much as luck will."""

from collections.abc import Iterator
from statistics import fmean
from typing import Any

from rows import Row, at_least, at_most, require_encoder
from veillee.association import PERSONAS, opinions
from veillee.association.bank import BETWEEN
from veillee.atelier import cards
from veillee.games import stella
from veillee.games.catalogue import open_bot, open_game
from veillee.games.stella.actions import Mark, Options
from veillee.kernel.game import AnyBot, AnyGame, Chance
from veillee.lab.estimates import mean_of, share_of
from veillee.lab.simulation import simulate

GAMES, SEED = 48, 8


class RandomNerve:
    """Marks what goes with the word in its own eyes, down to a threshold drawn each round."""

    name = "random nerve"

    def __init__(self, bot: AnyBot) -> None:
        self._bot = bot

    def choose(self, view: Any, chance: Chance) -> Any:
        if view.stage != "marking":
            return self._bot.choose(view, chance)
        pictures = [cards()[image] for image in view.table]
        who = PERSONAS[view.seat % len(PERSONAS)]
        word = BETWEEN.join((view.clue.fr, view.clue.en))
        fits = opinions(who, word, pictures, evening=f"seat {view.seat}")
        best = sorted(range(len(fits)), key=lambda cell: -fits[cell])
        return Mark(tuple(sorted(best[: 1 + chance.below(stella.bots.MOST)])))


def rows(scale: float) -> Iterator[Row]:
    require_encoder()
    game, games = open_game("stella"), max(6, round(scale * GAMES))
    for seats in game.seats:
        gains, falls = _stella_games(game, seats, games)
        name = f"stella {seats}: default among random nerves"
        yield at_least(f"{name}, times the mean", mean_of(gains), 1.15)
        yield at_most(f"{name}, falls", share_of(falls, len(falls)), 0.5)


def _stella_games(game: AnyGame, seats: int, games: int) -> tuple[list[float], list[float]]:
    """What the default bot gains in units of the table's mean, and whether it falls in a round."""
    gains: list[float] = []
    falls: list[float] = []
    for mine in range(seats):
        bots: list[AnyBot] = [RandomNerve(open_bot(game, "heuristic")) for _ in range(seats)]
        bots[mine] = open_bot(game, "heuristic")
        for finished in simulate(game, Options(), bots, games=games // seats, seed=SEED):
            gains.append(finished.outcome.scores[mine] / fmean(finished.outcome.scores))
            sheet = finished.outcome.sheets[mine]
            falls.extend(float(played.fell) for played in sheet.rounds)
    return gains, falls

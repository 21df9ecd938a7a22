"""The sensible player of Stella, beside one that plays anything."""

import pytest

from games.stella.positions import GAME, after, marking, pointed, revealing
from veillee.games.stella import HeuristicBot
from veillee.games.stella.actions import Agree, AskOtherWord, Designate, Mark, Options
from veillee.kernel.bots import RandomBot
from veillee.kernel.chance import FastChance
from veillee.kernel.game import AnyBot, Seat
from veillee.lab.simulation import simulate

BOT = HeuristicBot(GAME)
CHANCE = FastChance("bots")


def test_it_agrees_to_another_word_and_then_marks() -> None:
    asked = after(marking(5), 0, AskOtherWord())
    assert BOT.choose(GAME.view(asked, Seat(1)), CHANCE) == Agree()
    agreed = after(asked, 1, Agree())
    assert isinstance(BOT.choose(GAME.view(agreed, Seat(1)), CHANCE), Mark)


def test_it_points_at_one_of_its_open_marks() -> None:
    state = pointed(revealing([0, 4], [0, 5, 6], [0, 4]), 0)
    assert BOT.choose(GAME.view(state, Seat(1)), CHANCE) in (Designate(5), Designate(6))


def test_bots_that_see_the_same_word_mark_alike_but_not_the_same() -> None:
    view = GAME.view(marking(3), Seat(0))
    chosen = [BOT.choose(view, CHANCE) for _ in range(50)]
    marks = [frozenset(mark.cells) for mark in chosen if isinstance(mark, Mark)]
    assert len(marks) == 50
    assert 1 < len(set(marks)) < 25
    assert frozenset.intersection(*marks)


@pytest.mark.parametrize("seats", [4, 6])
def test_it_beats_players_who_mark_anything(seats: int) -> None:
    bots: list[AnyBot] = [BOT, RandomBot(GAME)] * (seats // 2)
    totals = [0, 0]
    for game in simulate(GAME, Options(), bots, games=40, seed=1):
        for seat, score in enumerate(game.outcome.scores):
            totals[seat % 2] += score
    assert totals[0] > 1.3 * totals[1]

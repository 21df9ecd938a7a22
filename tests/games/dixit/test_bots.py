"""The heuristic bot plays whole games by the rules, and makes the best of not seeing."""

import pytest

from games.dixit.positions import GAME, MANY, first, telling, voting
from veillee.games.dixit import HeuristicBot
from veillee.games.dixit.actions import Options, Tell, Vote
from veillee.games.dixit.clues import phrases
from veillee.kernel.chance import FastChance
from veillee.kernel.game import Seat
from veillee.lab.simulation import simulate

BOT = HeuristicBot(GAME)


@pytest.mark.parametrize(
    ("seats", "options"),
    [(3, Options()), (4, Options(second_vote=True)), (6, Options(end="points")), (12, MANY)],
)
def test_it_plays_whole_games(seats: int, options: Options) -> None:
    for finished in simulate(GAME, options, [BOT] * seats, games=5, seed=1):
        assert sum(finished.outcome.scores) > 0


def test_it_tells_of_an_image_in_hand_with_a_phrase_of_its_list() -> None:
    view = GAME.view(telling(), Seat(0))
    told = BOT.choose(view, FastChance(1))
    assert isinstance(told, Tell)
    assert told.image in view.hand
    assert told.clue.text in {phrase.both for phrase in phrases()}


@pytest.mark.parametrize(("options", "votes"), [(Options(), 1), (Options(second_vote=True), 2)])
def test_it_uses_every_vote_and_none_on_itself(options: Options, votes: int) -> None:
    view = GAME.view(voting(options=options), Seat(1))
    for seed in range(20):
        vote = BOT.choose(view, FastChance(seed))
        assert isinstance(vote, Vote)
        assert len(set(vote.images) - {first(1)}) == votes

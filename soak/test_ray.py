"""The arena on a Ray cluster of this machine plays what processes play."""

import pytest

from veillee.games.catalogue import open_game
from veillee.kernel.forms import NotReadable
from veillee.lab.arena import Arena
from veillee.lab.workers import in_this_process, on_ray

pytest.importorskip("ray", reason='pip install -e ".[ray]"')


@pytest.mark.timeout(600)
@pytest.mark.filterwarnings("ignore")
def test_a_cluster_gives_the_same_scores_in_the_same_order() -> None:
    game = open_game("etoile-d-afrique")
    competition = Arena(game, game.forms.options.parse({}), ("heuristic", "random"), 2, 20, 1)
    with in_this_process() as work:
        here = [result.scores for result in competition.results(work)]
    with on_ray("local") as work:
        there = [result.scores for result in competition.results(work)]
    assert here == there


@pytest.mark.timeout(600)
@pytest.mark.filterwarnings("ignore")
def test_a_cluster_that_is_not_there_is_said_in_words() -> None:
    with pytest.raises(NotReadable, match="ray-unreachable"), on_ray("127.0.0.1:1"):
        pass

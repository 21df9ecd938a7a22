"""Players of Stella who guess what others mark, at every level."""

from itertools import combinations
from statistics import fmean

import pytest
from msgspec.structs import replace

from games.stella.positions import GAME, WRITTEN, after, marking, pointed, revealing
from veillee.association import PERSONAS, cast
from veillee.atelier import cards
from veillee.games.stella.actions import Agree, AskOtherWord, Designate, Mark, Options
from veillee.games.stella.bots import EASY, HEURISTIC, STRONG, Level, PictureBot
from veillee.games.stella.components import Word
from veillee.kernel.chance import FastChance
from veillee.kernel.game import Seat
from veillee.lab.simulation import simulate

pytestmark = pytest.mark.usefixtures("without_encoder")
CHANCE = FastChance("bots")


def bot(level: Level = HEURISTIC, persona: str = "") -> PictureBot:
    return PictureBot(GAME, cards(), cast(persona), level)


def marks(seat: int = 0, seats: int = 4, seed: int = 1, level: Level = HEURISTIC) -> set[int]:
    mark = bot(level).choose(GAME.view(marking(seats), Seat(seat)), FastChance(seed))
    assert isinstance(mark, Mark)
    return set(mark.cells)


def test_it_agrees_to_another_word_and_then_marks() -> None:
    asked = after(marking(5), 0, AskOtherWord())
    assert bot().choose(GAME.view(asked, Seat(1)), CHANCE) == Agree()
    agreed = after(asked, 1, Agree())
    assert isinstance(bot().choose(GAME.view(agreed, Seat(1)), CHANCE), Mark)


def test_it_points_at_one_of_its_open_marks() -> None:
    state = pointed(revealing([0, 4], [0, 5, 6], [0, 4]), 0)
    assert bot().choose(GAME.view(state, Seat(1)), CHANCE) in (Designate(5), Designate(6))


def test_it_points_first_at_what_others_most_probably_marked() -> None:
    view = GAME.view(revealing(range(10), [1], [2]), Seat(0))
    likely = bot(STRONG).likely(view)
    best = max(range(10), key=lambda cell: likely[cell])
    assert bot(STRONG).choose(view, CHANCE) == Designate(best)


@pytest.mark.parametrize("level", [EASY, HEURISTIC, STRONG])
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, Options()),
        (4, Options(words="discovery")),
        (5, Options(custom_words=(WRITTEN,) * 10, show_marks=False)),
        (6, Options()),
    ],
)
def test_every_level_plays_by_the_rules_of_every_table(
    level: Level, seats: int, options: Options
) -> None:
    for finished in simulate(GAME, options, [bot(level)] * seats, games=1, seed=1):
        assert sum(finished.outcome.scores) > 0


def test_the_same_luck_plays_the_same_game() -> None:
    one, other = (
        [game.moves for game in simulate(GAME, Options(), [bot()] * 3, games=1, seed=5)]
        for _ in range(2)
    )
    assert one == other


def test_the_image_that_the_word_names_is_marked_by_all() -> None:
    shown = next(i for i, image in enumerate(GAME.view(marking(), None).table) if image == "d011")
    state = marking()
    state.clue = Word("le regard", "the eye")
    for seat in range(4):
        mark = bot(STRONG).choose(GAME.view(state, Seat(seat)), CHANCE)
        assert isinstance(mark, Mark)
        assert shown in mark.cells


def test_bots_mark_alike_but_not_the_same() -> None:
    chosen = [marks(seat, seats=4, seed=seat) for seat in range(4)]
    likeness = [len(one & other) / len(one | other) for one, other in combinations(chosen, 2)]
    assert 0.2 < fmean(likeness) < 0.95


def test_at_a_table_that_marks_much_it_marks_more() -> None:
    state = pointed(revealing([0], [0], [0]), 0)

    def marked(count: int) -> int:
        seen = state.copy()
        seen.results = tuple(replace(one, counts=(count,) * 3) for one in state.results) * 3
        mark = bot(STRONG).choose(GAME.view(seen, Seat(0)), FastChance(1))
        assert isinstance(mark, Mark)
        return len(mark.cells)

    assert marked(2) < marked(9)


def test_images_of_which_nothing_is_said_are_marked_too() -> None:
    blind = PictureBot(GAME, {}, PERSONAS)
    for finished in simulate(GAME, Options(), [blind] * 3, games=1, seed=3):
        assert sum(finished.outcome.scores) > 0


def test_a_careless_player_loses_to_a_thoughtful_one() -> None:
    bots = [bot(HEURISTIC), bot(EASY)] * 2
    played = [f.outcome.scores for f in simulate(GAME, Options(), bots, games=4, seed=1)]
    won, lost = (sum(sum(scores[seat::2]) for scores in played) for seat in (0, 1))
    assert won > lost

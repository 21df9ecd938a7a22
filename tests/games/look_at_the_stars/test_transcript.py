"""Two whole games as their players saw them."""

from transcript import check_transcript
from veillee.games.catalogue import open_bot
from veillee.games.look_at_the_stars import LookAtTheStars
from veillee.games.look_at_the_stars.actions import Options

GAME = LookAtTheStars()


def test_what_each_seat_sees_is_what_it_saw_before() -> None:
    bots = [open_bot(GAME, "heuristic"), open_bot(GAME, "random")]
    check_transcript("look_at_the_stars", GAME, Options(bonus="first-game"), bots)


def test_open_scores_show_no_drawing_before_its_time() -> None:
    bots = [open_bot(GAME, "heuristic")] * 2
    options = Options(
        bonus="chosen", point_card="P1", power_card="W2", live_scores="all", slates="same"
    )
    check_transcript("look_at_the_stars_open_scores", GAME, options, bots)

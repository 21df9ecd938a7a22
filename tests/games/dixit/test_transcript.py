"""Whole games as their players saw them."""

from msgspec.structs import replace

from games.dixit.positions import GAME, MANY
from transcript import check_transcript
from veillee.games.catalogue import open_bot
from veillee.games.dixit.actions import Options


def test_what_each_of_three_sees_is_what_it_saw_before() -> None:
    bots = [open_bot(GAME, "random")] * 3
    check_transcript("dixit", GAME, Options(end="laps"), bots)


def test_what_each_of_eleven_sees_around_a_reshuffle_is_what_it_saw_before() -> None:
    bots = [open_bot(GAME, "random")] * 11
    check_transcript("dixit_many", GAME, replace(MANY, end="points", target=10), bots)

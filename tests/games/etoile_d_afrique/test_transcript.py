"""A whole game as its players saw it."""

from transcript import check_transcript
from veillee.games.catalogue import open_bot
from veillee.games.etoile_d_afrique import EtoileDAfrique
from veillee.games.etoile_d_afrique.actions import Options

GAME = EtoileDAfrique()


def test_what_each_seat_sees_is_what_it_saw_before() -> None:
    bots = [open_bot(GAME, "heuristic"), open_bot(GAME, "random")]
    check_transcript("etoile_d_afrique", GAME, Options(rounds=1), bots)

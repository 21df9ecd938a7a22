"""A whole game as its players saw it."""

from transcript import check_transcript
from veillee.games.catalogue import open_bot
from veillee.games.etoile_solitaire import EtoileSolitaire
from veillee.games.etoile_solitaire.actions import Options

GAME = EtoileSolitaire()


def test_what_each_seat_sees_is_what_it_saw_before() -> None:
    bots = [open_bot(GAME, "heuristic")] * 1
    check_transcript("etoile_solitaire", GAME, Options(), bots)

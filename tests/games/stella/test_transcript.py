"""Whole games as everybody sees them: a leak shows as a line that should not be there."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

from games.stella.positions import GAME
from transcript import check_moves
from veillee.games.stella.actions import Action, Agree, AskOtherWord, Mark, Options
from veillee.kernel.chance import FastChance, VerifiableChance
from veillee.kernel.game import Awaiting, Dealt, Played, Seat

ROUND_ONE: list[tuple[int, Action]] = [
    (2, AskOtherWord()),
    (0, Agree()),
    (1, Mark((0, 4, 9))),
    (1, Mark((0, 4, 5, 9))),
    (0, Mark((4, 5, 14))),
    (2, Mark((0, 4, 7, 8))),
]


def moves(options: Options) -> Iterator[Any]:
    """A first round with a swapped word and a changed mind; then chance plays."""
    chance = FastChance("transcript")
    state = GAME.setup(3, options)
    deal = Dealt(GAME.deal(state, VerifiableChance(bytes(32), "deal", 0)))
    script: list[Any] = [deal, *(Played(Seat(seat), action) for seat, action in ROUND_ONE)]
    for move in script:
        state = GAME.apply(state, move)
        yield move
    while isinstance(turn := GAME.turn(state), Awaiting):
        answer = Played(turn.seats[0], GAME.sample(GAME.view(state, turn.seats[0]), chance))
        state = GAME.apply(state, answer)
        yield answer


def test_what_each_seat_sees_is_what_it_saw_before() -> None:
    check_moves("stella", GAME, Options(), 3, list(moves(Options())))


def test_marks_that_are_not_shown_stay_unseen_in_the_next_round() -> None:
    secret = Options(show_marks=False)
    check_moves("stella-secret-marks", GAME, secret, 3, list(islice(moves(secret), 20)))

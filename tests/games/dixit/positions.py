"""Positions of Dixit, built and not played to.

Seat 0 holds the first images of the deck, seat 1 the next ones, and so on; the pile follows. By
default everyone gives the first images of their hand.
"""

from collections.abc import Sequence

import pytest

from veillee.games.dixit import Dixit
from veillee.games.dixit.actions import Action, Clue, Options
from veillee.games.dixit.components import Image
from veillee.games.dixit.seating import full_hand, listeners, share
from veillee.games.dixit.state import State
from veillee.kernel.chance import FastChance
from veillee.kernel.game import Dealing, Dealt, IllegalAction, Played, Refusal, Seat

GAME = Dixit()
CLUE = Clue("phrase", "Nearly there")
MANY = Options(end="laps", second_vote=True, bonus_cap=3, reshuffle=True)


def claiming(seats: int = 4, options: Options | None = None) -> State:
    """Dealt, and no teller yet."""
    state = GAME.setup(seats, options or Options())
    size = full_hand(seats)
    state.hands = tuple(GAME.images[seat * size : (seat + 1) * size] for seat in range(seats))
    state.pile = GAME.images[seats * size :]
    state.phase, state.question = "claim", 1
    return state


def telling(seats: int = 4, teller: int = 0, options: Options | None = None) -> State:
    """The teller is to give a clue."""
    state = claiming(seats, options)
    state.phase, state.teller, state.awaited = "tell", Seat(teller), (Seat(teller),)
    state.question = 2
    return state


def giving(seats: int = 4, teller: int = 0, options: Options | None = None) -> State:
    """The clue is given, by the teller's first image."""
    state = telling(seats, teller, options)
    state.phase, state.clue, state.awaited = "give", CLUE, listeners(seats, Seat(teller))
    state.given = tuple(hand[:1] if s == teller else () for s, hand in enumerate(state.hands))
    state.question = 3
    return state


def voting(seats: int = 4, teller: int = 0, options: Options | None = None) -> State:
    """Everyone's first images lie in a row, in the order of the seats."""
    state = giving(seats, teller, options)
    parts = [1 if seat == teller else share(seats) for seat in range(seats)]
    state.given = tuple(hand[:n] for hand, n in zip(state.hands, parts, strict=True))
    state.hands = tuple(hand[n:] for hand, n in zip(state.hands, parts, strict=True))
    state.row = tuple(image for images in state.given for image in images)
    state.phase, state.question = "vote", 4
    return state


def first(seat: int, seats: int = 4) -> Image:
    """The first image that was dealt to this seat."""
    return GAME.images[seat * full_hand(seats)]


def after(state: State, *played: tuple[int, Action]) -> State:
    """The state after these seats did these things."""
    for seat, action in played:
        state = GAME.apply(state, Played(Seat(seat), action))
    return state


def with_luck(state: State, seed: int = 1) -> State:
    """The state after chance made every deal that is due."""
    chance = FastChance(seed)
    while isinstance(GAME.turn(state), Dealing):
        state = GAME.apply(state, Dealt(GAME.deal(state, chance)))
    return state


def refusal(state: State, seat: int, action: Action) -> Refusal:
    """Why the rules refuse this; it is a failure if they do not."""
    with pytest.raises(IllegalAction) as refused:
        GAME.apply(state, Played(Seat(seat), action))
    return refused.value.refusal


def refused_setup(seats: int, options: Options) -> Refusal:
    """Why these options are refused at a table of this size."""
    with pytest.raises(IllegalAction) as refused:
        GAME.setup(seats, options)
    return refused.value.refusal


def images_of(by_seat: Sequence[Sequence[Image]]) -> list[Image]:
    return [image for images in by_seat for image in images]

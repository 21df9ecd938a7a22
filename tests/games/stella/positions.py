"""Positions of Stella, built rather than played to."""

from collections.abc import Sequence

from veillee.games.stella import Stella
from veillee.games.stella.actions import Action, Deal, Designate, Mark, Options
from veillee.games.stella.components import DISCOVERY, IMAGES, CardId, Word, WordCard
from veillee.games.stella.state import State
from veillee.games.stella.view import Round
from veillee.kernel.game import Dealt, IllegalAction, Over, Played, Refusal, Seat, asked

GAME = Stella()
WORDS = tuple(map(CardId, ("W07", "W03", "W42", "W96")))
WRITTEN = WordCard(Word("château de cartes", "house of cards"), Word("oups", "oops"))


def marking(seats: int = 4, first_scout: int = 0, options: Options | None = None) -> State:
    """The first round, nobody done; images lie in the order of their ids."""
    chosen = options or Options()
    words = DISCOVERY if chosen.words == "discovery" else WORDS
    deal = Deal(IMAGES, words, Seat(first_scout))
    return GAME.apply(GAME.setup(seats, chosen), Dealt(deal))


def revealing(
    *marks: Sequence[int],
    first_scout: int = 0,
    fallen: Sequence[int] = (),
    options: Options | None = None,
) -> State:
    """Everyone is done, with these marks by seat; these seats have fallen already."""
    state = marking(len(marks), first_scout, options)
    for seat, cells in enumerate(marks):
        state = after(state, seat, Mark(tuple(cells)))
    state = state.copy()
    state.fallen = tuple(map(Seat, fallen))
    return state


def after(state: State, seat: int, *actions: Action) -> State:
    for action in actions:
        state = GAME.apply(state, Played(Seat(seat), action))
    return state


def pointed(state: State, *cells: int) -> State:
    """Whoever is scout points at these cells, one after the other."""
    for cell in cells:
        assert state.scout is not None
        state = after(state, state.scout, Designate(cell))
    return state


def refusal(state: State, seat: int, action: Action) -> Refusal:
    try:
        after(state, seat, action)
    except IllegalAction as refused:
        return refused.refusal
    raise AssertionError(f"{action} by seat {seat} was accepted")


def refused_setup(seats: int, options: Options, game: Stella = GAME) -> Refusal:
    try:
        game.setup(seats, options)
    except IllegalAction as refused:
        return refused.refusal
    raise AssertionError(f"{options} for {seats} was accepted")


def points(played: Round) -> list[int]:
    return [sheet.points for sheet in played.sheets]


def all_asked(state: State) -> list[Seat]:
    return asked(GAME, state, state.seats)


def is_over(state: State) -> bool:
    return isinstance(GAME.turn(state), Over)

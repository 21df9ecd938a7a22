"""Marking in secret, then announcing how many (R-STELLA-7 to R-STELLA-10)."""

from functools import cache

from veillee.games.stella import scoring
from veillee.games.stella.actions import CELLS
from veillee.games.stella.state import Marks, State
from veillee.kernel.game import IllegalAction, Seat

FEWEST, MOST = 1, 10  # R-STELLA-7
EVERY_CELL: Marks = frozenset(range(CELLS))


def mark(state: State, seat: Seat, cells: tuple[int, ...]) -> State:
    """R-STELLA-8: done; the last to be done closes the step."""
    marks = _checked(cells)
    after = state.copy()
    after.marks = (*state.marks[:seat], marks, *state.marks[seat + 1 :])
    return _announce(after) if all(after.marks) else after


@cache
def ascending(marks: Marks) -> tuple[int, ...]:
    """The cells as a view lists them; there are few enough sets of them to remember each."""
    return tuple(sorted(marks))


def _checked(cells: tuple[int, ...]) -> Marks:
    marks = frozenset(cells)
    if not FEWEST <= len(cells) <= MOST:
        raise IllegalAction("R-STELLA-7", "how-many", low=FEWEST, high=MOST, got=len(cells))
    if len(marks) < len(cells):
        raise IllegalAction("R-STELLA-7", "marked-twice")
    if not marks <= EVERY_CELL:
        raise IllegalAction("R-STELLA-2", "no-such-cell", count=CELLS)
    return marks


def _announce(state: State) -> State:
    """R-STELLA-9: numbers become public, cells do not. R-STELLA-11: the pawn scouts first."""
    state.counts = state.left = tuple(map(len, state.marks))
    state.in_the_dark = scoring.in_the_dark(state.counts)
    state.stage, state.scout = "revealing", state.first_scout
    state.question += 1
    return state

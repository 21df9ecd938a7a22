"""Revealing, one image at a time (R-STELLA-11 to R-STELLA-17)."""

from functools import cache

from veillee.games.stella import scoring
from veillee.games.stella.state import State
from veillee.games.stella.view import Designation
from veillee.kernel.game import IllegalAction, Seat


def designate(state: State, seat: Seat, cell: int) -> State:
    """The scout points at an image, and the role passes on; `scout` is None when the step ends."""
    _check(state, seat, cell)
    after = state.copy()
    designation = _designation(state, seat, cell)
    after.designations = (*state.designations, designation)
    after.left = _left(state.left, designation)
    if designation.kind == "fall":
        after.fallen = (*state.fallen, seat)
    after.scout = _next_scout(after, seat)
    after.question += 1
    return after


def _check(state: State, seat: Seat, cell: int) -> None:
    """R-STELLA-12: one's own mark, and one that nobody has designated yet."""
    if state.scout != seat:
        raise IllegalAction("R-STELLA-11", "not-the-scout")
    if cell not in state.marks[seat]:
        raise IllegalAction("R-STELLA-12", "not-marked", cell=cell)
    if cell in [earlier.cell for earlier in state.designations]:
        raise IllegalAction("R-STELLA-12", "already-designated", cell=cell)


def _designation(state: State, scout: Seat, cell: int) -> Designation:
    """R-STELLA-13, R-STELLA-15: everyone who marked the image counts, fallen or not."""
    matched = tuple(
        [Seat(seat) for seat, marks in enumerate(state.marks) if cell in marks and seat != scout]
    )
    kind = scoring.kind_of(len(matched))
    stars = scoring.stars(kind, scout, matched, state.fallen, state.seats)
    return Designation(scout, cell, kind, matched, stars)


def _left(left: tuple[int, ...], designation: Designation) -> tuple[int, ...]:
    """How many marks each seat has left to designate."""
    rest = list(left)
    for seat in (designation.scout, *designation.matched):
        rest[seat] -= 1
    return tuple(rest)


def _next_scout(state: State, seat: Seat) -> Seat | None:
    """R-STELLA-16: clockwise, who has not fallen and has a mark left; R-STELLA-17: or nobody."""
    for other in _clockwise(seat, state.seats):
        if state.left[other] and other not in state.fallen:
            return other
    return None


@cache
def _clockwise(seat: Seat, seats: int) -> tuple[Seat, ...]:
    """Everybody after this seat, and this seat last."""
    return tuple(Seat((seat + step) % seats) for step in range(1, seats + 1))

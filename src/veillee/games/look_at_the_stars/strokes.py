"""Lines that hang together and are drawn at once, with all that follows from them alone."""

from collections.abc import Iterator
from typing import TypeAlias

from msgspec import Struct

from veillee.games.look_at_the_stars.lattice import (
    CROSSING,
    END_PLANES,
    LINES,
    RISE,
    SPAN,
    Line,
    LineSet,
    Plane,
    Planes,
)

Group: TypeAlias = int
"""Lines that hang together: the plane of the stars they touch and, above it, how many they are.

A star belongs to one group at most. So groups that a line joins are simply added up, and a plane
laid on a group tells whether it touches it.
"""

ONE_LINE = 1 << SPAN


class Stroke(Struct, frozen=True, gc=False):
    """One line, or two that hang together.

    `size` is what they add to a group; `crossings` holds, for each diagonal, the direction and the
    bit of the one that would cross it, and the ends of that one.
    """

    size: Group
    stars: Plane
    crossings: tuple[tuple[int, Plane, Plane], ...]


class Drawing(Struct, frozen=True, gc=False):
    """The two lines of a night card at one place.

    As a message, as the direction and the bit of each, as planes, strokes and a set.
    """

    lines: tuple[Line, ...]
    bits: tuple[int, Plane, int, Plane]
    planes: Planes
    strokes: tuple[Stroke, ...]
    lines_set: LineSet


def drawing(one: tuple[int, int], other: tuple[int, int]) -> Drawing:
    """Two lines by direction and place."""
    strokes = STROKES[one[0]][one[1]], STROKES[other[0]][other[1]]
    planes = [0, 0, 0, 0]
    for direction, at in (one, other):
        planes[direction] |= 1 << at
    return Drawing(
        (LINES[one[0]][one[1]], LINES[other[0]][other[1]]),
        (one[0], 1 << one[1], other[0], 1 << other[1]),
        (planes[0], planes[1], planes[2], planes[3]),
        (_both(*strokes),) if _hang_together(one, other) else strokes,
        1 << SPAN * one[0] + one[1] | 1 << SPAN * other[0] + other[1],
    )


def _hang_together(one: tuple[int, int], other: tuple[int, int]) -> bool:
    """R-LATS-30: they share a star or cross."""
    if END_PLANES[one[0]][one[1]] & END_PLANES[other[0]][other[1]]:
        return True
    return CROSSING.get(one[0]) == other[0] and one[1] == other[1]


def _both(one: Stroke, other: Stroke) -> Stroke:
    return Stroke(2 * ONE_LINE, one.stars | other.stars, one.crossings + other.crossings)


def _stroke(direction: int, at: int, stars: Plane) -> Stroke:
    return Stroke(ONE_LINE, stars, tuple(_crossings(direction, at)))


def _crossings(direction: int, at: int) -> Iterator[tuple[int, Plane, Plane]]:
    if direction >= RISE:
        across = CROSSING[direction]
        yield across, 1 << at, END_PLANES[across][at]


STROKES: tuple[tuple[Stroke, ...], ...] = tuple(
    tuple(_stroke(direction, at, stars) for at, stars in enumerate(ends))
    for direction, ends in enumerate(END_PLANES)
)
"""Each single line as a stroke, by direction and place."""

"""The lattice of a slate: points, lines between neighbours, and sets of them as whole numbers.

A set of points is a plane: point (x, y) is bit 13 y + x. Rows are thirteen wide, ten columns and
three guards, so that no shape, which reaches three columns at most, can wrap around an edge.

A set of lines is four planes, one a direction. A line stands at the lower-left corner of the square
it spans, so that two diagonals cross exactly where they stand at the same place.
"""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import Annotated, TypeAlias

from msgspec import Meta

Point: TypeAlias = tuple[Annotated[int, Meta(ge=0, le=9)], Annotated[int, Meta(ge=0, le=10)]]
"""A place on the lattice: column from the left, row from the bottom."""

Line: TypeAlias = tuple[Point, Point]
"""Two places joined; in the order in which a slate lists them, the left or lower end first."""

Plane: TypeAlias = int
Planes: TypeAlias = tuple[Plane, Plane, Plane, Plane]

COLUMNS, ROWS, WIDTH = 10, 11, 13
EAST, NORTH, RISE, FALL = range(4)

# From the place of a line to its two ends, direction by direction.
ENDS = ((0, 1), (0, WIDTH), (0, WIDTH + 1), (WIDTH, 1))
CROSSING = {RISE: FALL, FALL: RISE}

# Half of the bits of a plane, and half of those: how many, and which.
_HALVES = tuple((width, (1 << width) - 1) for width in (72, 36))

# R-LATS-2: ten columns by eleven rows under an arch.
_OUTSIDE = {7: (0, 9), 8: (0, 9), 9: (0, 1, 8, 9), 10: (0, 1, 2, 7, 8, 9)}
ARCH: tuple[Point, ...] = tuple(
    (x, y) for y in range(ROWS) for x in range(COLUMNS) if x not in _OUTSIDE.get(y, ())
)


def place(point: Point) -> int:
    """The bit of a point."""
    return WIDTH * point[1] + point[0]


def point_at(at: int) -> Point:
    """The point of a bit."""
    return at % WIDTH, at // WIDTH


def plane(points: Iterable[Point]) -> Plane:
    """These points as one number."""
    return sum({1 << place(point) for point in points})


def places(points: Plane) -> Iterator[int]:
    """The bits of a plane, lowest first."""
    while points:
        lowest = points & -points
        yield lowest.bit_length() - 1
        points ^= lowest


def points_of(points: Plane) -> tuple[Point, ...]:
    """The points of a plane, row by row from the bottom."""
    return tuple(map(point_at, places(points)))


def nth(points: Plane, n: int) -> int:
    """The n-th bit of a plane, counted from 0: halved twice, then walked."""
    skipped = -1
    for width, lower in _HALVES:
        low = points & lower
        if n < (below := low.bit_count()):
            points = low
        else:
            n -= below
            points >>= width
            skipped += width
    while n:
        points &= points - 1
        n -= 1
    return skipped + (points & -points).bit_length()


def _line(direction: int, at: int) -> Line:
    first, second = ENDS[direction]
    return point_at(at + first), point_at(at + second)


def _on_the_lattice(line: Line) -> bool:
    return all(0 <= x < COLUMNS and 0 <= y < ROWS for x, y in line)


_BITS = range(WIDTH * ROWS)

LINES: tuple[tuple[Line, ...], ...] = tuple(
    tuple(_line(direction, at) for at in _BITS) for direction in range(4)
)
"""The line of a direction at a place: one shared value each, since messages are full of them."""

LINE_PLACES: dict[Line, tuple[int, int]] = {
    ends: (direction, at)
    for direction in range(4)
    for at, line in enumerate(LINES[direction])
    if _on_the_lattice(line)
    for ends in (line, line[::-1])
}
"""Direction and place of every line on the lattice, whichever end is named first."""

END_PLANES: tuple[tuple[Plane, ...], ...] = tuple(
    tuple((1 << at + first) | (1 << at + second) for at in _BITS) for first, second in ENDS
)
"""The two ends of a line as a plane."""

NEIGHBOURS: tuple[Plane, ...] = tuple(
    plane(
        (x + dx, y + dy)
        for dx in (-1, 0, 1)
        for dy in (-1, 0, 1)
        if (dx or dy) and 0 <= x + dx < COLUMNS and 0 <= y + dy < ROWS
    )
    for x, y in map(point_at, _BITS)
)
"""The eight points around a point, less those beyond the lattice."""

WHOLE = plane(ARCH)
OPEN: tuple[Plane, ...] = tuple(
    plane(point for point in ARCH if point[1] >= closed) for closed in (0, 2, 4)
)
"""R-LATS-17: what the sun has left open before, after the first and after the second pile.

Nothing of a line lies lower than where it stands, and the arch widens downwards: so a line within
the arch is open where its place is.
"""


@cache
def row_and_column(point: Point) -> Plane:
    """All that lies in line with a point, upright or level."""
    return plane(p for p in ARCH if p[0] == point[0] or p[1] == point[1])


def planes_of(lines: Iterable[Line]) -> Planes:
    """These lines as four numbers."""
    planes = [0, 0, 0, 0]
    for line in lines:
        direction, at = LINE_PLACES[line]
        planes[direction] |= 1 << at
    return planes[0], planes[1], planes[2], planes[3]


# A set of lines that is compared with others whole: the four planes laid end to end.

LineSet: TypeAlias = int
SPAN = WIDTH * ROWS


def line_set(lines: Iterable[Line]) -> LineSet:
    """These lines as one number."""
    return sum(
        {1 << SPAN * direction + at for direction, at in map(LINE_PLACES.__getitem__, lines)}
    )


def whole_set(planes: Planes) -> LineSet:
    """The lines of four planes as one number."""
    east, north, rise, fall = planes
    return east | north << SPAN | rise << 2 * SPAN | fall << 3 * SPAN


@lru_cache(maxsize=1 << 12)
def lines_in(lines: LineSet) -> tuple[Line, ...]:
    """The lines of such a number; those that are spent are asked for night after night."""
    return tuple(LINES[bit // SPAN][bit % SPAN] for bit in places(lines))


def without(planes: Planes, lines: LineSet) -> Planes:
    """Four planes less some of their lines."""
    east, north, rise, fall = planes
    return (
        east & ~lines,
        north & ~(lines >> SPAN),
        rise & ~(lines >> 2 * SPAN),
        fall & ~(lines >> 3 * SPAN),
    )

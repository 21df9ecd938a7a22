"""Where things may be drawn: all places at once, as planes."""

from veillee.games.look_at_the_stars.lattice import (
    EAST,
    FALL,
    LINES,
    NORTH,
    RISE,
    WIDTH,
    Line,
    Plane,
    Planes,
    nth,
    places,
    point_at,
)
from veillee.games.look_at_the_stars.shapes import NightShape
from veillee.games.look_at_the_stars.sky import Sky

UP, DOWN = WIDTH + 1, WIDTH - 1
"""From a place to the next along a rising line, and back along a falling one."""

LONGEST_SHOT = 3


def free_lines(sky: Sky, open_: Plane) -> Planes:
    """R-LATS-13, R-LATS-15, R-LATS-17: every line that may be drawn, crossings welcome (16)."""
    east, north, rise, fall = sky.planes
    no_rise, no_fall = sky.barred
    u = sky.usable & open_
    right, above = u >> 1, u >> WIDTH
    e, n, r, f = u & right, u & above, u & u >> UP, right & above
    return e & east ^ e, n & north ^ n, r & (rise | no_rise) ^ r, f & (fall | no_fall) ^ f


def placements(sky: Sky, open_: Plane, shape: NightShape) -> list[Plane]:
    """For each turn of a night card, where its first line may stand (R-LATS-12, R-LATS-14)."""
    free = free_lines(sky, open_)
    return [free[first] & free[second] >> by for first, second, by in shape.turns]


def count(placed: list[Plane]) -> int:
    """How many placements these are."""
    return sum([plane.bit_count() for plane in placed])


def nth_placement(shape: NightShape, placed: list[Plane], n: int) -> tuple[Line, Line]:
    """The n-th of them, counted from 0."""
    for (first, second, by), plane in zip(shape.turns, placed, strict=True):
        below = plane.bit_count()
        if n < below:
            at = nth(plane, n)
            return LINES[first][at], LINES[second][at + by]
        n -= below
    raise IndexError(n)


def all_placements(shape: NightShape, placed: list[Plane]) -> list[tuple[Line, Line]]:
    """All of them, turn by turn."""
    return [
        (LINES[first][at], LINES[second][at + by])
        for (first, second, by), plane in zip(shape.turns, placed, strict=True)
        for at in places(plane)
    ]


def free_shots(sky: Sky, open_: Plane) -> list[Line]:
    """R-LATS-19: every shooting star that may be drawn, its lower end first."""
    _, _, rise, fall = sky.planes
    no_rise, no_fall = sky.barred
    free = sky.unused & sky.usable & open_
    rising = free & free >> UP & ~(fall | no_rise)
    falling = free >> 1 & free >> WIDTH & ~(rise | no_fall)
    shots: list[Line] = []
    along_rise, along_fall = rising, falling
    for length in range(1, LONGEST_SHOT + 1):
        shots += [(point_at(at), point_at(at + UP * length)) for at in places(along_rise)]
        shots += [(point_at(at + 1), point_at(at + 1 + DOWN * length)) for at in places(along_fall)]
        along_rise, along_fall = (
            along_rise & rising >> UP * length,
            along_fall & falling >> DOWN * length,
        )
    return shots


def free_line_list(sky: Sky, open_: Plane) -> list[Line]:
    """Every single line that may be drawn."""
    free = free_lines(sky, open_)
    return [LINES[way][at] for way in (EAST, NORTH, RISE, FALL) for at in places(free[way])]

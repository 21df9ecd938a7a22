"""Where things may be drawn: all places at once, as planes."""

from collections.abc import Iterator
from functools import cache

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
from veillee.games.look_at_the_stars.shapes import NightShape, Pair
from veillee.games.look_at_the_stars.sky import Sky, trail
from veillee.games.look_at_the_stars.strokes import Drawing, drawing

UP, DOWN = WIDTH + 1, WIDTH - 1
"""From a point to the next higher one along a rising line, and along a falling one."""

LONGEST_SHOT = 3
SHOTS = tuple(way * length for length in range(1, LONGEST_SHOT + 1) for way in (UP, DOWN))
"""The kinds of shooting stars: from the lower end to the upper one."""


def free_lines(sky: Sky, open_: Plane) -> Planes:
    """Every line that may be drawn now: the sun closes those that stand in its rows (R-LATS-17)."""
    east, north, rise, fall = sky.free
    return east & open_, north & open_, rise & open_, fall & open_


def is_free(sky: Sky, open_: Plane, direction: int, at: int) -> bool:
    """The same for one line."""
    return bool((sky.free[direction] & open_) >> at & 1)


def is_free_drawing(sky: Sky, open_: Plane, drawing: Drawing) -> bool:
    """The same for both lines of a night card at once."""
    free, (first, bit, second, other) = sky.free, drawing.bits
    return bool(free[first] & open_ & bit and free[second] & open_ & other)


def placements(sky: Sky, open_: Plane, shape: NightShape) -> list[Plane]:
    """For each turn of a night card, where its first line may stand (R-LATS-12, R-LATS-14).

    The second one never stands lower, so the sun cannot close it alone.
    """
    free = sky.free
    return [free[first] & free[second] >> by & open_ for first, second, by in shape.turns]


def count(placed: list[Plane]) -> int:
    """How many placements these are."""
    return sum(map(int.bit_count, placed))


def nth_placement(shape: NightShape, placed: list[Plane], n: int) -> tuple[Line, Line]:
    """The n-th of them, counted from 0."""
    turn = 0
    while n >= (below := placed[turn].bit_count()):
        n, turn = n - below, turn + 1
    first, second, by = shape.turns[turn]
    at = nth(placed[turn], n)
    return LINES[first][at], LINES[second][at + by]


def all_placements(shape: NightShape, placed: list[Plane]) -> list[tuple[Line, Line]]:
    """All of them, turn by turn."""
    return [
        (LINES[first][at], LINES[second][at + by])
        for (first, second, by), plane in zip(shape.turns, placed, strict=True)
        for at in places(plane)
    ]


def drawings(sky: Sky, open_: Plane, shape: NightShape) -> Iterator[Drawing]:
    """All of them, ready to be drawn."""
    for pair, plane in zip(shape.turns, placements(sky, open_, shape), strict=True):
        for at in places(plane):
            yield _drawn_at(pair, at)


@cache
def _drawn_at(pair: Pair, at: int) -> Drawing:
    first, second, by = pair
    return drawing((first, at), (second, at + by))


def free_shots(sky: Sky, open_: Plane) -> list[Plane]:
    """R-LATS-19: where the lower end of each kind of shooting star may lie, as in `SHOTS`."""
    _, _, rise, fall = sky.planes
    no_rise, no_fall = sky.barred
    free = sky.unused & sky.usable & open_
    rises, falls = free & free >> UP, free & free >> DOWN
    rises ^= rises & (fall | no_rise)
    falls ^= falls & (rise | no_fall) << 1
    rises_twice, falls_twice = rises & rises >> UP, falls & falls >> DOWN
    thrice = rises_twice & rises >> 2 * UP, falls_twice & falls >> 2 * DOWN
    return [rises, falls, rises_twice, falls_twice, *thrice]


def is_free_shot(sky: Sky, open_: Plane, shot: Line) -> bool:
    """The same for one shooting star."""
    stars, _, rises, falls = trail(shot)
    if stars & sky.unused & sky.usable & open_ != stars:
        return False
    _, _, rise, fall = sky.planes
    no_rise, no_fall = sky.barred
    return not (rises & (fall | no_rise) or falls & (rise | no_fall))


def nth_shot(shots: list[Plane], n: int) -> Line:
    """The n-th shooting star, counted from 0."""
    kind = 0
    while n >= (below := shots[kind].bit_count()):
        n, kind = n - below, kind + 1
    at = nth(shots[kind], n)
    return point_at(at), point_at(at + SHOTS[kind])


def all_shots(shots: list[Plane]) -> list[Line]:
    """All of them, the shorter first."""
    return [
        (point_at(at), point_at(at + way))
        for way, plane in zip(SHOTS, shots, strict=True)
        for at in places(plane)
    ]


def free_line_list(sky: Sky, open_: Plane) -> list[Line]:
    """Every single line that may be drawn."""
    free = free_lines(sky, open_)
    return [LINES[way][at] for way in (EAST, NORTH, RISE, FALL) for at in places(free[way])]

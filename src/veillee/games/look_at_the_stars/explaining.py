"""Why a line, a shooting star or a spot is refused: slower than refusing, and only asked then."""

from collections.abc import Iterable

from veillee.games.look_at_the_stars.lattice import (
    CROSSING,
    LINE_PLACES,
    LINES,
    WHOLE,
    Line,
    Plane,
    Point,
    place,
    plane,
)
from veillee.games.look_at_the_stars.sky import Sky, trail
from veillee.kernel.game import IllegalAction


def illegal_line(sky: Sky, open_: Plane, line: Line) -> IllegalAction:
    """What is wrong with a line that is not free (R-LATS-15)."""
    for point in line:
        if wrong := _unusable(sky, open_, point):
            return wrong
    (x, y), (to_x, to_y) = line
    direction, at = LINE_PLACES[line]
    if sky.planes[direction] >> at & 1:
        return IllegalAction("R-LATS-15", "line-exists", x=x, y=y, to_x=to_x, to_y=to_y)
    if _crosses_shot(sky, direction, at):
        return IllegalAction("R-LATS-20", "crosses-shooting-star", x=x, y=y)
    return IllegalAction("R-LATS-15", "crosses-aura", x=x, y=y)


def need_unused(sky: Sky, open_: Plane, point: Point, rule: str) -> None:
    """Nothing may be on this star, and it must be open."""
    spot, (x, y) = plane([point]), point
    if not spot & sky.unused:
        if spot & (sky.canvas.stars | _new_stars(sky)):
            raise IllegalAction(rule, "star-in-use", x=x, y=y)
        raise IllegalAction(rule, "not-a-star", x=x, y=y)
    if not spot & open_:
        raise IllegalAction("R-LATS-17", "sun-has-risen", x=x, y=y)


def illegal_shot(sky: Sky, open_: Plane, shot: Line) -> IllegalAction:
    """What is wrong with a shooting star (R-LATS-19): a star in use, or something it crosses."""
    try:
        for point in dict.fromkeys(point for segment in trail(shot).segments for point in segment):
            need_unused(sky, open_, point, "R-LATS-19")
            if not sky.usable >> place(point) & 1:
                return IllegalAction("R-LATS-15", "beside-black-hole", x=point[0], y=point[1])
    except IllegalAction as refused:
        return refused
    return _crossed(sky, trail(shot).segments)


def _crossed(sky: Sky, segments: Iterable[Line]) -> IllegalAction:
    for segment in segments:
        direction, at = LINE_PLACES[segment]
        x, y = segment[0]
        if sky.planes[CROSSING[direction]] >> at & 1:
            return IllegalAction("R-LATS-19", "crosses-line", x=x, y=y)
        if _crosses_shot(sky, direction, at):
            return IllegalAction("R-LATS-19", "crosses-shooting-star", x=x, y=y)
    raise AssertionError("nothing is wrong with this shooting star")


def _unusable(sky: Sky, open_: Plane, point: Point) -> IllegalAction | None:
    spot, (x, y) = plane([point]), point
    if spot & sky.usable:
        return None if spot & open_ else IllegalAction("R-LATS-17", "sun-has-risen", x=x, y=y)
    rule, key = _what_is_there(sky, spot)
    return IllegalAction(rule, key, x=x, y=y)


def _what_is_there(sky: Sky, spot: Plane) -> tuple[str, str]:
    power = sky.cards.power.power
    if not spot & (sky.canvas.stars | _new_stars(sky)):
        return "R-LATS-15", "not-a-star" if spot & WHOLE else "outside"
    if any(spot & trail(shot)[0] for shot in sky.shots):
        return "R-LATS-20", "touches-shooting-star"
    if power == "luminous-aura":
        return "R-LATS-15", "touches-aura"
    if power == "black-hole" and not spot & sky.marked:
        return "R-LATS-15", "beside-black-hole"
    return "R-LATS-15", "something-there"


def _new_stars(sky: Sky) -> Plane:
    return sky.marked if sky.cards.power.power == "new-stars" else 0


def _crosses_shot(sky: Sky, direction: int, at: int) -> bool:
    """For a diagonal."""
    other = LINES[CROSSING[direction]][at]
    return any(_same(other, segment) for shot in sky.shots for segment in trail(shot)[1])


def _same(line: Line, other: Iterable[Point]) -> bool:
    return set(line) == set(other)

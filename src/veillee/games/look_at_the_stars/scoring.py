"""Counting a sky, part by part, and who has won."""

from collections.abc import Sequence
from functools import lru_cache

from veillee.games.look_at_the_stars.actions import Sheet
from veillee.games.look_at_the_stars.lattice import (
    NEIGHBOURS,
    SPAN,
    Line,
    Plane,
    places,
    point_at,
    row_and_column,
)
from veillee.games.look_at_the_stars.packing import copies, most
from veillee.games.look_at_the_stars.sky import Sky, constellations
from veillee.games.look_at_the_stars.strokes import Group
from veillee.kernel.game import Outcome, Seat

GALAXY, AURA, TWINKLE = 2, 2, 3
NOTHING = Sheet(0, (), 0, 0, 0, 0, 0)


def sheet(sky: Sky) -> Sheet:
    """The score of a sky if all ended now; counted once and remembered."""
    if sky.scored is None:
        if sky.pointed is None:
            sky.pointed = _points(sky)
        sky.scored = _counted(sky, sky.pointed)
    return sky.scored


def counted(sky: Sky) -> Sheet:
    """The same, whatever is remembered."""
    return _counted(sky, _points(sky))


def _counted(sky: Sky, points: int) -> Sheet:
    """R-LATS-31 to R-LATS-34."""
    valid = constellations(sky)
    if not (valid or points or sky.shots or sky.marked):
        return NOTHING
    sizes = [group >> SPAN for group in valid]
    sizes.sort()
    planets = _planets(sky, valid) if valid else 0
    shots = _lengths(sky.shots) if sky.shots else 0
    power = _power(sky, valid) if sky.marked else 0
    return _added_up(tuple(sizes), planets, shots, points, power)


@lru_cache(maxsize=1 << 12)
def _added_up(sizes: tuple[int, ...], planets: int, shots: int, points: int, power: int) -> Sheet:
    """R-LATS-31: each size counts once. The same few sheets come back all the time."""
    by_size = sum(set(sizes))
    total = by_size + planets + shots + points + power
    return Sheet(by_size, sizes, planets, shots, points, power, total)


def _lengths(shots: Sequence[Line]) -> int:
    """R-LATS-33."""
    return sum([abs(to[0] - start[0]) for start, to in shots])


def _points(sky: Sky) -> int:
    """R-LATS-23."""
    card = sky.cards.point
    return card.value * most(copies(sky.planes, card.shape))


def _planets(sky: Sky, valid: Sequence[Group]) -> int:
    """R-LATS-32: for each planet, printed or drawn, the constellations around it."""
    around = sky.canvas.around_planets
    if sky.marked and sky.cards.power.power == "planet":
        around = (*around, *[NEIGHBOURS[at] for at in places(sky.marked)])
    found = 0
    for group in valid:
        for points in around:
            if group & points:
                found += 1
    return found


def _touching(points: Plane, valid: Sequence[Group]) -> int:
    return sum(1 for group in valid if group & points)


def _power(sky: Sky, valid: Sequence[Group]) -> int:
    """R-LATS-34: what the power drew and is worth by itself."""
    match sky.cards.power.power:
        case "galaxy":
            return GALAXY * len(sky.marks)
        case "luminous-aura":
            return AURA * len(sky.marks)
        case "twinkling-star":
            return TWINKLE * sum(_touching(NEIGHBOURS[at], valid) == 2 for at in places(sky.marked))
        case "crescent-moon":
            return _touching(row_and_column(point_at(sky.marked.bit_length() - 1)), valid)
        case "black-hole":
            return (NEIGHBOURS[sky.marked.bit_length() - 1] & sky.unused).bit_count()
        case _:
            return 0


def outcome(skies: Sequence[Sky]) -> Outcome[Sheet]:
    """R-LATS-34: the highest total wins, equal totals share."""
    sheets = tuple(map(sheet, skies))
    scores = tuple(sheet.total for sheet in sheets)
    ranking = tuple(
        tuple(Seat(seat) for seat, score in enumerate(scores) if score == shared)
        for shared in sorted(set(scores), reverse=True)
    )
    return Outcome(scores, ranking, "dawn", sheets)

"""The nine powers: when one is earned, where it may be used, what it does (R-LATS-24, 25)."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from veillee.games.look_at_the_stars.actions import Copy
from veillee.games.look_at_the_stars.components import Power
from veillee.games.look_at_the_stars.explaining import illegal_line, need_unused
from veillee.games.look_at_the_stars.lattice import (
    LINE_PLACES,
    SPAN,
    WIDTH,
    LineSet,
    Plane,
    line_set,
    place,
    places,
    plane,
    point_at,
    points_of,
)
from veillee.games.look_at_the_stars.packing import copies, kindest, most, packed
from veillee.games.look_at_the_stars.placing import free_line_list, free_lines, is_free
from veillee.games.look_at_the_stars.sky import SMALLEST, At, Sky, constellations, latest, stars_of
from veillee.games.look_at_the_stars.strokes import Group
from veillee.kernel.game import IllegalAction

ONCE: frozenset[Power] = frozenset({"crescent-moon", "black-hole"})  # R-LATS-25
PAIRED: frozenset[Power] = frozenset({"line", "new-stars", "galaxy"})


def earned(sky: Sky) -> list[LineSet]:
    """The copies of the power shape that wait to be settled: no line of theirs is spent."""
    return copies(sky.spare, sky.cards.power.shape)


def drawn(sky: Sky, open_: Plane) -> tuple[Sky, int]:
    """The same just after a night card was drawn: a copy is three lines that hang together."""
    return (sky, 0) if latest(sky.groups) < SMALLEST else settled(sky, open_)


def settled(sky: Sky, open_: Plane) -> tuple[Sky, int]:
    """The sky, and how many powers wait for its player; what has no use is skipped at once."""
    waiting = earned(sky)
    if not waiting:
        return sky, 0
    if not _any_use(sky, open_, waiting):
        return sky.with_spent(sum(packed(waiting))), 0
    return sky, most(waiting)


def uses(sky: Sky, open_: Plane) -> Iterator[At]:
    """Every use of the power that is legal now."""
    match sky.cards.power.power:
        case "line":
            yield from free_line_list(sky, open_)
        case "new-stars":
            yield from _gap_choices(sky)
        case "galaxy":
            pairs = _galaxies(sky, open_, earned(sky))
            yield from ((point_at(at), point_at(at + 1)) for at in places(pairs))
        case _:
            yield from ((point,) for point in points_of(_spots(sky, open_)))


def _any_use(sky: Sky, open_: Plane, waiting: Iterable[LineSet]) -> bool:
    """Whether there is any, without listing them."""
    match sky.cards.power.power:
        case "line":
            return any(free_lines(sky, open_))
        case "new-stars":
            return sky.canvas.gaps & ~sky.marked != 0
        case "galaxy":
            return _galaxies(sky, open_, waiting) != 0
        case _:
            return _spots(sky, open_) != 0


def real_choices(sky: Sky, at: At | None) -> list[LineSet]:
    """The copies among which a player may choose to pay; none if it makes no difference."""
    waiting = _payers(sky, at)
    if len(waiting) < 2:
        return []
    return waiting if most(waiting) < len(waiting) or _parted(sky, waiting) else []


def _parted(sky: Sky, waiting: Sequence[LineSet]) -> bool:
    """Whether it matters to a galaxy which group pays: the next one lies beside another group."""
    return sky.cards.power.power == "galaxy" and len({_groups_of(sky, [c]) for c in waiting}) > 1


def use(sky: Sky, open_: Plane, at: At, paying: Sequence[Copy]) -> Sky:
    """The sky after one copy was paid for one use."""
    _need_legal(sky, open_, at)
    paid = sky.with_spent(_payment(sky, paying, at))
    if sky.cards.power.power == "line":
        return paid.with_lines([LINE_PLACES[at[0], at[1]]])
    return paid.with_mark(tuple(sorted(at, key=place)))


def skip(sky: Sky, paying: Sequence[Copy]) -> Sky:
    """R-LATS-24: a copy whose power is not wanted is spent all the same."""
    return sky.with_spent(_payment(sky, paying, None))


# Where each power may be used.


def _spots(sky: Sky, open_: Plane) -> Plane:
    """For the powers that take one point."""
    match sky.cards.power.power:
        case "nova":
            return _constellation_stars(sky) & open_ & ~sky.marked
        case "luminous-aura":
            return _constellation_stars(sky, without=sky.marked) & open_
        case power if power in ONCE and sky.marks:
            return 0
        case _:
            return sky.unused & open_


def _constellation_stars(sky: Sky, without: Plane = 0) -> Plane:
    stars = 0
    for group in constellations(sky):
        if not group & without:
            stars |= stars_of(group)
    return stars


def _gap_choices(sky: Sky) -> Iterable[At]:
    """Two gaps, or the last one."""
    gaps = points_of(sky.canvas.gaps & ~sky.marked)
    return combinations(gaps, 2) if len(gaps) > 1 else [gaps] if gaps else []


def _galaxies(sky: Sky, open_: Plane, waiting: Iterable[LineSet]) -> Plane:
    """The left halves of the pairs beside a group that has earned one."""
    free = sky.unused & open_
    near = _around(_groups_of(sky, waiting))
    return free & free >> 1 & (near | near >> 1)


def _groups_of(sky: Sky, waiting: Iterable[LineSet]) -> Plane:
    stars = 0
    for group in sky.groups:
        if any(_belongs(copy, group) for copy in waiting):
            stars |= stars_of(group)
    return stars


def _belongs(copy: LineSet, group: Group) -> bool:
    """The shape hangs together, so one end of one line tells where it belongs."""
    direction, at = divmod((copy & -copy).bit_length() - 1, SPAN)
    return bool(group >> (at if direction < 3 else at + 1) & 1)


def _around(points: Plane) -> Plane:
    """All neighbours of some points; what falls beyond the lattice meets no star."""
    level = points | points << 1 | points >> 1
    return level | level << WIDTH | level >> WIDTH


# Which copy pays.


def _payment(sky: Sky, paying: Sequence[Copy], at: At | None) -> LineSet:
    """The copy that was named, or else the one that leaves the most others."""
    wanted = _payers(sky, at)
    if not paying:
        return wanted[0] if len(wanted) == 1 else kindest(earned(sky), wanted)
    if not all(line in LINE_PLACES for line in paying[0]):
        raise IllegalAction("R-LATS-22", "no-such-copy")
    named = line_set(paying[0])
    if named in wanted:
        return named
    if named in earned(sky):
        raise IllegalAction("R-LATS-24", "not-beside-its-group")
    raise IllegalAction("R-LATS-22", "no-such-copy")


def _payers(sky: Sky, at: At | None) -> list[LineSet]:
    """Any copy pays for any use, but a galaxy lies beside the group that earned it."""
    waiting = earned(sky)
    if at is None or sky.cards.power.power != "galaxy":
        return waiting
    beside_it = _around(plane(at))
    return [copy for copy in waiting if _groups_of(sky, [copy]) & beside_it]


# Why a use is refused.


def _need_legal(sky: Sky, open_: Plane, at: At) -> None:
    power = sky.cards.power.power
    if len(at) != _points_needed(sky):
        raise IllegalAction("R-LATS-24", "power-points", power=power, points=_points_needed(sky))
    match power:
        case "line":
            _need_line(sky, open_, at)
        case "new-stars":
            _need_gaps(sky, at)
        case "galaxy":
            _need_galaxy(sky, open_, at)
        case "nova" | "luminous-aura":
            _need_constellation(sky, open_, at)
        case _:
            if power in ONCE and sky.marks:
                raise IllegalAction("R-LATS-25", "only-one", power=power)
            need_unused(sky, open_, at[0], "R-LATS-24")


def _points_needed(sky: Sky) -> int:
    power = sky.cards.power.power
    if power == "new-stars":
        return min(2, (sky.canvas.gaps & ~sky.marked).bit_count())
    return 2 if power in PAIRED else 1


def _need_line(sky: Sky, open_: Plane, at: At) -> None:
    line = at[0], at[1]
    if line not in LINE_PLACES:
        raise IllegalAction("R-LATS-13", "not-neighbours", x=at[0][0], y=at[0][1])
    if not is_free(sky, open_, *LINE_PLACES[line]):
        raise illegal_line(sky, open_, line)


def _need_gaps(sky: Sky, at: At) -> None:
    for point in at:
        if not (sky.canvas.gaps & ~sky.marked) >> place(point) & 1:
            raise IllegalAction("R-LATS-24", "not-a-gap", x=point[0], y=point[1])
    if len(set(at)) < len(at):
        raise IllegalAction("R-LATS-24", "same-point-twice")


def _need_galaxy(sky: Sky, open_: Plane, at: At) -> None:
    for point in at:
        need_unused(sky, open_, point, "R-LATS-24")
    (x, y), (other_x, other_y) = at
    if y != other_y or abs(x - other_x) != 1:
        raise IllegalAction("R-LATS-24", "not-side-by-side")
    if not _payers(sky, at):
        raise IllegalAction("R-LATS-24", "not-beside-its-group")


def _need_constellation(sky: Sky, open_: Plane, at: At) -> None:
    spot, (x, y) = plane(at), at[0]
    if not spot & open_ and spot & sky.canvas.stars:
        raise IllegalAction("R-LATS-17", "sun-has-risen", x=x, y=y)
    if not spot & _constellation_stars(sky):
        raise IllegalAction("R-LATS-24", "not-a-constellation", x=x, y=y)
    if not spot & _spots(sky, open_):
        raise IllegalAction("R-LATS-25", "has-one-already", power=sky.cards.power.power)

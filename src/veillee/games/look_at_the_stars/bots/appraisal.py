"""What a sky promises: a guess of its final score, from what can be counted on it.

The guess is a sum of counts, each with a weight that changes as the nights go by. `weights.json`
holds the weights; `bench/appraisal.py` finds them from games that the bot plays with itself.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache, reduce
from importlib.resources import files
from operator import mul, or_
from typing import TypeAlias

import msgspec

from veillee.games.look_at_the_stars.components import OPEN_AT, POINT_CARDS, TURNS
from veillee.games.look_at_the_stars.lattice import (
    ARCH,
    NEIGHBOURS,
    OPEN,
    SPAN,
    WIDTH,
    LineSet,
    Plane,
    Planes,
    places,
    plane,
    whole_set,
)
from veillee.games.look_at_the_stars.placing import UP, free_lines, free_shots
from veillee.games.look_at_the_stars.powers import ONCE
from veillee.games.look_at_the_stars.scoring import sheet
from veillee.games.look_at_the_stars.shapes import BonusShape
from veillee.games.look_at_the_stars.sky import (
    SMALLEST,
    TOO_LARGE,
    Cards,
    Groups,
    Sky,
)
from veillee.games.look_at_the_stars.strokes import ONE_LINE

EARNED = 1.0  # what earning a power is worth above being about to
LINES_A_NIGHT = 1.8  # two, but for the shooting stars
ROOMY = 4  # ways to go on from which a group is not cramped
TARGETS = range(3, 11)
LARGEST = 8  # without a nova
LOW, MIDDLE = (plane(p for p in ARCH if p[1] // 2 == pair) for pair in (0, 1))
HIGH = OPEN[2]

# What is counted: of every sky, of the point card's shape, and of the power card's.
ONE_OF_SIZES = ("one", *(f"missing-{m}" for m in range(7)), *(f"unfilled-{t}" for t in range(3, 9)))
OF_SKY = (
    *ONE_OF_SIZES,
    *("wasted", "lines-short", "lines-spare", "planets", "planets-hoped", "stuck", "cramped"),
    *("stuck-at-dawn", "planets-open", "low", "middle", "high", "lines-high", "shot"),
    *("power", "shots"),
)
OF_POINT = ("one", "points", "one-missing", "two-missing")
OF_POWER = ("one", "one-missing", "two-missing", "marks")
PLANETS, HOPED = OF_SKY.index("planets"), OF_SKY.index("planets-hoped")

Sizes: TypeAlias = tuple[tuple[int, bool], ...]
Curve: TypeAlias = tuple[float, ...]
"""A weight over time: the coefficients of 1, t, t² where t goes from 1 on the first night to 0."""

_POINT_ID = {face.shape: card for card, face in POINT_CARDS.items()}


class Weights(msgspec.Struct, frozen=True):
    """The weights of all counts, in the order of the names above."""

    sky: tuple[Curve, ...]
    point: Mapping[str, tuple[Curve, ...]]
    power: Mapping[str, tuple[Curve, ...]]


@cache
def our_weights() -> Weights:
    page = files("veillee.games.look_at_the_stars.bots").joinpath("weights.json").read_bytes()
    return msgspec.json.decode(page, type=Weights)


class Appraiser:
    """Guesses the final score of skies with these bonus cards."""

    def __init__(self, cards: Cards, weights: Weights) -> None:
        self._cards = cards
        curves = (
            *weights.sky,
            *weights.point[_POINT_ID[cards.point.shape]],
            *weights.power[cards.power.power],
        )
        self._weights = [[_at(curve, nights) for curve in curves] for nights in range(TURNS)]
        self._sizes: dict[tuple[Sizes, int], float] = {}

    def worth(self, sky: Sky, nights: int) -> float:
        """The guess with so many nights to come; without any, it is the score."""
        if not nights:
            return float(sheet(sky).total)
        return _sum(self._weights[nights], counts(sky, nights))

    def at_once(self, sky: Sky, nights: int) -> float:
        """The same and what counts already: enough to choose where a power may be used."""
        counted = sheet(sky)
        return self.rough(sky, nights) + counted.point_bonus + counted.power_bonus

    def rough(self, sky: Sky, nights: int) -> float:
        """Sizes and planets alone: what is cheap to count after every drawing."""
        weights, around = self._weights[nights], around_planets(sky)
        whole, hoped = weights[PLANETS], weights[HOPED]
        worth = self._worth_of_sizes(sizes(sky), nights)
        for group in sky.groups:
            if group < TOO_LARGE:
                each = whole if group >= SMALLEST else hoped
                for points in around:
                    if group & points:
                        worth += each
        return worth

    def _worth_of_sizes(self, sizes_: Sizes, nights: int) -> float:
        known = self._sizes.get((sizes_, nights))
        if known is None:
            known = _sum(self._weights[nights], counts_of_sizes(sizes_, nights))
            self._sizes[sizes_, nights] = known
        return known

    def gains(self, sky: Sky, open_: Plane, nights: int) -> dict[LineSet, float]:
        """What single lines, and pairs beyond their two lines, bring to the bonus shapes."""
        free, weights = free_lines(sky, open_), self._weights[nights]
        _, points, near, far, _, power_near, power_far, _ = weights[len(OF_SKY) :]
        found: dict[LineSet, float] = {}
        point, power = self._cards.point, self._cards.power
        _add_gains(found, sky.planes, free, point.shape, (far, near, points * point.value))
        if not (power.power in ONCE and sky.marks):
            earned = power_near + EARNED
            _add_gains(found, sky.spare, free, power.shape, (power_far, power_near, earned))
        return found


def _at(curve: Curve, nights: int) -> float:
    t = nights / (TURNS - 1)
    return sum([each * t**power for power, each in enumerate(curve)], 0.0)


def _sum(weights: Sequence[float], counted: Sequence[float]) -> float:
    """As many of the weights as there are counts."""
    return sum(map(mul, weights, counted), 0.0)


def counts(sky: Sky, nights: int) -> list[float]:
    """All that is counted on a sky, in the order of the names above."""
    open_ = OPEN_AT[TURNS - nights]
    free, counted = free_lines(sky, open_), sheet(sky)
    return [
        *counts_of_sizes(sizes(sky), nights),
        counted.planets,
        *_room(sky, open_, free),
        counted.power_bonus,
        counted.shooting_stars,
        1.0,
        counted.point_bonus,
        *_towards_points(sky, free),
        1.0,
        *_towards_power(sky, free),
        len(sky.marks),
    ]


# Sizes.


def sizes(sky: Sky) -> Sizes:
    """The sizes of all groups, the largest first, each with whether a nova shines on it."""
    novas = sky.marked if sky.cards.power.power == "nova" else 0
    return tuple(sorted([(g >> SPAN, g & novas != 0) for g in sky.groups], reverse=True))


@lru_cache(maxsize=1 << 16)
def counts_of_sizes(sizes_: Sizes, nights: int) -> tuple[float, ...]:
    """Each group, the largest first, takes the nearest size that nobody has taken yet."""
    free, missing, wasted = list(TARGETS), [0.0] * 7, 0
    needed = 0
    for size, nova in sizes_:
        target = next((t for t in free if t >= size and (t <= LARGEST or nova)), None)
        if target is None:
            wasted += size
        else:
            free.remove(target)
            missing[min(target - size, 6)] += target
            needed += target - size
    unfilled = [float(t in free) for t in TARGETS if t <= LARGEST]
    short = needed + sum(t for t in free if t <= LARGEST) - LINES_A_NIGHT * nights
    return (1.0, *missing, *unfilled, float(wasted), max(0.0, short), max(0.0, -short))


# Room to go on.


def _room(sky: Sky, open_: Plane, free: Planes) -> tuple[float, ...]:
    around, unused = around_planets(sky), sky.unused & sky.usable & open_
    return (
        _hoped(sky.groups, around),
        *_cramped(sky.groups, open_, free, unused),
        sum(1 for points in around if unused & points),
        0.1 * (unused & LOW).bit_count(),
        0.1 * (unused & MIDDLE).bit_count(),
        0.1 * (unused & HIGH).bit_count(),
        0.02 * sum(map(int.bit_count, free_lines(sky, HIGH))),
        _longest(free_shots(sky, open_)),
    )


def _longest(shots: Sequence[Plane]) -> int:
    """Of the shooting stars that have room, each length in two ways."""
    return max((1 + kind // 2 for kind, room in enumerate(shots) if room), default=0)


def around_planets(sky: Sky) -> tuple[Plane, ...]:
    """The stars around each planet, printed or drawn."""
    printed = sky.canvas.around_planets
    if sky.marked and sky.cards.power.power == "planet":
        return (*printed, *[NEIGHBOURS[at] for at in places(sky.marked)])
    return printed


def _hoped(groups: Groups, around: Iterable[Plane]) -> int:
    """Planets beside groups that are no constellations yet."""
    small = [group for group in groups if group < SMALLEST]
    return sum(1 for points in around for group in small if group & points)


def _cramped(groups: Groups, open_: Plane, free: Planes, unused: Plane) -> tuple[int, int, int]:
    """How many groups cannot grow any more, hardly can, and will not after the last sunrise."""
    stuck = cramped = at_dawn = 0
    ways = _ways_on(free, unused)
    lasting = _any(_ways_on(free, unused & HIGH)) & HIGH if open_ != HIGH else HIGH
    anywhere = _any(ways)
    for group in groups:
        if group < TOO_LARGE - ONE_LINE:
            if not group & anywhere:
                stuck += 1
            elif sum([(group & way).bit_count() for way in ways]) < ROOMY:
                cramped += 1
            elif open_ != HIGH and not group & lasting:
                at_dawn += 1
    return stuck, cramped, at_dawn


def _ways_on(free: Planes, unused: Plane) -> tuple[Plane, ...]:
    """For each of eight ways to go, the stars from which a free line leads to an unused one."""
    east, north, rise, fall = free
    right, above = unused >> 1, unused >> WIDTH
    return (
        east & right,
        (east & unused) << 1,
        north & above,
        (north & unused) << WIDTH,
        rise & unused >> UP,
        (rise & unused) << UP,
        (fall & right) << WIDTH,
        (fall & above) << 1,
    )


def _any(planes: Iterable[Plane]) -> Plane:
    return reduce(or_, planes)


# Bonus shapes.


def _towards_points(sky: Sky, free: Planes) -> tuple[int, int]:
    whole, near, far = nearly(sky.planes, free, sky.cards.point.shape)
    taken = 0
    for copy in whole:
        taken |= copy
    return _side_by_side(taken, near, far)


def _towards_power(sky: Sky, free: Planes) -> tuple[int, int]:
    if sky.marks and sky.cards.power.power in ONCE:
        return 0, 0
    _, near, far = nearly(sky.spare, free, sky.cards.power.shape)
    ones, twos = _side_by_side(0, near, far)
    return min(ones, 3), min(twos, 4)


def nearly(
    planes: Planes, free: Planes, shape: BonusShape
) -> tuple[list[LineSet], list[LineSet], list[LineSet]]:
    """The copies that are whole, those that lack one free line, and those that lack two."""
    complete: list[LineSet] = []
    near: list[LineSet] = []
    far: list[LineSet] = []
    for first, second, by, third, further, others, whole in shape.turns:
        none, one, two = planes[first], free[first], 0
        for direction, offset in ((second, by), (third, further), *others):
            there, open_ = planes[direction] >> offset, free[direction] >> offset
            two = two & there | one & open_
            one = one & there | none & open_
            none &= there
        if none:
            complete += [whole << at for at in places(none)]
        if one:
            near += [whole << at for at in places(one)]
        if two:
            far += [whole << at for at in places(two)]
    return complete, near, far


def _side_by_side(
    taken: LineSet, near: Iterable[LineSet], far: Iterable[LineSet]
) -> tuple[int, int]:
    """How many of them go side by side, roughly: whoever comes first is counted."""
    counted = []
    for copies in (near, far):
        number = 0
        for copy in copies:
            if not copy & taken:
                taken |= copy
                number += 1
        counted.append(number)
    return counted[0], counted[1]


def _add_gains(
    found: dict[LineSet, float],
    planes: Planes,
    free: Planes,
    shape: BonusShape,
    worth: tuple[float, float, float],
) -> None:
    """`worth` is that of a copy that lacks two lines, one, and none."""
    _, near, far = nearly(planes, free, shape)
    lacking_two, lacking_one, whole = worth
    present, step = whole_set(planes), lacking_one - lacking_two
    for copy in near:
        line = copy & ~present
        found[line] = found.get(line, 0.0) + whole - lacking_one
    for copy in far:
        pair = copy & ~present
        one = pair & -pair
        found[one] = max(found.get(one, 0.0), step)
        found[pair ^ one] = max(found.get(pair ^ one, 0.0), step)
        found[pair] = whole - lacking_two - 2 * step

"""One player's slate as it stands: an immutable value, its groups kept as lines are drawn."""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from veillee.games.look_at_the_stars.actions import Sheet
from veillee.games.look_at_the_stars.components import PointCard, PowerCard
from veillee.games.look_at_the_stars.lattice import (
    FALL,
    LINE_PLACES,
    LINES,
    NEIGHBOURS,
    RISE,
    SPAN,
    WIDTH,
    Line,
    LineSet,
    Plane,
    Planes,
    Point,
    line_set,
    lines_in,
    place,
    plane,
    planes_of,
    without,
)
from veillee.games.look_at_the_stars.slates import Slate
from veillee.games.look_at_the_stars.strokes import ONE_LINE, STROKES, Drawing, Group, Stroke
from veillee.games.look_at_the_stars.view import SkyView

Groups: TypeAlias = tuple[Group, ...]
At: TypeAlias = tuple[Point, ...]

SMALLEST, TOO_LARGE, TOO_LARGE_FOR_A_NOVA = 3 * ONE_LINE, 9 * ONE_LINE, 11 * ONE_LINE


_WRITTEN_FROM = "sky"


class Cards(Struct, frozen=True):
    """The two bonus cards of a game."""

    point: PointCard
    power: PowerCard


class Canvas:
    """A slate before anyone draws on it, as planes."""

    __slots__ = (
        "around_planets",
        "gaps",
        "groups",
        "lines",
        "name",
        "planes",
        "planets",
        "stars",
        "unused",
    )

    def __init__(self, name: str, slate: Slate) -> None:
        self.name = name
        self.stars = plane(slate.stars)
        self.gaps = plane(slate.gaps)
        self.planets = slate.planets
        self.around_planets = tuple(NEIGHBOURS[place(planet)] for planet in slate.planets)
        places = [LINE_PLACES[line] for line in slate.lines]
        self.lines: tuple[Line, ...] = tuple(LINES[direction][at] for direction, at in places)
        self.planes, self.groups, self.unused = joined((0, 0, 0, 0), (), self.stars, places)


class Sky(Struct, eq=False, gc=False):
    """A slate with all that has been drawn on it. Copy, then set, then never touch.

    What is drawn: `lines` in order, the slate's own first; `shots`, the shooting stars;
    `marks`, what the power drew, each as its points; `spent`, the lines that earned a power.

    What follows: `planes` of the lines; `usable`, where a line may end; `unused`, the stars with
    nothing on them; `barred`, where a rising and where a falling line would cross what must not
    be crossed; `free`, the lines that may be drawn while the sun is down; `marked`, the points of
    the marks; `groups`, the latest joined last.

    What is remembered once it was asked for, and handed on while it holds: `pointed`, the worth
    of the point card; `scored`, the whole score.
    """

    canvas: Canvas
    cards: Cards
    lines: tuple[Line, ...]
    shots: tuple[Line, ...]
    marks: tuple[At, ...]
    spent: LineSet
    planes: Planes
    usable: Plane
    unused: Plane
    barred: tuple[Plane, Plane]
    free: Planes
    marked: Plane
    groups: Groups
    pointed: int | None = None
    scored: Sheet | None = None

    def copy(self) -> "Sky":
        """The same lines, so the same worth of the point card, but not the same score."""
        return replace(self, scored=None)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sky) and self.shown == other.shown

    @property
    def shown(self) -> SkyView:
        """The sky as a message, which remembers what it was written from."""
        spent = lines_in(self.spent) if self.spent else ()
        written = SkyView(self.canvas.name, self.lines, self.shots, self.marks, spent)
        written.__dict__[_WRITTEN_FROM] = self
        return written

    @property
    def _has_black_hole(self) -> bool:
        """The one thing whose worth any line may change."""
        return self.marked != 0 and self.cards.power.power == "black-hole"

    @property
    def spare(self) -> Planes:
        """The lines that have not earned a power yet."""
        return without(self.planes, self.spent) if self.spent else self.planes

    def with_lines(self, lines: Sequence[tuple[int, int]]) -> "Sky":
        """Lines by direction and place."""
        after = self.copy()
        after.pointed = None
        after.lines += tuple([LINES[direction][at] for direction, at in lines])
        after.planes, after.groups, after.unused = joined(
            self.planes, self.groups, self.unused, lines
        )
        after.free = _free(after.planes, self.usable, self.barred)
        return after

    def with_drawing(self, drawing: Drawing) -> "Sky":
        """Two lines that are free; where they hang together they are one stroke."""
        more_east, more_north, more_rise, more_fall = drawing.planes
        east, north, rise, fall = planes = self.planes
        free_east, free_north, free_rise, free_fall = self.free
        groups, unused = self.groups, self.unused
        for stroke in drawing.strokes:
            groups = _hung(groups, unused, planes, stroke)
            unused ^= unused & stroke.stars
        largest = latest(groups)
        return Sky(
            self.canvas,
            self.cards,
            self.lines + drawing.lines,
            self.shots,
            self.marks,
            self.spent,
            (east | more_east, north | more_north, rise | more_rise, fall | more_fall),
            self.usable,
            unused,
            self.barred,
            (
                free_east ^ more_east,
                free_north ^ more_north,
                free_rise ^ more_rise,
                free_fall ^ more_fall,
            ),
            self.marked,
            groups,
            self.pointed if largest < self.cards.point.shape.size else None,
            self.scored if largest < SMALLEST and not self._has_black_hole else None,
        )

    def with_shot(self, shot: Line) -> "Sky":
        """A shooting star (R-LATS-19): its stars are gone, and nothing may cross it."""
        after = self.copy()
        after.shots = (*self.shots, shot)
        stars, _, rises, falls = trail(shot)
        after.usable, after.unused = self.usable & ~stars, self.unused & ~stars
        after.barred = _also_barred(self.barred, rises, falls)
        after.free = _free(self.planes, after.usable, after.barred)
        return after

    def with_mark(self, at: At) -> "Sky":
        """What the power draws at these points, but for lines."""
        after = self.copy()
        points = plane(at)
        after.marks, after.marked = (*self.marks, at), self.marked | points
        match self.cards.power.power:
            case "new-stars":
                after.usable, after.unused = self.usable | points, self.unused | points
            case "nova":
                pass
            case "luminous-aura":
                _close(after, points)
            case power:
                reach = NEIGHBOURS[place(at[0])] if power == "black-hole" else 0
                after.usable = self.usable & ~points & ~reach
                after.unused = self.unused & ~points
        after.free = _free(self.planes, after.usable, after.barred)
        return after

    def with_spent(self, lines: LineSet) -> "Sky":
        after = self.copy()
        after.spent = self.spent | lines
        return after


def empty_sky(canvas: Canvas, cards: Cards) -> Sky:
    """A slate that nobody has drawn on."""
    return Sky(
        canvas,
        cards,
        lines=canvas.lines,
        shots=(),
        marks=(),
        spent=0,
        planes=canvas.planes,
        usable=canvas.stars,
        unused=canvas.unused,
        barred=(0, 0),
        free=_free(canvas.planes, canvas.stars, (0, 0)),
        marked=0,
        groups=canvas.groups,
    )


def read_sky(shown: SkyView, canvas: Canvas, cards: Cards) -> Sky:
    """The sky that a message shows."""
    new_stars_first = cards.power.power == "new-stars"  # lines may end on them
    sky = empty_sky(canvas, cards)
    sky = _with_marks(sky, shown.marks) if new_stars_first else sky
    sky = sky.with_lines([LINE_PLACES[line] for line in shown.lines[len(canvas.lines) :]])
    for shot in shown.shooting_stars:
        sky = sky.with_shot(shot)
    sky = sky if new_stars_first else _with_marks(sky, shown.marks)
    return sky.with_spent(line_set(shown.spent))


def written_from(shown: SkyView) -> Sky | None:
    """The sky that a message was written from, if that was in this process."""
    return shown.__dict__.get(_WRITTEN_FROM)


def _with_marks(sky: Sky, marks: Iterable[At]) -> Sky:
    for mark in marks:
        sky = sky.with_mark(mark)
    return sky


def constellations(sky: Sky) -> list[Group]:
    """R-LATS-30: the groups of three to eight lines, to ten where a nova shines."""
    if sky.marked and sky.cards.power.power == "nova":
        return [group for group in sky.groups if SMALLEST <= group < _limit(group, sky.marked)]
    return [group for group in sky.groups if group >= SMALLEST and group < TOO_LARGE]


def latest(groups: Groups) -> Group:
    """The larger of the last two groups, which hold the lines of the last drawing.

    Where it is too small for anything, the drawing has changed nothing that counts.
    """
    return max(groups[-2:])


def _limit(group: Group, novas: Plane) -> int:
    return TOO_LARGE_FOR_A_NOVA if group & novas else TOO_LARGE


def size(group: Group) -> int:
    """How many lines hang together."""
    return group >> SPAN


def stars_of(group: Group) -> Plane:
    """The stars that they touch."""
    return group & ONE_LINE - 1


def joined(
    planes: Planes, groups: Groups, unused: Plane, lines: Iterable[tuple[int, int]]
) -> tuple[Planes, Groups, Plane]:
    """Planes, groups and unused stars with these lines among them, one after the other."""
    ways = list(planes)
    for direction, at in lines:
        stroke = STROKES[direction][at]
        groups = _hung(groups, unused, ways, stroke)
        ways[direction] |= 1 << at
        unused ^= unused & stroke.stars
    return (ways[0], ways[1], ways[2], ways[3]), groups, unused


def _hung(groups: Groups, unused: Plane, planes: Sequence[Plane], stroke: Stroke) -> Groups:
    """R-LATS-30: lines hang together where they share a star or cross.

    The groups that a stroke touches become one, and the last.
    """
    whole, stars = stroke.size, stroke.stars
    touched = stars
    for direction, bit, ends in stroke.crossings:
        if planes[direction] & bit:
            touched |= ends
    if touched & unused == touched:
        return (*groups, whole | stars)
    apart = list(groups)
    for group in groups:
        if group & touched:
            whole += group
            apart.remove(group)
    return (*apart, whole | stars)


def _free(planes: Planes, usable: Plane, barred: tuple[Plane, Plane]) -> Planes:
    """R-LATS-13, R-LATS-15: every line that may be drawn, crossings welcome (R-LATS-16)."""
    east, north, rise, fall = planes
    no_rise, no_fall = barred
    right, above = usable >> 1, usable >> WIDTH
    e, n, r, f = usable & right, usable & above, usable & above >> 1, right & above
    return e & east ^ e, n & north ^ n, r & (rise | no_rise) ^ r, f & (fall | no_fall) ^ f


class Trail(NamedTuple):
    """A shooting star: its stars, the diagonals it runs along, and the same as two planes."""

    stars: Plane
    segments: tuple[Line, ...]
    rises: Plane
    falls: Plane


@cache
def trail(shot: Line) -> Trail:
    """What a shooting star takes up, reckoned once: there are but a few hundred of them."""
    (x, y), (to_x, to_y) = shot
    dx, dy = (1 if to_x > x else -1), (1 if to_y > y else -1)
    path: list[Point] = [(x + dx * step, y + dy * step) for step in range(abs(to_x - x) + 1)]
    segments = tuple(pairwise(path))
    _, _, rises, falls = planes_of(segments)
    return Trail(plane(path), segments, rises, falls)


def _close(sky: Sky, star: Plane) -> None:
    """R-LATS-15, R-LATS-25: a constellation with an aura takes no line, nor lets one cross it."""
    stars = next(stars_of(group) for group in sky.groups if group & star)
    sky.usable &= ~stars
    rises, falls = sky.planes[RISE] & stars, sky.planes[FALL] & stars >> 1
    sky.barred = _also_barred(sky.barred, rises, falls)


def _also_barred(barred: tuple[Plane, Plane], rises: Plane, falls: Plane) -> tuple[Plane, Plane]:
    """Where one diagonal lies that must not be crossed, the other one is barred."""
    return barred[0] | falls, barred[1] | rises

"""One player's slate as it stands: an immutable value, its groups kept as lines are drawn."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import TypeAlias

from msgspec import Struct

from veillee.games.look_at_the_stars.actions import Sheet
from veillee.games.look_at_the_stars.components import PointCard, PowerCard
from veillee.games.look_at_the_stars.lattice import (
    CROSSING,
    END_PLANES,
    FALL,
    LINE_PLACES,
    LINES,
    NEIGHBOURS,
    RISE,
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
from veillee.games.look_at_the_stars.view import SkyView

Group: TypeAlias = tuple[Plane, int]
"""Lines that hang together: the stars they touch, and how many they are.

A star belongs to one group at most, so its stars say which lines are its own.
"""

Groups: TypeAlias = tuple[Group, ...]
At: TypeAlias = tuple[Point, ...]

SMALLEST, LARGEST, LARGEST_WITH_NOVA = 3, 8, 10


class Cards(Struct, frozen=True):
    """The two bonus cards of a game."""

    point: PointCard
    power: PowerCard


class Canvas:
    """A slate before anyone draws on it, as planes."""

    __slots__ = ("gaps", "groups", "lines", "name", "planes", "planets", "stars", "unused")

    def __init__(self, name: str, slate: Slate) -> None:
        self.name = name
        self.stars = plane(slate.stars)
        self.gaps = plane(slate.gaps)
        self.planets = tuple(map(place, slate.planets))
        places = [LINE_PLACES[line] for line in slate.lines]
        self.lines: tuple[Line, ...] = tuple(LINES[direction][at] for direction, at in places)
        self.planes = planes_of(self.lines)
        self.groups, ends = joined((), self.planes, places)
        self.unused = self.stars & ~ends


class Sky:
    """A slate with all that has been drawn on it. Copy, then set, then never touch.

    What is drawn: `lines` in order, the slate's own first; `shots`, the shooting stars;
    `marks`, what the power drew, each as its points; `spent`, the lines that earned a power.

    What follows: `planes` of the lines; `usable`, where a line may end; `unused`, the stars with
    nothing on them; `barred`, where a rising and where a falling line would cross what must not
    be crossed; `marked`, the points of the marks; `groups`, sorted.
    """

    __slots__ = (
        *("canvas", "cards", "lines", "shots", "marks", "spent"),
        *("planes", "usable", "unused", "barred", "marked", "groups"),
        *("_shown", "scored"),
    )

    def __init__(
        self,
        canvas: Canvas,
        cards: Cards,
        lines: tuple[Line, ...],
        shots: tuple[Line, ...],
        marks: tuple[At, ...],
        spent: LineSet,
        planes: Planes,
        usable: Plane,
        unused: Plane,
        barred: tuple[Plane, Plane],
        marked: Plane,
        groups: Groups,
    ) -> None:
        self.canvas = canvas
        self.cards = cards
        self.lines = lines
        self.shots = shots
        self.marks = marks
        self.spent = spent
        self.planes = planes
        self.usable = usable
        self.unused = unused
        self.barred = barred
        self.marked = marked
        self.groups = groups
        self._shown: SkyView | None = None
        self.scored: Sheet | None = None

    def copy(self) -> "Sky":
        return Sky(
            self.canvas,
            self.cards,
            self.lines,
            self.shots,
            self.marks,
            self.spent,
            self.planes,
            self.usable,
            self.unused,
            self.barred,
            self.marked,
            self.groups,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sky) and self.shown == other.shown

    @property
    def shown(self) -> SkyView:
        """The sky as a message, written once and remembered together with where it came from."""
        if self._shown is None:
            self._shown = SkyView(
                self.canvas.name, self.lines, self.shots, self.marks, lines_in(self.spent)
            )
            self._shown.__dict__["sky"] = self
        return self._shown

    @property
    def spare(self) -> Planes:
        """The lines that have not earned a power yet."""
        return without(self.planes, self.spent) if self.spent else self.planes

    def with_lines(self, lines: Sequence[tuple[int, int]]) -> "Sky":
        """Lines by direction and place."""
        after = self.copy()
        planes = list(self.planes)
        for direction, at in lines:
            planes[direction] |= 1 << at
        east, north, rise, fall = planes
        after.planes = east, north, rise, fall
        after.lines = (*self.lines, *[LINES[direction][at] for direction, at in lines])
        after.groups, ends = joined(self.groups, after.planes, lines)
        after.unused = self.unused & ~ends
        return after

    def with_shot(self, shot: Line) -> "Sky":
        """A shooting star (R-LATS-19): its stars are gone, and nothing may cross it."""
        after = self.copy()
        after.shots = (*self.shots, shot)
        stars, segments = trail(shot)
        after.usable, after.unused = self.usable & ~stars, self.unused & ~stars
        after.barred = _also_barred(self.barred, planes_of(segments))
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
        marked=0,
        groups=canvas.groups,
    )


def read_sky(shown: SkyView, canvas: Canvas, cards: Cards) -> Sky:
    """The sky that a message shows; free of charge if it was written in this process."""
    known = shown.__dict__.get("sky")
    if isinstance(known, Sky):
        return known
    sky = empty_sky(canvas, cards)
    sky = sky.with_lines([LINE_PLACES[line] for line in shown.lines[len(canvas.lines) :]])
    for shot in shown.shooting_stars:
        sky = sky.with_shot(shot)
    for mark in shown.marks:
        sky = sky.with_mark(mark)
    return sky.with_spent(line_set(shown.spent))


def constellations(sky: Sky) -> list[Group]:
    """R-LATS-30: the groups of three to eight lines, to ten where a nova shines."""
    novas = sky.marked if sky.cards.power.power == "nova" else 0
    return [
        group
        for group in sky.groups
        if SMALLEST <= group[1] <= LARGEST
        or (LARGEST < group[1] <= LARGEST_WITH_NOVA and group[0] & novas)
    ]


def joined(
    groups: Groups, planes: Planes, lines: Iterable[tuple[int, int]]
) -> tuple[Groups, Plane]:
    """The groups after these lines of the planes joined them, and the ends of the lines.

    R-LATS-30: lines hang together where they share a star or cross.
    """
    ends = 0
    for direction, at in lines:
        touched = stars = END_PLANES[direction][at]
        ends |= stars
        if direction >= RISE and planes[CROSSING[direction]] >> at & 1:
            touched |= END_PLANES[CROSSING[direction]][at]
        groups = _join(groups, stars, touched)
    return groups, ends


def _join(groups: Groups, stars: Plane, touched: Plane) -> Groups:
    size, apart = 1, []
    for group in groups:
        if group[0] & touched:
            stars |= group[0]
            size += group[1]
        else:
            apart.append(group)
    apart.append((stars, size))
    apart.sort()
    return tuple(apart)


def trail(shot: Line) -> tuple[Plane, list[Line]]:
    """The stars of a shooting star, and the diagonals that it runs along."""
    (x, y), (to_x, to_y) = shot
    dx, dy = (1 if to_x > x else -1), (1 if to_y > y else -1)
    path: list[Point] = [(x + dx * step, y + dy * step) for step in range(abs(to_x - x) + 1)]
    return plane(path), list(pairwise(path))


def _close(sky: Sky, star: Plane) -> None:
    """R-LATS-15, R-LATS-25: a constellation with an aura takes no line, nor lets one cross it."""
    stars = next(group[0] for group in sky.groups if group[0] & star)
    sky.usable &= ~stars
    own = 0, 0, sky.planes[RISE] & stars, sky.planes[FALL] & stars >> 1
    sky.barred = _also_barred(sky.barred, own)


def _also_barred(barred: tuple[Plane, Plane], diagonals: Planes) -> tuple[Plane, Plane]:
    """Where one diagonal lies that must not be crossed, the other one is barred."""
    return barred[0] | diagonals[FALL], barred[1] | diagonals[RISE]

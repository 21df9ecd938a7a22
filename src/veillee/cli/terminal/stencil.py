"""What a person moves over the sky before drawing it: a shape, a shooting star, a power."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from veillee.games.look_at_the_stars.actions import Action, Draw, Shoot, UsePower
from veillee.games.look_at_the_stars.components import Power
from veillee.games.look_at_the_stars.lattice import COLUMNS, ROWS, Line, Point
from veillee.games.look_at_the_stars.sky import trail


class Trace(Struct, frozen=True):
    """Lines and points, wherever they lie."""

    lines: tuple[Line, ...]
    points: tuple[Point, ...]

    @property
    def all_points(self) -> list[Point]:
        return [*self.points, *(point for line in self.lines for point in line)]

    @property
    def corner(self) -> Point:
        return min(x for x, _ in self.all_points), min(y for _, y in self.all_points)

    def moved(self, dx: int, dy: int) -> "Trace":
        def move(point: Point) -> Point:
            return point[0] + dx, point[1] + dy

        lines = tuple(sorted((move(a), move(b)) for a, b in self.lines))
        return Trace(lines, tuple(sorted(map(move, self.points))))


class Stencil:
    """The forms that may be drawn somewhere, and all places where each may be.

    A form is a trace pushed into the lower-left corner; `offered` has the actions by form and
    corner.
    """

    def __init__(self, actions: Iterable[Action], power: Power) -> None:
        self.forms: list[Trace] = []
        self.offered: dict[tuple[int, Point], Action] = {}
        for action in actions:
            traced = trace(action, power)
            x, y = traced.corner
            form = traced.moved(-x, -y)
            if form not in self.forms:
                self.forms.append(form)
            self.offered[self.forms.index(form), (x, y)] = action

    def places(self, form: int) -> list[Point]:
        """Where a form may be drawn, row by row from the bottom."""
        return sorted((at for f, at in self.offered if f == form), key=lambda at: at[::-1])

    def nearest(self, form: int, at: Point) -> Point:
        return min(self.places(form), key=lambda place: _distance(place, at))

    def after(self, form: int, at: Point, step: int) -> Point:
        """The next place in order, or the one before."""
        places = self.places(form)
        if at not in places:
            return self.nearest(form, at)
        return places[(places.index(at) + step) % len(places)]

    def within(self, form: int, at: Point) -> Point:
        """The same place, or the nearest where the form lies on the lattice."""
        points = self.forms[form].all_points
        width, height = max(x for x, _ in points), max(y for _, y in points)
        x, y = at
        return max(0, min(x, COLUMNS - 1 - width)), max(0, min(y, ROWS - 1 - height))


def trace(action: Action, power: Power) -> Trace:
    """What an action draws."""
    match action:
        case Draw(lines):
            return Trace(tuple(sorted((min(line), max(line)) for line in lines)), ())
        case Shoot(start, to):
            return Trace(tuple(sorted((min(s), max(s)) for s in trail((start, to))[1])), ())
        case UsePower(at=at) if power == "line":
            return Trace(((min(at), max(at)),), ())
        case UsePower(at=at):
            return Trace((), tuple(sorted(at)))
        case _:
            raise TypeError(f"Nothing is drawn by {action}")


def action_of(trace: Trace, like: Action) -> Action:
    """The action that draws this trace, of the same kind as another one."""
    match like:
        case Draw():
            return Draw((trace.lines[0], trace.lines[1]))
        case Shoot():
            ends = _ends(trace.lines)
            return Shoot(*ends)
        case _:
            return UsePower(trace.points or trace.lines[0])


def _ends(segments: Sequence[Line]) -> Line:
    """Segments of one diagonal, sorted from the left: its two ends."""
    return segments[0][0], segments[-1][1]


def _distance(one: Point, other: Point) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])

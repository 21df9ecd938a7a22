"""The rules of Look at the Stars once more, as slowly and obviously as they can be written.

Points are pairs, lines are sets of two points, everything is looked at one by one. The fast forms
in `veillee.games.look_at_the_stars` must say the same.
"""

from collections.abc import Iterable, Iterator
from functools import cache, cached_property
from itertools import combinations, pairwise

from veillee.games.look_at_the_stars.actions import Sheet
from veillee.games.look_at_the_stars.components import Power
from veillee.games.look_at_the_stars.lattice import Line, Point
from veillee.games.look_at_the_stars.slates import Slate
from veillee.games.look_at_the_stars.view import SkyView

Segment = frozenset[Point]
Shape = frozenset[Segment]


def segment(line: Iterable[Point]) -> Segment:
    return frozenset(line)


def neighbours(one: Point, other: Point) -> bool:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1])) == 1


def cross(one: Segment, other: Segment) -> bool:
    """Two diagonals of one small square."""
    return (
        not one & other
        and _diagonal(one)
        and _diagonal(other)
        and {x for x, _ in one} == {x for x, _ in other}
        and {y for _, y in one} == {y for _, y in other}
    )


def _diagonal(line: Segment) -> bool:
    (x, y), (to_x, to_y) = line
    return x != to_x and y != to_y


class Reference:
    """One sky, read from its message."""

    def __init__(self, slate: Slate, power: Power, shown: SkyView, closed_rows: int) -> None:
        self.slate = slate
        self.power = power
        self.closed_rows = closed_rows
        self.lines = {segment(line) for line in shown.lines}
        self.shots = [_path(shot) for shot in shown.shooting_stars]
        self.marks = shown.marks
        self.spent = {segment(line) for line in shown.spent}
        self.stars = set(slate.stars) | (self._marked if power == "new-stars" else set())

    @cached_property
    def _marked(self) -> set[Point]:
        return {point for mark in self.marks for point in mark}

    @cached_property
    def _objects(self) -> set[Point]:
        on_a_star = {"planet", "galaxy", "twinkling-star", "crescent-moon", "black-hole"}
        return self._marked if self.power in on_a_star else set()

    @cached_property
    def _shooting_stars(self) -> set[Point]:
        return {point for path in self.shots for point in path}

    @cached_property
    def _shot_segments(self) -> list[Segment]:
        pairs = (pair for path in self.shots for pair in pairwise(path))
        return [segment(pair) for pair in pairs]

    # Groups.

    @cached_property
    def groups(self) -> list[set[Segment]]:
        rest, found = set(self.lines), []
        while rest:
            group = {rest.pop()}
            while more := {a for a in rest if any(a & b or cross(a, b) for b in group)}:
                group |= more
                rest -= more
            found.append(group)
        return found

    @cached_property
    def constellations(self) -> list[set[Segment]]:
        return [group for group in self.groups if self._valid(group)]

    def _valid(self, group: set[Segment]) -> bool:
        has_nova = self.power == "nova" and bool(_stars_of(group) & self._marked)
        return 3 <= len(group) <= (10 if has_nova else 8)

    @cached_property
    def _auras(self) -> list[set[Segment]]:
        if self.power != "luminous-aura":
            return []
        return [group for group in self.groups if _stars_of(group) & self._marked]

    # What may be drawn.

    @cached_property
    def free(self) -> set[Segment]:
        """Every line that may be drawn."""
        columns, rows = range(10), range(11)
        pairs = (
            ((x, y), (x + dx, y + dy))
            for x in columns
            for y in rows
            for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1))
        )
        forbidden = self._shot_segments + [line for group in self._auras for line in group]
        return {
            segment(pair)
            for pair in pairs
            if self._ends >= set(pair)
            and segment(pair) not in self.lines
            and not any(cross(segment(pair), other) for other in forbidden)
        }

    @cached_property
    def _ends(self) -> set[Point]:
        return {point for point in self.stars if self._may_end(point)}

    def _may_end(self, point: Point) -> bool:
        return (
            point[1] >= self.closed_rows
            and point not in self._objects
            and point not in self._shooting_stars
            and not self._beside_black_hole(point)
            and not any(point in _stars_of(group) for group in self._auras)
        )

    def _beside_black_hole(self, point: Point) -> bool:
        holes = self._marked if self.power == "black-hole" else set()
        return any(neighbours(point, hole) for hole in holes)

    def unused(self, point: Point) -> bool:
        return point in self._unused

    @cached_property
    def _unused(self) -> set[Point]:
        drawn = {end for line in self.lines for end in line}
        return self.stars - drawn - self._shooting_stars - self._objects

    def placements(self, shape: tuple[Line, ...]) -> set[Shape]:
        """Every way to draw a night card."""
        free = self.free
        return {placed for placed in everywhere(shape) if placed <= free}

    def shooting_stars(self) -> set[tuple[Point, ...]]:
        """From every free star upwards both ways, as far as nothing is in the way."""
        crossed = self._shot_segments + list(self.lines)
        found = set()
        for x, y in self._ends & self._unused:
            for dx in (-1, 1):
                path: tuple[Point, ...] = ((x, y),)
                for step in (1, 2, 3):
                    path = (*path, (x + dx * step, y + step))
                    if not self._may_go_on(path[-2:], crossed):
                        break
                    found.add(path)
        return found

    def _may_go_on(self, last: tuple[Point, ...], crossed: list[Segment]) -> bool:
        point = last[-1]
        return (
            point in self._ends
            and point in self._unused
            and not any(cross(segment(last), other) for other in crossed)
        )

    # Bonus shapes.

    def copies(self, shape: tuple[Line, ...], lines: set[Segment]) -> list[Shape]:
        return [copy for copy in everywhere(shape) if copy <= lines]

    def most(self, copies: list[Shape]) -> int:
        """Take the first copy or leave it: the better of the two."""
        if not copies:
            return 0
        first, rest = copies[0], copies[1:]
        disjoint = [copy for copy in rest if not copy & first]
        if len(disjoint) == len(rest):
            return 1 + self.most(rest)
        return max(1 + self.most(disjoint), self.most(rest))

    def uses(self, shape: tuple[Line, ...]) -> set[frozenset[Point]]:
        """Every use of the power; `shape` is the one that earns it."""
        if self.power == "line":
            return set(self.free)
        if self.power == "new-stars":
            gaps = sorted(set(self.slate.gaps) - self._marked)
            return {frozenset(pair) for pair in combinations(gaps, min(2, len(gaps))) if pair}
        if self.power == "galaxy":
            return set(self._galaxies(self.copies(shape, self.lines - self.spent)))
        return {frozenset([point]) for point in self._spots()}

    def _spots(self) -> Iterator[Point]:
        if self.power in ("nova", "luminous-aura"):
            for group in self.constellations:
                for x, y in _stars_of(group):
                    closed = self.power == "luminous-aura" and _stars_of(group) & self._marked
                    if y >= self.closed_rows and not closed and (x, y) not in self._marked:
                        yield x, y
        elif not (self.power in ("crescent-moon", "black-hole") and self.marks):
            yield from (p for p in self.stars if self.unused(p) and p[1] >= self.closed_rows)

    def _galaxies(self, earned: list[Shape]) -> Iterator[frozenset[Point]]:
        groups = [g for g in self.groups if any(copy <= g for copy in earned)]
        for x, y in self.stars:
            pair = ((x, y), (x + 1, y))
            if all(self.unused(p) and p[1] >= self.closed_rows for p in pair) and any(
                neighbours(p, star) for p in pair for group in groups for star in _stars_of(group)
            ):
                yield frozenset(pair)

    # Scores.

    def sheet(self, point_shape: tuple[Line, ...], value: int) -> Sheet:
        valid = self.constellations
        sizes = sorted(map(len, valid))
        by_size = sum(set(sizes))
        drawn = self._marked if self.power == "planet" else set()
        planets = sum(self._around(p) for p in (*self.slate.planets, *drawn))
        shots = sum(len(path) - 1 for path in self.shots)
        points = value * self.most(self.copies(point_shape, self.lines))
        power = self._power_bonus()
        total = by_size + planets + shots + points + power
        return Sheet(by_size, tuple(sizes), planets, shots, points, power, total)

    def _around(self, point: Point) -> int:
        groups = self.constellations
        return sum(any(neighbours(point, star) for star in _stars_of(g)) for g in groups)

    def _power_bonus(self) -> int:
        match self.power:
            case "galaxy" | "luminous-aura":
                return 2 * len(self.marks)
            case "twinkling-star":
                return sum(3 for (point,) in self.marks if self._around(point) == 2)
            case "crescent-moon":
                return sum(self._in_line(point) for (point,) in self.marks)
            case "black-hole":
                holes = self._marked
                near = [p for p in self.stars if any(neighbours(p, hole) for hole in holes)]
                return sum(map(self.unused, near))
            case _:
                return 0

    def _in_line(self, moon: Point) -> int:
        return sum(
            any(x == moon[0] or y == moon[1] for x, y in _stars_of(group))
            for group in self.constellations
        )


@cache
def everywhere(shape: tuple[Line, ...]) -> frozenset[Shape]:
    """A shape in all four quarter turns at all places, on the lattice or beyond."""
    found: set[Shape] = set()
    turned = list(shape)
    for _ in range(4):
        turned = [((a[1], -a[0]), (b[1], -b[0])) for a, b in turned]
        for dx in range(-4, 14):
            for dy in range(-4, 15):
                found.add(frozenset(segment(_moved(line, dx, dy)) for line in turned))
    return frozenset(found)


def _moved(line: Line, dx: int, dy: int) -> Line:
    (x, y), (to_x, to_y) = line
    return (x + dx, y + dy), (to_x + dx, to_y + dy)


def _stars_of(group: Iterable[Segment]) -> set[Point]:
    return {point for line in group for point in line}


def _path(shot: Line) -> tuple[Point, ...]:
    (x, y), (to_x, to_y) = shot
    length = abs(to_x - x)
    dx, dy = (to_x - x) // length, (to_y - y) // length
    return tuple((x + dx * n, y + dy * n) for n in range(length + 1))

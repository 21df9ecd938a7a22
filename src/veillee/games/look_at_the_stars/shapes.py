"""The shapes on cards and their quarter turns; none is ever mirrored (R-LATS-14)."""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from veillee.games.look_at_the_stars.lattice import (
    LINE_PLACES,
    LINES,
    SPAN,
    Line,
    LineSet,
    Point,
)

Turned: TypeAlias = tuple[tuple[int, int], ...]
"""A shape in one position: direction and place of each line, pushed into the lower-left corner."""

Pair: TypeAlias = tuple[int, int, int]
"""Two lines: the direction of each, and how many places the second is further on."""


def lines(written: str) -> tuple[Line, ...]:
    """The lines of a shape written as `00-01, 00-10`: column, then row, of both ends."""
    ends = ((_point(a), _point(b)) for a, b in (pair.split("-") for pair in written.split(", ")))
    return tuple(LINES[direction][at] for direction, at in map(LINE_PLACES.__getitem__, ends))


def turns(shape: Sequence[Line]) -> tuple[Turned, ...]:
    """The different positions that quarter turns bring a shape into."""
    positions: dict[Turned, None] = {}
    for _ in range(4):
        positions[_cornered(shape)] = None
        shape = [(_quarter(a), _quarter(b)) for a, b in shape]
    return tuple(positions)


def mirrored(shape: Sequence[Line]) -> tuple[Line, ...]:
    """The shape seen from behind."""
    return tuple(((3 - a[0], a[1]), (3 - b[0], b[1])) for a, b in shape)


class NightShape:
    """The two lines of a night card, ready to be laid everywhere at once.

    `turns` holds each position as a pair; `pairs` the same, whichever line is named first;
    `mirror_pairs` those of the mirror image, which explain a refusal.
    """

    __slots__ = ("lines", "mirror_pairs", "pairs", "turns")

    def __init__(self, lines: tuple[Line, ...]) -> None:
        self.lines = lines
        self.turns = tuple(_pair(turned) for turned in turns(lines))
        self.pairs = frozenset(_both_ways(self.turns))
        self.mirror_pairs = frozenset(_both_ways(_pair(t) for t in turns(mirrored(lines))))


class BonusShape:
    """The lines of a bonus card, ready to be looked for everywhere at once.

    `turns` holds each position, its first line at place 0: the direction of the first, direction
    and place of the second and the third (each shape has three at least), the others likewise in a
    tuple, and all of them as a line set. `size` is the least that a group with a copy can be.
    """

    __slots__ = ("lines", "size", "turns")

    def __init__(self, lines: tuple[Line, ...]) -> None:
        self.lines = lines
        self.size = len(lines) << SPAN
        self.turns = tuple(_first_three_and_others(turned) for turned in turns(lines))


def _point(written: str) -> Point:
    return int(written[0]), int(written[1])


def _quarter(point: Point) -> Point:
    return point[1], -point[0]


def _cornered(shape: Iterable[Line]) -> Turned:
    shape = tuple(shape)
    left = min(x for line in shape for x, _ in line)
    low = min(y for line in shape for _, y in line)
    moved = (((a[0] - left, a[1] - low), (b[0] - left, b[1] - low)) for a, b in shape)
    return tuple(sorted(LINE_PLACES[line] for line in moved))


def _pair(turned: Turned) -> Pair:
    """The lower place first, so that the way to the second is never backwards."""
    (first, start), (second, end) = sorted(turned, key=lambda line: line[::-1])
    return first, second, end - start


def _first_three_and_others(
    turned: Turned,
) -> tuple[int, int, int, int, int, Turned, LineSet]:
    low = min(at for _, at in turned)
    ordered = sorted(((d, at - low) for d, at in turned), key=lambda line: line[::-1])
    (first, _), (second, by), (third, further), *others = ordered
    whole = sum(1 << SPAN * d + at for d, at in ordered)
    return first, second, by, third, further, tuple(others), whole


def _both_ways(pairs: Iterable[Pair]) -> Iterable[Pair]:
    for first, second, by in pairs:
        yield first, second, by
        yield second, first, -by

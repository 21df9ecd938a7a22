"""Outlines and motifs: all geometry is baked to absolute M, L, C and Z, so that grain never scales.

Lengths are in motif units (a motif is 100 high) until a matrix brings them to the card.
"""

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

Point = tuple[float, float]
Corner = tuple[float, float, str]
Node = Point | Corner
"""A point of an outline; a third element, whatever it is, makes it a sharp corner."""
Matrix = tuple[float, float, float, float, float, float]
Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""
Segment = tuple[str, *tuple[float, ...]]
"""A command (M, L, C or Z) followed by its absolute coordinates."""
Path = tuple[Segment, ...]
Cap = Literal["round", "butt"]

ROLES = ("a", "b", "c", "hi", "ink", "acc", "glow", "skin", "hair")
"""What a palette colours: three body colours, light, line, accent, light source, people."""

_CIRCLE = 0.5522847498  # the handle length that makes four Bézier arcs a circle
_HELD = ("hand", "hold")  # nothing may be put in a hand that is not there


@dataclass(frozen=True, slots=True)
class Shape:
    """One painted outline: filled when `sw` (stroke width) is zero, drawn as a line otherwise."""

    segs: Path
    role: str = "a"
    sw: float = 0.0
    op: float = 1.0
    shade: bool = True
    cap: Cap = "round"

    def tf(self, matrix: Matrix) -> "Shape":
        """This shape moved by a matrix, its line thickened or thinned with it."""
        a, b, c, d, _, _ = matrix
        thickness = math.sqrt(abs(a * d - b * c))
        segs = tuple(_moved(matrix, segment) for segment in self.segs)
        return replace(self, segs=segs, sw=self.sw * thickness)

    def d(self) -> str:
        """The `d` attribute of an SVG path, to a tenth of a unit."""
        return "".join(
            segment[0] + " ".join(_tenth(value) for value in coordinates(segment))
            for segment in self.segs
        )

    def bbox(self) -> Box:
        """The box of all control points, line width included."""
        points = [point for segment in self.segs for point in corners(segment)]
        half = self.sw / 2
        left, top, right, bottom = box_of(points)
        return left - half, top - half, right + half, bottom + half

    @property
    def closed(self) -> bool:
        """Whether the outline comes back to its start."""
        return self.segs[-1][0] == "Z"


@dataclass(frozen=True, slots=True)
class Motif:
    """A drawing of one thing: painted shapes, named points, and the outline that can clip a world.

    `outline` is a union of closed shapes: clip with one path each, never concatenated.
    """

    name: str
    shapes: tuple[Shape, ...]
    anchors: Mapping[str, Point] = field(default_factory=dict)
    outline: tuple[Shape, ...] = ()

    def at(self, anchor: str) -> Point:
        """A named point of the motif; all but hands fall back to a place on its box."""
        if anchor in self.anchors:
            return self.anchors[anchor]
        if anchor in _HELD:
            raise KeyError(f"{self.name} has no {anchor}: it cannot be given a thing to hold")
        left, top, right, bottom = self.bbox()
        middle, height = (left + right) / 2, bottom - top
        places = {
            "top": (middle, top),
            "neck": (middle, top),
            "base": (middle, bottom),
            "back": (middle, top + height * 0.1),
        }
        return places.get(anchor, (middle, (top + bottom) / 2))

    @property
    def tips(self) -> tuple[Point, ...]:
        """The ends of branches and antlers, where things can hang."""
        return tuple(point for name, point in self.anchors.items() if name.startswith("tip"))

    def bbox(self) -> Box:
        """The box of all shapes."""
        boxes = [shape.bbox() for shape in self.shapes]
        return box_of([(b[0], b[1]) for b in boxes] + [(b[2], b[3]) for b in boxes])

    def tf(self, matrix: Matrix) -> "Motif":
        """This motif moved by a matrix, anchors and outline with it."""
        return replace(
            self,
            shapes=tuple(shape.tf(matrix) for shape in self.shapes),
            anchors={name: apply(matrix, point) for name, point in self.anchors.items()},
            outline=tuple(shape.tf(matrix) for shape in self.outline),
        )


def matrix(
    x: float = 0.0,
    y: float = 0.0,
    scale: float = 1.0,
    turn: float = 0.0,
    flip: bool = False,
    scale_y: float | None = None,
) -> Matrix:
    """Scale, mirror left to right if asked, turn clockwise by degrees, then move to (x, y)."""
    angle = math.radians(turn)
    cosine, sine = math.cos(angle), math.sin(angle)
    across = -scale if flip else scale
    down = scale if scale_y is None else scale_y
    return cosine * across, sine * across, -sine * down, cosine * down, x, y


def apply(matrix: Matrix, point: Point) -> Point:
    """Where a matrix brings a point."""
    a, b, c, d, e, f = matrix
    x, y = point
    return a * x + c * y + e, b * x + d * y + f


def smooth(nodes: Sequence[Node], closed: bool = True, tension: float = 1 / 6) -> Path:
    """A Catmull-Rom curve through the points, sharp where a point is a corner."""
    count = len(nodes)
    points = [(node[0], node[1]) for node in nodes]

    def tangent(i: int) -> Point:
        end = not closed and i in (0, count - 1)
        if end or len(nodes[i]) > 2:
            return 0.0, 0.0
        before, after = points[(i - 1) % count], points[(i + 1) % count]
        return (after[0] - before[0]) * tension, (after[1] - before[1]) * tension

    segs: list[Segment] = [("M", *points[0])]
    for i in range(count if closed else count - 1):
        j = (i + 1) % count
        (x, y), (next_x, next_y) = points[i], points[j]
        (dx, dy), (next_dx, next_dy) = tangent(i), tangent(j)
        segs.append(("C", x + dx, y + dy, next_x - next_dx, next_y - next_dy, next_x, next_y))
    return (*segs, ("Z",)) if closed else tuple(segs)


def polygon(points: Sequence[Node], closed: bool = True) -> Path:
    """Straight lines from point to point."""
    first, *rest = ((point[0], point[1]) for point in points)
    segs: list[Segment] = [("M", *first), *(("L", *point) for point in rest)]
    return (*segs, ("Z",)) if closed else tuple(segs)


def ellipse(x: float, y: float, rx: float, ry: float | None = None, turn: float = 0.0) -> Path:
    """An ellipse about a centre, turned by degrees; a circle when one radius is given."""
    ry = rx if ry is None else ry
    hx, hy = rx * _CIRCLE, ry * _CIRCLE
    segs: Path = (
        ("M", rx, 0.0),
        ("C", rx, hy, hx, ry, 0.0, ry),
        ("C", -hx, ry, -rx, hy, -rx, 0.0),
        ("C", -rx, -hy, -hx, -ry, 0.0, -ry),
        ("C", hx, -ry, rx, -hy, rx, 0.0),
        ("Z",),
    )
    return Shape(segs).tf(matrix(x, y, 1.0, turn)).segs


def rectangle(x: float, y: float, width: float, height: float, radius: float = 0.0) -> Path:
    """A rectangle from its top left corner, its corners rounded by a radius."""
    right, bottom = x + width, y + height
    if radius <= 0:
        return polygon([(x, y), (right, y), (right, bottom), (x, bottom)])
    r = min(radius, width / 2, height / 2)
    k = r * (1 - _CIRCLE)
    return (
        ("M", x + r, y),
        ("L", right - r, y),
        ("C", right - k, y, right, y + k, right, y + r),
        ("L", right, bottom - r),
        ("C", right, bottom - k, right - k, bottom, right - r, bottom),
        ("L", x + r, bottom),
        ("C", x + k, bottom, x, bottom - k, x, bottom - r),
        ("L", x, y + r),
        ("C", x, y + k, x + k, y, x + r, y),
        ("Z",),
    )


def arc(
    x: float, y: float, radius: float, start: float, end: float, steps: int = 12
) -> list[Point]:
    """Points along a circle between two angles in degrees, clockwise from the right."""
    angles = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]


def taper(
    nodes: Sequence[Node],
    start: float,
    end: float,
    steps: int = 14,
    width: Callable[[float], float] | None = None,
) -> Path:
    """A smooth limb along the points, its width going from start to end (or as a function says)."""
    spine = sample(smooth(nodes, closed=False), steps)
    last = len(spine) - 1
    wide = width or (lambda share: start + (end - start) * share)
    left: list[Node] = []
    right: list[Node] = []
    for i, (x, y) in enumerate(spine):
        dx, dy = _direction(spine[max(0, i - 1)], spine[min(last, i + 1)])
        half = wide(i / last) / 2
        left.append((x - dy * half, y + dx * half))
        right.append((x + dy * half, y - dx * half))
    heel = _cap(spine[1], spine[0], wide(0.0) / 2)
    tip = _cap(spine[-2], spine[-1], wide(1.0) / 2)
    return smooth([*heel, *left, *tip, *reversed(right)])


def sample(path: Path, steps: int = 12) -> list[Point]:
    """About `steps` points along a path, its own points among them."""
    per_curve = max(2, steps // max(1, len(path) - 1))
    points: list[Point] = []
    for segment in path:
        match segment[0]:
            case "M" | "L":
                points.extend(corners(segment))
            case "C":
                points.extend(_along(points[-1], corners(segment), per_curve))
    return points


def coordinates(segment: Segment) -> tuple[float, ...]:
    """The numbers of a segment, without its command."""
    _, *values = segment
    return tuple(values)


def corners(segment: Segment) -> list[Point]:
    """The points of a segment, handles included."""
    values = coordinates(segment)
    return list(zip(values[::2], values[1::2], strict=True))


def box_of(points: Iterable[Point]) -> Box:
    """The smallest box around points."""
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def _moved(matrix: Matrix, segment: Segment) -> Segment:
    moved = (apply(matrix, point) for point in corners(segment))
    return (segment[0], *(value for point in moved for value in point))


def _tenth(value: float) -> str:
    """One decimal, and no minus before zero: rounding errors must not change the bytes."""
    text = f"{value:.1f}"
    return "0.0" if text == "-0.0" else text


def _direction(start: Point, end: Point) -> Point:
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy) or 1.0
    return dx / length, dy / length


def _cap(start: Point, end: Point, radius: float) -> list[Node]:
    """The round end of a limb that comes from start, from its one side to the other."""
    dx, dy = _direction(start, end)
    slant = radius * math.sqrt(0.5)
    (x, y) = end
    return [
        (x + (dx - dy) * slant, y + (dy + dx) * slant),
        (x + dx * radius, y + dy * radius),
        (x + (dx + dy) * slant, y + (dy - dx) * slant),
    ]


def _along(start: Point, handles: list[Point], steps: int) -> list[Point]:
    first, second, end = handles
    points = []
    for i in range(1, steps + 1):
        t = i / steps
        u = 1 - t
        weights = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
        curve = (start, first, second, end)
        points.append(
            (
                sum(weight * point[0] for weight, point in zip(weights, curve, strict=True)),
                sum(weight * point[1] for weight, point in zip(weights, curve, strict=True)),
            )
        )
    return points

"""The pen: how a motif is written down, measured and kept in the register.

Outlines are written as SVG writes points, "x,y x,y …", with a `c` after a sharp corner.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random

from veillee.atelier.geometry import (
    Motif,
    Node,
    Path,
    Point,
    Shape,
    ellipse,
    matrix,
    polygon,
    rectangle,
    smooth,
    taper,
)

HEIGHT = 100.0
Draw = Callable[..., Motif]
Points = str | Sequence[Node]


@dataclass(frozen=True)
class MotifEntry:
    """A motif of the register: how to draw it, what it evokes, and its name for people.

    Whatever the pose, the scale is the one that makes the default pose 100 units high and puts
    its lowest point on the ground: a raised arm or a hat goes over 100, it does not shrink a child.
    """

    name: str
    sketch: Draw
    tags: Mapping[str, int]
    words: Mapping[str, str]

    def draw(self, random: Random, **pose: object) -> Motif:
        """The motif in a pose, 100 units high, standing on y = 0, facing right."""
        lift, scale = self._frame
        return self.sketch(random, **pose).tf(matrix(0.0, lift * scale, scale))

    @cached_property
    def _frame(self) -> tuple[float, float]:
        _, top, _, bottom = self.sketch(Random(0)).bbox()
        return -bottom, HEIGHT / (bottom - top)


@dataclass(frozen=True)
class Register:
    """The motifs of one file, in the order they are written."""

    entries: dict[str, MotifEntry] = field(default_factory=dict)

    def motif(self, *, fr: str, en: str, tags: str) -> Callable[[Draw], Draw]:
        """Enter a sketch under its function's name; tags are words, `word:3` where one weighs."""

        def enter(sketch: Draw) -> Draw:
            name = sketch.__name__
            weights = {name: 3} | dict(_weighted(tag) for tag in tags.split())
            self.entries[name] = MotifEntry(name, sketch, weights, {"fr": fr, "en": en})
            return sketch

        return enter


def _weighted(tag: str) -> tuple[str, int]:
    word, _, weight = tag.partition(":")
    return word, int(weight or 2)


def made(
    name: str,
    *shapes: Shape | Sequence[Shape],
    outline: Sequence[Shape] | None = None,
    tips: Sequence[Point] = (),
    **anchors: Point,
) -> Motif:
    """A motif of shapes (or groups of shapes) from back to front, with its anchors."""
    layers = tuple(one for shape in shapes for one in _group(shape))
    solid = tuple(shape for shape in layers if shape.closed and not shape.sw and shape.op == 1)
    ends = {f"tip{i}": point for i, point in enumerate(tips)}
    return Motif(name, layers, anchors | ends, solid if outline is None else tuple(outline))


def _group(shape: Shape | Sequence[Shape]) -> Sequence[Shape]:
    return (shape,) if isinstance(shape, Shape) else shape


def points(written: Points) -> Sequence[Node]:
    """The points of an outline, written "x,y x,yc …" or already in a list."""
    if not isinstance(written, str):
        return written
    return [_node(word) for word in written.split()]


def _node(word: str) -> Node:
    x, y = word.rstrip("c").split(",")
    return (float(x), float(y), "corner") if word.endswith("c") else (float(x), float(y))


def flat(role: str, path: Path, op: float = 1.0) -> Shape:
    """A painted path without light and shadow: eyes, lamps, small signs."""
    return Shape(path, role, 0.0, op, shade=False)


def blob(role: str, written: Points, op: float = 1.0, shade: bool = True) -> Shape:
    """A closed smooth outline."""
    return Shape(smooth(points(written)), role, 0.0, op, shade)


def cut(role: str, written: Points, op: float = 1.0, shade: bool = True) -> Shape:
    """A closed outline of straight edges."""
    return Shape(polygon(points(written)), role, 0.0, op, shade)


def line(role: str, width: float, written: Points, op: float = 1.0) -> Shape:
    """A smooth line."""
    return Shape(smooth(points(written), closed=False), role, width, op)


def limb(role: str, written: Points, start: float, end: float, shade: bool = True) -> Shape:
    """A limb, branch or ribbon that thins from start to end."""
    return Shape(taper(points(written), start, end), role, shade=shade)


def disc(
    role: str, x: float, y: float, rx: float, ry: float | None = None, turn: float = 0
) -> Shape:
    """A shaded ellipse."""
    return Shape(ellipse(x, y, rx, ry, turn), role)


def dot(
    role: str, x: float, y: float, rx: float, ry: float | None = None, turn: float = 0
) -> Shape:
    """A flat ellipse."""
    return Shape(ellipse(x, y, rx, ry, turn), role, shade=False)


def box(role: str, x: float, y: float, width: float, height: float, radius: float = 0) -> Shape:
    """A shaded rectangle from its top left corner."""
    return Shape(rectangle(x, y, width, height, radius), role)


def pane(role: str, x: float, y: float, width: float, height: float, radius: float = 0) -> Shape:
    """A flat rectangle from its top left corner."""
    return Shape(rectangle(x, y, width, height, radius), role, shade=False)


def eye(x: float, y: float, r: float) -> list[Shape]:
    """An open eye: a pale rim so that it is seen on a dark body, the eye, its glint."""
    return [
        dot("hi", x, y, r * 1.55, r * 1.65),
        dot("ink", x + r * 0.2, y, r, r * 1.15),
        dot("hi", x + r * 0.5, y - r * 0.45, r * 0.32),
    ]


def closed_eye(x: float, y: float, r: float, width: float = 1.6) -> Shape:
    """An eye shut in peace, or asleep."""
    return line("ink", width, [(x - r, y), (x, y + r * 0.55), (x + r, y)])


def moved(
    shapes: Sequence[Shape],
    x: float = 0.0,
    y: float = 0.0,
    scale: float = 1.0,
    turn: float = 0.0,
) -> list[Shape]:
    """Shapes brought to another place."""
    return [shape.tf(matrix(x, y, scale, turn)) for shape in shapes]


def polar(x: float, y: float, radius: float, angle: float) -> Point:
    """The point at a distance from a centre; the angle in degrees, clockwise from the right."""
    turn = math.radians(angle)
    return x + radius * math.cos(turn), y + radius * math.sin(turn)

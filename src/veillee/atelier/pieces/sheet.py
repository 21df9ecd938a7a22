"""The sheet a piece is drawn on: light SVG without filters, fit for a hand of cards on a phone."""

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random

from veillee.atelier.geometry import (
    Motif,
    Node,
    Path,
    Point,
    Shape,
    arc,
    coordinates,
    corners,
    smooth,
)
from veillee.atelier.pieces.lettering import outlines, short, width
from veillee.atelier.pieces.looks import INK

Colours = Mapping[str, str]
Draw = Callable[[], str]
"""A program that draws a piece: it gives its SVG file."""
Stop = tuple[float, str] | tuple[float, str, float]


class Sheet:
    """A drawing in the making; its ids begin with its name, so that sheets can share a page."""

    def __init__(self, name: str, width: float, height: float) -> None:
        self.name, self.width, self.height = name, width, height
        self._defs: list[str] = []
        self._body: list[str] = []

    def document(self) -> str:
        """The SVG file."""
        size = f"{short(self.width)} {short(self.height)}"
        defs = f"<defs>{''.join(self._defs)}</defs>" if self._defs else ""
        body = "".join(self._body)
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}">{defs}{body}</svg>\n'

    def put(self, element: str) -> None:
        """An element already written."""
        self._body.append(element)

    def path(self, path: Path | str, fill: str, op: float = 1.0, edge: float = 0.0) -> None:
        """A painted path, with an ink edge if asked."""
        stroke = (
            f' stroke="{INK}" stroke-width="{short(edge)}" stroke-linejoin="round"' if edge else ""
        )
        self._body.append(f'<path d="{written(path)}" fill="{fill}"{_opacity(op)}{stroke}/>')

    def line(self, path: Path | str, colour: str, width: float, op: float = 1.0) -> None:
        """A line with round ends."""
        self._body.append(
            f'<path d="{written(path)}" fill="none" stroke="{colour}" stroke-width="{short(width)}"'
            f' stroke-linecap="round" stroke-linejoin="round"{_opacity(op)}/>'
        )

    def disc(
        self, x: float, y: float, r: float, fill: str, op: float = 1.0, edge: float = 0.0
    ) -> None:
        """A circle, with an ink edge if asked."""
        place = f'cx="{short(x)}" cy="{short(y)}" r="{short(r)}"'
        stroke = f' stroke="{INK}" stroke-width="{short(edge)}"' if edge else ""
        self._body.append(f'<circle {place} fill="{fill}"{_opacity(op)}{stroke}/>')

    def ground(self, fill: str) -> None:
        """The whole sheet in one paint."""
        self._body.append(
            f'<rect width="{short(self.width)}" height="{short(self.height)}" fill="{fill}"/>'
        )

    def dots(self, points: Sequence[Point], colour: str, size: float, op: float = 1.0) -> None:
        """Many dots in one path: stipple, snow, small stars."""
        path = "".join(f"M{short(x)} {short(y)}h0" for x, y in points)
        self.line(path, colour, size, op)

    def downward(self, *stops: Stop) -> str:
        """A paint that changes from top to bottom of what it fills."""
        return self._gradient("linearGradient", 'x1="0" y1="0" x2="0" y2="1"', stops)

    def outward(self, *stops: Stop) -> str:
        """A paint that changes from the middle of what it fills outwards."""
        return self._gradient("radialGradient", "", stops)

    def glow(self, x: float, y: float, r: float, colour: str, op: float = 0.8) -> None:
        """Light around a point."""
        paint = self.outward(
            (0, colour, op), (0.3, colour, op * 0.5), (0.65, colour, op * 0.14), (1, colour, 0)
        )
        self.disc(x, y, r, paint)

    def begin_clip(self, path: Path | str) -> None:
        """What follows is seen only inside the path, until the clip ends."""
        name = self._new(f'<clipPath id="{{}}"><path d="{written(path)}"/></clipPath>')
        self._body.append(f'<g clip-path="url(#{name})">')

    def end_clip(self) -> None:
        """What follows is seen again wherever it is."""
        self._body.append("</g>")

    def shapes(self, shapes: Sequence[Shape], colours: Colours, edge: float = 0.0) -> None:
        """Shapes coloured by their roles; an ink edge, if asked, but for flat and faint ones."""
        for shape in shapes:
            if shape.sw:
                self.line(shape.segs, colours[shape.role], shape.sw, shape.op)
            else:
                solid = shape.shade and shape.op == 1
                self.path(shape.segs, colours[shape.role], shape.op, edge if solid else 0)

    def motif(self, motif: Motif, colours: Colours, edge: float = 0.0) -> None:
        """A motif coloured by its roles."""
        self.shapes(motif.shapes, colours, edge)

    def words(self, words: str, x: float, y: float, size: float, fill: str) -> None:
        """Words on a base line, from the left."""
        if outline := "".join(outlines(words, x, y, size)):
            self.path(outline, fill)

    def words_in_the_middle(self, words: str, x: float, y: float, size: float, fill: str) -> None:
        """Words on a base line, about a middle."""
        self.words(words, x - width(words, size) / 2, y, size, fill)

    def _gradient(self, kind: str, axis: str, stops: Sequence[Stop]) -> str:
        inner = "".join(_stop(*stop) for stop in stops)
        name = self._new(f'<{kind} id="{{}}" {axis}>{inner}</{kind}>')
        return f"url(#{name})"

    def _new(self, definition: str) -> str:
        for name, kept in enumerate(self._defs):
            if kept == definition.format(f"{self.name}-{name}"):
                return f"{self.name}-{name}"
        fresh = f"{self.name}-{len(self._defs)}"
        self._defs.append(definition.format(fresh))
        return fresh


def written(path: Path | str) -> str:
    """The `d` of a path, as short as it can be: each point told from the one before."""
    if isinstance(path, str):
        return path
    parts, x, y = [], 0.0, 0.0
    for segment in path:
        command, points = segment[0], corners(segment)
        if command == "M":
            parts.append("M" + _joined(coordinates(segment)))
            x, y = (round(value, 1) for value in points[0])
        elif points:
            steps = [round(step, 1) for px, py in points for step in (px - x, py - y)]
            parts.append(command.lower() + _joined(steps))
            x, y = round(x + steps[-2], 1), round(y + steps[-1], 1)
        else:
            parts.append("z")
    return "".join(parts)


def _joined(values: Iterable[float]) -> str:
    """Numbers one after the other, parted only where they would run together."""
    words = ""
    for value in values:
        word = short(value).replace("0.", ".", 1) if abs(value) < 1 else short(value)
        words += word if not words or word.startswith("-") else f" {word}"
    return words


def deckled(random: Random, box: tuple[float, float, float, float], wander: float) -> Path:
    """The edge of a torn paper: a box whose sides wander a little."""
    left, top, right, bottom = box
    across, down = round((right - left) / 16), round((bottom - top) / 16)
    nodes: list[Node] = []
    for i in range(across):
        nodes.append((left + (right - left) * i / across, top))
    for i in range(down):
        nodes.append((right, top + (bottom - top) * i / down))
    for i in range(across):
        nodes.append((right - (right - left) * i / across, bottom))
    for i in range(down):
        nodes.append((left, bottom - (bottom - top) * i / down))
    return smooth(
        [
            (n[0] + random.uniform(-wander, wander), n[1] + random.uniform(-wander, wander))
            for n in nodes
        ]
    )


def scattered(random: Random, count: int, box: tuple[float, float, float, float]) -> list[Point]:
    """Points strewn over a box."""
    left, top, right, bottom = box
    return [(random.uniform(left, right), random.uniform(top, bottom)) for _ in range(count)]


def spark(x: float, y: float, r: float) -> Path:
    """A four-pointed star with hollow sides."""
    k = r * 0.16
    nodes = ((0, -r), (k, -k), (r, 0), (k, k), (0, r), (-k, k), (-r, 0), (-k, -k))
    return smooth([(x + dx, y + dy, "c") for dx, dy in nodes])


def crescent(x: float, y: float, r: float, bite: float = 0.42, open_at: float = 50) -> Path:
    """A moon open to the right, its horns at an angle, its bite a share of its radius away."""
    horn = math.radians(open_at)
    inner = math.hypot(r * math.cos(horn) - r * bite, r * math.sin(horn))
    turn = math.degrees(math.atan2(r * math.sin(horn), r * math.cos(horn) - r * bite))
    outside = arc(x, y, r, open_at, 360 - open_at, 14)
    inside = arc(x + r * bite, y, inner, 360 - turn, turn, 12)
    first, *back = outside
    last, *fore = inside
    return smooth([(*first, "c"), *back[:-1], (*last, "c"), *fore[:-1]])


def _stop(offset: float, colour: str, op: float = 1.0) -> str:
    fade = f' stop-opacity="{op:.2g}"' if op < 1 else ""
    return f'<stop offset="{offset:g}" stop-color="{colour}"{fade}/>'


def _opacity(op: float) -> str:
    return f' opacity="{op:.2g}"' if op < 1 else ""

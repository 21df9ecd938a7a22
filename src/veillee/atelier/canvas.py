"""A card being painted: shapes go down in order, and the canvas remembers what covers what."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Literal

from veillee.atelier.colour import lightness, mix, shift
from veillee.atelier.geometry import Matrix, Motif, Path, Point, Shape, apply, sample
from veillee.atelier.palettes import PALETTES, Palette
from veillee.atelier.skin import HEIGHT, WIDTH, filters, framed, wobble

Colours = Mapping[str, str]
Stop = tuple[float, str, float]
"""Offset, colour, opacity."""

SKINS = ("#f3c9a5", "#e9b48c", "#d09a70", "#b57b52", "#98623f", "#835338")
HAIRS = ("#241a1c", "#3b2418", "#6b3a1e", "#b9772f", "#191a26")
IDENTITY: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)

_GRAINED = 1500.0  # smaller shapes are left without grain: nobody sees it, and it costs time
_DARK = 0.45  # a sky darker than this tints skins and shows stars


@dataclass(frozen=True, slots=True)
class Mark:
    """What was done to the card at one moment, as far as covering is concerned.

    `paint` covers its polygons in the name of an owner; `open` limits the marks that follow to
    its polygons, `close` ends that.
    """

    kind: Literal["paint", "open", "close"]
    polygons: tuple[tuple[Point, ...], ...] = ()
    width: float = 0.0
    owner: int | None = None


class Canvas:
    """The surface of one card, 800 units by 1200, in one palette at a time."""

    def __init__(self, palette: Palette, seed: int) -> None:
        self.palette = palette
        self.light: Point = (400.0, 400.0)
        self.marks: list[Mark] = []
        self._card_palette = palette
        self._seed = seed
        self._elements: list[str] = []
        self._definitions: dict[str, str] = {}
        self._matrix = IDENTITY
        self._owner: int | None = None

    # What is painted.

    def paint(self, shape: Shape, colours: Colours) -> None:
        """One shape in the skin of the deck: colour, stippled light and shadow, ink line."""
        drawn = replace(shape, segs=wobble(shape.segs, self._seed))
        colour, d, fade = colours[shape.role], drawn.d(), _opacity(shape.op)
        if shape.op > 0.85:
            self._mark(drawn)
        if shape.sw:
            self._stroke(d, colour, max(shape.sw, 0.8), fade)
            return
        self.emit(f'<path d="{d}" fill="{colour}"{fade}/>')
        left, top, right, bottom = drawn.bbox()
        wide, high = right - left, bottom - top
        large = wide * high > 500 and min(wide, high) > 9
        if shape.shade and wide * high * self._scale**2 > _GRAINED:
            shading = self._shading(colour, (left + right) / 2)
            self.emit(f'<path d="{d}" fill="{shading}" filter="url(#grain)"{fade}/>')
        line = (1.9 if large else 1.1, 0.8 if shape.op == 1 else 0.45)
        self._stroke(d, self.palette.ink, line[0], _opacity(line[1]))

    def motif(
        self, motif: Motif, colours: Colours, *, owner: int | None = None, shadow: bool = True
    ) -> None:
        """All shapes of a placed motif, under one soft shadow."""
        with self.owned(owner), self.group("shadow" if shadow else None):
            for shape in motif.shapes:
                self.paint(shape, colours)

    def fill(self, path: Path, paint: str, opacity: float = 1.0, *, grain: bool = False) -> None:
        """A plain area: no line, no light; it covers nothing unless it is opaque and a colour."""
        if opacity > 0.85 and paint.startswith("#"):
            self._mark(Shape(path))
        texture = ' filter="url(#grain)"' if grain else ""
        d = Shape(path).d()
        self.emit(f'<path d="{d}" fill="{paint}"{_opacity(opacity)}{texture}/>')

    def line(self, path: Path, colour: str, width: float, opacity: float = 1.0) -> None:
        """A plain line: strings, ropes, ripples."""
        self._stroke(Shape(path).d(), colour, width, _opacity(opacity))

    def glow(
        self, x: float, y: float, radius: float, strength: float = 0.8, colour: str | None = None
    ) -> None:
        """Light about a point."""
        warm = colour or self.palette.glow
        stops = [(0.0, warm, strength), (0.25, warm, strength * 0.55)]
        stops += [(0.6, warm, strength * 0.16), (1.0, warm, 0.0)]
        paint = self.radial(x, y, radius, stops)
        self.emit(f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{radius:.0f}" fill="{paint}"/>')

    def veil(self, stops: Sequence[Stop], *, grain: bool = False) -> None:
        """A gradient over the whole card, from top to bottom."""
        texture = ' filter="url(#grain)"' if grain else ""
        self.emit(
            f'<rect x="-10" y="-10" width="{WIDTH + 20}" height="{HEIGHT + 20}" '
            f'fill="{self.linear(stops)}"{texture}/>'
        )

    def dot(self, x: float, y: float, radius: float, colour: str, opacity: float = 1.0) -> None:
        """A star, a snowflake, a grain of light."""
        self.emit(
            f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{radius:.1f}" fill="{colour}"'
            f"{_opacity(opacity)}/>"
        )

    def soft(self, path: Path, colour: str, opacity: float) -> None:
        """A blurred area: light on a floor, mist."""
        d = Shape(path).d()
        self.emit(f'<path d="{d}" fill="{colour}"{_opacity(opacity)} filter="url(#blur)"/>')

    def emit(self, markup: str) -> None:
        """Markup as it is."""
        self._elements.append(markup)

    # Where it is painted.

    @contextmanager
    def group(self, effect: str | None) -> Iterator[None]:
        """Everything inside goes through one filter together."""
        self.emit(f'<g filter="url(#{effect})">' if effect else "<g>")
        yield
        self.emit("</g>")

    @contextmanager
    def moved(self, matrix: Matrix) -> Iterator[None]:
        """Everything inside is drawn through a matrix."""
        before = self._matrix
        self._matrix = product(before, matrix)
        self.emit(f'<g transform="matrix({" ".join(f"{value:.4f}" for value in matrix)})">')
        yield
        self.emit("</g>")
        self._matrix = before

    @contextmanager
    def inside(self, outline: Sequence[Path]) -> Iterator[None]:
        """Everything inside shows only within the union of the paths."""
        paths = "".join(f'<path d="{Shape(path).d()}"/>' for path in outline)
        name = self._define(f'<clipPath id="{{name}}">{paths}</clipPath>')
        self.marks.append(Mark("open", tuple(self._polygon(path) for path in outline)))
        self.emit(f'<g clip-path="url(#{name})">')
        yield
        self.emit("</g>")
        self.marks.append(Mark("close"))

    @contextmanager
    def in_palette(self, name: str | None) -> Iterator[None]:
        """Everything inside takes its colours from another palette."""
        before, light = self.palette, self.light
        self.palette = PALETTES[name] if name else before
        yield
        self.palette, self.light = before, light

    @contextmanager
    def owned(self, owner: int | None) -> Iterator[None]:
        """Everything inside belongs to one recorded thing."""
        before = self._owner
        self._owner = before if owner is None else owner
        yield
        self._owner = before

    # What colours it takes.

    @property
    def is_dark(self) -> bool:
        """Whether the palette paints a night."""
        return lightness(self.palette.sky[0]) < _DARK

    def colours(self, body: int | str = 0, depth: float = 0.0) -> dict[str, str]:
        """A colour for each role: one of the palette's bodies or a given colour, faded by depth."""
        palette = self.palette
        main = body if isinstance(body, str) else palette.bodies[body % 3]
        other = palette.bodies[2] if main != palette.bodies[2] else palette.bodies[1]
        accent = palette.accent
        if abs(lightness(accent) - lightness(main)) < 0.03:
            accent = palette.glow
        roles = {
            "a": main,
            "b": shift(main, -0.13),
            "c": other,
            "hi": palette.highlight,
            "ink": palette.ink,
            "acc": accent,
            "glow": palette.glow,
            "skin": self.skin(1),
            "hair": HAIRS[0],
        }
        return {role: self._faded(colour, role, depth) for role, colour in roles.items()}

    def skin(self, tone: int) -> str:
        """One of the skin tones, in the light of the palette."""
        return mix(SKINS[tone], self.palette.haze, 0.16) if self.is_dark else SKINS[tone]

    def linear(
        self,
        stops: Sequence[Stop],
        start: Point = (0, 0),
        end: Point = (0, 1),
        *,
        absolute: bool = False,
    ) -> str:
        """A gradient along a line, in shares of the shape or in card units."""
        units = "userSpaceOnUse" if absolute else "objectBoundingBox"
        return self._gradient(
            "linearGradient",
            f'x1="{start[0]:.2f}" y1="{start[1]:.2f}" x2="{end[0]:.2f}" y2="{end[1]:.2f}" '
            f'gradientUnits="{units}"',
            stops,
        )

    def radial(self, x: float, y: float, radius: float, stops: Sequence[Stop]) -> str:
        """A gradient about a point, in card units."""
        place = f'cx="{x:.0f}" cy="{y:.0f}" r="{radius:.0f}" gradientUnits="userSpaceOnUse"'
        return self._gradient("radialGradient", place, stops)

    # The whole.

    def svg(self, *, mirrored: bool = False) -> str:
        """The finished card."""
        body = "".join(self._elements)
        if mirrored:
            body = f'<g transform="translate({WIDTH} 0) scale(-1 1)">{body}</g>'
        definitions = filters(self._card_palette, self._seed) + "".join(
            markup.format(name=name) for markup, name in self._definitions.items()
        )
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
            f'width="{WIDTH}" height="{HEIGHT}"><defs>{definitions}</defs>'
            f"{framed(body, self._seed)}</svg>"
        )

    @property
    def _scale(self) -> float:
        a, b, c, d, _, _ = self._matrix
        return float(abs(a * d - b * c) ** 0.5)

    def _stroke(self, d: str, colour: str, width: float, fade: str) -> None:
        self.emit(
            f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width:.1f}" '
            f'stroke-linecap="round" stroke-linejoin="round"{fade}/>'
        )

    def _shading(self, colour: str, middle: float) -> str:
        light = mix(shift(colour, 0.12), self.palette.glow, 0.35)
        dark = mix(shift(colour, -0.17), self.palette.ink, 0.25)
        from_right = 1.0 if self.light[0] > middle else 0.0
        stops = [(0.0, light, 0.55), (0.36, light, 0.0), (0.38, dark, 0.0), (1.0, dark, 0.82)]
        return self.linear(stops, (from_right, 0.05), (1 - from_right, 1.0))

    def _faded(self, colour: str, role: str, depth: float) -> str:
        share = depth * (0.35 if role == "glow" else 0.75)
        return mix(colour, self.palette.haze, share) if depth else colour

    def _gradient(self, tag: str, place: str, stops: Sequence[Stop]) -> str:
        inner = "".join(
            f'<stop offset="{offset:.2f}" stop-color="{colour}" stop-opacity="{opacity:.2f}"/>'
            for offset, colour, opacity in stops
        )
        return f'url(#{self._define(f"""<{tag} id="{{name}}" {place}>{inner}</{tag}>""")})'

    def _define(self, markup: str) -> str:
        return self._definitions.setdefault(markup, f"d{len(self._definitions)}")

    def _mark(self, shape: Shape) -> None:
        width = shape.sw * self._scale
        self.marks.append(Mark("paint", (self._polygon(shape.segs),), width, self._owner))

    def _polygon(self, path: Path) -> tuple[Point, ...]:
        return tuple(apply(self._matrix, point) for point in sample(path, 24))


def _opacity(value: float) -> str:
    return f' opacity="{value:.2f}"' if value < 1 else ""


def product(outer: Matrix, inner: Matrix) -> Matrix:
    """The matrix that applies the inner one first."""
    a, b, c, d, _, _ = outer
    k, m, n, p, x, y = inner
    e, f = apply(outer, (x, y))
    return a * k + c * m, b * k + d * m, a * n + c * p, b * n + d * p, e, f

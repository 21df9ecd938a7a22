"""The skin of every card: trembling ink, stippled light, washed paint and a torn paper edge.

Displacement filters break shapes in the renderer, so the hand trembles in the geometry itself.
"""

import math

from veillee.atelier.colour import shift
from veillee.atelier.dice import Dice
from veillee.atelier.geometry import Path, Point, Segment, Shape, smooth
from veillee.atelier.palettes import Palette

WIDTH, HEIGHT = 800, 1200
MARGIN = 34
"""The paper left white around the picture."""

_PAPER = "#f6efdf"
_TREMBLE = 3.0
_FREQUENCY = 0.021
_STRAIGHT = 60.0  # a straight line trembles about once every so many units


def wobble(path: Path, seed: int) -> Path:
    """The path as a hand would have drawn it."""
    phase = (seed % 1000) * 1.7
    segs: list[Segment] = []
    here = (0.0, 0.0)
    for command, *values in path:
        points = [(values[i], values[i + 1]) for i in range(0, len(values), 2)]
        if command == "L":
            segs.extend(_trembling_line(here, points[0], phase))
        elif command == "Z":
            segs.append(("Z",))
        else:
            segs.append((command, *(v for p in points for v in _tremble(p, phase))))
        here = points[-1] if points else here
    return tuple(segs)


def _trembling_line(start: Point, end: Point, phase: float) -> list[Segment]:
    length = math.hypot(end[0] - start[0], end[1] - start[1])
    parts = max(1, int(length / _STRAIGHT)) * 3
    thirds = [
        _tremble(
            (
                start[0] + (end[0] - start[0]) * i / parts,
                start[1] + (end[1] - start[1]) * i / parts,
            ),
            phase,
        )
        for i in range(1, parts + 1)
    ]
    return [("C", *thirds[i], *thirds[i + 1], *thirds[i + 2]) for i in range(0, parts, 3)]


def _tremble(point: Point, phase: float) -> Point:
    x, y = point
    f = _FREQUENCY
    return (
        x
        + _TREMBLE
        * (
            math.sin(x * f + phase + 1.9 * math.sin(y * f * 1.3 + phase))
            + 0.5 * math.sin(y * f * 3.7 + x * f * 2.9 + phase)
        ),
        y
        + _TREMBLE
        * (
            math.cos(y * f * 1.1 - phase + 1.7 * math.sin(x * f * 1.2))
            + 0.5 * math.sin(x * f * 4.1 - y * f * 2.3 + phase)
        ),
    )


def torn_edge(seed: int) -> Path:
    """The deckled border of the paper."""
    dice = Dice(seed)
    right, bottom = WIDTH - MARGIN, HEIGHT - MARGIN
    across, down = 26, 38
    top = [(MARGIN + (right - MARGIN) * i / across, MARGIN) for i in range(across)]
    side = [(right, MARGIN + (bottom - MARGIN) * i / down) for i in range(down)]
    under = [(right - (right - MARGIN) * i / across, bottom) for i in range(across)]
    back = [(MARGIN, bottom - (bottom - MARGIN) * i / down) for i in range(down)]
    points = [
        (x + dice.between(-5, 5), y + dice.between(-5, 5)) for x, y in top + side + under + back
    ]
    return smooth(points)


def filters(palette: Palette, seed: int) -> str:
    """The filters that a card's elements refer to: grain, washes, shadows, blur and paper."""
    noise = seed % 997
    shade = shift(palette.ink, -0.05)
    haze = _channels(shift(palette.sky[3], 0.04, 0.6))
    return (
        _grain(noise)
        + _shadow("shadow", shade, offset="3 4", spread=4, opacity=0.27)
        + _shadow("deep", shade, offset="2 7", spread=8, opacity=0.45)
        + '<filter id="blur" x="-20%" y="-20%" width="140%" height="140%">'
        '<feGaussianBlur stdDeviation="14"/></filter>'
        + _wash("wash", ".011", noise, haze, slope="2.2", start="-.95", strength=".26")
        + _wash("skywash", ".0045 .007", noise + 1, haze, slope="3", start="-1.25", strength=".34")
        + _paper(noise + 2)
    )


def framed(body: str, seed: int) -> str:
    """The painted body inside its torn edge, on textured paper."""
    page = f'width="{WIDTH}" height="{HEIGHT}"'
    return (
        f'<rect {page} fill="{_PAPER}"/>'
        f'<clipPath id="edge"><path d="{Shape(torn_edge(seed)).d()}"/></clipPath>'
        f'<g clip-path="url(#edge)">{body}</g>'
        f'<rect {page} filter="url(#paper)" style="mix-blend-mode:multiply" opacity=".42"/>'
    )


def _grain(noise: int) -> str:
    """Stipple: where gradient and noise together pass a threshold, a dot of full colour."""
    return (
        '<filter id="grain" x="-2%" y="-2%" width="104%" height="104%" '
        'color-interpolation-filters="sRGB">'
        '<feTurbulence type="fractalNoise" baseFrequency=".85" numOctaves="1" '
        f'seed="{noise}" result="n"/>'
        '<feColorMatrix in="n" type="matrix" '
        'values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.79 1.12 0 0 -.98" result="na"/>'
        '<feComposite in="SourceGraphic" in2="na" operator="arithmetic" '
        'k1="0" k2="1" k3="1" k4="-.72" result="s"/>'
        '<feComponentTransfer in="s" result="t">'
        '<feFuncA type="linear" slope="3.2" intercept="0"/></feComponentTransfer>'
        '<feColorMatrix in="SourceGraphic" type="matrix" '
        'values="1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 7 0" result="o"/>'
        '<feComposite in="o" in2="t" operator="in"/></filter>'
    )


def _shadow(name: str, colour: str, *, offset: str, spread: int, opacity: float) -> str:
    dx, dy = offset.split()
    return (
        f'<filter id="{name}" x="-10%" y="-10%" width="120%" height="125%">'
        f'<feDropShadow dx="{dx}" dy="{dy}" stdDeviation="{spread}" '
        f'flood-color="{colour}" flood-opacity="{opacity}"/></filter>'
    )


def _wash(
    name: str, frequency: str, noise: int, colour: str, *, slope: str, start: str, strength: str
) -> str:
    red, green, blue = colour.split()
    return (
        f'<filter id="{name}" x="0" y="0" width="100%" height="100%" '
        'color-interpolation-filters="sRGB">'
        f'<feTurbulence type="fractalNoise" baseFrequency="{frequency}" numOctaves="3" '
        f'seed="{noise}" result="n"/>'
        f'<feColorMatrix in="n" type="matrix" values="0 0 0 0 {red} 0 0 0 0 {green} '
        f'0 0 0 0 {blue} {slope} 0 0 0 {start}" result="w"/>'
        '<feComposite in="w" in2="SourceGraphic" operator="in" result="wi"/>'
        f'<feComponentTransfer in="wi" result="wj"><feFuncA type="linear" slope="{strength}"/>'
        "</feComponentTransfer>"
        '<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="wj"/></feMerge></filter>'
    )


def _paper(noise: int) -> str:
    return (
        '<filter id="paper" x="0" y="0" width="100%" height="100%">'
        '<feTurbulence type="fractalNoise" baseFrequency=".045 .05" numOctaves="4" '
        f'seed="{noise}" result="n"/>'
        '<feDiffuseLighting in="n" surfaceScale="1.5" lighting-color="#fffdf6">'
        '<feDistantLight azimuth="50" elevation="58"/></feDiffuseLighting></filter>'
    )


def _channels(colour: str) -> str:
    """A colour as three shares from 0 to 1."""
    return " ".join(f"{int(colour[i : i + 2], 16) / 255:.3f}" for i in (1, 3, 5))

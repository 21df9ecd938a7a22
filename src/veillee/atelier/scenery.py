"""What settings are made of: skies, suns, clouds, land, waves, flocks and woods."""

import math
from collections.abc import Sequence

from veillee.atelier.canvas import Canvas
from veillee.atelier.colour import mix, shift
from veillee.atelier.dice import Dice
from veillee.atelier.geometry import (
    Node,
    Path,
    Point,
    Segment,
    Shape,
    ellipse,
    matrix,
    smooth,
    taper,
)
from veillee.atelier.motifs import MOTIFS
from veillee.atelier.skin import HEIGHT, MARGIN, WIDTH, wobble

Sun = tuple[float, float, float]
"""Where it stands and its radius."""

_AT_OUR_FEET = 0.8  # a wave as near as this has none before it
_SEEN = 160.0  # how much of a layer of land shows over the next one


def sky(
    canvas: Canvas, dice: Dice, *, sun: Sun | None = None, stars: int = 0, clouds: int = 0
) -> None:
    """The palette's sky, washed and stippled, with its lights and clouds."""
    top, high, low, horizon = canvas.palette.sky
    bands = [(0.0, top, 1.0), (0.38, high, 1.0), (0.68, low, 1.0), (0.95, horizon, 1.0)]
    canvas.emit(
        f'<rect x="-10" y="-10" width="{WIDTH + 20}" height="{HEIGHT + 20}" '
        f'fill="{canvas.linear(bands)}" filter="url(#skywash)"/>'
    )
    canvas.veil([(0.0, top, 0.9), (0.5, high, 0.0), (1.0, horizon, 0.35)], grain=True)
    for _ in range(stars):
        star(canvas, dice, dice.between(0, WIDTH), dice.between(0, HEIGHT * 0.62))
    if sun:
        shine(canvas, *sun)
    for _ in range(clouds):
        width = dice.between(90, 200)
        cloud(canvas, dice, dice.between(0, WIDTH), dice.between(80, HEIGHT * 0.4), width, 0.6)


def star(canvas: Canvas, dice: Dice, x: float, y: float) -> None:
    """A point of light."""
    radius = dice.pick((1.0, 1.3, 1.6, 2.6))
    canvas.dot(x, y, radius, canvas.palette.highlight, dice.between(0.35, 0.95))


def shine(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """A sun or a full moon, from which all light then comes."""
    canvas.light = (x, y)
    canvas.glow(x, y, radius * 4.2, 0.75)
    disc = Shape(ellipse(x, y, radius), "glow")
    canvas.paint(disc, {"glow": mix(canvas.palette.glow, canvas.palette.highlight, 0.4)})


def cloud(
    canvas: Canvas,
    dice: Dice,
    x: float,
    y: float,
    width: float,
    opacity: float = 0.8,
    colour: str | None = None,
) -> None:
    """A cloud of round billows on a flat foot; `width` is half of it."""
    palette = canvas.palette
    shape = Shape(billows(dice, x, y, width), "a", op=opacity)
    with canvas.group("shadow"):
        canvas.paint(shape, {"a": colour or mix(palette.haze, palette.highlight, 0.45)})


def billows(dice: Dice, x: float, y: float, width: float) -> Path:
    """The outline of a cloud."""
    count = 5
    step = 2 * width / count
    lift = width * 0.34
    valleys = [
        (x - width + step * i, y - lift * 0.8 * math.sin(math.pi * i / count))
        for i in range(count + 1)
    ]
    segs: list[Segment] = [("M", *valleys[0])]
    for i in range(count):
        (left, low), (right, next_low) = valleys[i], valleys[i + 1]
        bump = lift * (0.5 + 0.5 * math.sin(math.pi * (i + 0.5) / count)) * dice.between(0.8, 1.25)
        lean = step * 0.12
        segs.append(("C", left - lean, low - bump, right + lean, next_low - bump, right, next_low))
    foot = width * 0.11
    segs.append(("C", x + width * 0.8, y + foot, x - width * 0.8, y + foot, x - width, y))
    segs.append(("Z",))
    return tuple(segs)


def ridge(dice: Dice, y: float, height: float, count: int) -> list[Node]:
    """A rolling line across the card."""
    return [
        (
            -60 + (WIDTH + 120) * i / count,
            y + height * (math.sin(i * 1.7 + dice.between(0, 2)) * 0.6 + dice.between(-0.5, 0.5)),
        )
        for i in range(count + 1)
    ]


def land(
    canvas: Canvas,
    points: Sequence[Node],
    colour: str,
    *,
    lit: float = 0.25,
    bottom: float = HEIGHT + 40,
    nearest: bool = False,
) -> None:
    """Ground under a line of points: its colour to the bottom, its grain only where it is seen.

    Nearer ground covers the rest; the nearest, which nothing covers, has grain to the bottom.
    """
    palette = canvas.palette
    seen = min(bottom, max(point[1] for point in points) + _SEEN)
    if nearest or seen > HEIGHT - 2 * MARGIN:
        seen = bottom
    whole, band = _ground(points, bottom), _ground(points, seen)
    canvas.fill(whole, colour)
    with canvas.group("wash"):
        canvas.fill(band, colour)
    top = min(point[1] for point in points)
    light = mix(shift(colour, 0.12), palette.glow, 0.4)
    dark = mix(colour, palette.ink, 0.5)
    stops = [(0.0, light, lit * 2.2), (0.36, light, 0.0), (0.38, dark, 0.0), (1.0, dark, 0.7)]
    shading = canvas.linear(stops, (0, round(top)), (0, round(top + 430)), absolute=True)
    canvas.fill(band, shading, grain=True)
    canvas.line(whole, palette.ink, 1.7, 0.6)


def layer(canvas: Canvas, index: int, count: int) -> str:
    """The colour of a layer of land, from far (0) to near (count - 1)."""
    far, near = canvas.palette.land
    return mix(far, near, (index / (count - 1)) ** 0.9)


def wave(canvas: Canvas, dice: Dice, y: float, height: float, near: float) -> None:
    """A band of sea; `near` goes from 0 at the horizon to 1 at our feet."""
    palette = canvas.palette
    count = 20
    points: list[Node] = [
        (
            -60 + (WIDTH + 120) * i / count,
            y + (height if i % 2 else -height) * dice.between(0.5, 1),
        )
        for i in range(count + 1)
    ]
    water = mix(palette.haze, palette.sky[1], 0.3)
    colour = mix(water, palette.land[1], 0.1 + 0.85 * near)
    land(canvas, points, colour, lit=0.22, nearest=near > _AT_OUR_FEET)


def pine(canvas: Canvas, dice: Dice, x: float, y: float, height: float, colour: str) -> None:
    """A pine of one colour, part of the landscape."""
    tree = MOTIFS["pine"].draw(dice.spawn()).tf(matrix(x, y, height / 100))
    canvas.motif(tree, canvas.colours() | {"a": colour, "b": colour, "c": colour}, shadow=False)


def birds(
    canvas: Canvas, dice: Dice, count: int, x: float, y: float, spread: float, colour: str = ""
) -> None:
    """A few far birds, two strokes each."""
    for _ in range(count):
        left = x + dice.between(-spread, spread)
        top = y + dice.between(-spread * 0.5, spread * 0.5)
        size = 16 * dice.between(0.6, 1.2)
        wings: list[Point] = [
            (left - size, top - size * 0.35),
            (left - size * 0.45, top - size * 0.45),
            (left, top),
            (left + size * 0.45, top - size * 0.45),
            (left + size, top - size * 0.35),
        ]
        canvas.line(smooth(wings, closed=False), colour or canvas.palette.ink, 3, 0.85)


def trunk(canvas: Canvas, dice: Dice, x: float, y: float, width: float, colour: str) -> None:
    """A tall trunk that leaves the card by the top, with a few bare boughs."""
    spine = [(x, y + 20), (x + dice.between(-14, 14), y - 300), (x + dice.between(-22, 22), -40)]
    with canvas.group("shadow"):
        canvas.paint(Shape(taper(spine, width * 1.25, width * 0.8, 10)), {"a": colour})
        for _ in range(3):
            from_y = dice.between(80, 560)
            side = dice.pick((-1, 1))
            end = (x + side * dice.between(60, 110), from_y - dice.between(50, 100))
            bough = taper([(x, from_y), (x + side * 40, from_y - 30), end], width * 0.34, 2, 8)
            canvas.paint(Shape(bough, shade=False), {"a": colour})


def _ground(points: Sequence[Node], bottom: float) -> Path:
    first, last = points[0][1], points[-1][1]
    left, right = -60.0, WIDTH + 60.0
    corners: list[Node] = [(left, bottom, "c"), (left, first, "c"), *points]
    corners += [(right, last, "c"), (right, bottom, "c")]
    return wobble(smooth(corners), 7)

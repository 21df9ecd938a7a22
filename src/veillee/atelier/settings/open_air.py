"""Settings under the sky: hills, woods, mountains, dunes, fields, snow, clouds, the moon."""

import math
from collections.abc import Sequence

from veillee.atelier.canvas import Canvas
from veillee.atelier.colour import mix, shift
from veillee.atelier.dice import Dice
from veillee.atelier.geometry import Box, Node, Shape, ellipse, matrix, polygon, smooth
from veillee.atelier.motifs import MOTIFS
from veillee.atelier.scenery import Sun, cloud, land, layer, pine, ridge, sky, trunk
from veillee.atelier.settings.base import Backdrop, Register, covers
from veillee.atelier.skin import HEIGHT, WIDTH

REGISTER = Register({})


@REGISTER.setting(horizon=930, tags="hills open country")
def hills(canvas: Canvas, dice: Dice, horizon: float, sun: bool) -> Backdrop:
    """Four rolling hills with far pines."""
    sky(canvas, dice, sun=_sun(dice, sun, 430, 560), stars=70 if canvas.is_dark else 0, clouds=2)
    for i in range(4):
        y = horizon - 230 + i * 85
        land(canvas, ridge(dice, y, 36, 6), layer(canvas, i, 5), nearest=i == 3)
        for _ in range(5 if i < 3 else 0):
            height = dice.between(26, 50) * (1 + i * 0.35)
            colour = layer(canvas, i + 1, 5)
            pine(canvas, dice, dice.between(0, WIDTH), y + 30, height, colour)
    return Backdrop(horizon + 60)


@REGISTER.setting(horizon=1000, tags="forest woods lost")
def forest(canvas: Canvas, dice: Dice, horizon: float, sun: bool) -> Backdrop:
    """Three depths of trunks with mist between, and a clearing in the middle."""
    sky(canvas, dice, sun=_sun(dice, sun, 330, 480, left=250, right=550))
    for depth, (count, width) in enumerate(((9, 16), (7, 28), (5, 46))):
        y = horizon - 150 + depth * 60
        colour = layer(canvas, depth, 4)
        land(canvas, ridge(dice, y, 18, 5), colour)
        for k in range(count):
            x = (k + dice.between(0, 1)) * WIDTH / count
            clearing = (0, 100, 170)[depth]
            if abs(x - 400) >= clearing:
                trunk(canvas, dice, x, y + 10, width, mix(colour, canvas.palette.ink, 0.18))
        if depth < 2:
            _mist(canvas, horizon - 420 + depth * 80)
    land(canvas, ridge(dice, horizon + 30, 14, 6), layer(canvas, 3, 4), nearest=True)
    return Backdrop(horizon + 50)


@REGISTER.setting(horizon=940, tags="mountain height challenge")
def mountains(canvas: Canvas, dice: Dice, horizon: float, sun: bool) -> Backdrop:
    """Three chains of peaks, the far ones under snow."""
    sky(canvas, dice, sun=_sun(dice, sun, 220, 380), stars=60 if canvas.is_dark else 0, clouds=1)
    for chain in range(3):
        colour = layer(canvas, chain, 4)
        peaks = _peaks(dice, horizon - 330 + chain * 140, 5 + chain * 2, 170 - 40 * chain)
        land(canvas, peaks, colour, lit=0.35)
        for x, y, *_ in peaks[1:-1:2] if chain < 2 else ():
            cap = [(0, 0), (34, 52), (14, 40), (0, 62), (-12, 40), (-32, 56)]
            snow = Shape(polygon([(x + dx, y + dy) for dx, dy in cap]), shade=False)
            canvas.paint(snow, {"a": mix(canvas.palette.highlight, colour, 0.25)})
    land(canvas, ridge(dice, horizon + 30, 24, 6), layer(canvas, 3, 4), nearest=True)
    return Backdrop(horizon + 60)


@REGISTER.setting(horizon=960, tags="desert dunes emptiness")
def dunes(canvas: Canvas, dice: Dice, horizon: float, sun: bool) -> Backdrop:
    """Five dunes with sharp crests."""
    sky(canvas, dice, sun=_sun(dice, sun, 300, 480, size=(70, 130)))
    for i in range(5):
        y, rise, x = horizon - 200 + i * 70, 60 - i * 4, dice.between(100, 700)
        crest: list[Node] = [
            (-60, y + rise * 0.4),
            (x - 220, y + 10),
            (x - 30, y - rise),
            (x, y - rise - 8, "c"),
            (x + 50, y - rise * 0.2),
            (x + 260, y + rise * 0.4),
            (WIDTH + 60, y),
        ]
        land(canvas, crest, layer(canvas, i, 6), lit=0.4, nearest=i == 4)
    return Backdrop(horizon + 50)


@REGISTER.setting(horizon=930, tags="town roofs people")
def town(canvas: Canvas, dice: Dice, horizon: float, sun: bool) -> Backdrop:
    """Four rows of houses, some windows lit."""
    sky(canvas, dice, sun=_sun(dice, sun, 200, 380), stars=80 if canvas.is_dark else 0, clouds=2)
    for row in range(4):
        y, colour, x = horizon + 20 + row * 80, layer(canvas, row, 4), -30.0
        while x < WIDTH + 30:
            width = dice.between(60, 120)
            height = max(dice.between(110, 230) * (1.15 - 0.12 * row), width * 1.4)
            _roof(canvas, dice, x + width / 2, y, height, colour)
            x += width * 0.86
    street = mix(layer(canvas, 3, 4), canvas.palette.ink, 0.3)
    land(canvas, ridge(dice, horizon + 262, 6, 6), street, nearest=True)
    return Backdrop(horizon + 250)


@REGISTER.setting(horizon=960, tags="snow winter silence")
def snowfield(canvas: Canvas, dice: Dice, horizon: float, sun: bool) -> Backdrop:
    """White hills, dark pines, and snow that falls before everything."""
    palette = canvas.palette
    sky(canvas, dice, sun=_sun(dice, sun, 300, 460), clouds=2)
    for i in range(4):
        y = horizon - 220 + i * 80
        white = mix(palette.haze, "#f6f8fc", 0.35 + 0.2 * i)
        land(canvas, ridge(dice, y, 30, 5), white, lit=0.1, nearest=i == 3)
        for _ in range(6 if i < 3 else 0):
            colour = mix(mix(palette.bodies[2], palette.ink, 0.35), palette.haze, 0.42 - i * 0.15)
            height = dice.between(50, 90) * (1 + i * 0.4)
            pine(canvas, dice, _aside(dice), y + 26, height, colour)

    def snow(_: Sequence[Box]) -> None:
        for _flake in range(80):
            x, y = dice.between(0, WIDTH), dice.between(0, HEIGHT)
            canvas.dot(x, y, dice.pick((2, 2.5, 3.5, 5)), "#ffffff", dice.between(0.4, 0.9))

    return Backdrop(horizon + 70, snow)


@REGISTER.setting(horizon=960, tags="clouds sky dream height")
def clouds(canvas: Canvas, dice: Dice, horizon: float, sun: bool) -> Backdrop:
    """A sea of clouds seen from above."""
    palette = canvas.palette
    round_sun = _sun(dice, sun, 260, 460, size=(60, 120))
    sky(canvas, dice, sun=round_sun, stars=90 if canvas.is_dark else 0)
    for i in range(4):
        colour = mix(mix(palette.haze, palette.highlight, 0.2 + 0.14 * i), palette.land[0], 0.18)
        y = horizon - 120 + i * 110
        canvas.fill(polygon([(-20, y), (WIDTH + 20, y), (WIDTH + 20, 1240), (-20, 1240)]), colour)
        for k in range(5):
            x = -40 + k * 220 + dice.between(-60, 60)
            cloud(
                canvas, dice, x, y + 30 + dice.between(-16, 16), dice.between(130, 230), 1, colour
            )
    return Backdrop(horizon + 20)


@REGISTER.setting(horizon=900, tags="field flowers summer")
def field(canvas: Canvas, dice: Dice, horizon: float, sun: bool) -> Backdrop:
    """Meadows, and flowers in front that make way for the story."""
    sky(canvas, dice, sun=_sun(dice, sun, 280, 480), clouds=3, stars=50 if canvas.is_dark else 0)
    for i in range(4):
        colour = layer(canvas, i, 5)
        land(canvas, ridge(dice, horizon - 120 + i * 70, 20, 5), colour, nearest=i == 3)

    def flowers(boxes: Sequence[Box]) -> None:
        for i in range(60):
            x, foot = dice.between(-10, WIDTH + 10), dice.between(horizon + 190, HEIGHT + 30)
            height, lean = dice.between(60, 150), dice.between(-20, 20)
            if not covers(boxes, x, foot - height - 20, 30):
                _flower(canvas, dice, x, foot, height, lean, i * 13)

    return Backdrop(horizon + 150, flowers)


@REGISTER.setting(horizon=900, tags="moon space solitude stars")
def moonland(canvas: Canvas, dice: Dice, horizon: float, sun: bool) -> Backdrop:
    """The ground of the moon, cratered, with a planet rising over it."""
    palette = canvas.palette
    canvas.veil([(0.0, palette.ink, 1), (0.5, palette.sky[0], 1), (0.85, palette.sky[1], 1)])
    canvas.veil([(0.0, palette.ink, 0.0), (1.0, palette.haze, 0.5)], grain=True)
    for _ in range(150):
        radius = dice.pick((1.0, 1.3, 1.8, 2.8))
        x, y = dice.between(0, WIDTH), dice.between(0, HEIGHT * 0.8)
        canvas.dot(x, y, radius, palette.highlight, dice.between(0.35, 1))
    if sun:
        _planet(canvas, dice.pick((180, 620)), horizon - dice.between(420, 560), 95)
    for i in range(3):
        y = horizon - 80 + i * 110
        ground = mix(palette.highlight, palette.haze, 0.62 - 0.12 * i)
        land(canvas, ridge(dice, y, 18, 5), mix(ground, palette.ink, 0.12 + 0.14 * i), lit=0.35)
        for _ in range(4):
            _crater(canvas, dice, y, ground)
    return Backdrop(horizon + 130)


def _sun(
    dice: Dice,
    up: bool,
    high: float,
    low: float,
    *,
    left: float = 180,
    right: float = 620,
    size: tuple[float, float] = (60, 95),
) -> Sun | None:
    """A sun somewhere in its band, drawn by dice even when it is down: the rest stays the same."""
    place = (dice.between(left, right), dice.between(high, low), dice.between(*size))
    return place if up else None


def _mist(canvas: Canvas, y: float) -> None:
    haze = canvas.palette.haze
    paint = canvas.linear([(0, haze, 0), (0.7, haze, 0.45), (1, haze, 0)])
    canvas.emit(f'<rect x="-10" y="{y:.0f}" width="{WIDTH + 20}" height="420" fill="{paint}"/>')


def _peaks(dice: Dice, y: float, count: int, height: float) -> list[Node]:
    return [
        (
            -60 + (WIDTH + 120) * i / count + dice.between(-20, 20),
            y + (-height if i % 2 else 70) * dice.between(0.6, 1.1),
            "c",
        )
        for i in range(count + 1)
    ]


def _roof(canvas: Canvas, dice: Dice, x: float, y: float, height: float, colour: str) -> None:
    palette = canvas.palette
    dark = mix(colour, palette.ink, 0.5)
    coat = mix(colour, dice.pick(palette.bodies), 0.22)
    lit = palette.glow if dice.chance(0.6) else dark
    house = MOTIFS["house"].draw(dice.spawn()).tf(matrix(x, y, height / 100))
    roles = canvas.colours(coat) | {
        "b": mix(colour, palette.ink, 0.35),
        "c": mix(colour, palette.ink, 0.25),
        "ink": mix(colour, palette.ink, 0.6),
        "acc": mix(colour, palette.ink, 0.4),
        "glow": lit,
    }
    canvas.motif(house, roles, shadow=False)


def _aside(dice: Dice) -> float:
    """A place across the card, seldom in the middle."""
    x = dice.between(0, WIDTH)
    return x if abs(x - 400) > 170 else dice.pick((x - 260, x + 260))


def _flower(
    canvas: Canvas, dice: Dice, x: float, foot: float, height: float, lean: float, turn: int
) -> None:
    palette = canvas.palette
    petal = dice.pick((palette.accent, palette.highlight, palette.glow, palette.bodies[1]))
    head = (x + lean, foot - height)
    stem = smooth([(x, foot), (x + 5, foot - height * 0.5), head], closed=False)
    canvas.line(stem, mix(layer(canvas, 4, 5), palette.bodies[2], 0.4), 3)
    for k in range(5):
        angle = math.radians(k * 72 + turn)
        x_petal, y_petal = head[0] + 9 * math.cos(angle), head[1] + 9 * math.sin(angle)
        canvas.fill(ellipse(x_petal, y_petal, 8, 6, k * 72 + turn), petal)
    canvas.fill(ellipse(*head, 5), palette.ink)


def _planet(canvas: Canvas, x: float, y: float, radius: float) -> None:
    palette = canvas.palette
    canvas.glow(x, y, radius * 3, 0.55, palette.sky[3])
    canvas.light = (x - 200, y - 200)
    canvas.paint(Shape(ellipse(x, y, radius)), {"a": mix(palette.bodies[1], palette.haze, 0.3)})
    with canvas.inside([ellipse(x, y, radius)]):
        for dx, dy, rx, ry in ((-30, -40, 46, 18), (34, 6, 50, 22), (-20, 52, 60, 16)):
            sea = ellipse(x + dx, y + dy, rx, ry, -12)
            canvas.fill(sea, mix(palette.highlight, palette.haze, 0.3), 0.6)


def _crater(canvas: Canvas, dice: Dice, y: float, colour: str) -> None:
    x, top, width = dice.between(0, WIDTH), y + dice.between(30, 90), dice.between(24, 70)
    pit = Shape(ellipse(x, top, width, width * 0.24), shade=False)
    canvas.paint(pit, {"a": mix(shift(colour, -0.12), canvas.palette.ink, 0.3)})

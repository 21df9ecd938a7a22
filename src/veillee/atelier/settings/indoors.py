"""Settings under a roof: a papered room, a stage with curtains, a library, a cave."""

from collections.abc import Sequence

from veillee.atelier.canvas import Canvas
from veillee.atelier.colour import lightness, mix, shift
from veillee.atelier.dice import Dice
from veillee.atelier.geometry import (
    Box,
    Node,
    Path,
    Shape,
    arc,
    ellipse,
    polygon,
    rectangle,
    smooth,
)
from veillee.atelier.scenery import land, ridge
from veillee.atelier.settings.base import Backdrop, Register
from veillee.atelier.skin import HEIGHT, WIDTH

REGISTER = Register({})


@REGISTER.setting(horizon=960, tags="room home interior")
def room(canvas: Canvas, dice: Dice, horizon: float, sun: bool) -> Backdrop:
    """Striped wallpaper and floorboards."""
    palette = canvas.palette
    wall = mix(palette.sky[1], palette.sky[2], 0.4)
    canvas.fill(rectangle(-10, -10, WIDTH + 20, HEIGHT + 20), wall)
    for i in range(17):
        canvas.fill(rectangle(i * 48, -10, 20, HEIGHT), shift(wall, -0.045))
        for j in range(12):
            canvas.dot(i * 48 + 34, j * 90 + (i % 2) * 45, 4.5, mix(wall, palette.accent, 0.35))
    dusk = mix(shift(wall, -0.2), palette.ink, 0.2)
    canvas.veil([(0.0, dusk, 0.5), (0.5, dusk, 0.0), (1.0, dusk, 0.3)])
    canvas.veil([(0.0, dusk, 0.42), (0.4, dusk, 0.0), (1.0, dusk, 0.2)], grain=True)
    _boards(canvas, horizon, mix(*palette.land, 0.6))
    canvas.light = (400, 200)
    return Backdrop(horizon + 80)


@REGISTER.setting(horizon=1010, tags="stage theatre performance")
def stage(canvas: Canvas, dice: Dice, horizon: float, sun: bool) -> Backdrop:
    """A lit stage; its curtains are the foreground."""
    palette = canvas.palette
    dark = mix(palette.ink, palette.sky[0], 0.6)
    canvas.fill(rectangle(-10, -10, WIDTH + 20, HEIGHT + 20), dark)
    canvas.glow(400, 560, 640, 0.75, palette.sky[3])
    canvas.light = (400, 100)
    floor = mix(palette.land[1], palette.bodies[0], 0.3)
    canvas.fill(rectangle(-10, horizon - 60, WIDTH + 20, 400), floor)
    canvas.soft(ellipse(400, horizon + 30, 330, 62), palette.glow, 0.5)
    red = palette.accent if lightness(palette.accent) < 0.68 else palette.bodies[2]

    def curtains(_: Sequence[Box]) -> None:
        for side in (0, WIDTH):
            for fold in range(4):
                _curtain(canvas, side, 118 - fold * 38, shift(red, -0.05 * fold))
        with canvas.group("deep"):
            for i in range(5):
                _swag(canvas, i * 160 + 80, shift(red, -0.03 * (i % 2)))

    return Backdrop(horizon + 40, curtains)


@REGISTER.setting(horizon=980, tags="library books knowledge interior")
def library(canvas: Canvas, dice: Dice, horizon: float, sun: bool) -> Backdrop:
    """Shelves up to the ceiling, and floorboards."""
    palette = canvas.palette
    wood = mix(palette.land[1], palette.bodies[0], 0.45)
    canvas.fill(rectangle(-10, -10, WIDTH + 20, HEIGHT + 20), mix(wood, palette.ink, 0.45))
    spines = [mix(body, wood, share) for body in palette.bodies for share in (0.2, 0.35, 0.5)]
    for shelf in range(7):
        y = 20 + shelf * 140
        _books(canvas, dice, y + 126, spines)
        canvas.fill(rectangle(-10, y + 126, WIDTH + 20, 14), mix(wood, palette.highlight, 0.12))
    canvas.veil([(0.0, palette.ink, 0.6), (0.5, palette.ink, 0.12), (1.0, palette.ink, 0.3)])
    canvas.glow(400, 520, 560, 0.3)
    canvas.veil([(0.0, palette.ink, 0.5), (0.4, palette.ink, 0.0)], grain=True)
    _boards(canvas, horizon, mix(wood, palette.land[0], 0.35))
    canvas.light = (400, 250)
    return Backdrop(horizon + 80)


@REGISTER.setting(horizon=1000, tags="cave underground hidden dark")
def cave(canvas: Canvas, dice: Dice, horizon: float, sun: bool) -> Backdrop:
    """A cave whose mouth is a disc of light, with stone teeth above."""
    palette = canvas.palette
    canvas.veil([(0, palette.ink, 1), (0.6, mix(palette.ink, palette.sky[1], 0.5), 1)])
    for i, size in enumerate((560, 470, 380)):
        tone = mix(mix(palette.ink, palette.sky[1], 0.35), palette.haze, 0.16 * (i + 1))
        canvas.fill(_mouth(dice, 400, 560, size), tone)
    canvas.glow(400, 540, 520, 0.85, palette.sky[3])
    canvas.light = (400, 400)
    rock = mix(palette.land[1], palette.ink, 0.3)
    for i in range(9):
        x, length = i * 100 + dice.between(-30, 30), dice.between(60, 240)
        tooth: list[Node] = [(x - 46, -20, "c"), (x - 18, length * 0.6), (x, length, "c")]
        tooth += [(x + 20, length * 0.5), (x + 48, -20, "c")]
        canvas.paint(Shape(smooth(tooth)), {"a": mix(rock, palette.haze, 0.1)})
    land(canvas, ridge(dice, horizon - 40, 20, 6), mix(rock, palette.haze, 0.22))
    land(canvas, ridge(dice, horizon + 70, 16, 6), rock, nearest=True)
    return Backdrop(horizon + 20)


def _boards(canvas: Canvas, horizon: float, floor: str) -> None:
    canvas.fill(rectangle(-10, horizon - 60, WIDTH + 20, 400), floor)
    canvas.fill(rectangle(-10, horizon - 84, WIDTH + 20, 26), shift(floor, 0.08))
    for i in range(-10, 11):
        board = polygon([(400 + i * 70, horizon - 58), (400 + i * 190, HEIGHT)], closed=False)
        canvas.line(board, mix(floor, canvas.palette.ink, 0.4), 2.5)


def _curtain(canvas: Canvas, side: float, x: float, colour: str) -> None:
    def at(distance: float) -> float:
        return abs(side - distance)

    fold: list[Node] = [
        (at(-40), -40, "c"),
        (at(x + 60), -40, "c"),
        (at(x + 34), 300),
        (at(x - 6), 620),
        (at(x + 24), HEIGHT + 40, "c"),
        (at(-40), HEIGHT + 40, "c"),
    ]
    canvas.paint(Shape(smooth(fold)), {"a": colour})


def _swag(canvas: Canvas, x: float, colour: str) -> None:
    drape: list[Node] = [
        (x - 90, -30, "c"),
        (x + 90, -30, "c"),
        (x + 80, 60),
        (x, 110),
        (x - 80, 60),
    ]
    canvas.paint(Shape(smooth(drape)), {"a": colour})


def _books(canvas: Canvas, dice: Dice, y: float, spines: Sequence[str]) -> None:
    x = -10.0
    while x < WIDTH:
        width, height = dice.between(16, 40), dice.between(70, 112)
        if dice.chance(0.9):
            canvas.fill(rectangle(x, y - height, width, height), dice.pick(spines))
            canvas.line(rectangle(x, y - height, width, height), canvas.palette.ink, 1.2, 0.6)
        x += width + 1


def _mouth(dice: Dice, x: float, y: float, size: float) -> Path:
    points = [
        (px + dice.between(-26, 26), py + dice.between(-26, 26))
        for px, py in arc(x, y, size * 0.7, 0, 324, 9)
    ]
    return smooth(points)

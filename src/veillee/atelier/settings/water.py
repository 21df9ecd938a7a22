"""Settings of water: the open sea, the shore, and under the waves."""

from veillee.atelier.canvas import Canvas
from veillee.atelier.colour import mix
from veillee.atelier.dice import Dice
from veillee.atelier.geometry import Shape, polygon, smooth, taper
from veillee.atelier.scenery import land, layer, ridge, sky, wave
from veillee.atelier.settings.base import Backdrop, Register
from veillee.atelier.skin import HEIGHT, WIDTH

REGISTER = Register({})


@REGISTER.setting(horizon=800, tags="sea ocean horizon")
def sea(canvas: Canvas, dice: Dice, horizon: float, sun: bool) -> Backdrop:
    """Six waves under an open sky."""
    place = (dice.between(200, 600), dice.between(430, 560), dice.between(60, 110))
    sky(canvas, dice, sun=place if sun else None, stars=60 if canvas.is_dark else 0, clouds=3)
    for i in range(6):
        wave(canvas, dice, horizon - 60 + i * 70, 10 + i * 5, i / 6)
    return Backdrop(horizon + 20)


@REGISTER.setting(horizon=820, tags="shore beach sea edge")
def shore(canvas: Canvas, dice: Dice, horizon: float, sun: bool) -> Backdrop:
    """A strip of sea, then sand with the marks the tide left."""
    palette = canvas.palette
    place = (dice.between(180, 620), dice.between(300, 470), dice.between(60, 100))
    sky(canvas, dice, sun=place if sun else None, stars=60 if canvas.is_dark else 0, clouds=2)
    for i in range(3):
        wave(canvas, dice, horizon - 70 + i * 46, 6 + i * 3, i / 5)
    sand = mix(palette.highlight, layer(canvas, 1, 4), 0.5)
    land(canvas, ridge(dice, horizon + 76, 22, 4), sand, lit=0.3, nearest=True)
    for i in range(5):
        y = horizon + 120 + i * 55
        tide = smooth([(x, y + dice.between(-14, 14)) for x in range(-40, 860, 150)], closed=False)
        canvas.line(tide, mix(sand, palette.ink, 0.35), 2, 0.5)
    return Backdrop(horizon + 190)


@REGISTER.setting(horizon=1040, tags="underwater ocean deep silence")
def underwater(canvas: Canvas, dice: Dice, horizon: float, sun: bool) -> Backdrop:
    """The bottom of the sea: shafts of light, weeds aside, bubbles."""
    palette = canvas.palette
    sky(canvas, dice)
    canvas.light = (400, -50)
    canvas.veil([(0, palette.glow, 0.25), (0.4, palette.sky[1], 0.5), (1, palette.land[1], 0.95)])
    for _ in range(6 if sun else 3):
        _shaft(canvas, dice.between(-50, WIDTH), dice.between(40, 120))
    for bed in range(3):
        deep = mix(palette.haze, palette.sky[1], 0.5)
        colour = mix(deep, palette.land[1], 0.25 + 0.35 * bed)
        land(canvas, ridge(dice, horizon - 120 + bed * 70, 26, 6), colour, lit=0.12)
        for j in range(7):
            x = dice.pick((dice.between(-10, 190), dice.between(610, WIDTH + 10)))
            height = dice.between(120, 380) * (0.6 + 0.25 * bed)
            weed = mix(colour, palette.bodies[j % 3], 0.35)
            _weed(canvas, dice, x, horizon - 80 + bed * 70, height, 16 + 6 * bed, weed)
    for _ in range(26):
        x, y, radius = dice.between(0, WIDTH), dice.between(0, HEIGHT), dice.between(2, 9)
        canvas.emit(
            f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{radius:.1f}" fill="none" '
            f'stroke="{palette.highlight}" stroke-width="1.5" opacity=".5"/>'
        )
    return Backdrop(horizon + 60)


def _shaft(canvas: Canvas, x: float, width: float) -> None:
    glow = canvas.palette.glow
    beam = [(x, -10), (x + width, -10), (x + width * 2.4 + 120, 960), (x - width * 0.6 + 120, 960)]
    canvas.fill(polygon(beam), canvas.linear([(0, glow, 0.33), (1, glow, 0)]))


def _weed(
    canvas: Canvas, dice: Dice, x: float, y: float, height: float, width: float, colour: str
) -> None:
    spine = [
        (x, y),
        (x + dice.between(-30, 30), y - height * 0.35),
        (x + dice.between(-40, 40), y - height * 0.7),
        (x + dice.between(-30, 30), y - height),
    ]
    canvas.paint(Shape(taper(spine, width, 3, 12)), {"a": colour})

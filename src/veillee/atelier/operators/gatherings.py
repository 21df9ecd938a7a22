"""Many at once: odd rains, mazes, tables at the edge, boards, rings, odd balances."""

import math

from veillee.atelier.colour import mix, shift
from veillee.atelier.dice import Dice
from veillee.atelier.geometry import (
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
from veillee.atelier.operators.base import Register
from veillee.atelier.operators.tools import made
from veillee.atelier.scene import Scene, names
from veillee.atelier.scenery import cloud, land, ridge

register = Register()


@register.layout("falling", "rain", tags="abundance weather surprise", drops="leaf", who="walker")
def strange_rain(scene: Scene, drops: str, who: str) -> None:
    """It rains, but not water; somebody has opened an umbrella upside down to catch it."""
    floor = scene.backdrop(sun=False)
    scene.relate(who, "catches a rain of", drops)
    canvas, dice = scene.canvas, scene.dice
    for i in range(3):
        cloud(canvas, dice, 140 + i * 260, 190 + (i % 2) * 30, 180, 1)
    for i in range(17):
        x, y = (
            100 + (i % 6) * 120 + dice.between(-30, 30),
            300 + (i // 6) * 150 + dice.between(-40, 40),
        )
        canvas.line(
            polygon([(x, y - 110), (x, y - 64)], closed=False), canvas.palette.highlight, 2, 0.4
        )
        scene.put(
            drops,
            x,
            y,
            dice.between(72, 96),
            by="middle",
            width=100,
            turn=dice.between(-24, 24),
            body=i,
            named=i < 6,
        )
    y = min(1120.0, floor + 90)
    person = scene.put(who, 400, y, 320, width=260, arms=(160, 160), mood="joy", focal=True)
    top = person.at("top")[1] - 10
    for x, lean in ((340, -20), (400, 8), (462, 24)):
        scene.put(drops, x, top - 96, 84, width=90, turn=lean, named=False)
    scene.put("umbrella", 400, top, 270, by="top", turn=180)
    scene.look_at((250, top - 200, 550, y))
    scene.finish()


_COLUMNS, _ROWS = 7, 9
_HEDGE = 0.5  # how high a hedge is, in cells
_THICK = 0.17  # half of how thick it is


@register.layout("maze", "hedge", tags="maze lost search choice", who="small", goal="light")
def maze(scene: Scene, who: str, goal: str) -> None:
    """A maze as large as the plain: one at its edge, and one great light in its middle."""
    scene.backdrop(sun=False, horizon=520)
    canvas, palette = scene.canvas, scene.canvas.palette
    scene.relate(who, "looks for", goal)
    lawn = mix(palette.land[0], palette.highlight, 0.35)
    canvas.fill(polygon([(-10, 556), (810, 556), (810, 1210), (-10, 1210)]), lawn)
    light, start = _seen_from(3.5, 3.9), _seen_from(2.5, 7.9)
    canvas.light = (light[0], light[1] - 150)
    passages = _passages(scene.dice, _COLUMNS, _ROWS)
    for row in range(_ROWS):
        for column in sorted(range(1, _COLUMNS), key=lambda side: -abs(side - _COLUMNS / 2)):
            if ((column - 1, row), (column, row)) not in passages:
                _hedge(scene, (column, row), (column, row + 1))
        if row == 3:
            canvas.glow(light[0], light[1] - 120, 380, 1)
            scene.put(goal, *light, 300, width=260)
        if row == 7:
            canvas.glow(start[0], start[1] - 70, 190, 0.7)
            scene.put(who, *start, 200, width=210)
        for column in range(_COLUMNS):
            ahead = (column, row), (column, row + 1)
            if ahead not in passages and ahead[0] not in ((3, 3), (2, 7)) and row + 1 < _ROWS:
                _hedge(scene, (column, row + 1), (column + 1, row + 1))
    scene.look_at((light[0] - 150, light[1] - 310, light[0] + 150, light[1] + 10))


def _seen_from(column: float, row: float, rise: float = 0.0) -> Point:
    """A point of the maze as one sees it from above its near edge."""
    near = 1 / (1 + (_ROWS - row) * 0.17)
    return 400 + (column - _COLUMNS / 2) * 190 * near, 40 + (1190 - rise * 190) * near


def _hedge(scene: Scene, start: tuple[int, int], end: tuple[int, int]) -> None:
    """A hedge between two corners: its near side, the side that looks to the middle, its top."""
    canvas, palette = scene.canvas, scene.canvas.palette
    left, back = start[0] - _THICK, start[1] - _THICK
    right, front = end[0] + _THICK, end[1] + _THICK
    green = mix(palette.bodies[2], palette.land[1], 0.35)
    side = left if start[0] > _COLUMNS / 2 else right

    def wall(a: Point, b: Point) -> Path:
        return polygon(
            [_seen_from(*a), _seen_from(*b), _seen_from(*b, _HEDGE), _seen_from(*a, _HEDGE)]
        )

    canvas.fill(wall((side, back), (side, front)), mix(green, palette.ink, 0.5))
    canvas.fill(wall((left, front), (right, front)), mix(green, palette.ink, 0.35))
    corners = ((left, back), (right, back), (right, front), (left, front))
    top = polygon([_seen_from(*corner, _HEDGE) for corner in corners])
    canvas.paint(Shape(top), {"a": shift(green, scene.dice.between(0.0, 0.05))})


def _passages(dice: Dice, columns: int, rows: int) -> set[tuple[tuple[int, int], tuple[int, int]]]:
    """The open sides of a maze without loops."""
    seen, trail = {(0, rows - 1)}, [(0, rows - 1)]
    opened = set()
    while trail:
        x, y = trail[-1]
        around = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
        free = [
            (a, b) for a, b in around if 0 <= a < columns and 0 <= b < rows and (a, b) not in seen
        ]
        if not free:
            trail.pop()
            continue
        step = dice.pick(free)
        opened |= {((x, y), step), (step, (x, y))}
        seen.add(step)
        trail.append(step)
    return opened


@register.layout("tea", "cliff", tags="company politeness abyss", guests="three", light="light")
def tea_party(scene: Scene, guests: str, light: str) -> None:
    """Tea is served at the very edge of the world."""
    scene.backdrop(horizon=1040)
    cast = names(guests)
    scene.relate(cast[0], "takes tea with", cast[1])
    canvas, palette = scene.canvas, scene.canvas.palette
    rock: list[Node] = [
        (-40, 800, "c"),
        (300, 790),
        (560, 796),
        (664, 800, "c"),
        (620, 860),
        (520, 900),
    ]
    rock += [(430, 1000), (300, 1080), (260, 1240, "c"), (-40, 1240, "c")]
    cliff = mix(palette.land[1], palette.bodies[0], 0.25)
    scene.made(made("cliff", Shape(smooth(rock))), body=cliff)
    canvas.glow(370, 620, 460, 0.9)
    for name, x, flip in zip(cast, (148, 380, 600), (False, False, True), strict=True):
        scene.put(name, x, 806 if x != 380 else 716, 290, width=220, flip=flip)
    cloth: list[Node] = [
        (190, 690, "c"),
        (560, 690, "c"),
        (580, 760),
        (540, 750),
        (490, 776),
        (430, 752),
    ]
    cloth += [(370, 778), (310, 752), (250, 776), (205, 750), (172, 764)]
    legs = [
        Shape(polygon([(x, 740), (x + 14, 740), (x + 10, 812), (x + 2, 812)]), "ink")
        for x in (220, 520)
    ]
    scene.made(made("table", *legs, Shape(smooth(cloth), "hi")))
    scene.put("teapot", 312, 692, 84, width=120)
    for x in (400, 480):
        scene.put("teacup", x, 692, 42, width=62, named=False)
    canvas.glow(234, 640, 90, 0.8)
    scene.put(light, 234, 692, 90, width=80)
    scene.look_at((110, 500, 690, 800))
    scene.finish()


@register.layout(
    "chess", "board", tags="strategy fate duel game", piece="tall", who="walker", rival="actor"
)
def chess(scene: Scene, piece: str, who: str, rival: str) -> None:
    """A plain that is a board, and a piece that waits for its move."""
    scene.backdrop(horizon=500)
    scene.relate(who, "plays against", rival)
    canvas, palette = scene.canvas, scene.canvas.palette
    line = 560.0
    pale, dark = (
        mix(palette.highlight, palette.land[0], 0.3),
        mix(palette.land[1], palette.bodies[0], 0.25),
    )
    land(canvas, ridge(scene.dice, line, 2, 4), pale, nearest=True)
    rows = [line + 10 + 640 * (i / 8) ** 1.7 for i in range(9)]
    for r in range(8):
        for k in range(-6, 7):
            if (r + k) % 2:
                square = polygon(
                    [
                        _lined(k, rows[r], line),
                        _lined(k + 1, rows[r], line),
                        _lined(k + 1, rows[r + 1], line),
                        _lined(k, rows[r + 1], line),
                    ]
                )
                canvas.fill(square, dark)
    canvas.veil(
        [(0.0, palette.ink, 0.0), (0.6, palette.ink, 0.0), (1.0, palette.ink, 0.5)], grain=True
    )
    scene.put(piece, 420, 900, 560, width=420, focal=True)
    scene.put(rival, 180, 740, 190, width=200)
    scene.put(who, 640, 1060, 240, width=210, flip=True, mood="wonder")
    scene.finish()


def _lined(column: int, y: float, line: float) -> Point:
    """A corner of the board, all columns meeting above the horizon."""
    return 400 + (column - 0.5) * (36 + (y - line) * 0.26), y


@register.layout("orbit", "ring", tags="time cycle fate night", things="six")
def ring(scene: Scene, things: str) -> None:
    """The moon is a clock, and its hours are no numbers."""
    scene.backdrop(sun=False)
    cast = names(things)
    scene.relate(cast[0], "is an hour of", "the moon")
    canvas, palette = scene.canvas, scene.canvas.palette
    x, y, reach = 400.0, 480.0, 330.0
    canvas.glow(x, y, 620, 0.9)
    canvas.light = (x - 200, y - 300)
    dial = Shape(ellipse(x, y, reach), "a")
    canvas.paint(dial, {"a": mix(palette.glow, palette.highlight, 0.45)})
    canvas.line(ellipse(x, y, reach - 16), palette.ink, 2.5, 0.5)
    for i, name in enumerate(cast):
        turn = math.radians(i * 360 / len(cast) - 90)
        at = (x + 226 * math.cos(turn), y + 226 * math.sin(turn))
        scene.put(name, *at, 150, by="middle", width=150, body=i)
    for angle, length, width in ((-30, 130, 26), (60, 176, 18)):
        hand = taper([(0, 24), (0, -length / 2), (0, -length)], width, 5, 8)
        scene.made(made("hand", Shape(hand, "ink", shade=False)).tf(matrix(x, y, 1.0, angle)))
    scene.made(made("axle", Shape(ellipse(x, y, 20), "acc")))
    scene.look_at((x - reach, y - reach, x + reach, y + reach))
    scene.finish()


@register.layout(
    "poise", "on", tags="balance lightness fragile risk", heavy="beast", on="delicate", who="walker"
)
def poise(scene: Scene, heavy: str, on: str, who: str) -> None:
    """Something heavy that rests on something that should break."""
    floor = scene.backdrop()
    scene.relate(heavy, "balances on", on)
    canvas = scene.canvas
    y = min(1110.0, floor + 80)
    base = scene.put(on, 420, y, 480, width=470)
    top = base.at("top")
    canvas.glow(420, top[1] - 150, 460, 0.85)
    held = scene.put(heavy, top[0], top[1] + 14, 380, width=460, turn=-5)
    scene.look_at(held.bbox())
    x = 250 if "stage" in scene.record.settings else 150  # curtains cover the sides
    scene.put(who, x, min(1130, floor + 90), 160, width=160, arms=(60, 150), mood="fear")
    scene.finish()


@register.layout(
    "ride",
    "aloft",
    tags="adventure freedom trust flight",
    beast="floater",
    who="person",
    below="small",
)
def ride(scene: Scene, beast: str, who: str, below: str) -> None:
    """Somebody who rides through the air on a beast that has no wings, or too many."""
    floor = scene.backdrop()
    scene.relate(who, "rides", beast)
    canvas = scene.canvas
    drawing = scene.drawn(beast)
    left, _, right, _ = drawing.bbox()
    scale = min(4.0, 560 / (right - left))
    placed = drawing.tf(matrix(0, 0, scale, -9))
    left, top, right, bottom = placed.bbox()
    placed = placed.tf(matrix(400 - (left + right) / 2, 480 - (top + bottom) / 2))
    scene.focus(placed, 0.85)
    seat = placed.at("back")
    scene.put(who, seat[0], seat[1] + 34, 210, width=200, arms=(40, 110), turn=-6, mood="joy")
    owner = scene.show(beast, placed.bbox())
    canvas.motif(placed, scene.dressed(placed), owner=owner)
    if below:
        for x, drop in ((150, 40), (600, 90)):
            scene.put(below, x, min(1130, floor + drop), 130, width=160)
    scene.finish()


@register.layout(
    "telescope",
    "sees",
    tags="curiosity distance discovery stars",
    who="walker",
    world="world",
    light="palette",
    inner="actor",
)
def telescope(scene: Scene, who: str, world: str, light: str, inner: str) -> None:
    """What the telescope shows is not a star."""
    floor = scene.backdrop(sun=False)
    scene.relate(who, "discovers in the sky", inner)
    canvas = scene.canvas
    y = min(1110.0, floor + 80)
    lens: Path = ellipse(500, 350, 235)
    canvas.glow(500, 350, 470, 0.85)
    beam = polygon([(330, y - 190), (360, y - 170), (690, 500), (300, 230)])
    canvas.fill(beam, canvas.linear([(0, canvas.palette.glow, 0.1), (1, canvas.palette.glow, 0.4)]))
    with scene.world([lens], (265, 115, 735, 585), world, light, zoom=1.1) as ground:
        scene.put(inner, 400, ground - 60, 430, width=520, focal=True)
    canvas.line(lens, canvas.palette.highlight, 7)
    canvas.line(lens, canvas.palette.ink, 2)
    scene.look_at((265, 115, 735, 585))
    scene.put("telescope", 300, y, 290, width=300)
    scene.put(who, 160, y + 10, 230, width=210, mood="wonder")
    scene.finish()


@register.layout(
    "globe",
    "shaken",
    tags="memory winter fragile world",
    inner="building",
    who="walker",
    light="palette",
    world="world",
)
def globe(scene: Scene, inner: str, who: str, light: str, world: str) -> None:
    """A glass globe with a season in it, and somebody outside who would like to go in."""
    floor = scene.backdrop()
    scene.relate(inner, "is kept in", "a glass globe")
    canvas, palette = scene.canvas, scene.canvas.palette
    y = min(1110.0, floor + 90)
    centre = (420.0, y - 390)
    glass: Path = ellipse(*centre, 290)
    canvas.glow(*centre, 520, 0.8)
    with scene.world(
        [glass], (130, centre[1] - 290, 710, centre[1] + 290), world, light, zoom=1.1
    ) as ground:
        scene.put(inner, 400, ground - 40, 420, width=430, focal=True)
    white = "#ffffff"
    canvas.fill(
        glass,
        canvas.linear(
            [(0, white, 0.4), (0.3, white, 0.03), (1, palette.ink, 0.35)], (0, 0), (1, 1)
        ),
    )
    shine = smooth(
        [(210, centre[1] - 60), (240, centre[1] - 150), (300, centre[1] - 216)], closed=False
    )
    canvas.line(shine, white, 12, 0.55)
    canvas.line(glass, palette.ink, 2.5, 0.7)
    base = polygon([(240, y - 140), (600, y - 140), (650, y), (190, y)])
    plate = rectangle(330, y - 80, 180, 40, 6)
    scene.made(made("base", Shape(base), Shape(plate, "glow")), body=0)
    scene.show("snow_globe", (130, centre[1] - 290, 710, y))
    scene.look_at((130, centre[1] - 290, 710, y))
    scene.put(who, 140, min(1130, y + 34), 180, width=170, arms=(30, 100), mood="wonder")
    scene.finish()

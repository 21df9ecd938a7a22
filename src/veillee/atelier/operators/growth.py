"""What grows: trees and antlers that bear odd fruit, pots, gardens, nests and eggs."""

import math

from veillee.atelier.colour import mix, shift
from veillee.atelier.geometry import (
    Node,
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
from veillee.atelier.scene import Scene
from veillee.atelier.scenery import birds

register = Register()
_HANGING = frozenset(
    {
        "key",
        "lantern",
        "clock",
        "cage",
        "jellyfish",
        "mask",
        "balloon",
        "bulb",
        "heart",
        "apple",
        "star",
        "eye",
        "spider",
    }
)


@register.layout("metatree", "tree", tags="growth change abundance", leaf="leaf", who="walker")
def strange_tree(scene: Scene, leaf: str, who: str) -> None:
    """A tree that bears something other than leaves."""
    floor = scene.backdrop()
    scene.relate("tree", "bears", leaf)
    canvas, dice = scene.canvas, scene.dice
    bark = mix(canvas.palette.ink, canvas.palette.bodies[0], 0.3)
    tree = scene.put("tree", 410, floor + 40, 760, width=640, body=bark, focal=True, depth=0.0)
    spots = [tip for tip in dice.shuffled(tree.tips) if 80 < tip[0] < 720][:18]
    for i, (x, y) in enumerate(spots):
        size = dice.between(76, 100)
        if leaf in ("lantern", "bulb", "star", "candle"):
            canvas.glow(x, y + size * 0.5, 90, 0.6)
        held = "top" if leaf in _HANGING else "middle"
        lean = dice.between(-5, 5) if leaf in _HANGING else dice.between(-14, 14)
        scene.put(
            leaf,
            x,
            y - 4,
            size,
            by=held,
            width=110,
            flip=dice.chance(0.5),
            turn=lean,
            body=i,
            named=i < 4,
        )
    scene.put(who, 170, min(1130, floor + 100), 180, width=190, arms=(30, 150), mood="wonder")
    scene.finish()


@register.layout("metatree", "pot", tags="care growth patience home", bloom="wonder", who="walker")
def potted(scene: Scene, bloom: str, who: str) -> None:
    """A plant in a pot, and its flower is no flower."""
    floor = scene.backdrop()
    scene.relate(who, "grows in a pot", bloom)
    canvas, palette = scene.canvas, scene.canvas.palette
    x, y = 440.0, min(1110.0, floor + 90)
    green = mix(palette.bodies[2], palette.ink, 0.15)
    canvas.glow(x, 420, 480, 0.85)
    stem: list[Node] = [(x, y - 200), (x - 50, y - 360), (x + 30, y - 500), (x, y - 620)]
    canvas.paint(Shape(taper(stem, 26, 16)), {"a": green})
    for side, rise, size in ((-1, 300, 150), (1, 380, 170), (-1, 470, 130), (1, 540, 110)):
        leaf: list[Node] = [
            (x, y - rise, "c"),
            (x + side * size * 0.5, y - rise - 62),
            (x + side * size, y - rise - 40, "c"),
        ]
        leaf.append((x + side * size * 0.5, y - rise + 18))
        canvas.paint(Shape(smooth(leaf)), {"a": green})
    held = scene.put(bloom, x, max(300.0, y - 700), 330, by="middle", width=330)
    scene.look_at(held.bbox())
    pot = polygon([(x - 130, y - 210), (x + 130, y - 210), (x + 96, y), (x - 96, y)])
    rim = rectangle(x - 146, y - 244, 292, 50, 8)
    scene.made(made("pot", Shape(pot), Shape(rim, "b")), body=palette.bodies[0])
    scene.put(who, 170, min(1130, floor + 100), 230, width=210, arms=(30, 120), mood="joy")
    scene.finish()


@register.layout("antlers", "hung", tags="forest guide nature light", hang="leaf", who="walker")
def antlers(scene: Scene, hang: str, who: str) -> None:
    """A stag whose antlers have grown into a tree."""
    floor = scene.backdrop()
    scene.relate("stag", "bears in its antlers", hang)
    canvas, dice = scene.canvas, scene.dice
    stag = scene.put("stag", 340, floor + 60, 520, antlers=False)
    top_x, top_y = stag.at("top")
    canvas.glow(top_x, top_y - 190, 420, 0.9)
    colour = mix(canvas.palette.bodies[0], canvas.palette.ink, 0.45)
    tips: list[Point] = []
    for side in (-1, 1):
        _branch(scene, (top_x + side * 8, top_y + 14), -90 + side * 34, 118, 24, 4, colour, tips)
    spots = sorted(tips)[::4]
    for i, (x, y) in enumerate(spots):
        drop = dice.between(10, 30)
        canvas.line(polygon([(x, y), (x, y + drop)], closed=False), canvas.palette.ink, 1.8)
        if hang in ("lantern", "candle", "star", "bulb"):
            canvas.glow(x, y + drop + 40, 96, 0.8)
        scene.put(hang, x, y + drop, 88, by="top", width=100, body=i, named=i < 4)
    scene.look_at((top_x - 260, max(60.0, top_y - 400), top_x + 260, floor + 60))
    scene.put(who, 650, min(1130, floor + 90), 160, width=170, flip=True, arms=(20, 130))
    scene.finish()


def _branch(
    scene: Scene,
    start: Point,
    angle: float,
    length: float,
    width: float,
    depth: int,
    colour: str,
    tips: list[Point],
) -> None:
    dice = scene.dice
    turn = math.radians(angle + dice.between(-10, 10))
    end = (start[0] + math.cos(turn) * length, start[1] + math.sin(turn) * length)
    middle = ((start[0] + end[0]) / 2 + dice.between(-8, 8), (start[1] + end[1]) / 2)
    scene.canvas.paint(Shape(taper([start, middle, end], width, width * 0.68, 8)), {"a": colour})
    if depth == 0:
        tips.append(end)
        return
    for side in (-1, 1):
        spread = angle + side * dice.between(18, 32)
        _branch(
            scene,
            end,
            spread,
            length * dice.between(0.66, 0.8),
            width * 0.66,
            depth - 1,
            colour,
            tips,
        )


@register.layout("garden", "rows", tags="care patience harvest", crop="leaf", who="person")
def garden(scene: Scene, crop: str, who: str) -> None:
    """A garden where one grows what cannot be grown."""
    scene.backdrop(horizon=560)
    scene.relate(who, "grows", crop)
    canvas, palette = scene.canvas, scene.canvas.palette
    soil = mix(palette.land[1], palette.bodies[0], 0.3)
    for row in range(4):
        y, size = 690 + row * 130, 92 + row * 30
        bed: list[Node] = [
            (-40, y + 4),
            (200, y - 14),
            (400, y - 4),
            (600, y - 16),
            (840, y + 2),
            (840, y + 70),
            (-40, y + 70),
        ]
        canvas.paint(Shape(smooth(bed)), {"a": mix(soil, palette.haze, 0.3 - 0.09 * row)})
        count = 6 - row
        for k in range(count):
            x = 400 + (k - (count - 1) / 2) * (112 + row * 34) + (26 if row % 2 else -10)
            if not (80 < x < 720) or (row, k) in ((2, 1), (3, 0)):  # room for the gardener
                continue
            stalk = taper([(x, y + 8), (x + 5, y - size * 0.35), (x, y - size * 0.6)], 7, 5, 8)
            canvas.paint(Shape(stalk, shade=False), {"a": mix(palette.bodies[2], palette.ink, 0.2)})
            if crop in ("star", "lantern", "bulb", "moon", "candle"):
                canvas.glow(x, y - size, size, 0.6)
            scene.put(
                crop,
                x,
                y - size * 0.5,
                size,
                width=size,
                body=k + row,
                named=row > 1,
                depth=0.2 - 0.06 * row,
            )
    person = scene.put(who, 236, 1086, 390, width=290, arms=(20, 80), mood="joy")
    scene.look_at((person.bbox()[0] - 60, 640, 640, 1086))
    scene.finish()


@register.layout("nest", "bough", tags="birth care home hope", thing="wonder", bird="bird")
def nest(scene: Scene, thing: str, bird: str) -> None:
    """A nest, and among the eggs something that will hatch too."""
    scene.backdrop()
    scene.relate(bird, "broods", thing)
    canvas, dice, palette = scene.canvas, scene.dice, scene.canvas.palette
    wood = mix(palette.ink, palette.bodies[0], 0.35)
    bough = taper([(-60, 1020), (180, 960), (420, 930), (640, 830), (860, 660)], 130, 60)
    scene.made(made("bough", Shape(bough)), body=wood)
    canvas.glow(400, 640, 420, 0.3)
    scene.put(thing, 400, 850, 340, width=330, focal=True)
    for x in (250.0, 560.0):
        egg = Shape(
            smooth(
                [(x - 60, 820), (x - 46, 736), (x, 690), (x + 46, 736), (x + 60, 820), (x, 866)]
            ),
            "hi",
        )
        scene.made(made("egg", egg))
    bowl: list[Node] = [
        (150, 800),
        (280, 836),
        (400, 846),
        (520, 836),
        (650, 800),
        (610, 920),
        (500, 986),
        (300, 986),
        (190, 920),
    ]
    straw = mix(palette.glow, palette.bodies[0], 0.55)
    scene.made(made("nest", Shape(smooth(bowl))), body=straw)
    for _ in range(46):
        x, y = dice.between(180, 600), dice.between(836, 960)
        twig = smooth(
            [
                (x, y),
                (x + 36, y + dice.between(-14, 14)),
                (x + dice.between(60, 90), y + dice.between(-22, 22)),
            ],
            closed=False,
        )
        canvas.line(twig, shift(straw, dice.between(-0.2, 0.1)), 3, 0.9)
    scene.put(bird, 650, 800, 190, width=210, flip=True)
    birds(canvas, dice, 4, 190, 240, 90)


@register.layout("egg", "hatched", tags="birth surprise beginning", inside="building", who="walker")
def hatched(scene: Scene, inside: str, who: str) -> None:
    """A huge egg has cracked, and out comes no chick."""
    floor = scene.backdrop()
    scene.relate(inside, "hatches from", "an egg")
    canvas = scene.canvas
    y = min(1100.0, floor + 100)
    canvas.glow(420, y - 420, 480, 0.95)
    back: list[Node] = [
        (230, y - 330),
        (300, y - 372),
        (420, y - 384),
        (540, y - 372),
        (610, y - 330),
        (420, y - 280),
    ]
    canvas.fill(smooth(back), mix(canvas.palette.ink, canvas.palette.highlight, 0.25))
    held = scene.put(inside, 420, y - 290, 400, width=330)
    scene.look_at((220, held.bbox()[1], 620, y))
    crack: list[Node] = [
        (x, y - 330 + rise, "c")
        for x, rise in (
            (222, 0),
            (272, 50),
            (318, 0),
            (372, 62),
            (420, 8),
            (470, 66),
            (520, 4),
            (566, 50),
            (618, 0),
        )
    ]
    shell: list[Node] = [
        *crack,
        (634, y - 170),
        (560, y - 24),
        (420, y),
        (280, y - 24),
        (206, y - 170),
    ]
    scene.made(made("egg", Shape(smooth(shell), "hi")))
    scene.show("egg", (206, y - 330, 634, y))
    scene.put(who, 150, min(1130, y + 30), 180, width=180, arms=(40, 130), mood="wonder")
    scene.finish()


@register.layout("egg", "dawn", tags="birth morning beginning light", who="bird")
def dawn(scene: Scene, who: str) -> None:
    """An egg is broken over the land, and its yolk is the sun."""
    floor = scene.backdrop(sun=False)
    scene.relate("egg", "lets out", "the sun")
    canvas, palette = scene.canvas, scene.canvas.palette
    x, y = 430.0, 560.0
    canvas.light = (x, y)
    canvas.glow(x, y, 620, 1)
    white: list[Node] = [(x - 150, 300), (x - 96, 320), (x - 60, 392), (x, 420), (x + 60, 392)]
    white += [(x + 96, 320), (x + 150, 300), (x + 138, 420), (x + 170, 540), (x + 160, 650)]
    white += [(x + 96, 730), (x + 60, 748), (x + 40, 830), (x + 16, 884), (x - 6, 826)]
    white += [(x - 26, 756), (x - 90, 736), (x - 160, 656), (x - 172, 540), (x - 138, 420)]
    canvas.fill(smooth(white), palette.highlight, 0.3)
    canvas.line(smooth(white), palette.highlight, 3, 0.6)
    yolk = Shape(ellipse(x, y + 20, 126, 132), "glow")
    canvas.paint(yolk, {"glow": mix(palette.glow, palette.accent, 0.25)})
    canvas.line(
        smooth([(x - 76, y - 10), (x - 50, y - 60), (x, y - 84)], closed=False), "#ffffff", 10, 0.6
    )
    owner = scene.show("egg", (x - 330, 130, x + 330, 460))
    for side in (-1, 1):
        shell = made("shell", *_half_shell()).tf(matrix(x + side * 158, 262, 0.94, -side * 124))
        inside = mix(palette.highlight, palette.ink, 0.4)
        canvas.motif(shell, canvas.colours() | {"b": inside}, owner=owner)
    scene.look_at((130, 120, 730, 840))
    scene.put(who, 190, min(1130, floor + 90), 240, width=260)
    scene.finish()


def _half_shell() -> list[Shape]:
    """Half of an egg, open upwards, its edge broken."""
    rim: list[Node] = [(-132 + i * 33, -14 if i % 2 else 16, "c") for i in range(9)]
    inside = Shape(smooth([(-132, 10), (0, -40), (132, 10), (0, 40)]), "b", shade=False)
    cup: list[Node] = [*rim, (120, 96), (70, 164), (0, 186), (-70, 164), (-120, 96)]
    return [inside, Shape(smooth(cup), "hi")]

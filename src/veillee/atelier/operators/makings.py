"""Things that make other things: pots that pour skies, threads, brushes, trees, nests, eggs."""

import math

from veillee.atelier.colour import mix, shift
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
from veillee.atelier.operators.tools import made, ribbon, string, waves_before
from veillee.atelier.palettes import PALETTES
from veillee.atelier.scene import Scene
from veillee.atelier.scenery import birds

register = Register()


@register.layout(
    "pour",
    "pot",
    tags="flow beginning comfort night",
    world="world",
    light="palette",
    inner="actor",
    who="walker",
)
def poured(scene: Scene, world: str, light: str, inner: str, who: str) -> None:
    """A teapot that pours out a whole country."""
    floor = scene.backdrop(sun=False)
    scene.relate("teapot", "pours out", inner)
    canvas = scene.canvas
    path = [
        (452.0, 262.0),
        (520, 330),
        (545, 470),
        (520, 640),
        (470, 830),
        (430, 1010),
        (410, 1240),
    ]
    stream = ribbon(path, [22, 60, 110, 190, 330, 470, 640])
    canvas.glow(420, 500, 520, 0.7)
    with scene.world([stream], (110, 260, 740, 1240), world, light, zoom=0.9) as ground:
        scene.put(inner, 400, ground - 120, 300, width=330, focal=True)
    canvas.line(stream, canvas.palette.highlight, 4, 0.75)
    scene.put("teapot", 300, 230, 230, by="middle", width=340, turn=28)
    scene.look_at((120, 100, 700, 1100))
    scene.put(who, 150, min(1130, floor + 110), 170, width=180, arms=(30, 120), mood="wonder")
    scene.finish()


@register.layout("thread", "unravels", tags="loss time patience thread", what="wonder", who="small")
def unravelled(scene: Scene, what: str, who: str) -> None:
    """Something great that comes undone like a jumper, pulled by somebody small."""
    floor = scene.backdrop(sun=False)
    scene.relate(who, "unravels", what)
    canvas = scene.canvas
    drawing = scene.drawn(what)
    left, top, right, bottom = drawing.bbox()
    scale = min(470 / (right - left), 470 / (bottom - top))
    placed = drawing.tf(matrix(420 - (left + right) / 2 * scale, 590 - bottom * scale, scale))
    left, top, right, bottom = placed.bbox()
    scene.focus(placed, 0.9)
    cut = top + (bottom - top) * 0.68
    edge: list[Node] = [
        (right + 30 - i * (right - left + 60) / 14, cut + (16 if i % 2 else -14)) for i in range(15)
    ]
    whole: Path = smooth([(left - 30, top - 60, "c"), (right + 30, top - 60, "c"), *edge])
    owner = scene.show(what, (left, top, right, cut))
    body = scene.best_body(scene.behind((top + bottom) / 2))
    with canvas.inside([whole]):
        canvas.motif(placed, canvas.colours(body), owner=owner)
    y = min(1110.0, floor + 80)
    small = scene.put(who, 210, y, 190, width=220)
    yarn: list[Node] = [
        (right - 60, cut - 10),
        (560, cut + 90),
        (330, cut + 60),
        (250, cut + 150),
        (470, cut + 190),
    ]
    yarn += [(620, cut + 250), (480, cut + 330), (small.bbox()[2] + 70, y - 40)]
    colour = canvas.palette.accent
    canvas.line(smooth(yarn, closed=False), canvas.palette.ink, 8, 0.8)
    canvas.line(smooth(yarn, closed=False), colour, 5.5)
    _ball(scene, small.bbox()[2] + 50, y - 40, 46, colour)
    scene.finish()


def _ball(scene: Scene, x: float, y: float, radius: float, colour: str) -> None:
    """A ball of wool."""
    canvas = scene.canvas
    scene.made(made("ball", Shape(ellipse(x, y, radius))), body=colour)
    for i in range(5):
        loop = ellipse(x, y, radius * 0.9, radius * (0.2 + 0.14 * i), 20 + i * 33)
        canvas.line(loop, shift(colour, -0.14), 2.4, 0.8)


@register.layout(
    "painter",
    "sky",
    tags="art creation change sky",
    who="person",
    world="world",
    light="palette",
    inner="floater",
)
def painter(scene: Scene, who: str, world: str, light: str, inner: str) -> None:
    """Somebody on a ladder who paints another sky over this one."""
    floor = scene.backdrop(sun=False)
    scene.relate(who, "paints on the sky", inner)
    canvas = scene.canvas
    swathes = [
        ribbon([(130.0, 210.0), (330, 170), (560, 190), (690, 160)], [120, 150, 150, 110]),
        ribbon([(690.0, 300.0), (520, 320), (300, 310), (120, 340)], [130, 160, 160, 130]),
        ribbon([(140.0, 450.0), (330, 460), (520, 440), (640, 450)], [120, 150, 150, 120]),
        ribbon([(600.0, 560.0), (450, 580), (330, 570)], [90, 120, 110]),
    ]
    canvas.glow(400, 380, 460, 0.6, PALETTES[light].glow)
    with scene.world(swathes, (90, 90, 740, 640), world, light, zoom=1.1, sun=False) as ground:
        scene.put(inner, 400, ground - 470, 330, by="middle", width=420, focal=True)
    scene.look_at((90, 90, 740, 640))
    y = min(1130.0, floor + 110)
    scene.put("ladder", 300, y, 430, named=False, body=1)
    person = scene.put(who, 300, y - 210, 270, width=240, arms=(30, 150), mood="joy")
    hand = person.at("hand") if "hand" in person.anchors else person.at("top")
    scene.put("brush", hand[0] + 34, hand[1] - 40, 150, by="middle", turn=190)
    scene.finish()


@register.layout("clockwork", "key", tags="machine time life toy", beast="beast", who="walker")
def clockwork(scene: Scene, beast: str, who: str) -> None:
    """A great beast that somebody winds up with a key."""
    floor = scene.backdrop()
    scene.relate(who, "winds up", beast)
    canvas, palette = scene.canvas, scene.canvas.palette
    y = floor + 70
    drawing = scene.drawn(beast)
    left, _, right, _ = drawing.bbox()
    scale = min(5.4, 590 / (right - left))
    placed = drawing.tf(matrix(430 - (left + right) / 2 * scale, y, scale))
    scene.focus(placed, 0.8)
    back = placed.at("back")
    scene.put("key", back[0] - 20, back[1] + 30, 240, body=mix(palette.glow, palette.accent, 0.3))
    owner = scene.show(beast, placed.bbox())
    canvas.motif(placed, canvas.colours(scene.best_body(scene.behind(y - 200))), owner=owner)
    box = placed.bbox()
    x, middle = (box[0] + box[2]) / 2 - 20, box[1] + (box[3] - box[1]) * 0.52
    with canvas.owned(owner):
        _works(scene, x, middle, 92)
    scene.put(who, 130, min(1130, y + 40), 170, width=180, arms=(30, 120))
    scene.finish()


def _works(scene: Scene, x: float, y: float, radius: float) -> None:
    """A round window on wheels that turn each other."""
    canvas, palette = scene.canvas, scene.canvas.palette
    canvas.paint(Shape(ellipse(x, y, radius + 10), "glow"), canvas.colours())
    canvas.fill(ellipse(x, y, radius), palette.ink)
    with canvas.inside([ellipse(x, y, radius)]):
        canvas.glow(x, y, radius * 1.2, 0.7)
        wheels = (
            (-32, -26, 44, palette.accent),
            (40, 14, 40, palette.highlight),
            (-24, 52, 34, palette.glow),
        )
        for dx, dy, size, colour in wheels:
            canvas.paint(Shape(_wheel(x + dx, y + dy, size)), {"a": colour})
            canvas.fill(ellipse(x + dx, y + dy, size * 0.3), palette.ink)


def _wheel(x: float, y: float, radius: float) -> Path:
    points: list[Point] = []
    for i in range(40):
        angle, reach = math.tau * i / 40, radius if i % 4 < 2 else radius * 0.8
        points.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return polygon(points)


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
    spots = sorted(tips)[::2][:9]
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
            if not (80 < x < 720) or (row == 2 and k == 1):
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
    person = scene.put(who, 262, 958, 300, width=220, arms=(20, 80), mood="joy")
    scene.look_at((person.bbox()[0] - 60, 640, 640, 960))
    scene.finish()


@register.layout("fishing", "line", tags="patience desire night sea", who="sitter", catch="wonder")
def angler(scene: Scene, who: str, catch: str) -> None:
    """An angler in a small boat, with the sky on the hook."""
    floor = scene.backdrop(sun=False)
    scene.relate(who, "fishes for", catch)
    canvas = scene.canvas
    y = floor + 40
    canvas.light = (560, 260)
    prize = scene.put(catch, 540, 290, 300, by="middle", width=320, focal=True)
    left, _, _, bottom = prize.bbox()
    person = scene.put(who, 230, y - 40, 230, width=230)
    hand = person.at("hand") if "hand" in person.anchors else person.at("look")
    tip = (hand[0] + 150, hand[1] - 210)
    canvas.line(
        smooth([hand, (hand[0] + 90, hand[1] - 90), tip], closed=False), canvas.palette.ink, 6
    )
    string(scene, tip, (left + 60, bottom - 30), 30, 2.2)
    hull: list[Node] = [
        (90, y - 76, "c"),
        (240, y - 48),
        (400, y - 70, "c"),
        (360, y + 16),
        (140, y + 16),
    ]
    scene.made(made("hull", Shape(smooth(hull))), body=scene.best_body(scene.behind(y)))
    waves_before(scene, y - 6, 4)
    scene.finish()


@register.layout("rain", "under", tags="sadness private weather", who="walker", drops="leaf")
def private_rain(scene: Scene, who: str, drops: str) -> None:
    """An umbrella under which alone it rains."""
    floor = scene.backdrop()
    scene.relate(drops, "rain under the umbrella of", who)
    canvas, dice = scene.canvas, scene.dice
    y = min(1120.0, floor + 100)
    canvas.glow(400, y - 560, 480, 0.7)
    canvas.fill(
        polygon([(190, y - 560), (610, y - 560), (640, y), (160, y)]),
        canvas.linear([(0, canvas.palette.ink, 0.5), (1, canvas.palette.ink, 0.12)]),
    )
    umbrella = scene.put("umbrella", 400, y - 120, 760, width=620)
    scene.look_at(umbrella.bbox())
    for i in range(14):
        x, top = (
            230 + (i % 5) * 84 + dice.between(-16, 16),
            y - 490 + (i // 5) * 150 + dice.between(-20, 20),
        )
        if abs(x - 400) < 100 and top > y - 330:
            continue
        scene.put(
            drops,
            x,
            top,
            66,
            by="middle",
            width=80,
            turn=dice.between(-12, 12),
            body=i,
            named=i < 6,
        )
    canvas.soft(ellipse(400, y + 6, 210, 26), canvas.palette.sky[1], 0.7)
    scene.put(who, 392, y, 290, width=250, arms=(20, 40), mood="sorrow")
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
    canvas.glow(400, 640, 420, 0.9)
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


@register.layout("home", "within", tags="home shelter odd cosy", thing="hollow", who="walker")
def lived_in(scene: Scene, thing: str, who: str) -> None:
    """Somebody lives in a thing that is no house: there are windows, and smoke."""
    floor = scene.backdrop()
    scene.relate(who, "lives in", thing)
    canvas, palette = scene.canvas, scene.canvas.palette
    y = floor + 80
    house = scene.put(thing, 420, y, 620, width=560, focal=True)
    left, top, right, _ = house.bbox()
    x = house.at("mid")[0] if "mid" in house.anchors else (left + right) / 2
    high = y - top
    for dx, share in ((-36, 0.36), (34, 0.36), (0, 0.56)):
        _lit_window(scene, x + dx, y - high * share)
    door: list[Node] = [
        (x - 34, y, "c"),
        (x - 34, y - 66),
        (x, y - 96),
        (x + 34, y - 66),
        (x + 34, y, "c"),
    ]
    canvas.paint(Shape(smooth(door)), {"a": mix(palette.accent, palette.ink, 0.25)})
    canvas.dot(x + 20, y - 40, 5, palette.glow)
    for i in range(4):
        puff = ellipse(x + 50 + i * 26, top - 16 - i * 40, 16 + i * 7, 13 + i * 5)
        canvas.fill(puff, mix(palette.highlight, palette.haze, 0.3), 0.75 - i * 0.14)
    scene.put(who, 160, min(1130, y + 30), 180, width=180, walk=5.0)
    canvas.soft(ellipse(x, y + 20, 160, 22), palette.glow, 0.5)
    scene.put("lantern", x + 90, y + 16, 90, named=False)
    scene.finish()


def _lit_window(scene: Scene, x: float, y: float) -> None:
    canvas, palette = scene.canvas, scene.canvas.palette
    canvas.glow(x, y, 90, 0.8)
    pane = rectangle(x - 22, y - 26, 44, 52, 4)
    canvas.paint(Shape(pane, "glow", shade=False), canvas.colours())
    for bar in (
        polygon([(x, y - 26), (x, y + 26)], closed=False),
        polygon([(x - 22, y), (x + 22, y)], closed=False),
    ):
        canvas.line(bar, palette.ink, 3)


@register.layout(
    "letter",
    "opened",
    tags="message news hope departure",
    out="floater",
    who="walker",
    light="palette",
)
def opened_letter(scene: Scene, out: str, who: str, light: str) -> None:
    """A letter as large as a tent, and its contents take wing."""
    floor = scene.backdrop()
    scene.relate("letter", "lets out", out)
    canvas, dice, palette = scene.canvas, scene.dice, scene.canvas.palette
    y = min(1090.0, floor + 90)
    paper = mix(palette.highlight, palette.sky[3], 0.25)
    flap = polygon([(170, y - 300), (650, y - 300), (410, y - 520)])
    canvas.glow(410, y - 420, 480, 0.95, PALETTES[light].glow)
    scene.made(made("flap", Shape(flap, "a")), body=shift(paper, -0.06))
    canvas.fill(rectangle(176, y - 304, 468, 120), PALETTES[light].sky[1])
    places = (
        (410, y - 350, 150),
        (520, y - 500, 140),
        (300, y - 560, 150),
        (470, y - 690, 130),
        (240, y - 740, 120),
        (600, y - 800, 120),
    )
    for i, (px, py, size) in enumerate(places):
        scene.put(
            out,
            px,
            max(130, py),
            size,
            by="middle",
            width=170,
            body=i,
            turn=dice.between(-20, 10),
            flip=i % 2 == 1,
        )
    scene.look_at((200, 150, 640, y))
    front = Shape(polygon([(170, y - 300), (410, y - 140), (650, y - 300), (650, y), (170, y)]))
    folds = [
        Shape(polygon([(x, y), (410, y - 170), (x, y - 300)], closed=False), "b", 3)
        for x in (170, 650)
    ]
    scene.made(made("envelope", front, *folds), body=paper)
    scene.show("envelope", (170, y - 300, 650, y))
    scene.put(who, 130, min(1130, y + 36), 170, width=170, arms=(20, 140), mood="wonder")
    scene.finish()

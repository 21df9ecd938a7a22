"""Things that make other things: pots that pour skies, threads, brushes, clockwork, letters."""

import math

from veillee.atelier.colour import mix, shift
from veillee.atelier.geometry import (
    Motif,
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
from veillee.atelier.scenery import land, layer, ridge

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
    drawing = scene.drawn(what, mended=False)
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
    scene.put("brush", hand[0] + 4, hand[1] + 26, 180, by="top", turn=190)
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
    # Behind the ear and the forelegs, where a flank is widest.
    x, middle = box[0] + (box[2] - box[0]) * 0.3, box[1] + (box[3] - box[1]) * 0.5
    with canvas.owned(owner):
        _works(scene, x, middle, min(92.0, (box[3] - box[1]) * 0.24))
    scene.put(who, 130, min(1130, y + 40), 170, width=180, arms=(30, 120))
    scene.finish()


def _works(scene: Scene, x: float, y: float, radius: float) -> None:
    """A round window on wheels that turn each other."""
    canvas, palette = scene.canvas, scene.canvas.palette
    unit = radius / 92
    canvas.paint(Shape(ellipse(x, y, radius + 10 * unit), "glow"), canvas.colours())
    canvas.fill(ellipse(x, y, radius), palette.ink)
    with canvas.inside([ellipse(x, y, radius)]):
        canvas.glow(x, y, radius * 1.2, 0.7)
        wheels = (
            (-32, -26, 44, palette.accent),
            (40, 14, 40, palette.highlight),
            (-24, 52, 34, palette.glow),
        )
        for dx, dy, size, colour in wheels:
            at = (x + dx * unit, y + dy * unit)
            canvas.paint(Shape(_wheel(*at, size * unit)), {"a": colour})
            canvas.fill(ellipse(*at, size * unit * 0.3), palette.ink)


def _wheel(x: float, y: float, radius: float) -> Path:
    points: list[Point] = []
    for i in range(40):
        angle, reach = math.tau * i / 40, radius if i % 4 < 2 else radius * 0.8
        points.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return polygon(points)


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


@register.layout(
    "rain",
    "under",
    tags="private shelter sea inversion",
    who="person",
    drops="shoal",
    light="palette",
)
def private_sea(scene: Scene, who: str, drops: str, light: str) -> None:
    """An umbrella under which alone there is a sea."""
    floor = scene.backdrop()
    scene.relate(drops, "swim under the umbrella of", who)
    canvas = scene.canvas
    y = min(1120.0, floor + 100)
    canvas.glow(400, y - 500, 520, 0.8)
    banks: list[Node] = [(150, y - 540, "c"), (650, y - 540, "c"), (652, y - 260)]
    banks += [(640, y + 6, "c"), (160, y + 6, "c"), (148, y - 260)]
    water = smooth(banks)
    with scene.world([water], (150, y - 560, 650, y + 10), "underwater", light, zoom=1.1):
        pass
    canvas.line(water, canvas.palette.highlight, 4, 0.7)
    umbrella = scene.put("umbrella", 400, y - 100, 800, width=640)
    scene.look_at((150, umbrella.bbox()[1], 650, y))
    tall, arms = 380.0, (20.0, 70.0)
    stands = _within_reach(scene.drawn(who, arms=arms), 400, tall)
    with canvas.in_palette(light):
        for i, (dx, rise, size) in enumerate(((140, 376, 140), (122, 236, 190), (150, 90, 140))):
            turn = (-8, 4, -4)[i]
            scene.put(drops, 400 + dx, y - rise, size, by="middle", width=size, turn=turn, body=i)
    scene.put(who, stands, y, tall, arms=arms, mood="wonder")
    scene.finish()


def _within_reach(figure: Motif, x: float, height: float) -> float:
    """Where a figure of a height stands so that its hand comes to x."""
    left, _, right, _ = figure.bbox()
    return x + ((left + right) / 2 - figure.at("hand")[0]) * height / 100


@register.layout("home", "within", tags="home shelter odd cosy", thing="hollow", who="walker")
def lived_in(scene: Scene, thing: str, who: str) -> None:
    """Somebody lives in a thing that is no house: there are windows, and smoke."""
    floor = scene.backdrop()
    scene.relate(who, "lives in", thing)
    canvas, palette = scene.canvas, scene.canvas.palette
    y = floor + 80
    house = scene.put(thing, 420, y, 620, width=560, focal=True, flower=False, bow=False)
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
    lining = polygon([(170, y - 300), (650, y - 300), (410, y - 130)])
    canvas.fill(lining, PALETTES[light].sky[1])
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
    folds = Shape(polygon([(170, y), (410, y - 140), (650, y)], closed=False), "b", 3)
    scene.made(made("envelope", front, folds), body=paper)
    scene.show("envelope", (170, y - 300, 650, y))
    scene.put(who, 130, min(1130, y + 36), 170, width=170, arms=(20, 140), mood="wonder")
    scene.finish()


@register.layout("thread", "mends", tags="mending craft day night", who="person", light="palette")
def mended(scene: Scene, who: str, light: str) -> None:
    """Somebody sews the day to the night, and has half done."""
    floor = scene.backdrop(sun=False)
    scene.relate(who, "sews together", "day and night")
    canvas, palette = scene.canvas, scene.canvas.palette
    day: list[Node] = [(300, -20, "c"), (330, 110), (318, 230), (360, 340), (372, 440), (400, 540)]
    night: list[Node] = [
        (540, -20, "c"),
        (496, 110),
        (512, 230),
        (452, 340),
        (436, 440),
        (400, 540),
    ]
    below: list[Node] = [(412, 660), (396, 780), (408, 900), (398, 1040), (410, 1240, "c")]
    dark = smooth([*night, *below, (860, 1240, "c"), (860, -20, "c")])
    with scene.world(
        [dark], (0, 40, 800, 1240), scene.record.settings[0], light, zoom=1.0, sun=False
    ):
        pass
    gap = smooth([*day, *reversed(night[:-1])])
    with canvas.group("deep"):
        canvas.fill(gap, mix(palette.highlight, palette.glow, 0.3))
    for edge in (smooth(day, closed=False), smooth([*night, *below], closed=False)):
        canvas.line(edge, palette.ink, 3, 0.7)
    thread = palette.accent
    for i in range(9):
        x, y = 404 + (8 if i % 2 else -6), 552.0 + i * 58
        for side in (-1, 1):
            stitch = polygon([(x - side * 34, y - 22), (x + side * 34, y + 22)], closed=False)
            canvas.line(stitch, palette.ink, 13, 0.8)
            canvas.line(stitch, thread, 9)
    foot = min(1130.0, floor + 100)
    scene.look_at((180, 200, 640, foot))
    person = scene.put(who, 240, foot, 340, width=300, arms=(30, 120), mood="calm")
    tip, eye = (486.0, 430.0), person.at("hand")
    pull = smooth([(372, 540), (320, 600), (180, 640), (120, 790), (150, 940), eye], closed=False)
    canvas.line(pull, palette.ink, 9, 0.8)
    canvas.line(pull, thread, 6)
    needle = taper([eye, ((tip[0] + eye[0]) / 2, (tip[1] + eye[1]) / 2), tip], 22, 3)
    owner = scene.show("needle", (eye[0] - 12, tip[1], tip[0], eye[1] + 12))
    canvas.motif(Motif("needle", (Shape(needle, "hi"),)), canvas.colours(), owner=owner)
    canvas.dot(*eye, 13, canvas.skin(3))
    scene.finish()


@register.layout("plug", "sea", tags="ending sea surprise childhood", boat="boat", who="person")
def unplugged(scene: Scene, boat: str, who: str) -> None:
    """Somebody has pulled the plug of the sea, and it runs out."""
    scene.backdrop(horizon=420)
    scene.relate(who, "pulls the plug on", boat)
    canvas, dice, palette = scene.canvas, scene.dice, scene.canvas.palette
    x, y = 420.0, 690.0
    water = mix(mix(palette.haze, palette.sky[1], 0.3), palette.land[1], 0.45)
    for k in range(9):
        share = 1 - k / 9.5
        ring = Shape(ellipse(x + k * 3, y + k * 13, 330 * share, 150 * share))
        canvas.paint(ring, {"a": mix(shift(water, 0.05 * (k % 2)), palette.ink, (k / 9) ** 1.4)})
    for arm in range(3):
        whirl = [
            (
                x + 24 * t + 306 * (1 - t) * math.cos(arm * 2.1 + t * 7.5),
                y + 104 * t + 138 * (1 - t) * math.sin(arm * 2.1 + t * 7.5),
            )
            for t in (i / 16 for i in range(16))
        ]
        canvas.line(smooth(whirl, closed=False), palette.highlight, 5, 0.75)
    canvas.fill(ellipse(x + 26, y + 108, 44, 19), palette.ink)
    scene.put(boat, 236, y - 6, 190, width=190, turn=16)
    scene.put(boat, 626, y + 30, 150, width=150, turn=-24, flip=True)
    sand = mix(palette.highlight, layer(canvas, 1, 4), 0.45)
    land(canvas, ridge(dice, 950, 18, 5), sand, lit=0.3, nearest=True)
    person = scene.put(who, 250, 1110, 260, width=230, arms=(30, 96), mood="wonder")
    _stopper(scene, person.at("hand"), (520, 1106))
    scene.look_at((90, 520, 750, 1000))
    scene.finish()


def _stopper(scene: Scene, hand: Point, foot: Point) -> None:
    """A plug as large as a person, on its chain."""
    canvas, palette = scene.canvas, scene.canvas.palette
    x, y = foot
    cone: list[Node] = [(x - 96, y - 118), (x + 96, y - 118), (x + 72, y, "c"), (x - 72, y, "c")]
    parts = [Shape(smooth(cone), "ink"), Shape(ellipse(x, y - 122, 100, 28), "b")]
    scene.made(made("plug", *parts), body=palette.bodies[0])
    ring = (x, y - 150)
    canvas.line(ellipse(*ring, 17, 24), palette.highlight, 7)
    for i in range(13):
        t = (i + 0.5) / 13
        at = (
            hand[0] + (ring[0] - hand[0]) * t,
            hand[1] + (ring[1] - 18 - hand[1]) * t + 46 * math.sin(math.pi * t),
        )
        canvas.line(ellipse(*at, 11, 6, 20 if i % 2 else -20), palette.ink, 6, 0.9)
        canvas.line(ellipse(*at, 11, 6, 20 if i % 2 else -20), palette.highlight, 3)

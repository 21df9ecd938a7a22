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
)
from veillee.atelier.operators.base import Register
from veillee.atelier.operators.tools import made, ribbon, string, waves_before
from veillee.atelier.palettes import PALETTES
from veillee.atelier.scene import Scene

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


@register.layout("rain", "under", tags="sadness private weather", who="person", drops="leaf")
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
    umbrella = scene.put("umbrella", 400, y - 90, 760, width=620)
    scene.look_at(umbrella.bbox())
    size, arms = 290.0, (20.0, 70.0)
    stands = _within_reach(scene.drawn(who, arms=arms), 400, size)
    for i in range(15):
        x, top = (
            230 + (i % 5) * 86 + dice.between(-16, 16),
            y - 356 + (i // 5) * 124 + dice.between(-18, 18),
        )
        if (abs(x - stands) < 104 and top > y - 320) or abs(x - 400) < 40:
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
    scene.put(who, stands, y, size, arms=arms, mood="sorrow")
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

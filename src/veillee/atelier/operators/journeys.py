"""Setting out: beasts of burden, flights, shoals in the air, roads, beds that sail, trains."""

import math
from collections.abc import Sequence
from itertools import pairwise

from veillee.atelier.colour import mix
from veillee.atelier.geometry import (
    Node,
    Path,
    Point,
    Shape,
    ellipse,
    matrix,
    polygon,
    smooth,
)
from veillee.atelier.operators.base import Register
from veillee.atelier.operators.tools import made, ribbon, string, waves_before
from veillee.atelier.palettes import PALETTES
from veillee.atelier.scene import Scene
from veillee.atelier.scenery import birds, cloud, land, layer, ridge

register = Register()
_IN_THE_AIR = ("clouds", "underwater")


@register.layout(
    "carry",
    "back",
    tags="burden journey home shelter",
    beast="beast",
    load="building",
    who="walker",
)
def on_its_back(scene: Scene, beast: str, load: str, who: str) -> None:
    """A beast that carries a whole place on its back."""
    floor = scene.backdrop()
    scene.relate(beast, "carries", load)
    canvas = scene.canvas
    aloft = scene.record.settings[0] in _IN_THE_AIR
    y = 820.0 if aloft else floor + 50
    motif = scene.drawn(beast)
    left, _, right, _ = motif.bbox()
    scale = min(4.2, 600 / (right - left))
    seat_x, seat_y = motif.tf(matrix(400 - (left + right) / 2 * scale, y, scale)).at("back")
    canvas.glow(seat_x, seat_y - 120, 430, 0.8)
    if load == "town":
        for dx, size, name in (
            (-150, 110, "house"),
            (150, 120, "house"),
            (-96, 150, "house"),
            (98, 160, "house"),
            (0, 270, "castle"),
        ):
            scene.put(name, seat_x + dx, seat_y + 20 + abs(dx) * 0.2, size)
    else:
        scene.put(load, seat_x, seat_y + 18, 380, width=360)
    scene.put(beast, 400, y, scale * 100)
    scene.look_at((120, seat_y - 330, 680, y))
    if scene.record.settings[0] == "clouds":
        for i in range(3):
            cloud(canvas, scene.dice, 150 + i * 250, y + 100 + i * 30, 210, 1)
    if who:
        scene.put(who, 130, min(1130, floor + 110), 140, width=150, arms=(30, 150))
    birds(canvas, scene.dice, 5, 190, 250, 110)
    scene.finish()


@register.layout(
    "carry", "together", tags="together effort move strength", bearer="small", load="heavy"
)
def together(scene: Scene, bearer: str, load: str) -> None:
    """Many small ones who carry one thing far too large."""
    floor = scene.backdrop()
    scene.relate(bearer, "carry together", load)
    y = min(1080.0, floor + 90)
    scene.canvas.glow(400, y - 330, 460, 0.85)
    for i in range(3):
        scene.put(
            bearer,
            230 + i * 170,
            y - 34,
            150,
            width=190,
            walk=5.0,
            arms=(160, 160),
            depth=0.06,
            named=False,
        )
    carried = scene.put(load, 400, y - 104, 520, width=560)
    scene.look_at(carried.bbox())
    for i in range(4):
        scene.put(
            bearer,
            160 + i * 160,
            y + 14,
            170,
            width=200,
            walk=5.0,
            arms=(165, 165),
            named=i in (1, 2),
        )
    scene.finish()


@register.layout(
    "lifted",
    "strings",
    tags="escape lightness farewell freedom",
    by="floater",
    load="heavy",
    who="walker",
)
def lifted(scene: Scene, by: str, load: str, who: str) -> None:
    """Something heavy taken up by things that are light."""
    floor = scene.backdrop()
    scene.relate(by, "lift", load)
    canvas, dice = scene.canvas, scene.dice
    x, y = 400.0, 830.0
    drawing = scene.drawn(load)
    left, top, right, _ = drawing.bbox()
    scale = min(2.7, 320 / (right - left))
    knot = (x, y + top * scale + 20)
    canvas.glow(x, y - 120, 400, 0.75)
    fan = [(250, angle) for angle in (-34, 0, 34)] + [(410, angle) for angle in (-42, -15, 15, 42)]
    spots = []
    for reach, angle in fan:
        turn = math.radians(angle)
        spots.append((x + math.sin(turn) * reach, max(140, knot[1] - 20 - math.cos(turn) * reach)))
    for spot in spots:
        string(scene, knot, spot, 14, 1.8)
    for i, (px, py) in enumerate(spots):
        scene.put(
            by,
            px,
            py,
            dice.between(120, 150),
            by="middle",
            width=130,
            body=i,
            flip=px > x,
            basket=False,
        )
    scene.put(load, x, y, scale * 100)
    scene.look_at((x - 170, knot[1] - 30, x + 170, y))
    scene.put(
        who, 650, min(1130, floor + 80), 150, width=160, flip=True, arms=(20, 155), mood="sorrow"
    )
    scene.finish()


@register.layout(
    "skyswim",
    "over",
    tags="wonder inversion float silence",
    what="deep",
    small="shoal",
    who="walker",
)
def over_the_roofs(scene: Scene, what: str, small: str, who: str) -> None:
    """Somebody from the sea who swims over the land."""
    floor = scene.backdrop()
    scene.relate(what, "swims over", scene.record.settings[0])
    dice = scene.dice
    scene.put(what, 420, 390, 340, by="middle", width=560, turn=-8, focal=True)
    for i in range(7):
        y = dice.between(110, 210) if i % 2 else dice.between(590, 700)
        scene.put(
            small,
            110 + i * 98,
            y,
            dice.between(44, 66),
            by="middle",
            depth=0.2,
            turn=-10,
            body=1 + i % 2,
        )
    low = scene.record.settings[0] == "town"
    scene.put(
        who,
        200,
        min(1130, floor - 20 if low else floor + 90),
        190,
        width=190,
        arms=(25, 150),
        mood="wonder",
    )
    scene.finish()


@register.layout("skyswim", "shoal", tags="flow together evening", small="shoal", who="flyer")
def shoal(scene: Scene, small: str, who: str) -> None:
    """A shoal that streams through the air, down to somebody's hand."""
    floor = scene.backdrop()
    scene.relate(small, "stream towards", who)
    canvas, dice = scene.canvas, scene.dice
    y = min(1120.0, floor + 90)
    canvas.glow(420, 480, 520, 0.7)
    person = scene.put(who, 210, y, 270, width=230, arms=(30, 118), mood="wonder")
    start_x, start_y = person.at("hand")
    count = 22
    for i in range(count):
        t = i / (count - 1)
        x = start_x + 60 + 250 * math.sin(t * 4.4) + 210 * t + dice.between(-70, 70) * (0.3 + t)
        size = 46 + 70 * t
        spot = (
            max(90.0, min(710.0, x)),
            start_y - 40 - t * (start_y - 190) + dice.between(-20, 20),
        )
        scene.put(
            small,
            *spot,
            size,
            by="middle",
            width=110,
            body=i,
            turn=-40 + 30 * t,
            named=i > count - 4,
        )
    scene.look_at((180, 130, 700, start_y))
    scene.finish()


@register.layout(
    "road", "winding", tags="journey goal path quest", goal="wonder", who="walker", by="small"
)
def road(scene: Scene, goal: str, who: str, by: str) -> None:
    """A road that leads to something that blocks the whole horizon."""
    floor = scene.backdrop(sun=False)
    scene.relate(who, "walks towards", goal)
    canvas = scene.canvas
    line = floor - 190
    canvas.light = (420, 300)
    scene.put(goal, 420, line + 36, 600, width=540, depth=0.12, focal=True)
    land(canvas, ridge(scene.dice, line + 40, 10, 6), layer(canvas, 2, 5), nearest=True)
    left: list[Node] = []
    right: list[Node] = []
    for i in range(12):
        t = i / 11
        y = line + 46 + (1220 - line - 46) * t**1.3
        x, half = 420 - 90 * math.sin(t * 5.2) * (1 - 0.4 * t), 14 + 130 * t
        left.append((x - half, y))
        right.append((x + half, y))
    sand = mix(canvas.palette.sky[1], canvas.palette.highlight, 0.35)
    canvas.paint(Shape(smooth([*left, *reversed(right)])), {"a": sand})
    scene.put(who, 420, min(1100, floor + 110), 190, width=200, walk=6.0)
    if by:
        scene.put(by, 650, min(1120, floor + 140), 100, width=130, flip=True)
    scene.finish()


@register.layout("bed", "afloat", tags="sleep dream drift night", sail="tall", who="sleeper")
def bed_at_sea(scene: Scene, sail: str, who: str) -> None:
    """A bed that has put to sea with its sleeper."""
    floor = scene.backdrop()
    scene.relate(who, "sails to sleep in", "a bed")
    canvas = scene.canvas
    y = floor + 60
    canvas.glow(400, y - 200, 520, 0.8)
    if sail:
        scene.put(sail, 250, y - 120, 420, width=240)
    bed = scene.put("bed", 400, y, 360, width=640)
    top = bed.at("hold")
    scene.put(who, top[0] + 20, top[1] + 12, 150, width=450, flip=True)
    scene.look_at((120, y - 480, 680, y))
    waves_before(scene, y - 20, 4)
    scene.finish()


@register.layout(
    "bed", "aloft", tags="sleep dream flight night", by="floater", who="sleeper", below="house"
)
def bed_aloft(scene: Scene, by: str, who: str, below: str) -> None:
    """A bed drawn across the sky by those who know the way."""
    floor = scene.backdrop()
    scene.relate(by, "draw through the sky", "a bed")
    canvas = scene.canvas
    y = 680.0
    canvas.glow(300, y - 90, 420, 0.8)
    bed = scene.put("bed", 270, y, 240, width=380, turn=-10)
    middle = bed.at("hold")
    scene.put(who, middle[0], middle[1] + 8, 90, width=240, turn=-10, flip=True)
    for i, (px, py) in enumerate(((540, 200), (650, 330), (600, 470))):
        string(scene, (middle[0] + 150, middle[1] - 60), (px - 40, py + 10), 20, 2)
        scene.put(by, px, py, 130, by="middle", width=190, body=i, turn=-12, aloft=True)
    scene.look_at((90, 400, 460, 700))
    for i, x in enumerate((130, 330, 560, 690)):
        scene.put(below, x, min(1130, floor + 60 + (i % 2) * 40), 110, width=120)
    scene.finish()


@register.layout("train", "sky", tags="departure journey sky time", who="walker", light="palette")
def sky_train(scene: Scene, who: str, light: str) -> None:
    """A train that climbs the night on rails nobody laid."""
    floor = scene.backdrop()
    scene.relate("train", "leaves for", "the sky")
    canvas, dice = scene.canvas, scene.dice
    path = [(-60.0, 760.0), (120, 740), (300, 660), (460, 540), (600, 400), (720, 230), (790, 60)]
    widths = [150.0, 120, 96, 74, 56, 40, 26]
    trail = ribbon(path, widths)
    canvas.glow(420, 520, 480, 0.7, PALETTES[light].glow)
    with scene.world([trail], (-60, 60, 790, 830), "moonland", light, sun=False):
        pass
    _rails(scene, path, widths)
    for i in range(26):
        t = i / 25
        x, y = -40 + 800 * t, 770 - 620 * t**1.5
        canvas.dot(
            x + dice.between(-30, 30),
            y + dice.between(-30, 30),
            dice.between(1.5, 4),
            canvas.palette.highlight,
            0.9,
        )
    scene.put("train", 390, 660, 210, width=430, turn=-32, focal=True, by="middle")
    scene.put(who, 200, min(1130, floor + 100), 210, width=210, arms=(20, 140), mood="sorrow")
    scene.finish()


def _rails(scene: Scene, path: Sequence[Point], widths: Sequence[float]) -> None:
    """Sleepers and two rails along a band."""
    canvas = scene.canvas
    for (start, wide), (end, narrow) in pairwise(zip(path, widths, strict=True)):
        dx, dy = end[0] - start[0], end[1] - start[1]
        length = math.hypot(dx, dy)
        for k in range(5):
            x, y = start[0] + dx * k / 5, start[1] + dy * k / 5
            half = (wide + (narrow - wide) * k / 5) * 0.4
            reach = (-dy / length * half, dx / length * half)
            sleeper = [(x - reach[0], y - reach[1]), (x + reach[0], y + reach[1])]
            canvas.line(polygon(sleeper, closed=False), canvas.palette.ink, half * 0.16, 0.8)
    for side in (-0.26, 0.26):
        shifted = [
            (x + side * width * 0.45, y + side * width)
            for (x, y), width in zip(path, widths, strict=True)
        ]
        canvas.line(smooth(shifted, closed=False), canvas.palette.highlight, 3.5, 0.9)


@register.layout("train", "book", tags="story journey reading escape", over="small")
def book_train(scene: Scene, over: str) -> None:
    """A train that comes out of a book as out of a tunnel."""
    floor = scene.backdrop()
    scene.relate("train", "comes out of", "a book")
    canvas = scene.canvas
    y = min(floor + 110, 1080.0)
    canvas.glow(330, y - 330, 460, 0.9)
    scene.put("book", 400, y + 20, 250, width=660, body=1)
    hill: list[Node] = [(120, y - 150, "c"), (134, y - 300), (200, y - 450), (300, y - 510)]
    hill += [(390, y - 450), (430, y - 300), (440, y - 150, "c")]
    rock = mix(canvas.palette.bodies[2], canvas.palette.land[0], 0.3)
    scene.made(made("hill", Shape(smooth(hill))), body=rock)
    tunnel: Path = smooth(
        [(262, y - 148, "c"), (262, y - 320), (344, y - 420), (424, y - 320), (430, y - 148, "c")]
    )
    canvas.paint(Shape(tunnel), {"a": canvas.palette.ink})
    with canvas.inside([polygon([(300, 0), (800, 0), (800, 1200), (300, 1200)])]):
        scene.put("train", 480, y - 126, 250, width=380)
    scene.look_at((130, y - 420, 700, y - 60))
    for i in range(6):
        puff = ellipse(600 - i * 34, y - 370 - i * 62, 26 + i * 9, 22 + i * 7)
        canvas.fill(puff, canvas.palette.highlight, 0.8 - i * 0.1)
    scene.put(over, 150, min(1120, y + 50), 150, width=160)
    scene.finish()


@register.layout("sail", "wing", tags="journey wind fragile sea", sail="broad", who="walker")
def strange_sail(scene: Scene, sail: str, who: str) -> None:
    """A small boat whose sail is something that wind does not fill."""
    floor = scene.backdrop()
    scene.relate("boat", "has for a sail", sail)
    canvas = scene.canvas
    y = floor + 50
    canvas.glow(400, y - 330, 460, 0.85)
    mast = polygon([(394, y - 60), (406, y - 60), (404, y - 680), (397, y - 680)])
    scene.made(made("mast", Shape(mast, "ink")))
    wing = scene.put(sail, 430, y - 400, 430, by="middle", width=430, turn=4)
    scene.look_at((180, y - 640, 640, y))
    hull: list[Node] = [
        (190, y - 90, "c"),
        (300, y - 66),
        (400, y - 60),
        (520, y - 66),
        (640, y - 108, "c"),
    ]
    hull += [(600, y - 10), (520, y + 30), (300, y + 30), (220, y - 14)]
    rim = smooth(
        [
            (190, y - 90, "c"),
            (400, y - 62),
            (640, y - 108, "c"),
            (634, y - 88, "c"),
            (400, y - 40),
            (196, y - 70, "c"),
        ]
    )
    person = scene.put(who, 270, y - 50, 170, width=170, arms=(30, 60))
    scene.made(
        made("hull", Shape(smooth(hull)), Shape(rim, "b")), body=scene.best_body(scene.behind(y))
    )
    left, top, right, bottom = wing.bbox()
    string(
        scene,
        person.at("top") if "hand" not in person.anchors else person.at("hand"),
        (left + (right - left) * 0.28, bottom - (bottom - top) * 0.06),
        -14,
        2,
    )
    waves_before(scene, y - 10, 4)
    scene.finish()


_BLACK = (1, 2, 4, 5, 6)  # before which of seven white keys a black one lies


@register.layout("road", "keys", tags="music path night courage", who="acrobat")
def road_of_keys(scene: Scene, who: str) -> None:
    """A road of piano keys that winds over the hills to the moon."""
    floor = scene.backdrop(sun=False)
    scene.relate(who, "dances along", "piano keys")
    canvas, palette = scene.canvas, scene.canvas.palette
    line = floor - 230
    canvas.light = (470, line - 150)
    canvas.glow(470, line - 120, 520, 0.9)
    moon = Shape(ellipse(470, line - 60, 190), "glow")
    canvas.paint(moon, {"glow": mix(palette.glow, palette.highlight, 0.4)})
    land(canvas, ridge(scene.dice, line + 6, 10, 6), layer(canvas, 3, 5), nearest=True)
    keys = 26
    edges = [_across(i / keys, line) for i in range(keys + 1)]
    with canvas.group("deep"):
        canvas.fill(polygon([left for left, _ in edges] + [r for _, r in edges[::-1]]), palette.ink)
    for i, (near, far) in enumerate(pairwise(edges)):
        share = 0.5 * (1 - i / keys) ** 2
        white = mix(mix(palette.highlight, palette.haze, 0.12), palette.ink, 0.16 * (1 - share * 2))
        strip = polygon(
            [_along(near, 0.02), _along(near, 0.98), _along(far, 0.98), _along(far, 0.02)]
        )
        canvas.paint(Shape(strip), {"a": white})
    for i in range(1, keys):
        if i % 7 in _BLACK:
            _black_key(scene, edges[i - 1], edges[i], edges[i + 1])
    left, right = edges[17]
    x, y = (left[0] + right[0]) / 2 + 30, left[1]
    canvas.glow(x, y - 150, 240, 0.5)
    person = scene.put(who, x, y, 330, width=330, arms=(80, 120), walk=8.0, mood="joy")
    scene.look_at((person.bbox()[0] - 40, person.bbox()[1] - 20, person.bbox()[2] + 40, 1080))


def _across(share: float, line: float) -> tuple[Point, Point]:
    """The two ends of a key's edge, from the horizon (0) to our feet (1)."""
    y = line + 14 + (1230 - line) * share**1.7
    x, half = 430 + 150 * math.sin(share * 4.6 + 0.4) * (1 - 0.45 * share), 12 + 215 * share**1.25
    return (x - half, y), (x + half, y)


def _along(edge: tuple[Point, Point], share: float) -> Point:
    """A point of an edge of a key."""
    (left, y), (right, _) = edge
    return left + (right - left) * share, y


def _black_key(
    scene: Scene,
    far: tuple[Point, Point],
    middle: tuple[Point, Point],
    near: tuple[Point, Point],
) -> None:
    """A short black key over the seam of two white ones."""
    canvas, palette = scene.canvas, scene.canvas.palette
    above = [_between(far, middle, 0.66), _between(middle, near, 0.34)]
    top = polygon([above[0][0], _along(above[0], 0.58), _along(above[1], 0.58), above[1][0]])
    canvas.paint(Shape(top), {"a": mix(palette.ink, palette.land[0], 0.12)})


def _between(
    first: tuple[Point, Point], second: tuple[Point, Point], share: float
) -> tuple[Point, Point]:
    """An edge between two edges."""
    (a, b), (c, d) = first, second
    return (
        (a[0] + (c[0] - a[0]) * share, a[1] + (c[1] - a[1]) * share),
        (b[0] + (d[0] - b[0]) * share, b[1] + (d[1] - b[1]) * share),
    )


@register.layout("skyswim", "pages", tags="freedom story departure flight", who="person")
def flock_of_books(scene: Scene, who: str) -> None:
    """Books that fly south like birds, and somebody who holds the last by a string."""
    floor = scene.backdrop()
    scene.relate("book", "flies away from", who)
    canvas = scene.canvas
    y = min(1120.0, floor + 90)
    person = scene.put(who, 190, y, 260, width=230, arms=(24, 150), mood="wonder")
    places = [(250, 196, 0.5), (400, 132, 0.56), (330, 300, 0.7), (560, 196, 0.74)]
    places += [(480, 350, 0.96), (648, 380, 0.8)]
    for i, (px, py, size) in enumerate(places):
        _winged_book(scene, (px, py), size, i)
    nearest = (430.0, 590.0)
    string(scene, person.at("hand"), (nearest[0], nearest[1] + 40), 50, 2.6)
    canvas.glow(*nearest, 330, 0.7)
    _winged_book(scene, nearest, 1.9, 2, named=True)
    scene.look_at((180, 110, 690, 740))
    scene.finish()


def _winged_book(scene: Scene, at: Point, size: float, turn: int, *, named: bool = False) -> None:
    """An open book whose two halves are wings."""
    wings: list[Shape] = []
    for side in (-1, 1):
        lift = 1.0 if side < 0 else 0.8
        cover: list[Node] = [(0, 22, "c"), (side * 50, -34 * lift), (side * 118, -46 * lift, "c")]
        cover += [(side * 126, -12 * lift, "c"), (side * 60, 6), (0, 46, "c")]
        pages: list[Node] = [(0, 8, "c"), (side * 44, -56 * lift), (side * 112, -62 * lift, "c")]
        pages += [(side * 120, -22 * lift, "c"), (side * 54, -4), (0, 36, "c")]
        wings += [Shape(smooth(cover), "acc"), Shape(smooth(pages), "hi")]
        for i in range(3):
            drop = 10.0 + i * 9
            text = [
                (side * 16, -4 + drop),
                (side * 50, -38 * lift + drop),
                (side * 100, -46 * lift + drop),
            ]
            wings.append(Shape(smooth(text, closed=False), "ink", 1.4, 0.5))
    book = made("book", *wings).tf(matrix(*at, size, (-12, 6, -4, 10)[turn % 4]))
    owner = scene.show("book", book.bbox()) if named else None
    accent = scene.canvas.palette.bodies[turn % 3]
    scene.canvas.motif(book, scene.canvas.colours() | {"acc": accent}, owner=owner)

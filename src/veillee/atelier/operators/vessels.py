"""Worlds inside things: jars, cups, cases, books, hourglasses, bodies and small planets."""

import math
from collections.abc import Sequence

from veillee.atelier.colour import mix
from veillee.atelier.geometry import (
    Box,
    Motif,
    Node,
    Path,
    Point,
    Shape,
    ellipse,
    matrix,
    polygon,
    rectangle,
    sample,
    smooth,
    taper,
)
from veillee.atelier.operators.base import Register
from veillee.atelier.operators.tools import boxed, made, ribbon, waves_before
from veillee.atelier.palettes import PALETTES
from veillee.atelier.scene import Scene, names
from veillee.atelier.scenery import birds, land, layer, ridge
from veillee.atelier.skin import HEIGHT, WIDTH

register = Register()


@register.layout(
    "container",
    "jar",
    tags="captive memory keepsake",
    world="world",
    light="palette",
    inner="actor",
    who="walker",
)
def jar(scene: Scene, world: str, light: str, inner: str, who: str) -> None:
    """A whole weather kept in a jar."""
    floor = scene.backdrop()
    scene.relate(inner, "lives in", "a jar")
    canvas = scene.canvas
    x, y, scale = 430.0, floor + 60, 6.6
    canvas.glow(x, y - 320, 520, 0.7)
    glass = scene.drawn("jar").tf(matrix(x, y, scale))
    outline = glass.outline[0].segs
    box = glass.bbox()
    with canvas.group("deep"):
        canvas.fill(outline, mix(canvas.palette.highlight, canvas.palette.haze, 0.4))
    with scene.world([outline], box, world, light) as ground:
        scene.put(inner, 400, ground - (40 if world == "sea" else 60), 330, width=430, focal=True)
        if world == "sea":
            waves_before(scene, ground - 44, 3)
    _glass(scene, outline, box)
    lid = [Shape(rectangle(-24, -100, 48, 12, 3), "b"), Shape(rectangle(-26, -90, 52, 6, 2))]
    scene.made(made("lid", *lid).tf(matrix(x, y, scale)), body=1)
    scene.look_at(box)
    scene.show("jar", box)
    scene.put(who, 150, min(1130, floor + 110), 200, width=200, arms=(20, 95), mood="wonder")
    scene.finish()


def _glass(scene: Scene, outline: Path, box: tuple[float, float, float, float]) -> None:
    """The shine of glass over what it holds."""
    canvas = scene.canvas
    white, ink = "#ffffff", canvas.palette.ink
    stops = [(0.0, white, 0.45), (0.25, white, 0.05), (0.8, white, 0.0), (1.0, ink, 0.4)]
    canvas.fill(outline, canvas.linear(stops, (0, 0), (1, 0)))
    canvas.line(outline, mix(canvas.palette.highlight, canvas.palette.haze, 0.25), 5, 0.8)
    left, top, _, bottom = box
    high = bottom - top
    shine = [
        (left + 54, top + high * 0.3),
        (left + 44, top + high * 0.55),
        (left + 52, top + high * 0.8),
    ]
    canvas.line(smooth(shine, closed=False), white, 11, 0.55)


@register.layout("container", "cup", tags="comfort storm small vast", inner="boat", who="walker")
def cup(scene: Scene, inner: str, who: str) -> None:
    """A sea in a teacup."""
    floor = scene.backdrop()
    scene.relate(inner, "sails in", "a teacup")
    canvas = scene.canvas
    cup_motif = scene.put("teacup", 390, floor + 80, 420, width=560, body=1)
    x, y = cup_motif.at("rim")
    canvas.glow(x, y - 170, 400, 0.8)
    with canvas.inside([rectangle(0, 0, 800, y + 10)]):
        scene.put(inner, x, y + 26, 330, width=380, turn=-7, focal=True)
    left, _, right, _ = cup_motif.bbox()
    reach = min(x - left, 240.0)
    water: list[Node] = [(x - reach, y + 2, "c")]
    for i in range(9):
        water.append((x - reach + 2 * reach * (i + 0.5) / 9, y + (-16 if i % 2 else 8)))
    water += [(x + reach, y + 2, "c"), (x + reach * 0.6, y + 30), (x - reach * 0.6, y + 30)]
    sea = mix(canvas.palette.sky[1], canvas.palette.bodies[1], 0.4)
    scene.made(made("sea", Shape(smooth(water))), body=sea)
    scene.look_at((left, y - 300, right, floor + 80))
    scene.put(who, 640, min(1130, floor + 120), 170, width=200, flip=True, arms=(30, 150))
    scene.finish()


@register.layout(
    "container",
    "case",
    tags="departure memory home travel",
    world="world",
    light="palette",
    inner="building",
    who="walker",
)
def suitcase(scene: Scene, world: str, light: str, inner: str, who: str) -> None:
    """A suitcase opened on the country one takes along."""
    floor = scene.backdrop()
    scene.relate(inner, "is packed in", "a suitcase")
    canvas = scene.canvas
    y = min(floor + 60, 1060.0)
    canvas.glow(420, y - 330, 520, 0.85, PALETTES[light].glow)
    lid = polygon([(170, y - 170), (670, y - 170), (640, y - 620), (200, y - 620)])
    inside = polygon([(192, y - 176), (648, y - 176), (620, y - 600), (220, y - 600)])
    scene.made(made("lid", Shape(lid, "b")), body=0)
    with scene.world(
        [inside], boxed((192, y - 600), (648, y - 176)), world, light, zoom=1.1
    ) as ground:
        if world == "sea":
            scene.put(inner, 400, ground - 20, 400, width=520, focal=True)
            waves_before(scene, ground - 44, 3)
        else:
            scene.put(inner, 400, ground - 60, 470, width=520, focal=True)
    for i in range(2):
        band = rectangle(250 + i * 290, y - 170, 30, 190)
        base = rectangle(150, y - 170, 540, 190, 18)
        if i == 0:
            scene.made(made("case", Shape(base)), body=0)
        scene.made(made("band", Shape(band, "acc")), body=0, shadow=False)
    scene.made(made("lock", Shape(rectangle(386, y - 150, 70, 40, 6), "glow")), body=0)
    handle = smooth([(360, y + 20), (380, y + 52), (460, y + 52), (480, y + 20)], closed=False)
    canvas.line(handle, canvas.palette.ink, 10)
    scene.look_at((150, y - 620, 690, y + 20))
    scene.put(who, 120, min(1120, y + 70), 180, width=180, arms=(30, 120), mood="wonder")
    scene.finish()


@register.layout("popup", "book", tags="story imagination reading", things="three", who="walker")
def popup(scene: Scene, things: str, who: str) -> None:
    """A book from whose pages its places stand up."""
    floor = scene.backdrop()
    cast = names(things)
    scene.relate("book", "gives birth to", cast[1])
    canvas, dice = scene.canvas, scene.dice
    y = min(floor + 110, 1090.0)
    canvas.glow(400, y - 330, 520, 0.95)
    light = [(150, y - 100), (650, y - 100), (800, -50), (0, -50)]
    glow = canvas.palette.glow
    canvas.fill(polygon(light), canvas.linear([(0, glow, 0), (1, glow, 0.5)]))
    for _ in range(36):
        place = (dice.between(130, 670), dice.between(70, y - 160))
        canvas.dot(*place, dice.between(1.5, 4), glow, dice.between(0.4, 1))
    scene.put("book", 400, y, 220, width=600, body=0)
    for i, (x, rise, size) in enumerate(((200, 140, 240), (600, 140, 240), (400, 150, 400))):
        name = (cast[0], cast[2], cast[1])[i]
        scene.put(name, x, y - rise, size, width=260 if i < 2 else 330, focal=i == 2)
    scene.put(who, 660, min(1130, y + 50), 150, width=170, flip=True)
    scene.finish()


@register.layout(
    "popup", "reader", tags="story reading escape", who="sitter", out="floater", light="palette"
)
def reader(scene: Scene, who: str, out: str, light: str) -> None:
    """A reader, and what rises out of the page like smoke."""
    floor = scene.backdrop()
    scene.relate(who, "reads aloud", out)
    canvas = scene.canvas
    y = min(floor + 80, 1100.0)
    path = [(330.0, y - 190), (470, y - 300), (600, y - 420), (560, y - 560), (380, y - 640)]
    path += [(260, y - 730), (330, y - 850), (560, y - 930), (760, y - 980)]
    smoke = ribbon(path, [14, 60, 120, 170, 190, 180, 200, 260, 360])
    canvas.glow(430, y - 560, 480, 0.6)
    box = (150.0, 40.0, 800.0, y - 190)
    with scene.world([smoke], box, "underwater" if out in _SWIMMERS else "clouds", light):
        pass
    canvas.line(smoke, canvas.palette.highlight, 4, 0.7)
    places = ((540, y - 470, 150), (330, y - 690, 170), (560, y - 900, 190))
    for i, (px, py, size) in enumerate(places):
        scene.put(out, px, py, size, by="middle", width=210, body=i, turn=-14)
    scene.look_at((180, 80, 720, y - 250))
    person = scene.put(who, 210, y, 330, width=320)
    x, hand_y = person.at("hand")
    canvas.glow(x + 20, hand_y, 150, 0.8)
    scene.put("book", x + 34, hand_y + 16, 60, width=150)
    scene.finish()


_SWIMMERS = frozenset({"fish", "whale", "jellyfish", "octopus", "mermaid", "turtle"})


@register.layout(
    "hourglass",
    "sand",
    tags="time ending change city",
    top="building",
    below="building",
    light="palette",
)
def hourglass(scene: Scene, top: str, below: str, light: str) -> None:
    """What stands above runs out as sand, and something is buried below."""
    floor = scene.backdrop()
    scene.relate(top, "runs out as sand over", below)
    canvas, palette = scene.canvas, scene.canvas.palette
    y = min(1110.0, floor + 90)
    mid, head = y - 440, y - 860
    canvas.glow(400, mid, 560, 0.8)
    upper: Path = smooth(
        [
            (210, head, "c"),
            (590, head, "c"),
            (600, head + 130),
            (520, mid - 110),
            (412, mid, "c"),
            (388, mid, "c"),
            (280, mid - 110),
            (200, head + 130),
        ]
    )
    lower: Path = smooth(
        [
            (388, mid, "c"),
            (412, mid, "c"),
            (520, mid + 110),
            (600, y - 130),
            (590, y, "c"),
            (210, y, "c"),
            (200, y - 130),
            (280, mid + 110),
        ]
    )
    sand = mix(palette.glow, palette.accent, 0.3)
    with scene.world([upper], (200, head, 600, mid), "dunes", light, horizon=620):
        pass
    with canvas.inside([upper]):
        scene.put(top, 400, mid - 120, 290, width=300)
        drift: list[Node] = [
            (180, mid - 150),
            (280, mid - 130),
            (400, mid - 104),
            (520, mid - 130),
            (620, mid - 150),
            (620, mid + 10),
            (180, mid + 10),
        ]
        canvas.paint(Shape(smooth(drift)), {"a": sand})
    with canvas.inside([lower]):
        canvas.fill(lower, mix(palette.sky[1], palette.ink, 0.35))
        canvas.glow(400, y - 150, 260, 0.7)
        canvas.line(polygon([(400, mid), (400, y - 60)], closed=False), sand, 9)
        scene.put(below, 400, y - 66, 230, width=230)
        heap: list[Node] = [
            (180, y - 40),
            (290, y - 84),
            (400, y - 96),
            (510, y - 84),
            (620, y - 40),
            (620, y + 20),
            (180, y + 20),
        ]
        canvas.paint(Shape(smooth(heap)), {"a": sand})
    for bulb, box in ((upper, (200.0, head, 600.0, mid)), (lower, (200.0, mid, 600.0, y))):
        _glass(scene, bulb, box)
    for edge in (head - 30, y - 4):
        scene.made(made("plate", Shape(rectangle(160, edge, 480, 36, 10))), body=0)
    for x in (176, 606):
        scene.made(made("post", Shape(rectangle(x, head, 18, y - head))), body=0, shadow=False)
    scene.look_at((160, head - 30, 640, y + 30))
    scene.finish()


@register.layout(
    "planet", "small", tags="solitude world small responsibility", who="walker", things="three"
)
def planet(scene: Scene, who: str, things: str) -> None:
    """A planet so small that one could walk around it before tea."""
    scene.backdrop(sun=False)
    cast = names(things)
    scene.relate(who, "lives on a planet with", cast[0])
    canvas = scene.canvas
    x, y, radius = 400.0, 610.0, 205.0
    canvas.glow(x, y, 520, 0.85)
    canvas.light = (200, 200)
    for angle, name, size in zip((-62, 62, 168), cast, (186, 190, 160), strict=True):
        _around(scene, name, x, y, radius - 8, angle, size)
    ground = mix(canvas.palette.bodies[2], canvas.palette.land[0], 0.35)
    scene.made(made("planet", Shape(ellipse(x, y, radius))), body=ground)
    shade = mix(ground, canvas.palette.ink, 0.25)
    for dx, dy, rx in ((-70, -50, 70), (80, 20, 60), (-20, 110, 80)):
        canvas.fill(ellipse(x + dx, y + dy, rx, rx * 0.36, -14), shade, 0.6)
    _around(scene, who, x, y, radius - 8, 0, 190)
    scene.look_at((x - radius - 150, y - radius - 190, x + radius + 150, y + radius + 120))
    scene.finish()


def _around(
    scene: Scene, name: str, x: float, y: float, radius: float, angle: float, size: float
) -> None:
    """A thing that stands on a ball, its feet to the centre."""
    turn = math.radians(angle)
    foot = (x + radius * math.sin(turn), y - radius * math.cos(turn))
    motif = scene.drawn(name, walk=5.0)
    left, _, right, bottom = motif.bbox()
    scale = min(size / 100, size * 1.05 / (right - left))
    upright = motif.tf(matrix(-(left + right) / 2 * scale, -bottom * scale, scale))
    placed = upright.tf(matrix(*foot, 1.0, angle))
    owner = scene.show(name, placed.bbox())
    scene.canvas.motif(placed, scene.dressed(placed), owner=owner)


@register.layout(
    "inner_world",
    "body",
    tags="mind inside memory",
    shape="silhouette",
    world="world",
    light="palette",
    inner="actor",
)
def within(scene: Scene, shape: str, world: str, light: str, inner: str) -> None:
    """An animal whose body is a window on a landscape."""
    canvas = scene.canvas
    scene.no_backdrop("void", 1010)
    scene.relate(shape, "holds inside", inner or world)
    _void(scene)
    canvas.glow(300, 470, 420, 0.7)
    sun = Shape(ellipse(300, 480, 150), "glow")
    canvas.paint(sun, {"glow": mix(canvas.palette.glow, canvas.palette.highlight, 0.4)})
    land(canvas, ridge(scene.dice, 1000, 14, 5), layer(canvas, 2, 5), nearest=True)
    motif = scene.drawn(shape)
    left, top, right, bottom = motif.bbox()
    scale = min(640 / (right - left), 800 / (bottom - top))
    placed = motif.tf(matrix(400 - (left + right) / 2 * scale, 1030 - bottom * scale, scale))
    _filled_with(scene, placed, world, light, inner, scene.show(placed.name, placed.bbox()))
    birds(canvas, scene.dice, 4, 620, 170, 90)


@register.layout(
    "inner_world",
    "profile",
    tags="mind thought memory",
    world="world",
    light="palette",
    inner="actor",
)
def thought(scene: Scene, world: str, light: str, inner: str) -> None:
    """A head in profile, and what it is full of."""
    canvas = scene.canvas
    scene.no_backdrop("void", 1100)
    scene.relate("head", "is full of", inner or world)
    _void(scene)
    placed = scene.drawn("profile").tf(matrix(420, 1190, 8.6))
    _filled_with(scene, placed, world, light, inner, scene.show(placed.name, placed.bbox()))
    canvas.line(placed.outline[0].segs, canvas.palette.highlight, 3, 0.35)
    birds(canvas, scene.dice, 7, 610, 170, 110)


@register.layout(
    "inner_world",
    "cloak",
    tags="mystery night shelter inside",
    world="world",
    light="palette",
    inner="actor",
    who="walker",
)
def cloak(scene: Scene, world: str, light: str, inner: str, who: str) -> None:
    """Somebody who wears a landscape."""
    floor = scene.backdrop()
    scene.relate("child", "wears", inner or world)
    canvas = scene.canvas
    foot = min(1120.0, floor + 130)
    figure = scene.drawn(
        "child", coat="cloak", arms=(48, 48), scarf=False, mood="asleep", hair="long"
    )
    placed = figure.tf(matrix(400, foot, 8.2))
    scene.focus(placed, 0.9)
    owner = scene.show("child", placed.bbox())
    cloth = max(
        (shape for shape in placed.shapes if shape.role == "a" and not shape.sw),
        key=lambda shape: _area(shape),
    )
    cut = placed.shapes.index(cloth)
    canvas.motif(Motif("child", placed.shapes[:cut]), canvas.colours(1), owner=owner)
    _filled_with(scene, Motif("child", (cloth,), {}, (cloth,)), world, light, inner, owner)
    face = [shape for shape in placed.shapes[cut + 1 :] if shape.role != "b"]
    canvas.motif(Motif("child", tuple(face)), canvas.colours(1), owner=owner)
    scene.put(who, 660, min(1130, floor + 140), 130, width=150, flip=True)
    scene.finish()


def _area(shape: Shape) -> float:
    left, top, right, bottom = shape.bbox()
    return (right - left) * (bottom - top)


def _void(scene: Scene) -> None:
    """A bare, luminous background that leaves all the room to what is inside."""
    canvas = scene.canvas
    _, high, low, horizon = canvas.palette.sky
    page = rectangle(-10, -10, 820, 1220)
    with canvas.group("skywash"):
        canvas.fill(page, canvas.linear([(0, low, 1), (1, horizon, 1)]))
    canvas.glow(400, 520, 620, 0.5, canvas.palette.highlight)
    canvas.veil([(0.0, high, 0.8), (0.6, high, 0.0)], grain=True)


def _filled_with(
    scene: Scene, placed: Motif, world: str, light: str, inner: str, owner: int
) -> None:
    """Fill the outline of a placed motif with another world, somebody in its roomiest part."""
    canvas = scene.canvas
    outline = [shape.segs for shape in placed.outline]
    left, top, right, bottom = box = placed.bbox()
    with canvas.owned(owner), canvas.group("deep"):
        for path in outline:
            canvas.fill(path, canvas.palette.ink)
    x, y, room = _roomiest(outline, box)
    scale = max((right - left) / WIDTH, (bottom - top) / HEIGHT) * 1.02
    foot = (y + room * 0.8 - (top + bottom) / 2) / scale + 640
    horizon = foot - 70 if inner else None
    with canvas.owned(owner), scene.world(outline, box, world, light, horizon=horizon) as ground:
        at = (x - (left + right) / 2) / scale + 400
        if inner:
            size = room * 1.5 / scale
            canvas.glow(at, ground - size / 2, size, 0.6)
            scene.put(inner, at, min(ground, foot), size, width=room * 1.7 / scale)
            if world == "sea":
                waves_before(scene, min(ground, foot) - 4, 3)
    scene.look_at(box)


def _roomiest(outline: Sequence[Path], box: Box) -> tuple[float, float, float]:
    """The point of a union of outlines that is farthest from its edges, and how far it is."""
    left, top, right, bottom = box
    count = 40
    polygons = [sample(path, 48) for path in outline]
    xs = [left + (right - left) * (i + 0.5) / count for i in range(count)]
    ys = [top + (bottom - top) * (i + 0.5) / count for i in range(count)]
    filled = {
        (i, j)
        for i, x in enumerate(xs)
        for j, y in enumerate(ys)
        if any(_within(polygon, x, y) for polygon in polygons)
    }
    empty = [(xs[i], ys[j]) for i in range(count) for j in range(count) if (i, j) not in filled]
    edge = [(x, y) for x in xs for y in (top, bottom)] + [(x, y) for x in (left, right) for y in ys]
    walls = empty + edge

    def room(cell: tuple[int, int]) -> float:
        x, y = xs[cell[0]], ys[cell[1]]
        return min(math.dist((x, y), wall) for wall in walls)

    best = max(sorted(filled), key=room)
    return xs[best[0]], ys[best[1]], room(best)


def _within(polygon: Sequence[Point], x: float, y: float) -> bool:
    inside = False
    for (ax, ay), (bx, by) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside


@register.layout(
    "unmask",
    "face",
    tags="identity truth reveal mask",
    world="world",
    light="palette",
    inner="actor",
)
def unmasked(scene: Scene, world: str, light: str, inner: str) -> None:
    """Behind the mask there is no face: there is a country."""
    scene.backdrop(horizon=1000)
    scene.relate("mask", "hid", inner)
    canvas = scene.canvas
    canvas.glow(400, 480, 520, 0.9)
    tone = scene.best_body(scene.behind(800))
    coat: list[Node] = [(60, 1240, "c"), (90, 1050), (200, 930), (330, 890), (470, 890), (600, 930)]
    coat += [(710, 1050), (740, 1240, "c")]
    hood: list[Node] = [
        (170, 620),
        (190, 380),
        (290, 190),
        (400, 140),
        (510, 190),
        (610, 380),
        (630, 620),
    ]
    hood += [(590, 860), (480, 950), (320, 950), (210, 860)]
    scene.made(made("coat", Shape(smooth(coat), "b"), Shape(smooth(hood))), body=tone)
    face = ellipse(400, 560, 172, 250)
    with scene.world([face], (228, 310, 572, 810), world, light) as ground:
        scene.put(inner, 400, ground - 40, 600, width=560, focal=True)
    canvas.line(face, canvas.palette.ink, 5, 0.8)
    scene.look_at((170, 140, 630, 950))
    hand_x, hand_y = 610.0, 960.0
    canvas.glow(hand_x, hand_y - 60, 230, 0.5)
    scene.put("mask", hand_x, hand_y + 60, 290, turn=14)
    sleeve = taper([(hand_x + 70, 1240), (hand_x + 34, 1120), (hand_x, hand_y + 92)], 150, 84)
    wrist = ellipse(hand_x - 4, hand_y + 74, 52, 34)
    scene.made(made("sleeve", Shape(wrist, "skin"), Shape(sleeve)), body=tone)
    fingers = [
        Shape(ellipse(hand_x - 44 + i * 26, hand_y + 52, 17, 30, 10), "skin") for i in range(4)
    ]
    scene.made(made("fingers", *fingers))
    scene.finish()


@register.layout(
    "container", "cage", tags="captive longing night secret", inner="wonder", who="person"
)
def caged(scene: Scene, inner: str, who: str) -> None:
    """The light of the sky kept in a cage, and somebody who has the key."""
    floor = scene.backdrop(sun=False)
    scene.relate(inner, "is kept in", "cage")
    canvas, palette = scene.canvas, scene.canvas.palette
    x, top, bottom = 430.0, 210.0, 800.0
    bough = taper([(860, 60), (640, 96), (430, 150), (250, 140), (120, 170)], 74, 12)
    scene.made(made("bough", Shape(bough)), body=mix(palette.ink, palette.bodies[0], 0.3))
    canvas.light = (x, 520)
    canvas.glow(x, 540, 560, 1)
    canvas.line(polygon([(x, 140), (x, top)], closed=False), palette.ink, 6)
    metal = mix(palette.bodies[0], palette.ink, 0.25)
    owner = scene.show("cage", (x - 200, top, x + 200, bottom))
    with canvas.owned(owner):
        _bars(scene, x, top, bottom, (-150, -75, 0, 75, 150), 6, metal)
    scene.put(inner, x, 566, 320, by="middle", width=290)
    with canvas.owned(owner):
        _bars(scene, x, top, bottom, (-200, -112, 112, 200), 9, metal)
        base = Shape(rectangle(x - 218, bottom - 26, 436, 40, 10))
        scene.made(made("base", base), body=metal)
        canvas.paint(Shape(ellipse(x, top - 4, 22)), {"a": metal})
    scene.look_at((x - 210, top, x + 210, bottom))
    person = scene.put(who, 200, min(1120, floor + 90), 260, width=240, arms=(24, 136))
    x, y = person.at("hand")
    scene.put("key", x, y - 6, 120, by="top", body=mix(palette.glow, palette.accent, 0.3))
    scene.finish()


def _bars(
    scene: Scene,
    x: float,
    top: float,
    bottom: float,
    places: Sequence[float],
    width: float,
    colour: str,
) -> None:
    """Bars of a cage that meet in its dome."""
    for dx in places:
        bar = [(x + dx, bottom), (x + dx, top + 260), (x + dx * 0.74, top + 104), (x, top)]
        path = smooth(bar, closed=False)
        scene.canvas.line(path, scene.canvas.palette.ink, width + 3, 0.9)
        scene.canvas.line(path, colour, width)


@register.layout(
    "inner_world",
    "chest",
    tags="inside care secret tenderness",
    world="world",
    light="palette",
    inner="leaf",
    who="small",
)
def chest(scene: Scene, world: str, light: str, inner: str, who: str) -> None:
    """A robot that has opened its chest: inside, something grows."""
    floor = scene.backdrop()
    scene.relate("robot", "keeps inside", inner)
    canvas, palette = scene.canvas, scene.canvas.palette
    foot, unit = min(1120.0, floor + 80), 8.0
    canvas.glow(400, foot - 480, 520, 0.8)
    tone = mix(palette.bodies[1], palette.ink, 0.08)
    placed = scene.drawn("robot").tf(matrix(400, foot, unit))
    owner = scene.show("robot", placed.bbox())
    canvas.motif(placed, canvas.colours(tone), owner=owner)
    box = max(
        (shape for shape in placed.shapes if shape.role == "a" and not shape.sw), key=_area
    ).bbox()
    left, top, right, bottom = box[0] + 26, box[1] + 24, box[2] - 26, box[3] - 24
    opening = rectangle(left, top, right - left, bottom - top, 18)
    with canvas.owned(owner):
        canvas.fill(
            rectangle(left - 8, top - 8, right - left + 16, bottom - top + 16, 22), palette.ink
        )
    with (
        canvas.owned(owner),
        scene.world([opening], (left, top, right, bottom), world, light) as ground,
    ):
        canvas.glow(400, 640, 420, 0.9)
        scene.put(inner, 400, ground - 150, 440, width=480)
    hinge = right + 8
    leaf = [
        (hinge, top - 8),
        (hinge + 104, top - 46),
        (hinge + 104, bottom + 46),
        (hinge, bottom + 8),
    ]
    heart = made(
        "leaf", Shape(polygon(leaf)), Shape(ellipse(hinge + 82, (top + bottom) / 2, 10), "glow")
    )
    scene.made(heart, body=tone)
    scene.look_at((left, top, right, bottom))
    scene.put(who, 130, min(1130, foot + 24), 120, width=150)
    scene.finish()

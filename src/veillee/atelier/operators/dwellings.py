"""Odd homes: houses that walk, rooms in a whale, windows in a giraffe, a bed under the sea."""

from veillee.atelier.colour import mix
from veillee.atelier.geometry import (
    Motif,
    Node,
    Path,
    Point,
    Shape,
    ellipse,
    polygon,
    rectangle,
    smooth,
    taper,
)
from veillee.atelier.operators.base import Register
from veillee.atelier.operators.tools import made
from veillee.atelier.scene import Scene
from veillee.atelier.scenery import land, layer, ridge, wave

register = Register()


@register.layout("home", "walks", tags="home journey leaving odd", house="house", who="walker")
def walking_house(scene: Scene, house: str, who: str) -> None:
    """A house that has got up on a bird's legs and goes away with its lights on."""
    floor = scene.backdrop()
    scene.relate(house, "walks away from", who)
    canvas, palette = scene.canvas, scene.canvas.palette
    y = min(1090.0, floor + 60)
    hip = y - 420
    canvas.glow(470, hip - 170, 480, 0.85)
    for i in range(3):
        _bird_print(scene, 250 - i * 92, y + 52 - (i % 2) * 34)
    _bird_leg(scene, (410, hip), (392, hip + 204), (296, y - 4))
    _bird_leg(scene, (536, hip), (478, hip + 198), (596, y + 34))
    built = scene.put(house, 476, hip + 40, 440, width=420, turn=-4)
    x, top = built.at("smoke") if "smoke" in built.anchors else built.at("top")
    for i in range(4):
        puff = ellipse(x - 20 - i * 40, top - 18 - i * 22, 17 + i * 8, 14 + i * 6)
        canvas.fill(puff, mix(palette.highlight, palette.haze, 0.3), 0.8 - i * 0.15)
    scene.look_at((250, built.bbox()[1], 700, y + 30))
    scene.put(who, 134, min(1130, y - 20), 170, width=180, arms=(70, 125), walk=8.0, mood="fear")
    scene.finish()


def _bird_leg(scene: Scene, hip: Point, knee: Point, foot: Point) -> None:
    """A leg that bends backwards, with three toes before and one behind."""
    palette = scene.canvas.palette
    x, y = foot
    toes = [
        Shape(taper([(x, y - 14), (x + dx * 0.6, y - 12 + dy * 0.5), (x + dx, y + dy)], 20, 7))
        for dx, dy in ((-46, 2), (92, 4), (70, 22), (46, -8))
    ]
    shin = Shape(taper([knee, ((knee[0] + x) / 2 + 6, (knee[1] + y) / 2), (x, y - 12)], 30, 20))
    thigh = Shape(taper([hip, ((hip[0] + knee[0]) / 2 - 8, (hip[1] + knee[1]) / 2), knee], 58, 30))
    colour = mix(palette.glow, palette.accent, 0.5)
    scene.made(made("leg", *toes, shin, thigh), body=colour)


def _bird_print(scene: Scene, x: float, y: float) -> None:
    """The mark of a foot in the ground."""
    colour = mix(scene.canvas.palette.ink, scene.canvas.palette.haze, 0.45)
    for dx, dy in ((34, -12), (40, 2), (32, 15), (-18, 2)):
        toe = polygon([(x, y), (x + dx, y + dy)], closed=False)
        scene.canvas.line(toe, colour, 6, 0.7)


@register.layout("home", "giraffe", tags="home giant city night", who="walker")
def tall_house(scene: Scene, who: str) -> None:
    """A giraffe as tall as the town, and its spots are lit windows."""
    floor = scene.backdrop()
    scene.relate("giraffe", "is home to", who)
    canvas, palette = scene.canvas, scene.canvas.palette
    y = min(1110.0, floor + 40)
    coat = mix(palette.bodies[0], palette.ink, 0.1)
    roles = {"glow": coat, "acc": palette.glow}
    tall = scene.put("giraffe", 420, y, 900, width=640, focal=True, body=coat, roles=roles)
    for spot in (shape for shape in tall.shapes if shape.role == "acc"):
        left, top, right, bottom = spot.bbox()
        x, middle = (left + right) / 2, (top + bottom) / 2
        canvas.glow(x, middle, right - left, 0.7)
        for bar in ([(x, top + 4), (x, bottom - 4)], [(left + 4, middle), (right - 4, middle)]):
            canvas.line(polygon(bar, closed=False), palette.ink, 3.4)
    street = mix(layer(canvas, 3, 4), palette.ink, 0.4)
    land(canvas, ridge(scene.dice, y + 6, 6, 6), street, nearest=True)
    scene.put(who, 352, min(1130, y + 56), 150, width=150, arms=(24, 140), mood="wonder")
    scene.finish()


@register.layout(
    "container", "whale", tags="shelter solitude deep reading", who="person", lamp="held"
)
def in_the_whale(scene: Scene, who: str, lamp: str) -> None:
    """A small lit room in the side of a whale, and somebody at home in it."""
    scene.backdrop()
    scene.relate(who, "lives in", "whale")
    canvas, palette = scene.canvas, scene.canvas.palette
    canvas.glow(420, 620, 560, 0.6)
    skin: list[Node] = [(150, 520), (250, 470), (390, 410), (540, 408), (660, 470), (728, 590)]
    skin += [(724, 700), (660, 800), (520, 870), (360, 872), (230, 800), (140, 660), (112, 560)]
    skin += [(76, 500), (62, 430), (58, 370), (104, 404), (136, 426), (168, 380), (232, 356)]
    skin += [(220, 424), (186, 474)]
    belly: list[Node] = [(724, 690), (640, 742), (520, 776), (380, 782), (262, 770), (236, 802)]
    belly += [(360, 870), (520, 868), (656, 800)]
    fin: list[Node] = [(566, 760), (520, 800), (500, 900), (540, 950), (590, 880), (622, 800)]
    tone = mix(palette.bodies[1], palette.ink, 0.2)
    whale = made("whale", Shape(smooth(skin)), Shape(smooth(belly), "hi"), Shape(smooth(fin), "b"))
    owner = scene.show("whale", whale.bbox())
    canvas.motif(whale, canvas.colours(tone), owner=owner)
    with canvas.owned(owner):
        canvas.fill(ellipse(652, 602, 22, 25), palette.highlight)
        canvas.fill(ellipse(656, 603, 14, 17), palette.ink)
        canvas.line(smooth([(726, 676), (670, 690), (620, 676)], closed=False), palette.ink, 4, 0.8)
        _cabin(scene, 410, 620, 158, who, lamp)
    for i in range(7):
        canvas.line(
            ellipse(560 - i * 14 + (i % 2) * 30, 350 - i * 40, 8 + (i % 3) * 5),
            palette.highlight,
            3,
            0.7,
        )
    scene.look_at((230, 440, 600, 800))
    scene.finish()


def _cabin(scene: Scene, x: float, y: float, radius: float, who: str, lamp: str) -> None:
    """A round window on a warm room."""
    canvas, palette = scene.canvas, scene.canvas.palette
    window = ellipse(x, y, radius)
    scene.made(
        made("rim", Shape(ellipse(x, y, radius + 18))), body=mix(palette.glow, palette.accent, 0.3)
    )
    warm = mix(palette.glow, palette.accent, 0.35)
    canvas.fill(window, mix(warm, palette.ink, 0.35))
    with canvas.inside([window]):
        for i in range(9):
            plank = rectangle(x - radius + i * 40, y - radius, 4, 2 * radius)
            canvas.fill(plank, mix(warm, palette.ink, 0.5))
        canvas.glow(x - 70, y - 40, 260, 1)
        floor = rectangle(x - radius, y + radius * 0.62, 2 * radius, radius)
        canvas.fill(floor, mix(warm, palette.ink, 0.65))
        canvas.line(polygon([(x - 84, y - radius), (x - 84, y - 86)], closed=False), palette.ink, 4)
        scene.put(lamp, x - 84, y - 92, 92, by="top")
        scene.put(who, x + 26, y + radius * 0.72, 190, width=210)
    canvas.line(window, palette.ink, 5, 0.8)


@register.layout("bed", "quilt", tags="sleep dream sea home", who="boat", light="palette")
def quilt_of_sea(scene: Scene, who: str, light: str) -> None:
    """A sleeper whose blanket is the sea, and runs out over the floor."""
    scene.backdrop(horizon=820)
    scene.relate(who, "sails over", "a sleeper")
    canvas, dice, palette = scene.canvas, scene.dice, scene.canvas.palette
    canvas.glow(300, 420, 480, 0.7)
    wood = mix(palette.bodies[0], palette.ink, 0.2)
    board: list[Node] = [(60, 980, "c"), (60, 330), (110, 250), (190, 226), (270, 250), (320, 330)]
    scene.made(made("board", Shape(smooth([*board, (320, 980, "c")]))), body=wood)
    pillow: list[Node] = [(84, 520), (90, 430), (180, 404), (330, 412), (392, 452), (380, 540)]
    scene.made(made("pillow", Shape(smooth([*pillow, (230, 570)]), "hi")))
    _asleep(scene, 262, 446)
    quilt: Path = smooth(
        [
            (150, 560),
            (240, 540),
            (330, 500),
            (430, 452),
            (540, 470),
            (640, 520),
            (720, 470),
            (860, 500, "c"),
            (860, 1240, "c"),
            (-60, 1240, "c"),
            (-60, 1080, "c"),
            (40, 960),
            (90, 800),
            (110, 640),
        ]
    )
    with canvas.group("deep"):
        canvas.fill(quilt, palette.ink)
    with canvas.inside([quilt]), canvas.in_palette(light):
        water = mix(canvas.palette.haze, canvas.palette.sky[1], 0.35)
        canvas.fill(rectangle(-60, 400, 920, 840), water)
        for i in range(3):
            wave(canvas, dice, 560 + i * 74, 10 + i * 3, 0.06 + i * 0.1)
        scene.put(who, 500, 800, 300, width=330, turn=-5, focal=True)
        for i in range(6):
            wave(canvas, dice, 776 + i * 80, 15 + i * 3, 0.36 + i * 0.1)
    hem: list[Node] = [(96, 640), (150, 556), (240, 534), (330, 494), (434, 444), (450, 470)]
    hem += [(346, 536), (250, 582), (168, 604), (122, 668)]
    scene.made(made("hem", Shape(smooth(hem), "hi")))
    canvas.line(quilt, palette.ink, 2.4, 0.6)
    scene.look_at((90, 380, 720, 1000))


def _asleep(scene: Scene, x: float, y: float) -> None:
    """A head on a pillow, eyes closed."""
    canvas, palette = scene.canvas, scene.canvas.palette
    head = [
        Shape(ellipse(x - 16, y - 4, 88, 84), "hair"),
        Shape(ellipse(x, y + 6, 72, 74), "skin"),
        Shape(
            smooth(
                [
                    (x - 80, y + 6),
                    (x - 60, y - 70),
                    (x + 10, y - 92),
                    (x + 70, y - 46),
                    (x + 20, y - 44),
                    (x - 40, y - 20),
                ]
            ),
            "hair",
        ),
    ]
    skin = {"skin": canvas.skin(2), "hair": mix("#3b2418", palette.ink, 0.1)}
    owner = scene.show("sleeper", (x - 104, y - 92, x + 76, y + 82))
    canvas.motif(Motif("sleeper", tuple(head)), canvas.colours() | skin, owner=owner)
    for dx in (-22, 34):
        lid = smooth([(x + dx - 16, y + 8), (x + dx, y + 18), (x + dx + 16, y + 8)], closed=False)
        canvas.line(lid, palette.ink, 4)
    canvas.line(
        smooth([(x, y + 44), (x + 10, y + 48), (x + 20, y + 44)], closed=False), palette.ink, 3.4
    )
    for dx in (-40, 50):
        canvas.soft(ellipse(x + dx, y + 34, 16, 10), palette.accent, 0.5)

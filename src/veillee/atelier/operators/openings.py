"""Openings on another world: doors, tears, keyholes, mirrors, windows, beams, curtains."""

import math

from veillee.atelier.canvas import Canvas
from veillee.atelier.colour import mix, shift
from veillee.atelier.geometry import (
    Node,
    Path,
    Shape,
    ellipse,
    matrix,
    polygon,
    rectangle,
    sample,
    smooth,
)
from veillee.atelier.operators.base import Register
from veillee.atelier.operators.tools import boxed, made, waves_before
from veillee.atelier.palettes import PALETTES
from veillee.atelier.scene import Scene
from veillee.atelier.scenery import sky

register = Register()
_WITHOUT_GROUND = frozenset({"underwater", "clouds"})


@register.layout(
    "portal",
    "door",
    tags="threshold choice discovery",
    world="world",
    light="palette",
    inner="actor",
    who="walker",
)
def door(scene: Scene, world: str, light: str, inner: str, who: str) -> None:
    """A door that stands alone, open on another country."""
    floor = scene.backdrop()
    scene.relate("door", "opens on", inner)
    canvas = scene.canvas
    x, y, half, height = 430.0, floor + 30, 160.0, 520.0
    canvas.glow(x, y - height / 2, 460, 0.8, PALETTES[light].sky[3])
    frame = rectangle(x - half - 26, y - height - 26, 2 * half + 52, height + 26)
    opening = rectangle(x - half, y - height, 2 * half, height)
    wood = scene.best_body(scene.behind(y - 250))
    scene.made(made("frame", Shape(frame, "b")), body=wood)
    with scene.world(
        [opening], boxed((x - half, y - height), (x + half, y)), world, light
    ) as ground:
        _inhabit(scene, world, inner, ground)
    gleam = PALETTES[light].sky[3]
    spill = [(x - half, y), (x + half, y), (x + half - 60, 1210), (x - half - 240, 1210)]
    canvas.fill(polygon(spill), canvas.linear([(0, gleam, 0.75), (1, gleam, 0)]))
    _leaf(scene, x + half, y, height, wood)
    scene.look_at(boxed((x - half - 26, y - height - 26), (x + half + 26, y)))
    scene.put(who, 190, min(1120, floor + 110), 230, width=230, arms=(20, 60), walk=5.0)
    scene.finish()


def _leaf(scene: Scene, x: float, y: float, height: float, wood: int) -> None:
    """The door itself, swung towards us."""
    edge = 104.0
    leaf = polygon([(x, y - height), (x + edge, y - height - 46), (x + edge, y + 50), (x, y)])
    panels = []
    for share in (0.08, 0.54):
        top, bottom = y - height + height * share, y - height + height * (share + 0.38)
        panel = [(x + 20, top - 8), (x + 84, top - 30 + 10 * share), (x + 84, bottom + 18 * share)]
        panels.append(Shape(polygon([*panel, (x + 20, bottom)]), "b"))
    knob = Shape(ellipse(x + 88, y - height * 0.46, 9), "glow")
    scene.made(made("leaf", Shape(leaf), *panels, knob), body=wood)


def _inhabit(scene: Scene, world: str, inner: str, floor: float, height: float = 330) -> None:
    """Somebody in the middle of an inner world, afloat if it is a sea."""
    if world == "sea":
        scene.put(inner, 400, floor - 60, height, width=470, focal=True)
        waves_before(scene, floor - 66, 3)
    elif world in _WITHOUT_GROUND:
        scene.put(inner, 400, floor - 420, height, by="middle", width=500, focal=True)
    else:
        scene.put(inner, 400, floor - 60, height, width=470, focal=True)


@register.layout(
    "portal",
    "torn",
    tags="rupture discovery hidden",
    world="world",
    light="palette",
    inner="actor",
    who="walker",
)
def torn_sky(scene: Scene, world: str, light: str, inner: str, who: str) -> None:
    """The sky has torn like paper, and there is something behind it."""
    floor = scene.backdrop(sun=False)
    scene.relate(inner, "shows through", "the sky")
    canvas = scene.canvas
    dice = scene.dice
    centre = (430.0, 400.0)
    tear: list[Node] = []
    rough: list[Node] = []
    for i in range(22):
        reach_x, reach_y = 275 * dice.between(0.82, 1.12), 250 * dice.between(0.84, 1.1)
        px, py = _on_ellipse(centre, reach_x, reach_y, i / 22)
        tear.append((px, py, "c"))
        gx, gy = _on_ellipse(centre, reach_x + 30, reach_y + 28, (i + 0.2) / 22)
        rough.append((gx + dice.between(-8, 8), gy + dice.between(-8, 8), "c"))
    paper = mix(canvas.palette.highlight, canvas.palette.haze, 0.15)
    with canvas.group("deep"):
        canvas.paint(Shape(polygon(rough), "a"), {"a": paper})
    opening = polygon(tear)
    box = Shape(opening).bbox()
    with scene.world([opening], box, world, light, zoom=1.1) as ground:
        feet = ground if world in _WITHOUT_GROUND else ground - 90  # the tear narrows below
        _inhabit(scene, world, inner, feet, 420)
    canvas.line(opening, canvas.palette.ink, 3, 0.6)
    scene.look_at(box)
    _curl(scene, box[0] + 60, box[3] - 20, paper)
    scene.put(who, 240, min(1120, floor + 80), 210, width=220, arms=(30, 150), mood="wonder")
    scene.finish()


def _curl(scene: Scene, x: float, y: float, paper: str) -> None:
    """A strip of sky that hangs, peeled, its end rolled up."""
    strip = Shape(polygon([(x, y - 40), (x + 150, y + 6), (x + 138, y + 104), (x + 6, y + 92)]))
    roll = Shape(rectangle(-72, -19, 144, 38, 19), "b")
    end = Shape(ellipse(62, 0, 9, 19), "a")
    rolled = made("roll", roll, end).tf(matrix(x + 72, y + 102, 1.0, 5))
    scene.made(made("strip", strip, *rolled.shapes), body=paper)


def _on_ellipse(
    centre: tuple[float, float], rx: float, ry: float, share: float
) -> tuple[float, float]:
    angle = math.tau * share
    return centre[0] + rx * math.cos(angle), centre[1] + ry * math.sin(angle)


@register.layout(
    "keyhole",
    "through",
    tags="secret curiosity forbidden",
    world="world",
    light="palette",
    inner="actor",
    who="walker",
)
def keyhole(scene: Scene, world: str, light: str, inner: str, who: str) -> None:
    """A keyhole as high as a door, and a country behind it."""
    canvas = scene.canvas
    scene.no_backdrop("door", 1130)
    scene.relate(who, "finds behind the keyhole", inner)
    _planks(canvas)
    plate: list[Node] = [(400, 90), (630, 160), (690, 420), (630, 900), (560, 1090), (400, 1130)]
    plate += [(240, 1090), (170, 900), (110, 420), (170, 160)]
    brass = mix(canvas.palette.glow, canvas.palette.bodies[0], 0.5)
    with canvas.group("deep"):
        canvas.paint(Shape(smooth(plate)), {"a": brass})
    parts = [ellipse(400, 430, 215), polygon([(325, 560), (475, 560), (585, 1010), (215, 1010)])]
    with scene.world(parts, (185, 215, 615, 1010), world, light) as ground:
        if world in _WITHOUT_GROUND:  # one floats in the round of the hole, where there is room
            scene.put(inner, 400, 390, 460, by="middle", width=480, focal=True)
        else:
            _inhabit(scene, world, inner, ground, 560)
    scene.look_at((185, 215, 615, 1010))
    for y in (150, 1075):
        screw = [Shape(ellipse(400, y, 22), "glow"), Shape(rectangle(381, y - 4, 38, 8), "ink")]
        scene.made(made("screw", *screw))
    scene.put(who, 600, 1140, 230, width=230, flip=True, arms=(25, 130), body=1)


@register.layout("keyhole", "eye", tags="watched secret small", who="walker", thing="light")
def seen(scene: Scene, who: str, thing: str) -> None:
    """A quiet room, and in its keyhole an eye too large."""
    floor = scene.backdrop()
    canvas = scene.canvas
    scene.relate("eye", "looks in on", who)
    wood = scene.best_body(scene.behind(500))
    door_path = rectangle(210, 120, 380, floor - 130 - 60)
    scene.made(
        made(
            "door",
            Shape(door_path),
        ),
        body=wood,
    )
    for y in (150.0, floor - 330):
        panel = rectangle(240, y, 320, 190 if y < 200 else 200, 8)
        scene.made(made("panel", Shape(panel, "b")), body=wood, shadow=False)
    canvas.glow(400, 520, 330, 0.7)
    parts = [ellipse(400, 480, 104), polygon([(368, 560), (432, 560), (470, 660), (330, 660)])]
    for part in parts:
        canvas.fill(part, canvas.palette.ink)
    with canvas.inside(parts):
        scene.put("eye", 400, 484, 132, by="middle")
    scene.look_at((296, 376, 504, 660))
    for part in parts[:1]:
        canvas.line(part, canvas.palette.glow, 5, 0.8)
    scene.put(who, 250, floor + 100, 220, width=230, mood="fear")
    canvas.glow(600, floor + 20, 170, 0.9)
    scene.put(thing, 610, floor + 100, 130, width=150)
    scene.finish()


@register.layout(
    "mirror", "oval", tags="self truth vanity double", who="walker", sees="actor", light="palette"
)
def mirror(scene: Scene, who: str, sees: str, light: str) -> None:
    """A mirror that gives back somebody else."""
    floor = scene.backdrop()
    scene.relate(who, "sees in the mirror", sees)
    canvas = scene.canvas
    glass = ellipse(450, 480, 245, 350)
    canvas.glow(450, 480, 500, 0.5)
    with canvas.group("deep"):
        canvas.paint(Shape(ellipse(450, 480, 282, 388), "glow"), canvas.colours())
    with scene.world([glass], (205, 130, 695, 830), "hills", light, sun=False) as ground:
        canvas.glow(400, ground - 320, 420, 0.7)
        scene.put(sees, 400, ground + 20, 700, width=560)
    scene.look_at((205, 130, 695, 830))
    sheen = polygon([(250, 760), (370, 150), (450, 140), (330, 800)])
    with canvas.inside([glass]):
        canvas.fill(sheen, "#ffffff", 0.14)
    scene.put(who, 215, min(1130, floor + 110), 300, width=290, arms=(20, 60))
    scene.finish()


@register.layout(
    "mirror",
    "window",
    tags="outside longing wonder window",
    who="walker",
    sees="actor",
    world="world",
    light="palette",
)
def window(scene: Scene, who: str, sees: str, world: str, light: str) -> None:
    """A window, and outside something that cannot be there."""
    floor = scene.backdrop()
    scene.relate(who, "sees outside the window", sees)
    canvas = scene.canvas
    with canvas.group("deep"):
        canvas.paint(Shape(rectangle(130, 100, 540, 660, 6), "hi"), canvas.colours())
    glass = rectangle(162, 132, 476, 596)
    with scene.world([glass], (162, 132, 638, 728), world, light) as ground:
        _inhabit(scene, world, sees, ground, 620)
    for bar in (rectangle(393, 132, 14, 596), rectangle(162, 410, 476, 14)):
        canvas.paint(Shape(bar, "hi", shade=False), canvas.colours())
    scene.made(made("sill", Shape(rectangle(104, 744, 592, 34, 6), "hi")))
    scene.look_at((162, 132, 638, 728))
    scene.put(who, 270, min(1130, floor + 110), 280, width=280, arms=(30, 120), mood="wonder")
    scene.finish()


@register.layout("facade", "windows", tags="secret home giant night", inside="lodger")
def facade(scene: Scene, inside: str) -> None:
    """A tall house, and at all its windows the same lodger, who fills it."""
    scene.backdrop()
    scene.relate(inside, "fills", "house")
    canvas, palette = scene.canvas, scene.canvas.palette
    wall = mix(palette.land[1], palette.bodies[0], 0.4)
    body = Shape(polygon([(150, 1130), (150, 330), (650, 330), (650, 1130)]))
    roof = Shape(polygon([(110, 340), (400, 110), (690, 340)]), "b")
    chimney = Shape(rectangle(540, 130, 54, 130), "b")
    canvas.glow(400, 640, 560, 0.6)
    scene.made(made("house", chimney, body, roof), body=wall)
    scene.show("house", (110, 110, 690, 1130))
    scene.look_at((150, 110, 650, 1130))
    panes = [rectangle(x, y, 212, 226, 10) for y in (366.0, 618.0, 870.0) for x in (176.0, 412.0)]
    lit = mix(palette.glow, palette.highlight, 0.3)
    with canvas.owned(scene.show(inside, (176, 366, 624, 1096))):
        for pane in panes:
            canvas.fill(pane, lit)
        with canvas.inside(panes):
            scene.put(inside, 400, 802, 820, by="mid", named=False)
    for pane in panes:
        canvas.line(pane, palette.ink, 5, 0.85)
    scene.finish()


@register.layout("beam", "light", tags="light search truth night", inner="floater", light="palette")
def beam(scene: Scene, inner: str, light: str) -> None:
    """A lighthouse whose beam shows what the dark hides."""
    floor = scene.backdrop(sun=False)
    scene.relate("lighthouse", "lights up", inner)
    canvas = scene.canvas
    canvas.veil([(0, canvas.palette.ink, 0.55), (1, canvas.palette.ink, 0.25)])
    lamp = (176.0, 0.0)
    tower = scene.drawn("lighthouse")
    height = 560.0
    lamp = (
        176 + tower.at("lamp")[0] * height / 100,
        floor + 40 + tower.at("lamp")[1] * height / 100,
    )
    cone = polygon([lamp, (830, lamp[1] - 330), (830, lamp[1] + 320)])
    box = (250.0, lamp[1] - 330, 830.0, lamp[1] + 320)
    with scene.world([cone], box, "clouds", light, sun=False):
        canvas.veil([(0, PALETTES[light].glow, 0.35), (1, PALETTES[light].glow, 0.3)])
    canvas.fill(
        cone,
        canvas.linear(
            [(0, canvas.palette.glow, 0.85), (0.6, canvas.palette.glow, 0)], (0, 0), (1, 0)
        ),
    )
    scene.put(inner, 560, lamp[1] + 10, 270, by="middle", width=330, focal=True)
    canvas.glow(*lamp, 200, 1)
    scene.put("lighthouse", 176, floor + 40, height)
    if "sea" in scene.record.settings:
        waves_before(scene, floor + 36)
    scene.finish()


@register.layout(
    "curtain",
    "drawn",
    tags="revelation theatre day night",
    who="person",
    inner="actor",
    world="world",
    light="palette",
)
def curtain(scene: Scene, who: str, inner: str, world: str, light: str) -> None:
    """Somebody draws the evening aside like a curtain."""
    scene.backdrop()
    scene.relate(who, "draws aside the sky before", inner)
    canvas = scene.canvas
    edge: list[Node] = [(250, -20, "c"), (300, 250), (350, 500), (392, 720), (404, 880)]
    opening: Path = smooth(
        [*edge, (440, 1000), (520, 1240, "c"), (840, 1240, "c"), (840, -20, "c")]
    )
    with scene.world([opening], (300, -20, 840, 1240), world, light) as ground:
        scene.put(inner, 418, ground - 30, 420, width=262, focal=True)
    tone = mix(canvas.palette.sky[0], canvas.palette.bodies[0], 0.4)
    for i in range(4):
        fold: list[Node] = [(x - i * 56 + 30, y) for x, y, *_ in edge[1:]]
        top: list[Node] = [(250 - i * 56 + 30, -20, "c")]
        low: list[Node] = [
            (450 - i * 64, 1010),
            (520 - i * 80, 1240, "c"),
            (400 - i * 80, 1240, "c"),
        ]
        back: list[Node] = [(x - i * 56 - 60, y) for x, y, *_ in reversed(edge[1:])]
        drape = smooth([*top, *fold, *low, *back, (160 - i * 56, -20, "c")])
        canvas.paint(Shape(drape), {"a": shift(tone, 0.05 - 0.03 * (i % 2))})
    scene.look_at((400, 400, 760, 1000))
    scene.put(who, 280, 1120, 340, width=320, arms=(20, 104), mood="wonder")


def _planks(canvas: Canvas) -> None:
    palette = canvas.palette
    canvas.fill(rectangle(-10, -10, 820, 1220), mix(palette.ink, palette.bodies[0], 0.35))
    for i in range(7):
        wood = mix(palette.ink, palette.bodies[0], 0.45 + 0.05 * (i % 3))
        canvas.paint(Shape(rectangle(-20 + i * 122, -20, 114, 1240)), {"a": wood})


@register.layout(
    "beam", "night", tags="night light search inversion", inner="wonder", light="palette"
)
def beam_of_night(scene: Scene, inner: str, light: str) -> None:
    """A lighthouse that casts night into broad day."""
    floor = scene.backdrop(sun=False)
    scene.relate("lighthouse", "casts", inner)
    canvas = scene.canvas
    tower = scene.drawn("lighthouse")
    height, foot = 620.0, (180.0, floor + 60)
    lamp = (foot[0] + tower.at("lamp")[0] * 6.2, foot[1] + tower.at("lamp")[1] * 6.2)
    cone = polygon([lamp, (860, lamp[1] - 400), (860, lamp[1] + 420)])
    scene.record.palettes.append(light)
    with canvas.inside([cone]), canvas.in_palette(light):
        sky(canvas, scene.dice, stars=170)
        scene.put(inner, 600, lamp[1] + 8, 260, by="middle", width=280, focal=True)
    for edge in (lamp[1] - 400, lamp[1] + 420):
        canvas.line(polygon([lamp, (860, edge)], closed=False), PALETTES[light].ink, 3, 0.8)
    canvas.light = (400, 100)
    scene.put("lighthouse", *foot, height)
    canvas.glow(*lamp, 120, 0.8, PALETTES[light].haze)
    scene.look_at((lamp[0] - 60, lamp[1] - 260, 740, foot[1]))
    if "sea" in scene.record.settings:
        waves_before(scene, floor + 56, 4)
    scene.finish()


@register.layout(
    "curtain",
    "corner",
    tags="hidden night discovery edge",
    who="person",
    inner="wonder",
    light="palette",
)
def corner(scene: Scene, who: str, inner: str, light: str) -> None:
    """Somebody lifts a corner of the country like a cloth: underneath it is night."""
    scene.backdrop(horizon=560)
    scene.relate(who, "lifts the ground off", inner)
    canvas, dice, palette = scene.canvas, scene.dice, scene.canvas.palette
    low, high = (236.0, 1240.0), (860.0, 640.0)
    fold: list[Node] = [(400, 1040), (620, 826)]
    under: Path = smooth([(*low, "c"), *fold, (*high, "c"), (860, 1240, "c")])
    scene.record.palettes.append(light)
    with canvas.inside([under]), canvas.in_palette(light):
        with scene.moved(matrix(0, 560)):
            sky(canvas, dice, stars=120)
        scene.put(inner, 620, 1010, 240, by="middle", width=240, focal=True)
    person = scene.put(who, 176, 1060, 330, width=300, arms=(30, 112), mood="wonder")
    x, y = person.at("hand")
    rim: list[Node] = [(x + 130, y - 96), (x + 330, y - 190)]
    flap: list[Node] = [(*low, "c"), (x - 10, y + 170), (x - 6, y, "c"), *rim, (*high, "c")]
    earth = mix(palette.bodies[0], palette.ink, 0.2)
    with canvas.group("deep"):
        canvas.paint(Shape(smooth([*flap, *reversed(fold)])), {"a": earth})
    edge = smooth([(x - 6, y), *rim, high], closed=False)
    canvas.line(edge, palette.ink, 22, 0.7)
    canvas.line(edge, mix(palette.bodies[1], palette.land[0], 0.4), 18)
    for root in sample(edge, 18)[1:-2]:
        tip = (root[0] + dice.between(-8, 26), root[1] + dice.between(40, 80))
        bend = ((root[0] + tip[0]) / 2 + dice.between(-12, 12), (root[1] + tip[1]) / 2)
        thread = smooth([root, bend, tip], closed=False)
        canvas.line(thread, mix(earth, palette.highlight, 0.45), 3, 0.8)
    canvas.dot(x, y, 13, canvas.skin(2))
    scene.look_at((110, 640, 760, 1150))
    scene.finish()

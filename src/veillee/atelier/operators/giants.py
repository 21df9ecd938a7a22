"""Larger than life: giants, hands, watchers, and bodies with something else for a head."""

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
from veillee.atelier.operators.tools import hold, made, string, waves_before
from veillee.atelier.scene import Scene, names
from veillee.atelier.scenery import birds, cloud, land, layer, pine, ridge, sky

register = Register()
_BUSTS = frozenset({"joy", "sorrow", "fear", "wonder", "anger"})


@register.layout(
    "giant", "lamp", tags="giant scale protection", who="person", holds="held", tiny="house"
)
def giant(scene: Scene, who: str, holds: str, tiny: str) -> None:
    """A person as tall as the sky who lifts something over a tiny village."""
    floor = scene.backdrop()
    scene.relate(who, "towers over", tiny)
    canvas = scene.canvas
    person = scene.put(who, 360, floor + 80, 740, arms=(25, 132), focal=True)
    if holds:
        x, y = person.at("hand")
        canvas.glow(x, y - 140, 230, 0.9)  # behind what is held: the hand keeps its colour
        hold(scene, person, holds, 240)
    land(canvas, ridge(scene.dice, floor + 62, 14, 6), layer(canvas, 4, 5), nearest=True)
    for i in range(5):
        x = 110 + i * 140 + scene.dice.between(-24, 24)
        scene.put(tiny, x, floor + 96 + scene.dice.between(-8, 24), 84, width=110)
    birds(canvas, scene.dice, 5, 660, 610, 90)
    scene.finish()


@register.layout("giant", "beast", tags="giant scale gentleness", who="beast", tiny="house")
def great_beast(scene: Scene, who: str, tiny: str) -> None:
    """An animal as large as a hill, among houses that do not wake."""
    floor = scene.backdrop()
    scene.relate(who, "sits among", tiny)
    canvas = scene.canvas
    beast = scene.put(who, 400, floor + 60, 720, width=640, focal=True)
    land(canvas, ridge(scene.dice, floor + 42, 10, 6), layer(canvas, 4, 5), nearest=True)
    for x in (90, 200, 330, 470, 600, 700):
        scene.put(tiny, x, floor + 90 + scene.dice.between(-10, 26), 92, width=120)
    birds(canvas, scene.dice, 4, beast.at("top")[0], beast.at("top")[1] - 60, 120)
    scene.finish()


@register.layout("hill", "asleep", tags="sleep giant earth secret", house="house", who="walker")
def sleeping_hill(scene: Scene, house: str, who: str) -> None:
    """A hill that is somebody's sleeping face."""
    floor = scene.backdrop(horizon=860)
    scene.relate("hill", "is asleep under", house)
    canvas = scene.canvas
    green = shift(mix(canvas.palette.land[0], canvas.palette.bodies[2], 0.25), 0.05)
    _blanket(scene, floor)
    face = scene.drawn("profile").tf(matrix(650, floor + 130, 7.2, -90))
    canvas.glow(400, floor - 200, 480, 0.7)
    for x, rise, size in ((66, 150, 120), (104, 214, 130), (150, 264, 120), (204, 296, 96)):
        pine(canvas, scene.dice, x, floor + 150 - rise, size, mix(green, canvas.palette.ink, 0.5))
    scene.made(face, body=green)
    _closed_lid(scene, floor)
    scene.look_at((40, face.bbox()[1], 650, floor + 100))
    land(canvas, ridge(scene.dice, floor + 96, 12, 6), layer(canvas, 4, 5), nearest=True)
    scene.put(house, 620, floor + 130, 150)
    scene.put(who, 480, floor + 150, 100, walk=5.0)
    scene.finish()


def _blanket(scene: Scene, floor: float) -> None:
    """A second hill, where the sleeper's shoulder must be."""
    edge: list[Node] = [(480, floor + 150, "c"), (560, floor - 10), (690, floor - 110)]
    edge += [(860, floor - 120, "c"), (860, floor + 150, "c")]
    scene.made(made("blanket", Shape(smooth(edge))), body=layer(scene.canvas, 2, 5))


def _closed_lid(scene: Scene, floor: float) -> None:
    ink, (x, y) = scene.canvas.palette.ink, (296.0, floor - 66.0)
    lid = smooth([(x - 40, y - 8), (x - 4, y + 16), (x + 36, y + 4)], closed=False)
    scene.canvas.line(lid, ink, 5)
    for dx, drop in ((-26, 4), (-6, 12), (14, 11), (32, 4)):
        lash = polygon([(x + dx, y + drop), (x + dx - 5, y + drop + 18)], closed=False)
        scene.canvas.line(lash, ink, 3.4)
    brow = smooth([(x - 52, y - 40), (x - 26, y - 56), (x + 2, y - 54)], closed=False)
    scene.canvas.line(brow, ink, 5, 0.7)
    scene.canvas.soft(ellipse(x + 78, y + 70, 46, 26), scene.canvas.palette.accent, 0.35)


@register.layout("offering", "palm", tags="gift care creation", thing="building", who="walker")
def offering(scene: Scene, thing: str, who: str) -> None:
    """An open hand that comes up with a small island in it."""
    scene.backdrop()
    scene.relate("hand", "offers", thing)
    canvas = scene.canvas
    canvas.glow(400, 430, 480, 0.9)
    palm = scene.put("palm", 400, 1010, 600, body=0)
    x, y = palm.at("hold")
    scene.put("island", x, y + 34, 150, width=320, named=False, body=1)
    held = scene.put(thing, x - 24, y - 70, 360, width=250)
    scene.look_at(held.bbox())
    scene.put(who, x + 112, y - 66, 110, width=110)
    cuff: list[Node] = [(300, 1240, "c"), (312, 990, "c"), (400, 1010), (488, 990, "c")]
    scene.made(made("cuff", Shape(smooth([*cuff, (500, 1240, "c")]))), body=1)
    scene.finish()


@register.layout("watcher", "sky", tags="watched truth conscience", what="face", who="small")
def in_the_sky(scene: Scene, what: str, who: str) -> None:
    """Something that looks down from between the clouds."""
    floor = scene.backdrop(sun=False)
    scene.relate(what, "watches", who)
    canvas = scene.canvas
    canvas.light = (400, 360)
    above = scene.put(what, 400, 390, 420, by="middle", width=560, focal=True)
    bottom = above.bbox()[3]
    for x in (120, 680):
        cloud(canvas, scene.dice, x, bottom + 40, 190, 1)
    if what in _BUSTS:
        cloud(canvas, scene.dice, 400, bottom + 34, 230, 1)
    afloat = "sea" in scene.record.settings
    scene.put(who, 400, floor + (34 if afloat else 80), 180, width=260)
    if afloat:
        waves_before(scene, floor + 40)
    scene.finish()


@register.layout("puppet", "hand", tags="control fate manipulation puppet", dolls="three")
def puppets(scene: Scene, dolls: str) -> None:
    """A hand from above, and those it holds by strings."""
    floor = scene.backdrop()
    cast = names(dolls)
    scene.relate("hand", "moves", cast[0])
    canvas = scene.canvas
    canvas.glow(400, 330, 380, 0.5)
    above = scene.drawn("hand").tf(matrix(400, 420, 3.4))
    places: list[tuple[float, float]] = [(240, floor - 10), (405, floor + 40), (570, floor - 10)]
    for (x, y), name, finger in zip(places, cast, ("thumb", "finger1", "finger3"), strict=True):
        canvas.glow(x, y - 130, 200, 0.35)
        doll = scene.put(name, x, y, 300, width=190, arms=(110, 60), walk=6.0)
        _strings(scene, doll, above.at(finger))
    scene.look_at(above.bbox())
    owner = scene.show("hand", above.bbox())
    canvas.motif(_sleeved(above), canvas.colours(0) | {"skin": canvas.skin(1)}, owner=owner)
    scene.finish()


@register.layout("puppet", "turned", tags="control power inversion theatre", who="person")
def turned(scene: Scene, who: str) -> None:
    """A great hand that comes up like a puppet, its strings in small hands above."""
    floor = scene.backdrop()
    scene.relate(who, "moves", "palm")
    canvas, palette = scene.canvas, scene.canvas.palette
    foot = min(1010.0, floor - 40)
    canvas.glow(400, foot - 330, 480, 0.7)
    trap = Shape(ellipse(400, foot + 90, 190, 34), "ink", shade=False)
    canvas.paint(trap, canvas.colours())
    beam = Shape(rectangle(120, 386, 560, 34, 6), "b")
    person = scene.put(who, 400, 390, 250, width=230, arms=(70, 70), mood="joy")
    with canvas.inside([rectangle(0, 0, 800, foot + 100)]):
        great = scene.put("palm", 400, foot + 190, 540, body=1)
    tips = [(-40, -84), (-22, -98), (2, -101), (22, -94), (40, -78)]
    unit = (great.bbox()[3] - great.bbox()[1]) / 141
    for i, (dx, dy) in enumerate(tips):
        end = (400 + dx * unit, great.bbox()[3] - 40 * unit + dy * unit + 22)
        start = person.at("lhand") if i < 2 else person.at("hand") if i > 2 else (400.0, 400.0)
        string(scene, start, end, 0, 3)
    scene.made(made("beam", beam), body=mix(palette.bodies[0], palette.ink, 0.2))
    scene.look_at((230, 150, 570, foot + 60))
    scene.finish()


def _sleeved(hand: Motif) -> Motif:
    """A hand whose sleeve comes from beyond the card."""
    left, top, right, _ = next(shape for shape in hand.shapes if shape.role == "a").bbox()
    sleeve = Shape(rectangle(left, -40, right - left, top + 60))
    return Motif(hand.name, (sleeve, *hand.shapes), hand.anchors)


def _strings(scene: Scene, doll: Motif, finger: Point) -> None:
    ends = [doll.at("top")]
    if "hand" in doll.anchors and "lhand" in doll.anchors:
        ends += [doll.at("hand"), doll.at("lhand")]
    for end in ends:
        string(scene, finger, (end[0], end[1] + 6), 0, 2)


@register.layout(
    "headswap", "figure", tags="identity strangeness thought", head="head", prop="held"
)
def other_head(scene: Scene, head: str, prop: str) -> None:
    """A well-dressed figure with something else for a head."""
    floor = scene.backdrop()
    scene.relate("person", "has for a head", head)
    canvas = scene.canvas
    foot = min(1130.0, floor + 120)
    arms = (18.0, 62.0 if prop else 20.0)
    body = scene.drawn("child", head=False, scarf=False, arms=arms, coat="coat")
    placed = body.tf(matrix(400, foot, 6.6))
    x, y = placed.at("neck")
    canvas.glow(x, y - 150, 420, 0.9)
    coat = scene.show("coat", placed.bbox())
    canvas.motif(placed, canvas.colours(scene.best_body(scene.behind(700))), owner=coat)
    top = scene.put(head, x, y + 18, 330, width=380)
    canvas.light = (x, y - 150)
    _collar(scene, x, y)
    scene.look_at(_union(placed, top))
    if prop:
        hold(scene, placed, prop, 210)
    scene.finish()


def _collar(scene: Scene, x: float, y: float) -> None:
    for side in (-1, 1):
        flap: list[Point] = [(x, y + 34), (x + side * 12, y - 8), (x + side * 62, y + 14)]
        flap.append((x + side * 40, y + 50))
        scene.made(made("collar", Shape(polygon(flap), "acc")), body=1)


@register.layout("headswap", "bust", tags="identity portrait thought", head="head", hat="hat")
def portrait(scene: Scene, head: str, hat: str) -> None:
    """A portrait, shoulders and all, of somebody whose face is a thing."""
    scene.backdrop(horizon=1000)
    scene.relate("portrait", "has for a face", head)
    canvas = scene.canvas
    canvas.glow(400, 520, 520, 0.95)
    canvas.light = (400, 300)
    coat: list[Node] = [(90, 1240, "c"), (110, 1060), (190, 960), (330, 910), (400, 940)]
    coat += [(470, 910), (610, 960), (690, 1060), (710, 1240, "c")]
    lapels = [
        Shape(
            polygon(
                [(400, 1180), (400 + s * 60, 905), (400 + s * 150, 940), (400 + s * 120, 1030)]
            ),
            "b",
        )
        for s in (-1, 1)
    ]
    shirt = Shape(polygon([(346, 906), (454, 906), (400, 1150)]), "hi")
    neck = Shape(taper([(400, 950), (400, 900), (400, 840)], 96, 84), "skin")
    knot = Shape(
        polygon([(400, 945), (340, 915), (344, 985), (400, 955), (456, 985), (460, 915)]), "acc"
    )
    tone = scene.best_body(scene.behind(900))
    face = scene.drawn(head, tip=False)  # a bulb is screwed into its collar
    left, top, right, bottom = face.bbox()
    scale = min(520 / (bottom - top), 500 / (right - left))
    placed = face.tf(matrix(400 - (left + right) / 2 * scale, 890 - bottom * scale, scale))
    scene.made(made("coat", neck, Shape(smooth(coat)), shirt, *lapels, knot), body=tone)
    owner = scene.show(head, placed.bbox())
    scene.look_at(placed.bbox())
    other = scene.best_body(canvas.palette.bodies[tone])
    canvas.motif(placed, canvas.colours(other), owner=owner)
    if hat:
        scene.put(hat, *placed.at("top"), 130, width=260)
    scene.finish()


@register.layout("wings", "open", tags="flight freedom becoming", who="person", wing="leaf")
def wings(scene: Scene, who: str, wing: str) -> None:
    """A person with wings made of something that does not fly."""
    floor = scene.backdrop()
    scene.relate(who, "has wings of", wing)
    canvas = scene.canvas
    canvas.glow(400, 520, 520, 0.85)
    x, y = 400.0, floor - 330
    count = 0
    for row, (reach, size) in enumerate(((226, 200), (156, 176), (90, 150))):
        for k in range(7 - row):
            for side in (-1, 1):
                angle = -46 + k * (17 + row * 3)
                at = _polar((x + side * 44, y + 70), reach, side, angle)
                count += 1
                scene.put(
                    wing,
                    *at,
                    size,
                    by="middle",
                    width=size * 1.1,
                    turn=side * (angle + 90),
                    flip=side < 0,
                    body=row,
                    named=count <= 2,
                    shadow=row == 2,
                )
    person = scene.put(who, x, floor + 30, 400, arms=(28, 28), mood="wonder")
    scene.look_at((person.bbox()[0] - 120, y - 260, person.bbox()[2] + 120, floor + 30))
    scene.finish()


def _polar(centre: Point, reach: float, side: int, angle: float) -> Point:
    turn = math.radians(angle)
    return centre[0] + side * reach * math.cos(turn), centre[1] + reach * math.sin(turn)


def _union(*motifs: Motif) -> tuple[float, float, float, float]:
    boxes = [motif.bbox() for motif in motifs]
    return (
        min(box[0] for box in boxes),
        min(box[1] for box in boxes),
        max(box[2] for box in boxes),
        max(box[3] for box in boxes),
    )


@register.layout(
    "beard",
    "snow",
    tags="age winter shelter patience",
    house="house",
    who="walker",
    bird="bird",
)
def snowy_beard(scene: Scene, house: str, who: str, bird: str) -> None:
    """An old man whose beard goes on as a country under snow."""
    canvas, dice, palette = scene.canvas, scene.dice, scene.canvas.palette
    scene.no_backdrop("snowfield", 980)
    scene.relate(house, "stands in", "a beard")
    sky(canvas, dice, stars=70 if canvas.is_dark else 0)
    canvas.light = (620, 160)
    canvas.glow(400, 330, 520, 0.8)
    _old_face(scene, 400, 340)
    beard: list[Node] = [(190, 320), (176, 400), (140, 520), (96, 640), (30, 760), (-60, 850, "c")]
    beard += [(-60, 1260, "c"), (860, 1260, "c"), (860, 850, "c"), (770, 760), (704, 640)]
    beard += [(660, 520), (624, 420), (610, 320), (574, 430), (490, 490), (400, 500), (310, 490)]
    beard += [(226, 430)]
    outline = smooth(beard)
    white = mix(palette.highlight, palette.haze, 0.08)
    scene.made(made("beard", Shape(outline)), body=white)
    _slopes(scene, outline, white)
    canvas.line(outline, palette.ink, 2.2, 0.7)
    _moustache(scene, 400, 460, white)
    canvas.glow(430, 960, 210, 0.7)
    scene.put(house, 430, 1010, 190, width=220)
    scene.look_at((160, 90, 640, 1010))
    scene.put(bird, 400, 150, 100, width=120)
    scene.put(who, 220, 1096, 130, width=150, arms=(40, 60), walk=6.0)
    for _ in range(60):
        canvas.dot(
            dice.between(0, 800),
            dice.between(0, 1200),
            dice.pick((2, 2.5, 3.5)),
            "#ffffff",
            dice.between(0.4, 0.9),
        )


def _slopes(scene: Scene, outline: Path, white: str) -> None:
    """Hair above, and below it hills of snow with pines."""
    canvas, dice, palette = scene.canvas, scene.dice, scene.canvas.palette
    with canvas.inside([outline]):
        for i in range(11):
            strand = [
                (400 + (i - 5) * 42, 450),
                (400 + (i - 5) * 60, 580),
                (400 + (i - 5) * 88, 740),
            ]
            canvas.line(smooth(strand, closed=False), mix(white, palette.ink, 0.35), 2.2, 0.5)
        for i in range(4):
            y = 690.0 + i * 112
            snow = mix(white, palette.haze, 0.32 - 0.09 * i)
            land(canvas, ridge(dice, y, 22, 5), snow, lit=0.08, nearest=i == 3)
            for k in range(5 - i):
                side = -1 if k % 2 else 1
                x = 400 + side * (120 + 74 * k + dice.between(-26, 26) + 40 * i)
                green = mix(palette.bodies[1], palette.ink, 0.35)
                pine(canvas, dice, x, y + 34, 76 + 22 * i, mix(green, palette.haze, 0.3 - 0.1 * i))


def _old_face(scene: Scene, x: float, y: float) -> None:
    """A great sleeping face with white hair about its bald top."""
    canvas, palette = scene.canvas, scene.canvas.palette
    tufts = [
        Shape(ellipse(x + 196 * math.cos(angle), y + 10 + 190 * math.sin(angle), 74), "hi")
        for angle in (
            math.radians(turn) for turn in (-200, -178, -156, -134, -112, -68, -46, -24, -2, 20)
        )
    ]
    skin = canvas.skin(1)
    face = Shape(ellipse(x, y + 12, 206, 210), "skin")
    canvas.motif(Motif("face", (*tufts, face)), canvas.colours() | {"skin": skin})
    for side in (-1, 1):
        lid_x = x + side * 92
        lid = [(lid_x - 46, y + 22), (lid_x, y + 48), (lid_x + 46, y + 22)]
        canvas.line(smooth(lid, closed=False), palette.ink, 6)
        brow: list[Node] = [
            (lid_x - side * 50, y - 6),
            (lid_x, y - 34),
            (lid_x + side * 66, y - 10),
        ]
        brow += [(lid_x + side * 4, y - 6)]
        scene.made(made("brow", Shape(smooth(brow), "hi")), shadow=False)
        canvas.soft(ellipse(x + side * 130, y + 92, 44, 28), palette.accent, 0.55)
    nose = smooth(
        [(x - 26, y + 20), (x + 26, y + 20), (x + 52, y + 92), (x, y + 122), (x - 52, y + 92)]
    )
    canvas.motif(
        Motif("nose", (Shape(nose, "skin"),)), canvas.colours() | {"skin": shift(skin, -0.02)}
    )


def _moustache(scene: Scene, x: float, y: float, white: str) -> None:
    for side in (-1, 1):
        half: list[Node] = [(x, y - 8), (x + side * 90, y - 26), (x + side * 180, y + 14)]
        half += [(x + side * 236, y + 2, "c"), (x + side * 200, y + 62), (x + side * 110, y + 70)]
        half += [(x + side * 10, y + 40)]
        scene.made(made("moustache", Shape(smooth(half))), body=shift(white, -0.02))


@register.layout("cliffs", "faces", tags="meeting silence pair abyss giant", who="walker")
def cliffs(scene: Scene, who: str) -> None:
    """Two cliffs that look at each other, and somebody who crosses from nose to nose."""
    canvas, palette, dice = scene.canvas, scene.canvas.palette, scene.dice
    scene.backdrop(sun=False, horizon=1010)
    scene.relate(who, "crosses between", "two faces")
    canvas.light = (400, 470)
    canvas.glow(400, 520, 560, 0.9)
    sun = Shape(ellipse(400, 520, 96), "glow")
    canvas.paint(sun, {"glow": mix(palette.glow, palette.highlight, 0.4)})
    for side in (-1, 1):
        _cliff_face(scene, side)
    line: list[Node] = [(304, 822), (352, 846), (400, 852), (448, 846), (496, 822)]
    for lift, width in ((0, 5), (-46, 3)):
        rope = smooth([(x, y + lift) for x, y, *_ in line], closed=False)
        canvas.line(rope, palette.ink, width)
    for x, y, *_ in line:
        post = polygon([(x, y), (x, y - 46)], closed=False)
        canvas.line(post, palette.ink, 2.4)
    canvas.glow(400, 790, 150, 0.8)
    walker = scene.put(who, 400, 856, 150, width=150, walk=5.0, arms=(60, 60))
    scene.look_at((160, 420, 640, 1000))
    scene.record.focus.append(walker.bbox())
    birds(canvas, dice, 4, 400, 250, 90)
    scene.finish()


def _cliff_face(scene: Scene, side: int) -> None:
    """One of the two: a profile of rock with pines for hair and an eye half closed."""
    canvas, palette, dice = scene.canvas, scene.canvas.palette, scene.dice
    rock = mix(palette.land[1], palette.bodies[0 if side < 0 else 1], 0.35)
    shape = scene.drawn("profile").tf(matrix(400 + side * 452, 1230, 8.9, 0, side > 0))
    for dx, y, height in ((342, 374.0, 150), (290, 404.0, 120), (242, 462.0, 92)):
        tone = mix(mix(palette.bodies[2], palette.ink, 0.35), palette.haze, 0.2)
        pine(canvas, dice, 400 + side * dx, y, height, tone)
    owner = scene.show("profile", shape.bbox())
    canvas.motif(shape, canvas.colours(rock), owner=owner)
    x, y = 400 + side * 274, 706.0
    lid = [(x + side * 46, y - 2), (x, y + 20), (x - side * 44, y - 4)]
    canvas.line(smooth(lid, closed=False), palette.ink, 7)
    brow = [(x + side * 60, y - 44), (x, y - 66), (x - side * 52, y - 46)]
    canvas.line(smooth(brow, closed=False), palette.ink, 7, 0.8)
    mouth = [(400 + side * 172, 926), (400 + side * 206, 938), (400 + side * 240, 926)]
    canvas.line(smooth(mouth, closed=False), palette.ink, 5, 0.8)
    for i in range(4):
        crack = [
            (x + side * (90 + i * 44), y + 60 + i * 50),
            (x + side * (130 + i * 40), y + 130 + i * 54),
        ]
        canvas.line(smooth(crack, closed=False), palette.ink, 3, 0.35)

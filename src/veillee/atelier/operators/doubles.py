"""The other side: reflections, shadows, what is under, what weighs, who is different."""

from veillee.atelier.colour import mix
from veillee.atelier.geometry import (
    Motif,
    Node,
    Path,
    Shape,
    ellipse,
    matrix,
    polygon,
    rectangle,
    smooth,
    taper,
)
from veillee.atelier.operators.base import Register
from veillee.atelier.operators.tools import made, string
from veillee.atelier.scene import Scene
from veillee.atelier.scenery import land, layer, pine, ridge, sky

register = Register()


@register.layout(
    "reflection",
    "lake",
    tags="reflection water truth double",
    up="walker",
    down="actor",
    light="palette",
)
def lake(scene: Scene, up: str, down: str, light: str) -> None:
    """A lake that reflects somebody else under another sky."""
    canvas, dice = scene.canvas, scene.dice
    scene.no_backdrop("lake", 610)
    scene.relate(up, "is reflected as", down)
    line = 610.0
    side = dice.pick((210, 590))
    sky(canvas, dice, sun=(side, 270, 70), stars=40 if canvas.is_dark else 0, clouds=2)
    _bank(scene, line)
    scene.put(up, 400, line + 4, 320, width=380, focal=True)
    scene.record.palettes.append(light)
    with canvas.inside([rectangle(-10, line, 820, 1220 - line)]), canvas.in_palette(light):
        with scene.moved((1.0, 0.0, 0.0, -1.0, 0.0, 2 * line)):
            sky(canvas, dice, sun=(side, 300, 64), stars=90)
            _bank(scene, line)
            scene.put(down, 400, line - 2, 400, width=440, focal=True)
        palette = canvas.palette
        canvas.fill(
            rectangle(-10, line, 820, 1220 - line),
            canvas.linear(
                [(0, palette.sky[3], 0.35), (0.12, palette.sky[1], 0.12), (1, palette.ink, 0.45)]
            ),
        )
        for i in range(26):
            y, x, width = line + 8 + i * i * 0.86, dice.between(-60, 700), dice.between(80, 260)
            ripple = smooth(
                [(x, y), (x + width / 2, y + dice.between(-3, 3)), (x + width, y)], closed=False
            )
            canvas.line(ripple, palette.highlight, 2 + i * 0.1, 0.3)


def _bank(scene: Scene, line: float) -> None:
    """The far bank, with pines to both sides."""
    canvas, dice = scene.canvas, scene.dice
    for i in range(2):
        land(canvas, ridge(dice, line - 90 + i * 50, 30, 6), layer(canvas, i, 4), bottom=line + 2)
    for _ in range(14):
        x = dice.pick((dice.between(-10, 190), dice.between(610, 810)))
        pine(canvas, dice, x, line, dice.between(60, 150), layer(canvas, 2, 4))


@register.layout(
    "reflection",
    "puddle",
    tags="reflection rain self depth",
    up="walker",
    down="actor",
    light="palette",
    world="world",
)
def puddle(scene: Scene, up: str, down: str, light: str, world: str) -> None:
    """A puddle after the rain, deeper than it should be."""
    scene.backdrop(horizon=560)
    scene.relate(up, "finds in a puddle", down)
    canvas = scene.canvas
    pool: Path = smooth(
        [
            (110, 900),
            (170, 800),
            (330, 760),
            (520, 770),
            (670, 830),
            (700, 940),
            (640, 1060),
            (460, 1110),
            (260, 1090),
            (140, 1010),
        ]
    )
    box = Shape(pool).bbox()
    canvas.glow(400, 930, 420, 0.5)
    with scene.world([pool], box, world, light, zoom=0.92) as ground:
        scene.put(down, 400, ground - 90, 520, width=600, focal=True)
    canvas.line(pool, canvas.palette.highlight, 5, 0.8)
    for rx in (200, 255):
        canvas.line(ellipse(400, 770, rx * 0.5, 22), canvas.palette.highlight, 2, 0.5)
    scene.look_at(box)
    scene.put(up, 400, 772, 370, width=400, mood="wonder", arms=(20, 30), focal=True)
    scene.finish()


@register.layout(
    "shadow", "wall", tags="shadow hidden fear truth", who="walker", cast="actor", lamp="light"
)
def on_the_wall(scene: Scene, who: str, cast: str, lamp: str) -> None:
    """A small lamp, and on the wall a shadow that belongs to another."""
    floor = scene.backdrop()
    scene.relate(who, "casts the shadow of", cast)
    canvas = scene.canvas
    canvas.glow(330, floor - 380, 640, 0.85)
    motif = scene.drawn(cast)
    left, top, right, bottom = motif.bbox()
    scale = min(560 / (right - left), 700 / (bottom - top))
    shade = motif.tf(matrix(450 - (left + right) / 2 * scale, floor - 70 - bottom * scale, scale))
    owner = scene.show(cast, shade.bbox())
    with canvas.owned(owner):
        _silhouette(scene, shade, 0.82)
    scene.look_at(shade.bbox())
    foot = [(250, floor + 52), (400, floor - 74), (580, floor - 68), (340, floor + 60)]
    canvas.fill(smooth(foot), canvas.palette.ink, 0.5)
    scene.put(who, 300, floor + 64, 210, width=200, mood="calm")
    canvas.glow(130, floor - 10, 190, 0.95)
    scene.put(lamp, 130, floor + 90, 140, width=130)
    scene.finish()


def _silhouette(scene: Scene, motif: Motif, opacity: float) -> None:
    """A motif in ink alone; only what shines stays."""
    canvas = scene.canvas
    canvas.emit(f'<g opacity="{opacity:.2f}">')
    for shape in motif.shapes:
        if shape.role == "glow":
            continue
        if shape.sw:
            canvas.line(shape.segs, canvas.palette.ink, shape.sw)
        else:
            canvas.fill(shape.segs, canvas.palette.ink)
    canvas.emit("</g>")
    for shape in motif.shapes:
        if shape.role == "glow" and not shape.sw:
            canvas.fill(shape.segs, canvas.palette.glow)


@register.layout("shadow", "ground", tags="shadow evening secret self", who="walker", cast="actor")
def long_shadow(scene: Scene, who: str, cast: str) -> None:
    """Low sun, long shadow, and it is not that of the walker."""
    canvas = scene.canvas
    scene.backdrop(sun=False, horizon=620)
    scene.relate(who, "trails the shadow of", cast)
    line = 600.0
    canvas.glow(400, 430, 460, 1)
    canvas.light = (400, 400)
    sun = Shape(ellipse(400, 440, 120), "glow")
    canvas.paint(sun, {"glow": mix(canvas.palette.glow, canvas.palette.highlight, 0.4)})
    ground = mix(canvas.palette.land[0], canvas.palette.highlight, 0.25)
    land(canvas, ridge(scene.dice, line, 8, 6), ground, lit=0.5, nearest=True)
    motif = scene.drawn(cast)
    left, top, right, bottom = motif.bbox()
    scale = min(440 / (right - left), 480 / (bottom - top))
    flat = (scale, 0.0, 0.12 * scale, -scale, 400 - (left + right) / 2 * scale, 642.0)
    shade = motif.tf(flat)
    owner = scene.show(cast, shade.bbox())
    with canvas.owned(owner):
        _silhouette(scene, shade, 0.72)
    scene.look_at((shade.bbox()[0], 440, shade.bbox()[2], shade.bbox()[3]))
    scene.put(who, 400, 656, 200, width=200, walk=5.0)
    scene.finish()


@register.layout("iceberg", "waterline", tags="hidden depth surface vast", up="boat", down="deep")
def waterline(scene: Scene, up: str, down: str) -> None:
    """A calm surface, and what sleeps just beneath it."""
    canvas, dice, palette = scene.canvas, scene.dice, scene.canvas.palette
    scene.no_backdrop("sea", 380)
    scene.relate(down, "waits beneath", up)
    line = 370.0
    sky(
        canvas,
        dice,
        sun=(dice.pick((190, 610)), 190, 56),
        stars=40 if canvas.is_dark else 0,
        clouds=1,
    )
    scene.put(up, 400, line + 8, 200, width=240)
    crest: list[Node] = [(-60 + i * 46, line + (10 if i % 2 else -8)) for i in range(21)]
    land(canvas, crest, mix(palette.haze, palette.sky[1], 0.5), lit=0.3, nearest=True)
    canvas.fill(
        rectangle(-10, line + 24, 820, 840),
        canvas.linear([(0, palette.sky[1], 0.2), (1, mix(palette.land[1], palette.ink, 0.3), 1)]),
    )
    for i in range(4):
        x = 90.0 + i * 190
        shaft = polygon([(x, line + 20), (x + 60, line + 20), (x + 150, 1200), (x - 30, 1200)])
        canvas.fill(shaft, canvas.linear([(0, palette.glow, 0.28), (1, palette.glow, 0)]))
    scene.put(down, 400, 770, 640, by="middle", width=600, focal=True)
    bed = mix(palette.land[1], palette.ink, 0.45)
    land(canvas, ridge(dice, 1084, 16, 6), bed, nearest=True)
    for _ in range(24):
        x, y = dice.between(40, 760), dice.between(line + 60, 1160)
        canvas.dot(x, y, dice.between(2, 6), palette.highlight, 0.45)


@register.layout(
    "beneath",
    "earth",
    tags="underground secret sleep roots",
    above="building",
    below="beast",
    who="walker",
)
def under_earth(scene: Scene, above: str, below: str, who: str) -> None:
    """A house, and under it somebody it does not know of."""
    canvas, dice, palette = scene.canvas, scene.dice, scene.canvas.palette
    scene.no_backdrop("underground", 420)
    scene.relate(below, "lives under", above)
    line = 420.0
    sky(
        canvas,
        dice,
        sun=(dice.pick((150, 650)), 170, 54),
        stars=40 if canvas.is_dark else 0,
        clouds=2,
    )
    scene.put(above, 400, line + 8, 250, width=250)
    scene.put(who, 600, line + 12, 110, width=120)
    pine(canvas, dice, 150, line + 10, 150, layer(canvas, 3, 5))
    pine(canvas, dice, 215, line + 12, 110, layer(canvas, 2, 5))
    for i in range(4):
        earth = mix(mix(palette.bodies[2], palette.land[1], 0.5), palette.ink, 0.15 + 0.15 * i)
        strata: list[Node] = [(x, line + i * 55 + dice.between(-8, 8)) for x in range(-60, 861, 92)]
        land(canvas, strata, earth)
    _shaft(scene, 300, line + 8, 650)
    cave: Path = smooth(
        [
            (100, 780),
            (230, 650),
            (420, 620),
            (610, 660),
            (710, 790),
            (705, 970),
            (590, 1085),
            (400, 1115),
            (200, 1085),
            (95, 960),
        ]
    )
    canvas.fill(cave, mix(palette.ink, palette.sky[0], 0.5))
    with canvas.inside([cave]):
        canvas.glow(400, 900, 460, 0.95)
        scene.put(below, 400, 1066, 420, width=500)
    canvas.line(cave, palette.ink, 7, 0.7)
    scene.look_at(Shape(cave).bbox())


def _shaft(scene: Scene, x: float, top: float, bottom: float) -> None:
    """A way down, with a ladder in it."""
    palette = scene.canvas.palette
    dark = mix(palette.ink, palette.sky[0], 0.5)
    scene.canvas.fill(rectangle(x - 44, top, 88, bottom - top), dark)
    rails = [Shape(rectangle(x + dx, top - 34, 8, bottom - top + 60), "hi") for dx in (-30, 22)]
    count = int((bottom - top + 40) / 30)
    rungs = [Shape(rectangle(x - 30, top - 20 + i * 30, 60, 7), "hi") for i in range(count)]
    scene.made(made("ladder", *rails, *rungs), body=1)


@register.layout(
    "scales", "balance", tags="justice choice worth balance", left="actor", right="light"
)
def balance(scene: Scene, left: str, right: str) -> None:
    """A pair of scales, and the light side is the heavy one."""
    floor = scene.backdrop()
    scene.relate(right, "outweighs", left)
    canvas = scene.canvas
    x, y = 400.0, 330.0
    canvas.glow(x, y + 210, 520, 0.8)
    foot = floor + 80
    post = [
        Shape(polygon([(x - 10, y), (x + 10, y), (x + 17, foot - 20), (x - 17, foot - 20)])),
        Shape(
            smooth(
                [
                    (x - 110, foot),
                    (x - 60, foot - 34),
                    (x, foot - 44),
                    (x + 60, foot - 34),
                    (x + 110, foot),
                ]
            ),
            "b",
        ),
        Shape(taper([(x - 215, y - 62), (x, y - 8), (x + 215, y + 46)], 18, 18), "b"),
        Shape(ellipse(x, y - 8, 26), "acc"),
    ]
    scene.made(made("scales", *post), body=1)
    for (px, py), name in (((x - 215, y - 62), left), ((x + 215, y + 46), right)):
        for dx in (-96, 96):
            string(scene, (px, py), (px + dx, py + 290), 0, 2.4)
        scene.put(name, px, py + 290, 230, width=190)
        pan = smooth(
            [
                (px - 120, py + 284, "c"),
                (px, py + 292),
                (px + 120, py + 284, "c"),
                (px + 76, py + 324),
                (px, py + 334),
                (px - 76, py + 324),
            ]
        )
        scene.made(made("pan", Shape(pan)), body=1)
    scene.look_at((170, y - 90, 640, y + 390))
    scene.finish()


@register.layout(
    "crowd", "one", tags="difference solitude courage crowd", many="person", one="actor"
)
def odd_one(scene: Scene, many: str, one: str) -> None:
    """Rows of people all alike, and one who is not."""
    scene.backdrop(horizon=520)
    scene.relate(one, "stands among", "the crowd")
    canvas = scene.canvas
    grey = mix(canvas.palette.ink, canvas.palette.haze, 0.35)
    muted = {
        role: mix(grey, canvas.palette.ink, share)
        for role, share in (("b", 0.3), ("c", 0.2), ("acc", 0.35), ("hi", -0.3), ("hair", 0.6))
    }
    for row in range(4):
        y, size = 640 + row * 140, 180 + row * 20
        for k in range(5 if row % 2 else 4):
            x = (96 if row % 2 else 170) + k * 152
            if row == 3 and k == 2:
                canvas.glow(x, y - 130, 340, 1)
                held = scene.put(one, x, y + 20, size * 1.3, width=230, body=canvas.palette.accent)
                scene.look_at(held.bbox())
            else:
                first = row == 3 and k == 0
                scene.put(
                    many,
                    x,
                    y,
                    size,
                    named=first,
                    body=grey,
                    roles=muted,
                    arms=(8, 8),
                    coat="coat",
                    hair="short",
                    scarf=False,
                    mood="asleep",
                    shadow=row > 1,
                    depth=0.28 - row * 0.08,
                )
    scene.finish()


@register.layout(
    "crowd",
    "queue",
    tags="waiting patience fate queue",
    many="walker",
    goal="building",
    odd="actor",
)
def queue(scene: Scene, many: str, goal: str, odd: str) -> None:
    """A long winding queue towards a single door, and somebody unexpected in it."""
    scene.backdrop(horizon=560)
    scene.relate(odd, "queues for", goal)
    canvas = scene.canvas
    scene.put(goal, 560, 560, 260, width=260, focal=True)
    path = [
        (530.0, 590.0),
        (440, 610),
        (330, 640),
        (240, 690),
        (250, 755),
        (370, 800),
        (510, 850),
        (610, 920),
        (560, 1010),
        (390, 1070),
        (200, 1110),
    ]
    road = smooth(
        [(x - 30 - 3 * i, y + 6) for i, (x, y) in enumerate(path)]
        + [(x + 30 + 4 * i, y + 16) for i, (x, y) in reversed(list(enumerate(path)))]
    )
    canvas.paint(Shape(road), {"a": mix(canvas.palette.highlight, canvas.palette.land[0], 0.4)})
    for i, (x, y) in enumerate(path[1:]):
        size = 74 + i * 13
        if i == 7:
            canvas.glow(x, y - size * 0.6, 170, 0.9)
            held = scene.put(odd, x, y + 10, size * 1.3, width=200, body=canvas.palette.accent)
            scene.look_at(held.bbox())
        elif i != 6:  # the odd one needs room before it
            scene.put(many, x, y, size, named=i in (8, 9), flip=i in (4, 5, 6), walk=4.0)
    scene.finish()


@register.layout("cutouts", "chain", tags="paper freedom alike leaving", who="person", tool="tool")
def paper_chain(scene: Scene, who: str, tool: str) -> None:
    """A chain of paper figures; one has stepped out of it."""
    floor = scene.backdrop()
    scene.relate(who, "walks out of", "the paper chain")
    canvas, palette = scene.canvas, scene.canvas.palette
    sheet = polygon([(52, 250), (748, 232), (744, 600), (56, 618)])
    canvas.glow(400, 430, 480, 0.6)
    with canvas.group("deep"):
        canvas.paint(Shape(sheet), {"a": mix(palette.highlight, palette.sky[3], 0.2)})
    for i in range(4):
        figure = scene.drawn(who, arms=(72, 72), scarf=False, coat="dress", hair="short")
        placed = figure.tf(matrix(157 + i * 162, 540, 2.1))
        gone = i == 2
        tone = mix(palette.ink, palette.sky[1], 0.5) if gone else palette.bodies[0]
        for shape in placed.outline:
            canvas.fill(shape.segs, tone)
    scene.look_at((52, 232, 748, 618))
    scene.put(
        who, 480, min(1120, floor + 90), 330, arms=(40, 100), walk=8.0, coat="dress", mood="joy"
    )
    scene.put(tool, 200, min(1110, floor + 80), 250, width=220, turn=-24)
    scene.finish()

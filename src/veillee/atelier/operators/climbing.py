"""Up there: stairs, ladders, ropes, swings, kites and bridges that lead where nobody goes."""

import math

from veillee.atelier.colour import mix
from veillee.atelier.geometry import Node, Shape, matrix, polygon, rectangle, smooth
from veillee.atelier.operators.base import Register
from veillee.atelier.operators.tools import hold, made, plank, string
from veillee.atelier.scene import Scene
from veillee.atelier.scenery import birds, layer

register = Register()


@register.layout("ascend", "stairs", tags="climb goal ambition stairs", who="walker", goal="wonder")
def stairs(scene: Scene, who: str, goal: str) -> None:
    """Steps that float up to something in the sky."""
    floor = scene.backdrop(sun=False)
    scene.relate(who, "climbs to", goal)
    canvas = scene.canvas
    canvas.light = (560, 250)
    scene.put(goal, 560, 395, 310, width=330, focal=True)
    steps = []
    for i in range(22):
        t = i / 21
        x = 170 + 330 * t + 120 * math.sin(t * 5.2) * (1 - t)
        steps.append((x, floor + 60 - (floor - 370) * t, 120 * (1 - t) + 34))
    for i, (x, y, width) in enumerate(reversed(steps)):
        stone = mix(canvas.palette.bodies[0], canvas.palette.haze, 0.35 * (1 - i / 22))
        _step(scene, x, y, width, stone)
    x, y, _ = steps[7]
    scene.put(who, x, y - 4, 170, width=200, walk=5.0, arms=(25, 40))
    birds(canvas, scene.dice, 5, 220, 330, 130)
    scene.finish()


def _step(scene: Scene, x: float, y: float, width: float, colour: str) -> None:
    half, height, lean = width / 2, width * 0.26, width * 0.14
    front = plank(x - half, y, width, height, 4)
    tread = [
        (x - half, y),
        (x - half + lean, y - width * 0.12),
        (x + half + lean, y - width * 0.13),
    ]
    tread.append((x + half, y - 4))
    scene.made(
        made("step", Shape(front, "b"), Shape(polygon(tread), "hi", shade=False)), body=colour
    )


@register.layout("ascend", "ladder", tags="climb goal ambition ladder", who="walker", goal="wonder")
def ladder(scene: Scene, who: str, goal: str) -> None:
    """One endless ladder leant against the sky."""
    floor = scene.backdrop(sun=False)
    scene.relate(who, "climbs to", goal)
    scene.canvas.light = (540, 260)
    scene.put(goal, 550, 400, 330, width=350, focal=True)
    foot, head = (210.0, floor + 70), (490.0, 330.0)
    length = math.hypot(head[0] - foot[0], head[1] - foot[1])
    lean = math.degrees(math.atan2(head[0] - foot[0], foot[1] - head[1]))
    rails = [Shape(rectangle(x, -length, 9, length), "hi") for x in (-34, 25)]
    rungs = [Shape(rectangle(-34, -20 - i * 32, 68, 7), "hi") for i in range(int(length / 32))]
    scene.made(made("ladder", *rails, *rungs).tf(matrix(*foot, 1.0, lean)))
    x, y = foot[0] + (head[0] - foot[0]) * 0.44, foot[1] + (head[1] - foot[1]) * 0.44
    scene.put(who, x, y, 190, by="middle", width=220, turn=lean, arms=(150, 150), walk=4.0)
    scene.finish()


@register.layout(
    "tightrope", "rope", tags="risk balance courage", who="acrobat", holds="held", end="wonder"
)
def rope(scene: Scene, who: str, holds: str, end: str) -> None:
    """A walker on a rope tied to something that cannot hold it."""
    scene.backdrop(sun=False)
    scene.relate(who, "walks a rope to", end)
    canvas = scene.canvas
    canvas.light = (600, 260)
    goal = scene.put(end, 590, 470, 320, width=320, focal=True)
    left, top, _, bottom = goal.bbox()
    knot = (left + 8, (top + bottom) / 2)
    line: list[Node] = [(-20, 660), (120, 686), (290, 700), (420, 640), knot]
    canvas.line(smooth(line, closed=False), canvas.palette.highlight, 5)
    canvas.line(smooth(line, closed=False), canvas.palette.ink, 1.2, 0.7)
    walker = scene.put(who, 280, 702, 270, arms=(85, 112), walk=7.0)
    if holds:
        hold(scene, walker, holds, 190)
    scene.finish()


@register.layout("swing", "hung", tags="childhood play lightness", who="sitter", above="wonder")
def swing(scene: Scene, who: str, above: str) -> None:
    """A swing whose ropes hang from something in the sky."""
    scene.backdrop(sun=False)
    scene.relate(who, "swings from", above)
    canvas = scene.canvas
    canvas.light = (400, 220)
    hook = scene.put(above, 400, 400, 330, width=420, focal=True)
    left, _, right, bottom = hook.bbox()
    spread = min(90.0, (right - left) / 3)
    seat_y = 860.0
    for side in (-1, 1):
        start = (400 + side * spread * 0.8, bottom - 30)
        string(scene, start, (330 + side * 84, seat_y), 6, 4)
    person = scene.put(who, 330, seat_y + 6, 250, turn=-8, arms=(35, 35), walk=6.0)
    scene.made(made("seat", Shape(plank(226, seat_y, 208, 18), "b")), body=1)
    canvas.glow(person.at("mid")[0], seat_y - 100, 220, 0.25)
    birds(canvas, scene.dice, 5, 600, 700, 110)
    scene.finish()


@register.layout(
    "bridge", "span", tags="crossing help trust abyss", span="long", who="walker", far="house"
)
def bridge(scene: Scene, span: str, who: str, far: str) -> None:
    """Two cliffs, and between them something that was never meant to be a bridge."""
    scene.backdrop(horizon=900)
    scene.relate(span, "is a bridge for", who)
    canvas = scene.canvas
    left, top, right, bottom = scene.drawn(span).bbox()
    tall = bottom - top > (right - left) * 1.2
    canvas.glow(400, 640, 420, 0.8)
    scene.put(far, 712, 596, 120, width=96)
    if tall:  # laid across, it rests behind the two edges
        long = scene.put(span, 400, 590, 600, by="middle", turn=90, bow=False)
    for side in (0, 1):
        _cliff(scene, side)
    if not tall:
        long = scene.put(span, 392, 790, 400, width=560)
    scene.look_at(long.bbox())
    start, deck, end, _ = long.bbox()
    x, stand = (start + (end - start) * 0.24, deck + 12) if tall else long.at("back")
    scene.put(who, x, stand + 6, 130, walk=6.0, arms=(40, 40))
    scene.finish()


def _cliff(scene: Scene, side: int) -> None:
    palette = scene.canvas.palette

    def at(x: float) -> float:
        return 800 - x if side else x

    rock: list[Node] = [(at(-40), 610, "c"), (at(130), 600, "c"), (at(176), 640), (at(150), 780)]
    rock += [(at(190), 960), (at(130), 1240, "c"), (at(-40), 1240, "c")]
    grass: list[Node] = [(at(-40), 604, "c"), (at(80), 588), (at(182), 612), (at(150), 632)]
    grass += [(at(90), 622), (at(40), 640), (at(-40), 626, "c")]
    dark, green = layer(scene.canvas, 3, 5), mix(palette.bodies[2], palette.land[0], 0.4)
    scene.made(made("cliff", Shape(smooth(rock))), body=dark)
    scene.made(made("grass", Shape(smooth(grass))), body=green)


@register.layout("kite", "flown", tags="freedom link childhood wind", who="flyer", kite="floater")
def kite(scene: Scene, who: str, kite: str) -> None:
    """A person who flies, at the end of a string, something far too heavy."""
    floor = scene.backdrop()
    scene.relate(who, "flies as a kite", kite)
    canvas = scene.canvas
    flown = scene.put(kite, 500, 330, 330, by="middle", width=430, turn=-12, focal=True)
    left, _, right, bottom = flown.bbox()
    start = right - (right - left) * 0.36
    tail: list[Node] = [(start, bottom - 62), (690, bottom + 60), (640, bottom + 130)]
    tail += [(690, bottom + 200), (650, bottom + 260)]
    canvas.line(smooth(tail, closed=False), canvas.palette.ink, 2.5)
    for x, y, *_ in tail[1:]:
        bow = polygon([(x, y), (x - 20, y - 12), (x - 20, y + 12), (x, y), (x + 20, y - 12)])
        scene.made(made("bow", Shape((*bow[:-1], ("L", x + 20, y + 12), ("Z",)), "acc")))
    person = scene.put(who, 200, floor + 70, 220, arms=(60, 140), walk=5.0, mood="joy")
    string(scene, person.at("hand"), ((left + right) / 2, bottom - 40), 60, 2.4)
    scene.finish()

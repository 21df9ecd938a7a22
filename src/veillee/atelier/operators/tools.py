"""What several operators draw: strings, ropes, waves in front, planks, hanging things."""

import math
from collections.abc import Sequence

from veillee.atelier.geometry import Box, Motif, Node, Path, Point, Shape, polygon, smooth
from veillee.atelier.scene import Scene
from veillee.atelier.scenery import wave

_HUNG = frozenset({"lantern", "cage", "clock", "key", "mask", "heart", "anchor", "bell"})
_BY_HANDLE = frozenset({"umbrella", "balloon"})


def string(scene: Scene, start: Point, end: Point, sag: float = 0.0, width: float = 2.0) -> None:
    """A thin string from one point to another, sagging a little."""
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + sag)
    palette = scene.canvas.palette
    colour = palette.highlight if scene.canvas.is_dark else palette.ink
    scene.canvas.line(smooth([start, middle, end], closed=False), colour, width, 0.85)


def waves_before(scene: Scene, y: float, count: int = 2) -> None:
    """Waves in front of what floats at y."""
    for i in range(count):
        wave(scene.canvas, scene.dice, y + i * 74, 16 + 4 * i, 0.6 + 0.3 * i / max(1, count - 1))


def made(name: str, *shapes: Shape) -> Motif:
    """A motif made for one card."""
    return Motif(name, shapes)


def plank(x: float, y: float, width: float, height: float, lean: float = 0.0) -> Path:
    """A board, its right end higher by `lean`."""
    return polygon([(x, y), (x + width, y - lean), (x + width, y + height - lean), (x, y + height)])


def hold(scene: Scene, holder: Motif, name: str, height: float, hand: str = "hand") -> Motif:
    """Give a thing to a hand: lamps and cages hang from it, the rest stands on it."""
    x, y = holder.at(hand)
    if name in _HUNG:
        if name == "lantern":
            scene.canvas.glow(x, y + height * 0.6, height * 1.2, 0.8)
        return scene.put(name, x, y - 4, height, by="top")
    if name in _BY_HANDLE:
        return scene.put(name, x, y + height * 0.06, height, by="base")
    return scene.put(name, x, y - 12, height)


def ribbon(points: Sequence[Point], width: Sequence[float]) -> Path:
    """A band of changing width along points."""
    last = len(points) - 1
    left: list[Node] = []
    right: list[Node] = []
    for i, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[max(0, i - 1)], points[min(last, i + 1)]
        length = math.hypot(bx - ax, by - ay) or 1.0
        nx, ny = -(by - ay) / length, (bx - ax) / length
        half = width[i] / 2
        left.append((x + nx * half, y + ny * half))
        right.append((x - nx * half, y - ny * half))
    return smooth([*left, *reversed(right)])


def boxed(*points: Point) -> Box:
    """The box around points."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)

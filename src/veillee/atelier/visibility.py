"""What can really be seen of each thing on a card, computed from what was painted over it."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

from veillee.atelier.canvas import Mark
from veillee.atelier.geometry import Point
from veillee.atelier.motifs import MOTIFS
from veillee.atelier.scene import Scene, Thing
from veillee.atelier.skin import HEIGHT, MARGIN, WIDTH

SCALE = 0.5
"""Pixels of the plan for a unit of the card."""
ENOUGH = 0.8
"""The share of a thing that must be seen for the card to say that it shows it."""
SMALLEST = 60.0
"""Things smaller than this both ways are details."""

_BEYOND = 300.0  # how far outside the card a shape is still counted as hidden
_NOBODY = 0

Plan = NDArray[np.int32]
"""Who is in front at each point: the owner's number plus one, or nobody."""


@dataclass(frozen=True, slots=True)
class Sight:
    """How much of each thing is seen, and the plan that says where."""

    shares: tuple[float, ...]
    plan: Plan

    def mask(self, owners: Sequence[int]) -> NDArray[np.bool_]:
        """Where these owners are in front."""
        return np.isin(self.plan, [owner + 1 for owner in owners])


def sight(scene: Scene, *, mirrored: bool = False) -> Sight:
    """Replay the painting of a scene in flat colours, one for each thing."""
    plan = _plan(scene.canvas.marks)
    shares = tuple(_share(thing, scene.canvas.marks, plan) for thing in scene.record.things)
    return Sight(shares, plan[:, ::-1] if mirrored else plan)


def visible(scene: Scene) -> tuple[str, ...]:
    """The names of the things that can be told, in the order they were placed."""
    shares = sight(scene).shares
    names = {
        thing.name: None
        for thing, share in zip(scene.record.things, shares, strict=True)
        if share >= ENOUGH and max(_sides(thing)) >= SMALLEST and thing.name in MOTIFS
    }
    return tuple(names)


def _sides(thing: Thing) -> tuple[float, float]:
    left, top, right, bottom = thing.box
    return right - left, bottom - top


def _plan(marks: Sequence[Mark]) -> Plan:
    size = (int(WIDTH * SCALE), int(HEIGHT * SCALE))
    layers = [Image.new("I", size, _NOBODY)]
    openings: list[Image.Image] = []
    for mark in marks:
        if mark.kind == "open":
            openings.append(_stencil(mark, size))
            layers.append(layers[-1].copy())
        elif mark.kind == "close":
            inner = layers.pop()
            layers[-1].paste(inner, (0, 0), openings.pop())
        else:
            _draw(
                ImageDraw.Draw(layers[-1]), mark, 0.0, (mark.owner or 0) + (mark.owner is not None)
            )
    plan = np.asarray(layers[0], dtype=np.int32).copy()
    frame = int(MARGIN * SCALE)
    plan[:frame], plan[-frame:], plan[:, :frame], plan[:, -frame:] = (_NOBODY,) * 4
    return plan


def _share(thing: Thing, marks: Sequence[Mark], plan: Plan) -> float:
    """The part of a thing's own silhouette that is in front of everything, on the paper."""
    size = (int((WIDTH + 2 * _BEYOND) * SCALE), int((HEIGHT + 2 * _BEYOND) * SCALE))
    whole = Image.new("1", size, 0)
    pen = ImageDraw.Draw(whole)
    depth, own_depth = 0, None
    for mark in marks:
        depth += (mark.kind == "open") - (mark.kind == "close")
        if mark.kind == "paint" and mark.owner == thing.owner:
            own_depth = depth if own_depth is None else own_depth
            # What is painted through an opening in it lies inside the silhouette already drawn.
            if depth == own_depth:
                _draw(pen, mark, _BEYOND, 1)
    total = int(np.asarray(whole).sum())
    seen = int((plan == thing.owner + 1).sum())
    return seen / total if total else _on_paper(thing)


def _on_paper(thing: Thing) -> float:
    """The part of a box that is on the paper, for things that an operator builds from pieces."""
    left, top, right, bottom = thing.box
    inside_x = min(right, WIDTH - MARGIN) - max(left, MARGIN)
    inside_y = min(bottom, HEIGHT - MARGIN) - max(top, MARGIN)
    area = (right - left) * (bottom - top)
    return max(0.0, inside_x) * max(0.0, inside_y) / area if area else 0.0


def _stencil(mark: Mark, size: tuple[int, int]) -> Image.Image:
    stencil = Image.new("1", size, 0)
    _draw(ImageDraw.Draw(stencil), mark, 0.0, 1)
    return stencil


def _draw(pen: ImageDraw.ImageDraw, mark: Mark, beyond: float, value: int) -> None:
    for polygon in mark.polygons:
        points = [_pixel(point, beyond) for point in polygon]
        if len(points) < 2:
            continue
        if mark.width:
            pen.line(points, fill=value, width=max(1, round(mark.width * SCALE)))
        else:
            pen.polygon(points, fill=value)


def _pixel(point: Point, beyond: float) -> Point:
    return (point[0] + beyond) * SCALE, (point[1] + beyond) * SCALE

"""The cards of Look at the Stars: 27 nights, the shooting star, ten point cards, nine powers."""

import math
from collections.abc import Mapping, Sequence
from functools import partial
from random import Random

from veillee.atelier.geometry import Path, Point, arc, ellipse, polygon, rectangle, smooth
from veillee.atelier.pieces.looks import CREAM, EMBER, INK, LAMP, PAPER, STAR
from veillee.atelier.pieces.sheet import Draw, Sheet, crescent, deckled, scattered, spark
from veillee.games.look_at_the_stars.components import (
    NIGHT,
    POINT_CARDS,
    POWER_CARDS,
    PointCardId,
    PowerCardId,
)
from veillee.games.look_at_the_stars.lattice import Line

SIDE = 200


def night(card: str) -> str:
    """A night card: two lines on the lattice, ends as bright as stars."""
    sheet = _card(f"night-{card}", ("#070b1f", "#12225a", "#2f5296"))
    _shape(sheet, NIGHT[card].lines, 100, 100, 40, LAMP)
    return sheet.document()


def shooting_star() -> str:
    """The shooting-star card: one head, a tail of one, two or three steps."""
    sheet = _card("night-shooting-star", ("#070b1f", "#12225a", "#2f5296"))
    stops = [(46.0, 154.0), (82.0, 118.0), (118.0, 82.0), (154.0, 46.0)]
    sheet.glow(154, 46, 44, LAMP, 0.8)
    for spread, colour, op in ((8, EMBER, 0.6), (5, LAMP, 0.85), (2.4, CREAM, 0.95)):
        tail: Path = polygon([(44, 156), (154 - spread, 46 - spread), (154 + spread, 46 + spread)])
        sheet.path(tail, colour, op)
    for x, y in stops[:3]:
        sheet.disc(x, y, 5, CREAM, edge=1.4)
    sheet.path(spark(154, 46, 24), CREAM, edge=1.4)
    return sheet.document()


def point_card(card: PointCardId) -> str:
    """A point card: the shape, and its value on a five-pointed star."""
    face = POINT_CARDS[card]
    sheet = _card(f"point-{card}", ("#0c1433", "#1a2f6c", "#3a5aa0"))
    _shape(sheet, face.shape.lines, 94, 108, 34, CREAM)
    sheet.path(pointed(5, 162, 38, 31, 17), LAMP, edge=1.8)
    sheet.words_in_the_middle(str(face.value), 162, 49, 29, INK)
    return sheet.document()


def power_card(card: PowerCardId) -> str:
    """A power card: the shape, a seven-pointed star, and what the power lends."""
    face = POWER_CARDS[card]
    sheet = _card(f"power-{card}", ("#1b0d2c", "#48205c", "#8a4a86"))
    _shape(sheet, face.shape.lines, 94, 112, 34, CREAM)
    badge = pointed(7, 159, 41, 35, 26)
    sheet.path(badge, "#2a1440")
    sheet.line(badge, "#d9a0d0", 2)
    _POWER_SIGNS[face.power](sheet, 159, 41)
    return sheet.document()


def _card(name: str, sky: tuple[str, str, str]) -> Sheet:
    sheet = Sheet(name, SIDE, SIDE)
    random = Random(name)
    sheet.path(rectangle(1, 1, SIDE - 2, SIDE - 2, 12), PAPER, edge=2)
    sheet.begin_clip(deckled(random, (9, 9, 191, 191), 1.3))
    sheet.ground(sheet.downward((0, sky[0]), (0.6, sky[1]), (1, sky[2])))
    sheet.dots(scattered(random, 46, (10, 10, 190, 190)), STAR, 1.1, 0.45)
    sheet.dots(scattered(random, 60, (10, 150, 190, 190)), sky[0], 1.5, 0.35)
    sheet.end_clip()
    return sheet


def _shape(sheet: Sheet, shape: Sequence[Line], x: float, y: float, step: float, ink: str) -> None:
    """A shape about a middle, on the points of the lattice it stands on."""
    ends = [end for line in shape for end in line]
    wide, high = max(end[0] for end in ends), max(end[1] for end in ends)

    def place(end: Point) -> Point:
        return x + (end[0] - wide / 2) * step, y - (end[1] - high / 2) * step

    lattice = [place((c, r)) for c in range(int(wide) + 1) for r in range(int(high) + 1)]
    sheet.dots(lattice, "#a9b6ea", 5.4, 0.75)
    for line in shape:
        sheet.line(polygon([place(end) for end in line], closed=False), INK, 11.5)
    for line in shape:
        sheet.line(polygon([place(end) for end in line], closed=False), ink, 7.6)
    for end in sorted(set(ends)):
        sheet.disc(*place(end), 8.2, ink, edge=1.8)


def pointed(points: int, x: float, y: float, long: float, short: float) -> Path:
    """A star of as many points."""
    nodes = []
    for i in range(points * 2):
        radius = short if i % 2 else long
        angle = math.radians(i * 180 / points - 90)
        nodes.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return smooth(nodes, tension=0.04)


def _aura(sheet: Sheet, x: float, y: float) -> None:
    sheet.glow(x, y, 26, LAMP, 0.9)
    sheet.line(ellipse(x, y, 17), LAMP, 2)
    sheet.path(spark(x, y, 13), CREAM)


def _planet(sheet: Sheet, x: float, y: float) -> None:
    sheet.disc(x, y, 11, EMBER, edge=1.2)
    sheet.line(smooth(arc(x - 2, y + 3, 9, 20, 120, 5), closed=False), "#c9642f", 2, 0.8)
    sheet.line(ellipse(x, y, 20, 6, -22), CREAM, 2.4)
    sheet.path(smooth([(x - 9, y - 6), (x, y - 11), (x + 10, y - 5), (x, y - 1)]), EMBER)


def _new_stars(sheet: Sheet, x: float, y: float) -> None:
    sheet.path(spark(x - 8, y + 5, 13), LAMP)
    sheet.path(spark(x + 10, y - 8, 11), CREAM)


def _one_line(sheet: Sheet, x: float, y: float) -> None:
    sheet.line(polygon([(x - 12, y + 10), (x + 12, y - 10)], closed=False), CREAM, 4)
    for dx, dy in ((-12, 10), (12, -10)):
        sheet.disc(x + dx, y + dy, 5.4, LAMP, edge=1)


def _galaxy(sheet: Sheet, x: float, y: float) -> None:
    sheet.glow(x, y, 22, "#d9b8ff", 0.7)
    for turn in (0, 180):
        arm = [
            (
                x + (3 + i * 1.5) * math.cos(math.radians(turn + i * 26)) * 1.25,
                y + (3 + i * 1.5) * math.sin(math.radians(turn + i * 26)) * 0.8,
            )
            for i in range(11)
        ]
        sheet.line(smooth(arm, closed=False), CREAM, 2.6, 0.95)
    sheet.disc(x, y, 4.6, LAMP)


def _black_hole(sheet: Sheet, x: float, y: float) -> None:
    sheet.line(ellipse(x, y, 21, 8, -18), EMBER, 3)
    sheet.disc(x, y, 11.5, "#05030c")
    sheet.line(ellipse(x, y, 11.5), LAMP, 1.8)


def _nova(sheet: Sheet, x: float, y: float) -> None:
    sheet.path(pointed(12, x, y, 22, 9), EMBER)
    sheet.path(pointed(8, x, y, 15, 7), LAMP)
    sheet.disc(x, y, 5, CREAM)


def _twinkle(sheet: Sheet, x: float, y: float) -> None:
    sheet.path(spark(x, y, 21), LAMP)
    sheet.path(pointed(4, x, y, 3, 11), CREAM)


def _crescent(sheet: Sheet, x: float, y: float) -> None:
    sheet.path(crescent(x, y, 17), LAMP)
    sheet.path(spark(x + 11, y - 3, 6), CREAM)


_POWER_SIGNS = {
    "luminous-aura": _aura,
    "planet": _planet,
    "new-stars": _new_stars,
    "line": _one_line,
    "galaxy": _galaxy,
    "black-hole": _black_hole,
    "nova": _nova,
    "twinkling-star": _twinkle,
    "crescent-moon": _crescent,
}

PIECES: Mapping[str, Draw] = {
    **{f"night-{card}": partial(night, card) for card in NIGHT},
    "night-shooting-star": shooting_star,
    **{f"point-{card}": partial(point_card, card) for card in POINT_CARDS},
    **{f"power-{card}": partial(power_card, card) for card in POWER_CARDS},
}

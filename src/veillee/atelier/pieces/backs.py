"""The backs of the cards: one night for each deck, the same upside down."""

import math
from collections.abc import Callable, Mapping
from functools import partial
from random import Random

from veillee.atelier.colour import mix, shift
from veillee.atelier.geometry import Point, ellipse, matrix, polygon, rectangle, smooth
from veillee.atelier.motifs import MOTIFS
from veillee.atelier.motifs.pen import moved, polar
from veillee.atelier.pieces import gems
from veillee.atelier.pieces.looks import CREAM, EMBER, INK, LAMP, PAPER, SKIES, STAR, Sky
from veillee.atelier.pieces.sheet import Draw, Sheet, crescent, deckled, scattered, spark
from veillee.atelier.pieces.stars import pointed


def back(name: str) -> str:
    """A card's back."""
    width, height, sky, draw = BACKS[name]
    sheet = Sheet(f"back-{name}", width, height)
    random = Random(f"back {name}")
    sheet.path(rectangle(1, 1, width - 2, height - 2, 10), PAPER, edge=2)
    sheet.begin_clip(deckled(random, (9, 9, width - 9, height - 9), 1.3))
    sheet.ground(sheet.outward((0, shift(sky.low, 0.05)), (0.55, sky.middle), (1, sky.high)))
    half = scattered(random, 60, (10, 10, width - 10, height / 2))
    sheet.dots([*half, *((width - x, height - y) for x, y in half)], STAR, 1.2, 0.6)
    draw(sheet, width / 2, height / 2)
    sheet.end_clip()
    return sheet.document()


def _dream(sheet: Sheet, x: float, y: float) -> None:
    """Two moths, head to head about an eye that is also a moon."""
    colours = {
        "a": "#7d63b8",
        "b": "#4d3a86",
        "hi": CREAM,
        "ink": INK,
        "acc": EMBER,
        "c": "#7d63b8",
        "glow": LAMP,
        "skin": CREAM,
        "hair": INK,
    }
    for turn in (0, 180):
        moth = MOTIFS["moth"].draw(Random(1)).tf(matrix(0, -40, 0.82)).tf(matrix(x, y, 1, turn))
        sheet.motif(moth, colours, edge=1.2)
        for dx, dy, r in ((-58, -58, 7), (58, -58, 7)):
            point = _turned((x, y), (dx, dy), turn)
            sheet.path(spark(*point, r), LAMP)
    sheet.glow(x, y, 60, LAMP, 0.7)
    sheet.path(
        smooth(
            [
                (x - 40, y, "c"),
                (x - 18, y - 19),
                (x + 18, y - 19),
                (x + 40, y, "c"),
                (x + 18, y + 19),
                (x - 18, y + 19),
            ]
        ),
        CREAM,
        edge=1.8,
    )
    sheet.disc(x, y, 17, "#5a46a0", edge=1.2)
    sheet.path(crescent(x + 1, y, 11), LAMP)
    _frame(sheet, x, y, LAMP)


def _turned(middle: Point, away: Point, turn: int) -> Point:
    sign = 1 if turn == 0 else -1
    return middle[0] + sign * away[0], middle[1] + sign * away[1]


def _frame(sheet: Sheet, x: float, y: float, colour: str) -> None:
    """A fine line inside the edge, with a spark at each corner."""
    left, top = 17.0, 17.0
    sheet.line(rectangle(left, top, 2 * x - 2 * left, 2 * y - 2 * top, 8), colour, 1.4, 0.7)
    for dx in (-1, 1):
        for dy in (-1, 1):
            sheet.path(spark(x + dx * (x - 28), y + dy * (y - 28), 7), colour)


def _words(sheet: Sheet, x: float, y: float) -> None:
    """A lamp above, the same lamp below: a word lights both."""
    brass = {
        "a": "#c39a4e",
        "b": "#8a6a3a",
        "c": "#2f6f7a",
        "hi": CREAM,
        "ink": "#15303c",
        "acc": EMBER,
        "glow": LAMP,
        "skin": CREAM,
        "hair": INK,
    }
    for turn in (0, 180):
        middle = _turned((x, y), (0, -58), turn)
        sheet.glow(*middle, 74, LAMP, 0.6)
        lamp = MOTIFS["lantern"].draw(Random(1)).tf(matrix(0, -16, 0.84)).tf(matrix(x, y, 1, turn))
        sheet.motif(lamp, brass, edge=1.2)
        for dx, dy in ((-56, -96), (56, -96), (-60, -34), (60, -34), (-34, -116), (34, -116)):
            sheet.path(spark(*_turned((x, y), (dx, dy), turn), 6), STAR)
    scrap = deckled(Random("scrap"), (x - 52, y - 11, x + 52, y + 11), 1.6)
    sheet.path(scrap, PAPER, edge=1.4)
    for dx in (-24, 0, 24):
        sheet.path(spark(x + dx, y, 6.4), INK)
    _frame(sheet, x, y, LAMP)


def _lattice(sheet: Sheet, x: float, y: float) -> None:
    """The lattice of stars, with a moon among them."""
    step = 26
    points = [
        (x + i * step, y + j * step)
        for i in range(-3, 4)
        for j in range(-3, 4)
        if math.hypot(i, j) > 1.5
    ]
    for point in points:
        sheet.path(spark(*point, 4.6), STAR, 0.85)
    sheet.glow(x, y, 60, LAMP, 0.6)
    sheet.path(crescent(x, y, 27), LAMP, edge=1.6)
    sheet.path(spark(x + 14, y, 9), CREAM)


def _points(sheet: Sheet, x: float, y: float) -> None:
    _pointed_back(sheet, x, y, 5, 26, LAMP)


def _powers(sheet: Sheet, x: float, y: float) -> None:
    _pointed_back(sheet, x, y, 7, 38, "#d9a0d0")


def _pointed_back(sheet: Sheet, x: float, y: float, count: int, waist: float, colour: str) -> None:
    sheet.glow(x, y, 92, colour, 0.5)
    for scale, op in ((1.28, 0.35), (1.0, 1.0)):
        sheet.path(
            pointed(count, x, y, 58 * scale, waist * scale), colour, op, edge=1.6 if op == 1 else 0
        )
    sheet.path(pointed(count, x, y, 34, waist * 0.58), mix(colour, CREAM, 0.6))
    for i in range(count):
        sheet.path(spark(*polar(x, y, 78, i * 360 / count - 90 + 180 / count), 6), STAR)
    _frame(sheet, x, y, colour)


def _savanna(sheet: Sheet, x: float, y: float) -> None:
    """The star in the middle of woven bands."""
    for row, side in ((y - 116, 1), (y + 116, -1)):
        for i in range(-3, 4):
            cx = x + i * 26
            sheet.path(
                polygon([(cx - 13, row), (cx, row - side * 16), (cx + 13, row)]),
                "#c9722a",
                edge=0.8,
            )
            sheet.path(
                polygon([(cx - 13, row), (cx, row + side * 16), (cx + 13, row)]),
                "#8a2f3a",
                edge=0.8,
            )
            sheet.path(polygon([(cx - 5, row), (cx, row - 7), (cx + 5, row), (cx, row + 7)]), LAMP)
        sheet.line(f"M10 {row - 20}H190M10 {row + 20}H190", LAMP, 1.8, 0.9)
    sheet.glow(x, y, 96, "#ffb066", 0.75)
    sheet.line(ellipse(x, y, 76), LAMP, 1.6, 0.8)
    sheet.shapes(
        moved(gems.star(16, 104, 70, 22), x, y, 0.66), {"light": "#e9b25a", "deep": "#b9652a"}
    )
    sheet.shapes(moved(gems.star(), x, y, 1.36), gems.GOLD, edge=1.4)
    sheet.disc(x, y, 8, "#fffdf2", edge=1)


Back = tuple[float, float, Sky, Callable[[Sheet, float, float], None]]
BACKS: Mapping[str, Back] = {
    "dixit": (200, 300, SKIES["dixit"], _dream),
    "stella-word": (200, 300, SKIES["stella"], _words),
    "etoile-d-afrique": (200, 300, SKIES["etoile-d-afrique"], _savanna),
    "night": (200, 200, SKIES["look-at-the-stars"], _lattice),
    "point": (200, 200, SKIES["look-at-the-stars"], _points),
    "power": (200, 200, Sky("#1b0d2c", "#48205c", "#8a4a86", "#2a1440", "#1b0d2c"), _powers),
}

PIECES: Mapping[str, Draw] = {f"back-{name}": partial(back, name) for name in BACKS}

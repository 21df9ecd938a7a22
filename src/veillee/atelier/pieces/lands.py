"""The four lands of L'Étoile d'Afrique, and the night that belongs to none of them."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from veillee.atelier.colour import mix, shift
from veillee.atelier.geometry import Node, Path, rectangle, smooth
from veillee.atelier.pieces.looks import CREAM, INK, LAMP, STAR
from veillee.atelier.pieces.sheet import Sheet, scattered
from veillee.games.africa_deck import Colour

HORIZON = 168.0


@dataclass(frozen=True, slots=True)
class Land:
    """One of the four lands: its sky from top to horizon, its ground from far to near, its sign."""

    sky: tuple[str, str, str]
    ground: tuple[str, str, str]
    sign: str
    sun: str


LANDS: Mapping[Colour | None, Land] = {
    "sand": Land(
        ("#43244a", "#a3503f", "#f0b25a"), ("#e0a53c", "#c6842e", "#935127"), "#b8741b", "#ffe3a0"
    ),
    "river": Land(
        ("#10204a", "#2c5f9e", "#9ccbe0"), ("#5f9fd0", "#3f86c6", "#255a96"), "#2565ab", "#f4f7e2"
    ),
    "forest": Land(
        ("#10302f", "#2a6b57", "#b9d58f"), ("#58a072", "#2f8a63", "#185a41"), "#1c7450", "#f7f2b8"
    ),
    "dusk": Land(
        ("#241340", "#74336a", "#ef9c86"), ("#b4577f", "#84406f", "#4a2650"), "#9c3f6c", "#ffd9b0"
    ),
    None: Land(("#120e2b", "#2c2158", "#7a4a86"), ("#4a3a72", "#33275a", "#211a40"), INK, LAMP),
}


def landscape(sheet: Sheet, colour: Colour | None, random: Random) -> None:
    """A land under its sky, in the window of a card."""
    land = LANDS[colour]
    sky = sheet.downward((0, land.sky[0]), (0.45, land.sky[1]), (0.72, land.sky[2]))
    sheet.path(rectangle(8, 8, 184, 244), sky)
    sheet.dots(scattered(random, 34, (78, 12, 188, 110)), STAR, 1.1, 0.7)
    if colour is not None:
        x = random.uniform(112, 160)
        sheet.glow(x, HORIZON - 8, 80, land.sun, 0.7)
        sheet.disc(x, HORIZON - 12, 26, land.sun, 0.95, edge=1)
    _GROUNDS[colour](sheet, land, random)
    sheet.dots(scattered(random, 90, (10, 214, 190, 248)), shift(land.ground[2], -0.12), 1.5, 0.6)
    sheet.dots(scattered(random, 60, (10, 196, 190, 222)), shift(land.ground[1], 0.12), 1.3, 0.6)


def _ridge(random: Random, y: float, rise: float, count: int) -> Path:
    tops: list[Node] = [
        (10 + 180 * i / count, y + random.uniform(-rise, rise) * (1 if i % 2 else 0.4))
        for i in range(count + 1)
    ]
    return smooth([(-4, 260, "c"), (-4, y, "c"), *tops, (204, y, "c"), (204, 260, "c")])


def _dunes(sheet: Sheet, land: Land, random: Random) -> None:
    for i, y in enumerate((HORIZON, HORIZON + 22, HORIZON + 46)):
        crest = random.uniform(60, 150)
        dune: list[Node] = [
            (-4, 260, "c"),
            (-4, y + 14, "c"),
            (crest - 60, y + 6),
            (crest - 8, y - 22 + i * 4),
            (crest, y - 24 + i * 4, "c"),
            (crest + 22, y + 2),
            (crest + 70, y + 14),
            (204, y + 8, "c"),
            (204, 260, "c"),
        ]
        shade: list[Node] = [
            (crest, y - 24 + i * 4, "c"),
            (crest + 22, y + 2),
            (crest + 70, y + 14),
            (crest + 30, y + 22),
            (crest - 4, y + 10),
        ]
        sheet.path(smooth(dune), land.ground[i], edge=1)
        sheet.path(smooth(shade), shift(land.ground[i], -0.1), 0.55)


def _water(sheet: Sheet, land: Land, random: Random) -> None:
    bank: list[Node] = [
        (-4, HORIZON + 4, "c"),
        (40, HORIZON - 12),
        (96, HORIZON - 4),
        (150, HORIZON - 14),
        (204, HORIZON, "c"),
        (204, 190, "c"),
        (-4, 190, "c"),
    ]
    sheet.path(smooth(bank), mix(land.ground[2], "#1f6a4a", 0.5), edge=1)
    for i, y in enumerate((HORIZON + 6, HORIZON + 30, HORIZON + 56)):
        start = random.uniform(-20, 0)
        waves: list[Node] = [(start + 18 * k, y + (5 if k % 2 else -4)) for k in range(13)]
        sheet.path(smooth([(-8, 260, "c"), *waves, (212, 260, "c")]), land.ground[i], edge=1)
        for k in range(4):
            x = 20 + k * 46 + random.uniform(-8, 8)
            sheet.line(
                smooth([(x, y + 14), (x + 8, y + 11), (x + 16, y + 14)], closed=False),
                CREAM,
                1.4,
                0.5,
            )
    bar: list[Node] = [
        (-8, 262, "c"),
        (-8, 240, "c"),
        (50, 226),
        (110, 222),
        (160, 228),
        (208, 242, "c"),
    ]
    sheet.path(smooth([*bar, (208, 262, "c")]), "#dcbf86", edge=1)


def _woods(sheet: Sheet, land: Land, random: Random) -> None:
    for row, (y, high, step) in enumerate(((HORIZON + 6, 60, 21), (HORIZON + 22, 46, 29))):
        sheet.path(_ridge(random, y, 5, 5), land.ground[row], edge=1)
        x = -4 + random.uniform(0, 8)
        while x < 204:
            tree = high * random.uniform(0.75, 1.15)
            crown = [
                (x - 12, y + 8),
                (x - 9, y - tree * 0.5),
                (x, y - tree),
                (x + 9, y - tree * 0.5),
                (x + 12, y + 8),
            ]
            if row == 0 or not 54 < x < 150:
                sheet.path(smooth(crown), shift(land.ground[row], -0.05), edge=1)
                sheet.line(
                    smooth([(x, y + 8), (x + 1, y - tree * 0.55)], closed=False),
                    shift(land.ground[2], -0.08),
                    1.2,
                    0.7,
                )
            x += step
    sheet.path(_ridge(random, HORIZON + 46, 5, 5), land.ground[2], edge=1)


def _peaks(sheet: Sheet, land: Land, random: Random) -> None:
    x = random.uniform(62, 96)
    peak: list[Node] = [
        (x - 90, 200, "c"),
        (x - 40, 140),
        (x - 16, 108),
        (x, 104),
        (x + 18, 110),
        (x + 46, 144),
        (x + 100, 200, "c"),
    ]
    snow: list[Node] = [
        (x - 27, 124),
        (x - 16, 108),
        (x, 104),
        (x + 18, 110),
        (x + 28, 124),
        (x + 18, 120, "c"),
        (x + 10, 130, "c"),
        (x, 121, "c"),
        (x - 10, 131, "c"),
        (x - 17, 121, "c"),
    ]
    sheet.path(smooth(peak), land.ground[0], edge=1)
    sheet.path(smooth(snow), CREAM, edge=1)
    sheet.path(_ridge(random, HORIZON + 18, 6, 6), land.ground[1], edge=1)
    sheet.path(_ridge(random, HORIZON + 44, 5, 5), land.ground[2], edge=1)


def _plain(sheet: Sheet, land: Land, random: Random) -> None:
    for i, y in enumerate((HORIZON, HORIZON + 22, HORIZON + 46)):
        sheet.path(_ridge(random, y, 7, 6), land.ground[i], edge=1)


_GROUNDS = {"sand": _dunes, "river": _water, "forest": _woods, "dusk": _peaks, None: _plain}

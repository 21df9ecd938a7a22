"""The 54 cards of L'Étoile d'Afrique: a value, a land with its own sign, a place, a picture."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from random import Random

from veillee.atelier.colour import mix, shift
from veillee.atelier.geometry import Node, Path, Point, Shape, matrix, rectangle, smooth
from veillee.atelier.motifs import MOTIFS
from veillee.atelier.motifs.pen import blob, dot, limb, line, moved
from veillee.atelier.motifs.savanna import lion_head
from veillee.atelier.pieces import gems
from veillee.atelier.pieces.lettering import width
from veillee.atelier.pieces.looks import CREAM, INITIAL, INK, LAMP, PAPER, STAR
from veillee.atelier.pieces.sheet import Colours, Draw, Sheet, deckled, scattered, spark
from veillee.games.africa_deck import DECK, POINTS, VALUE, Card, Colour, Face

WIDTH, HEIGHT = 200, 300
WINDOW = (11.0, 11.0, 189.0, 249.0)
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

# The higher the value, the greater the animal.
ANIMALS = {
    3: "gazelle",
    4: "flamingo",
    5: "crocodile",
    6: "zebra",
    7: "camel",
    8: "hippo",
    9: "giraffe",
    10: "elephant",
}
TREASURES = {
    11: (gems.topaz, gems.TOPAZ),
    12: (gems.emerald, gems.EMERALD),
    13: (gems.ruby, gems.RUBY),
    14: (gems.horseshoe, gems.SILVER),
}


def africa_card(card: Card) -> str:
    """The face of a card."""
    face = DECK[card]
    land = LANDS[face.colour]
    sheet = Sheet(f"africa-{card}", WIDTH, HEIGHT)
    random = Random(f"africa {card}")
    _paper(sheet)
    sheet.begin_clip(deckled(random, WINDOW, 1.2))
    _landscape(sheet, face.colour, land, random)
    _picture(sheet, face, land, random)
    _points(sheet, POINTS[card])
    sheet.end_clip()
    _tab(sheet, face, land)
    _strip(sheet, face.place)
    return sheet.document()


def _paper(sheet: Sheet) -> None:
    sheet.path(rectangle(1, 1, WIDTH - 2, HEIGHT - 2, 10), PAPER, edge=2)
    sheet.line(rectangle(6, 6, WIDTH - 12, HEIGHT - 12, 6), INK, 1, 0.35)


def _landscape(sheet: Sheet, colour: Colour | None, land: Land, random: Random) -> None:
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


def _picture(sheet: Sheet, face: Face, land: Land, random: Random) -> None:
    if face.value in ANIMALS:
        _constellation(sheet, face.value, random)
        _animal(sheet, ANIMALS[face.value], land)
    elif face.value == 2:
        _lion(sheet, land)
    elif face.value in TREASURES:
        draw, colours = TREASURES[face.value]
        sheet.glow(112, 156, 86, colours["light"], 0.75)
        sheet.shapes(moved(draw(), 112, 158, 1.55), colours | {"ink": INK}, edge=1.4)
        for x, y, r in ((60, 128, 7), (168, 112, 9), (160, 206, 6)):
            sheet.path(spark(x, y, r), CREAM)
    elif face.value == 15:
        _brigand(sheet)
    else:
        _great_star(sheet)


def _constellation(sheet: Sheet, count: int, random: Random) -> None:
    """As many stars as the card is worth, joined: the value is told twice."""
    stars: list[Point] = []
    for i in range(count):
        share = i / (count - 1)
        lift = 12 if count > 5 else 16
        stars.append((92 + 84 * share, 72 + (lift if i % 2 else -lift) + random.uniform(-9, 9)))
    path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in stars)
    sheet.line(path, STAR, 1.4, 0.75)
    for x, y in stars:
        sheet.path(spark(x, y, 6.4), CREAM)


def _animal(sheet: Sheet, name: str, land: Land) -> None:
    motif = MOTIFS[name].draw(Random(3))
    left, _, right, _ = motif.bbox()
    scale = min(1.12, 150 / (right - left))
    middle = 102 - (left + right) / 2 * scale
    sheet.path(smooth([(30, 233), (100, 227), (172, 233), (100, 240)]), INK, 0.28)
    sheet.motif(motif.tf(matrix(middle, 233, scale)), _coat(name, land), edge=1.2)


def _coat(name: str, land: Land) -> Colours:
    """What an animal wears: its own colours, warmed by the light of the land."""
    bodies = {
        "gazelle": "#cf8a4c",
        "flamingo": "#f08a86",
        "zebra": "#e9e2d2",
        "crocodile": "#6c8a4a",
        "hippo": "#8d7f98",
        "camel": "#d6a45e",
        "giraffe": "#e9bd5c",
        "elephant": "#8b8ea6",
    }
    body = mix(bodies[name], land.sun, 0.12)
    accent = {"flamingo": body, "giraffe": "#a75f2c", "camel": "#b8403a"}.get(name, "#e29a86")
    return {
        "a": body,
        "b": shift(body, -0.14),
        "c": "#5f8f5a",
        "hi": "#fbf0dc",
        "ink": INK,
        "acc": accent,
        "glow": body if name == "giraffe" else LAMP,
        "skin": body,
        "hair": shift(body, -0.25),
    }


def _lion(sheet: Sheet, land: Land) -> None:
    colours = {"a": "#f2bb55", "b": "#a8571f", "acc": "#c9722a", "hi": "#fff0d2", "ink": INK}
    sheet.glow(108, 158, 92, land.sun, 0.7)
    sheet.shapes(moved(lion_head(0, 0), 108, 164, 1.86), colours, edge=1.6)


def _brigand(sheet: Sheet) -> None:
    """A jackal in a cloak: the thief of the tale is no one's portrait."""
    fur = {
        "a": "#d19a55",
        "b": "#8a5a2b",
        "hi": "#fbeed2",
        "ink": INK,
        "acc": "#c64030",
        "hat": "#4a3178",
        "band": LAMP,
        "cloak": "#2c2150",
        "glow": LAMP,
    }
    head = [
        blob("cloak", "-62,96c -56,58 -34,40 0,38 34,40 56,58 62,96c"),
        *(
            blob(
                "a",
                [
                    (s * 12, -34, "c"),
                    (s * 34, -76),
                    (s * 40, -84, "c"),
                    (s * 44, -58),
                    (s * 34, -20, "c"),
                ],
            )
            for s in (-1, 1)
        ),
        *(
            blob(
                "b",
                [
                    (s * 20, -38, "c"),
                    (s * 34, -68),
                    (s * 37, -72, "c"),
                    (s * 38, -54),
                    (s * 31, -30, "c"),
                ],
            )
            for s in (-1, 1)
        ),
        blob("a", "-36,-22 -24,-42 0,-47 24,-42 36,-22 38,0 24,18 10,34 0,40 -10,34 -24,18 -38,0"),
        blob("hi", "-38,0 -22,6 -8,14 0,12 8,14 22,6 38,0 24,20 10,35 0,41 -10,35 -24,20"),
        blob("ink", "-37,-16 -18,-22 0,-16 18,-22 37,-16 37,2 22,8 8,4 0,0 -8,4 -22,8 -37,2"),
        *(
            shape
            for s in (-1, 1)
            for shape in (
                dot("hi", s * 17, -8, 8, 6),
                dot("glow", s * 17, -8, 5, 5.4),
                dot("ink", s * 17, -8, 2, 5),
            )
        ),
        blob("ink", "-7,24 0,21 7,24 0,32"),
        line("ink", 1.6, "0,31 0,35 5,38"),
        blob("acc", "-40,42 -20,50 0,47 20,50 40,42 34,62 0,70 -34,62"),
        *(dot("hi", x, y, 2.2) for x, y in ((-22, 56), (-8, 60), (8, 60), (22, 56))),
        blob("hat", "-66,-38 -34,-44 0,-42 34,-44 66,-38 50,-30 0,-33 -50,-30"),
        blob("hat", "-30,-40c -28,-70 -18,-86 0,-80 18,-86 28,-70 30,-40c 0,-36"),
        blob("band", "-30,-40c -29,-50c 0,-46 29,-50c 30,-40c 0,-36"),
        limb("acc", "26,-48 46,-74 40,-98", 9, 2),
    ]
    sheet.glow(104, 150, 100, LAMP, 0.45)
    sheet.shapes(moved(head, 104, 168, 0.94), fur, edge=1.4)


def _great_star(sheet: Sheet) -> None:
    sheet.glow(108, 150, 120, LAMP, 0.9)
    sheet.shapes(
        moved(gems.star(16, 104, 70, 22), 108, 152, 0.8),
        {"light": "#ffe9a8", "deep": "#e7b95a"},
        edge=0,
    )
    sheet.shapes(moved(gems.star(), 108, 152, 1.5), gems.GOLD, edge=1.4)
    sheet.disc(108, 152, 9, "#fffdf2", edge=1)


def _points(sheet: Sheet, points: int) -> None:
    for i in range(points):
        sheet.path(spark(178 - i * 17, 24, 8.6), LAMP, edge=0.8)


def _tab(sheet: Sheet, face: Face, land: Land) -> None:
    """Value and sign on paper, where they stay seen when cards overlap."""
    tab = smooth(
        [
            (1.6, 10, "c"),
            (9, 1.6),
            (74, 1.6, "c"),
            (75, 60),
            (73, 99, "c"),
            (70, 104),
            (3, 101, "c"),
            (1.6, 60),
        ]
    )
    sheet.path(tab, CREAM, edge=1.6)
    if face.value == 15:
        sheet.shapes(moved(gems.mask(), 33, 36, 0.62), gems.MASK)
        sheet.path(spark(37, 80, 13), INK)
    elif face.value == 16:
        sheet.shapes(moved(gems.star(), 38, 40, 0.7), gems.GOLD, edge=1)
        sheet.path(spark(37, 86, 11), INK)
    else:
        number = str(face.value)
        sheet.words_in_the_middle(number, 38, 54, 61 if len(number) == 1 else 50, INK)
        sheet.shapes(moved(SIGNS[face.colour], 38, 96, 1.0), {"sign": land.sign, "hi": CREAM})


def sign(colour: Colour) -> list[Shape]:
    """The sign of a land, 30 high on a base line, told apart without its colour."""
    return SIGNS[colour]


SIGNS: Mapping[Colour | None, list[Shape]] = {
    "sand": [
        blob("sign", "-24,0c -14,-4 -6,-22 4,-26 14,-20 18,-6 26,0c"),
        line("hi", 2.2, "4,-26 -1,-14 6,-1"),
    ],
    "river": [
        line("sign", 6.4, "-22,-19 -12,-25 -2,-19 8,-13 20,-19"),
        line("sign", 6.4, "-20,-5 -10,-11 0,-5 10,1 22,-5"),
    ],
    "forest": [
        blob(
            "sign",
            "-3,0c -3,-6c -19,-6c -9,-16 -14,-16c -6,-24 0,-33c 6,-24 14,-16c 9,-16 19,-6c"
            " 3,-6c 3,0c",
        ),
    ],
    "dusk": [
        blob("sign", "-25,0c -9,-27c -2,-15c 6,-23c 25,0c"),
        blob("hi", "-14.6,-17.6c -9,-27c -4.6,-19.4c -8,-16 -10,-19c"),
    ],
}


def _strip(sheet: Sheet, place: str) -> None:
    """The place on a strip of paper, from the left: its initials are the solitaire's letters."""
    strip = smooth(
        [
            (3, 254, "c"),
            (60, 253),
            (130, 254.6),
            (197, 253, "c"),
            (196.6, 290, "c"),
            (120, 291),
            (50, 289.6),
            (3.4, 291, "c"),
        ]
    )
    sheet.path(strip, CREAM, edge=1.4)
    size = min(29.0, 29.0 * 176 / width(place, 29.0))
    x, fresh = 12.0, True
    for letter in place:
        initial = fresh and letter.isupper()
        sheet.words(letter, x, 281.5, size, INITIAL if initial else INK)
        x += width(letter, size)
        fresh = letter in " -"


PIECES: Mapping[str, Draw] = {f"africa-{card}": partial(africa_card, card) for card in VALUE}

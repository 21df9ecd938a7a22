"""Nights to play under: the home page's sky, one sky per game, and the arched windows on them."""

from collections.abc import Callable, Mapping
from functools import partial
from random import Random

from veillee.atelier.colour import mix, shift
from veillee.atelier.geometry import Node, Path, matrix, polygon, rectangle, smooth
from veillee.atelier.motifs import MOTIFS
from veillee.atelier.motifs.pen import moved
from veillee.atelier.pieces import gems
from veillee.atelier.pieces.lands import LANDS
from veillee.atelier.pieces.looks import CREAM, EMBER, INK, LAMP, PAGES, PAPER, SKIES, STAR, Sky
from veillee.atelier.pieces.sheet import Colours, Draw, Sheet, crescent, scattered, spark, written
from veillee.games.africa_deck import Colour

WIDTH, HEIGHT = 1600, 1000
GROUND = 850.0


def night_colours(sky: Sky, body: str, share: float = 0.55) -> dict[str, str]:
    """What a motif looks like at night: its own body, sunk into the sky by a share."""
    own = {
        "a": body,
        "b": shift(body, -0.12),
        "c": "#4f7a68",
        "hi": "#e6d9bd",
        "ink": INK,
        "acc": "#c8563f",
        "glow": LAMP,
        "skin": "#c98f6c",
        "hair": "#3a2430",
    }
    lit = ("glow",)
    return {
        role: colour if role in lit else mix(colour, sky.near, share)
        for role, colour in own.items()
    }


def sky_of(game: str) -> str:
    """A whole night, 1600 by 1000: cut it at the top and the sides as the window needs."""
    sky = SKIES[game]
    sheet = Sheet(f"sky-{game}", WIDTH, HEIGHT)
    random = Random(f"sky {game}")
    _heavens(sheet, sky, random)
    _earth(sheet, game, sky, sky.low, random)
    return sheet.document()


def paper_of(game: str) -> str:
    """The same land as ink on paper: its sky is the page itself."""
    sheet = Sheet(f"sky-{game}-paper", WIDTH, HEIGHT)
    page = PAGES[game]
    _earth(sheet, game, page, page.high, Random(f"sky {game}"))
    return sheet.document()


def _earth(sheet: Sheet, game: str, sky: Sky, haze: str, random: Random) -> None:
    """Hills and who lives there; what is far away fades into the haze."""
    for i, (y, rise) in enumerate(((720, 60), (790, 44))):
        sheet.path(hill(random, y, rise), mix(sky.far, haze, 0.35 - 0.2 * i))
    if game != "etoile-d-afrique":
        _trees(sheet, mix(sky.far, haze, 0.1), random, 800)
    sheet.path(hill(random, GROUND, 26), sky.far)
    _SCENES[game](sheet, sky)
    sheet.path(hill(random, 950, 22), sky.near)
    sheet.dots(scattered(random, 260, (0, 955, WIDTH, HEIGHT)), shift(sky.near, 0.07), 2.2, 0.7)


def _heavens(sheet: Sheet, sky: Sky, random: Random) -> None:
    sheet.ground(sheet.downward((0, sky.high), (0.5, sky.middle), (0.82, sky.low), (1, sky.near)))
    way: list[Node] = [
        (-50, 330, "c"),
        (340, 250),
        (820, 60),
        (1320, -90, "c"),
        (1660, -90, "c"),
        (1300, 130),
        (860, 300),
        (380, 480),
        (-50, 560, "c"),
    ]
    sheet.path(smooth(way), shift(sky.middle, 0.06), 0.35)
    for size, count, op in ((1.6, 190, 0.5), (2.4, 70, 0.7), (3.4, 22, 0.9)):
        sheet.dots(scattered(random, count, (0, 0, WIDTH, 640)), STAR, size, op)
    along = [
        (340 + i * 9 + random.gauss(0, 34), 380 - i * 3.4 + random.gauss(0, 46)) for i in range(110)
    ]
    sheet.dots(along, STAR, 1.5, 0.5)
    for x, y in scattered(random, 9, (60, 40, WIDTH - 60, 520)):
        sheet.path(spark(x, y, random.uniform(6, 11)), STAR, 0.9)


def hill(random: Random, y: float, rise: float) -> Path:
    """A hill across the whole sheet."""
    tops: list[Node] = [(-20 + i * 205, y + random.uniform(-rise, rise)) for i in range(9)]
    return smooth(
        [
            (-40, HEIGHT + 20, "c"),
            (-40, y, "c"),
            *tops,
            (WIDTH + 40, y, "c"),
            (WIDTH + 40, HEIGHT + 20, "c"),
        ]
    )


def _trees(sheet: Sheet, colour: str, random: Random, y: float) -> None:
    """Firs along a hill, all in one path."""
    firs = []
    for _ in range(34):
        x, foot, high = (
            random.uniform(0, WIDTH),
            y + random.uniform(10, 50),
            random.uniform(44, 110),
        )
        firs.append(written(_fir(x, foot, high)))
    sheet.path("".join(firs), colour)


def _fir(x: float, y: float, high: float) -> Path:
    right = [
        (0.0, 1.0),
        (0.13, 0.72),
        (0.07, 0.72),
        (0.2, 0.44),
        (0.11, 0.44),
        (0.27, 0.12),
        (0.04, 0.12),
        (0.04, 0.0),
    ]
    sides = [*right, *((-dx, dy) for dx, dy in reversed(right[1:]))]
    return polygon([(x + dx * high, y - dy * high) for dx, dy in sides])


def put(
    sheet: Sheet,
    name: str,
    x: float,
    y: float,
    size: float,
    colours: Colours,
    *,
    flip: bool = False,
    **pose: object,
) -> None:
    """A motif standing at a place, as high as asked, turned to the left if flipped."""
    motif = MOTIFS[name].draw(Random(f"sky {name}"), **pose)
    sheet.motif(motif.tf(matrix(x, y, size / 100, flip=flip)), colours, edge=1.2)


def _home(sheet: Sheet, sky: Sky) -> None:
    """One lamp, one table, the night outside."""
    sheet.glow(1180, 812, 330, LAMP, 0.5)
    put(sheet, "house", 1330, 858, 190, night_colours(sky, "#6d5a8c", 0.35))
    put(sheet, "pine", 1478, 866, 190, night_colours(sky, "#3a5560", 0.5))
    put(sheet, "owl", 1361, 671, 30, night_colours(sky, "#8a6a5a", 0.2))
    _table(sheet, sky, 1160, 870)
    sheet.path(crescent(300, 190, 62), LAMP, 0.95)
    sheet.glow(290, 190, 150, LAMP, 0.3)


def _table(sheet: Sheet, sky: Sky, x: float, y: float) -> None:
    folk = (
        ("old_woman", -104, "#8a4f6a"),
        ("reader", -52, "#3f7a78"),
        ("old_man", 96, "#7a6a4a"),
        ("cat", 150, "#4a4468"),
    )
    for name, dx, body in folk:
        size = {"reader": 60, "cat": 36}.get(name, 84)
        put(sheet, name, x + dx, y, size, night_colours(sky, body, 0.12), flip=dx > 0)
    sheet.path(
        smooth(
            [
                (x - 38, y - 40),
                (x, y - 45),
                (x + 60, y - 42),
                (x + 58, y - 34),
                (x, y - 33),
                (x - 36, y - 34),
            ]
        ),
        "#8a5a3a",
        edge=1.4,
    )
    sheet.path(
        f"M{x - 24} {y - 36}l-4 38h6l6-38zM{x + 42} {y - 36}l6 38h-6l-8-38z", "#5f3a28", edge=1
    )
    sheet.glow(x + 12, y - 62, 90, LAMP, 0.95)
    put(sheet, "lantern", x + 12, y - 42, 40, night_colours(sky, "#5f3a28", 0))


def _dixit(sheet: Sheet, sky: Sky) -> None:
    sheet.glow(1240, 330, 300, "#e9c6ff", 0.4)
    put(sheet, "moon", 1240, 420, 190, night_colours(sky, LAMP, 0.1) | {"ink": INK})
    put(sheet, "whale", 420, 700, 120, night_colours(sky, "#6a5aa8", 0.25))
    put(sheet, "castle", 414, 630, 90, night_colours(sky, "#a86a9a", 0.25))
    put(sheet, "fox", 1180, 872, 110, night_colours(sky, "#c8703a", 0.2))


def _stella(sheet: Sheet, sky: Sky) -> None:
    sheet.glow(1270, 700, 280, LAMP, 0.5)
    put(sheet, "lighthouse", 1270, 862, 240, night_colours(sky, "#5a8a9a", 0.25))
    put(
        sheet,
        "child",
        420,
        866,
        110,
        night_colours(sky, "#4a8a94", 0.2),
        hair="plaits",
        coat="coat",
        arms=(20, 120),
    )
    put(sheet, "lantern", 474, 786, 44, night_colours(sky, "#3a4a5a", 0))
    sheet.glow(474, 804, 120, LAMP, 0.6)
    for x, y, r in ((980, 300, 30), (1090, 240, 20), (900, 220, 16)):
        sheet.path(spark(x, y, r), LAMP)


def _stars(sheet: Sheet, sky: Sky) -> None:
    ends = ((360, 250), (450, 180), (560, 230), (640, 330), (520, 380), (450, 180))
    sheet.line("M" + "L".join(f"{x} {y}" for x, y in ends), STAR, 4, 0.85)
    for x, y in ends[:-1]:
        sheet.disc(x, y, 9, STAR)
    sheet.glow(1200, 800, 200, LAMP, 0.3)
    put(sheet, "telescope", 1250, 866, 130, night_colours(sky, "#7a86b8", 0.2))
    put(
        sheet,
        "child",
        1150,
        868,
        96,
        night_colours(sky, "#a85a4a", 0.2),
        hair="bob",
        coat="coat",
        scarf=True,
    )
    put(sheet, "wanderer", 330, 868, 120, night_colours(sky, "#4a5a98", 0.25))
    sheet.disc(1330, 260, 34, EMBER, 0.9, edge=2)
    sheet.line(
        smooth([(1272, 280), (1330, 262), (1390, 240), (1340, 282), (1276, 286)]), CREAM, 4, 0.9
    )


def _africa(sheet: Sheet, sky: Sky) -> None:
    sheet.glow(1180, 700, 380, "#ffb066", 0.55)
    sheet.shapes(moved(gems.star(), 1180, 380, 2.4), gems.GOLD)
    put(sheet, "baobab", 1360, 868, 250, night_colours(sky, "#8a5a4a", 0.4))
    put(sheet, "acacia", 260, 862, 220, night_colours(sky, "#7a5a4a", 0.45))
    put(
        sheet,
        "giraffe",
        430,
        868,
        190,
        night_colours(sky, "#c89a4a", 0.3) | {"glow": mix("#e0b050", sky.near, 0.3)},
    )
    put(sheet, "elephant", 1130, 872, 130, night_colours(sky, "#8a7a8a", 0.3))


_SCENES: Mapping[str, Callable[[Sheet, Sky], None]] = {
    "home": _home,
    "dixit": _dixit,
    "stella": _stella,
    "look-at-the-stars": _stars,
    "etoile-d-afrique": _africa,
}


def window(game: str) -> str:
    """A game's window for the home page, 120 by 150: an arch with one picture of it."""
    sky = SKIES[_LIVES_WITH.get(game, game)]
    sheet = Sheet(f"window-{game}", 120, 150)
    random = Random(f"window {game}")
    arch = "M5 132V59C5 25 30 5 60 5S115 25 115 59V132Q115 145 102 145H18Q5 145 5 132Z"
    sheet.begin_clip(arch)
    sheet.ground(sheet.downward((0, sky.high), (0.55, sky.middle), (0.9, sky.low)))
    sheet.dots(scattered(random, 40, (4, 4, 116, 96)), STAR, 1.1, 0.7)
    _VIEWS[game](sheet, sky)
    sheet.end_clip()
    # Ink on both sides of the paper frame: on a page of paper it does not melt away.
    sheet.line(arch, INK, 6.8)
    sheet.line(arch, CREAM, 4)
    return sheet.document()


def _land(sheet: Sheet, sky: Sky, y: float) -> None:
    sheet.path(
        smooth(
            [
                (-4, 156, "c"),
                (-4, y + 4, "c"),
                (30, y - 4),
                (70, y + 3),
                (124, y - 3, "c"),
                (124, 156, "c"),
            ]
        ),
        sky.near,
    )


def _dream_view(sheet: Sheet, sky: Sky) -> None:
    sheet.glow(60, 60, 60, "#e9c6ff", 0.5)
    _land(sheet, sky, 132)
    coat = night_colours(sky, "#c79a3c", 0.05)
    put(sheet, "child", 56, 140, 84, coat, head=False, coat="cloak", scarf=False, arms=(30, 70))
    put(sheet, "moon", 62, 82, 58, night_colours(sky, LAMP, 0) | {"ink": INK})
    put(sheet, "umbrella", 92, 104, 30, night_colours(sky, "#4a6ab8", 0))


def _light_view(sheet: Sheet, sky: Sky) -> None:
    sheet.glow(60, 92, 62, LAMP, 0.6)
    for x, y, r in ((36, 46, 12), (80, 34, 8), (88, 62, 14), (58, 26, 6)):
        sheet.path(spark(x, y, r), LAMP)
    _land(sheet, sky, 130)
    put(sheet, "lantern", 60, 138, 66, night_colours(sky, "#5a4632", 0))
    put(sheet, "moth", 96, 108, 22, night_colours(sky, "#8fb8c0", 0.1))


def _star_view(sheet: Sheet, sky: Sky) -> None:
    ends = ((28, 74), (46, 58), (66, 66), (86, 40), (66, 66), (64, 92), (42, 98))
    sheet.line("M" + "L".join(f"{x} {y}" for x, y in ends), STAR, 3)
    for x, y in ends:
        sheet.disc(x, y, 5, STAR)
    sheet.disc(94, 96, 8, EMBER, edge=1)
    sheet.line("M80 102C84 104 102 98 108 90", CREAM, 2.2)
    _land(sheet, sky, 128)
    put(sheet, "telescope", 44, 140, 34, night_colours(sky, "#7a86b8", 0.1))


def _savanna_view(sheet: Sheet, sky: Sky) -> None:
    sheet.glow(60, 78, 70, "#ffb066", 0.8)
    sheet.shapes(moved(gems.star(), 60, 62, 0.86), gems.GOLD, edge=1)
    _land(sheet, sky, 126)
    put(sheet, "acacia", 30, 132, 34, night_colours(sky, "#6a4a3a", 0.3))
    put(sheet, "lion", 84, 140, 38, night_colours(sky, "#e0a04a", 0.05))


_ROWS: tuple[tuple[Colour | None, ...], ...] = (
    ("sand", "dusk", "river", "forest", "sand"),
    ("forest", "sand", "river"),
    ("river", "dusk", "forest", None),
)


def _rows_view(sheet: Sheet, sky: Sky) -> None:
    """Rows of cards that overlap, as they grow through a quiet evening."""
    sheet.glow(60, 36, 66, "#ffb066", 0.8)
    sheet.shapes(moved(gems.star(), 60, 29, 0.36), gems.GOLD, edge=0.6)
    _land(sheet, sky, 122)
    for down, row in enumerate(_ROWS):
        for across, colour in enumerate(row):
            _small_card(sheet, colour, 18 + across * 15, 50 + down * 31)


def _small_card(sheet: Sheet, colour: Colour | None, x: float, y: float) -> None:
    land = LANDS[colour]
    hill: list[Node] = [
        (x + 2, y + 26, "c"),
        (x + 2, y + 20, "c"),
        (x + 9, y + 15),
        (x + 20, y + 21, "c"),
        (x + 20, y + 26, "c"),
    ]
    sheet.path(rectangle(x, y, 22, 28, 2.4), PAPER, edge=1)
    sheet.path(rectangle(x + 2, y + 2, 18, 24, 1.4), land.sky[1])
    sheet.path(smooth(hill), land.ground[1])
    sheet.disc(x + 7.5, y + 8.5, 3.4, land.sun)


_VIEWS: Mapping[str, Callable[[Sheet, Sky], None]] = {
    "dixit": _dream_view,
    "stella": _light_view,
    "look-at-the-stars": _star_view,
    "etoile-d-afrique": _savanna_view,
    "etoile-solitaire": _rows_view,
}

_LIVES_WITH: Mapping[str, str] = {"etoile-solitaire": "etoile-d-afrique"}
"""A game that is played under the sky of another."""

PIECES: Mapping[str, Draw] = {
    **{f"sky-{game}": partial(sky_of, game) for game in SKIES},
    **{f"sky-{game}-paper": partial(paper_of, game) for game in PAGES},
    **{f"window-{game}": partial(window, game) for game in _VIEWS},
}

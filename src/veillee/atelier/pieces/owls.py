"""The faces of those one plays with: eight owls on round grounds, each told by head and belongings.

An owl is drawn about the middle of its face; its body ends at the edge of the ground, while tufts,
hats and scarves go over it, so that the outline alone tells who it is.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random

from veillee.atelier.colour import shift
from veillee.atelier.geometry import Node, Shape, ellipse
from veillee.atelier.motifs.pen import blob, box, cut, disc, dot, limb, line, moved
from veillee.atelier.pieces.looks import CREAM, INK, LAMP
from veillee.atelier.pieces.sheet import Colours, Draw, Sheet, scattered

Part = Callable[[], Sequence[Shape]]


@dataclass(frozen=True, slots=True)
class Owl:
    """An owl on its ground: what is cut off by the edge of it, and what goes over the edge."""

    ground: str
    coat: Colours
    body: Part
    head: Part
    size: float = 1.0
    glow: tuple[float, float] | None = None


SIZE = 64
_MIDDLE, _DOWN, _RADIUS = 32.0, 34.0, 28.6
_FACE = 29.0


def owl(name: str) -> str:
    """An owl of 64."""
    who = OWLS[name]
    sheet = Sheet(f"owl-{name}", SIZE, SIZE)
    colours = {"ink": INK, "hi": CREAM, "lamp": LAMP} | dict(who.coat)
    round_ground = ellipse(_MIDDLE, _DOWN, _RADIUS)
    sheet.disc(_MIDDLE, _DOWN, _RADIUS, _light(sheet, who.ground))
    sheet.begin_clip(round_ground)
    speckles = scattered(Random(f"owl {name}"), 70, (4, 8, 60, 62))
    sheet.dots(speckles, shift(who.ground, 0.14), 0.8, 0.5)
    if who.glow:
        sheet.glow(*who.glow, 26, LAMP)
    sheet.shapes(_placed(who.body(), who.size), colours, edge=1.1)
    sheet.end_clip()
    sheet.line(round_ground, INK, 1.6)
    sheet.shapes(_placed(who.head(), who.size), colours, edge=1.1)
    return sheet.document()


def _light(sheet: Sheet, ground: str) -> str:
    return sheet.outward((0, shift(ground, 0.1)), (1, shift(ground, -0.05)))


def _placed(shapes: Sequence[Shape], size: float) -> list[Shape]:
    """Shapes about the middle of the face; a small owl sits lower."""
    return moved(shapes, _MIDDLE, _FACE + (1 - size) * 30, size)


def _both(draw: Callable[[int], Sequence[Shape]]) -> list[Shape]:
    """What an owl has on either side."""
    return [shape for side in (-1, 1) for shape in draw(side)]


def _pupil(x: float, y: float, iris: float, pupil: float, colour: str = "eye") -> list[Shape]:
    return [
        disc(colour, x, y, iris),
        dot("ink", x, y, pupil),
        dot("hi", x + pupil * 0.4, y - pupil * 0.45, max(0.9, pupil * 0.3)),
    ]


def _eyes(apart: float, y: float, iris: float, pupil: float) -> list[Shape]:
    return _both(lambda side: _pupil(side * apart, y, iris, pupil))


def _beak(y: float, width: float = 2.6, length: float = 7.0) -> Shape:
    return blob("beak", [(-width, y), (0, y - 1.6), (width, y), (0, y + length, "c")])


def _shoulders(role: str = "a") -> Shape:
    return blob(role, "-23,40 -22,24 -15,13 0,10 15,13 22,24 23,40")


def _breast(role: str = "b") -> Shape:
    return blob(role, "-13,40 -13,25 -8,16 0,14 8,16 13,25 13,40")


def _streaks(role: str, places: Sequence[tuple[float, float]], length: float) -> list[Shape]:
    return [line(role, 1.7, [(x, y), (x, y + length)]) for x, y in places]


def _round_head(width: float, height: float, role: str = "a") -> Shape:
    k = 0.72
    return blob(
        role,
        [
            (0, -height),
            (width * k, -height * k),
            (width, 0),
            (width * k, height * k),
            (0, height),
            (-width * k, height * k),
            (-width, 0),
            (-width * k, -height * k),
        ],
    )


def _effraie_body() -> list[Shape]:
    return [
        _shoulders(),
        _breast(),
        *(dot("spot", x, y, 1.0) for x, y in ((-7, 18), (-1, 20), (6, 18))),
        blob("sea", "-34,44 -34,23c -27,20 -22,26 -14,22 -8,27 0,23 8,27 14,22 22,26 28,20 34,23c"
             " 34,44"),
        line("foam", 1.7, "-30,28 -22,30 -14,27 -6,31 2,28 10,31 18,28 27,30"),
    ]  # fmt: skip


def _effraie_head() -> list[Shape]:
    return [
        blob("a", "0,-19 -11,-19 -19,-11 -19,1 -13,12 0,18 13,12 19,1 19,-11 11,-19"),
        blob(
            "b",
            "0,-10c -4,-15 -11,-15 -15.5,-9 -15,1 -9,9 0,15.5c 9,9 15,1 15.5,-9 11,-15 4,-15",
        ),
        *_both(lambda s: [line("blush", 1.6, [(s * 1.6, -8), (s * 2.6, -2), (s * 1.8, 3)], 0.8)]),
        *_both(
            lambda s: [
                dot("ink", s * 7, -2, 3.6, 4.6),
                dot("hi", s * 7 + 1.2, -1.6, 1.1),
                blob("b", [(s * 2.6, -8), (s * 11.6, -7), (s * 11.4, -3), (s * 3, -4)], 1, False),
                line("ink", 1.2, [(s * 2.8, -3.4), (s * 7, -4.4), (s * 11.6, -2.2)]),
            ]
        ),
        _beak(3.5, 2.0, 7.5),
        *_starfish(15.5, -14.5, 6.2),
    ]


def _starfish(x: float, y: float, r: float) -> list[Shape]:
    arms = "0,-1 .3,-.35 .95,-.3 .45,.15 .6,.85 0,.5 -.6,.85 -.45,.15 -.95,-.3 -.3,-.35"
    star = blob("star", arms)
    return moved([star], x, y, r, 14)


def _lapone_body() -> list[Shape]:
    return [
        _shoulders(),
        *_streaks("b", ((-15, 24), (-10, 20), (10, 20), (15, 24), (-5, 26), (5, 26)), 6),
        cut("hi", "-7,14 7,14 10,40 -10,40"),
        line("b", 1.2, "-5,22 5,22"),
        line("b", 1.2, "-5,27 5,27"),
    ]


def _lapone_head() -> list[Shape]:
    return [
        _round_head(22, 18),
        *_both(
            lambda s: [
                disc("face", s * 9, 0.5, 11, 12.5),
                *(_hoop("b", 0.9, s * 9, 0.5, r) for r in (8.6, 6.2)),
            ]
        ),
        *_both(
            lambda s: [
                limb("hi", [(s * 1.8, -10), (s * 3.6, -4), (s * 2.2, 3)], 3.4, 1.4, shade=False)
            ]
        ),
        *_eyes(7.4, -0.5, 3.5, 1.9),
        _beak(3.2, 2.3, 6),
        *_both(lambda s: [limb("hi", [(s * 1.5, 11), (s * 6, 12.6), (s * 11, 10.5)], 3.4, 1.0)]),
        *_toque(),
    ]


def _hoop(role: str, width: float, x: float, y: float, r: float) -> Shape:
    """A ring, a little higher than wide."""
    return Shape(ellipse(x, y, r, r * 1.1), role, width)


def _toque() -> list[Shape]:
    return [
        blob("hi", "-11,-16 -14,-20 -12,-26 -6,-26 0,-28.4 6,-26 12,-26 14,-20 11,-16"),
        line("fold", 1, "-4,-18 -5,-23"),
        line("fold", 1, "4,-18 5,-23"),
        blob("hi", "-11.5,-12c -11.5,-17c 0,-18.4 11.5,-17c 11.5,-12c 0,-13.6"),
    ]


def _cheveche_body() -> list[Shape]:
    spots = ((-16, 22), (-11, 18), (11, 18), (16, 22), (-17, 28), (17, 28))
    return [
        _shoulders(),
        *(dot("hi", x, y, 1.5) for x, y in spots),
        _breast("hi"),
        *_streaks("a", ((-7, 22), (0, 20), (7, 22), (-4, 27), (4, 27)), 4.5),
    ]


def _cheveche_head() -> list[Shape]:
    return [
        blob("a", "-19,-8 -21,2 -15,12 0,16 15,12 21,2 19,-8 12,-14 -12,-14"),
        *_both(lambda s: [disc("face", s * 8.4, 2, 9, 8.8)]),
        *_eyes(8.2, 1.8, 5.4, 3.0),
        *_both(lambda s: [limb("hi", [(s * 1.2, 2), (s * 5, -4.6), (s * 17, -7)], 3.2, 2.2)]),
        _beak(5.2, 2.6, 6.4),
        *_straw_hat(),
    ]


def _straw_hat() -> list[Shape]:
    return [
        blob("straw", "-13,-11 -12,-22 -5,-26.5 5,-26.5 12,-22 13,-11"),
        blob("ribbon", "-13,-10c -12.8,-15.5c 0,-17.4 12.8,-15.5c 13,-10c 0,-12", 1),
        blob("straw", "-28,-8 -20,-11 0,-14 20,-11 28,-8 20,-6.6 0,-8.6 -20,-6.6"),
        *(disc("hi", 9 + dx, -14 + dy, 2.1) for dx, dy in _PETALS),
        dot("lamp", 9, -14, 1.7),
    ]


_PETALS = ((0, -2.9), (2.6, -0.9), (1.6, 2.3), (-1.6, 2.3), (-2.6, -0.9))


def _hulotte_body() -> list[Shape]:
    return [
        _shoulders(),
        _breast(),
        *_concertina(),
        *_both(lambda s: [blob("c", [(s * 25, 40), (s * 24, 24), (s * 18, 19), (s * 14, 26),
                                     (s * 16, 36)])]),
    ]  # fmt: skip


def _concertina() -> list[Shape]:
    folds = [
        box("bellows", -9.6 + i * 4.8, 19.4 + abs(i - 1.5) * 0.8, 4.8, 16, 1.4) for i in range(4)
    ]
    ends = [box("acc", x, 18.4, 5, 17, 1.6) for x in (-14.2, 9.2)]
    return [*folds, *ends, *(dot("lamp", s * 11.7, 23, 1.2) for s in (-1, 1))]


def _hulotte_head() -> list[Shape]:
    return [
        _round_head(21, 18.6),
        *_both(lambda s: [disc("b", s * 8.6, 1, 9.6, 11.4)]),
        *_both(lambda s: [limb("a", [(s * 2.6, -16), (s * 1.6, -6), (s * 0.8, 2)], 3.6, 1.8)]),
        *_both(lambda s: [limb("hi", [(s * 5.6, -14), (s * 3.6, -8), (s * 2.6, -2)], 2.0, 1.0)]),
        *_both(lambda s: [dot("ink", s * 8.2, 0.4, 4.7, 5.1), dot("hi", s * 8.2 + 1.7, -1.4, 1.5)]),
        _beak(3.8, 2.4, 6.6),
        blob("acc", "-20,-9 -21,-17 -12,-23 2,-22.5 14,-17 15,-12 0,-15 -10,-13"),
        limb("acc", [(-5, -21), (-4, -25)], 1.8, 1.6),
    ]


def _grand_duc_body() -> list[Shape]:
    return [
        _shoulders(),
        _breast(),
        *_streaks("c", ((-8, 20), (-3, 18), (3, 18), (8, 20), (-6, 27), (0, 25), (6, 27)), 4.5),
    ]


def _grand_duc_head() -> list[Shape]:
    return [
        *_both(
            lambda s: [
                blob(
                    "c",
                    [(s * 7, -12), (s * 15, -20), (s * 26, -27, "c"), (s * 24, -16), (s * 18, -5)],
                ),
                limb("b", [(s * 13, -13), (s * 23, -24)], 2.4, 0.8, shade=False),
            ]
        ),
        blob("a", "-20,-6 -21,4 -14,14 0,18 14,14 21,4 20,-6 11,-14 0,-12 -11,-14"),
        *_both(lambda s: [disc("b", s * 9, 2.4, 9.4, 10.2)]),
        *_eyes(8.6, 1.2, 6.0, 3.3),
        *_both(lambda s: [limb("c", [(s * 1, 0), (s * 7, -6), (s * 18, -10.5)], 3.4, 2.6)]),
        _beak(4.4, 3.0, 7.6),
        blob("hi", "-7,16 0,13.6 7,16 0,20"),
        *moved(_lantern(), 19.5, 20),
    ]


def _lantern() -> list[Shape]:
    return [
        line("ink", 1.4, "-4,-7 -3,-11 0,-12 3,-11 4,-7"),
        blob("brass", "-5.6,-5.4c -3,-9 3,-9 5.6,-5.4c"),
        blob("lamp", "-4.6,-5c -6,1 -4.6,7c 4.6,7c 6,1 4.6,-5c"),
        blob("hi", "0,-3 2,1.6 0,5 -2,1.6", 1, False),
        box("brass", -5.6, 6.4, 11.2, 3.4, 1),
    ]


def _petit_duc_body() -> list[Shape]:
    return [
        _shoulders(),
        *_streaks("c", ((-10, 20), (-4, 18), (4, 18), (10, 20), (-7, 27), (0, 25), (7, 27)), 4.5),
    ]


def _petit_duc_head() -> list[Shape]:
    return [
        *_both(
            lambda s: [
                blob("a", [(s * 8, -13), (s * 14.5, -25.5, "c"), (s * 19, -15), (s * 18, -6)])
            ]
        ),
        blob("a", "-19,-8 -20,3 -14,13 0,17 14,13 20,3 19,-8 10,-15 -10,-15"),
        *_both(lambda s: [disc("b", s * 8.6, 0.6, 9.4, 10)]),
        *_pupil(-8.6, 0, 6.8, 4.2),
        *_pupil(8.6, 0, 6.8, 4.2),
        *_both(lambda s: [line("c", 1.5, [(s * 4, -12), (s * 8.6, -13.6), (s * 13, -12)])]),
        blob("mouth", "-3.6,7.4 0,6.4 3.6,7.4 2.4,12 0,13.2 -2.4,12"),
        blob("beak", "-3.4,7.6 0,3.4 3.4,7.6 0,10c"),
        *moved(_pinwheel(), 25.5, 8),
    ]


def _pinwheel() -> list[Shape]:
    blades = [
        shape
        for i, role in enumerate(("acc", "hi", "blue", "hi"))
        for shape in moved([blob(role, "0,0c 1,-9 -7,-11c -5,-4")], turn=90 * i)
    ]
    return [limb("stick", [(0, 0), (-1.5, 22)], 1.8, 1.8), *blades, disc("lamp", 0, 0, 1.7)]


def _harfang_body() -> list[Shape]:
    flecks = ((-17, 24), (-12, 18), (12, 18), (17, 24), (-6, 19), (6, 19), (0, 18))
    return [
        _shoulders(),
        *(line("b", 1.4, [(x - 1.6, y), (x, y + 1), (x + 1.6, y)]) for x, y in flecks),
        *_open_book(),
    ]


def _open_book() -> list[Shape]:
    return [*_both(_cover), *_both(_page)]


def _cover(side: int) -> list[Shape]:
    return [cut("cover", [(0, 25), (side * 17, 21.5), (side * 19, 40), (0, 42)])]


def _page(side: int) -> list[Shape]:
    edge: list[Node] = [(0, 25.5, "c"), (side * 8, 21), (side * 15.4, 22, "c")]
    return [
        blob("hi", [*edge, (side * 17, 40, "c"), (0, 41, "c")]),
        *(line("b", 1, [(side * 4, y), (side * 13, y - 1)]) for y in (26, 29.4)),
    ]


def _harfang_head() -> list[Shape]:
    flecks = ((-9, -14), (-3, -16), (3, -16), (9, -14), (-13, -9), (13, -9), (0, -12))
    return [
        _round_head(20, 18.6),
        *(line("b", 1.4, [(x - 1.4, y), (x, y + 0.9), (x + 1.4, y)]) for x, y in flecks),
        *_eyes(8.2, 0.6, 4.6, 2.6),
        *_both(lambda s: [_hoop("gold", 1.9, s * 8.4, 0.8, 6.8)]),
        line("gold", 1.9, "-1.6,-0.6 0,-1.6 1.6,-0.6"),
        *_both(lambda s: [line("gold", 1.7, [(s * 15.4, -0.6), (s * 19.6, -2.4)])]),
        _beak(5.6, 2.2, 6),
    ]


def _brachyote_body() -> list[Shape]:
    return [
        _shoulders(),
        *_streaks("c", ((-15, 24), (-8, 24), (0, 25), (8, 24), (15, 24), (-4, 29), (4, 29)), 6),
    ]


def _brachyote_head() -> list[Shape]:
    return [
        *_both(lambda s: [blob("c", [(s * 2.4, -15), (s * 5, -23, "c"), (s * 8.6, -15)])]),
        _round_head(20.5, 18),
        *_both(lambda s: [disc("b", s * 8.8, 0.6, 10.2, 12)]),
        *_both(_dark_round),
        *_eyes(8.2, -0.2, 4.2, 2.2),
        *_both(lambda s: [limb("hi", [(s * 1.4, 2), (s * 2.6, -7), (s * 6, -12)], 2.2, 1.2)]),
        _beak(4.2, 2.4, 6.4),
        *_scarf(),
    ]  # fmt: skip


def _dark_round(side: int) -> list[Shape]:
    """What makes a short-eared owl look as if it had not slept."""
    edge = ((2.8, -1), (7, -6.4), (13.6, -4), (14.6, 2.4), (10, 6.6), (5, 5))
    return [blob("mask", [(side * x, y) for x, y in edge], 1, False)]


def _scarf() -> list[Shape]:
    return [
        blob("acc", "14,15 21,12 26,16 31,12c 31,19c 26,23 20,19 14,22"),
        line("stripe", 1.5, "23,14.6 23.6,19.8"),
        line("stripe", 1.5, "27.6,15.4 28.2,21"),
        blob("acc", "-17,14 -9,17.4 0,18.6 9,17.4 17,14 18,19 10,23.6 0,25 -10,23.6 -18,19"),
        line("stripe", 1.5, "-8,18.4 -9,23"),
        line("stripe", 1.5, "1,19.2 1,24.2"),
    ]


OWLS: Mapping[str, Owl] = {
    "effraie": Owl(
        "#3d5f8f",
        {"a": "#d9a765", "b": "#fff8ea", "spot": "#8a6440", "beak": "#e8b7a0", "blush": "#d9a98f",
         "sea": "#4fb0b5", "foam": "#e8fbf4", "star": "#f0805c"},
        _effraie_body,
        _effraie_head,
    ),
    "lapone": Owl(
        "#d98a4b",
        {"a": "#8d939e", "b": "#5a606e", "face": "#c6cbd0", "eye": "#f9d648", "beak": "#f2c14e",
         "fold": "#c9bda3"},
        _lapone_body,
        _lapone_head,
    ),
    "cheveche": Owl(
        "#6a9a4e",
        {"a": "#8a6446", "face": "#c9a883", "eye": "#f7d23e", "beak": "#e6d9a0",
         "straw": "#ecc871", "ribbon": "#4f7f46"},
        _cheveche_body,
        _cheveche_head,
        0.96,
    ),
    "hulotte": Owl(
        "#6d5a9c",
        {"a": "#a4623a", "b": "#e6bf90", "c": "#7f4a2c", "beak": "#e9d08a", "acc": "#c23b45",
         "bellows": "#f0d9b0"},
        _hulotte_body,
        _hulotte_head,
    ),
    "grand-duc": Owl(
        "#2c3769",
        {"a": "#a8743f", "b": "#d5a566", "c": "#5a3b26", "eye": "#f28a22", "beak": "#3a3238",
         "brass": "#b98a3c"},
        _grand_duc_body,
        _grand_duc_head,
        glow=(51, 49),
    ),
    "petit-duc": Owl(
        "#e9b93f",
        {"a": "#b08a72", "b": "#ddc3a6", "c": "#6b4c3e", "eye": "#ffe14d", "beak": "#4b4148",
         "mouth": "#c4485a", "acc": "#d94f4a", "blue": "#3f86c4", "stick": "#7a5232"},
        _petit_duc_body,
        _petit_duc_head,
        0.84,
    ),
    "harfang": Owl(
        "#8f3a4d",
        {"a": "#fdfaf2", "b": "#8b8f9d", "eye": "#f6cf3a", "beak": "#3b3742", "gold": "#a8741f",
         "cover": "#3f6b6a"},
        _harfang_body,
        _harfang_head,
    ),
    "brachyote": Owl(
        "#8fc3df",
        {"a": "#d2ac74", "b": "#f1ddb6", "c": "#7a5636", "mask": "#3a2a2c", "eye": "#ffe14a",
         "beak": "#4a4046", "acc": "#cf4a3c", "stripe": "#f7e2b4"},
        _brachyote_body,
        _brachyote_head,
    ),
}  # fmt: skip
"""The owls by the name of their persona."""

PIECES: Mapping[str, Draw] = {f"owl-{name}": partial(owl, name) for name in OWLS}

"""The figures of the eight skies, and the people who look up at them.

Each sky has a figure for its broad gap and one for its tall gap, in the pale blue of things half
seen among stars. The people are nobody's portrait: they sit, they point, a lamp stands by them.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from veillee.atelier.geometry import Point, matrix, smooth
from veillee.atelier.pieces.figures import FIGURES
from veillee.atelier.pieces.looks import LAMP, SKIES
from veillee.atelier.pieces.sheet import Draw, Sheet
from veillee.atelier.pieces.skies import night_colours, put
from veillee.games.look_at_the_stars.lattice import ROWS
from veillee.games.look_at_the_stars.slates import FIGURES as NAMES
from veillee.games.look_at_the_stars.slates import our_slates

UNIT = 36  # the lattice's step
KINDS = ("broad", "tall")
_FOOT = 73  # where people stand on the ground
_NIGHT = SKIES["look-at-the-stars"]


@dataclass(frozen=True, slots=True)
class Watchers:
    """Who stands below a sky, and the thing beside them: where, and how high."""

    people: tuple[str, str]
    beside: str
    x: float = 266
    y: float = 86
    size: float = 40


# Where the rows behind have no star, as the people do too: a test measures it.
WATCHERS: Mapping[str, Watchers] = {
    "ancient-greece": Watchers(("sitter", "old_man"), "boat", x=262, size=28),
    "ancient-egypt": Watchers(("child", "sitter"), "camel", x=197, y=82),
    "china": Watchers(("old_woman", "child"), "pine"),
    "southern-africa": Watchers(("sitter", "child"), "acacia", x=258, size=34),
    "polynesia": Watchers(("child", "sitter"), "boat", x=262, size=28),
    "navajo": Watchers(("sitter", "child"), "horse", x=262, size=28),
    "inuit": Watchers(("child", "old_man"), "fox", x=258, size=34),
    "india": Watchers(("reader", "old_woman"), "well", x=267, size=28),
}


@dataclass(frozen=True, slots=True)
class Sight:
    """Where a figure is seen: the origin of its motif on the slate, its size, how it leans."""

    x: float
    y: float
    size: float
    turn: float = 0
    flip: bool = False


# As large as the stars around the gap allow: a test measures how far from each of them.
SIGHTS: Mapping[str, tuple[Sight, Sight]] = {
    "ancient-egypt": (Sight(78, 223, 60), Sight(261, 162, 86)),
    "ancient-greece": (Sight(296, 225, 69), Sight(124, 136, 87)),
    "china": (Sight(62, 242, 70, flip=True), Sight(274, 135, 62)),
    "india": (Sight(70, 244, 96, flip=True), Sight(287, 134, 93)),
    "inuit": (Sight(340, 242, 89), Sight(115, 172, 89)),
    "navajo": (Sight(77, 209, 61, turn=-6, flip=True), Sight(252, 159, 75)),
    "polynesia": (Sight(330, 217, 64), Sight(111, 168, 93)),
    "southern-africa": (Sight(338, 216, 71, turn=10), Sight(135, 133, 82)),
}

_STARLIGHT = {
    "a": "#5274bd",
    "b": "#3a5798",
    "c": "#4a8a9c",
    "hi": "#c3d0f2",
    "ink": "#16204a",
    "acc": "#8f9be0",
    "glow": "#f0d98e",
    "skin": "#c3d0f2",
    "hair": "#2c3f78",
}


def figure(sky: str, kind: str) -> str:
    """A figure in its gap, on a sheet that reaches one step beyond it on every side."""
    left, top, width, height = gap_box(sky, kind)
    sheet = Sheet(f"figure-{sky}-{kind}", width, height)
    which = KINDS.index(kind)
    sight = SIGHTS[sky][which]
    place = matrix(sight.x - left, sight.y - top, sight.size / 100, sight.turn, sight.flip)
    sheet.motif(FIGURES[NAMES[sky][which]]().tf(place), _STARLIGHT, edge=1)
    return sheet.document()


def gap_box(sky: str, kind: str) -> tuple[float, float, float, float]:
    """Left, top, width and height of the sheet of a figure on its slate."""
    high = kind == "tall"
    xs, ys = zip(*(spot(p) for p in our_slates()[sky].gaps if (p[1] >= 7) == high), strict=True)
    left, top = min(xs) - UNIT, min(ys) - UNIT
    return left, top, max(xs) + UNIT - left, max(ys) + UNIT - top


def spot(point: tuple[int, int]) -> Point:
    """Where a point of the lattice lies on a slate."""
    x, y = point
    return UNIT * (x + 1), UNIT * (ROWS - y)


def ground(sky: str) -> str:
    """The ground of a sky, eleven steps by three: a hill, two people and their lamp."""
    sheet = Sheet(f"ground-{sky}", 11 * UNIT, 3 * UNIT)
    sheet.glow(200, 70, 74, LAMP, 0.5)
    _beside(sheet, sky)
    sheet.path(
        smooth(
            [
                (-6, 114, "c"),
                (-6, 98, "c"),
                (56, 98),
                (108, 95),
                (138, 81),
                (160, 72),
                (184, 68),
                (212, 68),
                (238, 72),
                (260, 81),
                (288, 95),
                (340, 98),
                (402, 98, "c"),
                (402, 114, "c"),
            ]
        ),
        _NIGHT.near,
    )
    _people(sheet, sky)
    return sheet.document()


def _beside(sheet: Sheet, sky: str) -> None:
    """What stands behind the hill of a sky."""
    watchers = WATCHERS[sky]
    colours = night_colours(_NIGHT, "#6a6f9c", 0.3)
    put(sheet, watchers.beside, watchers.x, watchers.y, watchers.size, colours)


def _people(sheet: Sheet, sky: str) -> None:
    """Who looks up at a sky, and their lamp: between the lattice's columns."""
    first, second = WATCHERS[sky].people
    for name, x, body in ((first, 162, "#8a5a7a"), (second, 234, "#4a7a8a")):
        size = 30 if name in ("child", "reader") else 36
        put(sheet, name, x, _FOOT, size, night_colours(_NIGHT, body, 0.1))
    put(sheet, "lantern", 198, _FOOT, 17, night_colours(_NIGHT, "#5f3a28", 0))


PIECES: Mapping[str, Draw] = {
    **{f"figure-{sky}-{kind}": partial(figure, sky, kind) for sky in NAMES for kind in KINDS},
    **{f"ground-{sky}": partial(ground, sky) for sky in NAMES},
}

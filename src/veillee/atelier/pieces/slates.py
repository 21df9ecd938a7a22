"""The figures of the eight skies, and the people who look up at them.

Each sky has a figure for its broad gap and one for its tall gap, in the pale blue of things half
seen among stars. The people are nobody's portrait: they sit, they point, a lamp stands by them.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from veillee.atelier.geometry import matrix, smooth
from veillee.atelier.pieces.figures import FIGURES
from veillee.atelier.pieces.looks import LAMP, SKIES
from veillee.atelier.pieces.sheet import Draw, Sheet
from veillee.atelier.pieces.skies import night_colours, put
from veillee.games.look_at_the_stars.slates import FIGURES as NAMES

UNIT = 36  # the lattice's step


@dataclass(frozen=True, slots=True)
class Watchers:
    """Who stands below a sky, beside what."""

    people: tuple[str, str]
    beside: str


WATCHERS: Mapping[str, Watchers] = {
    "ancient-greece": Watchers(("sitter", "old_man"), "boat"),
    "ancient-egypt": Watchers(("child", "sitter"), "camel"),
    "china": Watchers(("old_woman", "child"), "pine"),
    "southern-africa": Watchers(("sitter", "child"), "acacia"),
    "polynesia": Watchers(("child", "sitter"), "boat"),
    "navajo": Watchers(("sitter", "child"), "horse"),
    "inuit": Watchers(("child", "old_man"), "fox"),
    "india": Watchers(("reader", "old_woman"), "well"),
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
    """A figure in the box of its gap: four steps by two, or three by three."""
    width, height = (4 * UNIT, 2 * UNIT) if kind == "broad" else (3 * UNIT, 3 * UNIT)
    sheet = Sheet(f"figure-{sky}-{kind}", width, height)
    motif = FIGURES[NAMES[sky][0 if kind == "broad" else 1]]()
    left, top, right, bottom = motif.bbox()
    scale = min((width - 6) / (right - left), (height - 6) / (bottom - top))
    place = matrix(
        width / 2 - (left + right) / 2 * scale, height / 2 - (top + bottom) / 2 * scale, scale
    )
    sheet.motif(motif.tf(place), _STARLIGHT, edge=1)
    return sheet.document()


def ground(sky: str) -> str:
    """The ground of a sky, eleven steps by three: a hill, two people and their lamp."""
    night = SKIES["look-at-the-stars"]
    width, height = 11 * UNIT, 3 * UNIT
    sheet = Sheet(f"ground-{sky}", width, height)
    watchers = WATCHERS[sky]
    first, second = watchers.people
    sheet.glow(200, 62, 74, LAMP, 0.5)
    size = 28 if watchers.beside in ("boat", "horse") else 40
    put(sheet, watchers.beside, 266, 74, size, night_colours(night, "#6a6f9c", 0.3))
    sheet.path(
        smooth(
            [
                (-6, 114, "c"),
                (-6, 96, "c"),
                (70, 92),
                (120, 74),
                (170, 60),
                (230, 62),
                (290, 78),
                (340, 92),
                (402, 96, "c"),
                (402, 114, "c"),
            ]
        ),
        night.near,
    )
    # Between the lattice's columns, so that no star stands on anybody.
    for name, x, body in ((first, 162, "#8a5a7a"), (second, 234, "#4a7a8a")):
        put(
            sheet,
            name,
            x,
            64,
            30 if name in ("child", "reader") else 36,
            night_colours(night, body, 0.1),
        )
    put(sheet, "lantern", 198, 64, 17, night_colours(night, "#5f3a28", 0))
    return sheet.document()


PIECES: Mapping[str, Draw] = {
    **{
        f"figure-{sky}-{kind}": partial(figure, sky, kind)
        for sky in NAMES
        for kind in ("broad", "tall")
    },
    **{f"ground-{sky}": partial(ground, sky) for sky in NAMES},
}

"""The cards of Look at the Stars: 27 shapes and 3 shooting stars, 10 point and 9 power cards."""

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias, get_args

from msgspec import Struct

from veillee.games.look_at_the_stars import shapes
from veillee.games.look_at_the_stars.lattice import OPEN, Line, Plane
from veillee.games.look_at_the_stars.shapes import BonusShape, NightShape

PointCardId: TypeAlias = Literal["P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8", "P9", "P10"]
PowerCardId: TypeAlias = Literal["W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8", "W9"]
Power: TypeAlias = Literal[
    "luminous-aura",
    "planet",
    "new-stars",
    "line",
    "galaxy",
    "black-hole",
    "nova",
    "twinkling-star",
    "crescent-moon",
]


class PointCard(Struct, frozen=True):
    """A shape that is worth points at the end."""

    shape: BonusShape
    value: int


class PowerCard(Struct, frozen=True):
    """A shape that lends a power at once."""

    shape: BonusShape
    power: Power


# R-LATS-5: both hands of every lopsided shape exist, each once; that is why none is ever mirrored.
_NIGHT = """
N1  00-01, 00-10   N2  01-11, 10-11   N3  00-10, 10-20   N4  00-11, 11-22   N5  01-10, 10-20
N6  00-10, 10-21   N7  00-10, 01-10   N8  00-10, 00-11   N9  01-10, 20-31   N10 00-11, 11-20
N11 00-01, 10-11   N12 00-01, 20-21   N13 00-01, 30-31   N14 01-10, 03-12   N15 00-11, 02-13
N16 00-01, 10-20   N17 00-01, 11-21   N18 00-01, 10-21   N19 00-01, 11-20   N20 00-10, 21-31
N21 01-11, 20-30   N22 00-01, 11-12   N23 01-02, 10-11   N24 00-10, 20-30   N25 00-11, 22-33
N26 01-10, 20-30   N27 00-11, 21-31
"""

_POINT: Mapping[PointCardId, tuple[int, str]] = {
    "P1": (3, "00-11, 02-11, 11-20, 11-22"),
    "P2": (3, "02-12, 12-22, 10-11, 11-12"),
    "P3": (3, "01-11, 11-21, 10-11, 11-12"),
    "P4": (3, "00-11, 11-22, 12-22, 21-22"),
    "P5": (3, "01-10, 01-12, 10-21, 12-21"),
    "P6": (3, "00-11, 02-11, 11-21, 21-31"),
    "P7": (5, "00-11, 02-11, 11-21, 21-30, 21-32"),
    "P8": (6, "00-10, 10-20, 20-30, 00-11, 11-21, 21-30"),
    "P9": (6, "03-12, 12-21, 20-21, 21-31, 20-30, 30-31"),
    "P10": (5, "01-11, 11-21, 20-21, 21-22, 21-31"),
}

_POWER: Mapping[PowerCardId, tuple[Power, str]] = {
    "W1": ("luminous-aura", "00-01, 01-02, 01-11"),
    "W2": ("planet", "00-10, 10-20, 20-30"),
    "W3": ("new-stars", "00-10, 00-01, 01-11"),
    "W4": ("line", "03-12, 12-21, 21-30"),
    "W5": ("galaxy", "00-11, 02-11, 11-21"),
    "W6": ("black-hole", "00-11, 01-11, 02-11"),
    "W7": ("nova", "01-10, 01-12, 12-21"),
    "W8": ("twinkling-star", "00-11, 11-20, 11-22"),
    "W9": ("crescent-moon", "01-10, 10-20, 20-31"),
}

NIGHT: Mapping[str, NightShape] = {
    card: NightShape(shapes.lines(f"{one} {other}"))
    for words in [_NIGHT.split()]
    for card, one, other in zip(words[::3], words[1::3], words[2::3], strict=True)
}
SHOOTING_STARS = ("S1", "S2", "S3")
DECK: tuple[str, ...] = (*NIGHT, *SHOOTING_STARS)

# R-LATS-10: how many of them come up.
PILES, PILE = 3, 6
TURNS = PILES * PILE

OPEN_AT: tuple[Plane, ...] = tuple(OPEN[night // PILE] for night in range(TURNS))
"""R-LATS-17, night by night, counted from 0: two rows close after each of the first two piles."""

POINT_CARDS: Mapping[PointCardId, PointCard] = {
    card: PointCard(BonusShape(shapes.lines(written)), value)
    for card, (value, written) in _POINT.items()
}
POWER_CARDS: Mapping[PowerCardId, PowerCard] = {
    card: PowerCard(BonusShape(shapes.lines(written)), power)
    for card, (power, written) in _POWER.items()
}

POINT_IDS: tuple[PointCardId, ...] = get_args(PointCardId)
POWER_IDS: tuple[PowerCardId, ...] = get_args(PowerCardId)

# R-LATS-11: the pair for a first evening, and the powers that are easy to use.
FIRST_POINT: PointCardId = "P3"
FIRST_POWER: PowerCardId = "W4"
BEGINNER_POWERS: tuple[PowerCardId, ...] = ("W2", "W3", "W4", "W5", "W8")


def written_cards() -> dict[str, Any]:
    """The cards as they stand in a record."""
    return {
        "night": {card: {"lines": _plain(shape.lines)} for card, shape in NIGHT.items()},
        "point_cards": {
            card: {"lines": _plain(face.shape.lines), "value": face.value}
            for card, face in POINT_CARDS.items()
        },
        "power_cards": {
            card: {"lines": _plain(face.shape.lines), "power": face.power}
            for card, face in POWER_CARDS.items()
        },
    }


def _plain(lines: tuple[Line, ...]) -> list[list[list[int]]]:
    return [[list(a), list(b)] for a, b in lines]

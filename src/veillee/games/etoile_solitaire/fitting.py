"""Which card may follow which in a row (R-AFRICA-31)."""

import re
from collections.abc import Mapping
from typing import Literal, TypeAlias

from veillee.games.africa_deck import BRIGAND, HORSESHOE, LION, STAR, Card, Face

Brigand: TypeAlias = Literal["ranked", "open"]
Fits: TypeAlias = Mapping[Card, frozenset[Card]]
"""For each card, those that may be laid on it."""


def letters(place: str) -> frozenset[str]:
    """The initials of the capitalised words of a place; V and W are one letter."""
    words = re.split(r"[ -]", place)
    return frozenset(word[0].replace("W", "V") for word in words if word[:1].isupper())


def neighbours(one: int, other: int) -> bool:
    """Equal values or one apart; a horseshoe counts fourteen or one."""
    pairs = ((a, b) for a in _counts(one) for b in _counts(other))
    return any(abs(a - b) <= 1 for a, b in pairs)


def fits_on(faces: Mapping[Card, Face], below: Card, above: Card, brigand: Brigand) -> bool:
    """Whether `above` may be laid on `below`."""
    if above in (BRIGAND, STAR) or below == STAR or (below == BRIGAND and brigand == "open"):
        return True
    low, high = faces[below], faces[above]
    return (
        neighbours(low.value, high.value)
        or bool(letters(low.place) & letters(high.place))
        or (high.value == LION and high.colour == low.colour)
    )


def table(faces: Mapping[Card, Face], brigand: Brigand) -> Fits:
    """All of it at once: a solitaire asks a thousand times."""
    return {
        below: frozenset(above for above in faces if fits_on(faces, below, above, brigand))
        for below in faces
    }


def _counts(value: int) -> tuple[int, ...]:
    return (HORSESHOE, 1) if value == HORSESHOE else (value,)

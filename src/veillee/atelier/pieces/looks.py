"""The colours of the house, shared by every piece: lamp, paper, ink, and the sky of each game."""

from collections.abc import Mapping
from dataclasses import dataclass

INK = "#1b1530"
CREAM = "#fbf5e6"
PAPER = "#f3e9d2"
LAMP = "#f6ca5e"
LAMP_DEEP = "#d99a2b"
EMBER = "#f5956a"
STAR = "#fff3cf"
INITIAL = "#a3261b"


@dataclass(frozen=True, slots=True)
class Sky:
    """A night, or a page: three bands from the top down, then a far and a near hill."""

    high: str
    middle: str
    low: str
    far: str
    near: str


SKIES: Mapping[str, Sky] = {
    "home": Sky("#0d1026", "#1b2151", "#453c78", "#191d40", "#12152e"),
    "dixit": Sky("#120f29", "#261d50", "#4d3474", "#1f1942", "#171333"),
    "stella": Sky("#0a1224", "#112b47", "#1d5261", "#12293f", "#0d1c30"),
    "look-at-the-stars": Sky("#080c20", "#0f1c47", "#274584", "#101d41", "#0b1431"),
    "etoile-d-afrique": Sky("#180f22", "#42202f", "#7a3d2c", "#331a28", "#23131f"),
}

PAGES: Mapping[str, Sky] = {
    "home": Sky("#f7efdd", "#f3e4c6", "#efd3a4", "#e6d3ab", "#fbf4e4"),
    "dixit": Sky("#f8eeea", "#f1dfe2", "#e2c3d3", "#dcc0cd", "#fbf3ec"),
    "stella": Sky("#f2f1e4", "#dcebe2", "#b7d8d2", "#b5d3ca", "#f6f5e9"),
    "look-at-the-stars": Sky("#f3efe4", "#dde5ee", "#bccfe6", "#bccbe0", "#f7f3e8"),
    "etoile-d-afrique": Sky("#faefdc", "#f6dcb6", "#ecb684", "#e2b081", "#fcf2e0"),
}

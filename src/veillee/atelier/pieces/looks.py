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
    """A night: three bands from the top down, then a far and a near hill."""

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

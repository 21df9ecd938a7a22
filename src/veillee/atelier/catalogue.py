"""The deck as games and servers see it: read from the committed manifest, nothing drawn.

Nothing here imports the programs that draw, nor their libraries.
"""

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Literal

import msgspec

Lang = Literal["fr", "en"]

LICENCE = "CC-BY-4.0"
DATA = Path(str(files("veillee.atelier"))) / "data"
MANIFEST = DATA / "deck.json"
PICTURES = DATA / "img"


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """A card of the deck: what it shows, how it is told to people, and where its pictures are.

    `weights` says how much each tag matters, by its id; `tags` are their words, weightiest first.
    """

    id: str
    operator: str
    layout: str
    setting: str
    worlds: tuple[str, ...]
    palette: str
    motifs: tuple[str, ...]
    relation: tuple[str, str, str]
    mood: tuple[str, ...]
    tags: dict[Lang, tuple[str, ...]]
    weights: dict[str, int]
    caption: dict[Lang, str]
    description: dict[Lang, str]
    licence: str
    picture: str
    thumbnail: str
    placeholder: str
    fingerprint: str

    @property
    def files(self) -> tuple[Path, Path]:
        """The picture and its thumbnail."""
        return PICTURES / self.picture, PICTURES / self.thumbnail


@cache
def cards() -> dict[str, Card]:
    """All cards of the shipped deck by id, in order."""
    listed = msgspec.json.decode(MANIFEST.read_bytes(), type=tuple[Card, ...])
    return {card.id: card for card in listed}


def deck_ids() -> tuple[str, ...]:
    """The ids of the shipped deck, ascending."""
    return tuple(cards())


def card(id: str) -> Card:
    """The card of this id."""
    return cards()[id]

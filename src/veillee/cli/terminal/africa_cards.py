"""How the cards of both African games look in a terminal: value, colour symbol, place."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from veillee.games.africa_deck import BRIGAND, STAR, Card, Face, faces_from
from veillee.i18n import Naming, Words, as_it_is
from veillee.kernel.game import AnyGame

# A symbol besides the colour, so that nobody needs to tell colours apart.
SYMBOLS = {"sand": "▲", "river": "≈", "forest": "♣", "dusk": "◆", None: "★"}
STYLES = {"sand": "yellow", "river": "cyan", "forest": "green", "dusk": "magenta", None: "white"}
_SPECIAL = {2: "lion", 11: "topaz", 12: "emerald", 13: "ruby", 14: "horseshoe"}
_WIDTH = 11


class CardPrinter:
    """Draws cards in one language."""

    def __init__(self, faces: Mapping[Card, Face], words: Words) -> None:
        self._faces = faces
        self._words = words

    def name(self, card: Card) -> str:
        """A card in a sentence: `12♣ emerald, Suez`."""
        return f"{self.short(card)}, {self._faces[card].place}"

    def named(self, value: Any) -> Any:
        """What a refusal names: a card as in a sentence, all else as it is."""
        if isinstance(value, str) and value in self._faces:
            return self.name(Card(value))
        return value

    def short(self, card: Card) -> str:
        face = self._faces[card]
        special = self._special(card)
        value = "" if card in (BRIGAND, STAR) else str(face.value)
        return " ".join(filter(None, [f"{value}{SYMBOLS[face.colour]}", special]))

    def style(self, card: Card) -> str:
        return STYLES[self._faces[card].colour]

    def box(self, card: Card, note: str = "") -> Text:
        """A card drawn with its border, and a word below it."""
        face = self._faces[card]
        value = "" if card in (BRIGAND, STAR) else str(face.value)
        lines = [
            f"{value:<{_WIDTH - 1}}{SYMBOLS[face.colour]}",
            self._special(card).center(_WIDTH),
            *(line.center(_WIDTH) for line in _two_lines(face.place)),
        ]
        drawn = ["╭" + "─" * _WIDTH + "╮", *(f"│{line}│" for line in lines)]
        text = Text("\n".join([*drawn, "╰" + "─" * _WIDTH + "╯"]), self.style(card))
        return text.append(f"\n{note.center(_WIDTH + 2)}", "default")

    def row(self, cards: Sequence[Card], notes: Sequence[str], width: int) -> Table:
        """Cards side by side, wrapped to the width of the screen."""
        across = max(1, width // (_WIDTH + 4))
        grid = Table.grid(padding=(0, 1))
        boxes = [self.box(card, note) for card, note in zip(cards, notes, strict=True)]
        for at in range(0, len(boxes), across):
            grid.add_row(*boxes[at : at + across])
        return grid

    def _special(self, card: Card) -> str:
        key = card if card in (BRIGAND, STAR) else _SPECIAL.get(self._faces[card].value)
        return self._words.say(f"card-{key}") if key else ""


def naming(game: AnyGame, words: Words) -> Naming:
    """What the cards of a game are called in a refusal, where it is played with this deck."""
    if "cards" not in game.components:
        return as_it_is
    return CardPrinter(faces_from(game.components), words).named


def _two_lines(place: str) -> tuple[str, str]:
    """A place name over two lines, broken at its first space where it is too long for one."""
    if len(place) <= _WIDTH:
        return place, ""
    first, _, rest = place.partition(" ")
    return first, rest

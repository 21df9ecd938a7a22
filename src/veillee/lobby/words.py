"""Words between people: what is said is data, short and plain."""

import unicodedata
from typing import Any, Literal, Protocol, TypeAlias, runtime_checkable

from veillee.kernel.game import Seat
from veillee.table import Bot, Chair, PlayerId, Table

Reaction: TypeAlias = Literal["bravo", "laugh", "wow", "think", "heart", "hurry", "sorry", "again"]

# Letters, marks, numbers, punctuation, symbols and spaces; no controls, no marks that turn the
# direction of the text around them, nothing that has no meaning yet. A joiner makes some signs.
_UNSEEN = ("C", "Zl", "Zp")
_JOINER = "\u200d"


def clean(text: str) -> str:
    """What somebody typed, on one line, without what cannot be seen."""
    seen = (c if _is_seen(c) else " " for c in unicodedata.normalize("NFC", text))
    return " ".join("".join(seen).split())


def _is_seen(character: str) -> bool:
    return character == _JOINER or not unicodedata.category(character).startswith(_UNSEEN)


@runtime_checkable
class Hushing(Protocol):
    """A game in which some must hold their tongue for a while, as a storyteller does."""

    def hushed(self, state: Any) -> tuple[Seat, ...]:
        """The seats whose words would give the game away now."""


def speaker(chair: Chair) -> PlayerId | None:
    """Whose words come from this seat: its player's, or those of the owl that sits there."""
    match chair.occupant:
        case Bot(player=None, persona=str(persona)) if persona:
            return PlayerId(f"persona-{persona}")
        case _:
            return chair.player


def hushed(table: Table, player: PlayerId) -> bool:
    """Whether this player's words would give the game away now."""
    silent = hushed_seats(table)
    return any(seat in silent for seat in table.seats_of(player))


def hushed_seats(table: Table) -> tuple[Seat, ...]:
    """The seats whose words would give the game away now."""
    if table.play is None or not isinstance(table.game, Hushing):
        return ()
    return table.game.hushed(table.play.state)

"""Words between people: what is said is data, short and plain."""

from typing import Any, Literal, Protocol, TypeAlias, runtime_checkable

from veillee.kernel.game import Seat
from veillee.table import Bot, Chair, PlayerId, Table

Reaction: TypeAlias = Literal["bravo", "laugh", "wow", "think", "heart", "hurry", "sorry", "again"]


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

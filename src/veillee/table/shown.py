"""What a table shows to everyone who may look at it, beside the views of its game."""

from typing import Literal

from msgspec import Struct

from veillee.kernel.game import Seat
from veillee.table.clocks import Pace, Time
from veillee.table.seats import Bot, Chair, Human
from veillee.table.table import Table


class ShownSeat(Struct, frozen=True):
    """A seat as others see it; no player's id and no nonce."""

    name: str | None
    kind: Literal["empty", "human", "bot"]
    token: str
    bot: str | None
    persona: str
    covered: bool
    gone: bool
    host: bool
    awaited: bool
    deadline: Time | None


class Shown(Struct, frozen=True):
    """A table, built field by field: the seed only when the game is over."""

    id: str
    game: str
    rules: int
    pace: Pace
    seats: tuple[ShownSeat, ...]
    phase: Literal["open", "playing", "paused", "over"]
    settles_at: Time | None
    commitment: str
    seed: str | None


def shown(table: Table) -> Shown:
    """What anyone at the table may know of it."""
    return Shown(
        id=table.id,
        game=table.game.name,
        rules=table.game.rules,
        pace=table.pace,
        seats=tuple(_seat(table, Seat(seat)) for seat in table.seats),
        phase=_phase(table),
        settles_at=table.settles_at,
        commitment=table.commitment,
        seed=table.seed.hex() if table.over else None,
    )


def _phase(table: Table) -> Literal["open", "playing", "paused", "over"]:
    if table.play is None:
        return "open"
    if table.over:
        return "over"
    return "playing" if table.paused_at is None else "paused"


def _seat(table: Table, seat: Seat) -> ShownSeat:
    chair = table.chairs[seat]
    return ShownSeat(
        name=chair.occupant.name if chair.occupant else None,
        kind=_kind(chair),
        token=chair.occupant.token if chair.occupant else "",
        bot=chair.occupant.bot if isinstance(chair.occupant, Bot) else table.bot_of(seat),
        persona=table.persona_of(seat),
        covered=chair.covered,
        gone=chair.gone,
        host=chair.player == table.host,
        awaited=seat in table.awaited,
        deadline=table.deadline(seat),
    )


def _kind(chair: Chair) -> Literal["empty", "human", "bot"]:
    match chair.occupant:
        case Human():
            return "human"
        case Bot():
            return "bot"
        case None:
            return "empty"

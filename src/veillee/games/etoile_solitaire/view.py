"""What the player of the solitaire sees."""

from msgspec import Struct

from veillee.games.africa_deck import Card
from veillee.games.etoile_solitaire.actions import Options
from veillee.kernel.game import Seat


class View(Struct, frozen=True):
    """Everything is open but the pile; a spectator does not see the hand."""

    seat: Seat | None
    options: Options
    question: int
    rows: tuple[tuple[Card, ...], ...]
    hand: tuple[Card, ...]
    hand_size: int
    pile: int
    fits: tuple[tuple[int, ...], ...]
    """For each card of the hand, the rows that it fits on."""

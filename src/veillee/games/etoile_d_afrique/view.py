"""What a seat sees of L'Étoile d'Afrique, and could remember."""

from typing import Literal

from msgspec import Struct

from veillee.games.africa_deck import Card
from veillee.games.etoile_d_afrique.actions import Options, RoundSheet
from veillee.kernel.game import Seat


class Laid(Struct, frozen=True):
    """A card of a trick: who laid it, and how."""

    seat: Seat
    card: Card
    how: Literal["lead", "beat", "give-way"]


class Trick(Struct, frozen=True):
    """A trick that was taken."""

    winner: Seat
    cards: tuple[Laid, ...]


class View(Struct, frozen=True):
    """Everything is open but the others' hands and the order of the pile."""

    seat: Seat | None
    options: Options
    question: int
    round: int
    dealer: Seat | None
    turn: Seat | None
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    pile: int
    trick: tuple[Laid, ...]
    bar: int
    top: Seat | None
    passed: tuple[Seat, ...]
    captured: tuple[tuple[Card, ...], ...]
    thieves: tuple[int, ...]
    taken: tuple[int, ...]
    last_trick: Trick | None
    results: tuple[tuple[RoundSheet, ...], ...]

"""What is chosen, done and dealt in L'Étoile d'Afrique: the messages of records and wires."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from veillee.games.africa_deck import Card
from veillee.kernel.game import Seat

HAND = 4  # R-AFRICA-5


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How this table reads the rulebook."""

    draw: Annotated[
        Literal["each-card", "after-trick", "never"], Meta(extra={"rule": "R-AFRICA-6"})
    ] = "each-card"
    trick_end: Annotated[Literal["passes", "unbeaten"], Meta(extra={"rule": "R-AFRICA-12"})] = (
        "passes"
    )
    pass_lock: Annotated[bool, Meta(extra={"rule": "R-AFRICA-12"})] = False
    lion: Annotated[Literal["keeps-bar", "counts-two"], Meta(extra={"rule": "R-AFRICA-10"})] = (
        "keeps-bar"
    )
    rounds: Annotated[int, Meta(ge=1, le=10, extra={"rule": "R-AFRICA-5"})] = 5


class Lead(Struct, frozen=True, tag="lead", forbid_unknown_fields=True):
    """Open a trick with any card."""

    card: Card


class Beat(Struct, frozen=True, tag="beat", forbid_unknown_fields=True):
    """Lay a card on top that the bar does not hold."""

    card: Card


class GiveWay(Struct, frozen=True, tag="give-way", forbid_unknown_fields=True):
    """Take a thief token and slip a card under the trick."""

    card: Card


class Pass(Struct, frozen=True, tag="pass", forbid_unknown_fields=True):
    """Leave a gem, or better, to whoever laid it."""


Action: TypeAlias = Lead | Beat | GiveWay | Pass


class Deal(Struct, frozen=True, tag="deal", forbid_unknown_fields=True):
    """A round's cards: each seat's hand, and the pile, next to draw first."""

    round: int
    dealer: Seat
    hands: tuple[tuple[Card, ...], ...]
    pile: tuple[Card, ...]


Token: TypeAlias = Literal["horseshoe", "ruby", "emerald", "topaz"]


class RoundSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """One seat's round in its parts."""

    captured: int
    thief_tokens_taken: int
    thief_tokens_paid: int
    points: int
    tokens: tuple[Token, ...]


class Sheet(Struct, frozen=True, forbid_unknown_fields=True):
    """One seat's game in its parts."""

    rounds: tuple[RoundSheet, ...]

"""What is chosen, done and dealt in the solitaire: the messages of records and wires."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from veillee.games.africa_deck import Card

Row: TypeAlias = Annotated[int, Meta(ge=0, le=53)]
Grade: TypeAlias = Literal["incredible", "very-good", "good", "fair", "insufficient"]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How hard it shall be."""

    hand: Annotated[Literal[2, 3], Meta(extra={"rule": "R-AFRICA-30"})] = 2
    brigand: Annotated[Literal["ranked", "open"], Meta(extra={"rule": "R-AFRICA-31"})] = "ranked"


class Lay(Struct, frozen=True, tag="lay", forbid_unknown_fields=True):
    """Lay a card at the end of a row."""

    card: Card
    row: Row


class StartRow(Struct, frozen=True, tag="start-row", forbid_unknown_fields=True):
    """Start a new row with a card, since none fits."""

    card: Card


class Join(Struct, frozen=True, tag="join", forbid_unknown_fields=True):
    """Join two rows with the Star: first, Star, second."""

    first: Row
    second: Row


Action: TypeAlias = Lay | StartRow | Join


class Deal(Struct, frozen=True, tag="deal", forbid_unknown_fields=True):
    """The first card, the hand, and the pile, next to draw first."""

    row: Card
    hand: tuple[Card, ...]
    pile: tuple[Card, ...]


class Sheet(Struct, frozen=True, forbid_unknown_fields=True):
    """The rows as they lie at the end, and what they are worth."""

    rows: tuple[tuple[Card, ...], ...]
    grade: Grade

"""What is chosen, done and dealt in Stella: the messages of records and wires."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from veillee.games.stella.components import CardId, Image, WordCard
from veillee.kernel.game import Seat

CELLS = 15

Cell: TypeAlias = Annotated[int, Meta(ge=0, le=CELLS - 1)]
"""A place among the images, row by row from the top left."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How this table plays."""

    words: Annotated[Literal["random", "discovery"], Meta(extra={"rule": "R-STELLA-3"})] = "random"
    custom_words: Annotated[
        tuple[WordCard, ...], Meta(max_length=10, extra={"rule": "R-STELLA-3"})
    ] = ()
    show_marks: Annotated[bool, Meta(extra={"rule": "R-STELLA-21"})] = True


class Mark(Struct, frozen=True, gc=False, tag="mark", forbid_unknown_fields=True):
    """These images go with the word; sending it means done, sending it again replaces it."""

    cells: Annotated[tuple[Cell, ...], Meta(max_length=CELLS)]


class AskOtherWord(Struct, frozen=True, tag="ask-other-word", forbid_unknown_fields=True):
    """Ask the table to play with the other word of the card."""


class Agree(Struct, frozen=True, tag="agree", forbid_unknown_fields=True):
    """The other word, please."""


class Disagree(Struct, frozen=True, tag="disagree", forbid_unknown_fields=True):
    """This word is fine."""


class Designate(Struct, frozen=True, gc=False, tag="designate", forbid_unknown_fields=True):
    """Who else marked this image?"""

    cell: Cell


Action: TypeAlias = Mark | AskOtherWord | Agree | Disagree | Designate


class Deal(Struct, frozen=True, tag="deal", forbid_unknown_fields=True):
    """The images, the first fifteen on the table; the four word cards; who has the pawn."""

    images: tuple[Image, ...]
    words: tuple[CardId, ...]
    first_scout: Seat


class RoundSheet(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One seat's round in its parts."""

    marks: tuple[int, ...]
    in_the_dark: bool
    fell: bool
    sparks: int
    super_sparks: int
    points: int


class Sheet(Struct, frozen=True, forbid_unknown_fields=True):
    """One seat's game in its parts."""

    rounds: tuple[RoundSheet, ...]

"""What is chosen, done and dealt in Dixit: the messages of records and wires."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from veillee.games.dixit.components import Image, ImageId
from veillee.kernel.game import Seat

LONGEST_CLUE = 200


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How this table reads the rulebook, and what it takes from later editions."""

    end: Annotated[Literal["pile", "points", "laps"], Meta(extra={"rule": "R-DIXIT-10"})] = "pile"
    target: Annotated[
        int, Meta(ge=5, le=100, extra={"rule": "R-DIXIT-10", "when": {"end": ("points",)}})
    ] = 30
    laps: Annotated[
        int, Meta(ge=1, le=5, extra={"rule": "R-DIXIT-10", "when": {"end": ("laps",)}})
    ] = 1
    lone_finder: Annotated[Literal[4, 3], Meta(extra={"rule": "R-DIXIT-21", "seats": (3, 3)})] = 4
    first_teller: Annotated[Literal["claim", "random"], Meta(extra={"rule": "R-DIXIT-2"})] = "claim"
    bonus_cap: Annotated[Literal[None, 3], Meta(extra={"rule": "R-DIXIT-7"})] = None
    second_vote: Annotated[bool, Meta(extra={"rule": "R-DIXIT-6"})] = False
    reshuffle: Annotated[
        bool, Meta(extra={"rule": "R-DIXIT-10", "when": {"end": ("points", "laps")}})
    ] = False


class Clue(Struct, frozen=True, forbid_unknown_fields=True):
    """What the teller says, sings or mimes; what is performed live needs no text."""

    kind: Literal["phrase", "song", "mime"]
    text: Annotated[str, Meta(max_length=LONGEST_CLUE)]


class Claim(Struct, frozen=True, tag="claim", forbid_unknown_fields=True):
    """Be the first to have a clue, and so the first teller."""


class Tell(Struct, frozen=True, tag="tell", forbid_unknown_fields=True):
    """Put an image face down and give its clue."""

    image: ImageId
    clue: Clue


class Give(Struct, frozen=True, tag="give", forbid_unknown_fields=True):
    """Put in an image (two among three players) that the clue might mean."""

    images: Annotated[tuple[ImageId, ...], Meta(max_length=2)]


class Vote(Struct, frozen=True, tag="vote", forbid_unknown_fields=True):
    """Say which image is the teller's; with a second vote, which two may be."""

    images: Annotated[tuple[ImageId, ...], Meta(max_length=2)]


Action: TypeAlias = Claim | Tell | Give | Vote


class Deal(Struct, frozen=True, tag="deal", forbid_unknown_fields=True):
    """The images in play: each seat's hand, and the pile, next to draw first."""

    hands: tuple[tuple[Image, ...], ...]
    pile: tuple[Image, ...]


class ChooseTeller(Struct, frozen=True, tag="choose-teller", forbid_unknown_fields=True):
    """The first teller, drawn."""

    seat: Seat


class LayOut(Struct, frozen=True, tag="lay-out", forbid_unknown_fields=True):
    """The row, left to right."""

    images: tuple[Image, ...]


class Reshuffle(Struct, frozen=True, tag="reshuffle", forbid_unknown_fields=True):
    """The whole new pile: what was left, then the discards."""

    pile: tuple[Image, ...]


AnyDeal: TypeAlias = Deal | ChooseTeller | LayOut | Reshuffle


class Sheet(Struct, frozen=True, forbid_unknown_fields=True):
    """One seat's game in its parts: the points of each turn."""

    turns: tuple[int, ...]

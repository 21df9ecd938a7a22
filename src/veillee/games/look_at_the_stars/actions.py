"""What is chosen, done and dealt in Look at the Stars: the messages of records and wires."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from veillee.games.look_at_the_stars.components import PointCardId, PowerCardId
from veillee.games.look_at_the_stars.lattice import Line, Point

Copy: TypeAlias = Annotated[tuple[Line, ...], Meta(min_length=3, max_length=3)]
Uses: TypeAlias = Annotated[tuple[Copy, ...], Meta(max_length=1)]
"""The copy of the shape that pays for a power, where there is a choice; else nothing."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How this table plays."""

    slates: Annotated[Literal["different", "same"], Meta(extra={"rule": "R-LATS-10"})] = "different"
    bonus: Annotated[
        Literal["random", "first-game", "chosen", "beginner-powers"],
        Meta(extra={"rule": "R-LATS-11"}),
    ] = "random"
    point_card: Annotated[PointCardId | None, Meta(extra={"rule": "R-LATS-11"})] = None
    power_card: Annotated[PowerCardId | None, Meta(extra={"rule": "R-LATS-11"})] = None
    live_scores: Annotated[Literal["own", "all", "none"], Meta(extra={"rule": "R-LATS-6"})] = "own"


class Draw(Struct, frozen=True, tag="draw", forbid_unknown_fields=True, gc=False):
    """Draw the two lines of the night card."""

    lines: tuple[Line, Line]


class Shoot(Struct, frozen=True, tag="shoot", forbid_unknown_fields=True, rename={"start": "from"}):
    """Draw a shooting star."""

    start: Point
    to: Point


class Pass(Struct, frozen=True, tag="pass", forbid_unknown_fields=True):
    """Let this night go by."""


class UsePower(
    Struct, frozen=True, tag="use-power", forbid_unknown_fields=True, omit_defaults=True
):
    """Use the power that a copy of the shape has earned."""

    at: Annotated[tuple[Point, ...], Meta(min_length=1, max_length=2)]
    uses: Uses = ()


class SkipPower(
    Struct, frozen=True, tag="skip-power", forbid_unknown_fields=True, omit_defaults=True
):
    """Let a power go; its copy of the shape is spent all the same."""

    uses: Uses = ()


class TakeBack(Struct, frozen=True, tag="take-back", forbid_unknown_fields=True):
    """Undo what this seat has drawn in the running turn."""


Action: TypeAlias = Draw | Shoot | Pass | UsePower | SkipPower | TakeBack

Pile: TypeAlias = Annotated[tuple[str, ...], Meta(min_length=6, max_length=6)]


class Deal(Struct, frozen=True, tag="deal", forbid_unknown_fields=True):
    """Slates by seat, three piles of six nights, and the two bonus cards."""

    slates: tuple[str, ...]
    piles: tuple[Pile, Pile, Pile]
    point_card: PointCardId
    power_card: PowerCardId


class Sheet(Struct, frozen=True, forbid_unknown_fields=True):
    """One seat's score in its parts (R-LATS-6); `sizes` are those of all its constellations."""

    constellations: int
    sizes: tuple[int, ...]
    planets: int
    shooting_stars: int
    point_bonus: int
    power_bonus: int
    total: int

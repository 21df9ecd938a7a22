"""What a seat sees of Look at the Stars, and could remember."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from veillee.games.look_at_the_stars.actions import Options, Sheet
from veillee.games.look_at_the_stars.components import PointCardId, PowerCardId
from veillee.games.look_at_the_stars.lattice import Line, Point
from veillee.kernel.game import Seat

Marks: TypeAlias = tuple[Annotated[tuple[Point, ...], Meta(max_length=2)], ...]


class SkyView(Struct, frozen=True, dict=True):
    """A slate and all that is drawn on it, as lists of points.

    `lines` starts with the slate's own; `marks` holds what the power drew, each as its points;
    `spent` are the lines that have earned a power. The planes that a message was written from
    stay with it inside one process (`__dict__`), so that a bot need not read them again.
    """

    slate: str
    lines: tuple[Line, ...]
    shooting_stars: tuple[Line, ...]
    marks: Marks
    spent: tuple[Line, ...]


class Draft(Struct, frozen=True, gc=False):
    """What this seat has done in the running turn: its sky now, and the powers it may use."""

    sky: SkyView
    placed: bool
    powers: int


class View(Struct, frozen=True, gc=False):
    """Everything is open but the nights to come and what the others draw in the running turn.

    `skies` are those of all seats when the turn began; of the others' answers a seat sees only
    who is `done`. `turn` counts from 1 to 18, is 0 before the deal and 19 when all is over.
    `scores` has a sheet for each seat whose running score the table shows to this one.
    """

    seat: Seat | None
    options: Options
    question: int | None
    turn: int
    revealed: tuple[str, ...]
    point_card: PointCardId | None
    power_card: PowerCardId | None
    done: tuple[bool, ...]
    skies: tuple[SkyView, ...]
    draft: Draft | None
    scores: tuple[Sheet | None, ...]

"""The whole truth of a table of Look at the Stars."""

from msgspec import Struct

from veillee.games.look_at_the_stars.actions import Options
from veillee.games.look_at_the_stars.components import PointCardId, PowerCardId
from veillee.games.look_at_the_stars.sky import Sky
from veillee.games.look_at_the_stars.view import SkyView


class Progress(Struct, frozen=True, gc=False):
    """How far a seat is in the running turn.

    `placed`: it has drawn, shot or passed; `powers`: how many it may still use; `moves` counts all
    it did in this turn, take-backs included, so that no two questions share a number.
    """

    sky: Sky
    placed: bool
    powers: int
    moves: int


class State(Struct, eq=False, gc=False):
    """Replace it, never touch it: the rules set nothing in a state that they were given.

    `turn` counts from 1 to 18, is 0 before the deal and 19 when all is over; `revealed` are the
    nights so far, the running one last; `before` are the skies when the turn began and `shown` the
    same as messages, `now` is what each seat has made of its own since; a seat is `done` when it
    has placed and settled its powers.
    """

    options: Options
    seats: int
    turn: int
    revealed: tuple[str, ...]
    to_come: tuple[str, ...]
    point_card: PointCardId | None
    power_card: PowerCardId | None
    before: tuple[Sky, ...]
    shown: tuple[SkyView, ...]
    now: tuple[Progress, ...]
    done: tuple[bool, ...]

"""The whole truth of a table of Look at the Stars."""

from veillee.games.look_at_the_stars.actions import Options
from veillee.games.look_at_the_stars.components import PointCardId, PowerCardId
from veillee.games.look_at_the_stars.sky import Sky
from veillee.games.look_at_the_stars.view import SkyView


class Progress:
    """How far a seat is in the running turn.

    `placed`: it has drawn, shot or passed; `powers`: how many it may still use; `moves` counts all
    it did in this turn, take-backs included, so that no two questions share a number.
    """

    __slots__ = ("moves", "placed", "powers", "sky")

    def __init__(self, sky: Sky, placed: bool, powers: int, moves: int) -> None:
        self.sky = sky
        self.placed = placed
        self.powers = powers
        self.moves = moves

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Progress) and (
            (self.placed, self.powers, self.moves, self.sky)
            == (other.placed, other.powers, other.moves, other.sky)
        )


class State:
    """Copy, then set, then never touch.

    `turn` counts from 1 to 18, is 0 before the deal and 19 when all is over; `revealed` are the
    nights so far, the running one last; `before` are the skies when the turn began and `shown` the
    same as messages, `now` is what each seat has made of its own since; a seat is `done` when it
    has placed and settled its powers.
    """

    __slots__ = (
        *("options", "seats", "turn", "revealed", "to_come", "point_card", "power_card"),
        *("before", "shown", "now", "done"),
    )

    def __init__(
        self,
        options: Options,
        seats: int,
        turn: int,
        revealed: tuple[str, ...],
        to_come: tuple[str, ...],
        point_card: PointCardId | None,
        power_card: PowerCardId | None,
        before: tuple[Sky, ...],
        shown: tuple[SkyView, ...],
        now: tuple[Progress, ...],
        done: tuple[bool, ...],
    ) -> None:
        self.options = options
        self.seats = seats
        self.turn = turn
        self.revealed = revealed
        self.to_come = to_come
        self.point_card = point_card
        self.power_card = power_card
        self.before = before
        self.shown = shown
        self.now = now
        self.done = done

    def copy(self) -> "State":
        return State(
            self.options,
            self.seats,
            self.turn,
            self.revealed,
            self.to_come,
            self.point_card,
            self.power_card,
            self.before,
            self.shown,
            self.now,
            self.done,
        )

"""Positions of Look at the Stars, written down rather than played to.

Points are two signs, column then row (`a` is row ten); lines are `34-44`, one after another. The
sky of Polynesia lies under most of them:

    row 10     ****        row 4  **********
    row  9    #*****       row 3  **********
    row  8   ##***O**      row 2  **O*******
    row  7   ##******      row 1  ****==****
    row  6  *******###     row 0  ***====***
    row  5  ****O**###     lines  71-82 4a-59
"""

from typing import Any

from veillee.games.look_at_the_stars import LookAtTheStars
from veillee.games.look_at_the_stars.actions import (
    Action,
    Draw,
    Options,
    Shoot,
    TakeBack,
    UsePower,
)
from veillee.games.look_at_the_stars.components import (
    POINT_CARDS,
    POWER_CARDS,
    PointCardId,
    Power,
)
from veillee.games.look_at_the_stars.lattice import LINE_PLACES, Line, Point, line_set
from veillee.games.look_at_the_stars.sky import Canvas, Cards, Sky, empty_sky
from veillee.games.look_at_the_stars.slates import our_slates
from veillee.games.look_at_the_stars.state import Progress, State
from veillee.kernel.game import IllegalAction, Over, Played, Seat

GAME = LookAtTheStars()
ME, YOU = Seat(0), Seat(1)
NIGHTS = [f"N{n}" for n in range(1, 28)]


def point(written: str) -> Point:
    return int(written[0], 16), int(written[1], 16)


def points(written: str) -> tuple[Point, ...]:
    return tuple(map(point, written.split()))


def line(written: str) -> Line:
    one, other = written.split("-")
    return point(one), point(other)


def lines(written: str) -> tuple[Line, ...]:
    return tuple(map(line, written.split()))


def sky(
    drawn: str = "",
    *,
    shots: str = "",
    marks: tuple[str, ...] = (),
    spent: str = "",
    power: Power = "planet",
    point_card: PointCardId = "P1",
    slate: str = "polynesia",
) -> Sky:
    """A sky with these lines, shooting stars and marks of the power."""
    card = next(card for card in POWER_CARDS.values() if card.power == power)
    made = empty_sky(Canvas(slate, our_slates()[slate]), Cards(POINT_CARDS[point_card], card))
    for new_stars in marks if power == "new-stars" else ():
        made = made.with_mark(points(new_stars))
    made = made.with_lines([LINE_PLACES[line] for line in lines(drawn)])
    for shot in lines(shots):
        made = made.with_shot(shot)
    for mark in () if power == "new-stars" else marks:
        made = made.with_mark(points(mark))
    return made.with_spent(line_set(lines(spent)))


def night(card: str, *skies: Sky, turn: int = 1, options: Options | None = None) -> State:
    """The turn in which this card is revealed, over one sky a seat."""
    before = skies or (sky(),)
    others = [n for n in NIGHTS if n != card]
    power = next(
        name for name, card in POWER_CARDS.items() if card.power == before[0].cards.power.power
    )
    value = next(name for name, card in POINT_CARDS.items() if card == before[0].cards.point)
    return State(
        options or Options(),
        len(before),
        turn,
        (*others[: turn - 1], card),
        tuple(others[turn - 1 : 17]),
        value,
        power,
        before,
        tuple(s.shown for s in before),
        tuple(Progress(s, False, 0, 0) for s in before),
        (False,) * len(before),
    )


def draw(written: str) -> Draw:
    one, other = lines(written)
    return Draw((one, other))


def shoot(written: str) -> Shoot:
    return Shoot(*line(written))


def use(written: str, paying: str = "") -> UsePower:
    return UsePower(points(written), (lines(paying),) if paying else ())


def after(state: State, *actions: Action, seat: Seat = ME) -> State:
    for action in actions:
        state = GAME.apply(state, Played(seat, action))
    return state


def refused(state: State, action: Action, seat: Seat = ME) -> tuple[str, str]:
    """The rule and the key of a refusal."""
    try:
        GAME.apply(state, Played(seat, action))
    except IllegalAction as error:
        return error.refusal.rule, error.refusal.key
    raise AssertionError(f"{action} is accepted")


def over(state: State) -> Any:
    turn = GAME.turn(state)
    assert isinstance(turn, Over)
    return turn.outcome


TAKE_BACK = TakeBack()

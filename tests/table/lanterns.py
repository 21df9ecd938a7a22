"""Lanterns: a small game with all that a table has to cope with.

Whoever calls first is the caller, and if nobody calls chance may choose one. Then, in each round,
everyone secretly hangs a lantern at a height from 1 to 6, may hang it elsewhere until the last one
hangs, and a die decides: a lantern at that height is worth a point, the caller's two.
"""

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from veillee.kernel.forms import Forms
from veillee.kernel.game import (
    Awaiting,
    Chance,
    Dealing,
    Dealt,
    IllegalAction,
    Move,
    Outcome,
    Over,
    Played,
    Seat,
    Turn,
)

Height: TypeAlias = Annotated[int, Meta(ge=1, le=6)]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[int, Meta(ge=1, le=9)] = 3


class Call(Struct, frozen=True, tag="call", forbid_unknown_fields=True):
    pass


class Hang(Struct, frozen=True, tag="hang", forbid_unknown_fields=True):
    height: Height


class Choose(Struct, frozen=True, tag="choose", forbid_unknown_fields=True):
    seat: Seat


class Roll(Struct, frozen=True, tag="roll", forbid_unknown_fields=True):
    height: int


class Sheet(Struct, frozen=True):
    points: int


class View(Struct, frozen=True):
    seat: Seat | None
    round: int
    caller: Seat | None
    mine: int | None
    hung: tuple[bool, ...]
    points: tuple[int, ...]
    rounds: int


Action: TypeAlias = Call | Hang
AnyDeal: TypeAlias = Choose | Roll


class State(Struct, frozen=True):
    rounds: int
    caller: Seat | None
    round: int
    hung: tuple[int | None, ...]
    points: tuple[int, ...]


class Lanterns:
    name = "lanterns"
    rules = 1
    seats = range(1, 5)
    forms: Forms[Options, Action, AnyDeal, View, Sheet] = Forms(
        options=Options, action=Action, deal=AnyDeal, view=View, sheet=Sheet
    )
    components: Mapping[str, Any] = {}
    secrets = frozenset({"hung"})

    def setup(self, seats: int, options: Options) -> State:
        if seats not in self.seats:
            raise IllegalAction("R-LANTERNS-1", "seats", got=seats)
        return State(options.rounds, None, 0, (None,) * seats, (0,) * seats)

    def turn(self, state: State) -> Turn[Sheet]:
        if state.caller is None:
            return Awaiting((), chance="choose")
        if state.round > state.rounds:
            return Over(_outcome(state.points))
        if None not in state.hung:
            return Dealing("roll")
        return Awaiting(tuple(Seat(s) for s, height in enumerate(state.hung) if height is None))

    def question(self, state: State, seat: Seat) -> int | None:
        return None if state.round > state.rounds or None not in state.hung else state.round

    def apply(self, state: State, move: Move[Action, AnyDeal]) -> State:
        match move:
            case Played(seat, Call()) | Dealt(Choose(seat)) if state.caller is None:
                return State(state.rounds, seat, 1, state.hung, state.points)
            case Played(seat, Hang(height)) if state.caller is not None:
                hung = (*state.hung[:seat], height, *state.hung[seat + 1 :])
                return State(state.rounds, state.caller, state.round, hung, state.points)
            case Dealt(Roll(height)):
                return _scored(state, height)
            case _:
                raise IllegalAction("R-LANTERNS-2", "not-now")

    def deal(self, state: State, chance: Chance) -> AnyDeal:
        if state.caller is None:
            return Choose(Seat(chance.below(len(state.hung))))
        return Roll(1 + chance.below(6))

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            seat,
            state.round,
            state.caller,
            None if seat is None else state.hung[seat],
            tuple(height is not None for height in state.hung),
            state.points,
            state.rounds,
        )

    def legal_actions(self, view: View) -> Iterator[Action]:
        if view.seat is None or view.round > view.rounds:
            return
        if view.caller is None:
            yield Call()
        else:
            yield from map(Hang, range(1, 7))

    def sample(self, view: View, chance: Chance) -> Action:
        offered = list(self.legal_actions(view))
        return offered[chance.below(len(offered))]

    def imagine(self, view: View, chance: Chance) -> State:
        hung = [1 + chance.below(6) if done else None for done in view.hung]
        if view.seat is not None:
            hung[view.seat] = view.mine
        return State(view.rounds, view.caller, view.round, tuple(hung), view.points)


def _scored(state: State, rolled: int) -> State:
    worth = [2 if seat == state.caller else 1 for seat in range(len(state.hung))]
    points = tuple(
        had + (value if height == rolled else 0)
        for had, value, height in zip(state.points, worth, state.hung, strict=True)
    )
    return State(state.rounds, state.caller, state.round + 1, (None,) * len(points), points)


def _outcome(points: tuple[int, ...]) -> Outcome[Sheet]:
    ranks = sorted(set(points), reverse=True)
    ranking = tuple(tuple(Seat(s) for s, p in enumerate(points) if p == rank) for rank in ranks)
    return Outcome(points, ranking, "rounds-played", tuple(map(Sheet, points)))

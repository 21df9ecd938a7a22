"""The laws hold on a sound game, and each of them bites on a game made wrong."""

import itertools
from typing import Any

import pytest
from msgspec.structs import replace

from kernel.moths import Cards, Deal, Give, LayOut, Moths, State, View
from veillee.kernel.game import AnyGame, Awaiting, Chance, IllegalAction, Played, Seat
from veillee.kernel.laws import LAWS, Case, Law, LawBroken, cases


@pytest.mark.parametrize("case", cases(Moths(), seeds=3), ids=str)
@pytest.mark.parametrize("law", LAWS.values(), ids=LAWS.keys())
def test_a_sound_game_keeps_every_law(law: Law, case: Case) -> None:
    law(case)


def broken_laws(game: AnyGame) -> set[str]:
    """Which laws find this game out, in any of a few cases."""
    found = set()
    for (name, law), case in itertools.product(LAWS.items(), cases(game, seeds=3)):
        try:
            law(case)
        except LawBroken:
            found.add(name)
    return found


class RowInSeatOrder(Moths):
    """The row tells who gave what, and `imagine` knows it."""

    def deal(self, state: State, chance: Chance) -> Any:
        if state.step == 0:
            return super().deal(state, chance)
        return LayOut(tuple(card for given in state.given for card in given))

    def _imagine_given(self, view: View, hands: list[Cards], chance: Chance) -> tuple[Cards, ...]:
        if self.phase(view.step) != "guess":
            return super()._imagine_given(view, hands, chance)
        sizes = [3 - size for size in view.sizes]
        ends = list(itertools.accumulate(sizes, initial=0))
        return tuple(view.row[a:b] for a, b in itertools.pairwise(ends))


class GuessThatShows(Moths):
    """Everyone sees the guesses while others still think."""

    def view(self, state: State, seat: Seat | None) -> View:
        return replace(super().view(state, seat), extra=state.guesses)

    def imagine(self, view: View, chance: Chance) -> State:
        world = super().imagine(view, chance)
        world.guesses = tuple(view.extra)
        return world


class CountsBeforeAllAreDone(Moths):
    """How many cards were given shows before everyone has given; `imagine` plays along."""

    def view(self, state: State, seat: Seat | None) -> View:
        return replace(super().view(state, seat), extra=tuple(map(len, state.given)))

    def imagine(self, view: View, chance: Chance) -> State:
        world = super().imagine(view, chance)
        if self.phase(view.step) == "give":
            pairs = zip(world.hands, view.extra, world.given, range(view.seats), strict=True)
            world.given = tuple(g if s == view.seat else h[:n] for h, n, g, s in pairs)
        return world


class NextCardInTheQuestion(Moths):
    """The question's number tells which card comes next."""

    def question(self, state: State, seat: Seat) -> int | None:
        asked = super().question(state, seat)
        return None if asked is None else asked * 100 + (state.pile[0] if state.pile else 0)


class LiveGiving(Moths):
    """Others see what a seat is about to give."""

    def view(self, state: State, seat: Seat | None) -> View:
        shown = state.given if self.phase(state.step) == "give" else None
        return replace(super().view(state, seat), extra=shown)

    def imagine(self, view: View, chance: Chance) -> State:
        world = super().imagine(view, chance)
        if view.extra is not None:
            world.given = tuple(map(tuple, view.extra))
            pairs = zip(world.hands, world.given, strict=True)
            world.hands = tuple((*g, *(c for c in h if c not in g))[:3] for h, g in pairs)
        return world


class LazyImagine(Moths):
    """The imagined world is the real one, kept from the last look at it."""

    def __init__(self) -> None:
        self._last: State | None = None

    def view(self, state: State, seat: Seat | None) -> View:
        self._last = state
        return super().view(state, seat)

    def imagine(self, view: View, chance: Chance) -> State:
        assert self._last is not None
        return self._last.copy()


class ForgetfulImagine(Moths):
    """The imagined world has no cards to draw."""

    def imagine(self, view: View, chance: Chance) -> State:
        world = super().imagine(view, chance)
        world.pile = ()
        return world


class OneCardKnownToAll(Moths):
    """The first card of seat 1 shows to everybody, and `imagine` respects it."""

    def view(self, state: State, seat: Seat | None) -> View:
        return replace(super().view(state, seat), extra=state.hands[1][:1])

    def imagine(self, view: View, chance: Chance) -> State:
        world = super().imagine(view, chance)
        if view.extra and view.seat != 1:
            card = view.extra[0]
            hands = [tuple(world.hands[1][0] if c == card else c for c in h) for h in world.hands]
            hands[1] = (card, *world.hands[1][1:])
            world.pile = tuple(world.hands[1][0] if c == card else c for c in world.pile)
            world.hands = tuple(hands)
        return world


class AnswersInOrderOfArrival(Moths):
    """The state remembers who answered first."""

    def apply(self, state: State, move: Any) -> State:
        after = super().apply(state, move)
        after.extra = (*(state.extra or ()), move.seat) if isinstance(move, Played) else state.extra
        return after

    def imagine(self, view: View, chance: Chance) -> State:
        world = super().imagine(view, chance)
        world.extra = view.extra
        return world

    def view(self, state: State, seat: Seat | None) -> View:
        return replace(super().view(state, seat), extra=state.extra)


class StuckPhase(Moths):
    """After the first round nobody is awaited and nothing is due."""

    def turn(self, state: State) -> Any:
        return Awaiting(()) if state.step == 4 else super().turn(state)


class AwaitedButNotAsked(Moths):
    """The last seat is waited for and cannot answer."""

    def question(self, state: State, seat: Seat) -> int | None:
        return None if seat == state.seats - 1 else super().question(state, seat)


class OfferedThenRefused(Moths):
    """Giving two cards is offered and refused."""

    def apply(self, state: State, move: Any) -> State:
        if (
            isinstance(move, Played)
            and isinstance(move.action, Give)
            and len(move.action.cards) > 1
        ):
            raise IllegalAction("R-MOTHS-2", "one-only")
        return super().apply(state, move)


class SpectatorMayGuess(Moths):
    """A spectator is offered something to do."""

    def legal_actions(self, view: View) -> Any:
        return super().legal_actions(replace(view, seat=Seat(0)) if view.seat is None else view)


class NeverEnds(Moths):
    """Giving never closes."""

    def _give(self, state: State, after: State, seat: Seat, cards: Cards) -> None:
        super()._give(state, after, seat, cards)
        if after.step != state.step:
            after.step, after.given = state.step, ((),) * state.seats


class CrashesOnNonsense(Moths):
    """A card that does not exist raises something that is no refusal."""

    def _guess(self, state: State, after: State, seat: Seat, card: int) -> None:
        state.row.index(card)
        super()._guess(state, after, seat, card)


class ChangesWhatItIsGiven(Moths):
    """Applying a move writes on the state before it."""

    def _give(self, state: State, after: State, seat: Seat, cards: Cards) -> None:
        super()._give(state, after, seat, cards)
        state.points = (9,) * state.seats


class DealOfItsOwn(Moths):
    """A deal does not follow from chance alone."""

    def __init__(self) -> None:
        self._dealt = itertools.count()

    def deal(self, state: State, chance: Chance) -> Any:
        deal = super().deal(state, chance)
        if isinstance(deal, Deal) and next(self._dealt) % 2:
            return replace(deal, pile=deal.pile[::-1])
        return deal


class LosesOnTheWire(Moths):
    """An action is sampled that its own codec refuses."""

    def sample(self, view: View, chance: Chance) -> Any:
        action = super().sample(view, chance)
        return Give(view.hand) if isinstance(action, Give) else action


@pytest.mark.parametrize(
    ("fault", "law"),
    [
        (RowInSeatOrder, "secrecy"),
        (GuessThatShows, "commitments"),
        (GuessThatShows, "secrecy"),
        (CountsBeforeAllAreDone, "commitments"),
        (NextCardInTheQuestion, "secrecy"),
        (LiveGiving, "commitments"),
        (LazyImagine, "secrecy"),
        (ForgetfulImagine, "secrecy"),
        (OneCardKnownToAll, "secrecy"),
        (AnswersInOrderOfArrival, "commitments"),
        (StuckPhase, "offers"),
        (AwaitedButNotAsked, "offers"),
        (OfferedThenRefused, "offers"),
        (SpectatorMayGuess, "offers"),
        (NeverEnds, "liveness"),
        (CrashesOnNonsense, "refusals"),
        (ChangesWhatItIsGiven, "offers"),
        (DealOfItsOwn, "replay"),
        (LosesOnTheWire, "codec"),
    ],
)
def test_a_planted_fault_is_found(fault: type[Moths], law: str) -> None:
    assert law in broken_laws(fault())


def test_a_broken_law_names_the_case() -> None:
    case = Case(StuckPhase(), 2, Moths.forms.options.type(), 0)
    with pytest.raises(LawBroken, match=r"deadlock \[moths-2-default-0\]"):
        LAWS["offers"](case)


def test_cases_cover_every_seat_count_and_option() -> None:
    seen = {(case.seats, case.options.bonus) for case in cases(Moths())}
    assert seen == {(seats, bonus) for seats in (2, 3, 4) for bonus in (1, 2, 3)}

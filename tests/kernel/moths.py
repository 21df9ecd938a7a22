"""Moths: a small game with every difficulty, made to be broken on purpose.

Everyone gives one or two of three cards face down; chance lays them out in a row; everyone secretly
guesses a card that somebody else gave; a card pays its giver a point a guess. Two rounds. Each
fault of `test_laws.py` is a subclass that does one thing wrong.
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

DECK = tuple(range(24))
HAND = 3
ROUNDS = 2
Cards: TypeAlias = tuple[int, ...]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    bonus: Annotated[int, Meta(ge=1, le=3)] = 1


class Give(Struct, frozen=True, tag="give", forbid_unknown_fields=True):
    cards: Annotated[Cards, Meta(min_length=1, max_length=2)]


class Guess(Struct, frozen=True, tag="guess", forbid_unknown_fields=True):
    card: int


class Deal(Struct, frozen=True, tag="deal"):
    hands: tuple[Cards, ...]
    pile: Cards


class LayOut(Struct, frozen=True, tag="lay-out"):
    row: Cards


class Sheet(Struct, frozen=True):
    points: int


class View(Struct, frozen=True):
    seat: Seat | None
    seats: int
    options: Options
    step: int
    hand: Cards
    sizes: tuple[int, ...]
    pile: int
    gave: Cards
    done: tuple[bool, ...]
    row: Cards
    guess: int | None
    gone: Cards
    points: tuple[int, ...]
    extra: Any = None


class State:
    def __init__(
        self,
        options: Options,
        seats: int,
        step: int,
        hands: tuple[Cards, ...],
        pile: Cards,
        given: tuple[Cards, ...],
        row: Cards,
        guesses: tuple[int | None, ...],
        gone: Cards,
        points: tuple[int, ...],
        extra: Any = None,
    ) -> None:
        self.options = options
        self.seats = seats
        self.step = step  # 0 before the deal; then give, lay out, guess for each round
        self.hands = hands
        self.pile = pile
        self.given = given
        self.row = row
        self.guesses = guesses
        self.gone = gone
        self.points = points
        self.extra = extra

    def copy(self) -> "State":
        return State(**vars(self))


Action: TypeAlias = Give | Guess
AnyDeal: TypeAlias = Deal | LayOut


class Moths:
    name = "moths"
    rules = 1
    seats = range(2, 5)
    forms: Forms[Options, Action, AnyDeal, View, Sheet] = Forms(
        options=Options, action=Action, deal=AnyDeal, view=View, sheet=Sheet
    )
    components: Mapping[str, Any] = {}
    secrets = frozenset({"hands", "pile", "given", "guesses"})

    def setup(self, seats: int, options: Options) -> State:
        if seats not in self.seats:
            raise IllegalAction("R-MOTHS-1", "seats", got=seats)
        nothing: tuple[Cards, ...] = ((),) * seats
        return State(options, seats, 0, nothing, (), nothing, (), (None,) * seats, (), (0,) * seats)

    def turn(self, state: State) -> Turn[Sheet]:
        if state.step == 0:
            return Dealing("deal")
        if state.step > 3 * ROUNDS:
            ranks = sorted(set(state.points), reverse=True)
            ranking = [[s for s, p in enumerate(state.points) if p == rank] for rank in ranks]
            sheets = tuple(map(Sheet, state.points))
            ranked = tuple(tuple(map(Seat, r)) for r in ranking)
            return Over(Outcome(state.points, ranked, "rounds-played", sheets))
        if self.phase(state.step) == "lay-out":
            return Dealing("lay-out")
        return Awaiting(tuple(s for s in map(Seat, range(state.seats)) if not self.done(state, s)))

    def phase(self, step: int) -> str:
        return ("give", "lay-out", "guess")[(step - 1) % 3] if 0 < step <= 3 * ROUNDS else "none"

    def done(self, state: State, seat: Seat) -> bool:
        if self.phase(state.step) == "guess":
            return state.guesses[seat] is not None
        return bool(state.given[seat])

    def question(self, state: State, seat: Seat) -> int | None:
        return state.step if self.phase(state.step) in ("give", "guess") else None

    def apply(self, state: State, move: Move[Action, AnyDeal]) -> State:
        after = state.copy()
        match move:
            case Dealt(Deal(hands, pile)):
                after.hands, after.pile, after.step = hands, pile, 1
            case Dealt(LayOut(row)):
                kept = zip(state.hands, state.given, strict=True)
                after.hands = tuple(tuple(c for c in h if c not in g) for h, g in kept)
                after.row, after.step = row, state.step + 1
            case Played(seat, Give(cards)):
                self._give(state, after, seat, cards)
            case Played(seat, Guess(card)):
                self._guess(state, after, seat, card)
        return after

    def _give(self, state: State, after: State, seat: Seat, cards: Cards) -> None:
        if self.phase(state.step) != "give":
            raise IllegalAction("R-MOTHS-2", "not-now")
        if len(set(cards)) < len(cards) or not set(cards) <= set(state.hands[seat]):
            raise IllegalAction("R-MOTHS-2", "not-yours")
        after.given = (*state.given[:seat], cards, *state.given[seat + 1 :])
        if all(after.given):
            after.step += 1

    def _guess(self, state: State, after: State, seat: Seat, card: int) -> None:
        if self.phase(state.step) != "guess":
            raise IllegalAction("R-MOTHS-3", "not-now")
        if card not in state.row or card in state.given[seat]:
            raise IllegalAction("R-MOTHS-3", "not-there")
        after.guesses = (*state.guesses[:seat], card, *state.guesses[seat + 1 :])
        if None not in after.guesses:
            self._score(after)

    def _score(self, after: State) -> None:
        after.points = tuple(
            points + after.options.bonus * sum(guess in given for guess in after.guesses)
            for points, given in zip(after.points, after.given, strict=True)
        )
        after.gone = tuple(sorted((*after.gone, *after.row)))
        hands, pile = [], after.pile
        for hand in after.hands:
            need = HAND - len(hand)
            hands.append(hand + pile[:need])
            pile = pile[need:]
        after.hands, after.pile, after.row = tuple(hands), pile, ()
        after.given, after.guesses = ((),) * after.seats, (None,) * after.seats
        after.step += 1

    def deal(self, state: State, chance: Chance) -> AnyDeal:
        if state.step == 0:
            cards = tuple(chance.shuffle(DECK))
            ends = range(0, HAND * state.seats, HAND)
            return Deal(tuple(cards[at : at + HAND] for at in ends), cards[HAND * state.seats :])
        return LayOut(tuple(chance.shuffle(sorted(c for given in state.given for c in given))))

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            seat,
            state.seats,
            state.options,
            state.step,
            () if seat is None else state.hands[seat],
            tuple(map(len, state.hands)),
            len(state.pile),
            () if seat is None else state.given[seat],
            tuple(self.done(state, Seat(s)) for s in range(state.seats)),
            state.row,
            None if seat is None else state.guesses[seat],
            state.gone,
            state.points,
        )

    def legal_actions(self, view: View) -> Iterator[Action]:
        if view.seat is None:
            return
        if self.phase(view.step) == "give":
            yield from (Give((card,)) for card in view.hand)
            yield from (Give((a, b)) for a in view.hand for b in view.hand if a < b)
        elif self.phase(view.step) == "guess":
            yield from (Guess(card) for card in view.row if card not in view.gave)

    def sample(self, view: View, chance: Chance) -> Action:
        offered = list(self.legal_actions(view))
        return offered[chance.below(len(offered))]

    def imagine(self, view: View, chance: Chance) -> State:
        seen = {*view.hand, *view.gone, *view.row, *view.gave}
        unseen = chance.shuffle([card for card in DECK if card not in seen])
        hands = [
            view.hand if s == view.seat else tuple(_take(unseen, n))
            for s, n in enumerate(view.sizes)
        ]
        given = self._imagine_given(view, hands, chance)
        guesses = tuple(self._imagine_guess(view, given, s, chance) for s in range(view.seats))
        return State(
            *(view.options, view.seats, view.step, tuple(hands), tuple(_take(unseen, view.pile))),
            *(given, view.row, guesses, view.gone, view.points),
        )

    def _imagine_given(self, view: View, hands: list[Cards], chance: Chance) -> tuple[Cards, ...]:
        others = [s for s in range(view.seats) if s != view.seat]
        row = chance.shuffle([card for card in view.row if card not in view.gave])
        left = {s: [row.pop()] for s in others if row}
        while row:  # whoever has given fewer than two may have given this one
            open_to = [s for s in others if len(left[s]) < HAND - view.sizes[s]]
            left[chance.shuffle(open_to)[0]].append(row.pop())
        if self.phase(view.step) in ("give", "lay-out"):
            left = {s: list(hands[s][: 1 + chance.below(2)]) for s in others if view.done[s]}
        return tuple(
            view.gave if s == view.seat else tuple(left.get(s, ())) for s in range(view.seats)
        )

    def _imagine_guess(
        self, view: View, given: tuple[Cards, ...], seat: int, chance: Chance
    ) -> int | None:
        if seat == view.seat or self.phase(view.step) != "guess" or not view.done[seat]:
            return view.guess if seat == view.seat else None
        return chance.shuffle([card for card in view.row if card not in given[seat]])[0]


def _take(cards: list[int], count: int) -> list[int]:
    taken = cards[:count]
    del cards[:count]
    return taken

"""The game of the benchmark, the same as `peer/game.js`: four seats, secret hands and deck.

54 cards, four in each hand; play any, draw one, and the card that lay there goes under the deck, so
that the state never grows and the game never ends.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from veillee.kernel.forms import Forms
from veillee.kernel.game import (
    Awaiting,
    Chance,
    Dealing,
    Dealt,
    IllegalAction,
    Move,
    Seat,
    Turn,
)

CARDS = 54
HAND = 4


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing to choose."""


class Play(Struct, frozen=True, tag="play", forbid_unknown_fields=True):
    card: int


class Deal(Struct, frozen=True, tag="deal", forbid_unknown_fields=True):
    deck: tuple[int, ...]


class View(Struct, frozen=True):
    seat: Seat | None
    turn: Seat
    hand: tuple[int, ...]
    sizes: tuple[int, ...]
    deck: int
    top: int
    pot: int
    coins: tuple[int, ...]
    played: int


class Sheet(Struct, frozen=True):
    coins: int


class State:
    def __init__(
        self, deck: tuple[int, ...], hands: tuple[tuple[int, ...], ...], top: int, played: int
    ) -> None:
        self.deck = deck
        self.hands = hands
        self.top = top
        self.played = played
        self.turn = Seat(played % len(hands))


class Shed:
    """The rules."""

    name = "shed"
    rules = 1
    seats = range(4, 5)
    secrets = frozenset({"deck", "hands"})
    components: Mapping[str, Any] = {}
    forms: Forms[Options, Play, Deal, View, Sheet] = Forms(
        options=Options, action=Play, deal=Deal, view=View, sheet=Sheet
    )

    @classmethod
    def from_components(cls, components: Mapping[str, Any]) -> "Shed":
        return cls()

    def setup(self, seats: int, options: Options) -> State:
        return State((), ((),) * seats, -1, 0)

    def turn(self, state: State) -> Turn[Sheet]:
        return Awaiting((state.turn,)) if state.hands[0] else Dealing("deal")

    def question(self, state: State, seat: Seat) -> int | None:
        return state.played if state.hands[0] and seat == state.turn else None

    def apply(self, state: State, move: Move[Play, Deal]) -> State:
        if isinstance(move, Dealt):
            deck, seats = move.deal.deck, len(state.hands)
            hands = tuple(deck[s * HAND : (s + 1) * HAND] for s in range(seats))
            return State(deck[seats * HAND :], hands, -1, 0)
        hand, card = state.hands[move.seat], move.action.card
        if move.seat != state.turn or card not in hand:
            raise IllegalAction("R-SHED-1", "not-in-hand", card=card)
        deck = state.deck if state.top < 0 else (*state.deck, state.top)
        at = hand.index(card)
        drawn = (*hand[:at], *hand[at + 1 :], *deck[:1])
        hands = (*state.hands[: move.seat], drawn, *state.hands[move.seat + 1 :])
        return State(deck[1:], hands, card, state.played + 1)

    def deal(self, state: State, chance: Chance) -> Deal:
        return Deal(tuple(chance.shuffle(range(CARDS))))

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            seat=seat,
            turn=state.turn,
            hand=() if seat is None else state.hands[seat],
            sizes=tuple(map(len, state.hands)),
            deck=len(state.deck),
            top=state.top,
            pot=0,
            coins=(5,) * len(state.hands),
            played=state.played,
        )

    def legal_actions(self, view: View) -> Iterator[Play]:
        yield from (Play(card) for card in view.hand if view.turn == view.seat)

    def sample(self, view: View, chance: Chance) -> Play:
        return Play(view.hand[chance.below(len(view.hand))])

    def imagine(self, view: View, chance: Chance) -> State:
        raise NotImplementedError("Nobody imagines in a benchmark")

"""What players of L'Étoile d'Afrique do without thinking, as quickly as search needs it.

People have different habits: some weigh what a trick is worth, some beat whatever they can. Whoever
plans for the one sort alone is beaten by the other.

Everything is a look into a table: for each move that it makes, a search plays thousands by habit.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, TypeAlias

from veillee.games.africa_deck import (
    BRIGAND,
    DECK,
    EMERALD,
    HORSESHOE,
    LION,
    POINTS,
    RUBY,
    STAR,
    TOPAZ,
    VALUE,
    Card,
)
from veillee.games.etoile_d_afrique.actions import Action, Beat, GiveWay, Lead, Pass, RoundSheet
from veillee.games.etoile_d_afrique.view import Laid
from veillee.kernel.game import Seat

LAST_PLAIN = 10
THIEF = 2.0

_PASS = Pass()
_LEAD = {card: Lead(card) for card in DECK}
_BEAT = {card: Beat(card) for card in DECK}
_GIVE_WAY = {card: GiveWay(card) for card in DECK}

_GEM_HOPE = {
    TOPAZ: 0.3,
    EMERALD: 0.45,
    RUBY: 0.6,
    HORSESHOE: 0.8,
    VALUE[BRIGAND]: 0.9,
    VALUE[STAR]: 1.0,
}


def keeping(card: Card) -> float:
    """What a card is worth in the hand: strong ones win later, lions save a thief token."""
    value = VALUE[card]
    if value >= HORSESHOE:
        return 2.0
    return 1.5 if value == LION else 1.0 if value >= TOPAZ else value / 20


def leading(card: Card) -> float:
    """High plain cards first: whoever wants the trick must pay a gem or a thief for it."""
    value = VALUE[card]
    return value / 10 if LION < value < TOPAZ else 0.2 - keeping(card) / 2


KEEPING: Mapping[Card, float] = {card: keeping(card) for card in DECK}
_LEADING: Mapping[Card, float] = {card: leading(card) for card in DECK}
# How often a trick stays with this card on top.
_HOPE: Mapping[Card, float] = {card: _GEM_HOPE.get(VALUE[card], 0.1) for card in DECK}


class World(Protocol):
    """What habit looks at: a state that was imagined, so that nothing in it is anybody's secret."""

    turn: Seat | None
    hands: tuple[tuple[Card, ...], ...]
    trick: tuple[Laid, ...]
    bar: int
    top: Seat | None
    thieves: tuple[int, ...]
    results: tuple[tuple[RoundSheet, ...], ...]


Habit: TypeAlias = Callable[[World, Seat], Action]
"""A move for the seat whose turn it is."""


def weighing(world: World, seat: Seat) -> Action:
    """Beats where the trick is worth the card."""
    hand, bar = world.hands[seat], world.bar
    if world.top is None:
        return _LEAD[max(hand, key=_LEADING.__getitem__)]
    stake = 0
    for laid in world.trick:
        stake += POINTS[laid.card]
    return _above_ten(hand, bar, stake) if bar > LAST_PLAIN else _up_to_ten(hand, bar, stake)


def _above_ten(hand: Sequence[Card], bar: int, stake: int) -> Action:
    """Beat where the trick is worth the card, or pass."""
    best, promise = None, 0.0
    for card in hand:
        if VALUE[card] > bar:
            hoped = (stake + POINTS[card]) * _HOPE[card] - KEEPING[card]
            if hoped > promise:
                best, promise = card, hoped
    return _PASS if best is None else _BEAT[best]


def _up_to_ten(hand: Sequence[Card], bar: int, stake: int) -> Action:
    """Beat with the card that promises most; otherwise take a thief and lose the least."""
    best, promise = None, 0.0
    for card in hand:
        value = VALUE[card]
        if value > bar or value == LION:
            hoped = (stake + POINTS[card]) * _HOPE[card] + THIEF - KEEPING[card]
            if hoped > promise:
                best, promise = card, hoped
    if best is not None:
        return _BEAT[best]
    return _GIVE_WAY[min(hand, key=KEEPING.__getitem__)]


def eager(world: World, seat: Seat) -> Action:
    """Beats whatever it can with the lowest card that does, and leads its lowest."""
    hand, bar = world.hands[seat], world.bar
    if world.top is None:
        return _LEAD[min(hand, key=VALUE.__getitem__)]
    leaps = bar <= LAST_PLAIN
    beating = [card for card in hand if VALUE[card] > bar or (leaps and VALUE[card] == LION)]
    if beating:
        return _BEAT[min(beating, key=VALUE.__getitem__)]
    return _GIVE_WAY[min(hand, key=VALUE.__getitem__)] if leaps else _PASS


HABITS: tuple[Habit, ...] = (weighing, eager)

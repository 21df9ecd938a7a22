"""Positions of L'Étoile d'Afrique, built rather than played to."""

from collections.abc import Sequence
from typing import Any

from veillee.games.africa_deck import Card
from veillee.games.etoile_d_afrique import EtoileDAfrique
from veillee.games.etoile_d_afrique.actions import Action, Deal, Options
from veillee.games.etoile_d_afrique.state import State
from veillee.kernel.game import Dealt, Played, Seat

GAME = EtoileDAfrique()


def cards(*names: str) -> tuple[Card, ...]:
    """`7` alone stands for the seven of sand."""
    return tuple(Card(f"{n}-sand" if n.isdecimal() else n) for n in names)


def table(*hands: Sequence[str], pile: Sequence[str] = (), round: int = 1, **options: Any) -> State:
    """A round just dealt: seat 0 leads, for the last seat has dealt."""
    state = GAME.setup(len(hands), Options(**options))
    dealer = Seat(len(hands) - 1)
    dealt = Deal(round, dealer, tuple(cards(*hand) for hand in hands), cards(*pile))
    return GAME.apply(state, Dealt(dealt))


def play(state: State, *actions: Action) -> State:
    """Each action by whoever is to act."""
    for action in actions:
        assert state.turn is not None
        state = GAME.apply(state, Played(state.turn, action))
    return state


def offered(state: State) -> list[Action]:
    """What whoever is to act may do."""
    return list(GAME.legal_actions(GAME.view(state, state.turn)))

"""A sensible player of L'Étoile d'Afrique."""

from veillee.games.africa_deck import POINTS, TOPAZ, VALUE, Card
from veillee.games.etoile_d_afrique.actions import Action, Beat, GiveWay, Lead, Pass
from veillee.games.etoile_d_afrique.bots.habits import KEEPING, THIEF, leading
from veillee.games.etoile_d_afrique.view import View
from veillee.kernel.game import AnyGame, Chance


class HeuristicBot:
    """Wins what is worth winning with the lowest card that may hold, and avoids thieves."""

    name = "heuristic"

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def choose(self, view: View, chance: Chance) -> Action:
        offered: list[Action] = chance.shuffle(list(self._game.legal_actions(view)))
        return max(offered, key=lambda action: _promise(view, action))


def _promise(view: View, action: Action) -> float:
    """A rough guess of the points that an action brings."""
    match action:
        case Lead(card):
            return leading(card)
        case Beat(card):
            return _beat(view, card)
        case GiveWay(card):
            return -THIEF - KEEPING[card] / 2
        case Pass():
            return 0.0


def _beat(view: View, card: Card) -> float:
    """What lies there, times the hope of keeping it, less the price of the card."""
    at_stake = sum(POINTS[laid.card] for laid in view.trick) + POINTS[card]
    escape = THIEF if view.bar < TOPAZ else 0.0
    return at_stake * _hope(view, card) + escape - KEEPING[card]


def _hope(view: View, card: Card) -> float:
    """The chance that nobody beats this card, from the higher ones not seen yet."""
    seen = {laid.card for laid in view.trick}.union(view.hand, *view.captured)
    higher = sum(VALUE[other] > VALUE[card] for other in VALUE if other not in seen)
    unseen = len(VALUE) - len(seen)
    others = sum(view.hand_sizes) - len(view.hand)
    return max(0.0, 1 - higher * others / max(unseen, 1) / 3) if VALUE[card] >= TOPAZ else 0.1

"""A beginner at L'Étoile d'Afrique."""

from veillee.games.africa_deck import VALUE
from veillee.games.etoile_d_afrique.actions import Action, Beat, GiveWay, Lead, Pass
from veillee.games.etoile_d_afrique.view import View
from veillee.kernel.game import AnyGame, Chance


class EasyBot:
    """Opens with its finest card and beats whatever it can, and never asks what a trick is worth.

    So its treasures go where there is nothing to win, and when a rich trick comes it has none left:
    what most people do on their first evening.
    """

    name = "easy"

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def choose(self, view: View, chance: Chance) -> Action:
        offered: list[Action] = chance.shuffle(list(self._game.legal_actions(view)))
        return min(offered, key=_reluctance)


def _reluctance(action: Action) -> tuple[int, int]:
    """Winning looks better than passing, passing than a thief; low cards win and slip under."""
    match action:
        case Lead(card):
            return 0, -VALUE[card]
        case Beat(card):
            return 0, VALUE[card]
        case Pass():
            return 1, 0
        case GiveWay(card):
            return 2, VALUE[card]

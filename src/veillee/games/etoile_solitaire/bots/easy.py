"""A beginner at the solitaire."""

from veillee.games.africa_deck import BRIGAND, STAR
from veillee.games.etoile_solitaire.actions import Action, Join, Lay
from veillee.games.etoile_solitaire.view import View
from veillee.kernel.game import AnyGame, Chance


class EasyBot:
    """Lays whatever fits, on the longest row it fits on, and does not ask what comes after.

    It is in no hurry to play its jokers, and glad to join two rows as soon as it can.
    """

    name = "easy"

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def choose(self, view: View, chance: Chance) -> Action:
        offered: list[Action] = chance.shuffle(list(self._game.legal_actions(view)))
        return max(offered, key=lambda action: _liking(view, action))


def _liking(view: View, action: Action) -> tuple[int, int]:
    match action:
        case Join():
            return 2, 0
        case Lay(card, row) if card not in (BRIGAND, STAR):
            return 1, len(view.rows[row])
        case _:
            return 0, 0

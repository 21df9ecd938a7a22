"""A sensible player of L'Étoile d'Afrique."""

from veillee.games.etoile_d_afrique.actions import Action
from veillee.games.etoile_d_afrique.bots.compact import by_move, facing
from veillee.games.etoile_d_afrique.bots.habits import weighing
from veillee.games.etoile_d_afrique.view import View
from veillee.kernel.game import AnyGame, Chance


class HeuristicBot:
    """Opens low, wins cheaply, avoids thieves, and keeps its gems for tricks that are worth one."""

    name = "heuristic"

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def choose(self, view: View, chance: Chance) -> Action:
        return by_move(self._game.legal_actions(view))[weighing(*facing(view))]

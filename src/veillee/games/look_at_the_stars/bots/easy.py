"""A dreamy player of Look at the Stars."""

from veillee.games.look_at_the_stars.actions import Action, Pass, TakeBack
from veillee.games.look_at_the_stars.bots.heuristic import HeuristicBot
from veillee.games.look_at_the_stars.view import View
from veillee.kernel.game import Chance

SEEN = 4  # how many places a dreamer thinks of


class EasyBot(HeuristicBot):
    """Thinks as the sensible player does, but only of the first few places that come to mind."""

    name = "easy"

    def choose(self, view: View, chance: Chance) -> Action:
        offered = [a for a in self._game.legal_actions(view) if not isinstance(a, Pass | TakeBack)]
        return self._best(view, chance.shuffle(offered)[:SEEN] or [Pass()])

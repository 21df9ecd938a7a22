"""Who plays Look at the Stars: a dreamer, a sensible player and one who looks ahead."""

from veillee.games.look_at_the_stars.bots.easy import EasyBot
from veillee.games.look_at_the_stars.bots.heuristic import HeuristicBot
from veillee.games.look_at_the_stars.bots.strong import StrongBot

__all__ = ["EasyBot", "HeuristicBot", "StrongBot"]

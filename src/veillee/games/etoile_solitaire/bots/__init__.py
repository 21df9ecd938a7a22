"""Who else plays the solitaire: a beginner, a sensible player, a strong one."""

from veillee.games.etoile_solitaire.bots.easy import EasyBot
from veillee.games.etoile_solitaire.bots.heuristic import HeuristicBot
from veillee.games.etoile_solitaire.bots.strong import StrongBot

__all__ = ["EasyBot", "HeuristicBot", "StrongBot"]

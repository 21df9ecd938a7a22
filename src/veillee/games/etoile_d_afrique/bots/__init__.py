"""Who else plays L'Étoile d'Afrique: a beginner, a sensible player, a strong one."""

from veillee.games.etoile_d_afrique.bots.easy import EasyBot
from veillee.games.etoile_d_afrique.bots.heuristic import HeuristicBot
from veillee.games.etoile_d_afrique.bots.strong import StrongBot

__all__ = ["EasyBot", "HeuristicBot", "StrongBot"]

"""L'Étoile d'Afrique: a game of tricks, thieves and gems for two to five."""

from veillee.games.etoile_d_afrique.bots import EasyBot, HeuristicBot, StrongBot
from veillee.games.etoile_d_afrique.rules import EtoileDAfrique

__all__ = ["EasyBot", "EtoileDAfrique", "HeuristicBot", "StrongBot"]

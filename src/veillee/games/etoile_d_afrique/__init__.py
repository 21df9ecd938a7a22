"""L'Étoile d'Afrique: a game of tricks, thieves and gems for two to five."""

from veillee.games.etoile_d_afrique.bots import HeuristicBot
from veillee.games.etoile_d_afrique.rules import EtoileDAfrique

__all__ = ["EtoileDAfrique", "HeuristicBot"]

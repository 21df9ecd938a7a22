"""The solitaire of L'Étoile d'Afrique: all the cards in as few rows as possible."""

from veillee.games.etoile_solitaire.bots import EasyBot, HeuristicBot, StrongBot
from veillee.games.etoile_solitaire.rules import EtoileSolitaire

__all__ = ["EasyBot", "EtoileSolitaire", "HeuristicBot", "StrongBot"]

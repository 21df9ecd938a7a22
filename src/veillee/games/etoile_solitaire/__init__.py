"""The solitaire of L'Étoile d'Afrique: all the cards in as few rows as possible."""

from veillee.games.etoile_solitaire.bots import HeuristicBot
from veillee.games.etoile_solitaire.rules import EtoileSolitaire

__all__ = ["EtoileSolitaire", "HeuristicBot"]

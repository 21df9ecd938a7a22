"""Dixit: a clue, a row of pictures, and which of them is the teller's; for three to twelve."""

from veillee.games.dixit.bots import HeuristicBot
from veillee.games.dixit.rules import Dixit

__all__ = ["Dixit", "HeuristicBot"]

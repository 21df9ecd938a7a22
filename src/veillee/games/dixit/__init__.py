"""Dixit: a clue, a row of pictures, and which of them is the teller's; for three to twelve."""

from veillee.games.dixit import bots
from veillee.games.dixit.rules import Dixit

__all__ = ["Dixit", "bots"]

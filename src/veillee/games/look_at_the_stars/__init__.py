"""Look at the Stars: eighteen nights of lines between stars, for one to eight."""

from veillee.games.look_at_the_stars.bots import EasyBot, HeuristicBot, StrongBot
from veillee.games.look_at_the_stars.rules import LookAtTheStars

__all__ = ["EasyBot", "HeuristicBot", "LookAtTheStars", "StrongBot"]

"""Stella: one word, fifteen images, and the wish to see what the others see; for three to six."""

from veillee.games.stella import bots
from veillee.games.stella.components import Image
from veillee.games.stella.rules import Stella

__all__ = ["Image", "Stella", "bots"]

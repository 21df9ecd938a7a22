"""Veillée: an evening of games under the stars, and the engine beneath it."""

__version__ = "0.1.0"

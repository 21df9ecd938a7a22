"""The atelier: the programs that draw every picture of Veillée, and the deck they have drawn."""

from veillee.atelier.catalogue import Card, card, cards, deck_ids

__all__ = ["Card", "card", "cards", "deck_ids"]

"""Pictures in a terminal: their captions, since it cannot show them."""

from veillee.atelier import card, deck_ids
from veillee.i18n import Words


def caption(image: str, words: Words) -> str:
    """What a picture shows in a few words; its id where it is not of our deck."""
    return card(image).caption[words.lang] if image in deck_ids() else image

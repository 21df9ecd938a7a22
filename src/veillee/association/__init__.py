"""What a word evokes: which pictures a clue may mean, to people who speak French or English.

    from veillee.association import rank
    rank("la tentation", pictures)          # one number a picture, the higher the nearer

Works with any picture that someone has described, with the encoder (extra `bots`) or without it.
"""

from collections.abc import Sequence

from veillee.association.bank import Clue, bank, clues_in
from veillee.association.engine import BOTH, association, encoder_is_installed
from veillee.association.marking import mark_chances, precompute, tastes
from veillee.association.personas import OCCASIONS, PERSONAS, Persona, cast, opinions
from veillee.association.pictures import LANGS, Lang, Picture, Undescribed
from veillee.association.telling import Proposal, at_once, is_literal, propose

__all__ = [
    "LANGS",
    "OCCASIONS",
    "PERSONAS",
    "Clue",
    "Lang",
    "Persona",
    "Picture",
    "Proposal",
    "Undescribed",
    "at_once",
    "bank",
    "cast",
    "clues_in",
    "encoder_is_installed",
    "is_literal",
    "mark_chances",
    "opinions",
    "precompute",
    "propose",
    "rank",
    "tastes",
    "warm_up",
]


def rank(clue: str, pictures: Sequence[Picture], lang: Lang | None = None) -> list[float]:
    """How well each picture fits a clue: the higher the nearer, nought for what says nothing.

    Without `lang` the clue may be in French or in English. Only its first words are read, however
    long it is, and any text is allowed.
    """
    if not isinstance(clue, str):
        raise TypeError(f"Expected a clue in words, got {type(clue).__name__}")
    if lang not in (None, *LANGS):
        raise ValueError(f"Expected a language among {', '.join(LANGS)}, got {lang!r}")
    return association().score(clue, pictures, BOTH, lang)


def warm_up(pictures: Sequence[Picture] = ()) -> None:
    """Load the encoder, read pictures and hear the bank ahead: seconds, so in a worker, never on
    the loop."""
    association().stirs([(text, lang) for clue in bank() for lang, text in clue.text.items()], ())
    association().prepare(pictures)

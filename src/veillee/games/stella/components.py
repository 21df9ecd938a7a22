"""What Stella is played with: a deck of images, and the word cards in both languages."""

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from typing import Annotated, Any, NewType

from msgspec import Meta, Struct

from veillee.kernel.forms import Form, NotReadable
from veillee.kernel.text import can_be_seen, is_one_line, spaced

Image = NewType("Image", str)
"""The id of a picture."""

CardId = NewType("CardId", str)
"""The id of a word card: `W01` to `W96`, `D1` to `D4`, `C01` to `C10` (written by players)."""

IN_PLAY = 84  # R-STELLA-2: so many images of the deck are dealt
ROUNDS = 4  # R-STELLA-5

IMAGES: tuple[Image, ...] = tuple(Image(f"d{number:03}") for number in range(1, IN_PLAY + 1))
DISCOVERY: tuple[CardId, ...] = tuple(CardId(f"D{number}") for number in range(1, ROUNDS + 1))
BLANK: tuple[CardId, ...] = tuple(CardId(f"C{number:02}") for number in range(1, 11))
"""R-STELLA-3: the ids of the cards that players may write."""


class Word(Struct, frozen=True, forbid_unknown_fields=True):
    """One word in both languages: two people at one table may read it differently."""

    fr: Annotated[str, Meta(min_length=1, max_length=40)]
    en: Annotated[str, Meta(min_length=1, max_length=40)]


class WordCard(Struct, frozen=True, forbid_unknown_fields=True):
    """Two words, one of them upside down."""

    upright: Word
    reverse: Word


_IMAGES: Form[tuple[Image, ...]] = Form(tuple[Image, ...])
_WORDS: Form[dict[CardId, WordCard]] = Form(dict[CardId, WordCard])


def _pack() -> dict[CardId, WordCard]:
    page = files("veillee.games.stella").joinpath("words.toml").read_text(encoding="utf-8")
    return _WORDS.parse(tomllib.loads(page))


WORDS: Mapping[CardId, WordCard] = _pack()
"""The 96 word cards and the 4 discovery cards."""


def written(cards: Sequence[WordCard]) -> dict[CardId, WordCard]:
    """The word cards that players wrote, with the ids they play under."""
    return dict(zip(BLANK, map(_spaced, cards), strict=False))


def _spaced(card: WordCard) -> WordCard:
    """French keyboards set a space of another kind before some signs: all are plain ones here."""
    upright, reverse = (
        Word(spaced(one.fr), spaced(one.en)) for one in (card.upright, card.reverse)
    )
    return WordCard(upright, reverse)


def readable(card: WordCard) -> bool:
    """Every word can be seen: no blank, no line break, no invisible sign."""
    words = (card.upright.fr, card.upright.en, card.reverse.fr, card.reverse.en)
    return all(is_one_line(word) and can_be_seen(word) for word in words)


def components(images: Iterable[Image], words: Mapping[CardId, WordCard]) -> Mapping[str, Any]:
    """The deck and the pack as they stand in a record, ids ascending."""
    return {
        "images": sorted(images),
        "words": _WORDS.plain({card: words[card] for card in sorted(words)}),
    }


def images_from(components: Mapping[str, Any]) -> tuple[Image, ...]:
    """The deck of a record."""
    images = tuple(sorted(_IMAGES.parse(components.get("images"))))
    if len(images) < IN_PLAY or len(set(images)) < len(images):
        raise NotReadable("deck-too-small", least=IN_PLAY, got=len(set(images)))
    return images


def words_from(components: Mapping[str, Any]) -> Mapping[CardId, WordCard]:
    """The word cards of a record: other words are welcome, a pack too small to play is not."""
    words = _WORDS.parse(components.get("words"))
    if missing := next((card for card in DISCOVERY if card not in words), None):
        raise NotReadable("card-missing", card=missing)
    if len(words) < len(DISCOVERY) + ROUNDS:
        raise NotReadable("pack-too-small", least=ROUNDS)
    if bad := next((card for card in words if not readable(words[card])), None):
        raise NotReadable("word-invisible", card=bad)
    return words

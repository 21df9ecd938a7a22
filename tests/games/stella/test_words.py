"""The words of Stella: how many, in both languages, and never two alike on one card."""

import re
import unicodedata
from itertools import chain, product

import pytest

from veillee.games.stella.components import DISCOVERY, WORDS, Word, WordCard, readable

CARDS = list(WORDS.items())
EVERY = list(chain.from_iterable((card.upright, card.reverse) for card in WORDS.values()))
STEM = 4  # as many letters in common are one root: danse, danseur


def stems(text: str) -> set[str]:
    """The beginnings of the words of a text, without accents; small words have none."""
    plain = unicodedata.normalize("NFKD", text.lower().replace("œ", "oe"))
    letters = "".join(sign for sign in plain if not unicodedata.combining(sign))
    return {word[:STEM] for word in re.findall(r"[a-z]+", letters) if len(word) >= STEM}


@pytest.mark.rule("R-STELLA-3")
def test_there_are_96_word_cards_and_4_discovery_cards() -> None:
    numbered = [f"W{number:02}" for number in range(1, 97)]
    assert sorted(WORDS) == [*DISCOVERY, *numbered]


@pytest.mark.rule("R-STELLA-3")
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_no_word_comes_twice_in_either_language(lang: str) -> None:
    said = [getattr(word, lang).casefold() for word in EVERY]
    assert len(said) == len(set(said)) == 200


@pytest.mark.rule("R-STELLA-3")
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_word_is_short_clean_text(lang: str) -> None:
    for word in EVERY:
        text = getattr(word, lang)
        assert re.fullmatch(r"[^\W\d_]+(?:[-’ ][^\W\d_]+)*", text), text
        assert len(text) <= 25
        assert text == unicodedata.normalize("NFC", text.lower())


@pytest.mark.rule("R-STELLA-3")
@pytest.mark.parametrize(("name", "card"), CARDS, ids=list(WORDS))
def test_the_two_words_of_a_card_share_no_stem(name: str, card: WordCard) -> None:
    for one, other in product(*[(word.fr, word.en) for word in (card.upright, card.reverse)]):
        assert not stems(one) & stems(other), name


@pytest.mark.rule("R-STELLA-3")
def test_a_word_must_be_visible() -> None:
    fine = Word("à l’envers", "upside down")
    assert readable(WordCard(fine, fine))
    assert not readable(WordCard(fine, Word("\u00a0", "x")))

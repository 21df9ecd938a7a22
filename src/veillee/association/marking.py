"""Stella: how likely it is that another player marks a picture for a word."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from veillee.association.engine import association, weigh
from veillee.association.personas import PERSONAS, leaning
from veillee.association.pictures import LANGS, Lang, Picture

# A word in both languages, as word cards have it, or as someone typed it.
Word: TypeAlias = str | Mapping[Lang, str]
# For each word and each picture's id, one score a persona: what can be computed ahead.
Fits: TypeAlias = Mapping[str, Mapping[str, Sequence[float]]]

# People mark four to seven of fifteen pictures; each virtual player is a persona in one mood.
USUAL_MARKS = (4, 5, 6, 7)
MOODS = 6


def mark_chances(
    word: Word,
    pictures: Sequence[Picture],
    *,
    seats: int,
    marks: Sequence[int] = USUAL_MARKS,
    fits: Fits | None = None,
) -> list[float]:
    """For each picture, the chance that at least one of the others marks it.

    `marks` are the numbers of marks seen so far at the table; `fits` what was computed ahead.
    """
    if seats < 2:
        raise ValueError(f"Expected at least two seats, got {seats}")
    if not marks:
        raise ValueError("Expected at least one number of marks, got none")
    votes = [0] * len(pictures)
    virtual = tastes(word, pictures, fits=fits)
    for turn, taste in enumerate(virtual):
        for index in taste[: marks[turn % len(marks)]]:
            votes[index] += 1
    # A picture that no virtual player marks may still please a real one.
    return [1 - (1 - (vote + 0.5) / (len(virtual) + 1)) ** (seats - 1) for vote in votes]


def tastes(
    word: Word, pictures: Sequence[Picture], *, fits: Fits | None = None
) -> list[tuple[int, ...]]:
    """How virtual players would order the pictures for a word, each the best first."""
    row = (fits or {}).get(word_key(word)) or _fits_of(word, pictures)
    return [
        _order(word, pictures, row, persona, mood)
        for persona in range(len(PERSONAS))
        for mood in range(MOODS)
    ]


def precompute(words: Sequence[Word], pictures: Sequence[Picture]) -> Fits:
    """The scores of closed lists, to be kept as JSON for places without the encoder."""
    return {word_key(word): _fits_of(word, pictures) for word in words}


def word_key(word: Word) -> str:
    return (
        word if isinstance(word, str) else " | ".join(word[lang] for lang in LANGS if lang in word)
    )


def _fits_of(word: Word, pictures: Sequence[Picture]) -> Mapping[str, Sequence[float]]:
    asked = (
        [(word, None)] if isinstance(word, str) else [(text, lang) for lang, text in word.items()]
    )
    rows = association().stirs(asked, pictures)
    return {
        picture.id: [
            round(sum(weigh(stir, persona.weights) for stir in row) / max(len(row), 1), 3)
            for persona in PERSONAS
        ]
        for picture, row in zip(pictures, rows, strict=True)
    }


def _order(
    word: Word,
    pictures: Sequence[Picture],
    row: Mapping[str, Sequence[float]],
    persona: int,
    mood: int,
) -> tuple[int, ...]:
    who, key = PERSONAS[persona], word_key(word)
    liking = [row[picture.id][persona] + leaning(who, key, picture, mood) for picture in pictures]
    return tuple(sorted(range(len(pictures)), key=lambda index: -liking[index]))

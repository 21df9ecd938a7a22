"""The engine that is always there: words in common, and what the motifs evoke."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from math import log, sqrt
from typing import NamedTuple, TypeVar

from veillee.association.pictures import LANGS, Asked, Lang, Said, Words
from veillee.association.table import motifs, shown, spoken_of, themed, themes
from veillee.association.text import stems

# How loudly the parts of a picture's description speak.
TAG, CAPTION, DESCRIPTION = 1.0, 0.8, 0.5
# A theme has many motifs and many words: each says less of it than what is told of a motif alone.
THEME = 0.5

T = TypeVar("T")
# Motifs and themes by their numbers: see `_of_theme`.
Weighed = Mapping[int, float]


class Reading(NamedTuple):
    """A picture as the lexicon sees it."""

    words: Mapping[Lang, Mapping[str, float]]
    notions: Weighed


class Heard(NamedTuple):
    """A clue in one language: what share of its sense each word has, and what it calls to mind."""

    lang: Lang
    stems: Mapping[str, float]
    notions: Weighed


class Lexicon:
    """Compares by words: what a picture says outright and what its motifs evoke."""

    facets = ("said", "evoked")

    def read(self, words: Words) -> Reading:
        return Reading(
            {said.lang: _loudest(_stem_parts(said)) for said in words},
            _loudest(part for said in words for part in _notion_parts(said)),
        )

    def hear(self, clues: Sequence[Asked]) -> list[tuple[Heard, ...]]:
        return [
            tuple(_heard(clue, one) for one in ((lang,) if lang else LANGS)) for clue, lang in clues
        ]

    def compare(
        self, heard: Sequence[tuple[Heard, ...]], reading: Reading
    ) -> list[tuple[float, ...]]:
        return [
            (
                max(_said(one, reading.words.get(one.lang, {})) for one in each),
                max(_evoked(one.notions, reading.notions) for one in each),
            )
            for each in heard
        ]


def _parts(said: Said) -> Iterator[tuple[str, float]]:
    yield from ((tag, TAG) for tag in said.tags)
    yield said.caption, CAPTION
    yield said.description, DESCRIPTION


def _stem_parts(said: Said) -> Iterator[tuple[str, float]]:
    return ((stem, weight) for text, weight in _parts(said) for stem in stems(text, said.lang))


def _notion_parts(said: Said) -> Iterator[tuple[int, float]]:
    for text, weight in _parts(said):
        yield from ((motif, weight) for motif in shown(text, said.lang))
        yield from ((_of_theme(theme), weight) for theme in spoken_of(text, said.lang))


def _of_theme(theme: int) -> int:
    """The number of a theme among notions: themes come after all motifs."""
    return len(motifs()) + theme


def _loudest(parts: Iterable[tuple[T, float]]) -> Mapping[T, float]:
    heard: dict[T, float] = {}
    for part, weight in parts:
        heard[part] = max(heard.get(part, 0.0), weight)
    return heard


def _said(heard: Heard, words: Mapping[str, float]) -> float:
    """The share of a clue's sense that a picture says outright."""
    return sum(words[stem] * share for stem, share in heard.stems.items() if stem in words)


def _evoked(called: Weighed, seen: Weighed) -> float:
    """How much of what a clue calls to mind is in a picture; several notions help, none drowns."""
    return sqrt(sum((called[one] * seen[one]) ** 2 for one in called.keys() & seen.keys()))


@lru_cache(maxsize=1 << 13)
def _heard(clue: str, lang: Lang) -> Heard:
    rarities = {stem: _rarity(stem, lang) for stem in stems(clue, lang)}
    whole = sum(rarities.values())
    shares = {stem: rarity / whole for stem, rarity in rarities.items()}
    return Heard(lang, shares, _calls_to_mind(rarities, whole, lang))


def _calls_to_mind(rarities: Mapping[str, float], whole: float, lang: Lang) -> Weighed:
    """The motifs and themes whose names, words or evocations share words with a clue."""
    strengths: dict[int, float] = {}
    for phrase in {phrase for stem in rarities for phrase in _phrases_with(lang).get(stem, ())}:
        common = sum(rarities[stem] for stem in phrase.stems & rarities.keys())
        likeness = (
            phrase.weight * common / sqrt(whole * sum(_rarity(stem, lang) for stem in phrase.stems))
        )
        strengths[phrase.notion] = max(strengths.get(phrase.notion, 0.0), likeness)
    return strengths


class _Phrase(NamedTuple):
    notion: int
    weight: float
    stems: frozenset[str]


@cache
def _phrases(lang: Lang) -> tuple[_Phrase, ...]:
    every = (
        _Phrase(notion, weight, frozenset(stems(text, lang)))
        for notion, texts, weight in _texts(lang)
        for text in texts
    )
    return tuple(phrase for phrase in every if phrase.stems)


def _texts(lang: Lang) -> Iterator[tuple[int, Iterable[str], float]]:
    """What calls each notion to mind, and how loudly."""
    for index, motif in enumerate(motifs()):
        yield index, motif.names[lang], 1.0
        yield index, motif.evokes[lang], 1.0
        yield index, themed(motif.id, lang), THEME
    for index, theme in enumerate(themes()):
        yield _of_theme(index), theme.words[lang], THEME


@cache
def _phrases_with(lang: Lang) -> Mapping[str, list[_Phrase]]:
    index: dict[str, list[_Phrase]] = {}
    for phrase in _phrases(lang):
        for stem in phrase.stems:
            index.setdefault(stem, []).append(phrase)
    return index


@lru_cache(maxsize=1 << 15)
def _rarity(stem: str, lang: Lang) -> float:
    """A word in every second evocation says little, a word in one says much."""
    return log(1 + len(motifs()) / (1 + len(_phrases_with(lang).get(stem, ()))))

"""The table of motifs: what a fox, a lighthouse or a fall calls to mind, in both languages.

The data are the files of `motifs/` and `themes.txt`, written by hand; their heads tell their form.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import NamedTuple, TypeAlias

from veillee.association.pictures import LANGS, Lang
from veillee.association.text import stems

# The numbers of what has a name, by the stems of that name.
Names: TypeAlias = Mapping[tuple[str, ...], set[int]]


class Motif(NamedTuple):
    """A thing that pictures show, its names and what it evokes."""

    id: str
    names: Mapping[Lang, tuple[str, ...]]
    evokes: Mapping[Lang, tuple[str, ...]]


class Theme(NamedTuple):
    """Something that cannot be drawn, and the motifs that stand for it."""

    words: Mapping[Lang, tuple[str, ...]]
    motifs: tuple[str, ...]


@cache
def motifs() -> tuple[Motif, ...]:
    folder = files("veillee.association").joinpath("motifs")
    sheets = sorted(folder.iterdir(), key=lambda sheet: sheet.name)
    return tuple(motif for sheet in sheets for motif in _parse(sheet.read_text(encoding="utf-8")))


@cache
def themes() -> tuple[Theme, ...]:
    sheet = files("veillee.association").joinpath("themes.txt").read_text(encoding="utf-8")
    rows = (line.split(" | ") for line in _lines(sheet))
    return tuple(
        Theme(
            {"fr": tuple(french.split(", ")), "en": tuple(english.split(", "))},
            tuple(motif_named(name).id for name in standing.split(", ")),
        )
        for french, english, standing in rows
    )


def themed(motif: str, lang: Lang) -> list[str]:
    """The words of the themes that a motif stands for."""
    return [word for theme in themes() if motif in theme.motifs for word in theme.words[lang]]


def motif_named(name: str) -> Motif:
    """The motif of an English name, as the clue bank writes it."""
    return _by_english_name()[name]


def shown(text: str, lang: Lang) -> set[int]:
    """The motifs named in a text, longest names first: a hot-air balloon is no balloon."""
    return _spotted(text, lang, _names(lang))


def spoken_of(text: str, lang: Lang) -> set[int]:
    """The themes named in a text: people who describe a picture say what it is about, too."""
    return _spotted(text, lang, _theme_words(lang))


def _spotted(text: str, lang: Lang, names: Names) -> set[int]:
    left = list(stems(text, lang))
    found: set[int] = set()
    for size in range(min(len(left), max(map(len, names))), 0, -1):
        for start in range(len(left) - size + 1):
            name = tuple(left[start : start + size])
            if name in names:
                found |= names[name]
                # What is spent must not name a smaller thing; an empty stem matches nothing.
                left[start : start + size] = [""] * size
    return found


def _parse(sheet: str) -> Iterator[Motif]:
    lines = _lines(sheet)
    for french, english in zip(lines[::2], lines[1::2], strict=True):
        halves = {"fr": french.split(": ", 1), "en": english.split(": ", 1)}
        names = {lang: tuple(halves[lang][0].split(", ")) for lang in LANGS}
        evokes = {lang: tuple(halves[lang][1].split("; ")) for lang in LANGS}
        yield Motif(names["en"][0], names, evokes)


def _lines(sheet: str) -> list[str]:
    return [line for line in sheet.splitlines() if line and not line.startswith("#")]


@cache
def _by_english_name() -> Mapping[str, Motif]:
    # Where two motifs share a name, the first one of the files has it.
    return {name: motif for motif in reversed(motifs()) for name in reversed(motif.names["en"])}


@cache
def _names(lang: Lang) -> Names:
    return _index((motif.names[lang] for motif in motifs()), lang)


@cache
def _theme_words(lang: Lang) -> Names:
    return _index((theme.words[lang] for theme in themes()), lang)


def _index(named: Iterable[tuple[str, ...]], lang: Lang) -> Names:
    index: dict[tuple[str, ...], set[int]] = {}
    for number, names in enumerate(named):
        for name in names:
            index.setdefault(stems(name, lang), set()).add(number)
    return index

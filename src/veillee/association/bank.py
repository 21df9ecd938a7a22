"""The clues that bots tell: our own bank, in the files of `clues/`."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Literal, NamedTuple, TypeAlias, get_args

from veillee.association.pictures import LANGS, Asked, Lang

Kind: TypeAlias = Literal["words", "phrases", "sounds", "titles", "sayings"]
KINDS: tuple[Kind, ...] = get_args(Kind)
# Between the languages of a clue that is told to a table where not everyone reads the same one.
BETWEEN = " · "


class Clue(NamedTuple):
    """Something to say of a picture, in the languages that have it."""

    kind: Kind
    text: Mapping[Lang, str]
    # English names of the motifs it leans on, for people who tend the bank.
    motifs: tuple[str, ...]

    def said(self, langs: Sequence[Lang]) -> str:
        """What is told: every one of these languages that has it, as it is printed."""
        told = BETWEEN.join(self.text[lang] for lang in langs if lang in self.text)
        return told.replace("'", "’")


@cache
def bank() -> tuple[Clue, ...]:
    """Every clue, whichever the language."""
    shared = (clue for kind in KINDS[:-1] for clue in _sheet(kind, kind, LANGS))
    own = (clue for lang in LANGS for clue in _sheet("sayings", f"sayings_{lang}", (lang,)))
    return (*shared, *own)


def heard(text: str) -> list[Asked]:
    """A clue as it was told, language by language; a person's own is heard whole."""
    return [(part, None) for part in text.split(BETWEEN, len(LANGS) - 1)]


@cache
def clues_in(lang: Lang) -> tuple[Clue, ...]:
    return tuple(clue for clue in bank() if lang in clue.text)


def _sheet(kind: Kind, name: str, langs: tuple[Lang, ...]) -> Iterator[Clue]:
    sheet = files("veillee.association").joinpath("clues", f"{name}.txt")
    for line in sheet.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            *texts, leans_on = line.split(" | ")
            yield Clue(kind, dict(zip(langs, texts, strict=True)), tuple(leans_on.split(", ")))

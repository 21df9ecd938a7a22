"""What tags are called: a card is looked for, and talked about, in words."""

import re
import tomllib
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

import msgspec

from veillee.atelier.catalogue import Lang
from veillee.atelier.motifs import MOTIFS

_ARTICLE = re.compile(r"^(?:une?|des|an?) ")


class Called(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tag in words; in English its id is the word unless another is given."""

    fr: str
    en: str | None = None


def in_words(tags: Iterable[str]) -> dict[Lang, tuple[str, ...]]:
    """The words of these tags, in their order; a tag that has none yet stands for itself."""
    called = [_called(tag) for tag in tags]
    return {"fr": tuple(word.fr for word in called), "en": tuple(word.en or "" for word in called)}


def named_tags() -> frozenset[str]:
    """The tags that have words of their own."""
    return frozenset({*_sheet(), *MOTIFS})


def _called(tag: str) -> Called:
    plain = tag.replace("_", " ")
    if (word := _sheet().get(tag)) is not None:
        return Called(word.fr, word.en or plain)
    if tag in MOTIFS:
        return Called(*(_ARTICLE.sub("", MOTIFS[tag].words[lang]) for lang in ("fr", "en")))
    return Called(plain, plain)


@cache
def _sheet() -> dict[str, Called]:
    text = files("veillee.atelier").joinpath("tags.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, Called])

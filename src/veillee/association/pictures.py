"""What association may know of a picture: words people wrote about it, never its pixels."""

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias, get_args

from veillee.association.text import tidy

Lang: TypeAlias = Literal["fr", "en"]
LANGS: tuple[Lang, ...] = get_args(Lang)
# A clue and its language; none where it may be in either.
Asked: TypeAlias = tuple[str, Lang | None]

# A user's deck may say anything at any length; more than this adds noise, not sense.
MOST_TAGS = 24


class Picture(Protocol):
    """A picture of ours, of a user or of a researcher: anything with these four.

    The keys are languages, as whatever type somebody's own pictures have them.
    """

    @property
    def id(self) -> str: ...
    @property
    def tags(self) -> Mapping[Any, Sequence[str]]: ...
    @property
    def caption(self) -> Mapping[Any, str]: ...
    @property
    def description(self) -> Mapping[Any, str]: ...


class Undescribed(NamedTuple):
    """A picture of which nobody has said a word."""

    id: str
    tags: Mapping[str, Sequence[str]] = {}
    caption: Mapping[str, str] = {}
    description: Mapping[str, str] = {}


class Said(NamedTuple):
    """The words about a picture in one language."""

    lang: Lang
    tags: tuple[str, ...]
    caption: str
    description: str


Words: TypeAlias = tuple[Said, ...]


def words_of(picture: Picture) -> Words:
    """What is said of a picture in each language that is there; also its key in caches."""
    return tuple(
        Said(
            lang,
            _tags(picture, lang),
            _text(picture.caption, lang),
            _text(picture.description, lang),
        )
        for lang in LANGS
        if lang in picture.tags or lang in picture.caption or lang in picture.description
    )


def _tags(picture: Picture, lang: Lang) -> tuple[str, ...]:
    tags = (tidy(tag) for tag in islice(picture.tags.get(lang, ()), MOST_TAGS))
    return tuple(tag for tag in tags if tag)


def _text(texts: Mapping[Any, str], lang: Lang) -> str:
    return tidy(texts.get(lang, ""))

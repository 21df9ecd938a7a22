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
    every = (
        Said(
            lang,
            _tags(_in(picture.tags, lang)),
            tidy(_in(picture.caption, lang) or ""),
            tidy(_in(picture.description, lang) or ""),
        )
        for lang in LANGS
    )
    return tuple(said for said in every if said.tags or said.caption or said.description)


def _in(texts: Any, lang: Lang) -> Any:
    """What is there in a language; words of no stated language may be of either."""
    return texts.get(lang) if isinstance(texts, Mapping) else texts


def _tags(tags: Sequence[str] | str | None) -> tuple[str, ...]:
    """A few words each; whoever wrote them in one line meant several."""
    listed = tags.split(",") if isinstance(tags, str) else tags or ()
    tidied = (tidy(tag) for tag in islice(listed, MOST_TAGS))
    return tuple(tag for tag in tidied if tag)

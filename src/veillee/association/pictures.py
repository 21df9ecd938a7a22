"""What association may know of a picture: words people wrote about it, never its pixels."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import islice
from reprlib import repr as brief
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
            _tags(picture, lang),
            _text(picture, "caption", lang),
            _text(picture, "description", lang),
        )
        for lang in LANGS
    )
    return tuple(said for said in every if said.tags or said.caption or said.description)


def _text(picture: Picture, field: str, lang: Lang) -> str:
    text = _in(picture, field, lang)
    return "" if text is None else _words(picture, field, text)


def _tags(picture: Picture, lang: Lang) -> tuple[str, ...]:
    """A few words each; whoever wrote them in one line meant several."""
    tags = _in(picture, "tags", lang)
    listed = tags.split(",") if isinstance(tags, str) else () if tags is None else tags
    if isinstance(listed, bytes) or not isinstance(listed, Iterable):
        raise _bad(picture, "a list of words as tags", listed)
    tidied = (_words(picture, "tag", tag) for tag in islice(listed, MOST_TAGS))
    return tuple(tag for tag in tidied if tag)


def _in(picture: Picture, field: str, lang: Lang) -> Any:
    """What is there in a language; words of no stated language may be of either."""
    if not hasattr(picture, field):
        raise _bad(picture, f"something with .{field}", picture)
    texts = getattr(picture, field)
    return texts.get(lang) if isinstance(texts, Mapping) else texts


def _words(picture: Picture, what: str, text: Any) -> str:
    if not isinstance(text, str):
        raise _bad(picture, f"words as {what}", text)
    return tidy(text)


def _bad(picture: Picture, expected: str, got: Any) -> TypeError:
    """Decks come from anywhere: whoever made one is told which picture to mend, and where."""
    return TypeError(
        f"Picture {getattr(picture, 'id', '?')!r}: expected {expected}, got {brief(got)}"
    )

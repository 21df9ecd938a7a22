"""The numbered rules in both languages, as each game's folder ships them.

`rules.fr.md` and `rules.en.md`: a heading `## R-AFRICA-7 The lead` for each rule, its text below.
"""

import re
from functools import cache
from importlib.resources import files

from msgspec import Struct

_HEADING = re.compile(r"^## (R-[A-Z]+-\d+) (.+)$", re.MULTILINE)


class Rule(Struct, frozen=True):
    """One numbered rule in one language."""

    id: str
    title: str
    text: str


@cache
def rulebook(game: str, lang: str) -> tuple[Rule, ...]:
    """The rules of a game in order."""
    folder = files("veillee.games").joinpath(game.replace("-", "_"))
    page = folder.joinpath(f"rules.{lang}.md").read_text(encoding="utf-8")
    _, *pieces = _HEADING.split(page)
    return tuple(
        Rule(id_, title.strip(), text.strip())
        for id_, title, text in zip(pieces[::3], pieces[1::3], pieces[2::3], strict=True)
    )

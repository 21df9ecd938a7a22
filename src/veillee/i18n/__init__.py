"""What is said to people: one catalogue a language, in Fluent, shared with the browser.

`common.ftl` holds what every game says, `table.ftl` what tables and their logs say, `server.ftl`
what the house says, `<game>.ftl` what one game says. No text for people stands anywhere else.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Literal, TypeAlias, get_args

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from veillee.kernel.game import Refusal

Lang: TypeAlias = Literal["fr", "en"]
LANGS: tuple[Lang, ...] = get_args(Lang)

Naming: TypeAlias = Callable[[Any], Any]
"""What people call a thing that a refusal names, such as a card; all else stays as it is."""


def as_it_is(value: Any) -> Any:
    return value


class Words:
    """One language, for one game or for none."""

    def __init__(self, lang: Lang, game: str | None = None) -> None:
        self.lang = lang
        # Isolation marks protect mixed scripts in browsers; a terminal would print them as boxes.
        self._bundle = FluentBundle([lang], use_isolating=False)
        for name in ("common", "table", "server", *([game] if game else [])):
            self._bundle.add_resource(FluentResource(_source(lang, name)))

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, **params: Any) -> str:
        """The message of this key; a missing one is a defect, and says so."""
        pattern = self._bundle.get_message(key).value if key in self else None
        if pattern is None:
            raise KeyError(f"No message {key!r} in {self.lang}")
        shown = {name: _shown(value) for name, value in params.items()}
        text, errors = self._bundle.format_pattern(pattern, shown)
        if errors:
            raise ValueError(f"Message {key!r} in {self.lang}: {errors[0]}")
        return str(text)

    def number(self, value: float, digits: int = 0) -> str:
        """With so many decimals, after the comma or the point of the language."""
        return self.say("number", value=_rounded(value, digits))

    def share(self, value: float, digits: int = 1) -> str:
        """A part of one as so many in a hundred: `90.0%`, `90,0 %`."""
        return self.say("share", value=_rounded(100 * value, digits))

    def listed(self, names: Sequence[str]) -> str:
        """Names in a row: `Léa, Tom and Inès`."""
        if len(names) < 2:
            return "".join(names)
        return self.say("names", first=", ".join(names[:-1]), last=names[-1])

    def refusal(self, refusal: Refusal, named: Naming = as_it_is) -> str:
        """Why not, with the number of the rule; a table's own refusals have none."""
        params = {name: named(value) for name, value in refusal.params.items()}
        said = self.say(f"refused-{refusal.key}", **params)
        return f"{said} ({refusal.rule})" if refusal.rule.startswith("R-") else said


@cache
def words(lang: Lang, game: str | None = None) -> Words:
    return Words(lang, game)


def lang_of(environment: Mapping[str, str]) -> Lang:
    """The language of a locale such as `fr_CA.UTF-8`; English where it is neither."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            return "fr" if value.lower().startswith("fr") else "en"
    return "en"


def _source(lang: Lang, name: str) -> str:
    return files("veillee.i18n").joinpath(lang, f"{name}.ftl").read_text(encoding="utf-8")


def _shown(value: Any) -> Any:
    return ", ".join(map(str, value)) if isinstance(value, tuple) else value


def _rounded(value: float, digits: int) -> Any:
    """In tables thousands stand together, so that columns can be compared."""
    places = {"minimumFractionDigits": digits, "maximumFractionDigits": digits}
    return fluent_number(value, useGrouping=False, **places)

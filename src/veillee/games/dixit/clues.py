"""Phrases for a teller without ideas, from a page that ships with the game."""

from functools import cache
from importlib.resources import files

from msgspec import Struct

from veillee.kernel.forms import Form


class Phrase(Struct, frozen=True, forbid_unknown_fields=True):
    """One phrase in both languages."""

    fr: str
    en: str

    @property
    def both(self) -> str:
        """For a table where not everyone reads the same language."""
        return f"{self.fr} · {self.en}"


_FORM: Form[tuple[Phrase, ...]] = Form(tuple[Phrase, ...])


@cache
def phrases() -> tuple[Phrase, ...]:
    return _FORM.decode(files("veillee.games.dixit").joinpath("clues.json").read_bytes())

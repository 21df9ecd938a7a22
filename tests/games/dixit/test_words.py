"""What Dixit says to people, in both languages."""

import re
from importlib.resources import files

import pytest

from games.dixit.positions import GAME
from veillee.games.dixit.actions import LONGEST_CLUE
from veillee.games.dixit.clues import phrases
from veillee.games.rulebook import rulebook
from veillee.i18n import LANGS, Lang, words
from veillee.kernel import options
from veillee.kernel.options import Choice

SOURCE = files("veillee.games.dixit").joinpath("rules.py").read_text(encoding="utf-8")
REFUSED = set(re.findall(r'IllegalAction\([^,]+, "([a-z-]+)"', SOURCE))
REASONS = ("pile-drawn", "target-reached", "laps-told")


@pytest.mark.parametrize("lang", LANGS)
def test_every_refusal_option_and_reason_has_its_words(lang: Lang) -> None:
    spoken = words(lang, "dixit")
    keys = {f"refused-{key}" for key in REFUSED} | {f"reason-{reason}" for reason in REASONS}
    for field in options.fields(GAME.forms.options.type):
        keys.add(f"option-{field.name}")
        if isinstance(field, Choice):
            values = ("null" if value is None else value for value in field.values)
            keys |= {f"option-{field.name}--{value}" for value in values}
    assert len(REFUSED) > 12
    assert {key for key in keys if key not in spoken} == set()


def test_the_numbered_rules_are_the_same_in_both_languages_and_in_the_code() -> None:
    french, english = ([rule.id for rule in rulebook("dixit", lang)] for lang in LANGS)
    numbers = [*range(1, 11), *range(20, 24)]
    assert french == english == [f"R-DIXIT-{number}" for number in numbers]


def test_the_phrases_of_a_teller_without_ideas_are_clues_in_both_languages() -> None:
    assert len({phrase.both for phrase in phrases()}) >= 20
    for phrase in phrases():
        assert phrase.fr.strip()
        assert phrase.en.strip()
        assert len(phrase.both) <= LONGEST_CLUE

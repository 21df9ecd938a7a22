"""What Stella says: in both languages, and for everything it can refuse."""

import re
from importlib.resources import files

import pytest

from veillee.games.rulebook import rulebook
from veillee.games.stella.actions import Options
from veillee.i18n import LANGS, Lang, words
from veillee.kernel import options

CODE = "".join(
    file.read_text(encoding="utf-8")
    for file in files("veillee.games.stella").iterdir()
    if file.name.endswith(".py")
)
REFUSED = sorted(set(re.findall(r'"R-STELLA-\d+", "([a-z-]+)"', CODE)))


@pytest.mark.parametrize("lang", LANGS)
def test_the_rulebook_has_every_rule_in_order(lang: Lang) -> None:
    rules = rulebook("stella", lang)
    assert [rule.id for rule in rules] == [f"R-STELLA-{number}" for number in range(1, 23)]
    assert all(len(rule.text) > 30 for rule in rules)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("key", REFUSED)
def test_every_refusal_has_its_words(key: str, lang: Lang) -> None:
    assert f"refused-{key}" in words(lang, "stella")


@pytest.mark.parametrize("lang", LANGS)
def test_every_option_has_its_label(lang: Lang) -> None:
    for field in options.fields(Options):
        assert f"option-{field.name}" in words(lang, "stella")
        for value in field.values if isinstance(field, options.Choice) else ():
            assert f"option-{field.name}--{value}" in words(lang, "stella")

"""Stella has words for everything it refuses, whatever the stage of the game."""

import re
from pathlib import Path

import pytest

import veillee.games.stella
from veillee.i18n import LANGS, Lang, words

FOLDER = Path(veillee.games.stella.__path__[0])
CODE = "".join(file.read_text(encoding="utf-8") for file in FOLDER.glob("*.py"))
REFUSED = sorted(set(re.findall(r'"R-STELLA-\d+", "([a-z-]+)"', CODE)))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("key", REFUSED)
def test_every_refusal_has_its_words(key: str, lang: Lang) -> None:
    assert f"refused-{key}" in words(lang, "stella")

"""Whatever a table or its log may say is said in every language."""

import re
from importlib.resources import files
from typing import get_args

import pytest

from veillee.i18n import LANGS, Lang, words
from veillee.kernel.game import Refusal
from veillee.table.refusals import RULE, Key

PARAMS = {"seats": 2, "wait": 3, "seat": 1}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("key", get_args(Key))
def test_every_refusal_has_its_words(lang: Lang, key: str) -> None:
    assert len(words(lang).refusal(Refusal(RULE, key, PARAMS))) > 10


@pytest.mark.parametrize("lang", LANGS)
def test_everything_raised_as_data_has_its_words(lang: Lang) -> None:
    raised = {f"unreadable-{key}" for key in keys_in("table", r'Bad(?:Entry|Log)\(\s*"([a-z-]+)"')}
    raised |= {f"storage-{key}" for key in keys_in("storage", _STORAGE)}
    assert len(raised) > 20
    assert {key for key in raised if key not in words(lang)} == set()


_STORAGE = r'(?:get\(code, |Unusable\(|Unwritten\(|SQLITE_\w+: |super\(\).__init__\()\s*"([a-z-]+)"'


def keys_in(package: str, pattern: str) -> set[str]:
    """The keys that the modules of a package raise, found in their source."""
    folder = files("veillee").joinpath(package)
    sources = [f.read_text("utf-8") for f in folder.iterdir() if f.name.endswith(".py")]
    return {key for source in sources for key in re.findall(pattern, source)}

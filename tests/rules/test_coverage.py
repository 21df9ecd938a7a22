"""Every numbered rule is told in both languages, kept by code and proved by a test."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

import veillee.games
from veillee.games.catalogue import CATALOGUE
from veillee.games.rulebook import rulebook

TESTS = Path(__file__).parent.parent / "games"
GAMES = Path(veillee.games.__path__[0])
ID = re.compile(r"R-[A-Z]+-\d+")

# What the rules are, said once more and apart from the pages that tell them: a page that loses a
# rule must not take its test with it.
IDS = {
    "etoile-d-afrique": [f"R-AFRICA-{n}" for n in range(1, 20)],
    "etoile-solitaire": [f"R-AFRICA-{n}" for n in range(30, 35)],
}


def proofs() -> dict[str, list[str]]:
    """The tests that name each rule in their `rule` mark."""
    found = defaultdict(list)
    for file in sorted(TESTS.rglob("test_*.py")):
        for test in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(test, ast.FunctionDef):
                for rule in _marks(test):
                    found[rule].append(f"{file.parent.name}/{file.name}::{test.name}")
    return found


def _marks(test: ast.FunctionDef) -> Iterator[str]:
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
            yield from (ast.literal_eval(arg) for arg in mark.args)


def named_in_code(game: str) -> set[str]:
    folder = GAMES / game.replace("-", "_")
    files = [*folder.rglob("*.py"), *GAMES.glob("*.py")]
    return {rule for file in files for rule in ID.findall(_spelt_out(file.read_text("utf-8")))}


def _spelt_out(text: str) -> str:
    """`R-AFRICA-8, 10, 11` names three rules, and `R-AFRICA-1 to 4` four."""

    def spell(match: re.Match[str]) -> str:
        stem, first, more = match.groups()
        numbers = [int(first), *map(int, re.findall(r", (\d+)", more))]
        if span := re.match(r" to (?:R-[A-Z]+-)?(\d+)", more):
            numbers = list(range(int(first), int(span[1]) + 1))
        return " ".join(f"{stem}{n}" for n in numbers)

    return re.sub(r"(R-[A-Z]+-)(\d+)((?:, \d+)+| to (?:R-[A-Z]+-)?\d+|)", spell, text)


def test_every_game_of_the_catalogue_is_covered() -> None:
    assert set(IDS) == set(CATALOGUE)


@pytest.mark.parametrize("game", IDS)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_rule_is_told(game: str, lang: str) -> None:
    told = rulebook(game, lang)
    assert [rule.id for rule in told] == IDS[game]
    assert all(rule.title and rule.text for rule in told)


@pytest.mark.parametrize("game", IDS)
def test_every_rule_is_named_in_the_code_that_keeps_it(game: str) -> None:
    assert set(IDS[game]) - named_in_code(game) == set()


@pytest.mark.parametrize("game", IDS)
def test_every_rule_is_proved_by_a_test_that_names_it(game: str) -> None:
    proved = proofs()
    for rule in IDS[game]:
        print(rule, *proved[rule], sep="\n    ")
    assert [rule for rule in IDS[game] if not proved[rule]] == []


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert set(proofs()) <= {rule for rules in IDS.values() for rule in rules}

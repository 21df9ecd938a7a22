"""Both languages say the same things, and every key that code can ask for is there."""

import re
from importlib.resources import files
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import veillee
from veillee.games.catalogue import CATALOGUE, open_game
from veillee.games.rulebook import rulebook
from veillee.i18n import LANGS, Lang, lang_of, words
from veillee.kernel import options
from veillee.kernel.game import Refusal

SOURCE = Path(veillee.__path__[0])
FILES = sorted(file.name for file in (SOURCE / "i18n" / "fr").glob("*.ftl"))
CODE = "\n".join(
    file.read_text("utf-8")
    for pattern in ("cli/**/*.py", "i18n/*.py", "lab/*.py", "server/**/*.py", "lobby/**/*.py")
    for file in SOURCE.glob(pattern)
)


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(lang: str, file: str) -> dict[str, set[str]]:
    """The keys of a catalogue, each with the parameters it uses."""
    text = files("veillee.i18n").joinpath(lang, file).read_text("utf-8")
    resource = FluentParser().parse(text)
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    found = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            variables = _Variables()
            variables.visit(entry)
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {lang}/{file}"
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("file", FILES)
def test_both_languages_have_the_same_messages_and_agree_on_their_parameters(file: str) -> None:
    """A language may leave out a parameter that only the other needs, such as an elision."""
    french, english = messages("fr", file), messages("en", file)
    assert french.keys() == english.keys()
    for key, params in french.items():
        assert params <= english[key] or english[key] <= params, key


def test_both_languages_have_the_same_files() -> None:
    assert sorted(file.name for file in (SOURCE / "i18n" / "en").glob("*.ftl")) == FILES


def asked_for(game: str) -> set[str]:
    """The keys that a game's own declarations and refusals ask for."""
    rules = open_game(game)
    keys = {"game-name", "game-tagline"}
    for field in options.fields(rules.forms.options.type):
        keys.add(f"option-{field.name}")
        if isinstance(field, options.Choice):
            values = ("null" if v is None else v for v in field.values)
            keys |= {f"option-{field.name}--{v}" for v in values}
    source = "\n".join(f.read_text("utf-8") for f in folder(game).glob("*.py"))
    keys |= {
        f"refused-{key}" for key in re.findall(r'IllegalAction\(\s*"[^"]+",\s*"([^"]+)"', source)
    }
    keys |= {f"reason-{key}" for key in re.findall(r'Outcome\([^"]*"([^"]+)"', source)}
    return keys


def folder(game: str) -> Path:
    return SOURCE / "games" / game.replace("-", "_")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", CATALOGUE)
def test_a_game_can_say_its_options_its_refusals_and_its_end(game: str, lang: Lang) -> None:
    assert {key for key in asked_for(game) if key not in words(lang, game)} == set()


@pytest.mark.parametrize("game", CATALOGUE)
def test_no_message_of_a_game_is_left_over(game: str) -> None:
    own = [*folder(game).glob("*.py"), *(SOURCE / "games").glob("*.py")]
    shown = CODE + "\n".join(f.read_text("utf-8") for f in own)
    unused = [
        key
        for key in messages("en", f"{game}.ftl")
        if key not in asked_for(game) and not _used(key, shown)
    ]
    assert unused == []


def test_no_common_message_is_left_over() -> None:
    code = CODE + "\n".join(f.read_text("utf-8") for f in SOURCE.glob("kernel/*.py"))
    code += "\n".join(f.read_text("utf-8") for f in SOURCE.glob("games/**/*.py"))
    code += "\n".join(f.read_text("utf-8") for f in SOURCE.glob("table/*.py"))
    assert [key for key in messages("en", "common.ftl") if not _used(key, code)] == []


def _used(key: str, code: str) -> bool:
    """Asked for as it stands, or as a stem and an ending (`card-{…}`, `refused-` and a key)."""
    if f'"{key}"' in code or f"'{key}'" in code:
        return True
    parts = key.split("-")
    stems = ["-".join(parts[:n]) for n in range(1, len(parts))]
    endings = [key.removeprefix(f"{stem}-") for stem in stems]
    return any(
        f'f"{stem}-{{' in code or f"f'{stem}-{{" in code
        for stem, ending in zip(stems, endings, strict=True)
        if ending.isdecimal() or f'"{ending}"' in code
    )


# What is a number wherever it is said; `most`, `least` and other bounds are never one.
NUMBERS = {
    "bots", "count", "deals", "free", "games", "kept", "left", "moves", "nights",
    "nonces", "players", "points", "rejected", "rows", "seats", "seconds", "size", "sparks",
    "stars", "thieves", "to", "total", "value",
}  # fmt: skip
# The rules or the page let these be said of several only.
NEVER_ONE = {
    "card-points", "deck-gallery-introduction", "deck-pieces", "dixit-give-pick",
    "dixit-why-capped", "fill-with-bots", "refused-many-seats", "refused-no-such-cell",
    "stars-fits-large", "stars-now-constellation", "stars-point-card",
    "stars-point-each", "stars-power-earned", "stars-size", "unreadable-slate-rows",
}  # fmt: skip


class _Numbers(Visitor):
    """The parameters that stand before a word in the plural, and choose no form of it."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self._chosen: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        selector = node.selector
        self._chosen.append(selector.id.name if isinstance(selector, ast.VariableReference) else "")
        self.generic_visit(node)
        self._chosen.pop()

    def visit_Pattern(self, node: ast.Pattern) -> None:
        for one, after in pairwise(node.elements):
            match one, after:
                case (
                    ast.Placeable(expression=ast.VariableReference(id=ast.Identifier(name=name))),
                    ast.TextElement(value=text),
                ) if name in NUMBERS - {*self._chosen} and re.match(r"\s(more )?\w{3,}s\b", text):
                    self.found.add(name)
        self.generic_visit(node)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("file", FILES)
def test_what_is_counted_is_in_the_singular_where_there_is_one(file: str, lang: Lang) -> None:
    text = files("veillee.i18n").joinpath(lang, file).read_text("utf-8")
    counted = {}
    for entry in FluentParser().parse(text).body:
        numbers = _Numbers()
        numbers.visit(entry)
        if isinstance(entry, ast.Message) and entry.id.name not in NEVER_ONE:
            counted[entry.id.name] = numbers.found
    assert {key: names for key, names in counted.items() if names} == {}


@pytest.mark.parametrize(
    "text",
    [
        *(files("veillee.i18n").joinpath("fr", name).read_text("utf-8") for name in FILES),
        *("\n".join(r.title + r.text for r in rulebook(game, "fr")) for game in CATALOGUE),
    ],
)
def test_french_keeps_its_signs_with_the_word_before_them(text: str) -> None:
    assert re.findall(r"\S+ [:;!?»].*|« .*", text) == []


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "de_DE"}, "en"),
        ({"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_follows_the_locale(environment: dict[str, str], lang: str) -> None:
    assert lang_of(environment) == lang


def test_a_refusal_is_said_with_its_rule() -> None:
    refusal = Refusal("R-AFRICA-10", "lion-too-weak", {"bar": 11})
    said = words("en", "etoile-d-afrique").refusal(refusal)
    assert said == "This lion cannot beat an 11. It leaps only up to 10. (R-AFRICA-10)"


def test_a_missing_message_or_parameter_is_a_defect_that_says_so() -> None:
    with pytest.raises(KeyError, match="No message 'nonsense' in en"):
        words("en").say("nonsense")
    with pytest.raises(ValueError, match="Message 'names'"):
        words("en").say("names", first="Léa")


def test_names_are_listed_as_people_say_them() -> None:
    assert words("en").listed(["Léa", "Tom", "Inès"]) == "Léa, Tom and Inès"
    assert words("fr").listed(["Léa", "Tom"]) == "Léa et Tom"
    assert words("fr").listed(["Léa"]) == "Léa"


@pytest.mark.parametrize(
    ("lang", "share", "number"), [("fr", "90,0\u202f%", "-1500,25"), ("en", "90.0%", "-1500.25")]
)
def test_figures_follow_the_language(lang: Lang, share: str, number: str) -> None:
    assert words(lang).share(0.9) == share
    assert words(lang).number(-1500.25, 2) == number

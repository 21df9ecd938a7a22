"""What the cards of both African games are called where something is refused."""

import json
import re
from pathlib import Path

import pytest

from cli.conftest import Run
from veillee.cli.terminal.africa_cards import naming
from veillee.games.catalogue import CATALOGUE, open_game
from veillee.i18n import LANGS, Lang, words
from veillee.kernel.game import Refusal

ID = re.compile(r"\b\d+-(sand|river|forest|dusk)\b|\b(brigand|star)\b")
HELD = Refusal("R-AFRICA-7", "not-in-hand", {"card": "3-sand"})
LAID = Refusal("R-AFRICA-31", "does-not-fit", {"card": "7-river", "end": "14-sand"})
LEFT = Refusal("R-AFRICA-33", "something-fits", {"card": "brigand"})


def said(game: str, lang: Lang, refusal: Refusal) -> str:
    return words(lang, game).refusal(refusal, naming(open_game(game), words(lang, game)))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("game", "refusal"),
    [("etoile-d-afrique", HELD), *(("etoile-solitaire", one) for one in (HELD, LAID, LEFT))],
)
def test_a_refused_card_has_its_name_and_not_its_id(
    game: str, lang: Lang, refusal: Refusal
) -> None:
    assert ID.search(said(game, lang, refusal)) is None


def test_a_card_is_named_with_its_value_colour_and_place() -> None:
    assert said("etoile-d-afrique", "en", HELD) == "You do not hold 3▲, Serengeti. (R-AFRICA-7)"
    assert "14▲ fer à cheval, Conakry" in said("etoile-solitaire", "fr", LAID)


@pytest.mark.parametrize("game", CATALOGUE)
def test_what_is_no_card_stays_as_it_is(game: str) -> None:
    named = naming(open_game(game), words("en", game))
    assert [named(value) for value in (7, "7", "no-card", None)] == [7, "7", "no-card", None]


def test_a_record_with_a_card_from_nowhere_is_refused_by_name(veillee: Run, tmp_path: Path) -> None:
    file = tmp_path / "f.jsonl"
    veillee("simulate", "etoile-d-afrique", "--games", "1", "--records", "f.jsonl")
    record = json.loads(file.read_text())
    dealt, lead = record["moves"][:2]
    lead["played"]["card"] = dealt["dealt"]["pile"][0]
    file.write_text(json.dumps(record) + "\n")
    why = veillee("verify", "f.jsonl").stderr
    assert "You do not hold" in why
    assert ID.search(why) is None

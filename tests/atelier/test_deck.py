"""The deck: its composition, its words and what each card says of itself."""

import json
import re
import subprocess
import sys
from collections import Counter

import pytest

from veillee.atelier import card, deck_ids
from veillee.atelier.catalogue import LICENCE, Lang, cards
from veillee.atelier.deck import DECK
from veillee.atelier.motifs import MOTIFS
from veillee.atelier.operators import LAYOUTS
from veillee.atelier.palettes import PALETTES
from veillee.atelier.settings import SETTINGS
from veillee.atelier.tags import named_tags
from veillee.atelier.words import told

LANGS: tuple[Lang, ...] = ("fr", "en")
every_card = pytest.mark.parametrize("id", DECK)


def test_there_are_cards_enough_for_different_evenings() -> None:
    assert len(DECK) >= 120


def test_the_palette_of_means_is_wide() -> None:
    assert len({operator for operator, _ in LAYOUTS}) >= 40
    assert len(PALETTES) >= 14
    assert len(SETTINGS) >= 14


def test_the_manifest_lists_the_whole_deck_in_order() -> None:
    assert deck_ids() == tuple(sorted(DECK))


def test_at_most_two_cards_share_a_composition() -> None:
    uses = Counter((line.operator, line.layout) for line in DECK.values())
    assert max(uses.values()) <= 2


def test_no_motif_is_on_more_than_three_cards_in_ten() -> None:
    uses = Counter(motif for listed in cards().values() for motif in listed.motifs)
    motif, count = uses.most_common(1)[0]
    assert count <= 0.3 * len(DECK), motif


def test_every_palette_is_used_and_none_rules() -> None:
    uses = Counter(line.palette for line in DECK.values())
    assert uses.keys() == PALETTES.keys()
    assert max(uses.values()) <= len(DECK) / 7


def test_every_setting_is_used_somewhere() -> None:
    seen = {place for listed in cards().values() for place in (listed.setting, *listed.worlds)}
    assert set(SETTINGS) <= seen


def test_seeds_are_not_shared() -> None:
    assert len({line.seed for line in DECK.values()}) == len(DECK)


@every_card
def test_a_card_is_told_in_both_languages(id: str) -> None:
    words = told()[id]
    for lang in LANGS:
        caption, description = words.caption[lang], words.description[lang]
        assert 2 <= len(re.findall(r"[\w’-]+", caption)) <= 12
        assert 2 <= len(re.findall(r"[.!?](?:\s|$)", description)) <= 3


@pytest.mark.parametrize("lang", LANGS)
def test_no_two_captions_or_descriptions_are_alike(lang: Lang) -> None:
    captions = [words.caption[lang] for words in told().values()]
    descriptions = [words.description[lang] for words in told().values()]
    assert len(set(captions)) == len(set(descriptions)) == len(DECK)


def test_words_are_written_for_the_cards_of_the_deck_alone() -> None:
    assert told().keys() == DECK.keys()


@every_card
def test_a_card_knows_what_it_shows(id: str) -> None:
    listed = card(id)
    assert listed.motifs
    assert set(listed.motifs) <= set(MOTIFS)
    assert all(listed.relation)
    assert listed.mood
    assert listed.licence == LICENCE


@every_card
def test_a_card_has_tags_of_several_weights(id: str) -> None:
    weights = card(id).weights
    assert len(weights) >= 8
    assert set(weights.values()) <= {1, 2, 3}
    assert len(set(weights.values())) > 1


@every_card
def test_a_card_has_the_words_of_its_tags_in_both_languages(id: str) -> None:
    listed = card(id)
    for lang in LANGS:
        assert len(listed.tags[lang]) == len(set(listed.tags[lang])) == len(listed.weights)
        assert not any("_" in word for word in listed.tags[lang])


def test_every_tag_that_a_card_may_have_is_called_something_in_french() -> None:
    parts = [
        *(entry.tags for entry in MOTIFS.values()),
        *(layout.tags for layout in LAYOUTS.values()),
        *(setting.tags for setting in SETTINGS.values()),
        *(palette.moods for palette in PALETTES.values()),
    ]
    assert not {tag for tags in parts for tag in tags} - named_tags()


def test_a_card_is_read_without_the_libraries_that_draw() -> None:
    script = (
        "import sys, veillee.atelier as a; a.card(a.deck_ids()[0]);"
        "print(sorted({'numpy', 'PIL', 'resvg_py'} & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"


def test_the_list_for_scripts_says_everything() -> None:
    command = [sys.executable, "-m", "veillee.cli.deck", "list", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    listed = json.loads(done.stdout)
    assert [entry["id"] for entry in listed] == list(deck_ids())
    assert {"operator", "layout", "setting", "palette", "motifs", "relation"} <= listed[0].keys()
    assert {"mood", "tags", "caption", "description", "licence", "files"} <= listed[0].keys()

"""Six people and more, who do not vote as one."""

from importlib.resources import files
from itertools import combinations

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import parse
from fluent.syntax.ast import Message

from described import DECK, best, picture
from veillee.association import LANGS, OCCASIONS, PERSONAS, Lang, clues_in, opinions
from veillee.association.table import motif_named


def test_there_are_six_and_more_and_each_has_a_name_of_its_own() -> None:
    assert len({persona.id for persona in PERSONAS}) == len(PERSONAS) >= 6


@pytest.mark.parametrize("lang", LANGS)
def test_every_persona_has_a_name_a_portrait_and_a_line_for_each_occasion(lang: Lang) -> None:
    source = files("veillee.i18n").joinpath(lang, "personas.ftl").read_text(encoding="utf-8")
    said = {entry.id.name for entry in parse(source).body if isinstance(entry, Message)}
    ids = [f"persona-{persona.id}" for persona in PERSONAS]
    endings = ("", "-about", *(f"-{occasion}" for occasion in OCCASIONS))
    assert said == {id + ending for id in ids for ending in endings}


@pytest.mark.parametrize("lang", LANGS)
def test_no_persona_says_the_same_twice_or_what_another_says(lang: Lang) -> None:
    """What comes with every clue has several ways, of which the moment chooses one."""
    said = [line for persona in PERSONAS for line in _lines(lang, persona.id)]
    assert len(set(said)) == len(said)
    assert all(len(_ways(lang, persona.id, "tell")) == 3 for persona in PERSONAS)


def _lines(lang: Lang, id: str) -> list[str]:
    return [line for occasion in OCCASIONS for line in _ways(lang, id, occasion)]


def _ways(lang: Lang, id: str, occasion: str) -> list[str]:
    source = files("veillee.i18n").joinpath(lang, "personas.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([lang])
    bundle.add_resource(FluentResource(source))
    pattern = bundle.get_message(f"persona-{id}-{occasion}").value
    assert pattern is not None
    every = [bundle.format_pattern(pattern, {"nth": nth}) for nth in range(3)]
    assert not any(errors for _, errors in every)
    return list(dict.fromkeys(str(text) for text, _ in every))


def test_tastes_are_motifs_of_the_table() -> None:
    assert all(motif_named(name) for persona in PERSONAS for name in persona.tastes)


def test_an_opinion_lasts_all_evening_and_no_longer() -> None:
    def tonight(evening: int) -> list[float]:
        return opinions(PERSONAS[0], "la nuit", DECK, evening=evening)

    assert tonight(1) == tonight(1) != tonight(2)


def test_an_apostrophe_is_heard_the_same_as_it_is_typed_and_as_it_is_printed() -> None:
    typed, printed = (
        opinions(PERSONAS[0], f"L{mark}air de rien · Don{mark}t look", DECK) for mark in "'’"
    )
    assert typed == printed


def test_a_persona_leans_towards_what_it_loves() -> None:
    sea = picture("sea", "Rien | mer, bateau", "Nothing | sea, boat")
    field = picture("sea", "Rien | champ, route", "Nothing | field, road")
    ondine = next(persona for persona in PERSONAS if persona.id == "effraie")
    loved, other = (opinions(ondine, "", [one])[0] for one in (sea, field))
    assert loved > other


def test_bots_do_not_vote_as_a_block_nor_at_random() -> None:
    clues = [clue.text["fr"] for clue in clues_in("fr")[::60]]
    tables = [DECK[start : start + 6] for start in range(0, 30, 6)]
    votes = [
        [
            best(opinions(persona, clue, tables[turn % 5]), tables[turn % 5])
            for turn, clue in enumerate(clues)
        ]
        for persona in PERSONAS
    ]
    pairs = list(combinations(votes, 2))
    same = sum(a == b for one, other in pairs for a, b in zip(one, other, strict=True))
    assert 0.25 <= same / (len(pairs) * len(clues)) <= 0.65

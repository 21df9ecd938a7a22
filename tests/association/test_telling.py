"""Clues that some find and not all: never literal, never twice, as hard as the table can bear."""

import pytest

from described import DECK
from veillee.association import (
    LANGS,
    PERSONAS,
    Lang,
    Persona,
    Proposal,
    Table,
    is_literal,
    propose,
    rank,
)
from veillee.kernel.chance import FastChance

pytestmark = pytest.mark.usefixtures("without_encoder")
HAND, OTHERS = DECK[:6], DECK[6:]


def proposals(
    lang: Lang = "fr", used: tuple[str, ...] = (), find_rate: float | None = None, seed: int = 1
) -> list[Proposal]:
    return propose(
        HAND,
        OTHERS,
        Table(seats=5),
        langs=[lang],
        chance=FastChance(seed),
        used=used,
        find_rate=find_rate,
    )


@pytest.mark.parametrize("lang", LANGS)
def test_a_clue_is_for_a_picture_of_the_hand_and_in_the_language_asked_for(lang: Lang) -> None:
    made = proposals(lang)
    assert made
    assert all(one.picture in {picture.id for picture in HAND} for one in made)
    assert all(one.clue.text[lang] for one in made)


def test_a_clue_never_says_what_the_picture_shows() -> None:
    pictures = {picture.id: picture for picture in HAND}
    for seed in range(5):
        assert not any(is_literal(one.clue, pictures[one.picture]) for one in proposals(seed=seed))


def test_a_clue_is_not_repeated_in_an_evening_in_either_language() -> None:
    first = proposals()[0].clue
    again = proposals(used=tuple(text.upper() for text in first.text.values()))
    assert first not in [one.clue for one in again]


def test_the_same_luck_tells_the_same_clue() -> None:
    assert proposals(seed=3) == proposals(seed=3)


def test_the_best_proposal_is_neither_hopeless_nor_obvious() -> None:
    firsts = [proposals(seed=seed)[0] for seed in range(6)]
    assert all(0.15 <= one.share <= 0.85 for one in firsts)
    assert sum(one.some_but_not_all for one in firsts) / len(firsts) >= 0.6


def test_where_nobody_finds_the_clues_become_plainer() -> None:
    def rivals(find_rate: float) -> int:
        return sum(_rivals(proposals(find_rate=find_rate, seed=seed)[0]) for seed in range(12))

    assert rivals(0.05) < rivals(0.95)


def _rivals(one: Proposal) -> int:
    """How many pictures of the others fit a clue better than the one it is told for."""
    text = one.clue.text["fr"]
    mine = rank(text, [picture for picture in HAND if picture.id == one.picture], "fr")[0]
    return sum(score > mine for score in rank(text, OTHERS, "fr"))


def test_a_persona_tells_in_its_own_style() -> None:
    def titles(persona: Persona | None) -> int:
        luck = [FastChance(seed) for seed in range(6)]
        made = [
            propose(HAND, OTHERS, Table(5), langs=["fr"], chance=c, persona=persona) for c in luck
        ]
        return sum(one.clue.kind == "titles" for told in made for one in told[:4])

    aurele = next(persona for persona in PERSONAS if persona.id == "harfang")
    assert titles(aurele) > titles(None)


@pytest.mark.parametrize("table", [Table(3, held=7, given=2), Table(4), Table(12)])
def test_every_size_of_table_gets_clues(table: Table) -> None:
    assert propose(HAND, OTHERS, table, langs=["en"], chance=FastChance(1))


def test_without_a_hand_there_is_nothing_to_tell() -> None:
    assert propose([], OTHERS, Table(5), langs=["fr"], chance=FastChance(1)) == []

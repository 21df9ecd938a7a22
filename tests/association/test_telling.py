"""Clues that some find and not all: never literal, never twice, as hard as the table can bear."""

import pytest

from described import DECK
from veillee.association import (
    LANGS,
    Lang,
    Proposal,
    cast,
    is_literal,
    propose,
)
from veillee.association.telling import STYLE
from veillee.kernel.chance import FastChance

pytestmark = pytest.mark.usefixtures("without_encoder")
HAND, OTHERS = DECK[:6], DECK[6:]


def proposals(
    lang: Lang = "fr", used: tuple[str, ...] = (), find_rate: float | None = None, seed: int = 1
) -> list[Proposal]:
    return propose(
        HAND,
        OTHERS,
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


@pytest.mark.parametrize("lang", LANGS)
def test_a_clue_is_told_with_printed_apostrophes_and_not_repeated_with_either(lang: Lang) -> None:
    first = next(one.clue for one in proposals(lang) if "'" in one.clue.text[lang])
    told = first.said([lang])
    assert told == first.text[lang].replace("'", "’")
    for text in (told, first.text[lang]):
        assert first not in [one.clue for one in proposals(lang, used=(text,))]


def test_the_same_luck_tells_the_same_clue() -> None:
    assert proposals(seed=3) == proposals(seed=3)


def test_the_plainest_is_told_first_until_more_find_than_hoped() -> None:
    made = proposals(find_rate=0.2)
    assert made[0].lead > 0
    assert made[0].lead >= max(one.lead for one in made) - STYLE
    leads = [proposals(find_rate=rate)[0].lead for rate in (0.5, 0.7, 0.9)]
    assert leads == sorted(leads, reverse=True)
    assert leads[0] > leads[-1]


def test_a_rival_that_fits_better_takes_the_lead() -> None:
    told = proposals()[0]
    beaten = propose(
        HAND, [*OTHERS, *(one for one in HAND if one.id == told.picture)] * 2, chance=FastChance(1)
    )
    assert max((one.lead for one in beaten if one.clue == told.clue), default=0.0) < told.lead


def test_a_persona_tells_in_its_own_style() -> None:
    def sayings(id: str) -> int:
        (persona,) = cast(id)
        luck = [FastChance(seed) for seed in range(6)]
        made = [propose(HAND, OTHERS, langs=["fr"], chance=c, persona=persona) for c in luck]
        return sum(one.clue.kind == "sayings" for told in made for one in told[:20])

    assert sayings("cheveche") > sayings("grand-duc")


@pytest.mark.parametrize("size", [1, 3, 7])
def test_every_size_of_hand_gets_clues(size: int) -> None:
    assert propose(DECK[:size], DECK[size:], langs=["en"], chance=FastChance(1))


def test_where_nobody_else_holds_anything_there_are_clues_too() -> None:
    assert propose(HAND, [], langs=["en"], chance=FastChance(1))


def test_without_a_hand_there_is_nothing_to_tell() -> None:
    assert propose([], OTHERS, langs=["fr"], chance=FastChance(1)) == []

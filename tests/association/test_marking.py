"""Stella: the chance that another player marks a picture."""

import json
from collections.abc import Mapping

import pytest

from described import DECK
from veillee.association import Lang, mark_chances, precompute

pytestmark = pytest.mark.usefixtures("without_encoder")
FIFTEEN = DECK[:15]
WORD: Mapping[Lang, str] = {"fr": "Liberté", "en": "Freedom"}


def test_each_picture_has_its_chance() -> None:
    chances = mark_chances(WORD, FIFTEEN, seats=4)
    assert len(chances) == 15
    assert all(0 < chance < 1 for chance in chances)


def test_the_picture_that_fits_is_among_the_likeliest() -> None:
    chances = mark_chances({"fr": "Trahison", "en": "Betrayal"}, FIFTEEN, seats=4)
    likeliest = sorted(range(15), key=lambda index: -chances[index])[:3]
    assert "fold" in {FIFTEEN[index].id for index in likeliest}


def test_more_players_mark_more() -> None:
    few, many = (mark_chances(WORD, FIFTEEN, seats=seats) for seats in (3, 6))
    assert all(one < other for one, other in zip(few, many, strict=True))


def test_a_table_that_marks_little_makes_chances_small() -> None:
    few, many = (mark_chances(WORD, FIFTEEN, seats=4, marks=marks) for marks in ([2], [9]))
    assert sum(few) < sum(many)


def test_what_was_computed_ahead_and_kept_as_json_gives_the_same() -> None:
    fits = json.loads(json.dumps(precompute([WORD, "le temps"], FIFTEEN)))
    for word in (WORD, "le temps"):
        assert mark_chances(word, FIFTEEN, seats=5, fits=fits) == mark_chances(
            word, FIFTEEN, seats=5
        )


def test_a_word_that_was_not_foreseen_is_measured_on_the_spot() -> None:
    fits = precompute([WORD], FIFTEEN)
    assert len(mark_chances("un mot à nous", FIFTEEN, seats=3, fits=fits)) == 15


def test_a_table_of_one_is_refused_in_words() -> None:
    with pytest.raises(ValueError, match="Expected at least two seats, got 1"):
        mark_chances(WORD, FIFTEEN, seats=1)


def test_no_history_of_marks_is_refused_in_words() -> None:
    with pytest.raises(ValueError, match="Expected at least one number of marks, got none"):
        mark_chances(WORD, FIFTEEN, seats=3, marks=[])

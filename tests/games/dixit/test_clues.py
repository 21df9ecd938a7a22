"""Phrases for a teller without ideas."""

from veillee.games.dixit.actions import LONGEST_CLUE
from veillee.games.dixit.clues import phrases


def test_each_phrase_is_a_clue_in_both_languages() -> None:
    assert len({phrase.both for phrase in phrases()}) >= 20
    for phrase in phrases():
        assert phrase.fr.strip()
        assert phrase.en.strip()
        assert len(phrase.both) <= LONGEST_CLUE

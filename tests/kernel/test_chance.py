"""Luck that anyone can recompute, and luck that is merely fast."""

import hashlib
import hmac
import struct
from collections import Counter
from collections.abc import Iterator
from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st

from veillee.kernel.chance import (
    WORD,
    FastChance,
    VerifiableChance,
    commitment,
    derived_seed,
    game_key,
    new_seed,
)
from veillee.kernel.chance import _Drawing as Drawing
from veillee.kernel.game import Chance

ZERO = game_key(bytes(32), [])


def test_the_first_word_is_the_one_that_the_record_lays_down() -> None:
    chance = VerifiableChance(ZERO, "deal", 0)
    assert chance.below(WORD) == 0x5052372D96D63BB6


def by_the_letter(kind: str, k: int) -> Iterator[int]:
    """The recipe of docs/record.md, written again as plainly as it stands there."""
    for block in count():
        message = f"veillee/1/{kind}/{k}/{block}".encode()
        digest = hmac.new(ZERO, message, hashlib.sha256).digest()
        yield from struct.unpack(">4Q", digest)


@pytest.mark.parametrize(("kind", "k"), [("deal", 0), ("deal", 3), ("lay-out", 12)])
def test_a_shuffle_follows_the_recipe_to_the_letter(kind: str, k: int) -> None:
    words, expected = by_the_letter(kind, k), list(range(54))
    for i in range(53, 0, -1):
        fair = next(w for w in words if w < WORD - WORD % (i + 1))
        j = fair % (i + 1)
        expected[i], expected[j] = expected[j], expected[i]
    assert VerifiableChance(ZERO, kind, k).shuffle(range(54)) == expected


def test_a_nonce_changes_every_deal() -> None:
    other = game_key(bytes(32), [bytes(16)])
    assert VerifiableChance(other, "deal", 0).below(WORD) != 0x5052372D96D63BB6


def test_the_order_of_the_seats_counts() -> None:
    one, two = bytes([1] * 16), bytes([2] * 16)
    assert game_key(bytes(32), [one, two]) != game_key(bytes(32), [two, one])


@pytest.mark.parametrize(("kind", "k"), [("deal", 1), ("lay-out", 0), ("deal", 10)])
def test_kind_and_ordinal_give_luck_of_their_own(kind: str, k: int) -> None:
    assert VerifiableChance(ZERO, kind, k).below(WORD) != VerifiableChance(ZERO, "deal", 0).below(
        WORD
    )


def test_words_that_would_favour_small_numbers_are_thrown_away() -> None:
    unfair = WORD - WORD % 3
    chance = Drawing(iter([unfair, WORD - 1, 7]))
    assert chance.below(3) == 7 % 3


def test_a_choice_among_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="positive number of choices"):
        VerifiableChance(ZERO, "deal", 0).below(0)


@pytest.mark.parametrize("chance", [VerifiableChance(ZERO, "deal", 0), FastChance(1)])
def test_every_number_comes_about_as_often(chance: Chance) -> None:
    counts = Counter(chance.below(6) for _ in range(6_000))
    assert sorted(counts) == list(range(6))
    assert all(850 < count < 1_150 for count in counts.values())


@given(st.lists(st.integers(), max_size=60), st.integers(0, 1_000))
def test_a_shuffle_keeps_every_item_and_leaves_the_argument_alone(
    items: list[int], seed: int
) -> None:
    before = list(items)
    shuffles = [FastChance(seed).shuffle(items), VerifiableChance(ZERO, "x", seed).shuffle(items)]
    assert all(sorted(shuffled) == sorted(items) for shuffled in shuffles)
    assert items == before


def test_the_commitment_is_the_digest_of_the_seed() -> None:
    seed = new_seed()
    assert commitment(seed) == hashlib.sha256(seed).hexdigest()
    assert len(seed) == 32


def test_two_new_seeds_differ_and_a_derived_one_does_not() -> None:
    assert new_seed() != new_seed()
    assert derived_seed("evening") == derived_seed("evening")

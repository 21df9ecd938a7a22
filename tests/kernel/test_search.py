"""Search by halving: what it tries, how often, and what it ends with."""

from collections import Counter
from itertools import count

import pytest

from veillee.kernel.chance import FastChance
from veillee.kernel.search import most_promising


def test_the_best_option_is_found_through_noise() -> None:
    luck = FastChance(1)

    def noisy(option: int, world: int) -> float:
        return option + luck.below(5)

    assert most_promising(range(8), lambda: 0, noisy, (20, 20, 20)) == 7


def test_the_worse_half_drops_out_after_each_round() -> None:
    tried: Counter[str] = Counter()

    def value(option: str, world: int) -> float:
        tried[option] += 1
        return float(ord(option))

    assert most_promising("abcde", lambda: 0, value, (2, 3, 4)) == "e"
    assert tried == {"a": 2, "b": 2, "c": 5, "d": 9, "e": 9}


def test_all_options_of_a_round_see_the_same_worlds() -> None:
    worlds = count()
    seen: dict[str, list[int]] = {"a": [], "b": []}

    def value(option: str, world: int) -> float:
        seen[option].append(world)
        return 0.0

    most_promising("ab", lambda: next(worlds), value, (3,))
    assert seen["a"] == seen["b"] == [0, 1, 2]


def test_what_is_known_beforehand_breaks_ties_and_is_outweighed_by_what_is_seen() -> None:
    prior = {"a": 0.0, "b": 0.5}.__getitem__
    assert most_promising("ab", lambda: 0, lambda o, w: 0.0, (4, 4), prior=prior) == "b"
    better_a = {"a": 1.0, "b": 0.0}
    assert most_promising("ab", lambda: 0, lambda o, w: better_a[o], (4, 4), prior=prior) == "a"


def test_one_option_needs_no_thought() -> None:
    def never(option: str, world: int) -> float:
        pytest.fail("thought about an only option")

    assert most_promising("a", lambda: 0, never, (9,)) == "a"

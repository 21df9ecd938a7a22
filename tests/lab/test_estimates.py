"""Intervals and ratings on cases whose answer is known."""

from math import inf
from random import Random

import pytest

from veillee.lab.estimates import Estimate, mean_of, ratings, ratio_of, share_of, student, wilson


def ends(found: Estimate) -> tuple[float, float]:
    assert found.low is not None
    assert found.high is not None
    return found.low, found.high


@pytest.mark.parametrize(
    ("freedom", "due"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)],
)
def test_students_t_is_that_of_the_tables(freedom: int, due: float) -> None:
    assert student(freedom) == pytest.approx(due, rel=0.01)


def test_a_mean_has_students_interval() -> None:
    found, reach = mean_of([1.0, 2.0, 3.0]), 4.303 / 3**0.5
    assert ends(found) == pytest.approx((2 - reach, 2 + reach))


def test_a_single_deal_gives_no_interval() -> None:
    assert mean_of([7.0]) == Estimate(7.0, None, None)


def test_wilson_is_that_of_the_textbook() -> None:
    """Eight of ten: 0.490 to 0.943."""
    assert ends(wilson(0.8, 10)) == pytest.approx((0.490, 0.943), abs=1e-3)


def test_a_share_of_independent_games_has_wilsons_interval() -> None:
    values = [1.0] * 80 + [0.0] * 20
    assert share_of(values, 100).low == pytest.approx(wilson(0.8, 99).low, abs=1e-3)


def test_a_share_that_never_varied_counts_its_deals_and_stays_within_bounds() -> None:
    found = share_of([1.0] * 20, 40)
    assert (found.value, found.high) == (1.0, 1.0)
    assert found.low == pytest.approx(wilson(1.0, 20).low)


def test_games_that_say_the_same_twice_are_not_counted_twice() -> None:
    """Both games of a deal came out alike, so there are as many trials as deals."""
    deals = [1.0] * 50 + [0.0] * 50
    low = share_of(deals, 200).low
    assert low is not None
    assert low == pytest.approx(wilson(0.5, 100).low or inf, abs=2e-3)


def test_nineteen_intervals_in_twenty_hold_the_truth() -> None:
    luck, held = Random(1), 0
    for _ in range(400):
        found = share_of([float(luck.random() < 0.7) for _ in range(60)], 60)
        held += (found.low or 0) <= 0.7 <= (found.high or 1)
    assert 0.92 <= held / 400 <= 0.99


def duel(share: float, deals: int) -> list[dict[tuple[str, str], float]]:
    won = round(share * deals)
    return [{("a", "b"): 1.0, ("b", "a"): 0.0}] * won + [{("a", "b"): 0.0, ("b", "a"): 1.0}] * (
        deals - won
    )


def test_three_wins_in_four_are_191_points() -> None:
    elo = ratings(duel(0.75, 10_000), ["a", "b"])
    assert elo["a"].value - elo["b"].value == pytest.approx(190.8, abs=0.5)
    assert elo["a"].value + elo["b"].value == pytest.approx(3000)


def test_equals_are_1500_each() -> None:
    elo = ratings(duel(0.5, 100), ["a", "b"])
    assert elo["a"].value == pytest.approx(elo["b"].value) == pytest.approx(1500)


def test_ratings_of_three_fit_the_model_that_made_them() -> None:
    """Strengths 4, 2, 1: 120.4 points apart each."""
    met = {("a", "b"): 4 / 6, ("b", "c"): 2 / 3, ("a", "c"): 4 / 5}
    duels = {pair: 1000 * share for pair, share in met.items()}
    duels |= {(b, a): 1000 * (1 - share) for (a, b), share in met.items()}
    elo = ratings([duels, duels], ["c", "a", "b"])
    assert elo["a"].value - elo["b"].value == pytest.approx(120.4, abs=1)
    assert elo["b"].value - elo["c"].value == pytest.approx(120.4, abs=1)


def test_who_has_won_all_is_strong_and_not_surely_so() -> None:
    elo = ratings(duel(1.0, 10), ["a", "b"])["a"]
    assert elo.low is not None
    assert 1600 < elo.value < 2200
    assert elo.low < elo.value - 50


def test_elo_intervals_narrow_with_deals() -> None:
    def width(deals: int) -> float:
        luck = Random(deals)
        won = [float(luck.random() < 0.6) for _ in range(deals)]
        elo = ratings([{("a", "b"): w, ("b", "a"): 1 - w} for w in won], ["a", "b"])["a"]
        return (elo.high or inf) - (elo.low or -inf)

    assert width(1600) < width(100) / 2


def test_a_bot_alone_is_average() -> None:
    assert ratings([{}, {}], ["a"])["a"].value == 1500


def test_a_ratio_is_that_of_the_means_and_its_interval_comes_from_the_deals() -> None:
    ours, theirs = [2.0 * n for n in range(1, 41)], [float(n) for n in range(1, 41)]
    assert ratio_of(ours, theirs) == Estimate(2.0, 2.0, 2.0)
    scattered = ratio_of([*ours[:20], *theirs[20:]], theirs)
    assert scattered.low is not None
    assert scattered.high is not None
    assert 1 < scattered.low < scattered.value < scattered.high < 2
    assert ratio_of([3.0], [2.0]) == Estimate(1.5, None, None)

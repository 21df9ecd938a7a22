"""As many copies as can lie side by side: exactly, whatever the copies are."""

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from veillee.games.look_at_the_stars.packing import beside, kindest, most, packed

COPIES = st.lists(
    st.sets(st.integers(0, 14), min_size=3, max_size=3).map(
        lambda lines: sum(1 << n for n in lines)
    ),
    max_size=11,
    unique=True,
)


def brute_force(copies: list[int]) -> int:
    """The size of the largest choice in which no two copies share a line."""
    for count in range(len(copies), 0, -1):
        for chosen in combinations(copies, count):
            if all(not a & b for a, b in combinations(chosen, 2)):
                return count
    return 0


@settings(max_examples=400, deadline=None)
@given(COPIES)
def test_the_greatest_number_of_disjoint_copies_is_found(copies: list[int]) -> None:
    assert most(copies) == brute_force(copies)


@settings(max_examples=200, deadline=None)
@given(COPIES)
def test_a_packing_is_disjoint_and_as_large_as_can_be(copies: list[int]) -> None:
    chosen = packed(copies)
    assert len(chosen) == most(copies)
    assert all(not a & b for a, b in combinations(chosen, 2))


@settings(max_examples=200, deadline=None)
@given(COPIES.filter(bool))
def test_the_kindest_copy_costs_only_itself(copies: list[int]) -> None:
    assert most(beside(copies, kindest(copies, copies))) == most(copies) - 1

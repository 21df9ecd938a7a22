"""The points of a turn and of a game, from literals."""

import pytest

from veillee.games.dixit.actions import Options
from veillee.games.dixit.components import Image
from veillee.games.dixit.scoring import outcome, turn_points
from veillee.kernel.game import Seat

TWO_VOTES = Options(end="laps", second_vote=True)


def points(votes: str, options: Options | None = None) -> tuple[int, ...]:
    """Seat 0 tells; seat n gave image n (two, such as 1 and a, among three); votes by seat."""
    by_seat = votes.split()
    given = ["0", "1a", "2b"] if len(by_seat) == 2 else [str(s) for s in range(len(by_seat) + 1)]
    return turn_points(
        Seat(0),
        [[Image(image) for image in images] for images in given],
        [[], *([Image(image) for image in images] for images in by_seat)],
        options or Options(),
    )


@pytest.mark.rule("R-DIXIT-7")
@pytest.mark.parametrize(
    ("votes", "expected"),
    [
        ("0 0 0 0", (0, 2, 2, 2, 2)),
        ("2 1 1 3", (0, 4, 3, 3, 2)),
        ("0 1 1 1", (3, 6, 0, 0, 0)),
        ("0 0 0 1", (3, 4, 3, 3, 0)),
        ("2 3 1", (0, 3, 3, 3)),
    ],
)
def test_the_teller_scores_when_some_find_it_and_not_all(
    votes: str, expected: tuple[int, ...]
) -> None:
    assert points(votes) == expected


@pytest.mark.rule("R-DIXIT-8")
def test_the_worked_example_gives_5_3_1_0_0() -> None:
    # Seats as they sit: the teller, Altair to the left, Vega, Mira, Rigel.
    assert points("2 0 2 1") == (3, 1, 5, 0, 0)


@pytest.mark.rule("R-DIXIT-20", "R-DIXIT-21")
@pytest.mark.parametrize(
    ("votes", "expected"),
    [
        ("0 1", (4, 5, 0)),
        ("0 a", (4, 5, 0)),
        ("2 0", (4, 0, 5)),
        ("0 0", (0, 2, 2)),
        ("b 1", (0, 3, 3)),
    ],
)
def test_among_three_a_lone_finder_and_the_teller_get_four(
    votes: str, expected: tuple[int, ...]
) -> None:
    assert points(votes) == expected


@pytest.mark.rule("R-DIXIT-21")
def test_a_table_may_keep_the_lone_finder_at_three() -> None:
    assert points("0 a", Options(lone_finder=3)) == (3, 4, 0)


@pytest.mark.rule("R-DIXIT-21")
def test_four_points_are_for_three_players_only() -> None:
    assert points("0 1 1") == (3, 5, 0, 0)


@pytest.mark.rule("R-DIXIT-7")
def test_a_cap_limits_the_points_for_votes_to_three() -> None:
    assert points("0 1 1 1 1") == (3, 7, 0, 0, 0, 0)
    assert points("0 1 1 1 1", Options(bonus_cap=3)) == (3, 6, 0, 0, 0, 0)


@pytest.mark.rule("R-DIXIT-6", "R-DIXIT-7")
def test_either_of_two_votes_finds_and_a_single_one_brings_a_point_more() -> None:
    assert points("02 0 1", TWO_VOTES) == (3, 4, 5, 0)


@pytest.mark.rule("R-DIXIT-7")
def test_the_single_vote_bonus_counts_whatever_the_others_found() -> None:
    assert points("0 0 0", TWO_VOTES) == (0, 3, 3, 3)
    assert points("02 0 03", TWO_VOTES) == (0, 2, 4, 3)


@pytest.mark.rule("R-DIXIT-7")
def test_a_single_vote_that_misses_brings_no_bonus() -> None:
    assert points("2 3 1", TWO_VOTES) == (0, 3, 3, 3)


@pytest.mark.rule("R-DIXIT-10")
def test_equal_scores_share_their_rank() -> None:
    end = outcome([(3, 0, 2, 0), (0, 3, 2, 0)], (3, 3, 4, 0), "pile-drawn")
    assert end.ranking == ((2,), (0, 1), (3,))
    assert [sheet.turns for sheet in end.sheets] == [(3, 0), (0, 3), (2, 2), (0, 0)]

"""What holds in every game of Stella, whoever plays."""

from collections.abc import Iterator

import pytest

from games.stella.positions import GAME
from veillee.games.stella.actions import Options, RoundSheet
from veillee.games.stella.components import IMAGES
from veillee.games.stella.state import State
from veillee.games.stella.view import Round
from veillee.kernel.game import Over
from veillee.kernel.laws import Case, play

CASES = [
    Case(GAME, seats, Options(show_marks=shown), seed)
    for seats in GAME.seats
    for shown in (True, False)
    for seed in range(5)
]


def states(case: Case) -> Iterator[State]:
    return (state for state, _ in play(case))


def last(case: Case) -> State:
    return list(states(case))[-1]


def finished(case: Case) -> list[tuple[Round, int, RoundSheet]]:
    """Every seat's every round."""
    return [(r, seat, sheet) for r in last(case).results for seat, sheet in enumerate(r.sheets)]


@pytest.mark.rule("R-STELLA-2")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_image_is_lost_or_doubled(case: Case) -> None:
    for state in states(case):
        gone = {image for played in state.results for image in played.table} - set(state.table)
        assert sorted([*state.table, *state.pile, *gone]) in ([], list(IMAGES))


@pytest.mark.rule("R-STELLA-16", "R-STELLA-17")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_who_did_not_fall_had_every_mark_sparked(case: Case) -> None:
    for played, seat, sheet in finished(case):
        if not sheet.fell:
            assert sheet.sparks + sheet.super_sparks == played.counts[seat] == len(sheet.marks)


@pytest.mark.rule("R-STELLA-9", "R-STELLA-12")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_announced_numbers_and_the_matches_agree_with_the_marks(case: Case) -> None:
    for played, seat, sheet in finished(case):
        assert len(sheet.marks) == played.counts[seat]
        seen = {d.cell for d in played.designations if seat == d.scout or seat in d.matched}
        assert seen == set(sheet.marks) & {d.cell for d in played.designations}


@pytest.mark.rule("R-STELLA-16")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_left_counts_the_marks_that_nobody_pointed_at(case: Case) -> None:
    for state in states(case):
        seen = {designation.cell for designation in state.designations}
        if state.stage == "revealing":
            assert state.left == tuple(len({*marks} - seen) for marks in state.marks)


@pytest.mark.rule("R-STELLA-12")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_cell_is_pointed_at_once(case: Case) -> None:
    for played in last(case).results:
        cells = [designation.cell for designation in played.designations]
        assert len(cells) == len(set(cells)) <= 15


@pytest.mark.rule("R-STELLA-20", "R-STELLA-22")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_totals_are_sums_of_rounds_and_rank_the_seats(case: Case) -> None:
    match GAME.turn(last(case)):
        case Over(outcome):
            totals = tuple(sum(r.points for r in sheet.rounds) for sheet in outcome.sheets)
            assert outcome.scores == totals
            assert all(0 <= r.points <= 30 for sheet in outcome.sheets for r in sheet.rounds)
            ranked = [[totals[seat] for seat in rank] for rank in outcome.ranking]
            assert [set(rank) for rank in ranked] == [{s} for s in sorted(set(totals))[::-1]]
        case turn:
            raise AssertionError(turn)

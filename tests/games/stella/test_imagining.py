"""What a seat may imagine: everything it has not seen, and nothing it has."""

import pytest

from games.stella.positions import GAME, after, marking, pointed, revealing
from veillee.games.stella.actions import Mark, Options
from veillee.games.stella.state import Marks, State
from veillee.kernel.chance import FastChance
from veillee.kernel.game import Seat

CHANCE = FastChance("imagining")


def imagined(state: State, seat: int | None, of: int, times: int = 300) -> set[Marks]:
    """The marks of another seat, as often as this one may imagine them."""
    view = GAME.view(state, None if seat is None else Seat(seat))
    return {GAME.imagine(view, CHANCE).marks[of] for _ in range(times)}


@pytest.mark.rule("R-STELLA-9")
def test_before_the_announcement_any_number_of_marks_is_possible() -> None:
    drawn = imagined(after(marking(3), 0, Mark((3,))), 1, of=0)
    assert {len(marks) for marks in drawn} == set(range(1, 11))
    assert set().union(*drawn) == set(range(15))


@pytest.mark.rule("R-STELLA-9")
def test_who_is_not_done_has_no_marks_in_any_world() -> None:
    assert imagined(marking(3), 1, of=0) == {frozenset()}


@pytest.mark.rule("R-STELLA-9")
def test_after_the_announcement_the_number_is_known_and_the_cells_are_not() -> None:
    drawn = imagined(revealing([1, 2], [3], [4]), 1, of=0, times=3000)
    assert len(drawn) == 15 * 14 // 2
    assert {len(marks) for marks in drawn} == {2}


@pytest.mark.rule("R-STELLA-13")
def test_a_designated_cell_tells_who_marked_it_and_who_did_not() -> None:
    state = pointed(revealing([0, 1, 2], [0, 1, 5], [0, 6]), 1)
    assert all(1 in marks for marks in imagined(state, 2, of=0) | imagined(state, 2, of=1))
    assert not any(1 in marks for marks in imagined(state, 0, of=2))


@pytest.mark.rule("R-STELLA-16")
def test_who_was_skipped_has_nothing_left_to_imagine() -> None:
    state = pointed(revealing([0, 1], [0], [0, 2, 3]), 0)
    assert imagined(state, 2, of=1) == {frozenset({0})}


@pytest.mark.rule("R-STELLA-21")
def test_marks_of_a_finished_round_stay_open_to_imagination_where_they_are_not_shown() -> None:
    state = pointed(revealing([0, 5], [1], [2, 7], options=Options(show_marks=False)), 0, 1, 2)
    view = GAME.view(state, Seat(1))
    drawn = {GAME.imagine(view, CHANCE).hidden[0] for _ in range(2000)}
    assert {row[1] for row in drawn} == {None}
    for seat in (0, 2):
        assert {row[seat] for row in drawn} == {frozenset({cell}) for cell in range(3, 15)}


@pytest.mark.rule("R-STELLA-2")
def test_images_and_words_once_seen_do_not_come_again() -> None:
    state = pointed(revealing([0], [1], [2]), 0, 1, 2)
    world = GAME.imagine(GAME.view(state, Seat(0)), CHANCE)
    assert not {*world.pile} & {*state.table, *state.results[0].table}
    assert not {*world.stack} & {state.card, state.results[0].card}
    assert (len(world.pile), len(world.stack)) == (64, 2)

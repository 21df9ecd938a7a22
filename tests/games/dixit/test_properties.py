"""What holds in every game of Dixit, whoever plays it however."""

from itertools import pairwise
from typing import Literal

from hypothesis import given, settings
from hypothesis import strategies as st

from games.dixit import truths
from games.dixit.positions import GAME
from veillee.games.dixit.actions import Options
from veillee.kernel.game import Over
from veillee.kernel.laws import Case, play

Ends = Literal["points", "laps"]


@st.composite
def tables(draw: st.DrawFn) -> Case:
    """Any number of seats with any options that go together with it."""
    seats = draw(st.integers(3, 12))
    many = seats > 6
    reshuffle = many or draw(st.booleans())
    ends: list[Ends] = ["points", "laps"]
    options = Options(
        end=draw(st.sampled_from(ends)) if reshuffle else "pile",
        target=draw(st.integers(5, 40)),
        laps=draw(st.integers(1, 2)),
        lone_finder=draw(st.sampled_from((3, 4))),
        first_teller=draw(st.sampled_from(("claim", "random"))),
        bonus_cap=3 if many or draw(st.booleans()) else None,
        second_vote=many or draw(st.booleans()),
        reshuffle=reshuffle,
    )
    return Case(GAME, seats, options, draw(st.integers(0, 10**6)))


@settings(max_examples=60, deadline=None)
@given(tables())
def test_every_state_of_every_game_is_sound(case: Case) -> None:
    for state, _ in play(case):
        truths.check(state)


@settings(max_examples=40, deadline=None)
@given(tables())
def test_sheets_add_up_to_the_scores(case: Case) -> None:
    *_, (end, _) = play(case, explore=False)
    turn = GAME.turn(end)
    assert isinstance(turn, Over)
    assert tuple(sum(sheet.turns) for sheet in turn.outcome.sheets) == turn.outcome.scores


@settings(max_examples=40, deadline=None)
@given(tables())
def test_tellers_follow_each_other_clockwise(case: Case) -> None:
    tellers = [state.teller for state, _ in play(case) if state.phase == "tell"]
    for teller, following in pairwise(tellers):
        assert following == (teller + 1) % case.seats


@settings(max_examples=40, deadline=None)
@given(tables())
def test_a_turn_brings_points_and_never_takes_any(case: Case) -> None:
    *_, (end, _) = play(case, explore=False)
    for points in end.points:
        assert min(points) >= 0
        assert sum(points) > 0

"""What is true of every game of Look at the Stars, however it is played."""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from veillee.games.catalogue import open_bot
from veillee.games.look_at_the_stars import LookAtTheStars
from veillee.games.look_at_the_stars.actions import Draw, Options, Shoot, TakeBack
from veillee.games.look_at_the_stars.components import NIGHT, POINT_IDS, POWER_IDS
from veillee.games.look_at_the_stars.lattice import OPEN, lines_in
from veillee.games.look_at_the_stars.placing import (
    all_placements,
    all_shots,
    count,
    free_shots,
    nth_placement,
    nth_shot,
    placements,
)
from veillee.games.look_at_the_stars.powers import earned
from veillee.games.look_at_the_stars.scoring import sheet
from veillee.games.look_at_the_stars.sky import size
from veillee.games.look_at_the_stars.state import State
from veillee.i18n import LANGS, words
from veillee.kernel.arbitrary import Arbitrary, vocabulary
from veillee.kernel.chance import FastChance
from veillee.kernel.forms import NotReadable
from veillee.kernel.game import IllegalAction, Played, Refusal, Seat
from veillee.kernel.laws import Case, play
from veillee.lab.simulation import simulate

GAME = LookAtTheStars()
OPTIONS = st.builds(
    Options,
    bonus=st.just("chosen"),
    point_card=st.sampled_from(POINT_IDS),
    power_card=st.sampled_from(POWER_IDS),
    slates=st.sampled_from(["different", "same"]),
    live_scores=st.sampled_from(["own", "all", "none"]),
)
CASES = st.builds(Case, st.just(GAME), st.integers(1, 4), OPTIONS, st.integers(0, 10_000))


def states(case: Case) -> list[State]:
    return [state for state, _ in play(case) if state.turn]


@settings(max_examples=25, deadline=None)
@given(CASES)
def test_every_line_is_in_one_group_and_three_pay_for_a_power(case: Case) -> None:
    for state in states(case):
        for progress in state.now:
            sky = progress.sky
            assert sum(map(size, sky.groups)) == len(sky.lines) == len(set(sky.lines))
            assert set(lines_in(sky.spent)) <= set(sky.lines)
            assert sky.spent.bit_count() % 3 == 0


@settings(max_examples=25, deadline=None)
@given(CASES)
def test_whoever_has_earned_a_power_and_nobody_else_is_asked_about_it(case: Case) -> None:
    for state in states(case):
        for seat, progress in enumerate(state.now):
            assert bool(earned(progress.sky)) is (progress.powers > 0)
            assert state.done[seat] is (progress.placed and not progress.powers) or state.turn > 18


@settings(max_examples=25, deadline=None)
@given(CASES)
def test_nobody_sees_what_the_others_draw_before_the_turn_closes(case: Case) -> None:
    for state in states(case):
        for seat in [None, *map(Seat, range(case.seats))]:
            view = GAME.view(state, seat)
            assert view.skies == tuple(sky.shown for sky in state.before)
            assert (view.draft is None) is (seat is None)


@settings(max_examples=25, deadline=None)
@given(CASES)
def test_whoever_has_drawn_can_take_it_all_back(case: Case) -> None:
    for state in states(case):
        for seat, progress in enumerate(state.now):
            if progress.placed:
                back = GAME.apply(state, Played(Seat(seat), TakeBack()))
                assert back.now[seat].sky == state.before[seat]
                assert not back.done[seat]


@settings(max_examples=25, deadline=None)
@given(CASES)
def test_the_end_is_what_the_skies_are_worth(case: Case) -> None:
    *_, last = states(case)
    outcome = GAME.turn(last).outcome  # type: ignore[union-attr]  # the last state is over
    assert outcome.sheets == tuple(map(sheet, last.before))
    assert outcome.scores == tuple(s.total for s in outcome.sheets)
    assert outcome.sheets == GAME.view(last, None).scores


@settings(max_examples=15, deadline=None)
@given(CASES, st.sampled_from(list(NIGHT)))
def test_the_nth_drawing_is_the_nth_of_all(case: Case, card: str) -> None:
    shape = NIGHT[card]
    for state in states(case)[::7]:
        sky, open_ = state.before[0], OPEN[min(state.turn - 1, 17) // 6]
        placed, shots = placements(sky, open_, shape), free_shots(sky, open_)
        drawn = [nth_placement(shape, placed, n) for n in range(count(placed))]
        assert drawn == all_placements(shape, placed)
        assert [nth_shot(shots, n) for n in range(count(shots))] == all_shots(shots)


def test_beyond_the_last_drawing_there_is_none() -> None:
    for nothing in (lambda: nth_placement(NIGHT["N3"], [0, 0], 0), lambda: nth_shot([0] * 6, 0)):
        with pytest.raises(IndexError):
            nothing()


@settings(max_examples=12, deadline=None)
@given(CASES)
def test_every_refusal_can_be_said_in_both_languages(case: Case) -> None:
    """Clumsy drawings and uses of powers on every position, and what is answered to them."""
    chance = FastChance(case.seed)
    for state in states(case)[:-1]:
        view = GAME.view(state, Seat(0))
        offered = list(GAME.legal_actions(view))
        sent = Arbitrary(GAME.forms.action.type, chance, vocabulary(offered[:20], list(range(11))))
        for refusal in _refusals(state, [sent.draw() for _ in range(6)]):
            for lang in LANGS:
                assert words(lang, GAME.name).refusal(refusal).endswith(f"({refusal.rule})")


def _refusals(state: State, sent: list[Any]) -> Iterator[Refusal]:
    for plain in sent:
        try:
            GAME.apply(state, Played(Seat(0), GAME.forms.action.parse(plain)))
        except IllegalAction as refused:
            yield refused.refusal
        except NotReadable:
            continue


@settings(max_examples=10, deadline=None)
@given(CASES)
def test_a_view_read_from_bytes_offers_and_promises_the_same(case: Case) -> None:
    """A bot in another process has the message alone, not the planes it was written from."""
    bot, form = open_bot(GAME, "heuristic"), GAME.forms.view
    for state in states(case)[:-1:5]:
        view = GAME.view(state, Seat(0))
        read = form.decode(form.encode(view))
        assert list(GAME.legal_actions(read)) == list(GAME.legal_actions(view))
        assert bot.choose(read, FastChance(1)) == bot.choose(view, FastChance(1))


def test_a_random_player_draws_everything_that_is_offered() -> None:
    state = next(s for s in states(Case(GAME, 1, Options(), 3)) if s.turn == 12)
    view = GAME.view(state, Seat(0))
    offered = {str(action) for action in GAME.legal_actions(view)}
    chance = FastChance(1)
    sampled = {str(GAME.sample(view, chance)) for _ in range(40 * len(offered))}
    assert sampled == offered


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_heuristic_bot_beats_random_ones(seats: int) -> None:
    bots = [open_bot(GAME, "heuristic"), *[open_bot(GAME, "random")] * (seats - 1)]
    games = list(simulate(GAME, Options(), bots, games=20, seed=5))
    scores = [game.outcome.scores[0] for game in games]
    assert sum(scores) / len(scores) > 34
    assert all(game.outcome.ranking[0] == (0,) for game in games)


def test_a_shooting_star_is_drawn_where_the_night_brings_one() -> None:
    games = simulate(GAME, Options(), [open_bot(GAME, "heuristic")], games=12, seed=1)
    for game in games:
        played = [move.action for move in game.moves if isinstance(move, Played)]
        nights = [card for pile in game.moves[0].deal.piles for card in pile]
        placed = [a for a in played if isinstance(a, Draw | Shoot)]
        assert sum(isinstance(a, Shoot) for a in placed) <= sum(n[0] == "S" for n in nights)

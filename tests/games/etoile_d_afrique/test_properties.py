"""What is true of every game of L'Étoile d'Afrique, however it is played."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from veillee.games.africa_deck import DECK, POINTS, Card
from veillee.games.catalogue import open_bot
from veillee.games.etoile_d_afrique import EtoileDAfrique
from veillee.games.etoile_d_afrique.actions import Options
from veillee.games.etoile_d_afrique.scoring import wealth
from veillee.games.etoile_d_afrique.state import State
from veillee.kernel.laws import Case, play
from veillee.lab.simulation import simulate

GAME = EtoileDAfrique()

OPTIONS = st.builds(
    Options,
    draw=st.sampled_from(["each-card", "after-trick", "never"]),
    trick_end=st.sampled_from(["passes", "unbeaten"]),
    pass_lock=st.booleans(),
    lion=st.sampled_from(["keeps-bar", "counts-two"]),
    rounds=st.integers(1, 3),
)
CASES = st.builds(Case, st.just(GAME), st.integers(2, 5), OPTIONS, st.integers(0, 10_000))


def everywhere(state: State) -> list[Card]:
    """All cards of a round under way, wherever they lie."""
    trick = [laid.card for laid in state.trick]
    return [*state.pile, *trick, *sum(state.hands, ()), *sum(state.captured, ())]


@settings(max_examples=60, deadline=None)
@given(CASES)
def test_while_a_round_is_under_way_every_card_lies_somewhere_once(case: Case) -> None:
    for state, _ in play(case):
        if state.turn is not None:
            lying = everywhere(state)
            assert sorted(lying) == sorted(DECK)
            assert sum(POINTS[card] for card in lying) == 73


@settings(max_examples=60, deadline=None)
@given(CASES)
def test_thief_tokens_are_taken_paid_or_still_held(case: Case) -> None:
    *_, (last, _) = play(case)
    for seat in range(case.seats):
        sheets = [sheets[seat] for sheets in last.results]
        taken = sum(sheet.thief_tokens_taken for sheet in sheets)
        paid = sum(sheet.thief_tokens_paid for sheet in sheets)
        assert taken - paid == last.thieves[seat]


@settings(max_examples=60, deadline=None)
@given(CASES)
def test_scores_are_the_worth_of_the_tokens_and_somebody_wins_each_round(case: Case) -> None:
    *_, (last, _) = play(case)
    outcome = GAME.turn(last).outcome  # type: ignore[union-attr] # the last state is over
    for seat, sheet in enumerate(outcome.sheets):
        assert outcome.scores[seat] == wealth([t for r in sheet.rounds for t in r.tokens])
    for sheets in last.results:
        assert any("horseshoe" in sheet.tokens for sheet in sheets)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_heuristic_bot_beats_random_ones(seats: int) -> None:
    bots = [open_bot(GAME, "heuristic"), *[open_bot(GAME, "random")] * (seats - 1)]
    games = list(simulate(GAME, Options(), bots, games=120, seed=5))
    won = sum(0 in game.outcome.ranking[0] for game in games) / len(games)
    assert won > 1.4 / seats

"""Every rule of L'Étoile d'Afrique, each proved by the tests that name it."""

import re
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.etoile_d_afrique.positions import GAME, cards, offered, play, table
from veillee.games.africa_deck import BRIGAND, DECK, POINTS, STAR, VALUE, Card
from veillee.games.etoile_d_afrique.actions import (
    Action,
    Beat,
    GiveWay,
    Lead,
    Options,
    Pass,
    RoundSheet,
    Token,
)
from veillee.games.etoile_d_afrique.rules import beats
from veillee.games.etoile_d_afrique.scoring import PRIZES, exchange, outcome, round_sheets, wealth
from veillee.games.etoile_d_afrique.state import State
from veillee.games.rulebook import rulebook
from veillee.i18n import LANGS, Lang
from veillee.kernel.chance import VerifiableChance, game_key
from veillee.kernel.game import Awaiting, Dealing, Dealt, IllegalAction, Over, Played, Seat

LUCK = game_key(bytes(32), [])


def refused(state: State, action: Action, seat: int | None = None) -> str:
    """The rule and the key of a refusal."""
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(state, Played(Seat(state.turn or 0 if seat is None else seat), action))
    return f"{caught.value.refusal.rule} {caught.value.refusal.key}"


def sheet(points: int = 0, taken: int = 0, tokens: tuple[Token, ...] = ()) -> RoundSheet:
    return RoundSheet(points, taken, 0, points, tokens)


# Cards.


@pytest.mark.rule("R-AFRICA-1")
def test_the_deck_has_every_value_in_four_colours_and_two_cards_more() -> None:
    assert len(DECK) == 54
    assert Counter(VALUE.values()) == {**dict.fromkeys(range(2, 15), 4), 15: 1, 16: 1}


@pytest.mark.rule("R-AFRICA-1")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_two_to_five_play(seats: int) -> None:
    with pytest.raises(IllegalAction, match="R-AFRICA-1"):
        GAME.setup(seats, Options())


@pytest.mark.rule("R-AFRICA-2")
def test_the_brigand_beats_all_but_the_star_and_the_star_beats_all() -> None:
    others = [card for card in DECK if card not in (BRIGAND, STAR)]
    assert all(beats(BRIGAND, VALUE[card]) and not beats(card, 15) for card in others)
    assert beats(STAR, VALUE[BRIGAND])
    assert not beats(BRIGAND, VALUE[STAR])


@pytest.mark.rule("R-AFRICA-2")
@pytest.mark.parametrize("lang", LANGS)
def test_the_bar_of_every_card_that_has_a_name_is_told(lang: Lang) -> None:
    (rule,) = (rule for rule in rulebook(GAME.name, lang) if rule.id == "R-AFRICA-2")
    named = {VALUE[BRIGAND], VALUE[STAR], 2, 11, 12, 13, 14}
    assert {int(value) for value in re.findall(r"\d+", rule.text)} == named


@pytest.mark.rule("R-AFRICA-3")
def test_the_whole_deck_is_worth_73_and_its_best_twenty_cards_39() -> None:
    assert sum(POINTS.values()) == 73
    assert sum(sorted(POINTS.values())[-20:]) == 39


@pytest.mark.rule("R-AFRICA-3")
@pytest.mark.parametrize(
    ("card", "points"),
    [("2-sand", 1), ("10-dusk", 1), ("11-river", 2), ("14-forest", 2), ("brigand", 2), ("star", 3)],
)
def test_what_a_card_is_worth(card: str, points: int) -> None:
    assert POINTS[Card(card)] == points


@pytest.mark.rule("R-AFRICA-4")
@given(st.sampled_from(sorted(DECK)), st.sampled_from(sorted(DECK)))
def test_colour_and_place_do_not_matter_in_a_trick(one: Card, other: Card) -> None:
    same_value = VALUE[one] == VALUE[other]
    assert not same_value or all(beats(one, bar) == beats(other, bar) for bar in range(2, 17))


# Dealing and drawing.


@pytest.mark.rule("R-AFRICA-5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_four_cards_go_round_one_at_a_time_from_the_dealers_left(seats: int) -> None:
    deal = GAME.deal(GAME.setup(seats, Options()), VerifiableChance(LUCK, "deal", 0))
    again = VerifiableChance(LUCK, "deal", 0)
    assert deal.dealer == again.below(seats)
    order = again.shuffle(list(DECK))
    for number, card in enumerate(order[: 4 * seats]):
        assert deal.hands[(deal.dealer + 1 + number) % seats][number // seats] == card
    assert list(deal.pile) == order[4 * seats :]


@pytest.mark.rule("R-AFRICA-5")
def test_the_seat_left_of_the_dealer_leads_and_the_deal_moves_left() -> None:
    state = table(["3"], ["4"], rounds=2)
    assert (state.dealer, state.turn) == (1, 0)
    over = play(state, Lead(Card("3-sand")))
    assert GAME.turn(over) == Dealing("deal")
    deal = GAME.deal(over, VerifiableChance(LUCK, "deal", 1))
    assert (deal.round, deal.dealer) == (2, 0)
    assert GAME.apply(over, Dealt(deal)).turn == 1


@pytest.mark.rule("R-AFRICA-5")
def test_a_game_has_as_many_rounds_as_the_table_chose() -> None:
    state = play(table(["3"], ["4"], rounds=1), Lead(Card("3-sand")))
    assert isinstance(GAME.turn(state), Over)


@pytest.mark.rule("R-AFRICA-6")
def test_who_lays_a_card_draws_one_at_once() -> None:
    state = play(table(["3", "4"], ["5", "6"], pile=["7", "8"]), Lead(Card("3-sand")))
    assert state.hands[0] == cards("4", "7")
    state = play(state, Beat(Card("5-sand")))
    assert state.hands[1] == cards("6", "8")
    assert state.pile == ()


@pytest.mark.rule("R-AFRICA-6")
def test_passing_draws_nothing() -> None:
    state = play(table(["11", "4"], ["5", "6"], pile=["7", "8"]), Lead(Card("11-sand")), Pass())
    assert state.hands == (cards("4", "7"), cards("5", "6"))


@pytest.mark.rule("R-AFRICA-6")
def test_after_the_trick_everyone_draws_back_to_four_the_winner_first() -> None:
    state = table(["4", "5"], ["11", "6"], pile=["7", "8", "9"], draw="after-trick")
    state = play(state, Lead(Card("4-sand")))
    assert state.hands[0] == cards("5")
    state = play(state, Beat(Card("11-sand")), Pass())
    assert state.hands == (cards("5"), cards("6", "7", "8", "9"))
    assert state.turn == 1


@pytest.mark.rule("R-AFRICA-6", "R-AFRICA-14", "R-AFRICA-15")
def test_after_the_trick_a_round_goes_on_while_the_pile_lasts() -> None:
    state = table(["4"], ["11"], pile=["7", "8", "9"], draw="after-trick")
    state = play(state, Lead(Card("4-sand")))
    assert state.hands == (cards("7", "8", "9"), cards("11"))
    assert state.captured[0] == cards("4")


@pytest.mark.rule("R-AFRICA-6")
def test_without_drawing_hands_run_out() -> None:
    state = play(table(["3", "4"], ["5", "6"], pile=["7"], draw="never"), Lead(Card("3-sand")))
    assert state.hands[0] == cards("4")
    assert state.pile == cards("7")


# A trick.


@pytest.mark.rule("R-AFRICA-7")
def test_the_leader_may_lead_any_card_and_nobody_else_acts() -> None:
    state = table(["3", "14"], ["5", "6"])
    assert offered(state) == [Lead(Card("3-sand")), Lead(Card("14-sand"))]
    assert refused(state, Lead(Card("5-sand")), seat=1) == "R-AFRICA-7 not-your-turn"
    assert refused(state, Lead(Card("9-sand"))) == "R-AFRICA-7 not-in-hand"
    for action in (Beat(Card("3-sand")), GiveWay(Card("3-sand")), Pass()):
        assert refused(state, action) == "R-AFRICA-7 lead-first"


@pytest.mark.rule("R-AFRICA-7")
def test_the_bar_is_the_highest_value_on_the_table() -> None:
    state = play(table(["6", "9"], ["4", "7"], ["5", "8"]), Lead(Card("6-sand")))
    assert state.bar == 6
    assert play(state, GiveWay(Card("4-sand"))).bar == 6
    assert play(state, Beat(Card("7-sand"))).bar == 7


@pytest.mark.rule("R-AFRICA-8")
def test_up_to_ten_one_beats_or_gives_way_even_when_one_could_beat() -> None:
    state = play(table(["6", "3"], ["4", "7"]), Lead(Card("6-sand")))
    assert set(offered(state)) == {Beat(Card("7-sand")), GiveWay(Card("4-sand"))}
    gave = play(state, GiveWay(Card("4-sand")))
    assert (gave.thieves, gave.taken) == ((0, 1), (0, 1))
    assert refused(state, Lead(Card("7-sand"))) == "R-AFRICA-8 trick-is-open"
    assert refused(state, Beat(Card("4-sand"))) == "R-AFRICA-8 too-low"


@pytest.mark.rule("R-AFRICA-8")
def test_who_holds_only_higher_cards_must_beat() -> None:
    state = play(table(["6", "3"], ["8", "7"]), Lead(Card("6-sand")))
    assert set(offered(state)) == {Beat(Card("8-sand")), Beat(Card("7-sand"))}
    assert refused(state, GiveWay(Card("7-sand"))) == "R-AFRICA-8 too-high"


@pytest.mark.rule("R-AFRICA-8")
def test_a_card_as_high_as_the_bar_may_be_slipped_under() -> None:
    state = play(table(["6", "3"], ["6-river", "7"]), Lead(Card("6-sand")))
    assert GiveWay(Card("6-river")) in offered(state)


@pytest.mark.rule("R-AFRICA-9")
def test_above_ten_one_beats_or_passes_without_a_token() -> None:
    state = play(table(["11", "3"], ["12", "7"], ["4", "5"]), Lead(Card("11-sand")))
    assert set(offered(state)) == {Beat(Card("12-sand")), Pass()}
    assert play(state, Pass()).thieves == (0, 0, 0)
    assert refused(state, GiveWay(Card("7-sand"))) == "R-AFRICA-9 pass-instead"
    assert refused(state, Beat(Card("7-sand"))) == "R-AFRICA-9 too-low"
    assert refused(state, Lead(Card("12-sand"))) == "R-AFRICA-9 beat-or-pass"


@pytest.mark.rule("R-AFRICA-10")
@pytest.mark.parametrize(("bar", "beaten"), [(2, True), (9, True), (10, True), (11, False)])
def test_a_lion_leaps_on_anything_up_to_ten(bar: int, beaten: bool) -> None:
    assert beats(Card("2-dusk"), bar) is beaten


@pytest.mark.rule("R-AFRICA-10")
def test_a_lion_keeps_the_bar_so_nine_no_longer_beats_and_ten_does() -> None:
    state = table(["9", "3"], ["2", "5"], ["9-river", "10"])
    state = play(state, Lead(Card("9-sand")), Beat(Card("2-sand")))
    assert (state.bar, state.top) == (9, 1)
    assert refused(state, Beat(Card("9-river"))) == "R-AFRICA-11 equal-never-beats"
    assert play(state, Beat(Card("10-sand"))).bar == 10


@pytest.mark.rule("R-AFRICA-10")
def test_a_lion_alone_counts_two_and_another_lion_may_follow() -> None:
    state = play(table(["2", "3"], ["2-river", "5"]), Lead(Card("2-sand")))
    assert state.bar == 2
    assert set(offered(state)) >= {Beat(Card("2-river")), GiveWay(Card("2-river"))}


@pytest.mark.rule("R-AFRICA-10")
def test_a_lion_cannot_beat_a_gem() -> None:
    state = play(table(["11", "3"], ["2", "5"]), Lead(Card("11-sand")))
    assert refused(state, Beat(Card("2-sand"))) == "R-AFRICA-10 lion-too-weak"


@pytest.mark.rule("R-AFRICA-10")
def test_where_a_lion_counts_two_the_bar_falls_to_two() -> None:
    state = table(["9", "3"], ["2", "5"], ["3-river", "10"], lion="counts-two")
    state = play(state, Lead(Card("9-sand")), Beat(Card("2-sand")))
    assert state.bar == 2
    assert Beat(Card("3-river")) in offered(state)


@pytest.mark.rule("R-AFRICA-11")
def test_an_equal_card_does_not_beat() -> None:
    state = play(table(["12", "3"], ["12-river", "5"]), Lead(Card("12-sand")))
    assert offered(state) == [Pass()]
    assert refused(state, Beat(Card("12-river"))) == "R-AFRICA-11 equal-never-beats"


@pytest.mark.rule("R-AFRICA-12")
def test_the_worked_example_six_points_and_one_thief() -> None:
    state = table(["6", "2", "3"], ["9", "12", "5"], ["4", "8", "7"])
    state = play(state, Lead(Card("6-sand")), Beat(Card("9-sand")), GiveWay(Card("4-sand")))
    state = play(state, Beat(Card("2-sand")))
    assert state.bar == 9
    state = play(state, Beat(Card("12-sand")), Pass(), Pass())
    assert state.captured[1] == cards("6", "9", "4", "2", "12")
    assert sum(POINTS[card] for card in state.captured[1]) == 6
    assert state.thieves == (0, 0, 1)
    assert state.turn == 1


@pytest.mark.rule("R-AFRICA-12")
def test_up_to_ten_nobody_passes_and_the_owner_of_the_top_card_acts_too() -> None:
    state = table(["6", "3", "9"], ["4", "5", "8"])
    state = play(state, Lead(Card("6-sand")))
    assert refused(state, Pass()) == "R-AFRICA-12 no-passing-yet"
    state = play(state, GiveWay(Card("4-sand")))
    assert (state.turn, state.top) == (0, 0)
    assert set(offered(state)) == {Beat(Card("9-sand")), GiveWay(Card("3-sand"))}


@pytest.mark.rule("R-AFRICA-12")
def test_unbeaten_the_trick_ends_when_the_turn_comes_back() -> None:
    state = table(["6", "3", "9"], ["4", "5", "8"], trick_end="unbeaten")
    state = play(state, Lead(Card("6-sand")), GiveWay(Card("4-sand")))
    assert state.trick == ()
    assert state.captured[0] == cards("6", "4")


@pytest.mark.rule("R-AFRICA-12")
@pytest.mark.parametrize(("pass_lock", "asked_again"), [(False, True), (True, False)])
def test_who_passed_may_act_again_unless_passing_locks(pass_lock: bool, asked_again: bool) -> None:
    state = table(["11", "3"], ["13", "4"], ["12", "5"], pass_lock=pass_lock)
    state = play(state, Lead(Card("11-sand")), Pass(), Beat(Card("12-sand")), Pass())
    assert (state.turn == 1) is asked_again
    assert (state.captured[2] == cards("11", "12")) is not asked_again


@pytest.mark.rule("R-AFRICA-12")
def test_the_trick_ends_only_when_all_others_have_passed() -> None:
    state = play(table(["11", "3"], ["13", "4"], ["12", "5"]), Lead(Card("11-sand")), Pass())
    assert state.captured == ((), (), ())
    assert play(state, Pass()).captured[0] == cards("11")


@pytest.mark.rule("R-AFRICA-13")
def test_the_winner_leads_the_next_trick() -> None:
    state = table(["4", "3", "5"], ["11", "6", "7"])
    state = play(state, Lead(Card("4-sand")), Beat(Card("11-sand")), Pass())
    assert (state.turn, state.top) == (1, None)


@pytest.mark.rule("R-AFRICA-13")
def test_a_winner_without_cards_leaves_the_lead_to_the_next_who_has_some() -> None:
    state = table(["4", "3"], ["11"], ["5", "6"])
    state = play(state, Lead(Card("4-sand")), Beat(Card("11-sand")), Pass(), Pass())
    assert state.captured[1] == cards("4", "11")
    assert state.turn == 2


# The end of a round.


@pytest.mark.rule("R-AFRICA-14")
def test_who_has_no_cards_is_skipped_and_still_wins_with_the_top_card() -> None:
    state = table(["4", "3"], ["12"], ["5", "6"])
    state = play(state, Lead(Card("4-sand")), Beat(Card("12-sand")))
    assert GAME.turn(state) == Awaiting((Seat(2),))
    state = play(state, Pass(), Pass())
    assert state.captured[1] == cards("4", "12")


@pytest.mark.rule("R-AFRICA-14")
def test_the_trick_goes_on_round_a_finished_owner_while_the_bar_is_low() -> None:
    state = table(["4", "3"], ["9"], ["5", "6"])
    state = play(state, Lead(Card("4-sand")), Beat(Card("9-sand")), GiveWay(Card("5-sand")))
    assert state.turn == 0


@pytest.mark.rule("R-AFRICA-15")
def test_when_one_seat_holds_cards_the_round_stops_and_they_are_thrown_away() -> None:
    state = table(["4"], ["9", "14"], rounds=2)
    state = play(state, Lead(Card("4-sand")))
    assert GAME.turn(state) == Dealing("deal")
    assert [s.captured for s in state.results[0]] == [1, 0]


@pytest.mark.rule("R-AFRICA-15")
def test_the_trick_on_the_table_goes_to_the_owner_of_its_top_card() -> None:
    state = table(["4", "3"], ["9"], rounds=2)
    state = play(state, Lead(Card("4-sand")), Beat(Card("9-sand")))
    assert [s.captured for s in state.results[0]] == [0, 2]


# Counting.


@pytest.mark.rule("R-AFRICA-16")
def test_five_points_and_three_thieves_pay_two_and_keep_one() -> None:
    sheets = round_sheets([cards("3", "4", "5", "6", "7"), ()], [3, 0], [3, 0])
    assert sheets[0] == RoundSheet(5, 3, 2, 1, ("horseshoe",))


@pytest.mark.rule("R-AFRICA-16")
def test_unpaid_thieves_are_due_in_the_next_round() -> None:
    state = table(["6", "3"], ["4", "5"], rounds=2, trick_end="unbeaten")
    state = play(state, Lead(Card("6-sand")), GiveWay(Card("4-sand")), Lead(Card("3-sand")))
    assert state.results[0][1] == RoundSheet(0, 1, 0, 0, ("ruby",))
    assert state.thieves == (0, 1)


@pytest.mark.rule("R-AFRICA-16")
@given(st.integers(0, 73), st.integers(0, 60))
def test_a_round_never_counts_below_zero_and_no_thief_is_lost(points: int, held: int) -> None:
    won = list(DECK)[:points]
    sheet = round_sheets([won, ()], [held, 0], [0, 0])[0]
    assert 0 <= sheet.points == sheet.captured - 2 * sheet.thief_tokens_paid
    assert sheet.thief_tokens_paid == held or sheet.points < 2


@pytest.mark.rule("R-AFRICA-17")
@pytest.mark.parametrize(
    ("points", "tokens"),
    [
        ((9, 7, 5, 3, 1), ("horseshoe", "ruby", "emerald", "topaz", None)),
        ((9, 9, 5, 3, 1), ("horseshoe", "horseshoe", "emerald", "topaz", None)),
        ((9, 7, 7, 7, 1), ("horseshoe", "ruby", "ruby", "ruby", None)),
        ((4, 4, 4, 4, 4), ("horseshoe",) * 5),
    ],
)
def test_tokens_go_by_rank_and_equals_share_the_better_one(
    points: tuple[int, ...], tokens: tuple[str | None, ...]
) -> None:
    plain = [card for card in DECK if POINTS[card] == 1]
    captured = [plain[:n] for n in points]
    sheets = round_sheets(captured, [0] * 5, [0] * 5)
    assert tuple(s.tokens[0] if s.tokens else None for s in sheets) == tokens


@pytest.mark.rule("R-AFRICA-17")
@pytest.mark.parametrize(("thieves", "bonus"), [(0, 1), (1, 0)])
def test_more_than_forty_points_after_paying_bring_a_topaz(thieves: int, bonus: int) -> None:
    plain = [card for card in DECK if POINTS[card] == 1] + [STAR, BRIGAND]
    sheet = round_sheets([plain, ()], [thieves, 0], [0, 0])[0]
    assert sheet.captured == 41
    assert sheet.tokens.count("topaz") == bonus


@pytest.mark.rule("R-AFRICA-18")
@given(st.lists(st.sampled_from(PRIZES), max_size=30))
def test_exchanging_keeps_the_value_and_leaves_no_pair(tokens: list[Token]) -> None:
    changed = exchange(tokens)
    assert wealth(changed) == wealth(tokens)
    assert all(changed.count(token) < 2 for token in PRIZES[1:])


@pytest.mark.rule("R-AFRICA-18")
def test_the_best_possible_five_rounds_are_worth_45() -> None:
    assert wealth(("horseshoe", "topaz") * 5) == 45


@pytest.mark.rule("R-AFRICA-19")
def test_the_greatest_treasure_wins() -> None:
    ended = outcome([[sheet(tokens=("ruby",)), sheet(tokens=("horseshoe",))]])
    assert (ended.scores, ended.ranking) == ((4, 8), ((1,), (0,)))


@pytest.mark.rule("R-AFRICA-19")
def test_equal_treasures_go_by_the_thieves_of_the_last_round_then_are_shared() -> None:
    first = [sheet(taken=9, tokens=("horseshoe",)), sheet(tokens=("horseshoe",)), sheet()]
    last = [sheet(taken=1), sheet(taken=2), sheet(taken=0)]
    assert outcome([first, last]).ranking == ((0,), (1,), (2,))
    assert outcome([first, [sheet(taken=1), sheet(taken=1), sheet()]]).ranking == ((0, 1), (2,))

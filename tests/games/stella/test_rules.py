"""Each rule of Stella, shown on a position."""

from math import comb

import msgspec
import pytest

from games.stella.positions import (
    GAME,
    WORDS,
    WRITTEN,
    after,
    all_asked,
    is_over,
    marking,
    pointed,
    points,
    refusal,
    refused_setup,
    revealing,
)
from veillee.games.stella import Stella
from veillee.games.stella.actions import (
    Agree,
    AskOtherWord,
    Designate,
    Disagree,
    Mark,
    Options,
)
from veillee.games.stella.components import DISCOVERY, IMAGES, CardId, Image, Word, WordCard
from veillee.games.stella.components import WORDS as PACK
from veillee.games.stella.state import State
from veillee.kernel.chance import FastChance, VerifiableChance
from veillee.kernel.forms import NotReadable
from veillee.kernel.game import Awaiting, Dealing, Dealt, Over, Seat

ASK, YES, NO = AskOtherWord(), Agree(), Disagree()


def luck() -> VerifiableChance:
    return VerifiableChance(bytes(32), "deal", 0)


# Setting up.


@pytest.mark.rule("R-STELLA-1")
@pytest.mark.parametrize("seats", [0, 2, 7])
def test_three_to_six_play(seats: int) -> None:
    refused = refused_setup(seats, Options())
    assert (refused.rule, refused.params) == ("R-STELLA-1", {"low": 3, "high": 6, "got": seats})


@pytest.mark.rule("R-STELLA-2")
def test_the_game_begins_with_a_deal() -> None:
    state = GAME.setup(3, Options())
    assert GAME.turn(state) == Dealing("deal")
    assert refusal(state, 0, Mark((1,))).key == "not-set-out"


@pytest.mark.rule("R-STELLA-2")
def test_84_images_are_dealt_and_15_lie_on_the_table() -> None:
    deal = GAME.deal(GAME.setup(4, Options()), luck())
    state = GAME.apply(GAME.setup(4, Options()), Dealt(deal))
    assert sorted(deal.images) == list(IMAGES)
    assert (state.table, state.pile) == (deal.images[:15], deal.images[15:])


@pytest.mark.rule("R-STELLA-2")
def test_of_a_bigger_deck_84_images_play() -> None:
    deck = tuple(Image(f"p{number:03}") for number in range(97))
    game = Stella(deck)
    deal = game.deal(game.setup(3, Options()), luck())
    assert len(set(deal.images)) == 84
    assert set(deal.images) < set(deck)


@pytest.mark.rule("R-STELLA-2")
def test_chance_draws_images_then_words_then_the_first_scout() -> None:
    chance = luck()
    pack = sorted(card for card in PACK if card not in DISCOVERY)
    images, words, scout = chance.shuffle(IMAGES), chance.shuffle(pack)[:4], chance.below(5)
    deal = GAME.deal(GAME.setup(5, Options()), luck())
    assert (list(deal.images), list(deal.words), deal.first_scout) == (images, words, scout)


@pytest.mark.rule("R-STELLA-2")
@pytest.mark.parametrize("cell", [-1, 15, 10**9])
def test_there_are_fifteen_cells(cell: int) -> None:
    assert refusal(marking(), 0, Mark((cell,))).key == "no-such-cell"


@pytest.mark.rule("R-STELLA-2", "R-STELLA-3")
@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"images": IMAGES[1:]}, "deck-too-small"),
        ({"images": (*IMAGES, IMAGES[0])}, "deck-too-small"),
        ({"words": {"D1": WRITTEN}}, "card-missing"),
        ({"words": dict.fromkeys((*DISCOVERY, *WORDS[:3]), WRITTEN)}, "pack-too-small"),
        (
            {"words": {**PACK} | {WORDS[0]: WordCard(Word(" ", "a"), Word("b", "c"))}},
            "word-invisible",
        ),
        ({"words": {card: {"upright": {"fr": ""}} for card in PACK}}, "not-of-form"),
    ],
)
def test_components_that_cannot_be_played_with_are_not_read(
    change: dict[str, object], key: str
) -> None:
    with pytest.raises(NotReadable) as trouble:
        Stella.from_components(msgspec.to_builtins({**GAME.components, **change}))
    assert trouble.value.key == key


@pytest.mark.rule("R-STELLA-3")
def test_discovery_words_come_in_their_order_and_cost_no_luck() -> None:
    chance = luck()
    images, scout = chance.shuffle(IMAGES), chance.below(3)
    deal = GAME.deal(GAME.setup(3, Options("discovery")), luck())
    assert (list(deal.images), deal.words, deal.first_scout) == (images, DISCOVERY, scout)


@pytest.mark.rule("R-STELLA-3")
def test_the_second_discovery_card_is_played_in_the_second_round() -> None:
    state = pointed(revealing([0], [1], [2], options=Options("discovery")), 0, 1, 2)
    assert (state.round, state.card, state.clue) == (2, "D2", PACK[CardId("D2")].upright)


@pytest.mark.rule("R-STELLA-3")
def test_words_that_players_wrote_are_shuffled_in() -> None:
    options = Options(custom_words=(WRITTEN,) * 10)
    deals = [GAME.deal(GAME.setup(3, options), FastChance(seed)) for seed in range(200)]
    assert {card for deal in deals for card in deal.words if card.startswith("C")} == {
        f"C{number:02}" for number in range(1, 11)
    }


@pytest.mark.rule("R-STELLA-3")
def test_a_word_that_players_wrote_is_played() -> None:
    options = Options(custom_words=(WRITTEN,))
    state = GAME.setup(3, options)
    deal = msgspec.structs.replace(GAME.deal(state, luck()), words=(CardId("C01"), *WORDS[1:]))
    state = after(GAME.apply(state, Dealt(deal)), 0, ASK)
    assert state.clue == WRITTEN.upright
    assert after(state, 1, YES).clue == WRITTEN.reverse


@pytest.mark.rule("R-STELLA-3")
def test_a_record_names_the_words_that_players_wrote() -> None:
    options = Options(custom_words=(WRITTEN,))
    components = GAME.components_with(options)
    assert components["words"]["C01"] == msgspec.to_builtins(WRITTEN)
    assert len(components["words"]) == 101
    again = Stella.from_components(components)
    assert again.deal(again.setup(3, options), luck()) == GAME.deal(GAME.setup(3, options), luck())


@pytest.mark.rule("R-STELLA-3")
@pytest.mark.parametrize("custom", [(), (WordCard(Word("a", "b"), Word("c", "d")),)])
def test_a_pack_with_other_written_words_is_refused(custom: tuple[WordCard, ...]) -> None:
    game = Stella.from_components(GAME.components_with(Options(custom_words=(WRITTEN,))))
    assert refused_setup(3, Options(custom_words=custom), game).key == "other-custom-words"


@pytest.mark.rule("R-STELLA-3")
@pytest.mark.parametrize(
    "word",
    [" ", "\u00a0", "two\nlines", "two\u2028lines", "\u202eback", "\x07", "\u3164", "\u2800"],
)
def test_a_word_that_cannot_be_seen_is_refused(word: str) -> None:
    card = WordCard(Word("bon", "fine"), Word("bon aussi", word))
    assert refused_setup(3, Options(custom_words=(WRITTEN, card))).params == {"card": "C02"}


@pytest.mark.rule("R-STELLA-3")
@pytest.mark.parametrize("typed", ["Où est-ce ?", "Où est-ce\u00a0?", " Où  est-ce\u202f? "])
def test_a_word_is_played_with_plain_spaces_however_they_were_typed(typed: str) -> None:
    options = Options(custom_words=(WordCard(Word(typed, "Where is it?"), WRITTEN.reverse),))
    components = GAME.components_with(options)
    assert components["words"]["C01"]["upright"]["fr"] == "Où est-ce ?"
    again = Stella.from_components(components)
    assert again.setup(3, options).options == options


@pytest.mark.rule("R-STELLA-3")
@pytest.mark.parametrize(
    "custom",
    [
        [msgspec.to_builtins(WRITTEN)] * 11,
        [{"upright": {"fr": "", "en": "a"}, "reverse": {"fr": "b", "en": "c"}}],
        [{"upright": {"fr": "a", "en": "a" * 41}, "reverse": {"fr": "b", "en": "c"}}],
        [{"upright": {"fr": "a", "en": "a"}}],
    ],
    ids=["eleven", "empty", "long", "half"],
)
def test_written_words_are_few_short_and_whole(custom: list[object]) -> None:
    with pytest.raises(NotReadable):
        GAME.forms.options.parse({"custom_words": custom})


@pytest.mark.rule("R-STELLA-4")
def test_any_seat_may_be_first_scout_and_the_pawn_moves_on_each_round() -> None:
    start = GAME.setup(3, Options())
    assert {GAME.deal(start, FastChance(seed)).first_scout for seed in range(40)} == {0, 1, 2}
    state = pointed(revealing([0], [1], [2], first_scout=2), 2, 0, 1)
    assert (state.round, state.first_scout) == (2, 0)


# Associating.


@pytest.mark.rule("R-STELLA-6")
def test_the_upright_word_is_the_clue() -> None:
    state = marking()
    assert (state.card, state.clue) == ("W07", PACK[CardId("W07")].upright)


@pytest.mark.rule("R-STELLA-6")
@pytest.mark.parametrize(("seats", "needed"), [(3, 1), (4, 2), (5, 2), (6, 3)])
def test_more_than_half_of_the_table_with_the_asker_swaps_the_word(seats: int, needed: int) -> None:
    state = after(marking(seats), 0, ASK)
    for seat in range(1, needed + 1):
        assert state.clue == PACK[CardId("W07")].upright
        state = after(state, seat, YES)
    assert state.clue == PACK[CardId("W07")].reverse


@pytest.mark.rule("R-STELLA-6")
def test_a_swapped_word_asks_everyone_anew_and_a_request_does_not() -> None:
    before = marking(3)
    asking = after(before, 0, ASK)
    swapped = after(asking, 2, YES)
    for seat in map(Seat, range(3)):
        assert GAME.question(asking, seat) == GAME.question(before, seat)
        assert GAME.question(swapped, seat) != GAME.question(before, seat)


@pytest.mark.rule("R-STELLA-6")
@pytest.mark.parametrize("settled", ["swapped", "kept", "open"])
def test_the_other_word_is_asked_for_once_a_round(settled: str) -> None:
    state = after(marking(3), 0, ASK)
    if settled == "swapped":
        state = after(state, 1, YES)
    elif settled == "kept":
        state = after(after(state, 1, NO), 2, NO)
    assert refusal(state, 2, ASK).key == "already-asked"
    assert ASK not in offered(state, 2)


@pytest.mark.rule("R-STELLA-6")
def test_the_next_round_may_ask_again() -> None:
    state = after(marking(3), 0, ASK)
    for seat, cell in enumerate((4, 5, 6)):
        state = after(state, seat, Mark((cell,)))
    assert ASK in offered(pointed(state, 4, 5, 6), 1)


@pytest.mark.rule("R-STELLA-6")
def test_nobody_asks_or_agrees_once_somebody_is_done() -> None:
    done = after(marking(3), 1, Mark((3,)))
    assert refusal(done, 0, ASK).key == "word-is-settled"
    asked_then_done = after(after(marking(3), 0, ASK), 1, Mark((3,)))
    assert refusal(asked_then_done, 2, YES).key == "word-is-settled"
    assert not {ASK, YES, NO} & set(offered(done, 0) + offered(asked_then_done, 2))


@pytest.mark.rule("R-STELLA-6")
def test_one_answers_once_and_only_when_asked() -> None:
    assert refusal(marking(4), 1, YES).key == "nobody-asked"
    state = after(after(marking(4), 0, ASK), 1, NO)
    assert refusal(state, 1, YES).key == "already-answered"
    assert refusal(state, 0, NO).key == "already-answered"


@pytest.mark.rule("R-STELLA-6")
def test_half_the_table_against_it_keeps_the_word() -> None:
    state = after(after(after(marking(4), 0, ASK), 1, NO), 2, NO)
    assert refusal(state, 3, YES).key == "word-is-settled"
    assert YES not in offered(state, 3)


@pytest.mark.rule("R-STELLA-7")
@pytest.mark.parametrize("size", [0, 11, 15])
def test_one_to_ten_images_are_marked(size: int) -> None:
    refused = refusal(marking(), 0, Mark(tuple(range(size))))
    assert (refused.rule, refused.key) == ("R-STELLA-7", "how-many")


@pytest.mark.rule("R-STELLA-7")
@pytest.mark.parametrize("size", [1, 10])
def test_one_and_ten_are_fine(size: int) -> None:
    assert len(after(marking(), 0, Mark(tuple(range(size)))).marks[0]) == size


@pytest.mark.rule("R-STELLA-7")
def test_every_choice_of_one_to_ten_images_is_offered_once() -> None:
    marks = [a for a in GAME.legal_actions(GAME.view(marking(), Seat(0))) if isinstance(a, Mark)]
    assert len(set(marks)) == len(marks) == sum(comb(15, size) for size in range(1, 11))


@pytest.mark.rule("R-STELLA-7")
def test_no_image_is_marked_twice() -> None:
    assert refusal(marking(), 0, Mark((2, 2))).key == "marked-twice"


@pytest.mark.rule("R-STELLA-8")
def test_everyone_is_awaited_until_done_and_asked_until_all_are() -> None:
    state = after(marking(3), 1, Mark((3,)))
    assert GAME.turn(state) == Awaiting((Seat(0), Seat(2)))
    assert all_asked(state) == [0, 1, 2]


@pytest.mark.rule("R-STELLA-8")
def test_marks_are_replaced_until_the_last_is_done() -> None:
    state = after(marking(3), 1, Mark((3, 4)), Mark((9,)))
    state = after(after(state, 0, Mark((1,))), 2, Mark((2,)))
    assert state.counts == (1, 1, 1)
    assert refusal(state, 1, Mark((3,))).key == "marking-is-over"


@pytest.mark.rule("R-STELLA-8")
def test_changing_a_mark_is_the_same_question_and_seen_by_nobody() -> None:
    once = after(marking(3), 1, Mark((3, 4)))
    again = after(once, 1, Mark((9,)))
    assert GAME.question(once, Seat(1)) == GAME.question(again, Seat(1))
    assert GAME.view(once, Seat(0)) == GAME.view(again, Seat(0))


@pytest.mark.rule("R-STELLA-8")
def test_nobody_points_before_all_are_done() -> None:
    state = after(marking(3), 0, Mark((3,)))
    assert refusal(state, 0, Designate(3)).key == "not-all-done"


# Announcing.


@pytest.mark.rule("R-STELLA-9")
def test_numbers_are_public_when_all_are_done_and_cells_are_not() -> None:
    before = after(marking(3), 0, Mark((1, 2)))
    assert GAME.view(before, Seat(1)).counts == ()
    view = GAME.view(revealing([1, 2], [3], [4, 5, 6]), Seat(1))
    assert (view.counts, view.left, view.marks) == ((2, 1, 3), (2, 1, 3), (3,))


@pytest.mark.rule("R-STELLA-10")
@pytest.mark.parametrize(
    ("counts", "dark"), [((7, 5, 4, 4), 0), ((8, 8, 5, 3), None), ((8, 8, 5), None), ((1, 2, 3), 2)]
)
def test_a_lone_greatest_number_is_in_the_dark(counts: tuple[int, ...], dark: int | None) -> None:
    assert revealing(*map(range, counts)).in_the_dark == dark


# Revealing.


@pytest.mark.rule("R-STELLA-11")
def test_the_pawn_scouts_first_and_the_role_passes_clockwise() -> None:
    state = revealing([0, 1], [0, 2], [0, 1, 2], first_scout=2)
    assert GAME.turn(state) == Awaiting((Seat(2),))
    state = pointed(state, 0)
    assert (state.scout, state.first_scout) == (0, 2)
    assert refusal(state, 1, Designate(2)).key == "not-the-scout"


@pytest.mark.rule("R-STELLA-12")
def test_a_scout_points_at_a_mark_of_his_own() -> None:
    refused = refusal(revealing([0, 1], [2], [3]), 0, Designate(2))
    assert (refused.rule, refused.key, refused.params) == ("R-STELLA-12", "not-marked", {"cell": 2})


@pytest.mark.rule("R-STELLA-12")
def test_no_image_is_pointed_at_twice() -> None:
    state = pointed(revealing([0, 1], [0, 2], [0, 2]), 0)
    assert refusal(state, 1, Designate(0)).key == "already-designated"


@pytest.mark.rule("R-STELLA-12")
def test_a_scout_is_offered_his_open_marks_and_nothing_else() -> None:
    state = pointed(revealing([0, 1], [0, 2, 5], [0, 2]), 0)
    assert offered(state, 1) == [Designate(2), Designate(5)]
    assert offered(state, 0) == []


@pytest.mark.rule("R-STELLA-13")
@pytest.mark.parametrize(
    ("marks", "kind", "stars"),
    [
        (([0, 9], [0, 9], [0, 9], [8]), "spark", (2, 2, 2, 0)),
        (([0, 9], [0, 9], [8], [8]), "super-spark", (3, 3, 0, 0)),
        (([0, 9], [7], [8], [8]), "fall", (0, 0, 0, 0)),
    ],
)
def test_stars_follow_from_how_many_others_marked_it(
    marks: tuple[list[int], ...], kind: str, stars: tuple[int, ...]
) -> None:
    [designation] = pointed(revealing(*marks), 0).designations
    assert (designation.kind, designation.stars) == (kind, stars)


@pytest.mark.rule("R-STELLA-13")
def test_everyone_learns_at_once_who_matched() -> None:
    state = pointed(revealing([0, 9], [0, 9], [9], [0]), 0)
    assert GAME.view(state, None).designations[0].matched == (1, 3)


@pytest.mark.rule("R-STELLA-14")
def test_the_fallen_scout_no_more_and_gain_no_more_but_keep_their_stars() -> None:
    state = pointed(revealing([0, 1, 2], [0, 2, 3], [2, 3]), 0, 3, 2, 1)
    [written] = state.results
    assert [d.scout for d in written.designations] == [0, 1, 2, 0]
    state = pointed(revealing([0, 1, 2], [0, 2, 3], [2, 3]), 1, 0, 3, 2)
    [written] = state.results
    assert [d.stars for d in written.designations] == [(0, 0, 0), (0, 3, 0), (0, 3, 3), (0, 2, 2)]


@pytest.mark.rule("R-STELLA-15")
def test_a_fallen_and_a_living_partner_make_a_spark() -> None:
    state = pointed(revealing([0, 1], [0, 2], [0, 3], fallen=[2]), 0)
    assert (state.designations[0].kind, state.designations[0].stars) == ("spark", (2, 2, 0))


@pytest.mark.rule("R-STELLA-15")
def test_a_lone_fallen_partner_makes_a_super_spark_for_the_scout_alone() -> None:
    state = pointed(revealing([0, 1], [2, 4], [0, 3], fallen=[2]), 0)
    assert (state.designations[0].kind, state.designations[0].stars) == ("super-spark", (3, 0, 0))


@pytest.mark.rule("R-STELLA-15")
def test_the_example_of_the_fallen_partner() -> None:
    """Orange 0, pink 1, purple 2, green 3 (fallen), blue 4; the images A, B, C are 0, 1, 2."""
    orange, pink, purple, green, blue = [0, 1, 2], [1, 5], [2, 5], [7], [1, 6]
    state = pointed(revealing(orange, pink, purple, green, blue, fallen=[3]), 0, 1, 2)
    fall, spark, super_spark = state.designations
    assert (fall.kind, fall.stars) == ("fall", (0, 0, 0, 0, 0))
    assert (spark.kind, spark.stars) == ("spark", (0, 2, 0, 0, 2))
    assert (super_spark.kind, super_spark.stars) == ("super-spark", (0, 0, 3, 0, 0))
    assert state.scout == 4


@pytest.mark.rule("R-STELLA-16")
def test_who_has_no_open_mark_is_skipped_and_has_not_fallen() -> None:
    state = pointed(revealing([0, 1], [0], [0, 1], [4]), 0)
    assert (state.scout, state.fallen) == (2, ())


@pytest.mark.rule("R-STELLA-16")
def test_a_scout_may_come_round_to_himself() -> None:
    state = pointed(revealing([0, 1, 2], [0], [0]), 0)
    assert state.scout == 0


@pytest.mark.rule("R-STELLA-17")
def test_a_round_ends_when_all_have_fallen() -> None:
    state = pointed(revealing([0, 5], [1, 6], [2, 7]), 0, 1, 2)
    assert (state.round, state.stage, points(state.results[0])) == (2, "marking", [0, 0, 0])


@pytest.mark.rule("R-STELLA-17")
def test_a_round_ends_when_no_living_seat_has_an_open_mark() -> None:
    state = pointed(revealing([0, 5], [0], [0]), 0, 5)
    assert points(state.results[0]) == [1, 2, 2]
    state = pointed(revealing([0], [0], [0]), 0)
    assert (state.round, points(state.results[0])) == (2, [2, 2, 2])


# Between two rounds.


@pytest.mark.rule("R-STELLA-21")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_each_row_is_replaced_in_turn_from_the_top(number: int) -> None:
    state = rounds(number)
    kept, table = list(IMAGES[:15]), list(state.table)
    for row in range(number):
        kept[5 * row : 5 * row + 5] = IMAGES[15 + 5 * row : 20 + 5 * row]
    assert table == kept


@pytest.mark.rule("R-STELLA-21")
def test_a_new_round_has_a_new_word_and_clean_slates() -> None:
    state = rounds(1)
    assert (state.card, state.stack) == (WORDS[1], WORDS[2:])
    assert (state.marks, state.counts, state.fallen) == ((frozenset(),) * 3, (), ())
    assert (state.designations, state.in_the_dark, state.scout, state.ask) == ((), None, None, None)


@pytest.mark.rule("R-STELLA-21")
def test_marks_are_shown_when_the_round_is_over() -> None:
    state = pointed(revealing([0, 5], [1, 6], [2, 7]), 0, 1, 2)
    assert [sheet.marks for sheet in state.results[0].sheets] == [(0, 5), (1, 6), (2, 7)]


@pytest.mark.rule("R-STELLA-21")
def test_marks_may_stay_secret_but_to_their_owner() -> None:
    state = pointed(revealing([0, 5], [1], [2, 7], options=Options(show_marks=False)), 0, 1, 2)
    assert [sheet.marks for sheet in state.results[0].sheets] == [(0,), (1,), (2,)]
    assert GAME.view(state, Seat(0)).unshown == ((5,),)
    assert GAME.view(state, Seat(1)).unshown == ((),)
    assert GAME.view(state, None).unshown == ()


@pytest.mark.rule("R-STELLA-21")
def test_what_the_table_can_infer_is_no_secret() -> None:
    """Thirteen images are seen by two each, one by the fallen seat alone: the last is its too."""
    one, two, three = range(9), range(4, 13), [*range(4), *range(9, 13)]
    state = revealing([13, 14], one, two, three, options=Options(show_marks=False))
    state = pointed(state, 13)
    while state.stage == "revealing":
        assert state.scout is not None
        state = after(state, state.scout, GAME.sample(GAME.view(state, state.scout), FastChance(0)))
    assert state.results[0].sheets[0].marks == (13, 14)
    assert state.hidden == ((None,) * 4,)


@pytest.mark.rule("R-STELLA-21")
def test_the_end_tells_every_mark() -> None:
    state = rounds(4, Options(show_marks=False))
    assert [sheet.marks for sheet in state.results[0].sheets] == [(0, 9), (0, 8), (0, 7)]
    assert state.hidden == ()


# The end.


@pytest.mark.rule("R-STELLA-5")
def test_a_game_has_four_rounds_and_shows_thirty_images() -> None:
    assert not is_over(rounds(3))
    state = rounds(4)
    assert is_over(state)
    assert {image for played in state.results for image in played.table} == set(IMAGES[:30])


@pytest.mark.rule("R-STELLA-5", "R-STELLA-21")
def test_nothing_is_replaced_after_the_fourth_round() -> None:
    assert rounds(4).table == rounds(3).table
    assert rounds(4).stack == ()


@pytest.mark.rule("R-STELLA-22")
def test_equal_totals_share_the_victory() -> None:
    match GAME.turn(rounds(4)):
        case Over(outcome):
            assert (outcome.scores, outcome.ranking) == ((8, 8, 8), ((0, 1, 2),))
            assert outcome.reason == "rounds-played"
            assert [len(sheet.rounds) for sheet in outcome.sheets] == [4, 4, 4]


@pytest.mark.rule("R-STELLA-22")
def test_nothing_happens_after_the_end() -> None:
    state = rounds(4)
    for action in (Mark((1,)), ASK, YES, NO, Designate(1)):
        assert refusal(state, 0, action).key == "game-is-over"
    assert all_asked(state) == []


def offered(state: State, seat: int) -> list[object]:
    """What is offered, but for the many marks beyond the first."""
    actions: list[object] = []
    for action in GAME.legal_actions(GAME.view(state, Seat(seat))):
        actions.append(action)
        if isinstance(action, Mark):
            break
    return actions


def rounds(number: int, options: Options | None = None) -> State:
    """So many rounds in which all three see image 0 and then fall, one after the other."""
    state = marking(3, 0, options)
    for _ in range(number):
        for seat in range(3):
            state = after(state, seat, Mark((0, 9 - seat)))
        state = pointed(state, 0)
        while state.stage == "revealing":
            assert state.scout is not None
            state = pointed(state, 9 - state.scout)
    return state

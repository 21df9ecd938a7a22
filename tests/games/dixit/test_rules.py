"""Each rule of Dixit, shown on a position."""

import pytest

from games.dixit.positions import (
    CLUE,
    GAME,
    MANY,
    after,
    claiming,
    first,
    giving,
    images_of,
    refusal,
    refused_setup,
    telling,
    voting,
    with_luck,
)
from veillee.games.dixit import Dixit
from veillee.games.dixit.actions import (
    LONGEST_CLUE,
    Action,
    ChooseTeller,
    Claim,
    Clue,
    Deal,
    Give,
    LayOut,
    Options,
    Reshuffle,
    Sheet,
    Tell,
    Vote,
)
from veillee.games.dixit.components import IMAGES, Image, images_from
from veillee.games.dixit.state import State
from veillee.games.dixit.view import Told
from veillee.kernel.chance import FastChance, VerifiableChance
from veillee.kernel.forms import NotReadable
from veillee.kernel.game import Awaiting, Dealing, Dealt, Over, Played, Seat


def luck() -> VerifiableChance:
    return VerifiableChance(bytes(32), "deal", 0)


# Setting up.


@pytest.mark.rule("R-DIXIT-1")
@pytest.mark.parametrize("seats", [0, 2, 13])
def test_three_to_twelve_play(seats: int) -> None:
    assert refused_setup(seats, MANY).key == "seats"


@pytest.mark.rule("R-DIXIT-1")
@pytest.mark.parametrize(
    "options",
    [
        Options(),
        Options(end="laps", second_vote=True, reshuffle=True),
        Options(end="laps", second_vote=True, bonus_cap=3),
        Options(end="points", reshuffle=True, bonus_cap=3),
    ],
)
def test_seven_and_more_play_by_the_later_rules_only(options: Options) -> None:
    assert refused_setup(7, options).key == "many-seats"
    assert GAME.turn(GAME.setup(6, options)) == Dealing("deal")


@pytest.mark.rule("R-DIXIT-1")
def test_twelve_may_play_by_the_later_rules() -> None:
    assert GAME.turn(GAME.setup(12, MANY)) == Dealing("deal")


@pytest.mark.rule("R-DIXIT-6")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_four_to_six_may_choose_to_vote_twice(seats: int) -> None:
    state = voting(seats=seats, options=Options(second_vote=True))
    vote = Vote((first(0, seats), first(2, seats)))
    assert after(state, (1, vote)).votes[1] == vote.images


@pytest.mark.rule("R-DIXIT-1")
def test_images_are_dealt_one_a_seat_round_by_round() -> None:
    deal = GAME.deal(GAME.setup(4, Options()), luck())
    shuffled = luck().shuffle(IMAGES)
    assert isinstance(deal, Deal)
    assert deal.hands[1] == tuple(shuffled[1:24:4])
    assert deal.pile == tuple(shuffled[24:])


@pytest.mark.rule("R-DIXIT-1")
def test_of_a_large_deck_84_play() -> None:
    game = Dixit([f"x{number:03}" for number in range(200)])
    deal = game.deal(game.setup(5, Options()), luck())
    assert isinstance(deal, Deal)
    assert len({*images_of(deal.hands), *deal.pile}) == 84


@pytest.mark.rule("R-DIXIT-1")
def test_a_deck_is_listed_in_ascending_order() -> None:
    shuffled = Dixit(reversed(IMAGES))
    assert shuffled.components == {"images": list(IMAGES)}


@pytest.mark.rule("R-DIXIT-1")
@pytest.mark.parametrize(
    "images", [[*IMAGES[1:], IMAGES[0]], [*IMAGES, IMAGES[-1]], IMAGES[:83], None, [1] * 84]
)
def test_a_record_with_a_bad_deck_cannot_be_read(images: object) -> None:
    with pytest.raises(NotReadable):
        images_from({"images": images})


@pytest.mark.rule("R-DIXIT-1")
def test_a_game_is_opened_again_from_its_components() -> None:
    large = Dixit([f"x{number:03}" for number in range(200)])
    assert Dixit.from_components(large.components).images == large.images


@pytest.mark.rule("R-DIXIT-1")
def test_a_deck_of_fewer_than_84_is_no_deck() -> None:
    with pytest.raises(NotReadable):
        Dixit(["one", "two"])


# The first teller.


@pytest.mark.rule("R-DIXIT-2")
def test_everyone_may_claim_and_nobody_holds_up_the_game() -> None:
    state = claiming()
    assert GAME.turn(state) == Awaiting((), chance="choose-teller")
    assert all(GAME.question(state, Seat(seat)) is not None for seat in range(4))


@pytest.mark.rule("R-DIXIT-2")
def test_the_first_claim_makes_the_teller_and_a_second_comes_too_late() -> None:
    state = after(claiming(), (2, Claim()))
    assert GAME.turn(state) == Awaiting((Seat(2),))
    assert refusal(state, 3, Claim()).key == "nothing-to-claim"


@pytest.mark.rule("R-DIXIT-2")
def test_a_claim_by_nobody_is_settled_by_chance() -> None:
    state = claiming()
    deal = GAME.deal(state, luck())
    assert deal == ChooseTeller(Seat(luck().below(4)))
    assert GAME.turn(GAME.apply(state, Dealt(ChooseTeller(Seat(3))))) == Awaiting((Seat(3),))


@pytest.mark.rule("R-DIXIT-2")
def test_a_table_may_draw_the_first_teller_at_once() -> None:
    start = GAME.setup(4, Options(first_teller="random"))
    state = GAME.apply(start, Dealt(GAME.deal(start, luck())))
    assert GAME.turn(state) == Dealing("choose-teller")
    assert refusal(state, 0, Claim()).rule == "R-DIXIT-2"


# Telling.


@pytest.mark.rule("R-DIXIT-3")
def test_image_and_clue_are_settled_together() -> None:
    state = after(telling(teller=1), (1, Tell(first(1), CLUE)))
    assert (state.given[1], state.clue) == ((first(1),), CLUE)
    assert GAME.turn(state) == Awaiting((Seat(0), Seat(2), Seat(3)))


@pytest.mark.rule("R-DIXIT-3")
def test_only_the_teller_tells_and_only_once() -> None:
    assert refusal(telling(), 1, Tell(first(1), CLUE)).key == "not-the-teller"
    assert refusal(giving(), 0, Tell(first(0), CLUE)).key == "nothing-to-tell"


@pytest.mark.rule("R-DIXIT-3")
def test_the_teller_tells_of_an_image_in_hand() -> None:
    assert refusal(telling(), 0, Tell(first(1), CLUE)).key == "not-in-hand"


@pytest.mark.rule("R-DIXIT-3")
@pytest.mark.parametrize("text", ["", "   ", "\u00a0", "\u200b", "\u3164", "\u2800", "\n\u2028"])
def test_a_phrase_says_something(text: str) -> None:
    assert refusal(telling(), 0, Tell(first(0), Clue("phrase", text))).key == "clue-is-empty"


@pytest.mark.rule("R-DIXIT-3")
@pytest.mark.parametrize(
    "text",
    [
        *("two\nlines", "two\u2028lines", "two\u2029lines", "\x1b[2Jcleared", "nothing\x00"),
        *("turned \u202earound", "turned \u2067around", "turned \u200faround"),
    ],
)
def test_a_clue_is_one_line_without_what_hides_or_turns_text_around(text: str) -> None:
    for clue in (Clue("phrase", text), Clue("song", text)):
        assert refusal(telling(), 0, Tell(first(0), clue)).key == "clue-is-not-one-line"


@pytest.mark.rule("R-DIXIT-3")
@pytest.mark.parametrize(
    "text", ["…", "Plouf !", "Plouf\u202f!", "  as typed  ", "👩‍🚀", "x" * LONGEST_CLUE]
)
def test_a_clue_is_kept_as_it_was_typed(text: str) -> None:
    state = after(telling(), (0, Tell(first(0), Clue("phrase", text))))
    assert GAME.view(state, None).clue == Clue("phrase", text)


@pytest.mark.rule("R-DIXIT-3")
def test_a_clue_has_at_most_200_characters() -> None:
    told = {"type": "tell", "image": first(0), "clue": {"kind": "phrase", "text": "x" * 201}}
    with pytest.raises(NotReadable):
        GAME.forms.action.parse(told)


@pytest.mark.rule("R-DIXIT-23")
@pytest.mark.parametrize("clue", [Clue("song", ""), Clue("mime", ""), Clue("song", "la la la")])
def test_a_song_or_a_mime_may_be_live(clue: Clue) -> None:
    assert after(telling(), (0, Tell(first(0), clue))).clue == clue


# Giving.


@pytest.mark.rule("R-DIXIT-4")
def test_a_given_image_stays_in_the_hand_until_the_row_lies() -> None:
    state = after(giving(), (1, Give((first(1),))))
    assert first(1) in state.hands[1]
    assert GAME.turn(state) == Awaiting((Seat(2), Seat(3)))


@pytest.mark.rule("R-DIXIT-4")
def test_a_gift_may_be_changed_until_the_last_is_in() -> None:
    state = giving()
    other = state.hands[1][5]
    changed = after(state, (1, Give((first(1),))), (1, Give((other,))))
    assert changed.given[1] == (other,)
    assert GAME.question(changed, Seat(1)) == GAME.question(state, Seat(1))


@pytest.mark.rule("R-DIXIT-4")
def test_what_the_others_gave_cannot_be_seen_but_that_they_did_can() -> None:
    state = after(giving(), (1, Give((first(1),))))
    for seat in (None, Seat(0), Seat(2)):
        view = GAME.view(state, seat)
        assert first(1) not in GAME.forms.view.encode(view).decode()
        assert view.awaited == (2, 3)


@pytest.mark.rule("R-DIXIT-4")
@pytest.mark.parametrize(
    ("seat", "images", "key"),
    [
        (0, (first(0),), "teller-gives-none"),
        (1, (first(2),), "not-in-hand"),
        (1, (), "give-so-many"),
        (1, (IMAGES[6], IMAGES[7]), "give-so-many"),
    ],
)
def test_each_listener_gives_one_image_of_their_own(
    seat: int, images: tuple[Image, ...], key: str
) -> None:
    refused = refusal(giving(), seat, Give(images))
    assert (refused.rule, refused.key) == ("R-DIXIT-4", key)


@pytest.mark.rule("R-DIXIT-4")
def test_nothing_is_given_before_the_clue_or_after_the_row() -> None:
    for state in (claiming(), telling(), voting()):
        assert refusal(state, 1, Give((first(1),))).key == "nothing-to-give"


@pytest.mark.rule("R-DIXIT-20")
def test_among_three_each_listener_gives_two_different_images() -> None:
    state = giving(seats=3)
    one, two, *_ = state.hands[1]
    assert after(state, (1, Give((one, two)))).given[1] == (one, two)
    assert refusal(state, 1, Give((one,))).key == "give-so-many"
    assert refusal(state, 1, Give((one, one))).key == "same-image-twice"
    assert refusal(state, 1, Give((one, first(0)))).rule == "R-DIXIT-20"


@pytest.mark.rule("R-DIXIT-20")
def test_three_hold_seven_images_and_lay_out_five() -> None:
    dealt = with_luck(GAME.setup(3, Options()))
    assert [len(hand) for hand in dealt.hands] == [7, 7, 7]
    assert len(voting(seats=3).row) == 5


# The row.


def all_given(*order: int) -> State:
    return after(giving(), *((seat, Give((first(seat),))) for seat in order))


@pytest.mark.rule("R-DIXIT-5")
def test_the_row_does_not_depend_on_who_gave_first() -> None:
    rows = [GAME.deal(all_given(*order), luck()) for order in ((1, 2, 3), (3, 1, 2), (2, 3, 1))]
    assert rows[0] == rows[1] == rows[2]


@pytest.mark.rule("R-DIXIT-5")
def test_the_row_is_a_shuffle_of_the_ids_in_ascending_order() -> None:
    state = all_given(3, 2, 1)
    assert GAME.turn(state) == Dealing("lay-out")
    drawn = luck().shuffle(sorted(first(seat) for seat in range(4)))
    assert GAME.deal(state, luck()) == LayOut(tuple(drawn))


@pytest.mark.rule("R-DIXIT-5")
def test_images_leave_the_hands_when_the_row_lies() -> None:
    state = with_luck(all_given(1, 2, 3))
    assert sorted(state.row) == [first(seat) for seat in range(4)]
    assert all(len(hand) == 5 for hand in state.hands)
    assert GAME.turn(state) == Awaiting((Seat(1), Seat(2), Seat(3)))


# Voting.


@pytest.mark.rule("R-DIXIT-6")
@pytest.mark.parametrize(
    ("seat", "images", "key"),
    [
        (1, (first(1),), "own-image"),
        (0, (first(1),), "teller-does-not-vote"),
        (1, (IMAGES[1],), "not-in-row"),
        (1, (), "vote-so-many"),
        (1, (first(2), first(3)), "vote-so-many"),
    ],
)
def test_each_listener_votes_for_one_image_of_another(
    seat: int, images: tuple[Image, ...], key: str
) -> None:
    refused = refusal(voting(), seat, Vote(images))
    assert (refused.rule, refused.key) == ("R-DIXIT-6", key)


@pytest.mark.rule("R-DIXIT-6")
def test_nobody_votes_before_the_row_lies() -> None:
    for state in (claiming(), telling(), giving(), all_given(1, 2, 3)):
        assert refusal(state, 1, Vote((first(0),))).key == "nothing-to-vote-on"


@pytest.mark.rule("R-DIXIT-6")
def test_a_vote_may_be_changed_until_the_last_is_in_and_nobody_notices() -> None:
    voted = after(voting(), (1, Vote((first(2),))))
    changed = after(voted, (1, Vote((first(0),))))
    assert changed.votes[1] == (first(0),)
    for seat in (None, Seat(0), Seat(2), Seat(3)):
        assert GAME.view(changed, seat) == GAME.view(voted, seat)


@pytest.mark.rule("R-DIXIT-6")
def test_a_second_vote_goes_to_another_image() -> None:
    state = voting(options=Options(second_vote=True))
    assert after(state, (1, Vote((first(0), first(2))))).votes[1] == (first(0), first(2))
    assert refusal(state, 1, Vote((first(0), first(0)))).key == "same-image-twice"
    assert refusal(state, 1, Vote((first(0), first(1)))).key == "own-image"


@pytest.mark.rule("R-DIXIT-20")
def test_among_three_neither_of_your_images_may_have_your_vote() -> None:
    state = voting(seats=3)
    for image in state.given[1]:
        refused = refusal(state, 1, Vote((image,)))
        assert (refused.rule, refused.key) == ("R-DIXIT-20", "own-image")
    assert refusal(state, 1, Vote(state.row[:2])).rule == "R-DIXIT-20"
    assert len(list(GAME.legal_actions(GAME.view(state, Seat(1))))) == 3


@pytest.mark.rule("R-DIXIT-6")
def test_when_the_last_vote_is_in_all_is_shown() -> None:
    state = after(voting(), *_votes({1: 0, 2: 1, 3: 1}))
    reveal = GAME.view(state, None).last
    assert reveal is not None
    assert dict(zip(reveal.row, reveal.owners, strict=True)) == {first(s): s for s in range(4)}
    assert reveal.votes == ((), (first(0),), (first(1),), (first(1),))
    assert (reveal.teller, reveal.clue, reveal.points) == (0, CLUE, (3, 5, 0, 0))
    assert GAME.view(state, None).told == (Told(CLUE, found=1),)


@pytest.mark.rule("R-DIXIT-6")
def test_the_last_turn_stays_in_view_until_the_next_is_revealed() -> None:
    state = after(voting(), *_votes({1: 0, 2: 1, 3: 1}))
    told = after(state, (1, Tell(state.hands[1][0], CLUE)))
    assert GAME.view(told, Seat(2)).last == GAME.view(state, None).last


def _votes(votes: dict[int, int], seats: int = 4) -> list[tuple[int, Action]]:
    """Who votes for whose first image."""
    return [(seat, Vote((first(whose, seats),))) for seat, whose in votes.items()]


# The end of a turn.


@pytest.mark.rule("R-DIXIT-8", "R-DIXIT-7")
def test_the_worked_example_at_a_table_of_five() -> None:
    state = after(voting(seats=5), *_votes({1: 2, 2: 0, 3: 2, 4: 1}))
    assert state.scores == (3, 1, 5, 0, 0)
    assert GAME.turn(state) == Awaiting((Seat(1),))


@pytest.mark.rule("R-DIXIT-9")
def test_the_row_is_discarded_and_hands_are_full_again() -> None:
    before = voting(teller=3)
    state = after(before, *_votes({0: 3, 1: 3, 2: 1}))
    assert state.discards == before.row
    assert state.row == ()
    assert [len(hand) for hand in state.hands] == [6, 6, 6, 6]
    assert GAME.turn(state) == Awaiting((Seat(0),))


@pytest.mark.rule("R-DIXIT-9")
def test_hands_are_refilled_clockwise_from_the_tellers_left() -> None:
    before = voting(teller=1)
    state = after(before, *_votes({0: 1, 2: 1, 3: 0}))
    assert [hand[-1] for hand in state.hands] == [before.pile[i] for i in (2, 3, 0, 1)]


@pytest.mark.rule("R-DIXIT-22")
def test_among_three_the_listeners_draw_two_at_once_and_the_teller_one() -> None:
    before = voting(seats=3, teller=1)
    state = after(before, *_votes({0: 1, 2: 1}, seats=3))
    drawn = [new[len(old) :] for old, new in zip(before.hands, state.hands, strict=True)]
    assert drawn == [before.pile[2:4], before.pile[4:5], before.pile[0:2]]
    assert len(set(images_of(state.hands))) == 21


# The end of the game.


def end_of_turn(pile: int, options: Options, seats: int = 4) -> State:
    """A turn is over with so many images left in the pile before the refill."""
    state = voting(seats=seats, options=options)
    state.discards, state.pile = state.pile[pile:], state.pile[:pile]
    return after(state, *_votes(dict.fromkeys(range(1, seats), 0), seats=seats))


def reason(state: State) -> str | None:
    turn = GAME.turn(state)
    return turn.outcome.reason if isinstance(turn, Over) else None


@pytest.mark.rule("R-DIXIT-10")
@pytest.mark.parametrize(("pile", "why"), [(5, None), (4, "pile-drawn"), (2, "pile-drawn")])
def test_the_game_ends_when_the_last_image_of_the_pile_is_drawn(pile: int, why: str | None) -> None:
    assert reason(end_of_turn(pile, Options())) == why


@pytest.mark.rule("R-DIXIT-10")
def test_a_short_refill_at_the_end_goes_clockwise_too() -> None:
    state = end_of_turn(2, Options())
    assert [len(hand) for hand in state.hands] == [5, 6, 6, 5]


@pytest.mark.rule("R-DIXIT-10")
@pytest.mark.parametrize(("seats", "turns"), [(3, 13), (4, 15), (5, 11), (6, 8)])
def test_a_game_has_13_15_11_or_8_turns(seats: int, turns: int) -> None:
    end = _played(seats, Options())
    assert [len(sheet.turns) for sheet in end.outcome.sheets] == [turns] * seats


@pytest.mark.rule("R-DIXIT-10")
@pytest.mark.parametrize(("target", "why"), [(5, "target-reached"), (6, None)])
def test_a_table_may_play_to_a_score(target: int, why: str | None) -> None:
    state = voting(options=Options(end="points", target=target))
    assert reason(after(state, *_votes({1: 0, 2: 1, 3: 1}))) == why


@pytest.mark.rule("R-DIXIT-10")
@pytest.mark.parametrize(("seats", "laps"), [(3, 4), (4, 3), (5, 1), (5, 2), (6, 1)])
def test_a_table_may_play_until_everyone_has_told_equally_often(seats: int, laps: int) -> None:
    end = _played(seats, Options(end="laps", laps=laps))
    assert end.outcome.reason == "laps-told"
    assert len(end.outcome.sheets[0].turns) == seats * laps


@pytest.mark.rule("R-DIXIT-10")
@pytest.mark.parametrize(("seats", "laps"), [(3, 5), (4, 4), (5, 3), (6, 2)])
def test_turns_that_the_pile_does_not_last_for_need_a_reshuffle(seats: int, laps: int) -> None:
    assert _played(seats, Options(end="laps", laps=laps)).outcome.reason == "pile-drawn"
    end = _played(seats, Options(end="laps", laps=laps, reshuffle=True))
    assert end.outcome.reason == "laps-told"


@pytest.mark.rule("R-DIXIT-10")
def test_without_a_reshuffle_the_pile_ends_a_game_to_a_score_too() -> None:
    assert reason(end_of_turn(4, Options(end="points", target=100))) == "pile-drawn"


@pytest.mark.rule("R-DIXIT-10")
def test_the_tables_own_end_comes_before_the_refill() -> None:
    state = end_of_turn(4, Options(end="points", target=5))
    assert reason(state) == "pile-drawn"
    won = voting(options=Options(end="points", target=5))
    won.scores = (0, 4, 4, 0)
    over = after(won, *_votes({1: 0, 2: 0, 3: 0}))
    assert (reason(over), over.pile) == ("target-reached", won.pile)


@pytest.mark.rule("R-DIXIT-10")
def test_a_reshuffle_with_the_pile_as_end_would_never_end() -> None:
    assert refused_setup(4, Options(reshuffle=True)).key == "never-ends"


@pytest.mark.rule("R-DIXIT-10")
def test_the_discards_are_shuffled_under_what_is_left_of_the_pile() -> None:
    state = end_of_turn(3, Options(end="laps", laps=5, reshuffle=True))
    assert GAME.turn(state) == Dealing("reshuffle")
    deal = GAME.deal(state, luck())
    assert isinstance(deal, Reshuffle)
    assert deal.pile == (*state.pile, *luck().shuffle(sorted(state.discards)))


@pytest.mark.rule("R-DIXIT-10")
def test_after_a_reshuffle_the_hands_are_filled_and_the_game_goes_on() -> None:
    state = with_luck(end_of_turn(3, Options(end="laps", laps=5, reshuffle=True)))
    assert [len(hand) for hand in state.hands] == [6, 6, 6, 6]
    assert (state.discards, len(state.pile)) == ((), 60)
    assert GAME.turn(state) == Awaiting((Seat(1),))


@pytest.mark.rule("R-DIXIT-10")
def test_a_pile_that_just_suffices_is_not_reshuffled_yet() -> None:
    state = end_of_turn(4, Options(end="laps", laps=5, reshuffle=True))
    assert GAME.turn(state) == Awaiting((Seat(1),))


def _played(seats: int, options: Options) -> Over[Sheet]:
    """The end of a random game."""
    chance = FastChance(seats)
    state = GAME.setup(seats, options)
    while not isinstance(turn := GAME.turn(state), Over):
        if isinstance(turn, Awaiting) and turn.seats:
            view = GAME.view(state, turn.seats[0])
            state = GAME.apply(state, Played(turn.seats[0], GAME.sample(view, chance)))
        else:
            state = GAME.apply(state, Dealt(GAME.deal(state, chance)))
    return turn

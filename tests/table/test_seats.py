"""Seats are fluid: people come, fall silent, come back and leave, and the game goes on."""

import pytest

from table.builders import (
    LEA,
    NONCE,
    ORION,
    T0,
    TOM,
    ZOE,
    at,
    hanging,
    human,
    opened,
    refused,
    seated,
    started,
)
from table.lanterns import Hang, Options
from veillee.kernel.game import IllegalAction, Seat
from veillee.table import (
    Bot,
    Pace,
    Wait,
    act,
    arrange,
    cover,
    leave,
    pass_host,
    pause,
    reclaim,
    resume,
    set_pace,
    sit,
    start,
    swap,
)

ONE, TWO, THREE = Seat(0), Seat(1), Seat(2)
SILENT = {"silent_since": T0, "now": at(120)}


def test_seats_and_options_that_do_not_go_together_open_no_table() -> None:
    with pytest.raises(IllegalAction, match="seats"):
        opened(seats=5)


def test_one_sits_down_where_nobody_sits() -> None:
    driven = opened()
    driven.do(sit, TOM, ONE, human(TOM), now=T0)
    assert refused(sit, driven.table, ZOE, ONE, human(ZOE), now=T0) == "seat-taken"
    assert refused(sit, driven.table, ZOE, Seat(2), human(ZOE), now=T0) == "no-such-seat"


def test_nobody_seats_another_person() -> None:
    assert refused(sit, opened().table, LEA, ONE, human(TOM), now=T0) == "not-your-seat"


def test_the_host_brings_the_bots() -> None:
    assert refused(sit, opened().table, TOM, ONE, ORION, now=T0) == "not-host"


def test_one_may_change_ones_own_name_but_not_put_a_bot_in_ones_place_as_a_guest() -> None:
    driven = seated(human(LEA), human(TOM))
    driven.do(sit, TOM, TWO, human(TOM), nonce=NONCE, now=T0)
    assert driven.table.chairs[1].nonce == NONCE
    assert refused(sit, driven.table, TOM, TWO, ORION, now=T0) == "not-host"
    assert refused(sit, driven.table, LEA, TWO, ORION, now=T0) == "seat-taken"
    assert refused(sit, driven.table, LEA, ONE, ORION, now=T0) == "seat-taken"


def test_before_the_start_the_host_may_change_bots() -> None:
    driven = seated(human(LEA), ORION)
    driven.do(sit, LEA, TWO, Bot("heuristic", "Vega"), now=T0)
    assert driven.table.bot_of(TWO) == "heuristic"


def test_a_nonce_is_32_hex_digits_or_nothing() -> None:
    wrong = refused(sit, opened().table, TOM, ONE, human(TOM), nonce="12", now=T0)
    assert wrong == "bad-nonce"


def test_every_nonce_steers_the_luck() -> None:
    plain, salted = seated(human(LEA)), seated(human(LEA))
    salted.do(sit, LEA, ONE, human(LEA), nonce=NONCE, now=T0)
    assert plain.table.commitment == salted.table.commitment
    assert plain.table.key != salted.table.key


def test_nobody_changes_the_luck_once_the_game_has_started() -> None:
    driven = started()
    key = driven.table.key
    driven.do(sit, LEA, ONE, human(LEA), nonce=NONCE, now=T0)
    assert driven.table.key == key


def test_the_host_may_change_options_and_seats_before_the_start() -> None:
    driven = seated(human(LEA), human(TOM))
    driven.do(arrange, LEA, options=Options(1), seats=3, now=T0)
    assert (driven.table.options, len(driven.table.chairs)) == (Options(1), 3)
    fewer = refused(arrange, driven.table, LEA, options=Options(), seats=1, now=T0)
    assert fewer == "occupied-beyond"
    with pytest.raises(IllegalAction):
        arrange(driven.table, LEA, options=Options(), seats=9, now=T0)


def test_swapping_changes_who_sits_where() -> None:
    driven = seated(human(LEA), human(TOM))
    driven.do(swap, LEA, ONE, TWO, now=T0)
    assert driven.table.seats_of(LEA) == [1]


def test_only_the_host_arranges_starts_and_paces() -> None:
    table = seated(human(LEA), human(TOM)).table
    assert refused(start, table, TOM, now=T0) == "not-host"
    assert refused(swap, table, TOM, ONE, TWO, now=T0) == "not-host"
    assert refused(set_pace, table, TOM, Pace(), now=T0) == "not-host"
    assert refused(arrange, table, TOM, options=Options(), seats=2, now=T0) == "not-host"
    assert refused(pass_host, table, TOM, TOM, now=T0) == "not-host"


def test_what_is_for_before_the_start_is_refused_after_it() -> None:
    table = started().table
    assert refused(start, table, LEA, now=T0) == "already-started"
    assert refused(swap, table, LEA, ONE, TWO, now=T0) == "already-started"
    assert refused(arrange, table, LEA, options=Options(), seats=2, now=T0) == "already-started"


def test_a_game_starts_when_every_seat_is_taken() -> None:
    assert refused(start, opened().table, LEA, now=T0) == "empty-seats"


def test_leaving_before_the_start_empties_the_seat() -> None:
    driven = seated(human(LEA), human(TOM))
    driven.do(leave, TOM, TWO, now=T0)
    assert driven.table.chairs[1].occupant is None
    assert refused(leave, driven.table, LEA, TWO, now=T0) == "not-seated"


def test_the_host_may_empty_a_seat_and_others_may_not() -> None:
    driven = seated(human(LEA), human(TOM), human(ZOE))
    assert refused(leave, driven.table, ZOE, TWO, now=T0) == "not-your-seat"
    driven.do(leave, LEA, TWO, now=T0)
    assert driven.table.chairs[1].free


def test_when_somebody_leaves_the_game_a_bot_plays_on_under_their_name() -> None:
    driven = hanging()
    driven.do(leave, TOM, TWO, now=T0)
    assert driven.table.bots_awaited == [1]
    assert driven.table.chairs[1].occupant == human(TOM)
    assert driven.table.seats_of(TOM) == []


def test_a_seat_that_was_left_can_be_taken_by_another_in_the_middle_of_the_game() -> None:
    driven = hanging()
    driven.do(leave, TOM, TWO, now=T0)
    driven.do(sit, ZOE, TWO, human(ZOE), now=at(60))
    assert driven.table.held_up_by == [0, 1]
    assert driven.table.waits[1] == Wait(1, at(60))


def test_a_late_friend_can_have_the_seat_of_a_bot_that_the_host_sends_away() -> None:
    driven = hanging(human(LEA), ORION)
    assert refused(sit, driven.table, ZOE, TWO, human(ZOE), now=T0) == "seat-taken"
    driven.do(leave, LEA, TWO, now=T0)
    assert driven.table.bots_awaited == [1]
    driven.do(sit, ZOE, TWO, human(ZOE), now=T0)
    assert driven.table.bots_awaited == []


def test_a_silent_seat_that_holds_up_the_game_is_covered_after_its_grace() -> None:
    driven = hanging()
    assert refused(cover, driven.table, TWO, silent_since=T0, now=at(119)) == "too-early"
    driven.do(cover, TWO, **SILENT)
    assert driven.table.bots_awaited == [1]
    assert driven.table.held_up_by == [0]


def test_nobody_is_covered_who_is_there_or_does_not_hold_up_the_game() -> None:
    driven = hanging(human(LEA), human(TOM), ORION)
    driven.hang(1)
    assert refused(cover, driven.table, ONE, now=at(9999)) == "too-early"
    assert refused(cover, driven.table, TWO, **SILENT) == "not-held-up"
    assert refused(cover, driven.table, THREE, **SILENT) == "not-held-up"


def test_a_covered_seat_is_reclaimed_by_its_owner_alone() -> None:
    driven = hanging()
    driven.do(cover, TWO, **SILENT)
    assert refused(reclaim, driven.table, LEA, TWO, now=at(130)) == "not-your-seat"
    driven.do(reclaim, TOM, TWO, now=at(130))
    assert driven.table.bots_awaited == []
    assert driven.table.waits[1] == Wait(1, at(130))
    assert refused(reclaim, driven.table, TOM, TWO, now=at(131)) == "not-covered"


def test_the_owner_of_a_covered_seat_takes_it_back_by_acting() -> None:
    driven = hanging()
    driven.do(cover, TWO, **SILENT)
    driven.do(act, TOM, TWO, Hang(3), question=1, action_id="back", now=at(121))
    assert driven.table.chairs[1].present


def test_a_bots_move_leaves_the_seat_covered() -> None:
    driven = hanging()
    driven.do(cover, TWO, **SILENT)
    driven.hang(1)
    assert driven.table.chairs[1].covered


def test_when_the_host_leaves_the_next_one_present_is_host() -> None:
    driven = hanging(human(LEA), ORION, human(TOM))
    driven.do(leave, LEA, ONE, now=T0)
    assert driven.table.host == TOM


def test_a_host_with_another_seat_and_a_host_without_heirs_stay_host() -> None:
    two_seats, alone = hanging(human(LEA), human(LEA), human(TOM)), hanging(human(LEA), ORION)
    two_seats.do(leave, LEA, ONE, now=T0)
    alone.do(leave, LEA, ONE, now=T0)
    assert (two_seats.table.host, alone.table.host) == (LEA, LEA)


def test_a_guest_who_leaves_takes_nothing_from_the_host() -> None:
    driven = hanging(human(LEA), human(TOM), human(ZOE))
    driven.do(leave, TOM, TWO, now=T0)
    assert driven.table.host == LEA


def test_the_host_passes_the_table_on_to_somebody_seated() -> None:
    driven = seated(human(LEA), human(TOM))
    assert refused(pass_host, driven.table, LEA, ZOE, now=T0) == "not-seated"
    driven.do(pass_host, LEA, TOM, now=T0)
    assert driven.table.host == TOM


def test_of_a_silent_host_anyone_seated_may_take_the_table_over() -> None:
    driven = hanging(human(LEA), human(TOM))
    driven.do(cover, ONE, **SILENT)
    assert refused(pass_host, driven.table, ZOE, ZOE, now=at(130)) == "not-seated"
    driven.do(pass_host, TOM, TOM, now=at(130))
    assert driven.table.host == TOM


def test_anyone_seated_pauses_and_resumes() -> None:
    driven = hanging()
    assert refused(pause, driven.table, ZOE, now=T0) == "not-seated"
    assert refused(resume, driven.table, TOM, now=T0) == "not-paused"
    driven.do(pause, TOM, now=T0)
    assert refused(pause, driven.table, LEA, now=T0) == "paused"
    assert driven.table.bots_awaited == []


def test_when_the_game_is_over_nobody_sits_down_or_leaves() -> None:
    driven = hanging(human(LEA), rounds=1)
    driven.hang(0)
    assert refused(leave, driven.table, LEA, ONE, now=T0) == "game-over"
    assert refused(sit, driven.table, LEA, ONE, human(LEA), now=T0) == "game-over"

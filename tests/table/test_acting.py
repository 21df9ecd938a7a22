"""Answers: to the question they were given for, once each, with the deals they bring about."""

import pytest

from table.builders import LEA, ORION, T0, TOM, ZOE, at, hanging, human, refused, seated, started
from table.lanterns import Call, Hang, Lanterns, Roll
from veillee.games.catalogue import open_game
from veillee.kernel.chance import VerifiableChance
from veillee.kernel.forms import NotReadable
from veillee.kernel.game import Dealt, IllegalAction, Played, Seat
from veillee.table import (
    AlreadyApplied,
    Bot,
    PlayerId,
    act,
    decode,
    fold,
    pause,
    resume,
    settle,
    undo,
)
from veillee.table.entries import Moved, Settled, Started

ONE, TWO = Seat(0), Seat(1)


def test_the_first_deal_stands_with_the_start() -> None:
    entry = started(game=open_game("etoile-d-afrique")).entries[-1]
    assert isinstance(entry, Started)
    assert len(entry.deals) == 1


def test_the_last_answer_and_its_deals_are_one_entry() -> None:
    driven = hanging()
    driven.hang(0)
    driven.hang(1)
    entry = driven.entries[-1]
    assert isinstance(entry, Moved)
    assert driven.table.game.forms.deal.decode(entry.deals[0]) == driven.table.moves[-1].deal


def test_deals_are_counted_by_kind_and_follow_from_the_key() -> None:
    driven = hanging()
    for _ in range(2):
        driven.hang(0)
        driven.hang(1)
    rolls = [m.deal for m in driven.table.moves if isinstance(m, Dealt)]
    luck = [VerifiableChance(driven.table.key, "roll", k) for k in range(2)]
    assert rolls == [Roll(1 + chance.below(6)) for chance in luck]


def test_a_neighbours_answer_never_makes_mine_stale() -> None:
    driven = hanging()
    seen = driven.table.question(ONE)
    driven.hang(1)
    act(driven.table, LEA, ONE, Hang(2), question=seen, action_id="a", now=T0)


def test_an_answer_to_an_earlier_question_is_stale() -> None:
    driven = hanging()
    seen = driven.table.question(ONE)
    driven.hang(0)
    driven.hang(1)
    late = refused(act, driven.table, LEA, ONE, Hang(2), question=seen, action_id="b", now=T0)
    assert late == "stale"


def test_an_answer_may_be_replaced_until_the_step_closes() -> None:
    driven = hanging()
    driven.hang(0, 2)
    driven.hang(0, 5)
    assert driven.table.view(ONE).mine == 5


def test_the_same_action_sent_twice_is_applied_once() -> None:
    driven = hanging()
    driven.hang(0, 2, id="x")
    with pytest.raises(AlreadyApplied):
        driven.hang(0, 3, id="x")
    assert driven.table.view(ONE).mine == 2


def test_a_resend_is_known_on_another_node_and_after_the_game_went_on() -> None:
    driven = hanging(rounds=1)
    question = driven.table.question(ONE)
    driven.hang(0, id="x")
    driven.hang(1, id="x")
    elsewhere = fold(Lanterns(), map(decode, driven.data))
    assert elsewhere.over
    with pytest.raises(AlreadyApplied):
        act(elsewhere, LEA, ONE, Hang(1), question=question, action_id="x", now=T0)


def test_two_seats_may_choose_the_same_action_id() -> None:
    driven = hanging()
    driven.hang(0, id="x")
    driven.hang(1, id="x")
    assert driven.table.view(None).round == 2


def test_the_rules_own_refusal_passes_through() -> None:
    with pytest.raises(IllegalAction, match="not-now"):
        hanging().act(0, Call())


def test_what_a_bot_or_a_stranger_sends_passes_the_decoder() -> None:
    with pytest.raises(NotReadable):
        hanging().hang(0, 7)


def test_nobody_acts_before_the_start_after_the_end_or_during_a_pause() -> None:
    answer = {"question": 1, "action_id": "new", "now": T0}
    over, paused = hanging(human(LEA), rounds=1), hanging()
    over.hang(0)
    paused.do(pause, LEA, now=T0)
    tables = [seated(human(LEA)).table, over.table, paused.table]
    keys = [refused(act, table, LEA, ONE, Hang(1), **answer) for table in tables]
    assert keys == ["not-started", "game-over", "paused"]


def test_one_acts_for_ones_own_seats_only() -> None:
    table = hanging(human(LEA), human(TOM), ORION).table
    answer = {"question": 1, "action_id": "a", "now": T0}
    assert refused(act, table, LEA, TWO, Hang(1), **answer) == "not-your-seat"
    assert refused(act, table, ZOE, TWO, Hang(1), **answer) == "not-seated"
    assert refused(act, table, LEA, Seat(2), Hang(1), **answer) == "not-your-seat"
    assert refused(act, table, LEA, Seat(9), Hang(1), **answer) == "no-such-seat"
    assert refused(act, table, None, ONE, Hang(1), **answer) == "bot-unasked"


def test_several_seats_may_be_played_from_one_device() -> None:
    driven = hanging(human(LEA), human(LEA))
    driven.hang(0)
    driven.hang(1)
    assert driven.table.view(None).round == 2


def test_a_bot_of_the_house_is_asked_for_and_an_outside_program_is_not() -> None:
    outside = Bot("mybot", "Rigel", player=PlayerId("rigel-player"))
    table = hanging(human(LEA), ORION, outside).table
    assert table.bots_awaited == [1]
    assert table.held_up_by == [0, 2]


def test_a_bots_move_names_the_bot() -> None:
    driven = hanging(human(LEA), ORION)
    driven.hang(1)
    entry = driven.entries[-1]
    assert isinstance(entry, Moved)
    assert entry.bot == "random"


def test_when_patience_ends_a_deal_settles_what_nobody_answered() -> None:
    driven = started()
    assert refused(settle, driven.table, now=at(19.9)) == "too-early"
    driven.do(settle, now=at(20))
    entry = driven.entries[-1]
    assert isinstance(entry, Settled)
    assert driven.table.view(None).caller is not None


def test_an_answer_in_time_leaves_nothing_to_settle() -> None:
    assert refused(settle, hanging().table, now=at(99)) == "nothing-to-settle"


def test_an_undo_takes_back_my_last_move_and_all_that_followed() -> None:
    driven = hanging(human(LEA), ORION)
    before = driven.table.view(ONE)
    driven.hang(0)
    driven.hang(1)
    driven.do(undo, LEA, now=T0)
    assert driven.table.view(ONE) == before


def test_an_undo_brings_back_the_same_luck() -> None:
    driven = hanging(human(LEA))
    driven.hang(0, 2)
    first = driven.table.moves[-1]
    driven.do(undo, LEA, now=T0)
    driven.hang(0, 3)
    assert driven.table.moves[-1] == first


def test_one_may_undo_to_the_beginning_and_no_further() -> None:
    driven = hanging(human(LEA))
    driven.hang(0)
    driven.do(undo, LEA, now=T0)
    driven.do(undo, LEA, now=T0)
    assert driven.table.moves == ()
    assert refused(undo, driven.table, LEA, now=T0) == "nothing-to-undo"


def test_what_was_taken_back_stays_out_of_the_moves() -> None:
    driven = hanging(human(LEA), ORION)
    driven.hang(0, 2)
    driven.do(undo, LEA, now=T0)
    driven.hang(0, 3)
    assert driven.table.moves == (Played(ONE, Call()), Played(ONE, Hang(3)))


def test_after_an_undo_no_question_comes_back_under_an_old_number() -> None:
    driven = hanging(human(LEA), ORION)
    old = driven.table.question(TWO)
    driven.hang(0)
    driven.do(undo, LEA, now=T0)
    driven.hang(0)
    late = refused(act, driven.table, None, TWO, Hang(1), question=old, action_id="b", now=T0)
    assert late == "stale"


def test_a_move_taken_back_is_still_known_as_applied() -> None:
    driven = hanging(human(LEA))
    driven.hang(0, id="x")
    driven.do(undo, LEA, now=T0)
    with pytest.raises(AlreadyApplied):
        driven.hang(0, id="x")


def test_undoing_is_for_those_who_play_alone_and_are_not_done() -> None:
    together, over, paused = hanging(), hanging(human(LEA), rounds=1), hanging(human(LEA))
    over.hang(0)
    paused.do(pause, LEA, now=T0)
    tables = [together.table, over.table, paused.table]
    assert [refused(undo, table, LEA, now=T0) for table in tables] == [
        "not-alone",
        "game-over",
        "paused",
    ]


def test_an_outside_program_cannot_take_back_a_persons_move() -> None:
    rigel = PlayerId("rigel-player")
    table = hanging(human(LEA), Bot("mybot", "Rigel", player=rigel)).table
    assert refused(undo, table, rigel, now=T0) == "not-alone"


def test_time_in_the_log_never_runs_backwards() -> None:
    driven = hanging()
    driven.do(pause, LEA, now=at(60))
    driven.do(resume, TOM, now=at(50))
    times = [entry.at for entry in driven.entries]
    assert times == sorted(times)


def test_a_seat_that_is_asked_nothing_answers_nothing() -> None:
    table = started(game=open_game("etoile-d-afrique")).table
    (awaited,) = table.awaited
    other, by = Seat(1 - awaited), (TOM if awaited == 0 else LEA)
    action = next(table.game.legal_actions(table.view(awaited)))
    answer = {"question": table.question(other), "action_id": "a", "now": T0}
    assert refused(act, table, by, other, action, **answer) == "stale"

"""Clocks are data: what is due when follows from the log and from the time that is asked about."""

from table.builders import LEA, ORION, T0, TOM, at, hanging, human, refused, started
from veillee.kernel.game import Seat
from veillee.table import Pace, Time, cover, iso, pause, resume, set_pace, settle

ONE, TWO = Seat(0), Seat(1)
FIRM = Pace(clock="firm", limit=30)


def test_without_a_clock_there_is_no_deadline() -> None:
    assert hanging().table.deadline(ONE) is None


def test_a_clock_runs_from_the_question_for_those_who_are_awaited() -> None:
    driven = hanging(pace=FIRM)
    driven.hang(0, now=at(10))
    assert driven.table.deadline(ONE) is None
    assert driven.table.deadline(TWO) == at(30)


def test_each_question_has_its_own_time() -> None:
    driven = hanging(pace=FIRM)
    driven.hang(0, now=at(10))
    driven.hang(1, now=at(20))
    assert driven.table.deadline(ONE) == at(50)


def test_before_the_start_no_clock_runs() -> None:
    assert started(pace=FIRM).table.deadline(ONE) is None


def test_a_gentle_clock_reminds_and_a_firm_one_lets_a_bot_play() -> None:
    gentle, firm = hanging(pace=Pace(clock="gentle", limit=30)), hanging(pace=FIRM)
    assert gentle.table.deadline(ONE) == firm.table.deadline(ONE) == at(30)
    assert refused(cover, gentle.table, ONE, now=at(31)) == "too-early"
    firm.do(cover, ONE, now=at(30))
    assert firm.table.bots_awaited == [0]


def test_grace_runs_from_the_silence_or_from_the_question_whichever_is_later() -> None:
    table = hanging(pace=Pace(grace=60)).table
    assert table.covers_at(ONE, silent_since=at(-500)) == at(60)
    assert table.covers_at(ONE, silent_since=at(5)) == at(65)
    assert table.covers_at(ONE, silent_since=None) is None


def test_a_table_may_wait_for_ever() -> None:
    assert hanging(pace=Pace(grace=None)).table.covers_at(ONE, silent_since=T0) is None


def test_the_earlier_of_clock_and_grace_counts() -> None:
    table = hanging(pace=Pace(clock="firm", limit=90, grace=10)).table
    assert table.covers_at(ONE, silent_since=T0) == at(10)


def test_bots_are_not_covered() -> None:
    assert hanging(human(LEA), ORION).table.covers_at(TWO, silent_since=T0) is None


def test_during_a_pause_nothing_is_due_and_afterwards_the_rest_of_the_time_is_left() -> None:
    driven = hanging(pace=FIRM)
    driven.do(pause, LEA, now=at(10))
    assert driven.table.deadline(ONE) is None
    assert driven.table.covers_at(ONE, silent_since=T0) is None
    driven.do(resume, TOM, now=at(1000))
    assert driven.table.deadline(ONE) == at(1020)


def test_a_pause_holds_patience_too() -> None:
    driven = started(pace=Pace(patience=20))
    driven.do(pause, LEA, now=at(10))
    assert driven.table.settles_at is None
    assert refused(settle, driven.table, now=at(500)) == "paused"
    driven.do(resume, LEA, now=at(100))
    assert driven.table.settles_at == at(110)


def test_a_table_can_be_left_for_days_and_go_on() -> None:
    driven = hanging()
    driven.hang(0)
    driven.hang(1, now=at(5 * 24 * 3600))
    assert driven.table.view(None).round == 2


def test_the_host_may_change_the_clocks_at_any_time() -> None:
    driven = hanging()
    driven.do(set_pace, LEA, FIRM, now=at(1))
    assert driven.table.deadline(ONE) == at(30)


def test_times_are_written_as_records_write_them() -> None:
    assert iso(Time(1_794_859_702_125)) == "2026-11-16T20:08:22.125Z"
    assert iso(Time(0)) == "1970-01-01T00:00:00.000Z"

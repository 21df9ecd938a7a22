"""A table is what its log says, on any node and at any time."""

import pytest

from table.builders import LEA, ORION, T0, TOM, Driven, at, facts, hanging, human, seated, started
from table.lanterns import Call, Lanterns
from veillee.games.catalogue import open_bot, open_game
from veillee.kernel import record
from veillee.kernel.chance import FastChance, commitment
from veillee.kernel.game import AnyGame, Dealing, Seat
from veillee.table import (
    BadLog,
    Bot,
    Entry,
    Pace,
    Refused,
    Table,
    arrange,
    catch_up,
    cover,
    decode,
    fold,
    leave,
    pass_host,
    pause,
    reclaim,
    resume,
    set_pace,
    settle,
    sit,
    start,
    swap,
    undo,
)
from veillee.table.entries import Left, Paused, Resumed, Undone


def a_whole_evening() -> Driven:
    """A table at which everything happens that can happen."""
    driven = seated(human(LEA), ORION, human(TOM), pace=Pace(clock="firm", limit=10))
    driven.do(arrange, LEA, options=driven.table.options, seats=4, now=T0)
    driven.do(sit, LEA, Seat(3), Bot("random", "Vega"), now=T0)
    driven.do(swap, LEA, Seat(0), Seat(3), now=T0)
    driven.do(start, LEA, now=T0)
    driven.do(settle, now=at(20))
    driven.do(pass_host, LEA, TOM, now=at(21))
    driven.hang(0, now=at(22))
    driven.do(pause, LEA, now=at(23))
    driven.do(resume, TOM, now=at(1000))
    driven.do(cover, Seat(2), now=at(1008))
    driven.hang(2, 4, now=at(1009))
    driven.do(reclaim, TOM, Seat(2), now=at(1010))
    driven.do(set_pace, TOM, Pace(), now=at(1010))
    driven.hang(3, 5, now=at(1011))
    driven.do(leave, LEA, Seat(3), now=at(1012))
    while not driven.table.over:
        driven.hang(driven.table.awaited[0], now=at(1100))
    return driven


def a_solitary_evening() -> Driven:
    driven = hanging(human(LEA), ORION)
    driven.hang(0, 3)
    driven.hang(1)
    driven.do(undo, LEA, now=T0)
    while not driven.table.over:
        driven.hang(driven.table.awaited[0])
    return driven


EVENINGS = {"whole": a_whole_evening(), "solitary": a_solitary_evening()}


@pytest.mark.parametrize("driven", EVENINGS.values(), ids=EVENINGS.keys())
def test_the_log_read_back_folds_to_the_same_table(driven: Driven) -> None:
    assert facts(fold(Lanterns(), map(decode, driven.data))) == facts(driven.table)


@pytest.mark.parametrize("driven", EVENINGS.values(), ids=EVENINGS.keys())
def test_every_prefix_of_a_log_is_a_table_at_rest(driven: Driven) -> None:
    for length in range(1, len(driven.data) + 1):
        table = fold(Lanterns(), driven.entries[:length])
        assert table.position == length
        assert table.play is None or not isinstance(table.play.turn, Dealing)


@pytest.mark.parametrize("driven", EVENINGS.values(), ids=EVENINGS.keys())
def test_catching_up_from_anywhere_gives_the_same_table(driven: Driven) -> None:
    for length in range(1, len(driven.data) + 1):
        behind = fold(Lanterns(), driven.entries[:length])
        assert facts(catch_up(behind, driven.entries[length:])) == facts(driven.table)


@pytest.mark.parametrize("driven", EVENINGS.values(), ids=EVENINGS.keys())
def test_the_record_of_a_finished_table_holds_up(driven: Driven) -> None:
    judged = record.verify(driven.table.record(), lambda name, components: Lanterns())
    assert judged.commitment == driven.table.commitment == commitment(driven.table.seed)


def test_the_record_tells_who_sat_there_and_when_they_played() -> None:
    judged = record.read(EVENINGS["whole"].table.record())
    played_by = [(seat.name, seat.played_by) for seat in judged.seats]
    assert played_by[0] == ("Vega", "bot:random")
    assert played_by[2] == ("Tom", "human")
    assert judged.moves[0].at == "2023-11-14T22:13:40.000Z"


def test_there_is_no_record_before_the_end() -> None:
    with pytest.raises(Refused, match="not-over"):
        hanging().table.record()


@pytest.mark.parametrize(("name", "seats"), [("etoile-d-afrique", 4), ("etoile-solitaire", 1)])
def test_real_games_played_at_a_table_leave_records_that_verify(name: str, seats: int) -> None:
    table = played_out(open_game(name), seats)
    assert record.verify(table.record(), open_game).game == name


def played_out(game: AnyGame, seats: int) -> Table:
    driven = started(human(LEA), *[ORION] * (seats - 1), game=game)
    bot, chance = open_bot(game, "random"), FastChance(1)
    while not driven.table.over:
        seat = driven.table.awaited[0]
        driven.act(seat, bot.choose(driven.table.view(seat), chance))
    assert facts(fold(game, map(decode, driven.data))) == facts(driven.table)
    return driven.table


class NewerLanterns(Lanterns):
    rules = 2


def test_a_table_of_other_rules_is_not_folded() -> None:
    with pytest.raises(BadLog, match="log-other-game"):
        fold(NewerLanterns(), hanging().entries)


@pytest.mark.parametrize("entries", [[], [Paused(at=T0)]])
def test_a_log_begins_with_opening(entries: list[Paused]) -> None:
    with pytest.raises(BadLog, match="log-not-opened"):
        fold(Lanterns(), entries)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (hanging().entries[0], "log-opened-twice"),
        (Resumed(at=T0), "log-not-paused"),
        (Undone(at=T0), "log-nothing-to-undo"),
        (Left(seat=Seat(7), at=T0), "index"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_an_entry_that_does_not_follow_is_named_by_its_position(wrong: Entry, why: str) -> None:
    driven = started()
    with pytest.raises(BadLog, match=why) as caught:
        fold(Lanterns(), [*driven.entries, wrong])
    assert caught.value.params["position"] == len(driven.entries) + 1


def test_nothing_moves_before_the_start() -> None:
    with pytest.raises(BadLog, match="log-not-started"):
        fold(Lanterns(), [*seated(ORION).entries, Undone(at=T0)])


def test_a_move_that_the_rules_refuse_makes_no_table() -> None:
    driven = started()
    driven.act(0, Call())
    moved = driven.entries[-1]
    with pytest.raises(BadLog, match="not-now"):
        fold(Lanterns(), [*driven.entries, moved])

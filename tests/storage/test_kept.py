"""A table kept in a log: what is decided is believed when it is durable, on every node."""

import asyncio
from collections.abc import Sequence
from functools import partial

import pytest

from table.builders import LEA, SEED, T0, TOM, facts, hanging
from table.lanterns import Hang, Lanterns
from veillee.games.catalogue import open_game
from veillee.kernel.chance import FastChance
from veillee.kernel.game import Played, Seat
from veillee.storage.kept import KeptTable, NoSuchTable
from veillee.storage.log import Clash, Unwritten
from veillee.storage.memory import MemoryLog
from veillee.table import (
    AlreadyApplied,
    Human,
    Refused,
    Step,
    Table,
    TableId,
    Time,
    act,
    open_table,
    pause,
    sit,
    start,
    undo,
)

answered = partial(act, action=Hang(2), question=1, now=T0)
LEA_HANGS = partial(answered, by=LEA, seat=Seat(0), action_id="a")
TOM_HANGS = partial(answered, by=TOM, seat=Seat(1), action_id="b")


class FailingLog(MemoryLog):
    """A log whose disk is full."""

    full = False

    async def append(self, table: str, expected: int, entries: Sequence[bytes]) -> int:
        if self.full:
            raise Unwritten("full")
        return await super().append(table, expected, entries)


async def node(log: MemoryLog) -> KeptTable:
    """A node at a table where both seats are to hang a lantern."""
    if not await log.read("T"):
        await log.append("T", 0, hanging().data)
    return await KeptTable.load(log, Lanterns(), "T")


def test_a_table_is_opened_once() -> None:
    async def scenario() -> None:
        log = MemoryLog()
        first = open_table(Lanterns(), TableId("T"), host=LEA, seats=2, seed=SEED, now=T0)
        kept = await KeptTable.open(log, first)
        assert kept.table.position == len(await log.read("T")) == 1
        with pytest.raises(Clash):
            await KeptTable.open(log, first)

    asyncio.run(scenario())


def test_a_table_that_was_never_opened_is_not_found() -> None:
    with pytest.raises(NoSuchTable, match="T9"):
        asyncio.run(KeptTable.load(MemoryLog(), Lanterns(), "T9"))


def test_who_was_slower_catches_up_and_decides_again() -> None:
    async def scenario() -> None:
        log = MemoryLog()
        here, there = await node(log), await node(log)
        await here.do(LEA_HANGS)
        await there.do(TOM_HANGS)
        assert there.table.view(None).round == 2
        assert facts(await here.refresh()) == facts(there.table)

    asyncio.run(scenario())


def test_a_resend_to_another_node_is_applied_once() -> None:
    async def scenario() -> None:
        log = MemoryLog()
        here, there = await node(log), await node(log)
        await here.do(LEA_HANGS)
        with pytest.raises(AlreadyApplied):
            await there.do(partial(LEA_HANGS, now=Time(T0 + 1)))
        assert len(await log.read("T")) == here.table.position

    asyncio.run(scenario())


def test_a_decision_is_judged_again_after_catching_up() -> None:
    async def scenario() -> None:
        log = MemoryLog()
        here, there = await node(log), await node(log)
        await here.do(partial(pause, by=LEA, now=T0))
        with pytest.raises(Refused, match="paused"):
            await there.do(TOM_HANGS)

    asyncio.run(scenario())


def test_what_was_not_written_did_not_happen() -> None:
    async def scenario() -> None:
        log = FailingLog()
        kept = await node(log)
        before = facts(kept.table)
        log.full = True
        with pytest.raises(Unwritten):
            await kept.do(LEA_HANGS)
        assert facts(kept.table) == before
        log.full = False
        await kept.do(LEA_HANGS)

    asyncio.run(scenario())


def test_two_tasks_of_one_node_take_turns() -> None:
    async def scenario() -> None:
        kept = await node(MemoryLog())
        await asyncio.gather(kept.do(LEA_HANGS), kept.do(TOM_HANGS))
        assert kept.table.view(None).round == 2

    asyncio.run(scenario())


def test_a_table_that_was_deleted_meanwhile_is_not_found() -> None:
    async def scenario() -> None:
        log = MemoryLog()
        kept = await node(log)
        await log.delete("T")
        with pytest.raises(NoSuchTable):
            await kept.do(LEA_HANGS)

    asyncio.run(scenario())


class TwiceAskedLog(MemoryLog):
    """A log whose first answer was lost, and whose second try found the position taken."""

    lost = True

    async def append(self, table: str, expected: int, entries: Sequence[bytes]) -> int:
        position = await super().append(table, expected, entries)
        if self.lost:
            raise Clash(expected, position)
        return position


def test_who_meets_their_own_entry_has_written_it() -> None:
    async def scenario() -> None:
        log = TwiceAskedLog()
        log.lost = False
        kept = await node(log)
        noted: list[int] = []
        kept.noted = lambda before, after: noted.append(after.position)
        log.lost = True
        before = kept.table.position
        await kept.do(LEA_HANGS)
        await kept.do(partial(pause, by=LEA, now=T0))
        assert len(await log.read("T")) == kept.table.position == before + 2
        assert noted == [before + 1, before + 2]

    asyncio.run(scenario())


def test_an_undo_whose_answer_was_lost_takes_back_one_move() -> None:
    async def scenario() -> None:
        log, game = TwiceAskedLog(), open_game("etoile-solitaire")
        log.lost = False
        opened = open_table(game, TableId("S"), host=LEA, seats=1, seed=SEED, now=T0)
        kept = await KeptTable.open(log, opened)
        await kept.do(partial(sit, by=LEA, seat=Seat(0), occupant=Human(LEA, "Léa"), now=T0))
        await kept.do(partial(start, by=LEA, now=T0))
        for move in range(3):
            await kept.do(partial(_any_move, str(move)))
        log.lost = True
        await kept.do(partial(undo, by=LEA, now=T0))
        assert sum(isinstance(move, Played) for move in kept.table.moves) == 2

    asyncio.run(scenario())


def _any_move(action_id: str, table: Table) -> Step:
    action = table.game.sample(table.view(Seat(0)), FastChance(action_id))
    question = table.question(Seat(0))
    assert question is not None
    return act(table, LEA, Seat(0), action, question=question, action_id=action_id, now=T0)

"""A table kept in a log: what is decided is believed when it is durable, on every node."""

import asyncio
from collections.abc import Sequence
from functools import partial

import pytest

from table.builders import LEA, SEED, T0, TOM, facts, hanging
from table.lanterns import Hang, Lanterns
from veillee.kernel.game import Seat
from veillee.storage.kept import KeptTable, NoSuchTable
from veillee.storage.log import Clash, Unwritten
from veillee.storage.memory import MemoryLog
from veillee.table import AlreadyApplied, Refused, TableId, act, open_table, pause

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
            await there.do(LEA_HANGS)
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

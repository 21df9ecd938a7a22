"""A table kept in a log: decide, write, and only then believe it.

NoSuchTable        the log knows no such table, or not any more
"""

import asyncio
from collections.abc import Callable
from typing import TypeAlias

from veillee.kernel.game import AnyGame
from veillee.storage.log import Clash, Log, StorageError
from veillee.table.entries import Entry, decode
from veillee.table.fold import catch_up, fold
from veillee.table.table import Step, Table

Decision: TypeAlias = Callable[[Table], Step]


class NoSuchTable(StorageError):
    """The log knows no such table."""

    def __init__(self, table: str) -> None:
        super().__init__("no-such-table", table=table)


class KeptTable:
    """A node's copy of a table. Any number of nodes may hold one; the log is the referee.

    `noted` is called with the table before and after each step that was decided here.
    """

    def __init__(self, log: Log, table: Table) -> None:
        self.table = table
        self.noted: Callable[[Table, Table], None] = lambda before, after: None
        self._log = log
        self._one_at_a_time = asyncio.Lock()

    @classmethod
    async def open(cls, log: Log, step: Step) -> "KeptTable":
        """A new table, written down; Clash if its id is taken."""
        await log.append(step.table.id, 0, [step.data])
        return cls(log, step.table)

    @classmethod
    async def load(cls, log: Log, game: AnyGame, table: str) -> "KeptTable":
        """The table that this log tells of."""
        entries = await _read(log, table, 0)
        if not entries:
            raise NoSuchTable(table)
        return cls(log, fold(game, entries))

    async def do(self, decision: Decision) -> Step:
        """Decide and write down; where somebody was faster, catch up and decide again.

        The decision's own refusals pass through. When this returns, the step is durable.
        """
        async with self._one_at_a_time:
            while True:
                step = decision(self.table)
                try:
                    await self._log.append(self.table.id, self.table.position, [step.data])
                except Clash as clash:
                    if await self._catch_up(clash, step):
                        return step
                else:
                    self._believe(step)
                    return step

    async def refresh(self) -> Table:
        """The table with all that others have written meanwhile."""
        async with self._one_at_a_time:
            entries = await _read(self._log, self.table.id, self.table.position)
            self.table = catch_up(self.table, entries)
            return self.table

    def _believe(self, step: Step) -> None:
        before, self.table = self.table, step.table
        self.noted(before, step.table)

    async def _catch_up(self, clash: Clash, step: Step) -> bool:
        """Read what was missed; whether this very step is the first of it.

        A log that asked its database twice, for the first answer was lost, clashes with itself.
        """
        if clash.actual < clash.expected:  # logs only grow: this one was deleted
            raise NoSuchTable(self.table.id) from clash
        missed = [data for _, data in await self._log.read(self.table.id, self.table.position)]
        ours = missed[:1] == [step.data]
        if ours:
            self._believe(step)
        self.table = catch_up(self.table, [decode(data) for data in missed[ours:]])
        return ours


async def _read(log: Log, table: str, after: int) -> list[Entry]:
    return [decode(data) for _, data in await log.read(table, after)]

"""A value kept as a log of small entries, on the port that keeps the tables' logs.

Codes, rooms, links and whose tables are whose need what tables need: to be durable, the same on
every node, and decided once when two nodes decide together. A log whose name has a colon is one of
these ledgers; all others are tables.
"""

from collections.abc import Callable
from functools import reduce
from typing import Generic, TypeVar

from veillee.kernel.forms import Form
from veillee.storage.log import Clash, Log

T = TypeVar("T")
E = TypeVar("E")

MARK = ":"


class Ledger(Generic[T, E]):
    """How one kind of value is kept: its name's beginning, its entries, and how they add up."""

    def __init__(self, kind: str, entry: Form[E], then: Callable[[T, E], T], empty: T) -> None:
        self._kind = kind
        self._entry = entry
        self._then = then
        self._empty = empty

    async def read(self, log: Log, name: str) -> T:
        """The value of this name; empty, if nothing was written."""
        value, _ = await self._read(log, name)
        return value

    async def write(self, log: Log, name: str, decide: Callable[[T], E | None]) -> T:
        """Decide on the value as it is and write that down; None: there is nothing to do."""
        while True:
            value, position = await self._read(log, name)
            entry = decide(value)
            if entry is None:
                return value
            try:
                await log.append(self._name(name), position, [self._entry.encode(entry)])
            except Clash:
                continue
            return self._then(value, entry)

    async def _read(self, log: Log, name: str) -> tuple[T, int]:
        entries = await log.read(self._name(name))
        decoded = (self._entry.decode(data) for _, data in entries)
        return reduce(self._then, decoded, self._empty), len(entries)

    def _name(self, name: str) -> str:
        return f"{self._kind}{MARK}{name}"


def is_table(name: str) -> bool:
    """Whether the log of this name is a table's."""
    return MARK not in name

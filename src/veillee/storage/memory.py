"""Logs that last as long as the process: for tests, and for evenings that leave no trace."""

import time
from collections.abc import Callable, Sequence

from msgspec import Struct

from veillee.storage.log import Clash, Closed, Listed


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class _Kept(Struct):
    created: int
    updated: int
    entries: list[bytes]


class MemoryLog:
    """The port in a dictionary. It never waits, so that each call is one step of the event loop."""

    def __init__(self, clock: Callable[[], int] = now) -> None:
        self._clock = clock
        self._kept: dict[str, _Kept] = {}
        self._closed = False

    async def append(self, table: str, expected: int, entries: Sequence[bytes]) -> int:
        self._need_open()
        kept = self._kept.get(table)
        actual = len(kept.entries) if kept else 0
        if actual != expected:
            raise Clash(expected, actual)
        if entries:
            self._write(table, entries)
        return expected + len(entries)

    async def read(self, table: str, after: int = 0) -> list[tuple[int, bytes]]:
        self._need_open()
        entries = self._kept[table].entries if table in self._kept else []
        return list(enumerate(entries, start=1))[after:]

    async def tables(self) -> list[Listed]:
        self._need_open()
        listed = [
            Listed(table, len(kept.entries), kept.created, kept.updated)
            for table, kept in self._kept.items()
        ]
        return sorted(listed, key=lambda one: (-one.updated, one.table))

    async def delete(self, table: str) -> bool:
        self._need_open()
        return self._kept.pop(table, None) is not None

    async def purge(self, before: int) -> int:
        self._need_open()
        old = [table for table, kept in self._kept.items() if kept.updated < before]
        for table in old:
            del self._kept[table]
        return len(old)

    async def close(self) -> None:
        self._closed = True

    def _write(self, table: str, entries: Sequence[bytes]) -> None:
        at = self._clock()
        kept = self._kept.setdefault(table, _Kept(at, at, []))
        kept.entries.extend(entries)
        kept.updated = at

    def _need_open(self) -> None:
        if self._closed:
            raise Closed

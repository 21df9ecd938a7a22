"""The port: what a table's log asks of whatever keeps it.

    StorageError       as data, for the edge to say: `key` and `params`
      Clash            somebody else appended first; read what was missed, and decide again
      Closed           the log has been closed
      Unusable         this place cannot be used: not a database, of a newer program, read-only …
      Unwritten        nothing was written now, though it may work later: full, busy, broken off

An append is acknowledged when it is durable, all of it or nothing.
"""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct


class StorageError(Exception):
    """What went wrong: `key` is the message, `params` its names and numbers."""

    def __init__(self, key: str, **params: str | int) -> None:
        super().__init__(key, params)
        self.key = key
        self.params = params

    def __str__(self) -> str:
        said = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.key} ({said})" if said else self.key


class Clash(StorageError):
    """The log is not where the writer thought it was."""

    def __init__(self, expected: int, actual: int) -> None:
        super().__init__("clash", expected=expected, actual=actual)
        self.expected = expected
        self.actual = actual


class Closed(StorageError):
    """The log has been closed."""

    def __init__(self) -> None:
        super().__init__("closed")


class Unusable(StorageError):
    """No log can be kept here."""


class Unwritten(StorageError):
    """Nothing was written; the log is as it was."""


class Listed(Struct, frozen=True):
    """A table that is kept: how many entries, and when the first and the last were written."""

    table: str
    position: int
    created: int
    updated: int


class Log(Protocol):
    """The logs of many tables. Positions count from 1 without gaps; times are milliseconds."""

    async def append(self, table: str, expected: int, entries: Sequence[bytes]) -> int:
        """Write entries after position `expected`, durably, and give the new position.

        Clash if the log is elsewhere; 0 is expected of a table that does not exist yet.
        """

    async def read(self, table: str, after: int = 0) -> list[tuple[int, bytes]]:
        """The entries after a position, in order, each with its own."""

    async def tables(self) -> list[Listed]:
        """Every table that is kept, the latest first."""

    async def delete(self, table: str) -> bool:
        """Forget a table; whether there was one."""

    async def purge(self, before: int) -> int:
        """Forget every table untouched since `before`; how many there were."""

    async def close(self) -> None:
        """Finish what has been accepted, and let go of everything."""

"""What SQLite has to say, as data."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from veillee.storage.log import StorageError, Unusable, Unwritten

_UNUSABLE = {
    sqlite3.SQLITE_NOTADB: "not-a-database",
    sqlite3.SQLITE_CORRUPT: "corrupt",
    sqlite3.SQLITE_CANTOPEN: "cannot-open",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_PERM: "read-only",
}
_BUSY = "busy"
_UNWRITTEN = {
    sqlite3.SQLITE_BUSY: _BUSY,
    sqlite3.SQLITE_LOCKED: _BUSY,
    sqlite3.SQLITE_FULL: "full",
}


@contextmanager
def said(path: str) -> Iterator[None]:
    """Whatever SQLite raises in here is raised as a StorageError about this file."""
    try:
        yield
    except sqlite3.Error as error:
        raise _as_data(error, path) from error


def is_busy(error: BaseException) -> bool:
    """Whether another program held the file for too long."""
    return isinstance(error, Unwritten) and error.key == _BUSY


def _as_data(error: sqlite3.Error, path: str) -> StorageError:
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF  # the primary code
    if code in _UNUSABLE:
        return Unusable(_UNUSABLE[code], path=path)
    return Unwritten(_UNWRITTEN.get(code, "broken-off"), path=path, detail=str(error))

"""The schema of an SQLite file, brought up to date by numbered migrations when it is opened."""

import sqlite3
from collections.abc import Iterator
from importlib.resources import files

from veillee.storage.log import Unusable

_VERSIONS = """
create table if not exists schema_version (
    version integer primary key,
    name text not null
)
"""


def migrate(connection: sqlite3.Connection, path: str) -> None:
    """Apply what is missing, each migration whole or not at all.

    The write lock is held from the first look on, so that of two programs that open the same file
    one waits and finds the work done.
    """
    connection.execute("begin immediate")
    try:
        _apply_missing(connection, path)
    except BaseException:
        connection.execute("rollback")
        raise
    connection.execute("commit")


def migrations(database: str = "sqlite") -> list[tuple[int, str, str]]:
    """Every migration of a kind of database: its number, its name and its SQL."""
    folder = files("veillee.storage").joinpath("migrations", database)
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".sql"))
    return [(int(name[:4]), name, folder.joinpath(name).read_text("utf-8")) for name in names]


def statements(sql: str) -> Iterator[str]:
    """The statements of a script, one by one: `executescript` would commit behind our back."""
    statement = ""
    for line in sql.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


def _apply_missing(connection: sqlite3.Connection, path: str) -> None:
    if not _ours(connection):
        raise Unusable("not-ours", path=path)
    connection.execute(_VERSIONS)
    (found,) = connection.execute("select coalesce(max(version), 0) from schema_version").fetchone()
    known = migrations()
    newest = known[-1][0]
    if found > newest:
        raise Unusable("newer-schema", path=path, found=found, known=newest)
    for version, name, sql in known:
        if version > found:
            _apply(connection, version, name, sql)


def _apply(connection: sqlite3.Connection, version: int, name: str, sql: str) -> None:
    for statement in statements(sql):
        connection.execute(statement)
    connection.execute("insert into schema_version values (?, ?)", (version, name))


def _ours(connection: sqlite3.Connection) -> bool:
    """An empty file, or one that has been here before: never another program's database."""
    tables = [name for (name,) in connection.execute("select name from sqlite_master")]
    return not tables or "schema_version" in tables

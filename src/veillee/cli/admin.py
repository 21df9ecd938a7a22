"""`veillee admin`: the house's logs, for whoever runs it, while it runs."""

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Annotated, TypeVar

import msgspec
import typer
from rich.console import Console
from rich.table import Table as Grid

from veillee import settings as knobs
from veillee.cli.speech import Said, say, telling
from veillee.kernel.forms import NotReadable
from veillee.lobby import housekeeping
from veillee.lobby.housekeeping import Clock, Copied
from veillee.lobby.ledger import is_table
from veillee.lobby.refusals import Declined
from veillee.server.live import read_table
from veillee.server.run import open_log, sqlite_file
from veillee.storage.log import Listed, Log, Unusable
from veillee.storage.memory import now
from veillee.storage.sqlite import SqliteLog
from veillee.table import Table, iso, shown
from veillee.table.clocks import Time

T = TypeVar("T")
DAY = 24 * 3600 * 1000

app = typer.Typer(help=say("help-admin"), no_args_is_help=True, rich_markup_mode=None)

Database = Annotated[str | None, typer.Option(help=say("setting-database"))]
Config = Annotated[Path | None, typer.Option(help=say("help-config"))]


class Row(msgspec.Struct, frozen=True):
    """A table as the list shows it."""

    table: str
    game: str
    phase: str
    seats: tuple[str | None, ...]
    entries: int
    updated: str


@app.command("list", help=say("help-admin-list"))
def list_(
    as_json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
    database: Database = None,
    config: Config = None,
) -> None:
    rows = _with_log(_rows, database, config)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(rows)).decode())
        return
    grid = Grid()
    for key in Row.__struct_fields__:
        # What other commands ask for is shown whole, however narrow the window.
        grid.add_column(say(f"admin-{key}"), overflow="fold", no_wrap=key == "table")
    for row in rows:
        seats = ", ".join(name or "–" for name in row.seats)
        grid.add_row(row.table, row.game, row.phase, seats, str(row.entries), row.updated)
    Console().print(grid)


@app.command(help=say("help-admin-export"))
def export(table: str, database: Database = None, config: Config = None) -> None:
    found = _with_log(lambda log: _table(log, table), database, config)
    if not found.over:
        raise Said(say("refused-not-over"))
    sys.stdout.buffer.write(found.record() + b"\n")


@app.command(help=say("help-admin-close"))
def close(room: str, database: Database = None, config: Config = None) -> None:
    if not _with_log(lambda log: housekeeping.close(log, room), database, config):
        raise Said(say("refused-no-such-room"))


@app.command(help=say("help-admin-purge"))
def purge(
    days: Annotated[int, typer.Option(min=1, help=say("help-admin-days"))],
    database: Database = None,
    config: Config = None,
) -> None:
    before = now() - days * DAY
    count = _with_log(lambda log: housekeeping.purge(log, before), database, config)
    print(say("admin-purged", count=count))


@app.command(help=say("help-admin-backup"))
def backup(file: Path, database: Database = None, config: Config = None) -> None:
    async def carry_away(log: Log) -> Copied:
        clock = Clock()
        target = SqliteLog.open(file, clock=clock)
        try:
            return await housekeeping.copy(log, target, clock)
        finally:
            await target.close()

    _tell(_with_log(carry_away, database, config))


@app.command(help=say("help-admin-restore"))
def restore(file: Path, database: Database = None, config: Config = None) -> None:
    clock = Clock()

    async def bring_back(log: Log) -> Copied:
        source = SqliteLog.open(file)
        try:
            return await housekeeping.copy(source, log, clock)
        finally:
            await source.close()

    _need_file(file)
    _tell(_with_log(bring_back, database, config, clock=clock, begin=True))


def _tell(copied: Copied) -> None:
    print(say("admin-copied", logs=copied.logs, entries=copied.entries))
    if copied.other:
        raise Said(say("admin-other", tables=", ".join(copied.other)))


def _with_log(
    work: Callable[[Log], Awaitable[T]],
    database: str | None,
    config: Path | None,
    clock: Callable[[], int] = now,
    *,
    begin: bool = False,
) -> T:
    """What this work comes to on the house's log, which may only `begin` where it is asked to."""
    with telling():
        chosen = knobs.load({"database": database}, os.environ, config)
        if not begin and (file := sqlite_file(chosen.database)) is not None:
            _need_file(file)

        async def main() -> T:
            log = await asyncio.to_thread(open_log, chosen.database, clock=clock)
            try:
                return await work(log)
            finally:
                await log.close()

        return asyncio.run(main())


def _need_file(file: Path) -> None:
    """To open a file that is not there, or that is empty, would make a house of it."""
    with telling():
        if not file.stat().st_size:
            raise Unusable("not-a-database", path=str(file))


async def _rows(log: Log) -> list[Row]:
    found = await housekeeping.kept(log)
    tables = [listed for group in found for listed in group.logs if is_table(listed.table)]
    rows = [await _row_of(log, listed) for listed in tables]
    return [row for row in rows if row is not None]


async def _row_of(log: Log, listed: Listed) -> Row | None:
    """None: what the log says is no table, which is told beside the list."""
    try:
        return _row((await read_table(log, listed.table)).table, listed.updated)
    except NotReadable as trouble:
        why = say(f"unreadable-{trouble.key}", **trouble.params)
        print(say("admin-unreadable", table=listed.table, why=why), file=sys.stderr)
        return None


def _row(table: Table, updated: int) -> Row:
    return Row(
        table=table.id,
        game=table.game.name,
        phase=shown(table).phase,
        seats=tuple(c.occupant.name if c.occupant else None for c in table.chairs),
        entries=table.position,
        updated=iso(Time(updated)),
    )


async def _table(log: Log, name: str) -> Table:
    try:
        return (await read_table(log, name)).table
    except Declined:
        raise Said(say("refused-no-such-room")) from None

"""The tables of this machine's terminal: each decision is durable before it is shown."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, Self, TypeVar
from uuid import uuid4

from veillee.games.catalogue import open_game
from veillee.kernel.game import AnyGame
from veillee.storage.sqlite import SqliteLog
from veillee.table import Step, Table, TableId, Time, decode, fold
from veillee.table.entries import Opened

T = TypeVar("T")
REMEMBERED = 40  # how many tables are looked through for one to take up again


class Tables:
    """The log of a file, asked and told one thing after another."""

    def __init__(self, file: Path) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        self._log = SqliteLog.open(file)
        # Not asyncio.run: it would keep the first Ctrl-C from a prompt that waits for a person.
        self._loop = asyncio.new_event_loop()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._wait(self._log.close())
        self._loop.close()

    def keep(self, step: Step) -> Table:
        """The table after a step, once the step is durable."""
        table = step.table
        self._wait(self._log.append(table.id, table.position - 1, [step.data]))
        return table

    def unfinished(self, game: AnyGame, suits: Callable[[Table], bool]) -> Table | None:
        """The latest table of this game that is not over and suits."""
        for listed in self._wait(self._log.tables())[:REMEMBERED]:
            table = self._folded(game, listed.table)
            if table is not None and not table.over and suits(table):
                return table
        return None

    def _folded(self, game: AnyGame, table: str) -> Table | None:
        entries = [decode(data) for _, data in self._wait(self._log.read(table))]
        match entries[0]:
            case Opened(game=game.name, rules=game.rules):
                return fold(open_game(game.name), entries)
            case _:
                return None

    def _wait(self, doing: Coroutine[Any, Any, T]) -> T:
        return self._loop.run_until_complete(doing)


def new_id() -> TableId:
    return TableId(uuid4().hex)


def now() -> Time:
    return Time(time.time_ns() // 1_000_000)

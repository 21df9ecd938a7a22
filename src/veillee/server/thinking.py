"""Bots think off the event loop, in processes or threads, and answer in bytes.

A bot gets the bytes of a view, as a stranger would, and its answer passes the same decoder.
"""

import asyncio
import multiprocessing
import secrets
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from functools import cache
from typing import Any, Protocol

import structlog

from veillee.games.catalogue import open_bot, open_game
from veillee.kernel.chance import FastChance
from veillee.kernel.game import AnyBot, AnyGame, Seat
from veillee.table import Table

log = structlog.get_logger()


class Thinker(Protocol):
    """Someone who chooses for a seat."""

    async def choose(self, table: Table, seat: Seat, bot: str) -> Any:
        """An action of this bot for this seat, which is asked."""

    def close(self) -> None:
        """Think no more."""


class PooledThinker:
    """Thinks in `workers` processes; with none, in one thread."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: Executor | None = None

    async def choose(self, table: Table, seat: Seat, bot: str) -> Any:
        forms = table.game.forms
        view = forms.view.encode(table.view(seat))
        loop, seed = asyncio.get_running_loop(), secrets.token_hex(8)
        try:
            chosen = await loop.run_in_executor(
                self._started(), _choose, table.game.name, bot, table.persona_of(seat), view, seed
            )
            return forms.action.decode(chosen)
        except Exception:
            # A game must go on: whatever ails a bot, some legal action is there.
            log.exception("bot-failed", table=table.id, seat=seat, bot=bot)
            return table.game.sample(table.view(seat), FastChance(seed))

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def _started(self) -> Executor:
        if self._pool is None:
            self._pool = _pool(self._workers)
        return self._pool


def _pool(workers: int) -> Executor:
    if workers == 0:
        return ThreadPoolExecutor(1, "veillee-bots")
    # A fork would copy threads' locks; a fresh process is slower to start and always sound.
    return ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"))


def _choose(game: str, bot: str, persona: str, view: bytes, seed: str) -> bytes:
    rules = _game(game)
    chosen = _bot(game, bot, persona).choose(rules.forms.view.decode(view), FastChance(seed))
    return rules.forms.action.encode(chosen)


@cache
def _game(name: str) -> AnyGame:
    return open_game(name)


@cache
def _bot(game: str, name: str, persona: str) -> AnyBot:
    return open_bot(_game(game), name, persona)

"""Bots think off the event loop, in processes or in a thread, and answer in bytes.

A bot gets the bytes of a view, as a stranger would, and its answer passes the same decoder. A game
never waits for a bot in vain: one that thinks too long, fails or dies is answered for by one that
needs no time, and its process by a new one.
"""

import asyncio
import multiprocessing
import queue
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from multiprocessing.connection import Connection
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias

import structlog

from veillee.games.catalogue import bot_at_once, open_bot, open_game
from veillee.kernel.chance import FastChance
from veillee.kernel.game import AnyBot, AnyGame, Seat
from veillee.table import Table

log = structlog.get_logger()

PREPARING_SECONDS = 120.0  # a bot may have a great deal to read before its first answer
PATIENCE_SECONDS = 20.0  # for an answer, whoever else is thinking

# A fork would copy threads' locks; a fresh process is slower to start and always sound.
_FRESH = multiprocessing.get_context("spawn")


class Thinker(Protocol):
    """Someone who chooses for a seat."""

    def prepare(self, game: str, bot: str) -> None:
        """This bot has sat down to this game: its first answer must not be late."""

    async def choose(self, table: Table, seat: Seat, bot: str) -> Any:
        """An action of this bot for this seat, which is asked."""

    def close(self) -> None:
        """Think no more."""


NOTHING = b""


class Question(NamedTuple):
    """What a bot is asked, and the luck it may use; a view of nothing asks it to get ready."""

    game: str
    bot: str
    persona: str
    view: bytes
    seed: str


Reply: TypeAlias = tuple[Literal["ready", "chosen", "failed"], bytes]
Serve: TypeAlias = Callable[[Connection], None]


class TooSlow(Exception):
    """A bot thought longer than it may."""


class Failed(Exception):
    """A bot could not answer; what it said of it."""


class Mind(Protocol):
    """Where one bot at a time thinks."""

    def answer(self, asked: Question) -> bytes:
        """The chosen action; waits, and so belongs in a thread."""

    def end(self) -> None:
        """Stop, whatever is being thought."""


class PooledThinker:
    """Thinks in `workers` processes, each answer within `seconds`; with none, in one thread.

    All who ask wait in one line, so that no table is served before another that came first.
    """

    def __init__(
        self,
        workers: int,
        seconds: float = 5.0,
        *,
        patience: float = PATIENCE_SECONDS,
        serve: Serve | None = None,
    ) -> None:
        self._minds = _minds(workers, seconds, serve or serve_questions)
        self._patience = patience
        self._threads = ThreadPoolExecutor(len(self._minds), "veillee-bots")
        self._idle: queue.SimpleQueue[Mind] = queue.SimpleQueue()
        for mind in self._minds:
            self._idle.put(mind)
        self._prepared: set[tuple[str, str]] = set()

    def prepare(self, game: str, bot: str) -> None:
        if (game, bot) not in self._prepared:
            self._prepared.add((game, bot))
            for _ in self._minds:  # each has a memory of its own
                self._threads.submit(self._ask, Question(game, bot, "", NOTHING, ""))

    async def choose(self, table: Table, seat: Seat, bot: str) -> Any:
        forms, seed = table.game.forms, secrets.token_hex(8)
        view = forms.view.encode(table.view(seat))
        asked = Question(table.game.name, bot, table.persona_of(seat), view, seed)
        thinking = asyncio.get_running_loop().run_in_executor(self._threads, self._ask, asked)
        try:
            return forms.action.decode(await asyncio.wait_for(thinking, self._patience))
        except (TooSlow, TimeoutError):
            log.warning("bot-slow", table=table.id, seat=seat, bot=bot)
        except Exception:
            log.exception("bot-failed", table=table.id, seat=seat, bot=bot)
        # A game must go on, whatever ails a bot; what plays instead reads its first words off the
        # loop, and not in the bots' threads, which may all be busy.
        instead = bot_at_once(table.game)
        return await asyncio.to_thread(instead.choose, table.view(seat), FastChance(seed))

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        for mind in self._minds:
            mind.end()

    def _ask(self, asked: Question) -> bytes:
        mind = self._idle.get()  # as many as there are threads: it never waits
        try:
            return mind.answer(asked)
        finally:
            self._idle.put(mind)


def _minds(workers: int, seconds: float, serve: Serve) -> list[Mind]:
    return [Process(serve, seconds) for _ in range(workers)] or [Inside()]


class Inside:
    """Thinks in the house's own process: what cannot be stopped must be waited for."""

    def answer(self, asked: Question) -> bytes:
        return _choose(asked)

    def end(self) -> None:
        """Nothing is kept."""


class Process:
    """Thinks in a process of its own, which is replaced when it is too slow or dies."""

    def __init__(self, serve: Serve, seconds: float) -> None:
        self._serve = serve
        self._seconds = seconds
        self._ended = False
        self._running: tuple[Any, Connection] | None = None

    def answer(self, asked: Question) -> bytes:
        try:
            pipe = self._pipe()
            pipe.send(asked)
            _reply(pipe, PREPARING_SECONDS)
            return _reply(pipe, self._seconds)
        except Failed:
            raise
        except BaseException:
            self._replace()
            raise

    def end(self) -> None:
        self._ended = True
        self._replace()

    def _pipe(self) -> Connection:
        if self._running is None:
            if self._ended:
                raise Failed("the house is closing")
            here, there = _FRESH.Pipe()
            process = _FRESH.Process(target=self._serve, args=(there,), daemon=True)
            process.start()
            there.close()
            self._running = process, here
        return self._running[1]

    def _replace(self) -> None:
        """The next question finds a new process."""
        running, self._running = self._running, None
        if running is not None:
            process, pipe = running
            process.kill()
            process.join()
            pipe.close()


def _reply(pipe: Connection, seconds: float) -> bytes:
    if not pipe.poll(seconds):
        raise TooSlow
    reply: Reply = pipe.recv()
    kind, data = reply
    if kind == "failed":
        raise Failed(data.decode())
    return data


# In the process that thinks.


def serve_questions(pipe: Connection) -> None:
    """Answer until the house is gone: `ready` when the bot is there, then what it has chosen."""
    with suppress(EOFError, KeyboardInterrupt, BrokenPipeError):
        while True:
            _serve(pipe, pipe.recv())


def _serve(pipe: Connection, asked: Question) -> None:
    try:
        _bot(asked.game, asked.bot, asked.persona)
        pipe.send(("ready", b""))
        pipe.send(("chosen", _choose(asked)))
    except Exception as error:
        pipe.send(("failed", repr(error).encode()))


def _choose(asked: Question) -> bytes:
    forms = _game(asked.game).forms
    bot = _bot(asked.game, asked.bot, asked.persona)
    if asked.view == NOTHING:
        return NOTHING
    chosen = bot.choose(forms.view.decode(asked.view), FastChance(asked.seed))
    return forms.action.encode(chosen)


@cache
def _game(name: str) -> AnyGame:
    return open_game(name)


@cache
def _bot(game: str, name: str, persona: str) -> AnyBot:
    """A bot that has read all it needs to: `prepare`, where it has one."""
    bot = open_bot(_game(game), name, persona)
    prepare = getattr(bot, "prepare", None)
    if prepare is not None:
        prepare()
    return bot

"""Two nodes on PostgreSQL and Redis, tables under load, and everything dying and coming back.

What must hold at the end: every acknowledged action stands in the log, none stands there twice,
every game is over, and every client has seen it.
"""

import asyncio
import itertools
import os
import random
import secrets
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
from msgspec import Struct

from services import Server, free_port, postgres, redis
from veillee.kernel.chance import FastChance
from veillee.lobby.ledger import is_table
from veillee.server import wire
from veillee.server.house import game_named
from veillee.storage.postgres import PostgresLog
from veillee.table.entries import Moved, decode

VEILLEE = Path(sys.executable).with_name("veillee")
ANSWER_SECONDS = 8.0


class Report(Struct):
    """What an evening of chaos came to."""

    tables: int
    seconds: float
    acknowledged: int
    lost: int
    twice: int
    stale: int
    unfinished: int
    kills: int
    restarts: int
    reconnections: int


class NodeProcess:
    """A `veillee serve` that may be killed at any time."""

    def __init__(self, database: str, bus: str, folder: Path) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._environment = {
            **os.environ,
            "VEILLEE_DATABASE": database,
            "VEILLEE_BUS": bus,
            "VEILLEE_SECRET": "a secret of the tests",
            "VEILLEE_PORT": str(self.port),
            "VEILLEE_BOT_DELAY": "0",
            "VEILLEE_BOT_WORKERS": "0",
            "VEILLEE_ROUND_SECONDS": "1",
            "VEILLEE_REQUESTS_PER_SECOND": "100000",
            "VEILLEE_REQUESTS_BURST": "1000000",
            "VEILLEE_SOCKETS_PER_ADDRESS": "100000",
            "VEILLEE_TABLES_PER_HOUR": "1000000000",
            "VEILLEE_LOG_LEVEL": "error",
        }
        self._log = (folder / f"node-{self.port}.log").open("ab")
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self._process = subprocess.Popen(
            [str(VEILLEE), "serve"], env=self._environment, stdout=self._log, stderr=self._log
        )

    async def up(self) -> None:
        """Wait until the node answers."""
        async with aiohttp.ClientSession() as session:
            while True:
                with suppress(aiohttp.ClientError, OSError):
                    async with session.get(f"{self.url}/readyz") as answer:
                        if answer.status == 200:
                            return
                await asyncio.sleep(0.05)

    def end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(30)
            self._process = None

    def close(self) -> None:
        self.end(signal.SIGTERM)
        self._log.close()


class Guest:
    """Someone who plays through anything: comes back anywhere, sends again what had no answer."""

    def __init__(self, nodes: list[NodeProcess], name: str) -> None:
        self.name = name
        self.session = aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True))
        self.table: wire.TableNow | None = None
        self.acknowledged: set[tuple[str, int, str]] = set()
        self.reconnections = 0
        self._nodes = nodes
        self._ids = (f"{secrets.token_hex(4)}-{n}" for n in itertools.count())
        self._sent: wire.Act | None = None

    async def post(self, path: str, body: Any) -> Any:
        while True:
            with suppress(aiohttp.ClientError, OSError, asyncio.TimeoutError):
                url = random.choice(self._nodes).url
                await (await self.session.get(f"{url}/api/me")).read()
                async with self.session.post(url + path, json=body) as response:
                    if response.status < 300:
                        return msgspec.json.decode(await response.read())
            await asyncio.sleep(0.1)

    async def attend(self, room: str, before: list[wire.Command], *, until: str) -> None:
        """Do these once and play until the table is in this phase."""
        waiting = list(before)
        while waiting or self.table is None or self.table.phase not in (until, "over"):
            with suppress(aiohttp.ClientError, OSError, asyncio.TimeoutError, ValueError):
                url = random.choice(self._nodes).url
                await (await self.session.get(f"{url}/api/me")).read()
                async with self.session.ws_connect(f"{url}/ws", heartbeat=4) as socket:
                    await self._play(socket, room, waiting, until)
            self.reconnections += 1
            await asyncio.sleep(0.05 + random.random() * 0.2)

    async def _play(
        self,
        socket: aiohttp.ClientWebSocketResponse,
        room: str,
        waiting: list[wire.Command],
        until: str,
    ) -> None:
        await self._send(socket, wire.Watch(id=next(self._ids), room=room))
        for command in waiting:
            await self._send(socket, command)
        if self._sent is not None:
            await self._send(socket, self._sent)
        while True:
            frame = await socket.receive(ANSWER_SECONDS)
            if frame.type is not aiohttp.WSMsgType.TEXT:
                return
            await self._take(socket, wire.MESSAGE.decode(frame.data), waiting)
            if self.table is not None and self.table.phase in (until, "over") and not waiting:
                return

    async def _take(
        self,
        socket: aiohttp.ClientWebSocketResponse,
        message: wire.Message,
        waiting: list[wire.Command],
    ) -> None:
        match message:
            case wire.TableNow():
                self.table = message
            case wire.Ack(id=id_):
                waiting[:] = [command for command in waiting if command.id != id_]
                self._note(id_)
            case wire.Refused(id=id_, key="try-again"):
                await asyncio.sleep(0.1)
                for command in [*waiting, *([self._sent] if self._sent else [])]:
                    if command.id == id_:
                        await self._send(socket, command)
            case wire.Refused(id=id_, key=key):
                if key in ("already-started", "seat-taken"):  # done before the answer was lost
                    waiting[:] = [command for command in waiting if command.id != id_]
                elif key == "empty-seats":
                    await asyncio.sleep(0.1)
                    for command in waiting:
                        await self._send(socket, command)
                if self._sent is not None and self._sent.id == id_:
                    self._sent = None
            case wire.View(seat=int(seat), question=int(question)) if seat in message.awaited:
                if self._sent is None or self._sent.question != question:
                    await self._act(socket, message, seat, question)

    async def _act(
        self,
        socket: aiohttp.ClientWebSocketResponse,
        view: wire.View,
        seat: int,
        question: int,
    ) -> None:
        assert self.table is not None
        game = game_named(self.table.game)
        action = game.sample(game.forms.view.decode(view.view), FastChance(question))
        raw = msgspec.Raw(game.forms.action.encode(action))
        self._sent = wire.Act(id=next(self._ids), seat=seat, question=question, action=raw)
        await self._send(socket, self._sent)

    def _note(self, id_: str) -> None:
        if self._sent is not None and self._sent.id == id_ and self.table is not None:
            self.acknowledged.add((self.table.table, self._sent.seat, id_))
            self._sent = None

    async def _send(self, socket: aiohttp.ClientWebSocketResponse, command: wire.Command) -> None:
        await socket.send_str(wire.COMMAND.encode(command).decode())


async def evening(guests: list[Guest], rounds: int) -> None:
    """One table of two people and a bot, from its opening to its end."""
    opened = await guests[0].post(
        "/api/rooms",
        {"game": "etoile-d-afrique", "seats": 3, "options": {"rounds": rounds}},
    )
    room = opened["room"]
    for seat, guest in enumerate(guests):
        await guest.attend(
            room, [wire.Sit(id=f"sit-{seat}", seat=seat, name=guest.name)], until="open"
        )
    bot = wire.AddBot(id="bot", seat=2, bot="heuristic", name="Hulotte")
    await guests[0].attend(room, [bot, wire.Start(id="start")], until="playing")
    await asyncio.gather(*(guest.attend(room, [], until="over") for guest in guests))


async def chaos(
    nodes: list[NodeProcess],
    services: list[Server],
    report: Report,
    every: float,
    over: asyncio.Event,
) -> None:
    """Kill a node every few seconds; now and then a database or a bus goes away too.

    The seconds count from when both nodes are up: a slow machine makes a longer evening, not one in
    which nobody ever gets a word in. At the end whatever was ended is up again.
    """
    for turn in itertools.count(1):
        for each in nodes:
            await each.up()
        await asyncio.wait([asyncio.ensure_future(over.wait())], timeout=every)
        if over.is_set():
            return
        node = nodes[turn % len(nodes)]
        await asyncio.to_thread(node.end, signal.SIGKILL)
        node.start()
        report.kills += 1
        if turn % 3 == 0:
            service = services[turn // 3 % len(services)]
            await asyncio.to_thread(service.end, signal.SIGQUIT)
            await asyncio.to_thread(service.start)
            report.restarts += 1


async def judged(database: str, guests: list[Guest], report: Report) -> None:
    """Compare what clients were told with what stands in the logs."""
    log = await asyncio.to_thread(PostgresLog.open, database)
    moves: Counter[tuple[str, int, str]] = Counter()
    for listed in await log.tables():
        if is_table(listed.table):
            for _, data in await log.read(listed.table):
                entry = decode(data)
                if isinstance(entry, Moved):
                    moves[(listed.table, entry.seat, entry.action_id)] += 1
    await log.close()
    told = set().union(*(guest.acknowledged for guest in guests))
    report.acknowledged = len(told)
    report.lost = sum(move not in moves for move in told)
    report.twice = sum(count > 1 for count in moves.values())
    report.stale = sum(guest.table is None or guest.table.phase != "over" for guest in guests)
    report.reconnections = sum(guest.reconnections for guest in guests)


@asynccontextmanager
async def nodes_on(database: str, bus: str, folder: Path) -> AsyncIterator[list[NodeProcess]]:
    nodes = [NodeProcess(database, bus, folder) for _ in range(2)]
    for node in nodes:
        node.start()
    try:
        yield nodes
    finally:
        for node in nodes:
            await asyncio.to_thread(node.close)


async def _evening_of_chaos(
    tables: int, rounds: int, every: float, limit: float, folder: Path
) -> Report:
    began = time.monotonic()
    with postgres() as database, redis() as bus:
        async with nodes_on(database.url, bus.url, folder) as nodes:
            report = Report(tables, 0, 0, 0, 0, 0, tables, 0, 0, 0)
            over = asyncio.Event()
            trouble = asyncio.ensure_future(chaos(nodes, [bus, database], report, every, over))
            pairs = [[Guest(nodes, f"Léa {n}"), Guest(nodes, f"Tom {n}")] for n in range(tables)]
            evenings = [asyncio.ensure_future(evening(pair, rounds)) for pair in pairs]
            _, late = await asyncio.wait(evenings, timeout=limit)
            over.set()
            for task in late:
                task.cancel()
            await asyncio.gather(trouble, *evenings, return_exceptions=True)
            report.unfinished = len(late)
            report.seconds = round(time.monotonic() - began, 1)
            guests = [guest for pair in pairs for guest in pair]
            await judged(database.url, guests, report)
            for guest in guests:
                await guest.session.close()
            return report


def evening_of_chaos(
    folder: Path, *, tables: int, rounds: int, every: float, limit: float
) -> Report:
    """So many tables, a node killed every so many seconds."""
    return asyncio.run(_evening_of_chaos(tables, rounds, every, limit, folder))

"""A real node on a free port, and clients that talk to it as browsers and programs do."""

import asyncio
import itertools
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, TypeVar

import aiohttp
import msgspec
from aiohttp import web

from veillee.fanout.fanout import Fanout
from veillee.fanout.memory import MemoryFanout
from veillee.kernel.chance import FastChance
from veillee.lobby.codes import RoomId
from veillee.server import wire
from veillee.server.app import make_app
from veillee.server.house import House, game_named, new_house
from veillee.server.keys import HUB
from veillee.server.live import Live
from veillee.server.thinking import PooledThinker, Thinker
from veillee.settings import Settings
from veillee.storage.log import Log
from veillee.storage.memory import MemoryLog

T = TypeVar("T")
AFRICA = "etoile-d-afrique"
BOT = "heuristic"  # strong ones take their time, and say nothing more about a server
SOON = 20.0  # seconds that a test waits for what must happen

# Limits are for strangers: tests say what they want as fast as they can.
QUICK: dict[str, Any] = {
    "secret": "a secret of the tests",
    "bot_delay": 0.0,
    "bot_patience": 0.0,
    "bot_workers": 0,
    "frames_per_second": 1e6,
    "frames_burst": 1_000_000,
    "requests_per_second": 1e6,
    "requests_burst": 1_000_000,
    "tables_per_hour": 1e9,
}


def run(evening: Coroutine[Any, Any, T], *, seconds: float = 120) -> T:
    return asyncio.run(asyncio.wait_for(evening, seconds))


class Node:
    """One node, serving."""

    def __init__(self, house: House, port: int, app: web.Application) -> None:
        self.house = house
        self.url = f"http://127.0.0.1:{port}"
        self.app = app


@asynccontextmanager
async def node(
    *,
    log: Log | None = None,
    fanout: Fanout | None = None,
    thinker: Thinker | None = None,
    **settings: Any,
) -> AsyncIterator[Node]:
    """A node of its own, or one of several that share a log and a bus."""
    house = new_house(
        Settings(**{**QUICK, **settings}),
        log or MemoryLog(),
        fanout or MemoryFanout(),
        thinker or PooledThinker(settings.get("bot_workers", 0)),
    )
    app = make_app(house)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    try:
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        port: int = runner.addresses[0][1]
        yield Node(house, port, app)
    finally:
        await runner.cleanup()


async def live_room(house: Node, room: str) -> Live:
    """The room as this node has it."""
    return await house.app[HUB].live(RoomId(room))


class LastingLog(MemoryLog):
    """A log that outlives its node."""

    async def close(self) -> None:
        """Not yet."""


class Refused(Exception):
    """The server has refused; `message` says why."""

    def __init__(self, message: wire.Refused) -> None:
        super().__init__(message.key)
        self.message = message


class Device:
    """A browser or a program: what it was shown, every byte it was sent, and how it acts."""

    def __init__(self, at: Node, session: aiohttp.ClientSession, name: str) -> None:
        self.at = at
        self.name = name
        self.session = session
        self.table: wire.TableNow | None = None
        self.you: wire.You | None = None
        self.views: dict[int | None, wire.View] = {}
        self.hints: list[wire.Hinted] = []
        self.words: list[wire.Spoken] = []
        self.heard: list[wire.Heard] = []
        self.bye: wire.Bye | None = None
        self.bytes: list[bytes] = []
        self._answers: dict[str, asyncio.Future[wire.Message]] = {}
        self._stamp = secrets.token_hex(4)
        self._ids = itertools.count()
        self._changed = asyncio.Condition()
        self._ws: aiohttp.ClientWebSocketResponse | None = None
        self._reading: asyncio.Task[None] | None = None

    @property
    def shown(self) -> wire.TableNow:
        """The table as it was last shown."""
        assert self.table is not None
        return self.table

    @property
    def names(self) -> list[str | None]:
        """Who sits where."""
        return [seat.name for seat in self.shown.seats]

    # HTTP.

    async def get(self, path: str) -> Any:
        async with self.session.get(self.at.url + path) as response:
            return msgspec.json.decode(await response.read())

    async def post(self, path: str, body: Any = None) -> Any:
        async with self.session.post(self.at.url + path, json=body) as response:
            return msgspec.json.decode(await response.read())

    async def open(self, game: str = AFRICA, seats: int = 3, **more: Any) -> str:
        """A new room."""
        opened = await self.post("/api/rooms", {"game": game, "seats": seats, **more})
        room: str = opened["room"]
        return room

    # The socket.

    async def connect(self, at: Node | None = None) -> None:
        self.at = at or self.at
        await self.get("/api/me")
        self._ws = await self.session.ws_connect(self.at.url + "/ws")
        self._reading = asyncio.ensure_future(self._read(self._ws))

    async def cut(self) -> None:
        """The connection is gone, and the house was not told."""
        if self._ws is not None and self._reading is not None:
            response = self._ws._response
            if response.connection is not None and response.connection.transport is not None:
                response.connection.transport.abort()
            self._reading.cancel()
            await asyncio.gather(self._reading, return_exceptions=True)

    def fall_silent(self) -> None:
        """A phone in a pocket: the connection is open, and nobody answers on it."""
        assert self._ws is not None
        transport = self._ws._conn.transport if self._ws._conn else None
        assert transport is not None
        transport.pause_reading()

    async def shout(self, text: str) -> None:
        """Send anything at all, and wait for nothing."""
        assert self._ws is not None
        await self._ws.send_str(text)

    async def close(self) -> None:
        if self._ws is not None and self._reading is not None:
            await self._ws.close()
            self._reading.cancel()
            await asyncio.gather(self._reading, return_exceptions=True)

    async def tell(self, command: type[Any], *, id: str | None = None, **fields: Any) -> None:
        """A command, done when this returns; Refused says why it was not."""
        command_id = id or f"{self._stamp}-{next(self._ids)}"
        data = wire.COMMAND.encode(command(id=command_id, **fields))
        answer = await self.send_raw(data, command_id)
        if isinstance(answer, wire.Refused):
            raise Refused(answer)

    async def send_raw(self, data: bytes, command_id: str) -> wire.Message:
        assert self._ws is not None
        future = asyncio.get_running_loop().create_future()
        self._answers[command_id] = future
        await self._ws.send_str(data.decode())
        answer: wire.Message = await asyncio.wait_for(future, SOON)
        return answer

    async def until(self, so: Callable[[], Any]) -> None:
        """Wait until what was shown is so."""
        async with self._changed:
            await asyncio.wait_for(self._changed.wait_for(so), SOON)

    async def _read(self, ws: aiohttp.ClientWebSocketResponse) -> None:
        async for frame in ws:
            data = frame.data.encode()
            self.bytes.append(data)
            async with self._changed:
                self._take(wire.MESSAGE.decode(data))
                self._changed.notify_all()

    def _take(self, message: wire.Message) -> None:
        match message:
            case wire.TableNow():
                if self.table and message.number != self.table.number:
                    self.views.clear()
                self.table = message
            case wire.You():
                self.you = message
            case wire.View(seat=seat):
                self.views[seat] = message
            case wire.Said() | wire.Reacted() | wire.Talked():
                self.words.append(message)
            case wire.Hinted():
                self.hints.append(message)
            case wire.Heard():
                self.heard.append(message)
            case wire.Bye():
                self.bye = message
            case wire.Ack(id=id_) | wire.Pong(id=id_):
                self._answer(id_, message)
            case wire.Refused(id=str(id_)):
                self._answer(id_, message)
            case wire.Refused() | wire.Welcome():
                pass

    def _answer(self, id_: str, message: wire.Message) -> None:
        future = self._answers.pop(id_, None)
        if future is not None and not future.done():
            future.set_result(message)

    # Playing.

    @property
    def over(self) -> bool:
        return self.table is not None and self.table.phase == "over"

    @property
    def asked(self) -> list[int]:
        """My seats that the game waits for."""
        seats = self.you.seats if self.you else ()
        return [s for s in seats if s in self.views and s in self.views[s].awaited]

    async def watch(self, room: str, *, screen: bool = False) -> None:
        await self.tell(wire.Watch, room=room, screen=screen)
        await self.until(lambda: self.table and self.table.room == room)

    async def sit(self, seat: int | None = None, name: str | None = None) -> None:
        await self.tell(wire.Sit, seat=seat, name=name or self.name)

    async def act(self, seat: int, *, id: str | None = None) -> None:
        """A seat plays something legal; what the table has overtaken is not played."""
        await self.act_on(self.views[seat], id=id)

    async def act_on(self, view: wire.View, *, id: str | None = None) -> None:
        """Something legal as seen in this view, be it old."""
        game = game_named(self.shown.game)
        seen = game.forms.view.decode(view.view)
        action = game.sample(seen, FastChance(f"{self.name}-{view.question}"))
        raw = msgspec.Raw(game.forms.action.encode(action))
        await self.tell(wire.Act, id=id, seat=view.seat, question=view.question, action=raw)

    async def play(self) -> None:
        """Play all seats of this device to the end of the game."""
        while not self.over:
            await self.play_a_while(1)

    async def play_a_while(self, actions: int) -> None:
        """Act so many times, or to the end of the game."""
        for _ in range(actions):
            await self.until(lambda: self.over or self.asked)
            for seat in self.asked[:1]:
                question = self.views[seat].question
                await self.act(seat)
                await self.until(partial(self._went_on, seat, question))

    def _went_on(self, seat: int, question: int | None) -> bool:
        view = self.views.get(seat)
        return self.over or view is None or view.question != question or seat not in view.awaited

    async def play_through_cuts(self, room: str) -> None:
        """Play to the end though the connection breaks before, during and after every action."""
        while not self.over:
            await self.until(lambda: self.over or self.asked)
            for seat in self.asked:
                await self._act_through_cuts(room, seat)

    async def _act_through_cuts(self, room: str, seat: int) -> None:
        question, id_ = self.views[seat].question, f"{self._stamp}-{next(self._ids)}"
        await self.come_back(room)
        acting = asyncio.ensure_future(self.act(seat, id=id_))
        await asyncio.sleep(0.0005 * (next(self._ids) % 3))
        await self.come_back(room)
        acting.cancel()
        await asyncio.gather(acting, return_exceptions=True)
        if not self._went_on(seat, question):
            # Not seen to be done: sent again, it is applied once, or has been.
            await self.act(seat, id=id_)
        await self.until(partial(self._went_on, seat, question))

    async def come_back(self, room: str, at: Node | None = None) -> None:
        """Cut off, and back at this node or at another."""
        await self.cut()
        self.views.clear()
        await self.connect(at)
        await self.watch(room)
        await self.until(lambda: self.over or self.views)


@asynccontextmanager
async def devices(at: Node, *names: str) -> AsyncIterator[list[Device]]:
    """Connected devices, each of a guest of its own."""
    jars = [aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) for _ in names]
    found = [Device(at, jar, name) for jar, name in zip(jars, names, strict=True)]
    try:
        for device in found:
            await device.connect()
        yield found
    finally:
        for device in found:
            await device.close()
            await device.session.close()


async def seated(host: Device, *others: Device, bots: int = 0, **more: Any) -> str:
    """A room where everyone sits, bots last; not started."""
    people = [host, *others]
    more = {"pace": {"patience": 0}, **more}
    room = await host.open(seats=len(people) + bots, **more)
    for device in people:
        await device.watch(room)
        await device.sit()
    for seat in range(len(people), len(people) + bots):
        await host.tell(wire.AddBot, seat=seat, bot=BOT, name=f"Hulotte {seat}")
    return room


async def started(host: Device, *others: Device, bots: int = 0, **more: Any) -> str:
    """A room where the game has begun, and everyone has seen it."""
    room = await seated(host, *others, bots=bots, **more)
    await host.tell(wire.Start)
    await all_of(*(_has_begun(device) for device in (host, *others)))
    return room


async def _has_begun(device: Device) -> None:
    await device.until(lambda: device.views)


async def refusal(work: Awaitable[None]) -> str:
    """The key of the refusal that this meets."""
    try:
        await work
    except Refused as no:
        return no.message.key
    raise AssertionError("It was not refused")


async def all_of(*work: Awaitable[Any]) -> None:
    await asyncio.gather(*work)

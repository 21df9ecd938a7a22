"""The thin edge of a connection: bytes in, bytes out, and how much lies unsent.

Everything above this file knows `Socket` alone, so that another library can carry the frames.
"""

import asyncio
from typing import Protocol

import structlog
from aiohttp import WSCloseCode, WSMsgType, web

log = structlog.get_logger()

FRAMES = (WSMsgType.TEXT, WSMsgType.BINARY)
CLOGGED = 256 * 1024  # bytes that wait for a slow client before it is shown nothing new
DROWNED = 4 * 1024 * 1024  # bytes of answers alone: whoever asks and does not read is cut off
GOODBYE_SECONDS = 10.0  # after which whoever reads nothing is not waited for


class Socket(Protocol):
    """One client's connection."""

    @property
    def clogged(self) -> bool:
        """Whether so much lies unsent that only the newest state should be sent, later."""

    def send(self, data: bytes) -> None:
        """Write one frame, without waiting; a connection that is gone swallows it."""

    async def close(self, *, away: bool) -> None:
        """End the connection; `away`: the house closes, come back."""


class Outbox:
    """What has been sent on any connection, and is written when the event loop has done what it is
    about to do.

    So the frames of a connection share one write, and those of a table follow close on each other:
    system calls, and waking whoever reads, cost more than making the frames.
    """

    def __init__(self) -> None:
        self._waiting: dict[asyncio.Transport, list[bytes]] = {}

    def put(self, transport: asyncio.Transport, frame: bytes) -> None:
        waiting = self._waiting
        if not waiting:
            asyncio.get_running_loop().call_soon(self.flush)
        if transport in waiting:
            waiting[transport].append(frame)
        else:
            waiting[transport] = [frame]

    def flush(self) -> None:
        """Write what has been sent so far."""
        waiting, self._waiting = self._waiting, {}
        for transport, frames in waiting.items():
            try:
                if not transport.is_closing():
                    transport.write(b"".join(frames))
            except (
                Exception
            ) as error:  # one connection's trouble is not to cost others their frames
                log.warning("not-sent", why=str(error))


class AiohttpSocket:
    """A websocket of aiohttp. Its frames come as bytes, and are not compressed."""

    def __init__(self, ws: web.WebSocketResponse, request: web.Request, outbox: Outbox) -> None:
        self._ws = ws
        self._transport = request.transport
        self._outbox = outbox

    @property
    def clogged(self) -> bool:
        transport = self._transport
        return transport is not None and transport.get_write_buffer_size() > CLOGGED

    @property
    def drowned(self) -> bool:
        """Whether the client goes on asking, and reads no answer."""
        transport = self._transport
        return transport is not None and transport.get_write_buffer_size() > DROWNED

    def send(self, data: bytes) -> None:
        # Past aiohttp's own `send_frame`, which may wait for the client: nobody at a table waits
        # for the slowest phone. Whole frames may stand between aiohttp's own pings.
        if self._transport is not None:
            self._outbox.put(self._transport, text_frame(data))

    async def receive(self) -> bytes | None:
        """The next frame of the client; None: it is gone."""
        message = await self._ws.receive()
        data: bytes | None = message.data if message.type in FRAMES else None
        return data

    async def close(self, *, away: bool) -> None:
        self._outbox.flush()
        code = WSCloseCode.GOING_AWAY if away else WSCloseCode.POLICY_VIOLATION
        try:
            async with asyncio.timeout(GOODBYE_SECONDS):
                await self._ws.close(code=code)
        except TimeoutError:
            self._cut()

    def _cut(self) -> None:
        """Let go of all that lies unsent, which a close would wait for."""
        if self._transport is not None:
            self._transport.abort()


def text_frame(data: bytes) -> bytes:
    """One whole text frame from a server, by RFC 6455, section 5.2."""
    size = len(data)
    if size < 126:
        return bytes((0x81, size)) + data
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + data
    return b"\x81\x7f" + size.to_bytes(8, "big") + data

"""The thin edge of a connection: bytes in, bytes out, and how much lies unsent.

Everything above this file knows `Socket` alone, so that another library can carry the frames.
"""

from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Protocol

from aiohttp import ClientConnectionResetError, WSCloseCode, WSMsgType, web

CLOGGED = 256 * 1024  # bytes that wait for a slow client before it is shown nothing new


class Socket(Protocol):
    """One client's connection."""

    @property
    def clogged(self) -> bool:
        """Whether so much lies unsent that only the newest state should be sent, later."""

    async def send(self, data: bytes) -> None:
        """Write one frame; a connection that is gone swallows it."""

    async def close(self, *, away: bool) -> None:
        """End the connection; `away`: the house closes, come back."""


class AiohttpSocket:
    """A websocket of aiohttp. Its frames come as bytes, and are not compressed."""

    def __init__(self, ws: web.WebSocketResponse, request: web.Request) -> None:
        self._ws = ws
        self._transport = request.transport

    @property
    def clogged(self) -> bool:
        transport = self._transport
        return transport is not None and transport.get_write_buffer_size() > CLOGGED

    async def send(self, data: bytes) -> None:
        with suppress(ClientConnectionResetError, ConnectionError):
            await self._ws.send_frame(data, WSMsgType.TEXT)

    async def frames(self) -> AsyncIterator[bytes]:
        """What the client sends, until it is gone."""
        async for message in self._ws:
            if message.type is not WSMsgType.ERROR:
                yield message.data

    async def close(self, *, away: bool) -> None:
        code = WSCloseCode.GOING_AWAY if away else WSCloseCode.POLICY_VIOLATION
        await self._ws.close(code=code)

"""Notices over Redis: published without waiting, heard on one connection, found again if it breaks.

Redis forgets what nobody hears. That is enough here: whoever missed something reads the log.
"""

import asyncio
from collections import deque
from contextlib import suppress
from typing import Any

import structlog
from redis import RedisError
from redis.asyncio import Redis

from veillee.fanout.fanout import Hear, Missed, tell

log = structlog.get_logger()

PREFIX = "veillee:"
QUEUED = 10_000  # notices that wait while Redis is away; older ones are dropped
PAUSE_SECONDS = 0.3
PATIENCE_SECONDS = 1.0  # how long listening waits for Redis to confirm it
_AWAY = (RedisError, OSError, asyncio.TimeoutError)


class RedisFanout:
    """The port on Redis, used from one event loop."""

    alone = False

    def __init__(self, url: str) -> None:
        self._url = url
        self._listeners: dict[str, Hear] = {}
        self._confirmed: dict[str, asyncio.Event] = {}
        self._missed: Missed = lambda: None
        self._queue: deque[tuple[str, bytes]] = deque(maxlen=QUEUED)
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._pubsub: Any = None
        self._client: Redis | None = None

    def publish(self, topic: str, notice: bytes) -> None:
        self._start()
        self._queue.append((PREFIX + topic, notice))
        self._wake.set()

    async def listen(self, topic: str, hear: Hear) -> None:
        self._start()
        self._listeners[topic] = hear
        confirmed = self._confirmed[topic] = asyncio.Event()
        # If Redis is away, the topic is subscribed to when it is back.
        with suppress(*_AWAY):
            if self._pubsub is not None:
                await self._pubsub.subscribe(PREFIX + topic)
        with suppress(asyncio.TimeoutError):
            await asyncio.wait_for(confirmed.wait(), PATIENCE_SECONDS)

    async def forget(self, topic: str) -> None:
        self._listeners.pop(topic, None)
        self._confirmed.pop(topic, None)
        with suppress(*_AWAY):
            if self._pubsub is not None:
                await self._pubsub.unsubscribe(PREFIX + topic)

    def when_missed(self, missed: Missed) -> None:
        self._missed = missed

    async def close(self) -> None:
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            await end(task)
        with suppress(*_AWAY):
            if self._pubsub is not None:
                await self._pubsub.aclose()
            if self._client is not None:
                await self._client.aclose()
        self._pubsub = self._client = None

    def _start(self) -> None:
        if self._client is None:
            self._client = Redis.from_url(self._url, socket_connect_timeout=PATIENCE_SECONDS)
            self._tasks = [
                asyncio.ensure_future(self._speak(self._client)),
                asyncio.ensure_future(self._hear_on(self._client)),
            ]

    async def _speak(self, client: Redis) -> None:
        """Send what is queued, all of it in one go, as often as there is something."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            notices = tuple(self._queue)
            try:
                async with client.pipeline(transaction=False) as pipeline:
                    for topic, notice in notices:
                        pipeline.publish(topic, notice)
                    await pipeline.execute()
            except _AWAY as error:
                log.warning("bus-away", why=str(error))
                await asyncio.sleep(PAUSE_SECONDS)
                self._wake.set()
            else:
                for _ in notices:
                    self._queue.popleft()
                if self._queue:
                    self._wake.set()

    async def _hear_on(self, client: Redis) -> None:
        """Hear until the connection breaks, then find everything again and tell of the gap."""
        while True:
            try:
                async with client.pubsub() as pubsub:
                    found = set(self._listeners)
                    await pubsub.subscribe(PREFIX, *(PREFIX + t for t in found))
                    self._pubsub = pubsub
                    # Whoever began to listen meanwhile had no connection to do it on.
                    if late := self._listeners.keys() - found:
                        await pubsub.subscribe(*(PREFIX + t for t in late))
                    self._missed()
                    async for message in pubsub.listen():
                        self._take(message)
            except _AWAY as error:
                log.warning("bus-away", why=str(error))
            self._pubsub = None
            await asyncio.sleep(PAUSE_SECONDS)

    def _take(self, message: Any) -> None:
        topic = message["channel"].decode().removeprefix(PREFIX)
        if message["type"] == "subscribe" and topic in self._confirmed:
            self._confirmed[topic].set()
        if message["type"] == "message" and topic in self._listeners:
            tell(self._listeners[topic], topic, message["data"])


async def end(task: "asyncio.Task[None]") -> None:
    """Cancel, and say it again: a client's own time limits may swallow what meets them."""
    while not task.done():
        task.cancel()
        await asyncio.wait([task], timeout=PAUSE_SECONDS)

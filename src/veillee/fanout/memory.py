"""Notices within one process: what a single node needs, and what tests of many nodes share."""

from collections import defaultdict

from veillee.fanout.fanout import Hear, Missed, tell


class MemoryBus:
    """What joins the nodes of one process."""

    def __init__(self) -> None:
        self.listeners: defaultdict[str, list[Hear]] = defaultdict(list)


class MemoryFanout:
    """The port on a bus in memory. Nothing is ever missed."""

    def __init__(self, bus: MemoryBus | None = None) -> None:
        self.alone = bus is None
        self._bus = bus or MemoryBus()
        self._mine: dict[str, Hear] = {}

    def publish(self, topic: str, notice: bytes) -> None:
        for hear in tuple(self._bus.listeners.get(topic, ())):
            tell(hear, topic, notice)

    async def listen(self, topic: str, hear: Hear) -> None:
        await self.forget(topic)
        self._mine[topic] = hear
        self._bus.listeners[topic].append(hear)

    async def forget(self, topic: str) -> None:
        hear = self._mine.pop(topic, None)
        if hear is not None:
            self._bus.listeners[topic].remove(hear)
        if not self._bus.listeners[topic]:
            del self._bus.listeners[topic]

    def when_missed(self, missed: Missed) -> None:
        """Nothing is ever missed here."""

    async def close(self) -> None:
        for topic in tuple(self._mine):
            await self.forget(topic)

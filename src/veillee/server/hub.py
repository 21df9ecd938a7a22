"""The live rooms of a node: loaded when somebody comes, dropped when all have gone."""

import asyncio
from collections.abc import Iterator

from veillee.lobby.codes import RoomId
from veillee.server.guard import HOUR, TABLES_BURST
from veillee.server.house import House
from veillee.server.limits import Buckets
from veillee.server.live import Live, Watcher

SLOW_SECONDS = 30.0  # how long a connection may be clogged before it is given up


class Hub:
    """Every room that somebody at this node looks at."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._rooms: dict[RoomId, asyncio.Task[Live]] = {}
        self._idle_since: dict[RoomId, float] = {}
        self._rounds: asyncio.Task[None] | None = None
        self.new_codes = Buckets(house.settings.tables_per_hour / HOUR, TABLES_BURST)
        house.fanout.when_missed(self._missed)

    async def live(self, room: RoomId) -> Live:
        """The room, loaded once however many ask for it together."""
        task = self._rooms.get(room)
        if task is None:
            task = asyncio.ensure_future(Live.load(self._house, room))
            self._rooms[room] = task
            self._idle_since[room] = asyncio.get_running_loop().time()
        try:
            return await asyncio.shield(task)
        except BaseException:
            if task.done() and self._rooms.get(room) is task:
                del self._rooms[room], self._idle_since[room]
            raise

    def __iter__(self) -> Iterator[Live]:
        for task in tuple(self._rooms.values()):
            if task.done() and not task.cancelled() and task.exception() is None:
                yield task.result()

    @property
    def watchers(self) -> Iterator[Watcher]:
        return (watcher for live in self for watcher in tuple(live.watchers))

    def start(self) -> None:
        """Begin the rounds that keep nodes and slow connections up to date."""
        self._rounds = asyncio.get_running_loop().create_task(self._go_round())

    async def close(self) -> None:
        if self._rounds is not None:
            self._rounds.cancel()
        for live in self:
            await live.close()
        self._rooms.clear()

    async def _go_round(self) -> None:
        settings = self._house.settings
        while True:
            for live in self:
                try:
                    await self._visit(live)
                except Exception:  # one room's trouble is not to end the rounds of the others
                    live.log.exception("not-visited")
                await asyncio.sleep(0)
            await asyncio.sleep(settings.round_seconds)

    async def _visit(self, live: Live) -> None:
        now = asyncio.get_running_loop().time()
        for watcher in tuple(live.watchers):
            if watcher.behind_since is not None:
                late = now - watcher.behind_since > SLOW_SECONDS
                if late:
                    live.give_up(watcher)
                else:
                    live.catch_up(watcher)
        live.lapse()
        if self._house.settings.shared and live.watchers:
            live.say_who_is_here()
            live.refresh_soon()
        await self._drop_if_idle(live)

    async def _drop_if_idle(self, live: Live) -> None:
        now = asyncio.get_running_loop().time()
        if live.watchers or live.tasks:
            self._idle_since[live.id] = now
        elif now - self._idle_since.get(live.id, now) > self._house.settings.linger:
            del self._rooms[live.id], self._idle_since[live.id]
            await live.close()

    def _missed(self) -> None:
        """Notices may have been lost: every log is asked how far it goes."""
        for live in self:
            live.refresh_soon()

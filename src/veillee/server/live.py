"""One room at one node: a cache of its log, and those who look at it."""

import asyncio
from collections.abc import Coroutine
from itertools import chain, repeat
from typing import Any

import structlog
from msgspec import Raw

from veillee.fanout.notices import NOTICE, Advanced, Changed, Here, Notice, Spoken
from veillee.kernel.game import IllegalAction, Seat
from veillee.lobby.codes import RoomId
from veillee.lobby.refusals import Declined
from veillee.lobby.room import ROOMS, Room
from veillee.server import wire
from veillee.server.drive import Driver
from veillee.server.house import House, game_named
from veillee.server.presence import Presence
from veillee.server.shown import table_now, turn_now, view_now, you_now
from veillee.server.socket import Socket
from veillee.storage.kept import Decision, KeptTable, NoSuchTable
from veillee.storage.log import Log, StorageError
from veillee.table import PlayerId, Refused, Step, Table
from veillee.table.entries import Opened, decode
from veillee.table.fold import fold

log = structlog.get_logger()


class Watcher:
    """One connection's look at a room, and what it was shown last."""

    def __init__(self, socket: Socket, player: PlayerId, *, screen: bool) -> None:
        self.socket = socket
        self.player = player
        self.screen = screen
        self.seats: tuple[int, ...] = ()
        self.placed: object = None
        self.behind_since: float | None = None
        self._shown: dict[str | int | None, bytes] = {}

    def falls_behind(self) -> bool:
        """Whether so much lies unsent that nothing new should be sent now."""
        if not self.socket.clogged:
            self.behind_since = None
        elif self.behind_since is None:
            self.behind_since = asyncio.get_running_loop().time()
        return self.behind_since is not None

    async def show(self, what: str | int | None, data: bytes) -> None:
        """Send this unless it was the last of its kind that was sent."""
        if self._shown.get(what) != data:
            self._shown[what] = data
            await self.socket.send(data)


class Live:
    """A room while somebody looks at it. The log is the truth; this may be dropped at any time."""

    def __init__(self, house: House, id_: RoomId, room: Room, kept: KeptTable) -> None:
        self.house = house
        self.id = id_
        self.room = room
        self.presence = Presence(house.now, house.settings.presence_lapse_ms)
        self.watchers: set[Watcher] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self._kept = kept
        self._views: dict[Seat | None, bytes] = {}
        self._viewed: Table | None = None
        self._turn: dict[str, Any] = {}
        self._table_key: tuple[Any, ...] = ()
        self._table_bytes = b""
        self._refreshing = False
        self._driver = Driver(self)

    @classmethod
    async def load(cls, house: House, id_: RoomId) -> "Live":
        """The room as its logs tell it."""
        room = await ROOMS.read(house.log, id_)
        if not room.exists:
            raise Declined("no-such-room")
        live = cls(house, id_, room, await load_table(house.log, room.table(id_)))
        await house.fanout.listen(id_, live.hear)
        return live

    @property
    def table(self) -> Table:
        return self._kept.table

    @property
    def log(self) -> Any:
        return log.bind(table=self.table.id, position=self.table.position)

    # Those who look.

    async def join(self, watcher: Watcher) -> None:
        """A connection begins to look; it is shown all it may see."""
        self.watchers.add(watcher)
        if not watcher.screen:
            self.presence.came(watcher.player)
        await self.stir()
        await self.say_who_is_here()

    async def part(self, watcher: Watcher) -> None:
        """A connection looks no more."""
        if watcher not in self.watchers:
            return
        self.watchers.remove(watcher)
        if not watcher.screen:
            self.presence.went(watcher.player)
        await self.stir()
        await self.say_who_is_here()

    @property
    def watching(self) -> int:
        """How many connections of this node have no seat; a shared screen is not a spectator."""
        seated = {chair.player for chair in self.table.chairs}
        return sum(w.player not in seated and not w.screen for w in self.watchers)

    # What happens.

    async def do(self, decision: Decision) -> Step:
        """Decide and write down. When this returns the step is durable, though not yet shown."""
        before = self.table.position
        try:
            return await self._do(decision)
        except NoSuchTable:
            raise Declined("no-such-room") from None
        except StorageError as error:
            # Nothing is known of the log now: what was sent before still holds, and the next
            # decision will meet the log as it is.
            self.log.warning("not-written", why=str(error))
            self.refresh_soon()
            raise Declined("try-again") from None
        finally:
            if self.table.position > before + 1:
                self.spawn(self.stir())

    async def _do(self, decision: Decision) -> Step:
        """What is refused may be so only here, where another node's notice was lost: look again."""
        position = self.table.position
        try:
            return await self._kept.do(decision)
        except (Refused, IllegalAction):
            if not self.house.settings.shared:
                raise
            if (await self._kept.refresh()).position == position:
                raise
            return await self._kept.do(decision)

    async def advance(self) -> None:
        """Show what has happened here, and tell the other nodes."""
        if self.table.over:
            self.log.info("over", game=self.table.game.name)
        await self.stir()
        await self._publish(Advanced(self.house.node, self.room.number, self.table.position))

    async def stir(self) -> None:
        """Show everyone what is new to them, and see to what is due."""
        await self.show_all()
        self._driver.look()

    async def change_room(self, room: Room) -> None:
        """What the host has decided beside the game, written down already."""
        self.room = room
        if self.table.id != room.table(self.id):
            self._kept = await load_table(self.house.log, room.table(self.id))
        await self.stir()
        await self._publish(Changed(self.house.node))

    async def speak(self, message: wire.Said | wire.Reacted) -> None:
        """Words for everyone in the room, at any node."""
        data = wire.encode(message)
        await self._send_all(data)
        await self._publish(Spoken(self.house.node, Raw(data)))

    async def say_who_is_here(self) -> None:
        """Tell the other nodes who is connected here, and how far the log goes."""
        await self._publish(
            Here(
                self.house.node,
                self.room.number,
                self.table.position,
                self.presence.here,
                self.watching,
            )
        )

    async def refresh(self) -> None:
        """Catch up with the log."""
        room = await ROOMS.read(self.house.log, self.id)
        if room.table(self.id) != self.table.id:
            self._kept = await load_table(self.house.log, room.table(self.id))
        else:
            await self._kept.refresh()
        self.room = room
        await self.stir()

    def refresh_soon(self) -> None:
        """Catch up when there is time; once, however often this is asked for."""
        if not self._refreshing:
            self._refreshing = True
            self.spawn(self._refresh_once())

    async def _refresh_once(self) -> None:
        """While storage is away, ask again and again: nobody is to look at the past for ever."""
        for pause in chain((0.1, 0.3, 1.0), repeat(3.0)):
            self._refreshing = False
            try:
                await self.refresh()
                break
            except StorageError as error:
                self._refreshing = True
                self.log.warning("not-refreshed", why=str(error))
                await asyncio.sleep(pause)

    # What other nodes say.

    def hear(self, data: bytes) -> None:
        notice = NOTICE.decode(data)
        if notice.node == self.house.node:
            return
        match notice:
            case Advanced(number=number, position=position):
                self._heard_of(number, position)
            case Changed():
                self.refresh_soon()
            case Spoken(message=message):
                self.spawn(self._send_all(bytes(message)))
            case Here(number=number, position=position):
                self._heard_of(number, position)
                if self.presence.heard(notice.node, notice.players, notice.watching):
                    self.spawn(self._met())

    def _heard_of(self, number: int, position: int) -> None:
        if (number, position) > (self.room.number, self.table.position):
            self.refresh_soon()

    async def _met(self) -> None:
        """A node that is new here, or whose people have changed: it should know of ours."""
        await self.stir()

    # What is shown.

    async def show_all(self) -> None:
        message = self._table_message()
        for watcher in tuple(self.watchers):
            await self._show(watcher, message)

    async def catch_up(self, watcher: Watcher) -> None:
        """Show the newest to a connection that was clogged."""
        await self._show(watcher, self._table_message())

    async def _show(self, watcher: Watcher, message: bytes) -> None:
        """What is new to this connection; one that is clogged is shown the newest, later."""
        if watcher.falls_behind():
            return
        if not await self._placed(watcher):
            await self._show_out(watcher)
            return
        await watcher.show("table", message)
        if self.table.play is not None:
            for seat in watcher.seats or (None,):
                await watcher.show(seat, self._view(seat))

    async def _placed(self, watcher: Watcher) -> bool:
        """Whether this connection may look, and from which seats; as long as nothing has changed
        in the room but the game, it is as it was."""
        if watcher.placed is not self._table_key:
            if not self.room.admits(watcher.player, self.table):
                return False
            you = you_now(self.table, watcher.player, screen=watcher.screen)
            watcher.placed, watcher.seats = self._table_key, you.seats
            await watcher.show("you", wire.encode(you))
        return True

    async def _show_out(self, watcher: Watcher) -> None:
        """This connection may not look any more."""
        barred = watcher.player in self.room.barred
        await watcher.socket.send(wire.encode(wire.Bye(reason="removed" if barred else "closed")))
        await self.part(watcher)

    async def give_up(self, watcher: Watcher) -> None:
        """This connection has not kept up for long: it is better off with a new one."""
        await self.part(watcher)
        await watcher.socket.send(wire.encode(wire.Bye(reason="slow")))
        await watcher.socket.close(away=True)

    def _view(self, seat: Any) -> bytes:
        if self._viewed is not self.table:
            self._viewed, self._views = self.table, {}
            self._turn = turn_now(self.table)
        if seat not in self._views:
            self._views[seat] = wire.encode(view_now(self.table, seat, self._turn))
        return self._views[seat]

    def _table_message(self) -> bytes:
        """Made anew only if something in it can have changed: most moves change nothing here."""
        table, silent = self.table, self.presence.silent_since
        watching = self.watching + self.presence.watching_elsewhere
        key = (
            *(self.room, table.id, table.options, table.pace, table.host, table.chairs),
            *(table.paused_at, table.started, table.over, watching),
            tuple(silent(c.player) if c.player else None for c in table.chairs),
            table.awaited if any(c.player and silent(c.player) for c in table.chairs) else (),
        )
        if key != self._table_key:
            message = table_now(self.id, self.room, table, silent, watching)
            self._table_key, self._table_bytes = key, wire.encode(message)
        return self._table_bytes

    async def _send_all(self, data: bytes) -> None:
        for watcher in tuple(self.watchers):
            if not watcher.socket.clogged:
                await watcher.socket.send(data)

    # Housekeeping.

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Have this done beside everything else, and say so if it fails."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            self.log.error("task-failed", exc_info=error)

    async def close(self) -> None:
        """Forget this room here; the log keeps it."""
        self._driver.stop()
        await self.house.fanout.forget(self.id)
        for task in tuple(self.tasks):
            task.cancel()

    async def _publish(self, notice: Notice) -> None:
        await self.house.fanout.publish(self.id, NOTICE.encode(notice))


async def load_table(log_: Log, table: str) -> KeptTable:
    """The table of this log, whatever its game."""
    entries = [decode(data) for _, data in await log_.read(table)]
    match entries:
        case [Opened(game=game), *_]:
            return KeptTable(log_, fold(game_named(game), entries))
        case _:
            raise Declined("no-such-room")

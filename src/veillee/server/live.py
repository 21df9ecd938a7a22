"""One room at one node: a cache of its log, and those who look at it."""

import asyncio
from collections.abc import Coroutine, Sequence
from itertools import chain, repeat
from typing import Any

import structlog
from msgspec import Raw

from veillee.fanout.notices import (
    NOTICE,
    Advanced,
    Asking,
    Changed,
    Here,
    Notice,
    Recalled,
    Spoken,
    Words,
)
from veillee.kernel.forms import NotReadable
from veillee.kernel.game import IllegalAction, Seat
from veillee.lobby.codes import RoomId
from veillee.lobby.refusals import Declined
from veillee.lobby.room import ROOMS, Room
from veillee.server import wire
from veillee.server.chatter import Chatter
from veillee.server.drive import Driver
from veillee.server.house import House, game_named
from veillee.server.presence import Presence
from veillee.server.shown import TurnNow, table_now, turn_now, view_now, you_now
from veillee.server.socket import Socket
from veillee.server.talk import Talk
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
        self.looks_from: tuple[int | None, ...] = ()
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

    def show(self, what: str | int | None, data: bytes) -> None:
        """Send this unless it was the last of its kind that was sent."""
        if self._shown.get(what) != data:
            self._shown[what] = data
            self.socket.send(data)


class Live:
    """A room while somebody looks at it. The log is the truth; this may be dropped at any time."""

    def __init__(self, house: House, id_: RoomId, room: Room, kept: KeptTable) -> None:
        self.house = house
        self.id = id_
        self.room = room
        self.presence = Presence(house.now, house.settings.presence_lapse_ms)
        self.watchers: set[Watcher] = set()
        self._shown_out: list[Watcher] = []
        self.tasks: set[asyncio.Task[None]] = set()
        self._views: dict[int | None, bytes] = {}
        self._viewed: Table | None = None
        self._begun = False
        self._turn = TurnNow((), {}, None)
        self._table_key: tuple[Any, ...] = ()
        self._comings = 0
        self.someone_silent = True
        self.someone_is_a_bot = True
        self._table_bytes = b""
        self._refreshing = False
        self._chatter = Chatter()
        self.talk = Talk(self)
        self._driver = Driver(self)
        self._keep(kept)

    @classmethod
    async def load(cls, house: House, id_: RoomId) -> "Live":
        """The room as its logs tell it."""
        room = await ROOMS.read(house.log, id_)
        if not room.exists:
            raise Declined("no-such-room")
        live = cls(house, id_, room, await load_table(house.log, room.table(id_)))
        await house.fanout.listen(id_, live.hear)
        live._publish(Asking(house.node))
        return live

    def _keep(self, kept: KeptTable) -> None:
        """The table of this room from now on."""
        self._kept = kept
        kept.noted = self.talk.of

    @property
    def table(self) -> Table:
        return self._kept.table

    @property
    def log(self) -> Any:
        return log.bind(table=self.table.id, position=self.table.position)

    # Those who look.

    def join(self, watcher: Watcher) -> None:
        """A connection begins to look; it is shown all it may see."""
        self.watchers.add(watcher)
        if not watcher.screen:
            self.presence.came(watcher.player)
        if (heard := self._heard()).words:
            watcher.socket.send(wire.encode(heard))
        self._somebody_came_or_went()
        self.say_who_is_here()

    def part(self, *watchers: Watcher) -> None:
        """These connections look no more."""
        going = self.watchers.intersection(watchers)
        if not going:
            return
        self.watchers -= going
        for watcher in going:
            if not watcher.screen:
                self.presence.went(watcher.player)
        self._somebody_came_or_went()
        self.say_who_is_here()

    def _watching(self, seated: Sequence[PlayerId]) -> int:
        """How many connections of this node have no seat; a shared screen is not a spectator."""
        return sum(w.player not in seated and not w.screen for w in self.watchers)

    # What happens.

    async def do(self, decision: Decision) -> Step:
        """Decide and write down. When this returns the step is durable, though not yet shown."""
        before = self.table.position
        try:
            return await self._do(decision)
        except (Refused, IllegalAction):
            self._stir_if_past(before)
            raise
        except NoSuchTable:
            raise Declined("no-such-room") from None
        except StorageError as error:
            # Nothing is known of the log now: what was sent before still holds, and the next
            # decision will meet the log as it is.
            self.log.warning("not-written", why=str(error))
            self.refresh_soon()
            raise Declined("try-again") from None

    def _stir_if_past(self, position: int) -> None:
        """Who is refused may have learnt on the way what others did: then all must be shown it,
        for their notice will bring nothing new."""
        if self.table.position > position:
            self.stir()

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

    def advance(self) -> None:
        """Show what has happened here, and tell the other nodes."""
        table = self.table
        if table.over:
            self.log.info("over", game=table.game.name)
        self.stir()
        self._publish(Advanced(self.house.node, self.room.number, table.position))

    def stir(self) -> None:
        """Show everyone what is new to them, and see to what is due."""
        self.show_all()
        self._driver.look()

    async def change_room(self, room: Room) -> None:
        """What the host has decided beside the game, written down already."""
        await self._follow(room)
        self._publish(Changed(self.house.node))

    async def _follow(self, room: Room) -> None:
        """The room is like this now, with its table; unless somebody has known better since."""
        kept, table = self._kept, room.table(self.id)
        if table != kept.table.id:
            kept = await load_table(self.house.log, table)
        if room.position >= self.room.position:
            self._take_room(room, kept)
        self.stir()

    def _take_room(self, room: Room, kept: KeptTable) -> None:
        """Whom the host silences is not to be read any more either."""
        if kept.table.id != self.table.id:
            self._keep(kept)
        silenced, self.room = self.room.silenced, room
        if room.silenced != silenced:
            self._send_all(wire.encode(self._heard()))

    def speak(self, by: PlayerId | None, message: wire.Spoken) -> None:
        """Words for everyone in the room, at any node."""
        self._listen(by, message)
        words = Words(by, Raw(wire.encode(message)))
        self._publish(Spoken(self.house.node, words))

    def _listen(self, by: PlayerId | None, message: wire.Spoken) -> None:
        self._chatter.add(by, message)
        self._send_all(wire.encode(message))

    def _heard(self) -> wire.Heard:
        return self._chatter.heard(self.room.silenced)

    def say_who_is_here(self) -> None:
        """Tell the other nodes who is connected here, and how far the log goes."""
        self._publish(
            Here(
                self.house.node,
                self.room.number,
                self.table.position,
                self.presence.here,
                self._watching([chair.player for chair in self.table.chairs if chair.player]),
            )
        )

    async def refresh(self) -> None:
        """Catch up with the log."""
        room = await ROOMS.read(self.house.log, self.id)
        if room.table(self.id) == self.table.id:
            await self._kept.refresh()
        await self._follow(room)

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
        try:
            notice = NOTICE.decode(data)
        except NotReadable as error:  # a newer node may say more than this one understands
            self.log.warning("not-understood", why=str(error))
        else:
            self._hear(notice)

    def _hear(self, notice: Notice) -> None:
        if notice.node == self.house.node:
            return
        match notice:
            case Advanced(number=number, position=position):
                self._heard_of(number, position)
            case Changed():
                self.refresh_soon()
            case Spoken(words=words):
                self._listen(words.by, wire.SPOKEN.decode(words.message))
            case Asking():
                if words := self._chatter.recalled():
                    self._publish(Recalled(self.house.node, words))
            case Recalled(words=words):
                if self._chatter.merge(words):
                    self._send_all(wire.encode(self._heard()))
            case Here(number=number, position=position):
                self._heard_of(number, position)
                if self.presence.heard(notice.node, notice.players, notice.watching):
                    self._somebody_came_or_went()

    def _heard_of(self, number: int, position: int) -> None:
        if (number, position) > (self.room.number, self.table.position):
            self.refresh_soon()

    # What is shown.

    def show_all(self) -> None:
        """This is on the way of every move to everyone at its table: calls are counted here."""
        self._renew()
        for watcher in tuple(self.watchers):
            self._show(watcher)
        if self._shown_out:  # all at once: each that goes is shown to all who stay
            self._part_with_shown_out()

    def catch_up(self, watcher: Watcher) -> None:
        """Show the newest to a connection that was clogged."""
        self._renew()
        self._show(watcher)
        if self._shown_out:
            self._part_with_shown_out()

    def _part_with_shown_out(self) -> None:
        going, self._shown_out = self._shown_out, []
        self.part(*going)

    def _show(self, watcher: Watcher) -> None:
        """What is new to this connection; one that is clogged is shown the newest, later."""
        if (watcher.socket.clogged or watcher.behind_since is not None) and watcher.falls_behind():
            return
        # As long as nothing has changed in the room but the game, all but the views is as it was.
        if watcher.placed is not self._table_key and not self._place(watcher):
            self._show_out(watcher)
            return
        views = self._views
        for seat in watcher.looks_from if self._begun else ():
            watcher.show(seat, views.get(seat) or self._view(seat))

    def _place(self, watcher: Watcher) -> bool:
        """Show this connection the room, and from which seats it looks; False: it may not look."""
        if not self.room.admits(watcher.player, self.table):
            return False
        you = you_now(self.table, watcher.player, screen=watcher.screen)
        watcher.placed, watcher.looks_from = self._table_key, you.seats or (None,)
        watcher.show("you", wire.encode(you))
        watcher.show("table", self._table_bytes)
        return True

    def _show_out(self, watcher: Watcher) -> None:
        """This connection may not look any more."""
        barred = watcher.player in self.room.barred
        watcher.socket.send(wire.encode(wire.Bye(reason="removed" if barred else "closed")))
        self._shown_out.append(watcher)

    def give_up(self, watcher: Watcher) -> None:
        """This connection has not kept up for long: it is better off with a new one."""
        self.part(watcher)
        watcher.socket.send(wire.encode(wire.Bye(reason="slow")))
        # Beside everything else: one that does not read does not say goodbye soon either.
        self.spawn(watcher.socket.close(away=True))

    def _view(self, seat: Any) -> bytes:
        view = self._views[seat] = wire.encode(view_now(self.table, seat, self._turn))
        return view

    def _renew(self) -> None:
        """What is shown is made anew, where something in it can have changed."""
        table = self.table
        if table is not self._viewed:
            self._viewed, self._views, self._turn = table, {}, turn_now(table)
            self._begun = table.play is not None
        self._renew_table_message(table)

    def _renew_table_message(self, table: Table) -> None:
        """Most moves change nothing here."""
        key = (
            *(self.room, table.id, table.options, table.pace, table.host, table.chairs),
            *(table.paused_at, table.started, table.over, self._comings),
            # When a bot will play for somebody silent depends on whom the game waits for.
            table.waits if self.someone_silent else None,
        )
        if key != self._table_key:
            self._table_key, self._table_bytes = key, self._new_table_message()

    def _new_table_message(self) -> bytes:
        table, silent = self.table, self.presence.silent_since
        seated = [chair.player for chair in table.chairs if chair.player]
        self.someone_silent = any(silent(player) is not None for player in seated)
        self.someone_is_a_bot = any(table.bot_of(Seat(s)) is not None for s in table.seats)
        watching = self._watching(seated) + self.presence.watching_elsewhere
        return wire.encode(table_now(self.id, self.room, table, silent, watching))

    def _somebody_came_or_went(self) -> None:
        self._comings += 1
        self.stir()

    def _send_all(self, data: bytes) -> None:
        for watcher in tuple(self.watchers):
            if not watcher.socket.clogged:
                watcher.socket.send(data)

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

    def lapse(self) -> None:
        """Nodes that have fallen silent have nobody any more."""
        if self.presence.lapse():
            self._somebody_came_or_went()

    def _publish(self, notice: Notice) -> None:
        if not self.house.fanout.alone:
            self.house.fanout.publish(self.id, NOTICE.encode(notice))


async def load_table(log_: Log, table: str) -> KeptTable:
    """The same as `read_table`; and the house's own log names a table that cannot be read."""
    try:
        return await read_table(log_, table)
    except NotReadable as error:
        log.error("not-readable", table=table, why=error.key)
        raise


async def read_table(log_: Log, table: str) -> KeptTable:
    """The table of this log, whatever its game."""
    entries = [decode(data) for _, data in await log_.read(table)]
    match entries:
        case [Opened(game=game), *_]:
            return KeptTable(log_, fold(game_named(game), entries))
        case _:
            raise Declined("no-such-room")

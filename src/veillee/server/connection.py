"""One connection: its commands one after the other, each answered when it is durable.

Only advice comes in its own time.
"""

from time import perf_counter

import structlog
from msgspec import Raw

from veillee import __version__
from veillee.games.catalogue import best_bot
from veillee.kernel.forms import NotReadable
from veillee.kernel.game import IllegalAction, Refusal, Seat
from veillee.kernel.text import clean
from veillee.lobby import mine
from veillee.lobby.codes import RoomId
from veillee.lobby.refusals import RULE, Declined
from veillee.lobby.words import hushed
from veillee.server import commands, rooms, wire
from veillee.server.guests import is_program
from veillee.server.house import House
from veillee.server.hub import Hub
from veillee.server.limits import Bucket
from veillee.server.live import Live, Watcher
from veillee.server.socket import Socket
from veillee.storage.log import StorageError
from veillee.table import AlreadyApplied, PlayerId, Refused, Table

log = structlog.get_logger()

WORDS_PER_SECOND, WORDS_BURST = 0.5, 5
# Frames beyond the limit after which a connection is ended, and how fast they are forgotten.
FLOOD, FORGIVEN_PER_SECOND = 200, 1.0


class Connection:
    """A device of a player, which looks at one room at a time."""

    def __init__(self, house: House, hub: Hub, socket: Socket, player: PlayerId) -> None:
        self._house = house
        self._hub = hub
        self._socket = socket
        self._player = player
        self._live: Live | None = None
        self._watcher: Watcher | None = None
        settings = house.settings
        self._frames = Bucket(settings.frames_per_second, settings.frames_burst)
        self._patience = Bucket(FORGIVEN_PER_SECOND, FLOOD)
        self.floods = False
        """Whether this one goes on and on though it is told to take a breath."""
        self._advising = False
        self._words = Bucket(WORDS_PER_SECOND, WORDS_BURST)

    def greet(self) -> None:
        program = is_program(self._player)
        now = self._house.now()
        self._send(wire.Welcome(version=__version__, now=now, program=program))

    async def receive(self, data: bytes) -> None:
        """Answer one frame, whatever it holds."""
        if not self._frames.take():
            self.floods = self.floods or not self._patience.take()
            self._refuse(wire.id_of(data), Declined("rate").refusal)
            return
        try:
            command = wire.COMMAND.decode(data)
        except NotReadable as error:
            self._refuse(wire.id_of(data), _unreadable(error))
        else:
            metrics, began = self._house.metrics, perf_counter()
            metrics.unanswered += 1
            try:
                await self._answer(command)
            finally:
                metrics.unanswered -= 1
            metrics.took(wire.KINDS[type(command)], began)

    def end(self) -> None:
        """The connection is gone, or looks elsewhere."""
        if self._live is not None and self._watcher is not None:
            self._live.part(self._watcher)
        self._live = self._watcher = None

    async def _answer(self, command: wire.Command) -> None:
        try:
            await self._obey(command)
        except AlreadyApplied:
            self._ack(command)
        except (Refused, IllegalAction, Declined) as no:
            self._refuse(command.id, no.refusal)
        except NotReadable as error:
            self._refuse(command.id, _unreadable(error))
        except StorageError as error:
            log.warning("not-written", why=str(error))
            self._refuse(command.id, Declined("try-again").refusal)

    async def _obey(self, command: wire.Command) -> None:
        match command:
            case wire.Act():  # first, for it is what nearly all are
                await self._decide(command)
            case wire.Ping(id=id_):
                self._send(wire.Pong(id=id_, now=self._house.now()))
            case wire.Watch():
                await self._watch(command)
            case wire.Say() | wire.React():
                self._speak(command)
            case wire.Hint():
                self._begin_to_advise(command)
            case wire.Rematch() | wire.SetSpectators() | wire.SetTalk():
                await self._keep(command)
            case wire.RenewCode():
                self._need_new_code()
                await self._keep(command)
            case wire.Mute() | wire.Remove():
                await self._keep(command)
            case _:
                await self._decide(command)

    async def _decide(self, command: commands.TableCommand) -> None:
        live = self._need_live()
        await live.do(commands.decision(command, self._player, self._house.now()))
        try:
            if isinstance(command, wire.Sit):
                await mine.remember(self._house.log, self._player, live.id)
            self._ack(command)
        finally:  # it is done, whatever becomes of the list of my tables
            live.advance()

    async def _watch(self, command: wire.Watch) -> None:
        live = await self._hub.live(RoomId(command.room))
        if not live.room.admits(self._player, live.table):
            barred = self._player in live.room.barred
            raise Declined("removed" if barred else "spectators-closed")
        self.end()
        self._live = live
        self._watcher = Watcher(self._socket, self._player, screen=command.screen)
        self._ack(command)
        live.join(self._watcher)

    async def _keep(self, command: rooms.RoomCommand) -> None:
        await rooms.keep(self._house, self._need_live(), self._player, command)
        self._ack(command)

    def _need_new_code(self) -> None:
        if not self._hub.new_codes[self._player].take():
            raise Declined("rate")

    def _begin_to_advise(self, command: wire.Hint) -> None:
        """Beside everything else: who plays before the advice has come does not wait for it.

        Nobody has the bots think twice at once.
        """
        live = self._need_live()
        commands.need_advisable(live.table, self._player, command)
        if self._advising:
            raise Declined("rate")
        self._advising = True
        live.spawn(self._advise(live.table, command))

    async def _advise(self, table: Table, command: wire.Hint) -> None:
        bot = best_bot(table.game.name)
        try:
            chosen = await self._house.thinker.choose(table, Seat(command.seat), bot)
        finally:
            self._advising = False
        action = Raw(table.game.forms.action.encode(chosen))
        self._send(wire.Hinted(seat=command.seat, question=command.question, action=action))
        self._ack(command)

    def _speak(self, command: wire.Say | wire.React) -> None:
        live = self._need_live()
        if not self._words.take():
            raise Declined("rate")
        if self._player in live.room.muted:
            raise Declined("muted")
        if hushed(live.table, self._player):
            raise Declined("hushed")
        name, now = self._speaker(live, command), self._house.now()
        match command:
            case wire.Say(seat=seat, text=text):
                said = wire.Said(seat=seat, name=name, text=_said(text), at=now)
                live.speak(self._player, said)
            case wire.React(seat=seat, reaction=reaction):
                reacted = wire.Reacted(seat=seat, name=name, reaction=reaction, at=now)
                live.speak(self._player, reacted)
        self._ack(command)

    def _speaker(self, live: Live, command: wire.Say | wire.React) -> str:
        """Who speaks: a seat by its name, and others as they call themselves."""
        if command.seat is None:
            return clean(command.name)
        if commands.player_at(live.table, command.seat) != self._player:
            raise Refused("not-your-seat", seat=command.seat)
        occupant = live.table.chairs[command.seat].occupant
        return occupant.name if occupant else ""

    def _need_live(self) -> Live:
        if self._live is None or self._watcher not in self._live.watchers:
            raise Declined("not-watching")
        return self._live

    # Answers.

    def _ack(self, command: wire.Command) -> None:
        self._send(wire.Ack(id=command.id))

    def _refuse(self, id_: str | None, refusal: Refusal) -> None:
        self._house.metrics.refused.labels(refusal.key).inc()
        self._send(wire.Refused(id=id_, rule=refusal.rule, key=refusal.key, params=refusal.params))

    def _send(self, message: wire.Message) -> None:
        self._socket.send(wire.encode(message))


def _said(text: str) -> str:
    said = clean(text)
    if not said:
        raise Declined("nameless")
    return said


def _unreadable(error: NotReadable) -> Refusal:
    return Refusal(RULE, "cannot-read", {"why": error.key, "detail": str(error)})

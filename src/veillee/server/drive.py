"""What must happen at a table though nobody asks for it: bots answer, clocks end, nobody is stuck.

Every node that has somebody in the room drives it; the log lets each thing happen once.
"""

import asyncio
import random
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from itertools import count
from typing import TYPE_CHECKING, Any

from veillee.kernel.chance import FastChance
from veillee.kernel.forms import NotReadable
from veillee.kernel.game import Awaiting, IllegalAction, Played, Seat
from veillee.lobby.refusals import Declined
from veillee.server.talk import THINKS_AFTER
from veillee.storage.kept import Decision
from veillee.table import Human, PlayerId, Refused, Table, Time, act, cover, pass_host, settle
from veillee.table.clocks import later

if TYPE_CHECKING:  # a live room has a driver, which knows its room
    from veillee.server.live import Live

DEPUTY_SECONDS = 2.0  # how much later a node acts that is not the first of those at the table


class Driver:
    """Sees to it that the game goes on."""

    def __init__(self, live: "Live") -> None:
        self._live = live
        self._alarm: asyncio.TimerHandle | None = None
        self._thinking: set[tuple[Seat, int]] = set()
        self._changed = asyncio.Event()

    def look(self) -> None:
        """Something has changed: who must answer, and when is something due?"""
        if self._thinking:
            self._changed.set()
        if self._live.someone_is_a_bot:
            self._prepare_bots()
            self._call_bots()
        self._set_alarm()

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()

    # Bots.

    def _prepare_bots(self) -> None:
        """They sit down before the game begins, and have that long to collect their thoughts."""
        table = self._live.table
        for bot in {table.bot_of(seat) for seat in map(Seat, table.seats)}:
            if bot is not None:
                self._live.house.thinker.prepare(table.game.name, bot)

    def _call_bots(self) -> None:
        table = self._live.table
        for seat in table.bots_awaited:
            question = table.question(seat)
            if question is not None and (seat, question) not in self._thinking:
                self._thinking.add((seat, question))
                self._live.spawn(self._answer(seat, question))

    async def _answer(self, seat: Seat, question: int) -> None:
        try:
            await asyncio.sleep(self._delay())
            await self._think_and_act(seat, question)
        finally:
            self._thinking.discard((seat, question))

    def _delay(self) -> float:
        """As long as a person might take, and longer at a node that another one precedes."""
        live = self._live
        human = live.house.settings.bot_delay * random.uniform(0.6, 1.4)
        first = min([live.house.node, *live.presence.nodes]) == live.house.node
        return human if first else human + DEPUTY_SECONDS

    async def _think_and_act(self, seat: Seat, question: int) -> None:
        """Until the question is answered: to say yes to a wish leaves it as it was."""
        live, until = self._live, self._now() + self._live.house.settings.bot_patience
        while (bot := self._asked(seat, question)) is not None:
            table = live.table
            action = await self._thought(seat, bot)
            if await self._people_go_first(table, seat, action, until):
                continue
            if not await self._act(table, seat, bot, action, question):
                return

    def _asked(self, seat: Seat, question: int) -> str | None:
        """The bot that is to answer this question; None: nobody is, any more."""
        table = self._live.table
        if seat not in table.bots_awaited or table.question(seat) != question:
            return None
        return table.bot_of(seat)

    async def _thought(self, seat: Seat, bot: str) -> Any:
        live = self._live
        musing = asyncio.get_running_loop().call_later(THINKS_AFTER, live.talk.say, seat, "think")
        try:
            return await live.house.thinker.choose(live.table, seat, bot)
        finally:
            musing.cancel()

    async def _people_go_first(self, table: Table, seat: Seat, action: Any, until: float) -> bool:
        """Where all answer at the same time, an answer may close what people still want to do.

        So a bot keeps its answer to itself while somebody present is still asked, for a while;
        whether something new has happened meanwhile, of which it should think again. What leaves
        the bot asked as before, such as saying yes to a wish, is no answer yet and is said at once.
        """
        while self._now() < until and self._somebody_is_asked() and _answers(table, seat, action):
            if self._sees_news(table, seat):  # it may have come while the bot was thinking
                return True
            self._changed.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), until - self._now())
        return False

    def _somebody_is_asked(self) -> bool:
        table = self._live.table
        return any(
            isinstance(table.chairs[seat].occupant, Human) and self._silent(table, seat) is None
            for seat in table.held_up_by
        )

    def _sees_news(self, before: Table, seat: Seat) -> bool:
        now = self._live.table
        return now.play is not None and now.view(seat) != before.view(seat)

    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    async def _act(self, table: Table, seat: Seat, bot: str, action: Any, question: int) -> bool:
        """Do what was thought of at this table, or whatever is legal; whether it was done."""
        live = self._live
        played = partial(
            act,
            by=None,
            seat=seat,
            question=question,
            action_id=_new_id(table, seat, question),
            now=live.house.now(),
        )
        try:
            return await self._decide(partial(played, action=action))
        except (IllegalAction, NotReadable) as error:
            live.log.error("bot-illegal", seat=seat, bot=bot, why=str(error))
            sampled = live.table.game.sample(live.table.view(seat), FastChance(question))
            return await self._decide(partial(played, action=sampled))

    # Clocks.

    def _set_alarm(self, *, least: float = 0.0) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if due := [time for time, _ in self._due()]:
            seconds = max(least, (min(due) - self._live.house.now()) / 1000)
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(seconds + self._lag(), self._ring)

    def _lag(self) -> float:
        """A little late rather than early, and each node a little differently."""
        return 0.005 + random.random() * 0.02 * len(self._live.presence.nodes)

    def _ring(self) -> None:
        self._live.spawn(self._see_to_it())

    async def _see_to_it(self) -> None:
        now = self._live.house.now()
        for due, decision in list(self._due()):
            if due <= now:
                await self._decide(decision)
        # What could not be done now, because storage is away, is not tried without a breath.
        self._set_alarm(least=0.5)

    def _due(self) -> Iterator[tuple[Time, Decision]]:
        """What will have to be decided, and when."""
        table, now = self._live.table, self._live.house.now()
        if table.started:  # once it is over it waits for nobody
            if self._live.someone_silent or table.pace.clock == "firm":
                yield from self._covers_due(table, now)
            if (due := table.settles_at) is not None:
                yield due, partial(settle, now=max(now, due))
        else:
            yield from self._host_due(table, now)

    def _covers_due(self, table: Table, now: Time) -> Iterator[tuple[Time, Decision]]:
        for seat in table.held_up_by:
            silent = self._silent(table, seat)
            if (due := table.covers_at(seat, silent)) is not None:
                yield due, partial(cover, seat=seat, silent_since=silent, now=max(now, due))

    def _host_due(self, table: Table, now: Time) -> Iterator[tuple[Time, Decision]]:
        """Before the start a table waits for its host: one who stays away passes it on."""
        silent = self._live.presence.silent_since(table.host)
        heir = self._heir(table)
        if silent is not None and heir is not None:
            due = later(silent, self._live.house.settings.host_grace)
            yield due, partial(pass_host, by=table.host, to=heir, now=max(now, due))

    def _heir(self, table: Table) -> PlayerId | None:
        silent = self._live.presence.silent_since
        seated = [chair.player for chair in table.chairs if chair.player]
        return next((p for p in seated if p != table.host and silent(p) is None), None)

    def _silent(self, table: Table, seat: Seat) -> Time | None:
        player = table.chairs[seat].player
        return self._live.presence.silent_since(player) if player else None

    async def _decide(self, decision: Decision) -> bool:
        """Somebody else may have been faster, or it is not so any more: then all is well."""
        try:
            await self._live.do(decision)
        except (Refused, Declined):
            return False
        self._live.advance()
        return True


def _new_id(table: Table, seat: Seat, question: int) -> str:
    """For what a bot thinks of now: the same at every node, and another for what it does next."""
    ids = (f"bot-{question}-{n}" for n in count())
    return next(id_ for id_ in ids if not table.has_applied(seat, id_))


def _answers(table: Table, seat: Seat, action: Any) -> bool:
    """Whether the table would not wait for this seat any more after this action."""
    assert table.play is not None
    game = table.game
    try:
        turn = game.turn(game.apply(table.play.state, Played(seat, action)))
    except IllegalAction:
        return False
    return not (isinstance(turn, Awaiting) and seat in turn.seats)

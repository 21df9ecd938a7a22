"""What must happen at a table though nobody asks for it: bots answer, clocks end, nobody is stuck.

Every node that has somebody in the room drives it; the log lets each thing happen once.
"""

import asyncio
import random
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

from veillee.kernel.chance import FastChance
from veillee.kernel.forms import NotReadable
from veillee.kernel.game import IllegalAction, Seat
from veillee.lobby.refusals import Declined
from veillee.storage.kept import Decision
from veillee.table import PlayerId, Refused, Table, Time, act, cover, pass_host, settle
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

    def look(self) -> None:
        """Something has changed: who must answer, and when is something due?"""
        if self._live.someone_is_a_bot:
            self._call_bots()
        self._set_alarm()

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()

    # Bots.

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
        live = self._live
        bot = live.table.bot_of(seat)
        if bot is None or seat not in live.table.bots_awaited:
            return
        if live.table.question(seat) != question:
            return
        action = await live.house.thinker.choose(live.table, seat, bot)
        try:
            await self._decide(self._played(seat, action, question))
        except (IllegalAction, NotReadable) as error:
            live.log.error("bot-illegal", seat=seat, bot=bot, why=str(error))
            sampled = live.table.game.sample(live.table.view(seat), FastChance(question))
            await self._decide(self._played(seat, sampled, question))

    def _played(self, seat: Seat, action: Any, question: int) -> Decision:
        return partial(
            act,
            by=None,
            seat=seat,
            action=action,
            question=question,
            action_id=f"bot-{question}",
            now=self._live.house.now(),
        )

    # Clocks.

    def _set_alarm(self, *, least: float = 0.0) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        due = min((time for time, _ in self._due()), default=None)
        if due is not None:
            seconds = max(least, (due - self._live.house.now()) / 1000)
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

    async def _decide(self, decision: Decision) -> None:
        """Somebody else may have been faster, or it is not so any more: then all is well."""
        with suppress(Refused, Declined):
            await self._live.do(decision)
            self._live.advance()

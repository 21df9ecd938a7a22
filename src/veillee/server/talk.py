"""Bots talk: a key for each line, so that everyone reads it in their own language.

They speak of what everyone can see, seldom, and not at all where the host prefers silence. A
storyteller's word comes with the clue and is the same whatever the image; after it the teller is
hushed like anyone else.
"""

import asyncio
import random
from collections.abc import Iterator
from typing import TYPE_CHECKING

from veillee.kernel.game import Seat
from veillee.kernel.talk import Occasion, Remarkable
from veillee.lobby.words import hushed_seats, speaker
from veillee.server import wire
from veillee.server.limits import Bucket
from veillee.table import Table

if TYPE_CHECKING:  # a live room has talk, which knows its room
    from veillee.server.live import Live

LINES_PER_SECOND, LINES_BURST = 1 / 10, 3  # of all bots in a room together
THINKS_AFTER = 1.5  # seconds of thinking that are worth a word
# How often an occasion is taken: what comes up again and again is not said again and again.
ODDS: dict[Occasion, float] = {"think": 0.2, "tell": 0.5, "shared": 0.5}


class Talk:
    """What the bots of one room say."""

    def __init__(self, live: "Live") -> None:
        self._live = live
        self._lines = Bucket(LINES_PER_SECOND, LINES_BURST)

    def of(self, before: Table, after: Table) -> None:
        """Something was decided here: is it worth a word?"""
        if not after.started or self._live.someone_is_a_bot:
            for seat, occasion in remarks(before, after):
                self.say(seat, occasion)

    def say(self, seat: Seat, occasion: Occasion) -> None:
        """Perhaps, in a moment, and if nobody minds."""
        if self._live.table.persona_of(seat) and random.random() < ODDS.get(occasion, 1.0):
            self._live.spawn(self._say(seat, occasion))

    async def _say(self, seat: Seat, occasion: Occasion) -> None:
        await asyncio.sleep(self._live.house.settings.bot_delay * random.uniform(0.4, 1.6))
        live = self._live
        by, persona = speaker(live.table.chairs[seat]), live.table.persona_of(seat)
        if not persona or not live.room.talk or by in live.room.muted:
            return
        if occasion != "tell" and seat in hushed_seats(live.table):
            return
        if self._lines.take():
            now = live.house.now()
            live.speak(by, wire.Talked(seat=seat, persona=persona, occasion=occasion, at=now))


def remarks(before: Table, after: Table) -> Iterator[tuple[Seat, Occasion]]:
    """What the bots might say of this step."""
    if after.over:
        if not before.over:
            yield from _at_the_end(after)
    elif not after.started:
        yield from _arrived(before, after)
    elif before.started and isinstance(after.game, Remarkable):
        yield from after.game.remarks(before.view(None), after.view(None))


def _arrived(before: Table, after: Table) -> Iterator[tuple[Seat, Occasion]]:
    here = {speaker(chair) for chair in before.chairs}
    for seat, chair in enumerate(after.chairs):
        if speaker(chair) not in here:
            yield Seat(seat), "hello"


def _at_the_end(table: Table) -> Iterator[tuple[Seat, Occasion]]:
    """One of those who have won, and one of the others, have a last word."""
    assert table.outcome is not None
    owls = [Seat(seat) for seat in table.seats if table.persona_of(Seat(seat))]
    best = table.outcome.ranking[0]
    winners, others = [o for o in owls if o in best], [o for o in owls if o not in best]
    if winners:
        yield random.choice(winners), "win"
    if others:
        yield random.choice(others), "bye"

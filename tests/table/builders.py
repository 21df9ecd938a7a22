"""Tables in the position a test needs, and the few words to drive them with."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from table.lanterns import Call, Hang, Lanterns, Options
from veillee.kernel.game import AnyGame, Seat
from veillee.kernel.state import parts
from veillee.table import (
    Bot,
    Entry,
    Human,
    Occupant,
    Pace,
    Play,
    PlayerId,
    Refused,
    Step,
    Table,
    TableId,
    Time,
    act,
    open_table,
    sit,
    start,
)
from veillee.table.play import Past

LEA, TOM, ZOE = PlayerId("lea-player"), PlayerId("tom-player"), PlayerId("zoe-player")
NONCE = "00112233445566778899aabbccddeeff"
SEED = bytes(range(32))
T0 = Time(1_700_000_000_000)


def at(seconds: float) -> Time:
    """So many seconds into the test."""
    return Time(T0 + int(1000 * seconds))


def human(player: PlayerId) -> Human:
    return Human(player, player.removesuffix("-player").capitalize())


ORION = Bot("random", "Orion")


class Driven:
    """A table with its log: each step is taken, and its entry kept."""

    def __init__(self, first: Step) -> None:
        self.table = first.table
        self.entries: list[Entry] = [first.entry]
        self.data = [first.data]

    def do(self, decision: Callable[..., Step], *args: Any, **kwargs: Any) -> Table:
        step = decision(self.table, *args, **kwargs)
        self.table = step.table
        self.entries.append(step.entry)
        self.data.append(step.data)
        return self.table

    def hang(self, seat: int, height: int = 1, *, id: str | None = None, now: Time = T0) -> Table:
        """A seat answers the question it is asked, by its own player or its bot."""
        return self.act(seat, Hang(height), id=id, now=now)

    def act(self, seat: int, action: Any, *, id: str | None = None, now: Time = T0) -> Table:
        place = Seat(seat)
        by = None if self.table.bot_of(place) else self.table.chairs[place].player
        question = self.table.question(place)
        assert question is not None
        action_id = id or f"id-{len(self.entries)}"
        return self.do(act, by, place, action, question=question, action_id=action_id, now=now)


def opened(
    *, seats: int = 2, rounds: int = 3, pace: Pace | None = None, game: AnyGame | None = None
) -> Driven:
    options = Options(rounds) if game is None else None
    return Driven(
        open_table(
            game or Lanterns(),
            TableId("T"),
            host=LEA,
            seats=seats,
            options=options,
            pace=pace,
            seed=SEED,
            now=T0,
        )
    )


def seated(*occupants: Occupant, **chosen: Any) -> Driven:
    driven = opened(seats=len(occupants), **chosen)
    for seat, occupant in enumerate(occupants):
        by = occupant.player or LEA
        driven.do(sit, by, Seat(seat), occupant, now=T0)
    return driven


def started(*occupants: Occupant, **chosen: Any) -> Driven:
    driven = seated(*(occupants or (human(LEA), human(TOM))), **chosen)
    driven.do(start, LEA, now=T0)
    return driven


def hanging(*occupants: Occupant, **chosen: Any) -> Driven:
    """Started, and called by the first seat: everyone is to hang a lantern."""
    driven = started(*occupants, **chosen)
    driven.act(0, Call())
    return driven


def refused(decision: Callable[..., Step], *args: Any, **kwargs: Any) -> str:
    """The key of the refusal that this decision meets."""
    with pytest.raises(Refused) as caught:
        decision(*args, **kwargs)
    return caught.value.refusal.key


def facts(table: Table) -> dict[str, Any]:
    """A table in every field, its game by name and its states by their parts, undo included."""
    plays = [_play_facts(play) for play in _history(table.play)]
    return {**msgspec.structs.asdict(table), "game": table.game.name, "play": plays}


def _history(play: Play | None) -> Iterator[Play | Past]:
    moment: Play | Past | None = play
    while moment is not None:
        yield moment
        moment = moment.before


def _play_facts(play: Play | Past) -> dict[str, Any]:
    fields = {**msgspec.structs.asdict(play), "state": parts(play.state)}
    return {name: value for name, value in fields.items() if name not in ("game", "before")}

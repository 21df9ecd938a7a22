"""What whoever runs the house does with its logs: look, forget, carry away and bring back."""

from collections import defaultdict
from collections.abc import Sequence

from msgspec import Struct

from veillee.lobby.ledger import MARK, is_table
from veillee.lobby.room import room_of
from veillee.storage.log import Clash, Listed, Log


class Kept(Struct, frozen=True):
    """A room, or another ledger of the house: its logs, and when the last was written to."""

    name: str
    logs: tuple[Listed, ...]

    @property
    def updated(self) -> int:
        return max(listed.updated for listed in self.logs)


async def kept(log: Log) -> list[Kept]:
    """Everything there is; a room's tables, its songs and its ledger stand together."""
    groups: defaultdict[str, list[Listed]] = defaultdict(list)
    for listed in await log.tables():
        groups[_group(listed.table)].append(listed)
    return [Kept(name, tuple(logs)) for name, logs in groups.items()]


async def purge(log: Log, before: int) -> int:
    """Forget all that nobody has touched since; how many rooms and ledgers there were."""
    old = [group for group in await kept(log) if group.updated < before]
    for group in old:
        await _delete(log, group.logs)
    return len(old)


async def close(log: Log, room: str) -> bool:
    """Forget a room with all its games; whether there was one."""
    logs = [listed for group in await kept(log) if group.name == room for listed in group.logs]
    await _delete(log, logs)
    return bool(logs)


class Copied(Struct, frozen=True):
    """What was brought over; the `other` logs tell another story there and stayed as they were."""

    logs: int
    entries: int
    other: tuple[str, ...]


async def copy(source: Log, target: Log, clock: "Clock") -> Copied:
    """Bring over whatever the target has not, of every log.

    Each is read at one moment and any prefix of a log is a table at rest, so that the source may
    go on being written to.
    """
    known = {listed.table: (listed.position, listed.updated) for listed in await target.tables()}
    added, other = [], []
    for listed in await source.tables():
        if known.get(listed.table) == (listed.position, listed.updated):
            continue
        clock.time = listed.updated
        try:
            added.append(await _copy_log(source, target, listed.table))
        except Clash:
            other.append(listed.table)
    return Copied(sum(map(bool, added)), sum(added), tuple(other))


async def _copy_log(source: Log, target: Log, table: str) -> int:
    """Append what is missing; how much that was. Clash: the target tells another story."""
    ours = [data for _, data in await source.read(table)]
    theirs = [data for _, data in await target.read(table)]
    both = min(len(ours), len(theirs))
    if ours[:both] != theirs[:both]:
        raise Clash(len(ours), len(theirs))
    missing = ours[both:]
    await target.append(table, len(theirs), missing)
    return len(missing)


class Clock:
    """A clock that is set by hand: copies keep the age of what they copy."""

    def __init__(self) -> None:
        self.time = 0

    def __call__(self) -> int:
        return self.time


async def _delete(log: Log, logs: Sequence[Listed]) -> None:
    for listed in logs:
        await log.delete(listed.table)


def _group(name: str) -> str:
    if is_table(name):
        return room_of(name)
    kind, _, rest = name.partition(MARK)
    return room_of(rest) if kind in ("room", "song") else name

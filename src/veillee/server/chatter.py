"""The last words of a room, for whoever comes back.

They are kept in memory alone, by every node that has somebody in the room, and a node that begins
to look asks the others: words between friends are no part of a game, and none of them is ever
written to a disk. When all have gone they are forgotten with the live room.
"""

from collections.abc import Iterable, Set

from msgspec import Raw

from veillee.fanout.notices import Words
from veillee.server import wire
from veillee.table import PlayerId

MOST = 40


class Chatter:
    """What was said, oldest first. Reactions are gone as soon as they are seen."""

    def __init__(self) -> None:
        self._said: list[tuple[PlayerId | None, wire.Said | wire.Talked]] = []

    def add(self, by: PlayerId | None, message: wire.Spoken) -> None:
        """Somebody has said this."""
        if not isinstance(message, wire.Reacted):
            self._said = [*self._said, (by, message)][-MOST:]

    def merge(self, words: Iterable[Words]) -> bool:
        """What another node remembers; whether any of it is news."""
        told = [(word.by, wire.SPOKEN.decode(word.message)) for word in words]
        news = [(by, said) for by, said in told if (by, said) not in self._said]
        for by, said in news:
            self.add(by, said)
        self._said.sort(key=lambda one: one[1].at)
        return bool(news)

    def heard(self, silenced: Set[PlayerId]) -> wire.Heard:
        """What may still be read: not the words of those who were asked to be silent."""
        return wire.Heard(words=tuple(said for by, said in self._said if by not in silenced))

    def recalled(self) -> tuple[Words, ...]:
        """All of it, for another node."""
        return tuple(Words(by, Raw(wire.encode(said))) for by, said in self._said)

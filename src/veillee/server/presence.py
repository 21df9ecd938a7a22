"""Who is connected to a room, at this node and, as far as one hears, at the others."""

from collections import Counter
from collections.abc import Callable, Iterable

from msgspec import Struct

from veillee.table import PlayerId, Time


class _Elsewhere(Struct, frozen=True):
    players: frozenset[PlayerId]
    watching: int
    heard: Time


class Presence:
    """Who is there, and since when the others are silent.

    Other nodes repeat who is connected to them; one that is not heard for `lapse` milliseconds has
    nobody any more. Whoever has never been seen counts as silent since this node began to look.
    """

    def __init__(self, now: Callable[[], Time], lapse: int) -> None:
        self._now = now
        self._lapse = lapse
        self._began = now()
        self._here: Counter[PlayerId] = Counter()
        self._elsewhere: dict[str, _Elsewhere] = {}
        self._seen: dict[PlayerId, Time] = {}

    def came(self, player: PlayerId) -> bool:
        """A device of this player has connected here; whether it is the first."""
        self._here[player] += 1
        return self._here[player] == 1

    def went(self, player: PlayerId) -> bool:
        """A device of this player is gone; whether it was the last."""
        self._here[player] -= 1
        if self._here[player] > 0:
            return False
        del self._here[player]
        self._seen[player] = self._now()
        return True

    def heard(self, node: str, players: Iterable[PlayerId], watching: int) -> bool:
        """Another node says who is there; whether that is news."""
        now, before = self._now(), self._elsewhere.get(node)
        said = _Elsewhere(frozenset(players), watching, now)
        gone = before.players - said.players if before else frozenset()
        self._elsewhere[node] = said
        self._seen.update(dict.fromkeys(said.players | gone, now))
        return before is None or (before.players, before.watching) != (said.players, watching)

    def lapse(self) -> bool:
        """Forget the nodes that have fallen silent; whether there were any."""
        now = self._now()
        lost = [n for n, said in self._elsewhere.items() if now - said.heard > self._lapse]
        for node in lost:
            del self._elsewhere[node]
        return bool(lost)

    def silent_since(self, player: PlayerId) -> Time | None:
        """When this player was last there; None: now."""
        if player in self._here or any(player in s.players for s in self._elsewhere.values()):
            return None
        return self._seen.get(player, self._began)

    @property
    def here(self) -> tuple[PlayerId, ...]:
        """Those connected to this node."""
        return tuple(sorted(self._here))

    @property
    def nodes(self) -> list[str]:
        """The other nodes that have somebody in this room."""
        return sorted(self._elsewhere)

    @property
    def watching_elsewhere(self) -> int:
        return sum(said.watching for said in self._elsewhere.values())

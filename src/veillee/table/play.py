"""The game on the table: its state, how it came about, and what luck has been used up."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from veillee.kernel.chance import VerifiableChance
from veillee.kernel.game import AnyGame, Awaiting, Dealing, Dealt, Over, Turn
from veillee.table.clocks import Time


class Play(Struct, frozen=True):
    """A game under way; `before` is what an undo goes back to."""

    game: AnyGame
    key: bytes
    state: Any
    moves: tuple[Any, ...] = ()
    times: tuple[Time, ...] = ()
    dealt: Mapping[str, int] = {}
    before: "Play | None" = None

    @property
    def turn(self) -> Turn[Any]:
        """What the game waits for."""
        return self.game.turn(self.state)

    @property
    def optional(self) -> tuple[str, int] | None:
        """The deal that may settle what the game waits for: its kind, and which of that kind."""
        match self.turn:
            case Awaiting(chance=str(kind)):
                return kind, self.dealt.get(kind, 0)
            case _:
                return None

    def after(self, move: Any, at: Time) -> "Play":
        """The game after a move; IllegalAction if the rules refuse it."""
        dealt = self._counted() if isinstance(move, Dealt) else self.dealt
        return replace(
            self,
            state=self.game.apply(self.state, move),
            moves=(*self.moves, move),
            times=(*self.times, at),
            dealt=dealt,
        )

    def settled(self, at: Time) -> "Play":
        """The game after the deal that is due, or that may settle the matter."""
        kind = self._kind()
        chance = VerifiableChance(self.key, kind, self.dealt.get(kind, 0))
        return self.after(Dealt(self.game.deal(self.state, chance)), at)

    def at_rest(self, at: Time) -> "Play":
        """The game after every deal that is due."""
        play = self
        while isinstance(play.turn, Dealing):
            play = play.settled(at)
        return play

    def _counted(self) -> Mapping[str, int]:
        kind = self._kind()
        return {**self.dealt, kind: self.dealt.get(kind, 0) + 1}

    def _kind(self) -> str:
        match self.turn:
            case Dealing(kind) | Awaiting(chance=str(kind)):
                return kind
            case Awaiting() | Over():
                raise ValueError("No deal is due")

"""The game on the table: its state, how it came about, and what luck has been used up."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from veillee.kernel.chance import VerifiableChance
from veillee.kernel.game import AnyGame, Awaiting, Dealing, Dealt, Over, Turn
from veillee.table.clocks import Time


class Past(Struct, frozen=True):
    """Where an undo goes back to: the state, and how many moves and deals had led to it."""

    state: Any
    length: int
    dealt: Mapping[str, int]
    before: "Past | None"


class Play(Struct, frozen=True):
    """A game under way; `turn` is what it waits for."""

    game: AnyGame
    key: bytes
    state: Any
    turn: Turn[Any]
    moves: tuple[Any, ...] = ()
    times: tuple[Time, ...] = ()
    dealt: Mapping[str, int] = {}
    before: Past | None = None

    @classmethod
    def begun(cls, game: AnyGame, key: bytes, state: Any) -> "Play":
        """A game before its first move."""
        return cls(game, key, state, game.turn(state))

    def after(self, move: Any, at: Time) -> "Play":
        """The game after a move; IllegalAction if the rules refuse it."""
        state = self.game.apply(self.state, move)
        return Play(
            self.game,
            self.key,
            state,
            self.game.turn(state),
            (*self.moves, move),
            (*self.times, at),
            self._counted() if isinstance(move, Dealt) else self.dealt,
            self.before,
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

    @property
    def past(self) -> Past:
        """This moment, to go back to."""
        return Past(self.state, len(self.moves), self.dealt, self.before)

    def back_to(self, past: Past) -> "Play":
        """The game as it was, its luck included."""
        return replace(
            self,
            state=past.state,
            turn=self.game.turn(past.state),
            moves=self.moves[: past.length],
            times=self.times[: past.length],
            dealt=past.dealt,
            before=past.before,
        )

    def _counted(self) -> Mapping[str, int]:
        kind = self._kind()
        return {**self.dealt, kind: self.dealt.get(kind, 0) + 1}

    def _kind(self) -> str:
        match self.turn:
            case Dealing(kind) | Awaiting(chance=str(kind)):
                return kind
            case Awaiting() | Over():
                raise ValueError("No deal is due")

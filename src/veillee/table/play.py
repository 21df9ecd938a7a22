"""The game on the table: its state, how it came about, and what luck has been used up."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from veillee.kernel.chance import VerifiableChance
from veillee.kernel.game import AnyGame, Awaiting, Dealing, Dealt, Over, Turn
from veillee.table.clocks import Time
from veillee.table.trail import Trail


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
    trail: Trail[tuple[Any, Time]]
    dealt: Mapping[str, int] = {}
    before: Past | None = None

    @classmethod
    def begun(cls, game: AnyGame, key: bytes, state: Any) -> "Play":
        """A game before its first move."""
        return cls(game, key, state, game.turn(state), Trail())

    def after(self, move: Any, at: Time) -> "Play":
        """The game after a move; IllegalAction if the rules refuse it."""
        state = self.game.apply(self.state, move)
        return Play(
            self.game,
            self.key,
            state,
            self.game.turn(state),
            self.trail.then((move, at)),
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
    def moves(self) -> tuple[Any, ...]:
        """What was played and dealt, in order."""
        return self.moves_since(0)

    def moves_since(self, length: int) -> tuple[Any, ...]:
        """What was played and dealt after the first so many."""
        return tuple([move for move, _ in self.trail.since(length)])

    @property
    def times(self) -> tuple[Time, ...]:
        """When each of the moves was made."""
        return tuple(at for _, at in self.trail.since(0))

    @property
    def past(self) -> Past:
        """This moment, to go back to."""
        return Past(self.state, len(self.trail), self.dealt, self.before)

    def back_to(self, past: Past) -> "Play":
        """The game as it was, its luck included."""
        return replace(
            self,
            state=past.state,
            turn=self.game.turn(past.state),
            trail=self.trail.first(past.length),
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

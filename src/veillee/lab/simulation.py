"""Whole games between bots, as records that anyone can verify."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from veillee.kernel import record
from veillee.kernel.chance import FastChance, VerifiableChance, derived_seed, game_key
from veillee.kernel.game import (
    AnyBot,
    AnyGame,
    Awaiting,
    Chance,
    Dealing,
    Dealt,
    Outcome,
    Over,
    Played,
    asked,
)


class Finished(Struct, frozen=True):
    """A game played to its end."""

    game: AnyGame
    options: Any
    bots: tuple[AnyBot, ...]
    seed: bytes
    moves: tuple[Any, ...]
    outcome: Outcome[Any]

    @property
    def decisions(self) -> int:
        """How many moves were chosen by a seat."""
        return sum(isinstance(move, Played) for move in self.moves)

    def record(self) -> bytes:
        return record.write(
            self.game,
            options=self.options,
            seats=[record.Player(_name(i), f"bot:{b.name}") for i, b in enumerate(self.bots)],
            seed=self.seed,
            nonces=[""] * len(self.bots),
            moves=self.moves,
            outcome=self.outcome,
        )


def simulate(
    game: AnyGame, options: Any, bots: Sequence[AnyBot], *, games: int, seed: int
) -> Iterator[Finished]:
    """So many games of these bots; the same seed gives the same games to the byte."""
    for number in range(games):
        yield play(game, options, bots, numbered_seed(game, seed, number))


def numbered_seed(game: AnyGame, seed: int, number: int) -> bytes:
    """The seed of one of many games; whoever plays it again gets the same deals."""
    return derived_seed(f"{game.name}/{seed}/{number}")


def play(game: AnyGame, options: Any, bots: Sequence[AnyBot], seed: bytes) -> Finished:
    """One game: its deals follow from the seed as at a table, its bots have luck of their own."""
    key = game_key(seed, [])
    luck = FastChance(f"bots/{seed.hex()}")
    deals: dict[str, int] = defaultdict(int)
    state = game.setup(len(bots), options)
    moves: list[Any] = []
    while not isinstance(turn := game.turn(state), Over):
        kind = _deal_due(turn, luck)
        if kind is None:
            move: Any = _answer(game, state, turn, bots, luck)
        else:
            move = Dealt(game.deal(state, VerifiableChance(key, kind, deals[kind])))
            deals[kind] += 1
        state = game.apply(state, move)
        moves.append(move)
    return Finished(game, options, tuple(bots), seed, tuple(moves), turn.outcome)


def _deal_due(turn: Any, luck: Chance) -> str | None:
    """The kind of the deal to make now; one that may settle a matter does so half the time."""
    match turn:
        case Dealing(kind):
            return kind
        case Awaiting(seats=(), chance=str(kind)) if luck.below(2):
            return kind
        case _:
            return None


def _answer(game: AnyGame, state: Any, turn: Any, bots: Sequence[AnyBot], luck: Chance) -> Any:
    seats = turn.seats or luck.shuffle(asked(game, state, len(bots)))
    seat = seats[0]
    return Played(seat, bots[seat].choose(game.view(state, seat), luck))


def _name(seat: int) -> str:
    """Bots of a simulation are called after the Greek letters that name the stars."""
    return ("Alpha", "Beta", "Gamma", "Delta", "Epsilon", "Zeta", "Eta", "Theta")[seat % 8] + (
        "" if seat < 8 else f" {seat // 8 + 1}"
    )

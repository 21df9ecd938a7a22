"""Our rules beside RLCard's and OpenSpiel's: random play, one core, driven from Python.

Ours counts what a server or a learner pays for a move: the acting seat's view, an action drawn from
what that view is offered, and its application. Different games do different work: the ratios say
what to expect, not who is cleverer.
"""

import random
from collections.abc import Iterator
from importlib.metadata import version
from typing import Any

import pyspiel
import rlcard

from harness import Contestant, compete, report
from veillee.games.catalogue import CATALOGUE, open_game
from veillee.kernel.chance import FastChance
from veillee.kernel.game import AnyGame, Awaiting, Dealt, Over, Played

UNO, GIN = "rlcard uno env", "rlcard gin-rummy env"
# Our game and how many play, with what it must reach beside RLCard's environments.
OURS = {
    "dixit": (4, {UNO: 2.0}),
    "etoile-d-afrique": (4, {UNO: 3.0, GIN: 9.0}),
    "etoile-solitaire": (1, {UNO: 1.0}),
    "look-at-the-stars": (4, {UNO: 1.0}),
    "stella": (4, {UNO: 2.0}),
}
OPEN_SPIEL = ("tic_tac_toe", "connect_four", "crazy_eights", "hearts", "gin_rummy")
OPEN_SPIEL_PYTHON = ("python_tic_tac_toe", "python_kuhn_poker", "python_liars_poker")


def ours(name: str, seats: int) -> Contestant:
    game = open_game(name)
    options = game.forms.options.type()
    return Contestant(name, lambda seed: play_ours(game, options, seats, seed))


def play_ours(game: AnyGame, options: Any, seats: int, seed: int) -> int:
    """One game; deals cost time and are not counted."""
    chance, state, moves = FastChance(seed), game.setup(seats, options), 0
    while not isinstance(turn := game.turn(state), Over):
        if isinstance(turn, Awaiting) and turn.seats:
            seat = turn.seats[0]
            action = game.sample(game.view(state, seat), chance)
            state = game.apply(state, Played(seat, action))
            moves += 1
        else:
            state = game.apply(state, Dealt(game.deal(state, chance)))
    return moves


def rlcard_env(name: str, label: str) -> Contestant:
    env = rlcard.make(name, config={"seed": 1})

    def work(seed: int) -> int:
        draw, moves = random.Random(seed), 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(draw.choice(list(state["legal_actions"])))
            moves += 1
        return moves

    return Contestant(label, work)


def open_spiel(name: str) -> Contestant:
    game = pyspiel.load_game(name)

    def work(seed: int) -> int:
        draw, moves, state = random.Random(seed), 0, game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(draw.choices(outcomes, weights)[0])
            else:
                state.apply_action(draw.choice(state.legal_actions()))
                moves += 1
        return moves

    return Contestant(f"open_spiel {name}", work)


def contestants() -> Iterator[Contestant]:
    for name, (seats, _) in OURS.items():
        yield ours(name, seats)
    yield rlcard_env("uno", UNO)
    yield rlcard_env("gin-rummy", GIN)
    yield from map(open_spiel, OPEN_SPIEL)
    yield from map(open_spiel, known(OPEN_SPIEL_PYTHON))


def known(names: tuple[str, ...]) -> list[str]:
    """OpenSpiel's games written in Python register themselves on import."""
    from open_spiel.python import games  # noqa: F401 # importing is what registers them

    return [name for name in names if name in pyspiel.registered_names()]


def main() -> None:
    assert set(OURS) <= set(CATALOGUE)
    targets = {(name, peer): t for name, (_, goals) in OURS.items() for peer, t in goals.items()}
    versions = {"open_spiel": version("open_spiel"), "rlcard": version("rlcard")}
    report("engines", compete(list(contestants())), targets, versions)


if __name__ == "__main__":
    main()

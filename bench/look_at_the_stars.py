"""Look at the Stars beside the obvious way of doing the same, and beside RLCard.

The yardstick for placements is the loop that one would write first: every placement of a card on
the lattice as a mask made beforehand, tried one after another. It is given its masks for nothing.
"""

from collections.abc import Callable, Sequence
from functools import cache
from importlib.metadata import version
from typing import NamedTuple, TypeVar

import rlcard
from rlcard.agents import RandomAgent

from engines import UNO, ours, rlcard_env
from harness import Contestant, compete, report
from veillee.games.look_at_the_stars import LookAtTheStars
from veillee.games.look_at_the_stars.actions import Action, Deal, Options
from veillee.games.look_at_the_stars.components import DECK, NIGHT, POINT_CARDS, POWER_CARDS
from veillee.games.look_at_the_stars.lattice import (
    ARCH,
    LINE_PLACES,
    LINES,
    OPEN,
    SPAN,
    Plane,
    line_set,
    plane,
)
from veillee.games.look_at_the_stars.placing import (
    all_placements,
    count,
    free_shots,
    nth_placement,
    nth_shot,
    placements,
)
from veillee.games.look_at_the_stars.powers import drawn, settled, skip
from veillee.games.look_at_the_stars.scoring import counted, sheet
from veillee.games.look_at_the_stars.shapes import NightShape, turns
from veillee.games.look_at_the_stars.sky import Canvas, Cards, Sky, empty_sky
from veillee.games.look_at_the_stars.slates import our_slates
from veillee.games.look_at_the_stars.state import State
from veillee.kernel.chance import FastChance
from veillee.kernel.game import Chance, Dealing, Dealt, Move, Over, Played

AT_ONCE, LISTED, LOOP = "placements at once", "placements listed", "placements by a loop"
SCORE, ALONE, FOUR = "final score", "one slate alone", "look-at-the-stars"
UNO_RUN = "rlcard uno env.run"
ARCH_POINTS = frozenset(ARCH)


T = TypeVar("T")


class Asked(NamedTuple):
    """A card to be placed on a sky in the middle of a game."""

    sky: Sky
    open_: Plane
    shape: NightShape


def main() -> None:
    asked, ends = mid_game(), finals()
    check_yardstick(asked)
    contestants = [
        repeated(AT_ONCE, asked, lambda a: placements(a.sky, a.open_, a.shape)),
        repeated(LISTED, asked, lambda a: all_placements(a.shape, placements(*a))),
        repeated(LOOP, asked, by_loop),
        repeated(SCORE, ends, counted),
        Contestant(ALONE, play_alone),
        ours(FOUR, 4),
        rlcard_env("uno", UNO),
        rlcard_run(),
    ]
    targets = {
        (AT_ONCE, LOOP): 15.0,
        (LISTED, LOOP): 1.0,
        (SCORE, AT_ONCE): 1 / 8,
        (FOUR, UNO): 1.0,
        (FOUR, UNO_RUN): 1.0,
        (ALONE, UNO): 1.5,
    }
    report("look_at_the_stars", compete(contestants), targets, {"rlcard": version("rlcard")})


def repeated(name: str, items: Sequence[T], call: Callable[[T], object]) -> Contestant:
    """A contestant that makes one call for each item; a call is what is counted."""

    def work(seed: int) -> int:
        for item in items:
            call(item)
        return len(items)

    return Contestant(name, work)


# The yardstick.


@cache
def masks(shape: NightShape) -> list[tuple[int, Plane]]:
    """Every placement of a card within the arch: its lines as a set, its ends as a plane."""
    found = []
    for turned in turns(shape.lines):
        for at in range(SPAN):
            lines = [LINES[d][p + at] for d, p in turned if p + at < SPAN]
            if len(lines) == 2 and all(line in LINE_PLACES for line in lines):
                ends = {point for line in lines for point in line}
                if ends <= ARCH_POINTS:
                    found.append((line_set(lines), plane(ends)))
    return found


def by_loop(asked: Asked) -> list[int]:
    """The obvious way: one placement after the other."""
    sky = asked.sky
    east, north, rise, fall = sky.planes
    no_rise, no_fall = sky.barred
    taken = east | north << SPAN | (rise | no_rise) << 2 * SPAN | (fall | no_fall) << 3 * SPAN
    usable = sky.usable & asked.open_
    return [
        lines for lines, ends in masks(asked.shape) if not lines & taken and ends & usable == ends
    ]


def check_yardstick(asked: Sequence[Asked]) -> None:
    """Both ways give the same placements, or the comparison is worth nothing."""
    for one in asked:
        fast = {line_set(lines) for lines in all_placements(one.shape, placements(*one))}
        assert fast == set(by_loop(one))


# What is measured on.


def mid_game() -> list[Asked]:
    """Skies of random games between the fifth and the fourteenth night, with tonight's card."""
    return [
        Asked(state.before[0], OPEN[(state.turn - 1) // 6], NIGHT[state.revealed[-1]])
        for seed in range(60)
        for state in random_game(seed)
        if 5 <= state.turn <= 14 and state.revealed[-1] in NIGHT and not any(state.done)
    ]


def finals() -> list[Sky]:
    """The skies at the end of random games."""
    return [random_game(seed)[-1].before[0] for seed in range(300)]


def random_game(seed: int) -> list[State]:
    game, chance = LookAtTheStars(), FastChance(seed)
    states = [game.setup(1, Options())]
    while not isinstance(turn := game.turn(states[-1]), Over):
        if isinstance(turn, Dealing):
            move: Move[Action, Deal] = Dealt(game.deal(states[-1], chance))
        else:
            seat = turn.seats[0]
            move = Played(seat, game.sample(game.view(states[-1], seat), chance))
        states.append(game.apply(states[-1], move))
    return states


# Who else plays.


def play_alone(seed: int) -> int:
    """Eighteen nights on one slate and its final score, with no table around it."""
    chance = FastChance(seed)
    cards = Cards(POINT_CARDS["P3"], POWER_CARDS["W4"])
    sky = empty_sky(CANVASES[seed % len(CANVASES)], cards)
    for night, card in enumerate(chance.shuffle(DECK)[:18]):
        sky = drawn_at_random(sky, OPEN[night // 6], NIGHT.get(card), chance)
    sheet(sky)
    return 18


def drawn_at_random(sky: Sky, open_: Plane, shape: NightShape | None, chance: Chance) -> Sky:
    """Any placement or none, as random players at a table draw; powers are earned and skipped."""
    if shape is None:
        shots = free_shots(sky, open_)
        n = chance.below(count(shots) + 1)
        return sky.with_shot(nth_shot(shots, n)) if n < count(shots) else sky
    placed = placements(sky, open_, shape)
    total = count(placed)
    n = chance.below(total + 1)
    if n == total:
        return sky
    one, other = nth_placement(shape, placed, n)
    sky, waiting = drawn(sky.with_lines([LINE_PLACES[one], LINE_PLACES[other]]), open_)
    while waiting:
        sky, waiting = settled(skip(sky, ()), open_)
    return sky


def rlcard_run() -> Contestant:
    """RLCard's own loop with its own random agents."""
    env = rlcard.make("uno", config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def work(seed: int) -> int:
        paths, _ = env.run(is_training=False)
        return sum((len(path) - 1) // 2 for path in paths)

    return Contestant(UNO_RUN, work)


CANVASES = [Canvas(name, slate) for name, slate in our_slates().items()]

if __name__ == "__main__":
    main()

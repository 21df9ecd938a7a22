"""Finds the weights of the strong bot of Look at the Stars (`bots/weights.json`).

python bench/appraisal.py ROUNDS GAMES        from the repository, in its own environment

A round plays games with the present weights. Before every night some answers are tried on the same
imagined futures, and what each led to after a few nights is kept. The weights are then moved so
that the differences of the guesses fit the differences that were seen; only differences within one
night are used, so that no answer is praised for the luck of the game it was given in.
"""

import json
import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from statistics import mean
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

import veillee.games.look_at_the_stars.bots as bots
from veillee.games.look_at_the_stars.bots.appraisal import (
    OF_POINT,
    OF_SKY,
    Appraiser,
    Curve,
    Weights,
    counts,
    our_weights,
)
from veillee.games.look_at_the_stars.bots.search import best_sky, options
from veillee.games.look_at_the_stars.components import (
    DECK,
    POINT_CARDS,
    POWER_CARDS,
    TURNS,
    PointCardId,
    Power,
)
from veillee.games.look_at_the_stars.scoring import sheet
from veillee.games.look_at_the_stars.sky import Canvas, Cards, Sky, empty_sky
from veillee.games.look_at_the_stars.slates import our_slates
from veillee.kernel.chance import FastChance
from veillee.lab.workers import in_processes

PAGE = Path(bots.__file__).parent / "weights.json"
TRIED, AT_RANDOM = 4, 2  # answers to a night that are tried: the best ones, and some others
FUTURES, AHEAD, BREADTH = 4, 3, 5
CAUTION = 30.0  # how much evidence it takes to move a weight
POWERS = [face.power for face in POWER_CARDS.values()]
CURVES = (3, 2)  # coefficients of a weight: of what any sky has, and of what hangs on a card

Row = NDArray[np.float64]


class Task(NamedTuple):
    seed: int
    weights: Weights


class Night(NamedTuple):
    """What was counted after each answer to a night, and what that came to."""

    nights: int
    point: PointCardId
    power: Power
    counted: list[list[float]]
    seen: list[float]


def main() -> None:
    rounds, games = int(sys.argv[1]), int(sys.argv[2])
    weights = our_weights()
    kept: list[Night] = []
    with in_processes(os.cpu_count() or 1) as work:
        for number in range(rounds):
            tasks = [Task(number * games + game, weights) for game in range(games)]
            played = list(work(play, tasks))
            kept = (kept + [night for nights, _ in played for night in nights])[-40 * games :]
            print(f"round {number}: mean score {mean(score for _, score in played):.2f}")
            weights = fitted(kept, weights)
            PAGE.write_text(written(weights), "utf-8")


# Playing.


def play(task: Task) -> tuple[list[Night], int]:
    """One game alone, with luck of its own."""
    chance = FastChance(f"appraisal/{task.seed}")
    point, power = chance.shuffle(list(POINT_CARDS))[0], chance.shuffle(list(POWER_CARDS))[0]
    name = chance.shuffle(list(our_slates()))[0]
    cards, deck = Cards(POINT_CARDS[point], POWER_CARDS[power]), chance.shuffle(DECK)
    appraiser, seen = Appraiser(cards, task.weights), []
    sky = empty_sky(Canvas(name, our_slates()[name]), cards)
    for night, card in enumerate(deck[:TURNS]):
        nights = TURNS - 1 - night
        found = [option.sky for option in options(sky, night, card, appraiser, 14)]
        tried = found[:TRIED] + chance.shuffle(found[TRIED:])[:AT_RANDOM]
        if not nights or len(tried) == 1:
            sky = tried[0]
            continue
        futures = [chance.shuffle(deck[night + 1 :])[:AHEAD] for _ in range(FUTURES)]
        outlooks = [
            mean(outlook(each, night, future[:nights], appraiser) for future in futures)
            for each in tried
        ]
        counted = [counts(each, nights) for each in tried]
        seen.append(Night(nights, point, cards.power.power, counted, outlooks))
        sky = tried[max(range(len(tried)), key=outlooks.__getitem__)]
    return seen, sheet(sky).total


def outlook(sky: Sky, night: int, future: Sequence[str], appraiser: Appraiser) -> float:
    for ahead, card in enumerate(future, start=1):
        sky = best_sky(sky, night + ahead, card, appraiser, BREADTH)
    return appraiser.worth(sky, TURNS - 1 - night - len(future))


# Fitting.


def fitted(kept: Iterable[Night], weights: Weights) -> Weights:
    """Ridge regression around the present weights."""
    sides = [(centred(rows(night)), centred(np.array(night.seen))) for night in kept]
    seen, wanted = (np.concatenate(each) for each in zip(*sides, strict=True))
    present = flat(weights)
    scale = np.sqrt((seen * seen).mean(axis=0)) + 1e-3
    scaled, missed = seen / scale, wanted - seen @ present
    square = scaled.T @ scaled + CAUTION * np.eye(len(present))
    moved = present + np.linalg.solve(square, scaled.T @ missed) / scale
    print(f"  missed by {missed.std():.3f} before, {(wanted - seen @ moved).std():.3f} after")
    return folded(moved, weights)


def centred(values: Row) -> Row:
    middle: Row = values.mean(axis=0)
    return values - middle


def rows(night: Night) -> Row:
    """The counts of each answer, times 1, t and t², at the places of their weights."""
    t = night.nights / (TURNS - 1)
    counted = np.array(night.counted)
    sky, cards = counted[:, : len(OF_SKY)], counted[:, len(OF_SKY) :]
    point, power = cards[:, : len(OF_POINT)], cards[:, len(OF_POINT) :]
    at_point, at_power = list(POINT_CARDS).index(night.point), POWERS.index(night.power)
    return np.hstack(
        [
            over_time(sky, t, CURVES[0]),
            placed(over_time(point, t, CURVES[1]), at_point, len(POINT_CARDS)),
            placed(over_time(power, t, CURVES[1]), at_power, len(POWERS)),
        ]
    )


def over_time(counted: Row, t: float, coefficients: int) -> Row:
    powers = t ** np.arange(coefficients)
    return (counted[:, :, None] * powers).reshape(len(counted), -1)


def placed(values: Row, at: int, of: int) -> Row:
    width = values.shape[1]
    whole = np.zeros((len(values), of * width))
    whole[:, at * width : (at + 1) * width] = values
    return whole


def flat(weights: Weights) -> Row:
    tables = [weights.sky, *weights.point.values(), *weights.power.values()]
    return np.concatenate([np.array(table).ravel() for table in tables])


def folded(values: Row, like: Weights) -> Weights:
    left = [round(float(value), 4) for value in values][::-1]

    def table(curves: Sequence[Curve]) -> tuple[Curve, ...]:
        return tuple(tuple(left.pop() for _ in curve) for curve in curves)

    return Weights(
        table(like.sky),
        {card: table(curves) for card, curves in like.point.items()},
        {power: table(curves) for power, curves in like.power.items()},
    )


def written(weights: Weights) -> str:
    """A line a weight, or a card."""
    parts = [
        ' "sky": [\n' + ",\n".join(f"  {json.dumps(curve)}" for curve in weights.sky) + "\n ]",
        f' "point": {{\n{by_card(weights.point)}\n }}',
        f' "power": {{\n{by_card(weights.power)}\n }}',
    ]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def by_card(tables: Mapping[str, Sequence[Curve]]) -> str:
    return ",\n".join(f'  "{card}": {json.dumps(curves)}' for card, curves in tables.items())


if __name__ == "__main__":
    main()

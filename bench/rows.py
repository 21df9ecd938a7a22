"""What the benchmarks of bots are written with: rows to reach, and competitions to fill them.

See the top of `bots.py` for how a module of rows is made.
"""

import os
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from veillee.association import encoder_is_installed
from veillee.games.catalogue import open_game
from veillee.kernel import options as option_forms
from veillee.lab.arena import Arena, Result, deals_for
from veillee.lab.estimates import Estimate, mean_of, share_of
from veillee.lab.workers import in_processes


class Row(NamedTuple):
    """A figure, its interval of 95 %, and what it shall come to; no target: for comparison only."""

    name: str
    value: float
    low: float | None
    high: float | None
    target: float | None
    reached: bool


def at_least(name: str, figure: Estimate, target: float) -> Row:
    return Row(name, figure.value, figure.low, figure.high, target, figure.value >= target)


def at_most(name: str, figure: Estimate, target: float) -> Row:
    return Row(name, figure.value, figure.low, figure.high, target, figure.value <= target)


def beside(name: str, figure: Estimate) -> Row:
    """A figure that others are compared with."""
    return Row(name, figure.value, figure.low, figure.high, None, True)


def exactly(value: float) -> Estimate:
    """A figure without chance, such as a longest time."""
    return Estimate(value, None, None)


def require_encoder() -> None:
    if not encoder_is_installed():
        raise SystemExit("These rows need both engines: pip install 'veillee[bots]'")


def competition(
    game: str,
    bots: Sequence[str],
    *,
    games: int,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 1,
) -> list[Result]:
    """What `veillee arena` plays, on all cores; every deal in each seating."""
    rules = open_game(game)
    chosen = option_forms.parse(rules.forms.options, options or {})
    seats = len(bots) if players is None else players
    deals = deals_for(games, bots, seats)
    with in_processes(os.cpu_count() or 1) as work:
        return list(Arena(rules, chosen, tuple(bots), seats, deals, seed).results(work))


def outscored(results: Iterable[Result], bot: str, other: str) -> Estimate:
    """In how many games this bot's score is above every score of the other; a tie is no win."""
    deals: dict[int, list[float]] = {}
    for one in results:
        own, others = scores_of(one, bot), scores_of(one, other)
        deals.setdefault(one.deal, []).append(float(max(own) > max(others)))
    games = sum(map(len, deals.values()))
    return share_of([sum(won) / len(won) for won in deals.values()], games)


def mean_score(results: Iterable[Result], bot: str) -> Estimate:
    """The mean of one bot's scores, over deals."""
    deals: dict[int, list[int]] = {}
    for one in results:
        deals.setdefault(one.deal, []).extend(scores_of(one, bot))
    return mean_of([sum(scores) / len(scores) for scores in deals.values() if scores])


def longest_move(results: Iterable[Result], bot: str) -> float:
    """The longest that this bot thought about one move, in seconds of processor time."""
    return max(
        thought.longest
        for one in results
        for name, thought in zip(one.bots, one.thought, strict=True)
        if name == bot
    )


def scores_of(result: Result, bot: str) -> list[int]:
    return [s for name, s in zip(result.bots, result.scores, strict=True) if name == bot]

"""Search where cards are hidden: try every action in the same imagined worlds.

`most_promising` halves: after each round of worlds the worse half of the options drops out, so that
most of the thinking goes to the choices that are close. It thinks a fixed amount, never for a fixed
time, so that a game can be repeated from its seed.
"""

from collections.abc import Callable, Sequence
from typing import TypeVar

OptionT = TypeVar("OptionT")
WorldT = TypeVar("WorldT")


def most_promising(
    options: Sequence[OptionT],
    imagine: Callable[[], WorldT],
    value: Callable[[OptionT, WorldT], float],
    rounds: Sequence[int],
    *,
    prior: Callable[[OptionT], float] | None = None,
) -> OptionT:
    """The option of the highest mean value over worlds, so many of them in each round.

    Every option that is left is tried in the same worlds: luck that they share cannot tell them
    apart. `prior` is what an option is worth before any world is seen, in the units of `value`.
    Between equals, the first one is chosen.
    """
    left = list(options)
    totals = [0.0 if prior is None else prior(option) * sum(rounds) for option in left]
    standing = list(range(len(left)))
    for worlds in rounds:
        if len(standing) == 1:
            break
        for _ in range(worlds):
            world = imagine()
            for n in standing:
                totals[n] += value(left[n], world)
        standing.sort(key=lambda n: -totals[n])
        del standing[(len(standing) + 1) // 2 :]
    return left[max(standing, key=lambda n: totals[n])]

"""What can be said after so many deals: a figure and the interval it lies in, nineteen times in
twenty.

The games of one deal, played once in each seating, are not independent: intervals are taken over
deals, never over games.

    Estimate           a figure with its interval
    mean_of            a mean, by Student's interval
    ratio_of           how many times one mean is another, by bootstrap over deals
    share_of           a share, by Wilson's interval, which stays within 0 and 1
    ratings            Elo from who finished before whom, by the model of Bradley and Terry
"""

from collections.abc import Mapping, Sequence
from math import fsum, log, log10, sqrt
from random import Random
from statistics import NormalDist, fmean, variance
from typing import TypeAlias

from msgspec import Struct

Bot: TypeAlias = str
Duels: TypeAlias = Mapping[tuple[Bot, Bot], float]
"""How often the first finished before the second; a tie is half of it for either."""

_Z = NormalDist().inv_cdf(0.975)
_BLOCKS = 50
_RESAMPLED = 1_000
_ELO = 400.0
_AVERAGE = 1500.0
# One tie lent to every pair: a bot that has never lost is strong, not infinitely strong.
_LENT = 0.5
_ITERATIONS = 2_000
_STILL = 1e-9


class Estimate(Struct, frozen=True):
    """A figure and the ends of its interval; a single deal gives none."""

    value: float
    low: float | None
    high: float | None


def mean_of(values: Sequence[float]) -> Estimate:
    """The mean of one value a deal."""
    value = fmean(values)
    if len(values) < 2:
        return Estimate(value, None, None)
    return _around(value, sqrt(variance(values) / len(values)), len(values) - 1)


def ratio_of(ours: Sequence[float], theirs: Sequence[float]) -> Estimate:
    """Our mean over theirs on the same deals; whole deals are drawn anew, a thousand times."""
    pairs = list(zip(ours, theirs, strict=True))
    if len(pairs) < 2:
        return Estimate(_ratio(pairs), None, None)
    draw = Random(0)
    again = sorted(_ratio(draw.choices(pairs, k=len(pairs))) for _ in range(_RESAMPLED))
    tail = _RESAMPLED // 40
    return Estimate(_ratio(pairs), again[tail], again[-1 - tail])


def _ratio(pairs: Sequence[tuple[float, float]]) -> float:
    return fsum(one for one, _ in pairs) / fsum(other for _, other in pairs)


def share_of(values: Sequence[float], games: int) -> Estimate:
    """The mean of one share a deal, over deals that came to so many games.

    Wilson's interval wants a number of independent trials: the one that would scatter as much as
    these deals do, and never more than there were games.
    """
    share = fmean(values)
    scatter = variance(values) / len(values) if len(values) > 1 else 0.0
    trials = min(share * (1 - share) / scatter, games) if scatter else len(values)
    return wilson(share, max(trials, 1.0))


def wilson(share: float, trials: float) -> Estimate:
    """Wilson's score interval."""
    centre = share + _Z**2 / (2 * trials)
    reach = _Z * sqrt(share * (1 - share) / trials + _Z**2 / (4 * trials**2))
    whole = 1 + _Z**2 / trials
    return Estimate(share, max(0.0, (centre - reach) / whole), min(1.0, (centre + reach) / whole))


def ratings(deals: Sequence[Duels], bots: Sequence[Bot]) -> dict[Bot, Estimate]:
    """Elo of every bot, 1500 on average; the interval comes from leaving out blocks of deals.

    Where every block says the same, as when a bot has won all, it is the model that doubts.
    """
    blocks = [_sum(deals[n::_BLOCKS]) for n in range(min(_BLOCKS, len(deals)))]
    total = _sum(blocks)
    elo = _elo(total, bots)
    if len(blocks) < 2:
        return {bot: Estimate(elo[bot], None, None) for bot in bots}
    without = [_elo(_minus(total, block), bots) for block in blocks]
    doubt = {bot: _doubt(bot, elo, total) for bot in bots}
    scatter = {bot: _jackknife([one[bot] for one in without]) for bot in bots}
    freedom = len(blocks) - 1
    return {bot: _around(elo[bot], max(scatter[bot], doubt[bot]), freedom) for bot in bots}


def _jackknife(without: Sequence[float]) -> float:
    """The standard error of a figure, from what it would be without each block."""
    count = len(without)
    return sqrt((count - 1) ** 2 / count * variance(without))


def _doubt(bot: Bot, elo: Mapping[Bot, float], duels: Duels) -> float:
    """The standard error that the model gives a rating, from Fisher's information."""
    information = 0.0
    for other in elo:
        met = _won(duels, bot, other) + _won(duels, other, bot) if other != bot else 0.0
        expected = 1 / (1 + 10 ** ((elo[other] - elo[bot]) / _ELO))
        information += met * expected * (1 - expected)
    return (1 - 1 / len(elo)) * _ELO / (log(10) * sqrt(information)) if information else 0.0


def _around(value: float, error: float, freedom: int) -> Estimate:
    reach = student(freedom) * error
    return Estimate(value, value - reach, value + reach)


def student(freedom: int) -> float:
    """The 97.5 % point of Student's t, expanded around the normal one where that is good enough."""
    if freedom <= 2:
        return (12.706, 4.303)[freedom - 1]
    z, v = _Z, freedom
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return z + sum(term / float(v**n) for n, term in enumerate(terms, start=1))


def _elo(duels: Duels, bots: Sequence[Bot]) -> dict[Bot, float]:
    logs = {bot: _ELO * log10(strength) for bot, strength in _strengths(duels, bots).items()}
    middle = fmean(logs.values())
    return {bot: value - middle + _AVERAGE for bot, value in logs.items()}


def _strengths(duels: Duels, bots: Sequence[Bot]) -> dict[Bot, float]:
    """Bradley and Terry's strengths, by Hunter's iteration."""
    strengths = dict.fromkeys(bots, 1.0)
    for _ in range(_ITERATIONS):
        after = {bot: _improved(bot, strengths, duels) for bot in bots}
        scale = fmean(after.values())
        after = {bot: value / scale for bot, value in after.items()}
        moved = max(abs(after[bot] / strengths[bot] - 1) for bot in bots)
        strengths = after
        if moved < _STILL:
            break
    return strengths


def _improved(bot: Bot, strengths: Mapping[Bot, float], duels: Duels) -> float:
    others = [other for other in strengths if other != bot]
    if not others:
        return 1.0
    met = sum(
        (_won(duels, bot, other) + _won(duels, other, bot)) / (strengths[bot] + strengths[other])
        for other in others
    )
    return sum(_won(duels, bot, other) for other in others) / met


def _won(duels: Duels, one: Bot, other: Bot) -> float:
    return duels.get((one, other), 0.0) + _LENT


def _sum(many: Sequence[Duels]) -> dict[tuple[Bot, Bot], float]:
    total: dict[tuple[Bot, Bot], float] = {}
    for duels in many:
        for pair, times in duels.items():
            total[pair] = total.get(pair, 0.0) + times
    return total


def _minus(total: Duels, block: Duels) -> Duels:
    return {pair: times - block.get(pair, 0.0) for pair, times in total.items()}

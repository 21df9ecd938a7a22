"""Which bot plays better? Every bot sits everywhere, on the same deals.

With as many bots as seats, each deal is played once in every rotation of the seats. With more bots
than seats, every choice of as many bots as there are seats meets; with fewer, they sit down again
in turn. Seatings that come out the same are played once. In a game played alone, all bots play the
same deals and are compared by their scores.

    Arena              what is played: game, options, bots, seats, deals, seed
    Match              one game to play, small enough to be sent anywhere
    Result             how it ended
    Standing           what one bot came to
"""

import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from statistics import fmean
from typing import Any, TypeAlias

from msgspec import Struct

from veillee.games.catalogue import entry_of, open_bot, open_game
from veillee.kernel.game import AnyBot, AnyGame, Chance
from veillee.lab.estimates import Bot, Duels, Estimate, mean_of, ratings, share_of
from veillee.lab.simulation import numbered_seed
from veillee.lab.simulation import play as play_game
from veillee.lab.workers import Work

Seating: TypeAlias = tuple[Bot, ...]


class Thought(Struct, frozen=True):
    """How long a seat thought, in seconds of processor time."""

    moves: int
    seconds: float
    longest: float


class Match(Struct, frozen=True):
    """One deal for one seating."""

    game: str
    options: bytes
    bots: Seating
    seed: int
    deal: int


class Result(Struct, frozen=True):
    """How a match ended; `places` counts for each seat those that finished before it."""

    deal: int
    bots: Seating
    scores: tuple[int, ...]
    places: tuple[int, ...]
    thought: tuple[Thought, ...]


class Arena(Struct, frozen=True):
    """A competition: each of so many deals is played in every seating."""

    game: AnyGame
    options: Any
    bots: tuple[Bot, ...]
    seats: int
    deals: int
    seed: int

    @property
    def seatings(self) -> tuple[Seating, ...]:
        return seatings(self.bots, self.seats)

    @property
    def games(self) -> int:
        return self.deals * len(self.seatings)

    def matches(self) -> list[Match]:
        options = self.game.forms.options.encode(self.options)
        return [
            Match(self.game.name, options, bots, self.seed, deal)
            for deal in range(self.deals)
            for bots in self.seatings
        ]

    def results(self, work: Work) -> Iterator[Result]:
        """Every match, in order, played by these workers."""
        return work(play, self.matches())


class Standing(Struct, frozen=True):
    """What one bot came to in so many seats; `wins` is its share of the games, a seat."""

    bot: Bot
    seats: int
    score: Estimate
    wins: Estimate
    elo: Estimate
    seconds_a_move: float
    longest_move: float


def seatings(bots: Sequence[Bot], seats: int) -> tuple[Seating, ...]:
    """Every way to sit that the arena plays, each once."""
    sitting = [bots[n % len(bots)] for n in range(max(len(bots), seats))]
    tables = combinations(sitting, seats)
    turned = ((*t[shift:], *t[:shift]) for t in tables for shift in range(seats))
    return tuple(dict.fromkeys(turned))


def deals_for(games: int, bots: Sequence[Bot], seats: int) -> int:
    """As many deals as give at least so many games."""
    return -(-games // len(seatings(bots, seats)))


# Playing.


def play(match: Match) -> Result:
    """Plays one match; the same match gives the same scores anywhere."""
    game = _game(match.game)
    options = game.forms.options.decode(match.options)
    seats = [Timed(_bot(match.game, name)) for name in match.bots]
    seed = numbered_seed(game, match.seed, match.deal)
    outcome = play_game(game, options, seats, seed).outcome
    places = _places(outcome.ranking, len(seats))
    thought = tuple(seat.thought() for seat in seats)
    return Result(match.deal, match.bots, outcome.scores, places, thought)


class Timed:
    """A bot and the time that it takes."""

    def __init__(self, bot: AnyBot) -> None:
        self._bot = bot
        self._times: list[float] = []

    @property
    def name(self) -> str:
        return self._bot.name

    def choose(self, view: Any, chance: Chance) -> Any:
        start = time.thread_time()
        action = self._bot.choose(view, chance)
        self._times.append(time.thread_time() - start)
        return action

    def thought(self) -> Thought:
        return Thought(len(self._times), sum(self._times), max(self._times, default=0.0))


def _places(ranking: Sequence[Sequence[int]], seats: int) -> tuple[int, ...]:
    places, before = [0] * seats, 0
    for shared in ranking:
        for seat in shared:
            places[seat] = before
        before += len(shared)
    return tuple(places)


@cache
def _game(name: str) -> AnyGame:
    return open_game(name)


@cache
def _bot(game: str, name: str) -> AnyBot:
    return open_bot(_game(game), name)


# Counting.


def standings(game: str, results: Sequence[Result]) -> list[Standing]:
    """Every bot's standing, best first."""
    bots = list(dict.fromkeys(bot for result in results for bot in result.bots))
    by_deal = _by_deal(contests(game, results))
    elo = ratings([_duels(deal) for deal in by_deal], bots)
    found = [_standing(bot, by_deal, elo[bot]) for bot in bots]
    return sorted(found, key=lambda one: -one.elo.value)


def contests(game: str, results: Sequence[Result]) -> Sequence[Result]:
    """Who met whom: at one table, or on one deal where everybody plays alone."""
    if any(len(result.bots) > 1 for result in results):
        return results
    fewest = entry_of(game).fewest_wins
    return [_contest(deal, fewest) for deal in _by_deal(results)]


def _contest(deal: Sequence[Result], fewest_wins: bool) -> Result:
    """All who played this deal alone, ranked by their scores."""
    scores = tuple(result.scores[0] for result in deal)
    worth = [-score if fewest_wins else score for score in scores]
    return Result(
        deal=deal[0].deal,
        bots=tuple(result.bots[0] for result in deal),
        scores=scores,
        places=tuple(sum(other > own for other in worth) for own in worth),
        thought=tuple(result.thought[0] for result in deal),
    )


def _by_deal(results: Sequence[Result]) -> list[list[Result]]:
    deals: dict[int, list[Result]] = defaultdict(list)
    for result in results:
        deals[result.deal].append(result)
    return [deals[number] for number in sorted(deals)]


def _duels(deal: Sequence[Result]) -> Duels:
    """Each pair of different bots that met, seat by seat."""
    duels: dict[tuple[Bot, Bot], float] = defaultdict(float)
    for result in deal:
        met = list(zip(result.bots, result.places, strict=True))
        for (one, place), (other, beyond) in combinations(met, 2):
            if one != other:
                share = 0.5 if place == beyond else float(place < beyond)
                duels[one, other] += share
                duels[other, one] += 1 - share
    return duels


def _standing(bot: Bot, by_deal: Sequence[Sequence[Result]], elo: Estimate) -> Standing:
    scores, shares, thought = [], [], []
    for deal in by_deal:
        sat = [(result, seat) for result in deal for seat in _seats_of(bot, result)]
        scores.append(fmean(result.scores[seat] for result, seat in sat))
        shares.append(fmean(_share(result, seat) for result, seat in sat))
        thought += [result.thought[seat] for result, seat in sat]
    moves = sum(one.moves for one in thought)
    games = sum(bot in result.bots for deal in by_deal for result in deal)
    return Standing(
        bot=bot,
        seats=len(thought),
        score=mean_of(scores),
        wins=share_of(shares, games),
        elo=elo,
        seconds_a_move=sum(one.seconds for one in thought) / max(moves, 1),
        longest_move=max(one.longest for one in thought),
    )


def _seats_of(bot: Bot, result: Result) -> list[int]:
    return [seat for seat, name in enumerate(result.bots) if name == bot]


def _share(result: Result, seat: int) -> float:
    """A shared first place is a share of a win."""
    return (result.places[seat] == 0) / result.places.count(0)

"""`veillee simulate`: games by the thousand between bots, summed up or recorded."""

import time
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from veillee.cli.progress import progress
from veillee.cli.speech import LANG, help_game, say, telling
from veillee.games.catalogue import open_bot, open_game
from veillee.i18n import words
from veillee.kernel import options as option_forms
from veillee.kernel.forms import NotReadable
from veillee.kernel.game import AnyGame
from veillee.lab.simulation import Finished
from veillee.lab.simulation import simulate as simulate_games

BARS = " ▁▂▃▄▅▆▇█"
COLUMNS = 24


class SeatSummary(msgspec.Struct, frozen=True):
    """How one seat did over all games; a shared first rank is a share of a win."""

    bot: str
    wins: float
    mean: float
    low: int
    high: int
    scores: dict[int, int]


class Summary(msgspec.Struct, frozen=True):
    """What a simulation came to."""

    game: str
    players: int
    games: int
    seed: int
    options: dict[str, Any]
    moves: int
    seconds: float
    games_per_second: float
    moves_per_second: float
    seats: list[SeatSummary]


def simulate(
    game: Annotated[str, typer.Argument(help=help_game())],
    players: Annotated[int | None, typer.Option(help=say("help-players"))] = None,
    games: Annotated[int, typer.Option(help=say("help-games"))] = 100,
    seed: Annotated[int, typer.Option(help=say("help-seed"))] = 1,
    option: Annotated[
        list[str] | None, typer.Option(help=say("help-option"), metavar="NAME=VALUE")
    ] = None,
    bots: Annotated[str, typer.Option(help=say("help-bots"))] = "random",
    records: Annotated[Path | None, typer.Option(help=say("help-records"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
) -> None:
    with telling():
        rules = open_game(game)
        chosen = chosen_options(rules, option or [])
        seats = rules.seats.start if players is None else players
    with telling(game):
        require_games(games)
        require_seats(rules, seats)
        names = bot_names(bots, seats)
        table = [open_bot(rules, name) for name in names]
        rules.setup(len(table), chosen)
        start = time.perf_counter()
        finished = simulate_games(rules, chosen, table, games=games, seed=seed)
        tally = _Tally(names)
        with ExitStack() as stack:
            advance = stack.enter_context(progress(say("simulating"), games))
            out = stack.enter_context(records.open("wb")) if records else None
            for one in finished:
                tally.count(one)
                if out:
                    out.write(one.record() + b"\n")
                advance()
    summary = tally.summary(rules, chosen, seed, time.perf_counter() - start)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(summary)).decode())
    else:
        Console().print(_shown(summary))


def chosen_options(game: AnyGame, settings: list[str]) -> Any:
    """Options as typed on a command line: `draw=never`, `rounds=3`."""
    values = {}
    for setting in settings:
        name, given, value = setting.partition("=")
        if not given:
            raise NotReadable("setting", got=setting[:60])
        values[name] = option_forms.read(value)
    return option_forms.parse(game.forms.options, values)


def bot_names(bots: str, seats: int) -> list[str]:
    """One name for all seats, or one for each, separated by commas and repeated in turn."""
    names = bots.split(",")
    return [names[seat % len(names)] for seat in range(seats)]


def require_seats(game: AnyGame, seats: int) -> None:
    """Said here once, before the rules are asked, so that every game refuses alike."""
    if seats not in game.seats:
        low, high = game.seats.start, game.seats.stop - 1
        raise NotReadable("players", low=low, high=high, got=seats)


def require_games(games: int) -> None:
    if games < 1:
        raise NotReadable("games", got=games)


class _Tally:
    """Counts finished games."""

    def __init__(self, bots: list[str]) -> None:
        self._bots = bots
        self._games = 0
        self._moves = 0
        self._wins = [0.0] * len(bots)
        self._scores: list[Counter[int]] = [Counter() for _ in bots]

    def count(self, one: Finished) -> None:
        self._games += 1
        self._moves += one.decisions
        winners = one.outcome.ranking[0]
        for seat, score in enumerate(one.outcome.scores):
            self._scores[seat][score] += 1
            self._wins[seat] += (seat in winners) / len(winners)

    def summary(self, game: AnyGame, options: Any, seed: int, seconds: float) -> Summary:
        return Summary(
            game=game.name,
            players=len(self._bots),
            games=self._games,
            seed=seed,
            options=game.forms.options.plain(options),
            moves=self._moves,
            seconds=round(seconds, 3),
            games_per_second=round(self._games / seconds, 1),
            moves_per_second=round(self._moves / seconds),
            seats=[self._seat(seat) for seat in range(len(self._bots))],
        )

    def _seat(self, seat: int) -> SeatSummary:
        scores = self._scores[seat]
        mean = sum(score * times for score, times in scores.items()) / self._games
        return SeatSummary(
            bot=self._bots[seat],
            wins=round(self._wins[seat] / self._games, 4),
            mean=round(mean, 3),
            low=min(scores),
            high=max(scores),
            scores=dict(sorted(scores.items())),
        )


def _shown(summary: Summary) -> Table:
    title = words(LANG, summary.game).say("game-name")
    caption = say(
        "simulated",
        games=summary.games,
        seconds=summary.seconds,
        gps=summary.games_per_second,
        mps=summary.moves_per_second,
    )
    table = Table(title=title, caption=caption)
    for key in ("seat", "bot", "wins", "mean", "range", "scores"):
        table.add_column(
            say(f"column-{key}"), justify="left" if key in ("bot", "scores") else "right"
        )
    low, high = min(s.low for s in summary.seats), max(s.high for s in summary.seats)
    for number, seat in enumerate(summary.seats):
        wins, mean = words(LANG).share(seat.wins), words(LANG).number(seat.mean, 1)
        span, plot = f"{seat.low}–{seat.high}", sparkline(seat.scores, low, high)
        table.add_row(str(number), seat.bot, wins, mean, span, plot)
    return table


def sparkline(scores: dict[int, int], low: int, high: int) -> str:
    """A distribution as a row of bars, from `low` to `high`."""
    width = min(COLUMNS, high - low + 1)
    counts = [0] * width
    for score, times in scores.items():
        counts[(score - low) * width // (high - low + 1)] += times
    most = max(counts)
    return "".join(BARS[-(-count * (len(BARS) - 1) // most)] for count in counts)

"""`veillee arena`: which bot plays better, and how sure is that?"""

import os
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated, Any, BinaryIO

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from veillee import __version__
from veillee.cli.progress import progress
from veillee.cli.simulate import chosen_options, require_games, require_seats
from veillee.cli.speech import LANG, help_game, say, telling
from veillee.games.catalogue import open_bot, open_game
from veillee.i18n import words
from veillee.kernel.forms import NotReadable
from veillee.kernel.game import AnyGame
from veillee.lab.arena import Arena, Result, Standing, deals_for, standings
from veillee.lab.estimates import Estimate
from veillee.lab.plot import Panel, intervals
from veillee.lab.workers import Crew, in_processes, in_this_process, on_ray

_LEFT = ("bot",)


class Report(msgspec.Struct, frozen=True):
    """What the arena writes down: enough to count it all again."""

    version: str
    game: str
    options: dict[str, Any]
    players: int
    seed: int
    deals: int
    games: int
    seconds: float
    standings: list[Standing]
    results: list[Result]


def arena(
    game: Annotated[str, typer.Argument(help=help_game())],
    bots: Annotated[str, typer.Option(help=say("help-arena-bots"), show_default=False)] = "",
    players: Annotated[int | None, typer.Option(help=say("help-arena-players"))] = None,
    games: Annotated[int, typer.Option(help=say("help-arena-games"))] = 200,
    seed: Annotated[int, typer.Option(help=say("help-seed"))] = 1,
    option: Annotated[
        list[str] | None, typer.Option(help=say("help-option"), metavar="NAME=VALUE")
    ] = None,
    jobs: Annotated[int, typer.Option(help=say("help-arena-jobs"))] = os.cpu_count() or 1,
    ray: Annotated[str | None, typer.Option(help=say("help-arena-ray"), metavar="ADDRESS")] = None,
    json: Annotated[Path | None, typer.Option(help=say("help-arena-json"))] = None,
    plot: Annotated[Path | None, typer.Option(help=say("help-arena-plot"))] = None,
) -> None:
    with telling():
        rules = open_game(game)
        chosen = chosen_options(rules, option or [])
        names = _bots(rules, bots)
        require_games(games)
        seats = _seats(rules, len(names)) if players is None else players
        crew = _crew(jobs, ray)
    with telling(game), ExitStack() as stack:
        require_seats(rules, seats)
        rules.setup(seats, chosen)
        # Opened first: a file that cannot be written shall not cost an hour of games.
        json_file = stack.enter_context(json.open("wb")) if json else None
        plot_file = stack.enter_context(plot.open("wb")) if plot else None
        competition = Arena(rules, chosen, names, seats, deals_for(games, names, seats), seed)
        report = _report(competition, crew)
        Console().print(_shown(report))
        _write(json_file, msgspec.json.format(msgspec.json.encode(report), indent=1))
        _write(plot_file, _drawn(report).encode())


def _bots(game: AnyGame, bots: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in bots.split(",") if name.strip())
    if not names:
        raise NotReadable("no-bots")
    for name in names:
        open_bot(game, name)
    return names


def _seats(game: AnyGame, bots: int) -> int:
    """A seat for each bot, as far as the game has seats."""
    return min(max(bots, game.seats.start), game.seats.stop - 1)


def _crew(jobs: int, ray: str | None) -> Crew:
    if ray is not None:
        return on_ray(ray)
    if jobs < 1:
        raise NotReadable("jobs", got=jobs)
    return in_processes(jobs) if jobs > 1 else in_this_process()


def _report(competition: Arena, crew: Crew) -> Report:
    start = time.perf_counter()
    results = []
    with crew as work, progress(say("simulating"), competition.games) as advance:
        for result in competition.results(work):
            results.append(result)
            advance()
    game = competition.game
    return Report(
        version=__version__,
        game=game.name,
        options=game.forms.options.plain(competition.options),
        players=competition.seats,
        seed=competition.seed,
        deals=competition.deals,
        games=competition.games,
        seconds=round(time.perf_counter() - start, 3),
        standings=standings(game.name, results),
        results=results,
    )


def _write(file: BinaryIO | None, content: bytes) -> None:
    if file is not None:
        file.write(content)


def _title(report: Report) -> str:
    return words(LANG, report.game).say("game-name")


def _shown(report: Report) -> Table:
    caption = say(
        "arena-played",
        games=report.games,
        deals=report.deals,
        players=report.players,
        seconds=round(report.seconds, 1),
    )
    table = Table(title=_title(report), caption=caption)
    for key in ("bot", "seats", "wins", "score", "elo", "thinks"):
        table.add_column(say(f"column-{key}"), justify="left" if key in _LEFT else "right")
    for one in report.standings:
        thinks = f"{_milliseconds(one.seconds_a_move)} ≤ {_milliseconds(one.longest_move)}"
        cells = (_share(one.wins), _mean(one.score, 2), _mean(one.elo, 0))
        table.add_row(one.bot, str(one.seats), *cells, thinks)
    return table


def _share(figure: Estimate) -> str:
    value, number = words(LANG).share(figure.value), words(LANG).number
    if figure.low is None or figure.high is None:
        return value
    return f"{value} [{number(100 * figure.low, 1)}–{number(100 * figure.high, 1)}]"


def _mean(figure: Estimate, digits: int) -> str:
    """These intervals reach as far to either side."""
    value, number = words(LANG).number(figure.value, digits), words(LANG).number
    if figure.high is None:
        return value
    return f"{value} ± {number(figure.high - figure.value, digits)}"


def _milliseconds(seconds: float) -> str:
    return words(LANG).number(1000 * seconds, 1)


def _drawn(report: Report) -> str:
    panels = [
        Panel(say("column-wins"), [one.wins for one in report.standings]),
        Panel(say("column-score"), [one.score for one in report.standings]),
        Panel(say("column-elo"), [one.elo for one in report.standings]),
    ]
    bots = [one.bot for one in report.standings]
    return intervals(_title(report), bots, panels, number=words(LANG).number)

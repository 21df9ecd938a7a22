"""`veillee play`: a game in the terminal, kept on this machine."""

import os
from pathlib import Path
from typing import Annotated, Any

import typer
from platformdirs import user_data_path
from rich.console import Console
from rich.text import Text

from veillee.cli.simulate import bot_names, chosen_options, require_seats
from veillee.cli.speech import help_game, lang_named, say, telling
from veillee.cli.terminal.evening import Evening, open_evening
from veillee.cli.terminal.face import Choice, Leave, ask_number
from veillee.cli.terminal.faces import FACES
from veillee.cli.terminal.tables import Tables
from veillee.games.catalogue import open_game
from veillee.i18n import Lang, Words, words
from veillee.kernel.game import AnyGame
from veillee.table import Table


def play(
    game: Annotated[str | None, typer.Argument(help=help_game())] = None,
    players: Annotated[int | None, typer.Option(help=say("help-players"))] = None,
    option: Annotated[
        list[str] | None, typer.Option(help=say("help-option"), metavar="NAME=VALUE")
    ] = None,
    bots: Annotated[str, typer.Option(help=say("help-bots"))] = "heuristic",
    name: Annotated[str | None, typer.Option(help=say("help-name"))] = None,
    lang: Annotated[str | None, typer.Option(help=say("help-lang"))] = None,
    new: Annotated[bool, typer.Option("--new", help=say("help-new"))] = False,
    record: Annotated[Path | None, typer.Option(help=say("help-record"))] = None,
) -> None:
    console = Console()
    with telling():
        speech = words(lang_named(lang))
        try:
            chosen = game or _choose_game(console, speech)
        except Leave:
            return
        rules = open_game(chosen)
    with telling(chosen), Tables(home() / "tables.sqlite") as tables:
        options = chosen_options(rules, option or []) if option else None
        table = None if new else _waiting(tables, rules, players, options)
        speech = words(speech.lang, chosen)
        if table is None:
            seats = _seats(rules, players)
            table = open_evening(
                tables,
                rules,
                options=options,
                bots=bot_names(bots, seats - 1),
                name=(name or speech.say("you"))[:40],
                words=speech,
            )
        else:
            console.print(speech.say("resumed"), style="yellow")
        _sit_down(tables, table, speech, console, record)


def home() -> Path:
    """Where the tables of this machine are kept."""
    chosen = os.environ.get("VEILLEE_HOME")
    return Path(chosen) if chosen else user_data_path("veillee")


def _choose_game(console: Console, speech: Words) -> str:
    console.print(Text(say("help-veillee"), "bold yellow"))
    choices = [Choice(_title(speech.lang, name), name) for name in FACES]
    chosen: str = ask_number(choices, console, speech)
    return chosen


def _title(lang: Lang, game: str) -> str:
    speech = words(lang, game)
    return f"{speech.say('game-name')} · {speech.say('game-tagline')}"


def _seats(game: AnyGame, players: int | None) -> int:
    """As many as asked for; a table of four where nothing is said and four may play."""
    seats = players if players is not None else min(max(4, game.seats.start), game.seats.stop - 1)
    require_seats(game, seats)
    return seats


def _waiting(tables: Tables, game: AnyGame, players: int | None, options: Any) -> Table | None:
    """A game that was left and is like the one asked for."""

    def suits(table: Table) -> bool:
        return players in (None, len(table.chairs)) and options in (None, table.options)

    return tables.unfinished(game, suits)


def _sit_down(
    tables: Tables, table: Table, speech: Words, console: Console, record: Path | None
) -> None:
    face = FACES[table.game.name](table.game, speech)
    try:
        table = Evening(tables, table, face, speech).play(console)
    except (Leave, KeyboardInterrupt):
        console.print(f"\n{speech.say('saved')}", style="yellow")
        return
    if record is None:
        console.print(speech.say("record-hint"), style="dim")
    else:
        record.write_bytes(table.record() + b"\n")
        console.print(speech.say("record-written", file=str(record)), style="dim")

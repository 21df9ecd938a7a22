"""`veillee slate`: can a slate that somebody wrote be played on, and how does it look?"""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from veillee.cli.speech import say, telling
from veillee.cli.terminal.sky_picture import sky_picture
from veillee.games.look_at_the_stars.slates import drawn, parse
from veillee.games.look_at_the_stars.view import SkyView


def slate(file: Annotated[Path, typer.Argument(help=say("help-slate-file"))]) -> None:
    with telling():
        sky = drawn(file.stem, parse(file.read_bytes().decode()))
    shown = SkyView(file.stem, sky.lines, (), (), ())
    Console().print(sky_picture(sky, shown, "planet", closed_rows=0).text())
    print(say("slate-is-good", slate=file.stem))

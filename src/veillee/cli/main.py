"""The command `veillee`: what goes wrong is said in one line, with exit code 2."""

import sys
from typing import Annotated

import typer

from veillee import __version__
from veillee.cli import admin, arena, deck, play, serve, simulate, slate, verify
from veillee.cli.speech import Said, say, telling

app = typer.Typer(
    name="veillee",
    help=say("help-veillee"),
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
app.command("play", help=say("help-play"))(play.play)
app.command("serve", help=say("help-serve"))(serve.command)
app.add_typer(admin.app, name="admin")
app.command("simulate", help=say("help-simulate"))(simulate.simulate)
app.command("arena", help=say("help-arena"))(arena.arena)
app.command("verify", help=say("help-verify"))(verify.verify)
app.command("slate", help=say("help-slate"))(slate.slate)
app.add_typer(deck.app)


@app.callback(invoke_without_command=True)
def version(
    show: Annotated[bool, typer.Option("--version", help=say("help-version"))] = False,
) -> None:
    if show:
        print(f"veillee {__version__}")
        raise typer.Exit


def main() -> None:
    try:
        with telling():
            app()
    except Said as trouble:
        print(f"veillee: {trouble}", file=sys.stderr)
        sys.exit(2)

"""`veillee serve`: the house, until somebody puts the lamp out."""

import inspect
import io
import os
import sys
import webbrowser
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Annotated, Any, get_type_hints
from urllib.parse import urlsplit

import segno
import typer

from veillee import settings as knobs
from veillee.cli.speech import say, telling
from veillee.server.address import lan_address
from veillee.server.logs import configure_logs
from veillee.server.run import bound, bound_near, open_house, serve, with_secret
from veillee.settings import Settings


def serve_command(**given: Any) -> None:
    with telling():
        config, browse = given.pop("config"), given.pop("open")
        chosen = with_secret(knobs.load(given, os.environ, config))
        configure_logs(chosen)
        sock = bound_near(chosen) if browse else bound(chosen)
        house = open_house(chosen)
    url = address(chosen, sock.getsockname()[1])
    print(greeting(chosen, url), flush=True)
    if browse:
        webbrowser.open(url)
    run(serve(house, sock))


def address(settings: Settings, port: int) -> str:
    """Where a browser finds the house."""
    if settings.public_url:
        return settings.public_url
    host = lan_address() if settings.lan else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def greeting(settings: Settings, url: str) -> str:
    """What the terminal shows: the address and, on a network, a QR code of it."""
    forgets = urlsplit(settings.database).scheme == "memory"
    stop = say("server-stop-memory" if forgets else "server-stop")
    if not settings.lan:
        return f"{say('server-address', url=url)}\n{stop}"
    return f"{qr(url)}\n{say('server-address-lan', url=url)}\n{stop}"


def qr(url: str) -> str:
    """A QR code in characters."""
    out = io.StringIO()
    segno.make(url, error="l").terminal(out, compact=True)
    return out.getvalue().rstrip("\n")


def run(work: Coroutine[Any, Any, None]) -> None:
    if sys.platform == "win32":  # uvloop has no build for it
        import asyncio

        asyncio.run(work)
    else:
        import uvloop

        uvloop.run(work)


def _flags() -> list[inspect.Parameter]:
    """One flag a setting, so that none can be forgotten."""
    hints = get_type_hints(Settings)
    return [_flag(name, hints[name], say(f"setting-{name}")) for name in knobs.NAMES]


def _flag(name: str, kind: Any, help_: str) -> inspect.Parameter:
    plain = list[str] if kind == tuple[str, ...] else kind
    option = typer.Option(None, help=help_, show_default=False)
    return inspect.Parameter(
        name, inspect.Parameter.KEYWORD_ONLY, default=option, annotation=plain | None
    )


def _with_flags(command: Callable[..., None]) -> Callable[..., None]:
    config = inspect.Parameter(
        "config",
        inspect.Parameter.KEYWORD_ONLY,
        default=None,
        annotation=Annotated[Path | None, typer.Option(help=say("help-config"))],
    )
    browse = inspect.Parameter(
        "open",
        inspect.Parameter.KEYWORD_ONLY,
        default=False,
        annotation=Annotated[bool, typer.Option("--open", help=say("help-open"))],
    )
    parameters = [config, browse, *_flags()]
    command.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]  # what typer reads
    command.__annotations__ = {p.name: p.annotation for p in parameters}
    return command


command = _with_flags(serve_command)

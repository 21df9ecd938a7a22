"""A node from its settings: opened, served, drained and closed."""

import asyncio
import errno
import gc
import os
import secrets
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import SplitResult, urlsplit

import structlog
from aiohttp import web
from msgspec.structs import replace

from veillee.fanout.fanout import Fanout
from veillee.fanout.memory import MemoryFanout
from veillee.fanout.redis import RedisFanout
from veillee.kernel.forms import NotReadable
from veillee.server.app import make_app
from veillee.server.house import House, new_house
from veillee.server.thinking import PooledThinker
from veillee.settings import Settings, variable
from veillee.storage.log import Log
from veillee.storage.memory import MemoryLog, now
from veillee.storage.postgres import PostgresLog
from veillee.storage.sqlite import SqliteLog

log = structlog.get_logger()

POSTGRES = ("postgresql", "postgres")
SWITCH_SECONDS = 0.0001
NEAR, MOST_PORT = 20, 65535
SHORTEST_SECRET = 32  # characters in its file: ours are hexadecimal digits


def open_house(settings: Settings) -> House:
    """A node's own things, opened; NotReadable or Unusable say why not."""
    log_, fanout = open_log(settings.database), open_fanout(settings.bus)
    return new_house(
        settings, log_, fanout, PooledThinker(settings.bot_workers, settings.bot_seconds)
    )


def with_secret(settings: Settings) -> Settings:
    """With the secret that signs cookies: as given, or kept beside the database's file."""
    if settings.secret:
        return settings
    if _parts(settings.database, "database").scheme in POSTGRES:
        raise NotReadable("secret-missing", variable=variable("secret"))
    path = sqlite_file(settings.database)
    secret = secrets.token_hex(32) if path is None else _kept_secret(path.with_suffix(".secret"))
    return replace(settings, secret=secret)


def _kept_secret(path: Path) -> str:
    """Made once, readable by its owner alone."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        _make_secret(path)
    secret = path.read_bytes().strip()
    if not secret.isascii() or len(secret) < SHORTEST_SECRET:
        raise NotReadable("secret-broken", file=str(path), least=SHORTEST_SECRET)
    return secret.decode()


def _make_secret(path: Path) -> None:
    """There at once and whole: of two programs that begin together both read the same."""
    with TemporaryDirectory(dir=path.parent) as beside:
        whole = Path(beside) / path.name
        with open(os.open(whole, os.O_WRONLY | os.O_CREAT, 0o600), "w", encoding="ascii") as file:
            file.write(secrets.token_hex(32))
            file.flush()
            os.fsync(file.fileno())
        _name_once(whole, path)


def _name_once(whole: Path, path: Path) -> None:
    try:
        os.link(whole, path)
    except FileExistsError:
        pass
    except OSError:  # a disk without links, as memory cards are
        whole.replace(path)


def sqlite_file(database: str) -> Path | None:
    """The file of an SQLite database; None: it is of another kind."""
    prefix = "sqlite:///"
    if not database.startswith(prefix):
        return None
    if not (name := database.removeprefix(prefix)):
        raise NotReadable("database-no-file")
    return Path(name)


def open_log(url: str, *, clock: Callable[[], int] = now) -> Log:
    """Where tables are kept: `sqlite:///FILE`, `postgresql://…` or `memory:`."""
    parts = _parts(url, "database")
    if (path := sqlite_file(url)) is not None:
        path.parent.mkdir(parents=True, exist_ok=True)
        return SqliteLog.open(path, clock=clock)
    match parts.scheme:
        case scheme if scheme in POSTGRES:
            return PostgresLog.open(url, clock=clock)
        case "memory":
            return MemoryLog(clock)
        case scheme:
            raise NotReadable("database-unknown", scheme=scheme)


def open_fanout(url: str) -> Fanout:
    """How nodes tell each other: `redis://…`, or nothing for a node that is alone."""
    match _parts(url, "bus").scheme:
        case "":
            return MemoryFanout()
        case "redis" | "rediss":
            return RedisFanout(url)
        case scheme:
            raise NotReadable("bus-unknown", scheme=scheme)


def _parts(url: str, what: str) -> SplitResult:
    """The parts of an address; what is wrong with it is said here, not when it is first used."""
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError as error:
        raise NotReadable("url-wrong", what=what, detail=str(error)) from None
    return parts


async def serve(house: House, sock: socket.socket) -> None:
    """Serve on a bound socket until SIGTERM or SIGINT, then drain."""
    _tune()
    runner = web.AppRunner(
        make_app(house), access_log=None, shutdown_timeout=house.settings.drain_seconds
    )
    await runner.setup()
    try:
        await web.SockSite(runner, sock, backlog=1024).start()
        log.info("listening", node=house.node, port=sock.getsockname()[1])
        await _told_to_stop()
        log.info("draining", node=house.node)
    finally:
        await runner.cleanup()


def _tune() -> None:
    """Make the interpreter fit for a server: measured by `make bench-server`."""
    # A log's thread needs the interpreter for microseconds between waits for the disk; by default
    # a busy event loop would keep it waiting for five milliseconds each time.
    sys.setswitchinterval(SWITCH_SECONDS)
    # Tables are values without cycles: looking through them for garbage every few hundred
    # allocations costs a fifth of every move and finds nothing.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)


def bound(settings: Settings) -> socket.socket:
    """The socket that the node listens on; NotReadable if that cannot be."""
    host = "0.0.0.0" if settings.lan else settings.host
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((host, settings.port))
    except OSError as error:
        sock.close()
        key = "port-taken" if error.errno == errno.EADDRINUSE else "address-unusable"
        why = error.strerror or str(error)
        raise NotReadable(key, host=host, port=str(settings.port), detail=why) from None
    return sock


def bound_near(settings: Settings) -> socket.socket:
    """The same, or on the first port after it that is free: whoever is shown the address minds not
    which it is."""
    last = min(settings.port + NEAR, MOST_PORT)
    for port in range(settings.port, last):
        with suppress(NotReadable):
            return bound(replace(settings, port=port))
    return bound(replace(settings, port=last))


async def _told_to_stop() -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)
    await stop.wait()

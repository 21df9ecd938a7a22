"""A node from its settings: opened, served, drained and closed."""

import asyncio
import signal
import socket
from pathlib import Path
from urllib.parse import urlsplit

import structlog
from aiohttp import web

from veillee.fanout.fanout import Fanout
from veillee.fanout.memory import MemoryFanout
from veillee.kernel.forms import NotReadable
from veillee.server.app import make_app
from veillee.server.house import House, new_node_name
from veillee.server.thinking import PooledThinker
from veillee.settings import Settings
from veillee.storage.log import Log
from veillee.storage.memory import MemoryLog
from veillee.storage.sqlite import SqliteLog

log = structlog.get_logger()


def open_house(settings: Settings) -> House:
    """A node's own things, opened; NotReadable or Unusable say why not."""
    return House(
        settings=settings,
        log=open_log(settings.database),
        fanout=open_fanout(settings.bus),
        thinker=PooledThinker(settings.bot_workers),
        node=new_node_name(),
    )


def open_log(url: str) -> Log:
    """Where tables are kept: `sqlite:///FILE`, `postgresql://…` or `memory:`."""
    match urlsplit(url).scheme:
        case "sqlite":
            path = Path(url.removeprefix("sqlite:///"))
            path.parent.mkdir(parents=True, exist_ok=True)
            return SqliteLog.open(path)
        case "memory":
            return MemoryLog()
        case scheme:
            raise NotReadable("database-unknown", scheme=scheme)


def open_fanout(url: str) -> Fanout:
    """How nodes tell each other: `redis://…`, or nothing for a node that is alone."""
    if not url:
        return MemoryFanout()
    raise NotReadable("bus-unknown", scheme=urlsplit(url).scheme)


async def serve(house: House, *, listening: asyncio.Event | None = None) -> None:
    """Serve until SIGTERM or SIGINT, then drain."""
    runner = web.AppRunner(
        make_app(house), access_log=None, shutdown_timeout=house.settings.drain_seconds
    )
    await runner.setup()
    try:
        await web.SockSite(runner, bound(house.settings)).start()
        log.info("listening", node=house.node, port=house.settings.port)
        if listening is not None:
            listening.set()
        await _told_to_stop()
        log.info("draining", node=house.node)
    finally:
        await runner.cleanup()


def bound(settings: Settings) -> socket.socket:
    """The socket that the node listens on; OSError if another has the port."""
    host = "0.0.0.0" if settings.lan else settings.host
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    sock.bind((host, settings.port))
    return sock


async def _told_to_stop() -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)
    await stop.wait()

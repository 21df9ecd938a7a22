"""Where people find the house: in links, in QR codes, and on the screen that invites them."""

import socket

from aiohttp import web

from veillee.settings import Settings

LOOPBACK = ("localhost", "127.0.0.1", "[::1]")


def origin_for_others(settings: Settings, request: web.Request) -> str:
    """The address that somebody else can open, though this request came by one that is ours alone.

    Whoever hosts on a local network may well have typed `localhost`; a friend's phone would find
    itself there.
    """
    if settings.public_url:
        return settings.public_url.rstrip("/")
    host = _for_others(request.host) if settings.lan else request.host
    return f"{request.scheme}://{host}"


def _for_others(host: str) -> str:
    name = next((n for n in LOOPBACK if host == n or host.startswith(f"{n}:")), None)
    return host if name is None else lan_address() + host.removeprefix(name)


def lan_address() -> str:
    """This machine's address on its own network; no packet is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])

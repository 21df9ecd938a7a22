"""The door: where a request comes from, how often it may, and whether a page of ours sent it."""

import ipaddress
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

from aiohttp import web

from veillee.lobby.refusals import Declined
from veillee.server.guests import Signer, recognised
from veillee.server.limits import Bucket, Buckets
from veillee.server.socket import Socket
from veillee.settings import Settings
from veillee.table import PlayerId

HOUR = 3600
LONGEST_HOST = 260  # 253 letters of a name, and a port
MISSES_BURST = 10
TABLES_BURST = 10
SONGS_BURST = 20
# All addresses together: a crowd of guessers is as slow as a hundred of them.
CROWD = 100


class Guard:
    """Counts and limits, for each address and for all."""

    def __init__(self, settings: Settings, signer: Signer) -> None:
        self._settings = settings
        self._signer = signer
        self._requests = Buckets(settings.requests_per_second, settings.requests_burst)
        self._opened = Buckets(settings.tables_per_hour / HOUR, TABLES_BURST)
        self._songs = Buckets(settings.songs_per_hour / HOUR, SONGS_BURST)
        self._misses = Buckets(settings.misses_per_hour / HOUR, MISSES_BURST)
        self._all_misses = Bucket(CROWD * settings.misses_per_hour / HOUR, CROWD * MISSES_BURST)
        self._sockets: Counter[str] = Counter()
        self.open_sockets: set[Socket] = set()
        self.draining = False

    def address(self, request: web.Request) -> str:
        """Where a request comes from: the last address that a proxy of ours has not added."""
        forwarded = request.headers.get("X-Forwarded-For", "").split(",")
        hops = [*(hop.strip() for hop in forwarded if hop.strip()), request.remote or ""]
        return hops[max(0, len(hops) - 1 - self._settings.proxies)]

    def player(self, request: web.Request) -> PlayerId | None:
        return recognised(request, self._signer)

    def need_rate(self, request: web.Request) -> None:
        """Anything at all."""
        _need(self._requests[self.address(request)].take())

    def need_address(self, request: web.Request) -> None:
        """The address we were asked at stands in links and in QR codes."""
        if not request.host.isascii() or len(request.host) > LONGEST_HOST:
            raise Declined("bad-address")

    def need_opening(self, request: web.Request) -> None:
        """One more table, or link, or program."""
        _need(self._opened[self.address(request)].take())

    def need_song(self, request: web.Request) -> None:
        """One more recording."""
        _need(self._songs[self.address(request)].take())

    @contextmanager
    def guessing(self, request: web.Request) -> Iterator[None]:
        """Codes and links are looked up as often as one likes; only misses count."""
        mine = self._misses[self.address(request)]
        _need(not mine.empty and not self._all_misses.empty)
        try:
            yield
        except Declined:
            mine.take()
            self._all_misses.take()
            raise

    def need_own_page(self, request: web.Request) -> None:
        """A browser says which page asks; programs have no page, and no cookie to steal."""
        origin = request.headers.get("Origin")
        if origin is None or origin in self._settings.origins:
            return
        if origin == self._settings.public_url.rstrip("/"):
            return
        if _netloc(origin) != request.host:
            raise web.HTTPForbidden

    def admit_socket(self, request: web.Request) -> PlayerId:
        """Who connects, if they may."""
        self.need_own_page(request)
        player = self.player(request)
        if player is None:
            raise web.HTTPUnauthorized
        if self._sockets[self.address(request)] >= self._settings.sockets_per_address:
            raise web.HTTPTooManyRequests
        return player

    @contextmanager
    def counted(self, request: web.Request, socket: Socket) -> Iterator[None]:
        """While this connection is open."""
        address = self.address(request)
        self._sockets[address] += 1
        self.open_sockets.add(socket)
        try:
            yield
        finally:
            self.open_sockets.discard(socket)
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    def is_near(self, request: web.Request) -> bool:
        """Whether this comes from this machine or its own network."""
        try:
            address = ipaddress.ip_address(self.address(request))
        except ValueError:
            return False
        return address.is_loopback or address.is_private


def _netloc(origin: str) -> str | None:
    """The host and port of a page; None: this is no address of any."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def _need(room: bool) -> None:
    if not room:
        raise Declined("rate")

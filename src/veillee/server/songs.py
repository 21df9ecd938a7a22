"""Recordings of sung clues: sent by whoever tells, heard by those who may look at the table."""

import asyncio

from aiohttp import web

from veillee.lobby import songs
from veillee.lobby.refusals import Declined
from veillee.server.answers import answer
from veillee.server.api import read_count, table_asked
from veillee.server.keys import GUARD, HOUSE
from veillee.server.middleware import player_of

ROUTES = web.RouteTableDef()
UPLOAD_SECONDS = 30.0
# One person's voice, for those at one table: no cache keeps it, and no page shows it as its own.
HEARD = {"Cache-Control": "no-store", "Content-Disposition": "attachment"}


@ROUTES.put("/api/rooms/{room}/songs/{turn}")
async def sing(request: web.Request) -> web.Response:
    guard, house = request.app[GUARD], request.app[HOUSE]
    guard.need_own_page(request)
    guard.need_song(request)
    table = await table_asked(request)
    data = await _sound(request, house.settings.song_bytes)
    await songs.keep(house.log, table, player_of(request), _turn(request), data)
    return answer({})


@ROUTES.get("/api/rooms/{room}/songs/{turn}")
async def listen(request: web.Request) -> web.Response:
    table = await table_asked(request)
    take = await songs.hear(request.app[HOUSE].log, table, _turn(request))
    if take is None:
        return web.Response(status=204, headers=HEARD)
    return web.Response(body=take.data, content_type=take.kind, headers=HEARD)


async def _sound(request: web.Request, most: int) -> bytes:
    """The recording, as long as it is not too long; no more than that is ever held."""
    too_long = Declined("song-too-long", most=most // 1024)
    if (request.content_length or 0) > most:
        raise too_long
    data = bytearray()
    try:
        async with asyncio.timeout(UPLOAD_SECONDS):
            async for chunk in request.content.iter_any():
                data += chunk
                if len(data) > most:
                    raise too_long
    except TimeoutError:
        raise Declined("try-again") from None
    return bytes(data)


def _turn(request: web.Request) -> int:
    return read_count(request.match_info["turn"])

"""The pictures that the atelier has drawn, and what is told of them."""

from functools import cache

import msgspec
from aiohttp import web
from msgspec import Struct

from veillee.atelier.catalogue import MANIFEST, PICTURES, Lang, cards

ROUTES = web.RouteTableDef()
# A picture may be drawn again under its id, in better light: a week, not for ever.
KEPT = {"Cache-Control": "public, max-age=604800"}


class Told(Struct, frozen=True):
    """A picture in one line and at length, and its mean colour until it is loaded."""

    id: str
    caption: dict[Lang, str]
    description: dict[Lang, str]
    placeholder: str


@ROUTES.get("/api/deck")
async def told(_request: web.Request) -> web.Response:
    """What every picture shows, for those who cannot see it."""
    response = web.Response(body=_told(), content_type="application/json", headers=KEPT)
    response.enable_compression()
    return response


@ROUTES.get("/pictures/{file}")
async def picture(request: web.Request) -> web.StreamResponse:
    """A picture or its thumbnail, by the name that the manifest gives it."""
    file = request.match_info["file"]
    if file not in _files():
        raise web.HTTPNotFound
    return web.FileResponse(PICTURES / file, headers=KEPT)


@cache
def _told() -> bytes:
    if not MANIFEST.is_file():
        return b"[]"
    deck = [Told(c.id, c.caption, c.description, c.placeholder) for c in cards().values()]
    return msgspec.json.encode(deck)


@cache
def _files() -> frozenset[str]:
    if not MANIFEST.is_file():
        return frozenset()
    return frozenset(name for c in cards().values() for name in (c.picture, c.thumbnail))

"""For whoever runs the house: is it alive, is it ready, and how is it doing?"""

import asyncio

from aiohttp import web
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

from veillee.server.keys import GUARD, HOUSE, HUB
from veillee.storage.log import StorageError

PROBE = "probe:ready"
READY_SECONDS = 2.0

ROUTES = web.RouteTableDef()


@ROUTES.get("/healthz")
async def alive(request: web.Request) -> web.Response:
    """The event loop turns."""
    return web.Response(text="ok\n")


@ROUTES.get("/readyz")
async def ready(request: web.Request) -> web.Response:
    """New players may be sent here: storage answers, and the node is not about to close."""
    if request.app[GUARD].draining:
        return web.Response(text="draining\n", status=503)
    try:
        await asyncio.wait_for(request.app[HOUSE].log.read(PROBE), READY_SECONDS)
    except (TimeoutError, StorageError):
        return web.Response(text="storage\n", status=503)
    return web.Response(text="ok\n")


@ROUTES.get("/metrics")
async def metrics(request: web.Request) -> web.Response:
    """The node's numbers, for its own network unless the settings say otherwise."""
    house, guard = request.app[HOUSE], request.app[GUARD]
    if not house.settings.metrics_open and not guard.is_near(request):
        raise web.HTTPNotFound
    hub = request.app[HUB]
    rooms = list(hub)
    house.metrics.rooms.set(len(rooms))
    house.metrics.sockets.set(len(guard.open_sockets))
    house.metrics.behind.set(sum(w.behind_since is not None for w in hub.watchers))
    house.metrics.waiting.set(house.metrics.unanswered)
    house.metrics.busy.set(sum(len(live.tasks) for live in rooms))
    return web.Response(
        body=generate_latest(house.metrics.registry), headers={"Content-Type": CONTENT_TYPE_LATEST}
    )

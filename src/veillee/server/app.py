"""A node of the house as an aiohttp application: pages, the API, the socket."""

import asyncio

from aiohttp import web

from veillee.server import api, health, pages, pictures, songs, wire
from veillee.server.connection import Connection
from veillee.server.guard import Guard
from veillee.server.guests import Signer
from veillee.server.house import House
from veillee.server.hub import Hub
from veillee.server.keys import GUARD, HOUSE, HUB, OUTBOX, SIGNER
from veillee.server.middleware import refusing, secured
from veillee.server.socket import AiohttpSocket, Outbox


def make_app(house: House) -> web.Application:
    """The application of one node; starting it starts the node, and stopping it drains it."""
    signer = Signer(house.settings.secret)
    guard = Guard(house.settings, signer)
    app = web.Application(
        middlewares=[secured, refusing], client_max_size=house.settings.frame_bytes
    )
    app[HOUSE], app[SIGNER], app[GUARD] = house, signer, guard
    app[HUB], app[OUTBOX] = Hub(house), Outbox()
    app.router.add_get("/ws", socket)
    app.add_routes(health.ROUTES)
    app.add_routes(api.ROUTES)
    app.add_routes(pictures.ROUTES)
    app.add_routes(songs.ROUTES)
    pages.add_to(app)
    app.on_startup.append(_start)
    app.on_shutdown.append(_drain)
    app.on_cleanup.append(_close)
    return app


async def socket(request: web.Request) -> web.StreamResponse:
    """One websocket, from its first frame to its last."""
    app, house = request.app, request.app[HOUSE]
    player = app[GUARD].admit_socket(request)
    ws = web.WebSocketResponse(
        heartbeat=house.settings.heartbeat,
        max_msg_size=house.settings.frame_bytes,
        compress=False,
        decode_text=False,
    )
    await ws.prepare(request)
    edge = AiohttpSocket(ws, request, app[OUTBOX])
    connection = Connection(house, app[HUB], edge, player)
    with app[GUARD].counted(request, edge):
        # A task of its own, so that a frame does not wake every layer of the web server above.
        await asyncio.create_task(_converse(edge, connection))
    return ws


async def _converse(edge: AiohttpSocket, connection: Connection) -> None:
    try:
        connection.greet()
        while (frame := await edge.receive()) is not None:
            await connection.receive(frame)
            if connection.floods or edge.drowned:
                await edge.close(away=False)
    finally:
        connection.end()


async def _start(app: web.Application) -> None:
    app[HUB].start()


async def _drain(app: web.Application) -> None:
    """Tell everyone to come back, to another node or to this one when it is up again."""
    app[GUARD].draining = True
    bye = wire.encode(wire.Bye(reason="restart"))
    for edge in app[GUARD].open_sockets:
        edge.send(bye)
    await asyncio.gather(*(edge.close(away=True) for edge in app[GUARD].open_sockets))


async def _close(app: web.Application) -> None:
    house = app[HOUSE]
    await app[HUB].close()
    await house.fanout.close()
    await house.log.close()
    house.thinker.close()

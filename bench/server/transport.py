"""Our transport alone: a frame of 100 bytes brings 400 to each of four: `transport.py PORT`."""

import asyncio
import sys
from collections import defaultdict

import uvloop
from aiohttp import web

from veillee.server.keys import OUTBOX
from veillee.server.run import bound
from veillee.server.socket import AiohttpSocket, Outbox
from veillee.settings import Settings

SHOWN = b"x" * 400
TABLES: defaultdict[str, set[AiohttpSocket]] = defaultdict(set)


async def socket(request: web.Request) -> web.StreamResponse:
    ws = web.WebSocketResponse(compress=False, decode_text=False)
    await ws.prepare(request)
    edge = AiohttpSocket(ws, request, request.app[OUTBOX])
    table = TABLES[request.query["table"]]
    table.add(edge)
    while await edge.receive() is not None:
        for each in table:
            each.send(SHOWN)
    table.discard(edge)
    return ws


async def main() -> None:
    app = web.Application()
    app[OUTBOX] = Outbox()
    app.router.add_get("/ws", socket)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.SockSite(runner, bound(Settings(port=int(sys.argv[1])))).start()
    await asyncio.Event().wait()


if __name__ == "__main__":
    uvloop.run(main())

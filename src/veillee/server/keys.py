"""Where the application keeps what its handlers share."""

from aiohttp import web

from veillee.server.guard import Guard
from veillee.server.guests import Signer
from veillee.server.house import House
from veillee.server.hub import Hub
from veillee.server.socket import Outbox

HOUSE = web.AppKey("house", House)
HUB = web.AppKey("hub", Hub)
GUARD = web.AppKey("guard", Guard)
OUTBOX = web.AppKey("outbox", Outbox)
SIGNER = web.AppKey("signer", Signer)

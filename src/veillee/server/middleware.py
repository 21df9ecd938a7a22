"""What every request passes: limits, refusals as data, cookies, headers that keep pages safe."""

import structlog
from aiohttp import web
from aiohttp.typedefs import Handler

from veillee.kernel.forms import NotReadable
from veillee.kernel.game import IllegalAction, Refusal
from veillee.lobby.refusals import RULE, Declined
from veillee.server import wire
from veillee.server.answers import answer
from veillee.server.guests import give_cookie, shown_token
from veillee.server.keys import GUARD, HOUSE, SIGNER
from veillee.storage.log import StorageError
from veillee.table import PlayerId, Refused

log = structlog.get_logger()

NEW_PLAYER = web.RequestKey("new-player", str)

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "media-src 'self' blob:",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
SAFE_HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(self)",
}

STATUS = {
    "bad-address": 400,
    "token-unknown": 401,
    "rate": 429,
    "try-again": 503,
    "no-such-game": 404,
    "no-such-room": 404,
    "code-unknown": 404,
    "link-used": 404,
    "not-over": 409,
    "song-too-long": 413,
    "song-unreadable": 415,
    "cannot-read": 422,
}


@web.middleware
async def secured(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Headers on every answer, and a cookie for whoever has just become a guest."""
    try:
        response = await handler(request)
    except web.HTTPException as error:
        error.headers.update(SAFE_HEADERS)
        raise
    if not response.prepared:
        response.headers.update(SAFE_HEADERS)
        _keep_guest(request, response)
    return response


@web.middleware
async def refusing(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Every refusal as data, with the status that fits; nothing else is told of what went wrong."""
    try:
        request.app[GUARD].need_rate(request)
        request.app[GUARD].need_address(request)
        return await handler(request)
    except (Refused, IllegalAction, Declined) as no:
        return _refusal(no.refusal)
    except NotReadable as error:
        return _refusal(Refusal(RULE, "cannot-read", {"why": error.key, "detail": str(error)}))
    except StorageError as error:
        log.warning("storage", why=str(error))
        return _refusal(Declined("try-again").refusal)


def _refusal(refusal: Refusal) -> web.Response:
    message = wire.Refused(id=None, rule=refusal.rule, key=refusal.key, params=refusal.params)
    return answer(message, status=STATUS.get(refusal.key, 403 if refusal.rule == RULE else 409))


def _keep_guest(request: web.Request, response: web.StreamResponse) -> None:
    player = request.get(NEW_PLAYER)
    if player is not None:
        secure = request.app[HOUSE].settings.secure_cookies or request.secure
        give_cookie(response, request.app[SIGNER], PlayerId(player), secure=secure)


def player_of(request: web.Request) -> PlayerId:
    """Whom this comes from; a stranger becomes a guest, but no program does."""
    player = request.app[GUARD].player(request)
    if player is None:
        if shown_token(request) is not None:
            raise Declined("token-unknown")
        player = request.app[SIGNER].new_player("guest")
        become(request, player)
    return player


def become(request: web.Request, player: PlayerId) -> None:
    """From now on, this device is this player's."""
    request[NEW_PLAYER] = player

"""Who somebody is, without an account: a signed cookie for people, a signed token for programs."""

import hmac
import secrets
from typing import Literal

from aiohttp import web

from veillee.table import PlayerId

COOKIE = "veillee"
YEAR = 365 * 24 * 3600


class Signer:
    """Signs and recognises the house's own ids."""

    def __init__(self, secret: str) -> None:
        self._key = secret.encode()

    def new_player(self, kind: Literal["guest", "program"]) -> PlayerId:
        return PlayerId(f"{kind}-{secrets.token_hex(12)}")

    def sign(self, player: PlayerId) -> str:
        """What a device shows to be known as this player again."""
        return f"{player}.{self._mark(player)}"

    def read(self, signed: str) -> PlayerId | None:
        """The player of a signed id; None: it is not one of ours."""
        if not signed.isascii():
            return None
        player, _, mark = signed.rpartition(".")
        known = hmac.compare_digest(mark.encode(), self._mark(player).encode())
        return PlayerId(player) if known and player else None

    def _mark(self, player: str) -> str:
        return hmac.digest(self._key, f"veillee/player/{player}".encode(), "sha256").hex()


def is_program(player: PlayerId) -> bool:
    """Whether this is an outside program, which everyone is told."""
    return player.startswith("program-")


def recognised(request: web.Request, signer: Signer) -> PlayerId | None:
    """Whom a request comes from: a program by its token, a person by their cookie."""
    token = shown_token(request)
    return signer.read(request.cookies.get(COOKIE, "") if token is None else token)


def shown_token(request: web.Request) -> str | None:
    """The token that a program shows; None: this comes from no program."""
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def give_cookie(
    response: web.StreamResponse, signer: Signer, player: PlayerId, *, secure: bool
) -> None:
    """Known again on this device, for a year."""
    response.set_cookie(
        COOKIE,
        signer.sign(player),
        max_age=YEAR,
        httponly=True,
        samesite="Lax",
        secure=secure,
    )

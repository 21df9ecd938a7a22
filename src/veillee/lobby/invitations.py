"""How people come to a room: by its code, and to their own seats on another device by a link.

A code leads to a room for a day or two. A personal link works once.
"""

import hashlib
import secrets

from msgspec import Struct

from veillee.kernel.forms import Form
from veillee.lobby.codes import Code, RoomId, new_code
from veillee.lobby.ledger import Ledger
from veillee.lobby.refusals import Declined
from veillee.storage.log import Log
from veillee.table import PlayerId, Time
from veillee.table.clocks import later


class Lead(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a code leads, and until when; nowhere, when it has never been given."""

    room: RoomId = RoomId("")
    until: Time = Time(0)


class Link(Struct, frozen=True, forbid_unknown_fields=True):
    """Whom a personal link stands for, and until when; None: nobody, or it has been used."""

    player: PlayerId | None = None
    until: Time = Time(0)


CODES: Ledger[Lead, Lead] = Ledger("code", Form(Lead), lambda _, new: new, Lead())
LINKS: Ledger[Link, Link] = Ledger("link", Form(Link), lambda _, new: new, Link())


async def give_code(log: Log, room: RoomId, *, seconds: int, now: Time) -> Code:
    """A code that leads to this room and to no other."""
    lead = Lead(room, later(now, seconds))
    while True:
        code = new_code()
        kept = await CODES.write(log, code, lambda old: lead if old.until <= now else None)
        if kept == lead:
            return code


async def take_back(log: Log, code: Code) -> None:
    """A code that leads nowhere any more."""
    await CODES.write(log, code, lambda _: Lead())


async def follow(log: Log, code: Code, *, now: Time) -> RoomId:
    """The room that a code leads to."""
    lead = await CODES.read(log, code)
    if lead.until <= now:
        raise Declined("code-unknown")
    return lead.room


async def give_link(log: Log, player: PlayerId, *, seconds: int, now: Time) -> str:
    """The secret of a link that stands for this player, once."""
    secret = secrets.token_urlsafe(24)
    link = Link(player, later(now, seconds))
    await LINKS.write(log, _kept_as(secret), lambda _: link)
    return secret


async def use_link(log: Log, secret: str, *, now: Time) -> PlayerId:
    """Whom the link stands for; of two who use it, one is refused."""
    players: list[PlayerId] = []

    def use(link: Link) -> Link:
        if link.player is None or link.until <= now:
            raise Declined("link-used")
        players[:] = [link.player]
        return Link()

    await LINKS.write(log, _kept_as(secret), use)
    return players[0]


def _kept_as(secret: str) -> str:
    """Whoever reads the storage finds no link that works."""
    return hashlib.sha256(secret.encode()).hexdigest()

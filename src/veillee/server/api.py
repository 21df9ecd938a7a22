"""What is asked outside a table: the games, rooms, codes, links, and what is left of a game."""

import io
from functools import cache
from typing import Any

import msgspec
import segno
from aiohttp import web
from msgspec import Raw, Struct

from veillee.association import PERSONAS
from veillee.games.catalogue import CATALOGUE, entry_of
from veillee.games.rulebook import Rule, rulebook
from veillee.i18n import LANGS
from veillee.kernel import options as option_forms
from veillee.kernel.forms import Form, NotReadable
from veillee.kernel.game import Played, Seat
from veillee.kernel.record import RecordedMove
from veillee.lobby import invitations, mine
from veillee.lobby.codes import RoomId, read_code, read_room_id
from veillee.lobby.refusals import Declined
from veillee.lobby.room import ROOMS, table_id
from veillee.server import rooms, wire
from veillee.server.address import origin_for_others
from veillee.server.answers import JSON, answer
from veillee.server.guests import is_program
from veillee.server.house import game_named
from veillee.server.keys import GUARD, HOUSE, HUB, SIGNER
from veillee.server.live import load_table
from veillee.server.middleware import become, player_of
from veillee.table import Pace, PlayerId, Refused, Table, Time, shown

ROUTES = web.RouteTableDef()


# Forms of what comes and goes.


class GameShown(Struct, frozen=True):
    """A game on the shelf: who can play it, how, and against which bots."""

    name: str
    rules: int
    seats: tuple[int, int]
    options: tuple[option_forms.Field, ...]
    bots: tuple[str, ...]
    personas: tuple[str, ...]


class OpenRoom(Struct, frozen=True, forbid_unknown_fields=True):
    """The table that somebody wants to open."""

    game: wire.Name
    seats: wire.Place
    options: dict[str, Any] = {}
    pace: Pace = Pace()


class RoomOpened(Struct, frozen=True):
    """A room that was opened, and how others come to it."""

    room: RoomId
    code: str
    url: str


class MyRoom(Struct, frozen=True):
    """One of my tables, as the list shows it."""

    room: RoomId
    code: str
    game: str
    phase: str
    number: int
    names: tuple[str | None, ...]
    yours: tuple[int, ...]
    awaited: tuple[int, ...]
    waits_for_you: bool
    at: Time


class Found(Struct, frozen=True):
    """The room that a code leads to."""

    room: RoomId


class LinkMade(Struct, frozen=True):
    """A personal link, and its QR code as an SVG image."""

    url: str
    svg: str


class NewProgram(Struct, frozen=True):
    """What an outside program shows to be known: `Authorization: Bearer TOKEN`."""

    token: str


class Me(Struct, frozen=True):
    """Who is asking, and where others find this house."""

    program: bool
    address: str


class Replay(Struct, frozen=True):
    """A finished game step by step: `views[n]` is what the seat saw after n moves."""

    moves: tuple[RecordedMove, ...]
    views: tuple[Raw, ...]
    outcome: Raw


FORMS: tuple[type[Struct], ...] = (
    GameShown,
    OpenRoom,
    RoomOpened,
    MyRoom,
    Found,
    LinkMade,
    NewProgram,
    Me,
    Replay,
    Rule,
)

_OPEN_ROOM: Form[OpenRoom] = Form(OpenRoom)


# What the house has.


@ROUTES.get("/api/me")
async def me(request: web.Request) -> web.Response:
    return answer(Me(is_program(player_of(request)), _url(request)))


@ROUTES.get("/api/games")
async def games(request: web.Request) -> web.Response:
    return answer([game_shown(name) for name in CATALOGUE])


@ROUTES.get("/api/games/{game}/rules/{lang}")
async def rules(request: web.Request) -> web.Response:
    game, lang = request.match_info["game"], request.match_info["lang"]
    entry_of(game)
    if lang not in LANGS:
        raise NotReadable("lang-unknown", name=lang, known=", ".join(LANGS))
    return answer(rulebook(game, lang))


@cache
def game_shown(name: str) -> GameShown:
    """A game of the catalogue, for whoever opens a table."""
    game = game_named(name)
    return GameShown(
        name=name,
        rules=game.rules,
        seats=(game.seats.start, game.seats.stop - 1),
        options=option_forms.fields(game.forms.options.type),
        bots=tuple(entry_of(name).bots),
        personas=tuple(persona.id for persona in PERSONAS),
    )


# Rooms.


@ROUTES.post("/api/rooms")
async def open_room(request: web.Request) -> web.Response:
    wanted = _OPEN_ROOM.decode(await _body(request))
    entry_of(wanted.game)
    game = game_named(wanted.game)
    options = option_forms.parse(game.forms.options, wanted.options)
    request.app[GUARD].need_opening(request)
    room = await rooms.open_room(
        request.app[HOUSE],
        player_of(request),
        game,
        seats=wanted.seats,
        options=options,
        pace=wanted.pace,
    )
    return answer(RoomOpened(room.id, room.code, _url(request, f"/t/{room.id}")), status=201)


@ROUTES.get("/api/rooms")
async def my_rooms(request: web.Request) -> web.Response:
    player = player_of(request)
    found = await mine.rooms_of(request.app[HOUSE].log, player)
    shown_rooms = [await _my_room(request, player, room) for room in found]
    return answer([room for room in shown_rooms if room is not None])


@ROUTES.delete("/api/rooms/{room}")
async def forget_room(request: web.Request) -> web.Response:
    _need_json(request)
    await mine.forget(request.app[HOUSE].log, player_of(request), _room_id(request))
    return answer({})


@ROUTES.get("/api/codes/{code}")
async def follow_code(request: web.Request) -> web.Response:
    house = request.app[HOUSE]
    with request.app[GUARD].guessing(request):
        code = read_code(request.match_info["code"])
        if code is None:
            raise Declined("code-unknown")
        return answer(Found(await invitations.follow(house.log, code, now=house.now())))


@ROUTES.get("/api/rooms/{room}/qr.svg")
async def room_code(request: web.Request) -> web.Response:
    svg = qr_svg(_url(request, f"/t/{_room_id(request)}"))
    return web.Response(text=svg, content_type="image/svg+xml")


# Links and programs.


@ROUTES.post("/api/links")
async def make_link(request: web.Request) -> web.Response:
    _need_json(request)
    request.app[GUARD].need_opening(request)
    house, seconds = request.app[HOUSE], 60 * request.app[HOUSE].settings.link_minutes
    secret = await invitations.give_link(
        house.log, player_of(request), seconds=seconds, now=house.now()
    )
    url = _url(request, f"/link#{secret}")
    return answer(LinkMade(url, qr_svg(url)), status=201)


@ROUTES.post("/api/links/{secret}")
async def use_link(request: web.Request) -> web.Response:
    _need_json(request)
    house = request.app[HOUSE]
    with request.app[GUARD].guessing(request):
        player = await invitations.use_link(
            house.log, request.match_info["secret"], now=house.now()
        )
    become(request, player)
    return answer(Me(program=False, address=_url(request)))


@ROUTES.post("/api/programs")
async def new_program(request: web.Request) -> web.Response:
    _need_json(request)
    request.app[GUARD].need_opening(request)
    signer = request.app[SIGNER]
    return answer(NewProgram(signer.sign(signer.new_player("program"))), status=201)


# What is left of a game.


@ROUTES.get("/api/rooms/{room}/record")
async def record(request: web.Request) -> web.Response:
    table = await _finished(request)
    name = f"{table.id}.jsonl"
    return web.Response(
        body=table.record() + b"\n",
        content_type=JSON,
        headers={
            "Content-Disposition": f'attachment; filename="{name}"',
            "Cache-Control": "no-store",
        },
    )


@ROUTES.get("/api/rooms/{room}/replay")
async def replay(request: web.Request) -> web.Response:
    table = await _finished(request)
    return answer(replay_of(table, _seat(request, table)))


def replay_of(table: Table, seat: Seat | None) -> Replay:
    """Everything that a seat, or a spectator, saw of a finished game."""
    if table.play is None or table.outcome is None:
        raise Refused("not-over")
    game, moves = table.game, table.play.moves
    states = [game.setup(len(table.chairs), table.options)]
    for move in moves:
        states.append(game.apply(states[-1], move))
    encode = game.forms.view.encode
    return Replay(
        moves=tuple(_move(move) for move in moves),
        views=tuple(Raw(encode(game.view(state, seat))) for state in states),
        outcome=Raw(msgspec.json.encode(table.outcome)),
    )


def _move(move: Any) -> RecordedMove:
    if isinstance(move, Played):
        return RecordedMove(seat=move.seat, played=Raw(msgspec.json.encode(move.action)))
    return RecordedMove(dealt=Raw(msgspec.json.encode(move.deal)))


async def _finished(request: web.Request) -> Table:
    """The table asked for, if its game is over."""
    table = await table_asked(request)
    if not table.over:
        raise Refused("not-over")
    return table


# Reading requests.


async def table_asked(request: web.Request) -> Table:
    """The table asked for, if whoever asks may look at it."""
    house, id_ = request.app[HOUSE], _room_id(request)
    room = await ROOMS.read(house.log, id_)
    number = _number(request, room.number)
    if not room.exists or not 1 <= number <= room.number:
        raise Declined("no-such-room")
    table = (await load_table(house.log, table_id(id_, number))).table
    if not room.admits(player_of(request), table):
        raise Declined("spectators-closed")
    return table


async def _body(request: web.Request) -> bytes:
    _need_json(request)
    return await request.read()


def _need_json(request: web.Request) -> None:
    """What changes something is asked by our own pages or by programs, never by a foreign form."""
    request.app[GUARD].need_own_page(request)
    if request.body_exists and request.content_type != JSON:
        raise web.HTTPUnsupportedMediaType


def _room_id(request: web.Request) -> RoomId:
    room = read_room_id(request.match_info["room"])
    if room is None:
        raise Declined("no-such-room")
    return room


def _number(request: web.Request, latest: int) -> int:
    return read_count(request.query.get("number", str(latest)))


def read_count(text: str) -> int:
    """A number that counts from one; 0: it is none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 9 else 0


def _seat(request: web.Request, table: Table) -> Seat | None:
    text = request.query.get("seat")
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 4 and int(text) in table.seats):
        raise Refused("no-such-seat")
    return Seat(int(text))


async def _my_room(request: web.Request, player: PlayerId, room: RoomId) -> MyRoom | None:
    """One of a player's rooms; None: it has been deleted meanwhile, or nobody can read it here."""
    try:
        live = await request.app[HUB].live(room)
    except (Declined, NotReadable):
        return None
    table = live.table
    return MyRoom(
        room=room,
        code=live.room.code,
        game=table.game.name,
        phase=shown(table).phase,
        number=live.room.number,
        names=tuple(c.occupant.name if c.occupant else None for c in table.chairs),
        yours=tuple(table.seats_of(player)),
        awaited=tuple(table.awaited),
        waits_for_you=any(seat in table.awaited for seat in table.seats_of(player)),
        at=table.at,
    )


def _url(request: web.Request, path: str = "") -> str:
    return origin_for_others(request.app[HOUSE].settings, request) + path


def qr_svg(url: str) -> str:
    """A QR code as an SVG image."""
    out = io.BytesIO()
    segno.make(url, error="m").save(out, kind="svg", border=2, xmldecl=False, svgns=True)
    return out.getvalue().decode()

"""Bad inputs by the thousand, from a seed: frames for the socket and requests for the API."""

import json
import random
from collections.abc import Iterator, Sequence
from typing import Any

import aiohttp
import msgspec
from aiohttp.web import RouteDef

from veillee.games.catalogue import CATALOGUE
from veillee.server import wire
from veillee.server.api import ROUTES

WORDS = ["", "a", "0", "-1", "null", "étoile", "\u202e", "\x00", "💡" * 9, "x" * 300, "../../etc"]
NUMBERS = [0, 1, -1, 2, 99, 100, 2**31, 2**53, 2**63, -(2**70), 0.5, 1e308]
EXAMPLES: list[dict[str, Any]] = [
    {"type": "watch", "id": "1", "room": "k7qd2m9x4hspabcd", "screen": False},
    {"type": "sit", "id": "2", "seat": 0, "name": "Léa", "token": "moon", "nonce": ""},
    {"type": "add-bot", "id": "3", "seat": 2, "bot": "random", "name": "Hulotte"},
    {"type": "act", "id": "4", "seat": 0, "question": 1, "action": {"type": "pass"}},
    {"type": "arrange", "id": "5", "options": {"rounds": 3}, "seats": 3},
    {"type": "set-pace", "id": "6", "pace": {"clock": "firm", "limit": 5}},
    {"type": "say", "id": "7", "text": "Bonsoir", "seat": 0},
    *(
        {"type": kind, "id": "8", "seat": 1, "number": 1, "muted": True}
        for kind in wire.KINDS.values()
    ),
]


def frames(seed: int, rooms: Sequence[str]) -> Iterator[bytes]:
    """Frames that are wrong in every way we can think of, and some that are only surprising."""
    luck = random.Random(seed)
    while True:
        match luck.randrange(6):
            case 0:
                yield luck.randbytes(luck.randrange(60))
            case 1:
                yield _encoded(_value(luck, 3))
            case 2:
                yield _cut(luck, _encoded(_spoilt(luck, rooms)))
            case 3:
                yield b"[" * luck.randrange(3000)
            case _:
                yield _encoded(_spoilt(luck, rooms))


def requests(seed: int) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Requests: a method, a path and the rest."""
    luck = random.Random(seed)
    routes = [(route.method, route.path) for route in ROUTES if isinstance(route, RouteDef)]
    while True:
        method, path = luck.choice(routes)
        if luck.random() < 0.2:
            method = luck.choice(["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"])
        for part in ("room", "code", "secret", "game", "lang"):
            path = path.replace(f"{{{part}}}", _segment(luck))
        yield method, path, _rest(luck)


def _rest(luck: random.Random) -> dict[str, Any]:
    rest: dict[str, Any] = {"params": {}, "headers": {}}
    if luck.random() < 0.3:
        rest["params"] = {luck.choice(["seat", "number", "x"]): _segment(luck)}
    if luck.random() < 0.1:
        rest["headers"] = {"Authorization": luck.choice(["Bearer", "Bearer x.y", "Basic eA=="])}
    if luck.random() < 0.6:
        body = {"game": luck.choice([*CATALOGUE, "chess"]), "seats": 3, "options": {}}
        body[luck.choice(["game", "seats", "options", "pace", "more"])] = _value(luck, 3)
        rest["data"] = luck.choice([_encoded(body), _cut(luck, _encoded(body)), b"\xff\xfe"])
        rest["headers"]["Content-Type"] = luck.choice(["application/json"] * 4 + ["text/plain"])
    return rest


def _segment(luck: random.Random) -> str:
    # What would make another path of it is a test of the router, not of ours.
    words = [word for word in WORDS if word and "\x00" not in word]
    known = [*CATALOGUE, "fr", "ABCDE", "k7qd2m9x4hspabcd", "7", "%00", "%2e%2e", "%ff"]
    return luck.choice([*words, *known]).replace("/", "%2F")


def _spoilt(luck: random.Random, rooms: Sequence[str]) -> dict[str, Any]:
    command = dict(luck.choice(EXAMPLES))
    if "room" in command and luck.random() < 0.7:
        command["room"] = luck.choice(rooms)
    for _ in range(luck.randrange(3)):
        key = luck.choice([*command, "more", "seat", "id", "type"])
        if luck.random() < 0.2:
            command.pop(key, None)
        else:
            command[key] = _value(luck, 2)
    return command


def _value(luck: random.Random, depth: int) -> Any:
    kind = luck.randrange(6 if depth else 4)
    match kind:
        case 0:
            return luck.choice(WORDS)
        case 1:
            return luck.choice(NUMBERS)
        case 2:
            return luck.choice([None, True, False])
        case 3:
            return "".join(chr(luck.randrange(1, 0xD7FF)) for _ in range(luck.randrange(8)))
        case 4:
            return [_value(luck, depth - 1) for _ in range(luck.randrange(4))]
        case _:
            return {luck.choice(WORDS): _value(luck, depth - 1) for _ in range(luck.randrange(4))}


def _cut(luck: random.Random, data: bytes) -> bytes:
    return data[: luck.randrange(len(data) + 1)]


def _encoded(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode("utf-8", "surrogatepass")


async def fuzz_socket(
    session: aiohttp.ClientSession, url: str, rooms: Sequence[str], count: int, seed: int
) -> int:
    """Send so many bad frames; how many were answered. Every text frame must be."""
    answered = 0
    source = frames(seed, rooms)
    async with session.ws_connect(f"{url}/ws") as socket:
        await socket.receive(10)
        for _ in range(count):
            frame = next(source)
            await socket.send_frame(frame, aiohttp.WSMsgType.BINARY)
            while True:
                message = await socket.receive(20)
                assert message.type is aiohttp.WSMsgType.TEXT, message
                kind = msgspec.json.decode(message.data)["type"]
                if kind in ("ack", "refused", "pong"):
                    break
            answered += 1
    return answered


async def fuzz_api(session: aiohttp.ClientSession, url: str, count: int, seed: int) -> list[int]:
    """Send so many bad requests; the statuses that came."""
    statuses = []
    source = requests(seed)
    for _ in range(count):
        method, path, rest = next(source)
        async with session.request(method, url + path, **rest) as response:
            await response.read()
            statuses.append(response.status)
    return statuses

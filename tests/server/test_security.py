"""The doors: cookies, tokens, origins, limits, headers, and what is never said."""

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from server.conftest import Events
from server.evening import (
    AFRICA,
    Device,
    LastingLog,
    Node,
    devices,
    node,
    refusal,
    run,
    seated,
    started,
)
from veillee.lobby.codes import CODE_LENGTH, LETTERS
from veillee.server import socket as sockets
from veillee.server import wire
from veillee.server.guard import CROWD, MISSES_BURST
from veillee.server.guests import COOKIE, Signer
from veillee.server.keys import GUARD
from veillee.server.middleware import CONTENT_SECURITY_POLICY, SAFE_HEADERS
from veillee.settings import Settings
from veillee.table import PlayerId


async def status(device: Device, path: str, **request: Any) -> int:
    async with device.session.get(device.at.url + path, **request) as response:
        return response.status


async def headers_of(path: str, **settings: Any) -> Any:
    """What comes with the answer to somebody nobody knows."""
    async with (
        node(**settings) as house,
        aiohttp.ClientSession() as session,
        session.get(house.url + path) as response,
    ):
        return dict(response.headers)


async def knock(device: Device, **headers: str) -> int:
    """What the socket's door says: 101 is come in."""
    try:
        async with device.session.ws_connect(device.at.url + "/ws", headers=headers):
            return 101
    except aiohttp.WSServerHandshakeError as error:
        return error.status


def test_a_guest_is_known_by_a_cookie_that_scripts_cannot_read() -> None:
    cookie = run(headers_of("/api/me"))["Set-Cookie"]
    assert all(part in cookie for part in ("HttpOnly", "SameSite=Lax", "Path=/"))


def test_cookies_are_secure_where_the_house_says_so() -> None:
    assert "; Secure" in run(headers_of("/api/me", secure_cookies=True))["Set-Cookie"]


@pytest.mark.parametrize(
    "forge", [lambda c: c[:-1] + "0", lambda c: "x" + c, lambda c: "", str.upper]
)
def test_a_forged_cookie_is_nobody(forge: Any) -> None:
    signer = Signer("secret")
    signed = signer.sign(signer.new_player("guest"))
    assert signer.read(signed) is not None
    forged = forge(signed)
    assert forged == signed or signer.read(forged) is None
    assert Signer("other").read(signed) is None


def test_a_socket_needs_somebody_and_one_of_our_own_pages() -> None:
    async def evening() -> None:
        friend = "https://friend.example"
        async with node(origins=(friend,)) as house, devices(house, "Léa") as (lea,):
            assert await knock(lea) == 101
            assert await knock(lea, Origin=house.url) == 101
            assert await knock(lea, Origin=friend) == 101
            assert await knock(lea, Origin="https://thief.example") == 403
            assert await knock(lea, Authorization="Bearer program-1.abc") == 401
            lea.session.cookie_jar.clear()
            assert await knock(lea) == 401
            lea.session.cookie_jar.update_cookies({COOKIE: "guest-1.abc"})
            assert await knock(lea) == 401

    run(evening())


def test_a_foreign_page_cannot_open_tables_in_my_name() -> None:
    async def evening() -> list[int]:
        async with node() as house, devices(house, "Léa") as (lea,):
            body = {"game": AFRICA, "seats": 3}
            tries: list[dict[str, Any]] = [
                {"json": body, "headers": {"Origin": "https://thief.example"}},
                {"data": '{"game":"etoile-d-afrique","seats":3}'},
                {"json": body},
            ]
            statuses = []
            for one in tries:
                async with lea.session.post(f"{house.url}/api/rooms", **one) as response:
                    statuses.append(response.status)
            return statuses

    assert run(evening()) == [403, 415, 201]


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/codes/AAAAA", "/nowhere", "/ws"])
def test_every_answer_carries_the_headers_that_keep_pages_safe(path: str) -> None:
    headers = run(headers_of(path))
    assert {name: headers.get(name) for name in SAFE_HEADERS} == SAFE_HEADERS


def test_a_page_may_load_and_talk_to_nothing_but_the_house_itself() -> None:
    rules = dict(rule.split(" ", 1) for rule in CONTENT_SECURITY_POLICY.split("; "))
    sources = {source for given in rules.values() for source in given.split()}
    assert sources == {"'none'", "'self'", "data:", "blob:"}
    assert rules["default-src"] == rules["frame-ancestors"] == rules["base-uri"] == "'none'"
    assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == "'self'"


def test_what_proves_who_one_is_is_compared_in_constant_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    compared: list[tuple[bytes, bytes]] = []

    def compare(one: bytes, other: bytes) -> bool:
        compared.append((one, other))
        return False

    monkeypatch.setattr("hmac.compare_digest", compare)
    signer = Signer("secret")
    signed = signer.sign(PlayerId("guest-1"))
    assert signer.read(signed) is None
    mark = signed.rpartition(".")[2].encode()
    assert compared == [(mark, mark)]


def test_the_secret_of_a_link_is_never_in_an_address_that_is_asked_for() -> None:
    """What stands behind the # stays in the browser, and storage keeps only its digest."""

    async def evening() -> tuple[str, str, list[str]]:
        log = LastingLog()
        async with node(log=log) as house, devices(house, "Léa") as (lea,):
            made = await lea.post("/api/links")
        asked_for, _, secret = made["url"].partition("#")
        return asked_for, secret, [kept.table for kept in await log.tables()]

    asked_for, secret, kept = run(evening())
    assert len(secret) >= 32
    assert [text for text in (asked_for, *kept) if secret in text] == []


def test_a_code_outlives_those_who_guess_it() -> None:
    """`docs/operate.md` says so: eleven days to come upon any of a thousand tables."""
    settings, codes = Settings(), len(LETTERS) ** CODE_LENGTH
    per_hour = settings.misses_per_hour
    assert 11 < codes / 1000 / per_hour / 24 < 12
    tries = MISSES_BURST + per_hour * settings.code_hours
    assert tries / codes < 0.0002  # for one room, as long as its code works
    assert CROWD * tries / codes < 0.02  # by all who guess together


def test_typed_text_is_data() -> None:
    typed = "<img src=x onerror=alert(1)> {{7*7}} ${x} ' ; drop table log; --"

    async def evening() -> None:
        async with node() as house, devices(house, "Léa") as (lea,):
            room = await lea.open()
            await lea.watch(room)
            await lea.sit(name=typed[:40])
            await lea.tell(wire.Say, seat=0, text=typed + "\x1b[2J\x00\u202e")
            await lea.until(lambda: lea.words)
            (said,) = lea.words
            assert isinstance(said, wire.Said)
            assert (said.name, said.text) == (typed[:40].strip(), typed + " [2J")
            async with lea.session.get(f"{house.url}/api/rooms") as response:
                assert response.content_type == "application/json"
                assert typed[:40].strip() in await response.text()

    run(evening())


def test_nothing_but_our_own_drawings_is_put_into_a_page_as_markup() -> None:
    pages = Path(__file__).parents[2] / "web" / "src"
    marked = [
        (file.name, line.strip())
        for file in pages.rglob("*.*")
        if file.suffix in (".svelte", ".ts")
        for line in file.read_text("utf-8").splitlines()
        if "{@html" in line or "innerHTML" in line
    ]
    assert marked == [("Icon.svelte", "{@html ICONS[name]}")]


def test_wrong_codes_are_few_and_right_ones_as_many_as_one_likes() -> None:
    async def evening() -> None:
        async with node() as house, devices(house, "Léa") as (lea,):
            await lea.watch(await lea.open())
            right = [await status(lea, f"/api/codes/{lea.shown.code}") for _ in range(30)]
            wrong = [await status(lea, "/api/codes/AAAAA") for _ in range(12)]
            assert set(right) == {200}
            assert wrong == [404] * 10 + [429] * 2

    run(evening())


def test_tables_requests_frames_words_and_connections_have_limits() -> None:
    async def evening() -> None:
        limits: dict[str, Any] = {
            "tables_per_hour": 1,
            "frames_per_second": 1,
            "frames_burst": 12,
            "sockets_per_address": 2,
        }
        async with node(**limits) as house, devices(house, "Léa", "Tom") as (lea, _):
            assert await knock(lea) == 429
            room = await lea.open()
            for _ in range(9):
                await lea.open()
            assert (await lea.post("/api/rooms", {"game": AFRICA, "seats": 3}))["key"] == "rate"
            await lea.watch(room)
            for _ in range(5):
                await lea.tell(wire.Say, text="la", name="Léa")
            assert await refusal(lea.tell(wire.Say, text="la", name="Léa")) == "rate"
            for n in range(5):
                await lea.tell(wire.Ping, id=f"ping-{n}")
            assert await refusal(lea.tell(wire.Ping, id="one more")) == "rate"
        few: dict[str, Any] = {"requests_per_second": 0.1, "requests_burst": 5}
        async with node(**few) as house, devices(house, "Léa") as (lea,):
            assert [await status(lea, "/api/games") for _ in range(4)] == [200] * 3 + [429]

    run(evening())


def test_an_address_behind_a_proxy_is_the_one_that_our_proxy_saw() -> None:
    async def evening() -> list[int]:
        async with node(proxies=1) as house, devices(house, "Léa") as (lea,):
            statuses = []
            for n in range(12):
                forwarded = f"10.9.9.{n}, 203.0.113.7"  # what a client says of itself comes first
                header = {"X-Forwarded-For": forwarded}
                statuses.append(await status(lea, "/api/codes/AAAAA", headers=header))
            return statuses

    assert run(evening())[-2:] == [429, 429]


def test_a_frame_that_is_too_long_ends_the_connection() -> None:
    async def evening() -> None:
        async with node(frame_bytes=1024) as house, devices(house, "Léa", "Tom") as (lea, tom):
            await seated(lea, tom)
            await lea.shout("x" * 5000)
            await tom.until(lambda: not tom.shown.seats[0].present)

    run(evening())


def test_no_name_no_card_and_no_secret_stands_in_the_houses_logs(events: Events) -> None:
    async def evening() -> set[str]:
        async with node() as house, devices(house, "Léonore") as (lea,):
            await started(lea, bots=2, options={"rounds": 1})
            await lea.play()
            made = await lea.post("/api/links")
            (cookie,) = lea.session.cookie_jar
            return {cookie.value, made["url"].partition("#")[2], str(lea.shown.seed), "Léonore"}

    secrets = run(evening())
    assert {"opened", "over"} <= {event["event"] for event in events}
    assert [secret for secret in secrets if secret in str(events)] == []


def test_a_flood_of_frames_ends_the_connection() -> None:
    async def evening() -> None:
        limits: dict[str, Any] = {"frames_per_second": 1, "frames_burst": 10}
        async with node(**limits) as house, devices(house, "Léa", "Tom") as (lea, tom):
            await seated(lea, tom)
            for _ in range(400):
                await lea.shout('{"type": "ping", "id": "x"}')
            await tom.until(lambda: not tom.shown.seats[0].present)

    run(evening())


async def raw(at: Node, request: bytes) -> tuple[int, bytes]:
    """What is answered to these very bytes: its status, and what it says."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(at.url.rpartition(":")[2]))
    writer.write(request)
    head, _, body = (await asyncio.wait_for(reader.read(), 10)).partition(b"\r\n\r\n")
    writer.close()
    return int(head.split()[1]), body


def asking(path: bytes, *headers: bytes, method: bytes = b"GET", host: bytes = b"here") -> bytes:
    first = method + b" " + path + b" HTTP/1.1"
    return b"\r\n".join((first, b"Host: " + host, b"Connection: close", *headers, b"", b""))


JSON_POST: dict[str, Any] = {"method": b"POST"}
LONG = b"a" * 3000


@pytest.mark.parametrize(
    ("request_", "status"),
    [
        (asking(b"/api/me", b"Authorization: Bearer junk"), 401),
        (asking(b"/api/me", b"Authorization: Bearer a.\xff"), 401),
        (asking(b"/api/me", b"Cookie: veillee=a.\xff"), 200),
        (asking(b"/api/links", b"Origin: http://[", **JSON_POST), 403),
        (asking(b"/ws", b"Origin: http://["), 403),
        (asking(b"/ws", b"Authorization: Bearer a.\xff"), 401),
        (asking(b"/api/rooms/" + LONG + b"/qr.svg"), 404),
        (asking(b"/api/rooms/k7qd2m9x4hspabcd/qr.svg", host=LONG), 400),
        (asking(b"/api/links", host=LONG, **JSON_POST), 400),
        (asking(b"/api/me", host=b"\xff\xff"), 400),
        (asking(b"/" + b"a" * 300), 404),
        (asking(b"/pictures/" + b"a" * 300), 404),
        (asking(b"/api/games/%FF/rules/fr"), 422),
        (asking(b"/api/games/\xff/rules/fr"), 400),
    ],
)
def test_whatever_a_stranger_asks_is_answered_and_in_words(request_: bytes, status: int) -> None:
    async def evening() -> tuple[int, bytes]:
        async with node() as house:
            return await raw(house, request_)

    got, body = run(evening())
    assert got == status
    assert b"Server Error" not in body


def test_only_a_program_is_called_one() -> None:
    async def evening() -> list[bool]:
        async with node() as house, devices(house, "Léa") as (lea,):
            token = (await lea.post("/api/programs"))["token"]
            headers = [{"Authorization": f"Bearer {token}"}, {"Authorization": "Basic eA=="}, {}]
            told = []
            for one in headers:
                async with lea.session.get(f"{house.url}/api/me", headers=one) as response:
                    told.append((await response.json())["program"])
            return told

    assert run(evening()) == [True, False, False]


def test_a_steady_flood_ends_the_connection_though_some_of_it_is_taken() -> None:
    async def evening() -> None:
        limits: dict[str, Any] = {"frames_per_second": 100, "frames_burst": 20}
        async with node(**limits) as house, devices(house, "Léa", "Tom") as (lea, tom):
            await seated(lea, tom)
            with suppress(ConnectionError):
                for n in range(600):
                    await lea.shout('{"type": "ping", "id": "x"}')
                    await asyncio.sleep(0.012 * (n % 4 == 0))
            await tom.until(lambda: not tom.shown.seats[0].present)

    run(evening())


def test_whoever_asks_on_and_on_and_never_reads_is_cut_off(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sockets, "DROWNED", 128 * 1024)
    monkeypatch.setattr(sockets, "GOODBYE_SECONDS", 0.1)
    ping = b'{"type":"ping","id":"%s"}' % (b"x" * 64)
    frame = bytes((0x81, 0x80 | len(ping))) + bytes(4) + ping

    async def evening() -> None:
        async with node() as house, devices(house, "Léa") as (lea,):
            (cookie,) = lea.session.cookie_jar
            asked = (
                *(b"Upgrade: websocket", b"Sec-WebSocket-Version: 13"),
                *(b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",),
                f"Cookie: {COOKIE}={cookie.value}".encode(),
            )
            hello = asking(b"/ws", *asked).replace(b"Connection: close", b"Connection: Upgrade")
            _, writer = await asyncio.open_connection(
                "127.0.0.1", int(house.url.rpartition(":")[2]), limit=1024
            )
            writer.write(hello)
            async with asyncio.timeout(20):
                with suppress(ConnectionError):
                    while True:
                        writer.write(frame * 500)
                        await writer.drain()
            while len(house.app[GUARD].open_sockets) > 1:
                await asyncio.sleep(0.01)

    run(evening())


def test_links_and_new_codes_have_limits() -> None:
    async def evening() -> None:
        async with node(tables_per_hour=1) as house, devices(house, "Léa", "Tom") as (lea, tom):
            await lea.watch(await lea.open())
            links = [await status_of_post(tom, "/api/links") for _ in range(11)]
            assert links == [201] * 9 + [429] * 2
            for _ in range(10):
                await lea.tell(wire.RenewCode)
            assert await refusal(lea.tell(wire.RenewCode)) == "rate"

    run(evening())


async def status_of_post(device: Device, path: str) -> int:
    async with device.session.post(device.at.url + path) as response:
        return response.status

"""Recordings of sung clues: who may send them, who may hear them, and what is no song."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.evening import Device, LastingLog, devices, node, run, started
from veillee.games.dixit.actions import Clue, Tell
from veillee.server import wire
from veillee.server.house import game_named
from veillee.settings import Settings
from veillee.storage.sqlite import SqliteLog

WEBM = b"\x1aE\xdf\xa3" + bytes(2000)
OGG = b"OggS" + bytes(3000)
MP4 = b"\x00\x00\x00\x18ftypmp42" + bytes(100)
OF_THREE = ("Léa", "Tom", "Inès")


async def sing(
    device: Device, room: str, data: bytes, *, turn: int | str = 1, **headers: str
) -> tuple[int, Any]:
    """What the house answers to a recording: its status, and the key of a refusal."""
    url = f"{device.at.url}/api/rooms/{room}/songs/{turn}"
    async with device.session.put(url, data=data, headers=headers) as response:
        body = await response.read()
        return response.status, msgspec.json.decode(body).get("key") if body[:1] == b"{" else None


async def heard(device: Device, room: str, turn: int | str = 1) -> tuple[int, bytes]:
    url = f"{device.at.url}/api/rooms/{room}/songs/{turn}"
    async with device.session.get(url) as response:
        return response.status, await response.read()


async def teller_of(everyone: list[Device]) -> Device:
    """Whoever is to tell, once the first teller is drawn."""
    while not (tellers := [device for device in everyone if device.asked]):
        await asyncio.sleep(0.01)
    return tellers[0]


async def tell(device: Device, kind: Any, text: str = "") -> None:
    (seat,) = device.asked
    view = device.views[seat]
    hand = game_named("dixit").forms.view.decode(view.view).hand
    raw = msgspec.Raw(msgspec.json.encode(Tell(hand[0], Clue(kind, text))))
    await device.tell(wire.Act, seat=seat, question=view.question, action=raw)


@asynccontextmanager
async def telling(**settings: Any) -> AsyncIterator[tuple[str, Device, list[Device]]]:
    """A table of three that waits for a clue: the room, who tells, and the others."""
    async with node(**settings) as house, devices(house, *OF_THREE) as everyone:
        room = await started(*everyone, game="dixit")
        teller = await teller_of(everyone)
        yield room, teller, [device for device in everyone if device is not teller]


@pytest.mark.parametrize("song", [WEBM, OGG, MP4], ids=["webm", "ogg", "mp4"])
def test_a_song_is_heard_by_everyone_once_its_clue_is_told_and_by_nobody_before(
    song: bytes,
) -> None:
    async def evening() -> None:
        async with telling() as (room, teller, others):
            assert await sing(teller, room, song) == (200, None)
            assert await heard(others[0], room) == (204, b"")
            await tell(teller, "song", "Au clair de la lune")
            for device in (teller, *others):
                assert await heard(device, room) == (200, song)

    run(evening())


@pytest.mark.parametrize("kind", ["phrase", "mime"])
def test_what_was_sung_and_then_not_told_as_a_song_is_never_heard(kind: str) -> None:
    async def evening() -> None:
        async with telling() as (room, teller, others):
            await sing(teller, room, WEBM)
            await tell(teller, kind, "La lune")
            assert await heard(others[0], room) == (204, b"")

    run(evening())


def test_a_song_without_a_recording_is_a_clue_like_any_other() -> None:
    async def evening() -> None:
        async with telling() as (room, teller, others):
            await tell(teller, "song")
            assert await heard(others[0], room) == (204, b"")
            for turn in (0, 2, "x", "١", "9" * 30):
                assert await heard(others[0], room, turn) == (204, b"")

    run(evening())


def test_only_whoever_tells_now_may_sing_and_only_for_this_turn() -> None:
    async def evening() -> None:
        async with telling() as (room, teller, others):
            no = (403, "not-yours-to-sing")
            assert await sing(others[0], room, WEBM) == no
            assert [await sing(teller, room, WEBM, turn=turn) for turn in (0, 2, "x")] == [no] * 3
            await tell(teller, "song")
            assert await sing(teller, room, WEBM) == no

    run(evening())


def test_games_without_songs_keep_none() -> None:
    async def evening() -> None:
        async with node() as house, devices(house, *OF_THREE) as everyone:
            room = await started(*everyone)
            assert await sing(everyone[0], room, WEBM) == (403, "not-yours-to-sing")
            assert await heard(everyone[0], room) == (204, b"")

    run(evening())


@pytest.mark.parametrize(
    "data", [b"", b"OggX" + bytes(99), b"<html>", b"RIFF" + bytes(99), b"\x1aE"]
)
def test_what_is_no_sound_is_refused_whatever_it_is_called(data: bytes) -> None:
    async def evening() -> tuple[int, Any]:
        async with telling() as (room, teller, _):
            return await sing(teller, room, data, **{"Content-Type": "audio/webm"})

    assert run(evening()) == (415, "song-unreadable")


@pytest.mark.parametrize("announced", [True, False])
def test_a_song_that_is_too_long_is_refused_before_it_is_held(announced: bool) -> None:
    async def parts() -> AsyncIterator[bytes]:
        for _ in range(64):
            yield OGG

    async def evening() -> tuple[int, Any]:
        async with telling(song_bytes=4096) as (room, teller, _):
            assert await sing(teller, room, OGG) == (200, None)
            data: Any = OGG * 2 if announced else parts()
            return await sing(teller, room, data)

    assert run(evening()) == (413, "song-too-long")


def test_songs_have_limits_for_an_address_and_for_a_turn() -> None:
    async def evening() -> None:
        async with telling(songs_per_hour=1e6) as (room, teller, _):
            takes = [await sing(teller, room, OGG + bytes([take])) for take in range(6)]
            assert takes == [(200, None)] * 5 + [(429, "rate")]
        async with telling(songs_per_hour=0.001) as (room, teller, _):
            statuses = [(await sing(teller, room, WEBM))[0] for _ in range(21)]
            assert statuses == [200] * 20 + [429]

    run(evening())


def test_the_last_take_is_heard_and_the_same_one_sent_again_is_kept_once() -> None:
    async def evening() -> None:
        log = LastingLog()
        async with telling(log=log) as (room, teller, others):
            for song in (WEBM, OGG, OGG):
                await sing(teller, room, song)
            await tell(teller, "song")
            assert await heard(others[0], room) == (200, OGG)
        kept = {listed.table: listed.position for listed in await log.tables()}
        assert kept[f"song:{room}.1.1"] == 2

    run(evening())


def test_strangers_foreign_pages_and_those_shown_out_hear_nothing() -> None:
    async def evening() -> None:
        async with (
            node() as house,
            devices(house, *OF_THREE) as everyone,
            devices(house, "Zoé") as (zoe,),
        ):
            room = await started(*everyone, game="dixit")
            teller = await teller_of(everyone)
            assert (await sing(teller, room, WEBM, Origin="https://thief.example"))[0] == 403
            assert (await sing(zoe, room, WEBM)) == (403, "not-yours-to-sing")
            await sing(teller, room, WEBM)
            await tell(teller, "song")
            assert await heard(zoe, room) == (200, WEBM)  # spectators are welcome
            await everyone[0].tell(wire.SetSpectators, welcome=False)
            assert (await heard(zoe, room))[0] == 403
            assert (await heard(zoe, "nowhere"))[0] == 404

    run(evening())


def test_a_song_is_handed_out_as_sound_and_as_nothing_else() -> None:
    async def evening() -> Any:
        async with telling() as (room, teller, others):
            await sing(teller, room, MP4, **{"Content-Type": "text/html"})
            await tell(teller, "song")
            url = f"{teller.at.url}/api/rooms/{room}/songs/1"
            async with others[0].session.get(url) as response:
                return dict(response.headers)

    headers = run(evening())
    assert headers["Content-Type"] == "audio/mp4"
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Cache-Control"] == "no-store"
    assert headers["Content-Disposition"] == "attachment"
    assert headers["Cross-Origin-Resource-Policy"] == "same-origin"


def test_a_song_outlives_its_node_on_sqlite(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    full = WEBM[:4] + bytes(Settings().song_bytes - 4)

    async def evening() -> None:
        async with telling(log=SqliteLog.open(file)) as (room, teller, others):
            assert await sing(teller, room, full) == (200, None)
            await tell(teller, "song")
        async with node(log=SqliteLog.open(file)) as house:
            again = Device(house, others[0].session, "again")
            again.session = type(again.session)(cookie_jar=others[0].session.cookie_jar)
            async with again.session:
                assert await heard(again, room) == (200, full)

    run(evening())


def test_a_song_sent_to_one_node_is_heard_at_another() -> None:
    async def evening() -> None:
        log = LastingLog()
        async with telling(log=log) as (room, teller, others), node(log=log) as elsewhere:
            await sing(teller, room, WEBM)
            await tell(teller, "song")
            others[0].at = elsewhere
            assert await heard(others[0], room) == (200, WEBM)

    run(evening())

"""The lobby over real sockets: rooms, codes, seats, hosts, spectators, links, rematches."""

import asyncio
import runpy
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from server.evening import AFRICA, Device, all_of, devices, node, refusal, run, seated
from veillee.server import wire
from veillee.table import Pace

EXAMPLE = Path(__file__).resolve().parents[2] / "docs" / "examples" / "bot.py"


def number_is(device: Device, number: int) -> bool:
    return device.shown.number == number


def test_a_code_leads_to_the_room_however_it_is_typed() -> None:
    async def evening() -> None:
        async with node() as house, devices(house, "Léa", "Tom") as (lea, tom):
            room = await lea.open()
            await lea.watch(room)
            code = lea.shown.code
            spaced = f"{code[:2].lower()} {code[2:].lower()}"
            for typed in (code, code.lower(), spaced):
                assert await tom.get(f"/api/codes/{typed}") == {"room": room}

    run(evening())


def test_a_renewed_code_leads_there_and_the_old_one_nowhere() -> None:
    async def evening() -> None:
        async with node() as house, devices(house, "Léa") as (lea,):
            room = await lea.open()
            await lea.watch(room)
            old = lea.shown.code
            await lea.tell(wire.RenewCode)
            await lea.until(lambda: lea.table and lea.table.code != old)
            assert await lea.get(f"/api/codes/{lea.shown.code}") == {"room": room}
            assert (await lea.get(f"/api/codes/{old}"))["key"] == "code-unknown"

    run(evening())


def test_the_games_come_with_their_options_as_a_form() -> None:
    async def evening() -> Any:
        async with node() as house, devices(house, "Léa") as (lea,):
            return await lea.get("/api/games")

    (africa,) = (game for game in run(evening()) if game["name"] == AFRICA)
    rounds = next(field for field in africa["options"] if field["name"] == "rounds")
    assert rounds == {
        "type": "number",
        "name": "rounds",
        "default": 5,
        "low": 1,
        "high": 10,
        "rule": "R-AFRICA-5",
        "when": {},
        "seats": None,
    }
    assert africa["bots"] == ["random", "easy", "heuristic", "strong"]


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"game": "chess", "seats": 2}, 422),
        ({"game": AFRICA, "seats": 99}, 409),
        ({"game": AFRICA, "seats": 3, "options": {"rounds": 0}}, 422),
        ({"game": AFRICA, "seats": 3, "options": {"colour": "red"}}, 422),
        ({"game": AFRICA, "seats": 3, "pace": {"bot": "hal"}}, 403),
        ([1, 2], 422),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(body: Any, status: int) -> None:
    async def evening() -> tuple[int, Any]:
        async with node() as house, devices(house, "Léa") as (lea,):
            url = f"{house.url}/api/rooms"
            async with lea.session.post(url, json=body) as response:
                return response.status, await response.json()

    got, said = run(evening())
    assert (got, said["type"]) == (status, "refused")


def test_people_sit_change_their_names_and_are_seen_by_all() -> None:
    async def evening() -> None:
        async with node() as house, devices(house, "Léa", "Tom") as (lea, tom):
            await seated(lea, tom)
            await tom.tell(wire.Sit, seat=1, name="  Tom\u202e\n le  Grand ", token="drop")
            await lea.until(lambda: lea.names == ["Léa", "Tom le Grand"])
            assert await refusal(tom.tell(wire.Sit, seat=0, name="Tom")) == "seat-taken"
            assert await refusal(tom.tell(wire.Sit, name="Tom")) == "no-free-seat"
            assert await refusal(tom.tell(wire.Sit, seat=1, name=" \u200b ")) == "nameless"

    run(evening())


def test_only_the_host_brings_bots_reorders_and_starts() -> None:
    async def evening() -> None:
        async with node() as house, devices(house, "Léa", "Tom") as (lea, tom):
            await seated(lea, tom, bots=1)
            bot: dict[str, Any] = {"seat": 2, "bot": "random", "name": "Chevêche"}
            assert await refusal(tom.tell(wire.AddBot, **bot)) == "not-host"
            assert await refusal(tom.tell(wire.Swap, one=0, other=1)) == "not-host"
            assert await refusal(tom.tell(wire.Start)) == "not-host"
            await lea.tell(wire.AddBot, **bot)
            unknown = lea.tell(wire.AddBot, seat=2, bot="hal", name="Hal")
            assert await refusal(unknown) == "bot-unknown"
            await lea.tell(wire.Swap, one=0, other=2)
            await tom.until(lambda: tom.names == ["Chevêche", "Tom", "Léa"])
            await lea.until(lambda: lea.you and lea.you.seats == (2,))

    run(evening())


def test_the_host_arranges_options_seats_and_pace() -> None:
    async def evening() -> None:
        async with node() as house, devices(house, "Léa") as (lea,):
            await seated(lea, bots=1)
            await lea.tell(wire.Arrange, options={"rounds": 2}, seats=4)
            await lea.tell(wire.SetPace, pace=Pace(clock="firm", limit=30, bot="heuristic"))
            await lea.until(lambda: lea.table and lea.table.pace.limit == 30)
            assert len(lea.shown.seats) == 4
            assert b'"rounds":2' in bytes(lea.shown.options)
            few = lea.tell(wire.Arrange, options={}, seats=1)
            assert await refusal(few) in ("seats", "occupied-beyond")
            hal = lea.tell(wire.SetPace, pace=Pace(bot="hal"))
            assert await refusal(hal) == "bot-unknown"

    run(evening())


def test_the_host_may_pass_on_the_table() -> None:
    async def evening() -> None:
        async with node() as house, devices(house, "Léa", "Tom") as (lea, tom):
            await seated(lea, tom)
            await lea.tell(wire.PassHost, seat=1)
            await tom.until(lambda: tom.you and tom.you.host)
            await tom.tell(wire.Start)

    run(evening())


def test_several_seats_on_one_device_play_a_game() -> None:
    async def evening() -> None:
        async with node() as house, devices(house, "Léa") as (lea,):
            room = await lea.open(seats=3, options={"rounds": 1})
            await lea.watch(room)
            for name in ("Léa", "Mo", "Inès"):
                await lea.sit(name=name)
            await lea.tell(wire.Start)
            await lea.play()
            assert sorted(k for k in lea.views if k is not None) == [0, 1, 2]

    run(evening())


def test_a_shared_screen_sees_what_everyone_may_see() -> None:
    async def evening() -> None:
        async with node() as house, devices(house, "Léa", "Tom") as (lea, tom):
            room = await seated(lea, tom)
            await lea.watch(room, screen=True)
            await tom.tell(wire.Sit, seat=1, name="Tom")
            await lea.tell(wire.Start)
            await lea.until(lambda: None in lea.views)
            assert lea.you == wire.You(seats=(), host=True, screen=True)
            assert set(lea.views) == {None}

    run(evening())


def test_a_room_closed_to_spectators_shows_them_out_and_keeps_them_out() -> None:
    async def evening() -> None:
        async with node() as house, devices(house, "Léa", "Tom", "Zoé") as (lea, tom, zoe):
            room = await seated(lea, tom)
            await lea.tell(wire.Start)
            await zoe.watch(room)
            await lea.until(lambda: lea.table and lea.table.watching == 1)
            await lea.tell(wire.SetSpectators, welcome=False)
            await zoe.until(lambda: zoe.bye)
            assert zoe.bye == wire.Bye(reason="closed")
            assert await refusal(zoe.tell(wire.Watch, room=room)) == "spectators-closed"
            assert await refusal(tom.tell(wire.SetSpectators, welcome=True)) == "not-host"

    run(evening())


def test_whoever_is_removed_is_gone_and_stays_gone() -> None:
    async def evening() -> None:
        async with node() as house, devices(house, "Léa", "Tom") as (lea, tom):
            room = await seated(lea, tom)
            await lea.tell(wire.Start)
            await lea.tell(wire.Remove, seat=1)
            await tom.until(lambda: tom.bye)
            assert tom.bye == wire.Bye(reason="removed")
            await lea.until(lambda: lea.table and lea.table.seats[1].gone)
            assert await refusal(tom.tell(wire.Watch, room=room)) == "removed"
            assert await refusal(lea.tell(wire.Remove, seat=0)) == "not-your-seat"

    run(evening())


def test_the_list_of_my_tables_knows_who_waits_for_me() -> None:
    async def evening() -> Any:
        async with node() as house, devices(house, "Léa", "Tom") as (lea, tom):
            room = await seated(lea, tom)
            await lea.tell(wire.Start)
            await all_of(lea.until(lambda: 0 in lea.views), tom.until(lambda: 1 in tom.views))
            other = await lea.open()
            mine = await lea.get("/api/rooms")
            toms = (await tom.get("/api/rooms"))[0]
            assert [r["room"] for r in mine] == [other, room]
            assert sorted([mine[1]["waits_for_you"], toms["waits_for_you"]]) == [False, True]
            assert toms["awaited"] == mine[1]["awaited"] == [0 if mine[1]["waits_for_you"] else 1]
            async with lea.session.delete(f"{house.url}/api/rooms/{other}") as response:
                assert response.status == 200
            assert [r["room"] for r in await lea.get("/api/rooms")] == [room]

    run(evening())


def test_a_personal_link_moves_a_seat_to_another_device_once() -> None:
    async def evening() -> None:
        async with node() as house, devices(house, "Léa", "phone", "thief") as found:
            lea, phone, thief = found
            room = await seated(lea, bots=1)
            made = await lea.post("/api/links")
            secret = made["url"].partition("#")[2]
            assert (await phone.post(f"/api/links/{secret}"))["program"] is False
            assert (await thief.post(f"/api/links/{secret}"))["key"] == "link-used"
            await phone.close()
            await phone.connect()
            await phone.watch(room)
            await phone.until(lambda: phone.you and phone.you.seats == (0,))

    run(evening())


def test_a_rematch_keeps_room_code_and_seats_and_asks_for_new_luck() -> None:
    async def evening() -> None:
        async with node() as house, devices(house, "Léa", "Tom") as (lea, tom):
            room = await seated(lea, tom, bots=1, options={"rounds": 1})
            await lea.tell(wire.Start)
            assert await refusal(tom.tell(wire.Rematch, number=1)) == "not-over"
            await all_of(lea.play(), tom.play())
            first = lea.shown
            await all_of(tom.tell(wire.Rematch, number=1), lea.tell(wire.Rematch, number=1))
            await all_of(*(d.until(partial(number_is, d, 2)) for d in (lea, tom)))
            await tom.tell(wire.Rematch, number=1)  # whose answer was lost: sent again
            assert lea.shown.number == 2
            assert (lea.shown.code, lea.names) == (first.code, ["Léa", "Tom", "Hulotte 2"])
            assert lea.shown.commitment != first.commitment
            await lea.tell(wire.Start)
            await all_of(lea.play(), tom.play())
            await tom.tell(wire.Rematch, number=1)
            assert (lea.shown.number, lea.shown.phase) == (2, "over")
            for number in (1, 2):
                replay = await tom.get(f"/api/rooms/{room}/replay?number={number}&seat=1")
                assert len(replay["views"]) == len(replay["moves"]) + 1

    run(evening())


def test_an_outside_program_plays_and_is_marked() -> None:
    play = runpy.run_path(str(EXAMPLE))["play"]

    async def evening() -> None:
        async with node() as house, devices(house, "Léa") as (lea,):
            room = await lea.open(seats=2, options={"rounds": 1})
            await lea.watch(room)
            await lea.sit()
            program = asyncio.ensure_future(play(house.url, room))
            await lea.until(lambda: lea.names[1] is not None)
            assert (lea.shown.seats[1].kind, lea.shown.seats[1].program) == ("bot", True)
            await lea.tell(wire.Start)
            await lea.play()
            await program

    run(evening())

"""Words between people, what bots say, and what somebody who comes back can still read."""

import asyncio
from itertools import pairwise
from typing import Any

import pytest

from server.evening import Device, devices, live_room, node, refusal, run, seated, started
from veillee.fanout.memory import MemoryBus, MemoryFanout
from veillee.kernel.game import Seat
from veillee.kernel.talk import Remarkable
from veillee.server import talk, wire
from veillee.server.house import game_named
from veillee.storage.memory import MemoryLog

OWLS = ("hulotte", "lapone")


@pytest.fixture
def talkative(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every occasion is taken."""
    monkeypatch.setattr(talk, "ODDS", {})
    monkeypatch.setattr(talk, "LINES_BURST", 1000)


def talked(device: Device) -> list[tuple[int, str, str]]:
    said = [words for words in device.words if isinstance(words, wire.Talked)]
    return [(words.seat, words.persona, words.occasion) for words in said]


async def beside_owls(lea: Device, *owls: str, **more: Any) -> str:
    """A room with one person, and after her these owls."""
    room = await lea.open(seats=1 + len(owls), **more)
    await lea.watch(room)
    await lea.sit()
    for seat, owl in enumerate(owls, start=1):
        await lea.tell(wire.AddBot, seat=seat, bot="random", name=owl or "Nobody", persona=owl)
    return room


def texts(heard: wire.Heard) -> list[str]:
    return [word.text if isinstance(word, wire.Said) else word.occasion for word in heard.words]


def test_the_muted_are_not_heard_until_they_are_let_speak() -> None:
    async def evening() -> None:
        async with node() as house, devices(house, "Léa", "Tom") as (lea, tom):
            await seated(lea, tom)
            await tom.tell(wire.Say, seat=1, text="Bonsoir\u202e tous")
            await tom.tell(wire.React, seat=1, reaction="bravo")
            await lea.until(lambda: len(lea.words) == 2)
            assert isinstance(lea.words[0], wire.Said)
            assert (lea.words[0].name, lea.words[0].text) == ("Tom", "Bonsoir tous")
            await lea.tell(wire.Mute, seat=1, muted=True)
            assert await refusal(tom.tell(wire.Say, seat=1, text="Hé")) == "muted"
            await lea.tell(wire.Mute, seat=1, muted=False)
            await tom.tell(wire.Say, seat=1, text="Merci")
            in_anothers_name = tom.tell(wire.Say, seat=0, text="Je suis Léa")
            assert await refusal(in_anothers_name) == "not-your-seat"

    run(evening())


def test_a_teller_holds_their_tongue_until_the_vote_is_over() -> None:
    async def evening() -> None:
        async with node() as house, devices(house, "Léa", "Tom", "Inès") as everyone:
            await started(*everyone, game="dixit")
            while not (tellers := [device for device in everyone if device.asked]):
                await asyncio.sleep(0.01)
            (teller,) = tellers
            (seat,) = teller.asked
            await teller.tell(wire.Say, seat=seat, text="Voyons")
            await teller.act(seat)
            assert await refusal(teller.tell(wire.Say, seat=seat, text="La lune")) == "hushed"
            other = everyone[(seat + 1) % 3]
            await other.tell(wire.Say, seat=(seat + 1) % 3, text="Hmm")

    run(evening())


def test_whoever_comes_back_reads_the_last_words_of_the_room() -> None:
    async def evening() -> None:
        async with node() as house, devices(house, "Léa", "Tom") as (lea, tom):
            room = await seated(lea, tom)
            assert tom.heard == []
            await lea.tell(wire.Say, seat=0, text="Bonsoir")
            await lea.tell(wire.React, seat=0, reaction="heart")
            await tom.tell(wire.Say, seat=1, text="Salut")
            await tom.cut()
            await tom.connect()
            await tom.watch(room)
            assert [texts(heard) for heard in tom.heard] == [["Bonsoir", "Salut"]]

    run(evening())


def test_the_last_words_are_few() -> None:
    async def evening() -> None:
        async with node() as house, devices(house, "Léa", "Tom") as (lea, tom):
            room = await beside_owls(lea, "")
            live = await live_room(house, room)
            for n in range(100):
                live.speak(None, wire.Said(seat=None, name="", text=str(n), at=live.house.now()))
            await tom.watch(room)
            assert texts(tom.heard[0]) == [str(n) for n in range(60, 100)]

    run(evening())


def test_whom_the_host_silences_is_not_to_be_read_any_more() -> None:
    async def evening() -> None:
        async with node() as house, devices(house, "Léa", "Tom", "Zoé") as (lea, tom, zoe):
            room = await seated(lea, tom)
            await tom.tell(wire.Say, seat=1, text="Gros mot")
            await lea.tell(wire.Say, seat=0, text="Oh")
            await lea.tell(wire.Mute, seat=1, muted=True)
            await lea.until(lambda: lea.heard)
            assert texts(lea.heard[-1]) == ["Oh"]
            await zoe.watch(room)
            assert texts(zoe.heard[-1]) == ["Oh"]
            await lea.tell(wire.Mute, seat=1, muted=False)
            await lea.until(lambda: len(lea.heard) == 2)
            await lea.tell(wire.Remove, seat=1)
            await lea.until(lambda: texts(lea.heard[-1]) == ["Oh"])

    run(evening())


def test_a_node_asks_the_others_what_was_said() -> None:
    async def evening() -> None:
        bus, log = MemoryBus(), MemoryLog()
        more: dict[str, Any] = {"log": log, "bus": "redis://one.of.many"}
        async with (
            node(fanout=MemoryFanout(bus), **more) as one,
            node(fanout=MemoryFanout(bus), **more) as other,
            devices(one, "Léa", "Tom") as (lea, tom),
        ):
            room = await seated(lea, tom)
            await lea.tell(wire.Say, seat=0, text="Bonsoir")
            await tom.cut()
            await tom.connect(other)
            await tom.watch(room)
            assert [texts(heard) for heard in tom.heard] == [["Bonsoir"]]
            await lea.tell(wire.Say, seat=0, text="Là ?")
            await tom.until(lambda: tom.words)
            await lea.tell(wire.Mute, seat=0, muted=True)
            await tom.until(lambda: len(tom.heard) == 2)
            assert texts(tom.heard[-1]) == []

    run(evening())


def test_a_bot_says_good_evening_in_every_language(talkative: None) -> None:
    async def evening() -> None:
        async with node() as house, devices(house, "Léa") as (lea,):
            await beside_owls(lea, "hulotte", "")
            await lea.until(lambda: talked(lea) == [(1, "hulotte", "hello")])
            await lea.tell(wire.Swap, one=1, other=2)
            await asyncio.sleep(0.05)
            assert len(talked(lea)) == 1

    run(evening())


@pytest.mark.parametrize(
    "hush", [(wire.SetTalk, {"talk": False}), (wire.Mute, {"seat": 1, "muted": True})]
)
def test_a_host_who_wants_quiet_has_it(talkative: None, hush: tuple[Any, dict[str, Any]]) -> None:
    async def evening() -> list[tuple[int, str, str]]:
        async with node() as house, devices(house, "Léa") as (lea,):
            await beside_owls(lea, "hulotte", options={"rounds": 1})
            await lea.until(lambda: talked(lea))
            command, fields = hush
            await lea.tell(command, **fields)
            await lea.tell(wire.Start)
            await lea.play()
            await asyncio.sleep(0.05)
            assert not lea.shown.talk or lea.shown.seats[1].muted
            return talked(lea)

    assert run(evening()) == [(1, "hulotte", "hello")]


def test_owls_speak_seldom() -> None:
    async def evening() -> int:
        async with node() as house, devices(house, "Léa") as (lea,):
            room = await beside_owls(lea, "hulotte")
            live = await live_room(house, room)
            for _ in range(50):
                live.talk.say(Seat(1), "hello")
            await asyncio.sleep(0.1)
            return len(talked(lea))

    assert run(evening()) == talk.LINES_BURST


def test_the_end_of_a_game_has_its_words(talkative: None) -> None:
    async def evening() -> set[str]:
        async with node() as house, devices(house, "Léa") as (lea,):
            await beside_owls(lea, *OWLS, options={"rounds": 1})
            await lea.tell(wire.Start)
            await lea.play()
            await lea.until(lambda: len(talked(lea)) > 2)
            return {occasion for _, _, occasion in talked(lea)}

    assert run(evening()) - {"hello"} <= {"win", "bye"}


def test_what_an_owl_says_of_its_clue_is_told_by_what_everyone_sees(talkative: None) -> None:
    """Every word of an owl in a game of Dixit follows from the views of those who only watch."""

    async def evening() -> tuple[list[wire.View], list[tuple[int, str]]]:
        async with node() as house, devices(house, "Léa", "Zoé") as (lea, zoe):
            options = {"end": "laps", "first_teller": "random"}
            room = await beside_owls(lea, *OWLS, game="dixit", options=options)
            await zoe.watch(room)
            await lea.tell(wire.Start)
            await lea.play()
            await zoe.until(lambda: zoe.over)
            await asyncio.sleep(0.1)
            views = [wire.MESSAGE.decode(data) for data in zoe.bytes]
            seen = [view for view in views if isinstance(view, wire.View)]
            return seen, [(seat, occasion) for seat, _, occasion in talked(zoe)]

    views, said = run(evening())
    dixit = game_named("dixit")
    assert isinstance(dixit, Remarkable)
    seen = [dixit.forms.view.decode(view.view) for view in views]
    steps = [(a, b) for a, b in pairwise(seen) if b.phase != "over"]
    told = [remark for a, b in steps for remark in dixit.remarks(a, b)]
    owls = [(seat, occasion) for seat, occasion in told if seat != 0]
    assert owls
    assert sorted(owls) == sorted(s for s in said if s[1] not in ("hello", "win", "bye"))

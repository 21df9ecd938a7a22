"""Bots think within their time, in their turn, and never hold up a game for good."""

import asyncio
import time
from typing import Any

import pytest
from msgspec import Raw

from server.conftest import Events
from server.evening import Device, devices, node, run, started
from server.moods import moody
from veillee.association import LANGS, bank, is_literal
from veillee.atelier import cards
from veillee.games.catalogue import CATALOGUE, bot_at_once, open_game
from veillee.games.dixit.actions import Claim
from veillee.kernel import options as option_forms
from veillee.kernel.game import Seat
from veillee.lab.simulation import simulate
from veillee.server import thinking, wire
from veillee.server.thinking import PooledThinker
from veillee.table import Human, PlayerId, Table, TableId, Time, act, open_table, sit, start

LEA = PlayerId("guest-lea")


def table(name: str = "etoile-solitaire", seats: int = 1) -> Table:
    """A table at which seat 0 is asked; a bot may be asked what it would do there."""
    at = open_table(
        open_game(name), TableId("t.1"), host=LEA, seats=seats, seed=bytes(32), now=Time(0)
    ).table
    for seat in range(seats):
        at = sit(at, LEA, Seat(seat), Human(LEA, f"Léa {seat}"), now=Time(0)).table
    return start(at, LEA, now=Time(0)).table


def ask(thinker: PooledThinker, *bots: str, at: Table | None = None) -> list[Any]:
    at = at or table()

    async def all_of_them() -> list[Any]:
        return await asyncio.gather(*(thinker.choose(at, Seat(0), bot) for bot in bots))

    try:
        return asyncio.run(all_of_them())
    finally:
        thinker.close()


def legal(action: Any) -> bool:
    at = table()
    return action in list(at.game.legal_actions(at.view(Seat(0))))


def test_a_bot_answers_from_its_own_process_which_ends_with_the_house() -> None:
    thinker = PooledThinker(1, patience=60)
    assert all(map(legal, ask(thinker, "heuristic", "random")))
    (mind,) = thinker._minds
    assert isinstance(mind, thinking.Process)
    assert mind._running is None


def test_a_bot_that_thinks_too_long_is_answered_for_and_its_process_replaced(
    events: Events,
) -> None:
    began = time.monotonic()
    actions = ask(PooledThinker(1, 0.5, patience=60, serve=moody), "sleeps", "heuristic")
    assert all(map(legal, actions))
    assert time.monotonic() - began < 60
    assert [event["bot"] for event in events if event["event"] == "bot-slow"] == ["sleeps"]


def test_a_process_that_dies_is_replaced_and_the_game_goes_on(events: Events) -> None:
    actions = ask(PooledThinker(1, 5.0, patience=60, serve=moody), "dies", "heuristic")
    assert all(map(legal, actions))
    failed = [event["bot"] for event in events if event["event"] == "bot-failed"]
    assert failed == ["dies"]


@pytest.mark.parametrize("ails", ["sleeps", "dies"])
def test_an_owl_whose_process_is_slow_or_dead_still_has_something_to_tell(ails: str) -> None:
    asked = table("dixit", seats=3)
    question = asked.question(Seat(0))
    at = act(asked, LEA, Seat(0), Claim(), question=question, action_id="first", now=Time(0)).table
    (told,) = ask(PooledThinker(1, 0.5, patience=60, serve=moody), ails, at=at)
    view = at.view(Seat(0))
    assert told.image in view.hand
    clue = next(clue for clue in bank() if clue.said(LANGS) == told.clue.text)
    assert not is_literal(clue, cards()[told.image])


@pytest.mark.parametrize("name", CATALOGUE)
def test_whoever_answers_at_once_plays_any_game_to_its_end(name: str) -> None:
    game = open_game(name)
    bots = [bot_at_once(game)] * min(game.seats)
    options = option_forms.parse(game.forms.options, {})
    assert len(list(simulate(game, options, bots, games=1, seed=1))) == 1


def test_no_table_waits_for_ever_behind_others(events: Events) -> None:
    """Twenty sleepers are before it in the line: it is not served, and plays on all the same."""
    began = time.monotonic()
    actions = ask(PooledThinker(1, 0.4, patience=2, serve=moody), *["sleeps"] * 20, "heuristic")
    assert all(map(legal, actions))
    assert time.monotonic() - began < 30
    assert len([event for event in events if event["event"] == "bot-slow"]) == 21


class Reader:
    """A bot that must read before it plays."""

    name = "reader"
    read = 0

    def prepare(self) -> None:
        Reader.read += 1

    def choose(self, view: Any, chance: Any) -> Any:
        assert Reader.read
        return open_game("etoile-solitaire").sample(view, chance)


def test_a_bot_prepares_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "open_bot", lambda game, name, persona: Reader())
    thinking._bot.cache_clear()
    try:
        assert all(map(legal, ask(PooledThinker(0), "reader", "reader")))
    finally:
        thinking._bot.cache_clear()
    assert Reader.read == 1


# People first.


def view(device: Device) -> Any:
    shown = device.views[0]
    return open_game("stella").forms.view.decode(shown.view)


async def answer(device: Device, action: bytes) -> None:
    question = device.views[0].question
    await device.tell(wire.Act, seat=0, question=question, action=Raw(action))


def test_bots_leave_people_the_other_word_and_agree_to_it_at_once() -> None:
    async def evening() -> None:
        async with node(bot_patience=60) as house, devices(house, "Léa") as (lea,):
            await started(lea, bots=2, game="stella")
            first = view(lea).clue
            await asyncio.sleep(0.3)
            assert not any(view(lea).done)
            await answer(lea, b'{"type": "ask-other-word"}')
            await lea.until(lambda: view(lea).clue != first)
            await asyncio.sleep(0.3)
            assert not any(view(lea).done)
            await answer(lea, b'{"type": "mark", "cells": [0, 1]}')
            await lea.until(lambda: view(lea).stage != "marking")

    run(evening())


def test_a_bot_that_agreed_in_vain_answers_all_the_same() -> None:
    """Its yes leaves the question as it was: the same number is answered a second time."""

    async def evening() -> None:
        async with (
            node(bot_patience=60) as house,
            devices(house, "Léa", "Tom", "Zoé") as (lea, tom, zoe),
        ):
            await started(lea, tom, zoe, bots=1, game="stella")
            await answer(lea, b'{"type": "ask-other-word"}')
            await lea.until(lambda: view(lea).ask and 3 in view(lea).ask.agreed)
            for seat, person in enumerate((lea, tom, zoe)):
                question, mark = person.views[seat].question, Raw(b'{"type":"mark","cells":[0,1]}')
                await person.tell(wire.Act, seat=seat, question=question, action=mark)
            await lea.until(lambda: view(lea).stage != "marking")

    run(evening())


def test_bots_do_not_wait_longer_than_the_house_says() -> None:
    async def evening() -> None:
        async with node(bot_patience=0.2) as house, devices(house, "Léa") as (lea,):
            await started(lea, bots=2, game="stella")
            await lea.until(lambda: sum(view(lea).done) == 2)

    run(evening())


def test_bots_do_not_wait_for_those_who_are_gone() -> None:
    async def evening() -> None:
        async with (
            node(bot_patience=60) as house,
            devices(house, "Léa", "Tom", "Zoé") as (lea, tom, zoe),
        ):
            room = await started(lea, tom, bots=1, game="stella")
            await zoe.watch(room)
            await lea.cut()
            await tom.cut()
            await zoe.until(lambda: zoe.views and zoe.views[None].awaited == (0, 1))

    run(evening())

"""Bad inputs: no failure, no hang, and the house plays on. `make soak` sends 100,000 of them."""

import asyncio

from server.conftest import Events
from server.evening import devices, node, run, started
from server.fuzz import fuzz_api, fuzz_socket


def bad_evening(count: int, seed: int, events: Events, *, seconds: float = 120) -> None:
    """So many bad frames and as many bad requests, around a table where people play."""

    async def evening() -> None:
        async with node() as house, devices(house, "Léa", "fuzz") as (lea, stranger):
            room = await started(lea, bots=2, options={"rounds": 3})
            playing = asyncio.ensure_future(lea.play())
            rooms = [room, await stranger.open()]  # a stranger's table, and one to rule over
            answered = await fuzz_socket(stranger.session, house.url, rooms, count, seed)
            statuses = await fuzz_api(stranger.session, house.url, count, seed)
            await playing
            assert answered == count
            assert [status for status in statuses if status >= 500] == []
            assert {200, 404, 422} <= set(statuses)

    run(evening(), seconds=seconds)
    assert [event for event in events if event["level"] in ("error", "critical")] == []


def test_two_thousand_bad_inputs_do_no_harm(events: Events) -> None:
    bad_evening(1000, seed=1, events=events)

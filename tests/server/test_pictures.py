"""The pictures of the deck over HTTP: what is drawn, and what is told of it."""

from typing import Any

import aiohttp

from server.evening import devices, node, run
from veillee.atelier.catalogue import card, deck_ids


def test_every_picture_of_the_deck_is_told_in_both_languages() -> None:
    async def evening() -> Any:
        async with node() as house, devices(house, "Léa") as (lea,):
            return await lea.get("/api/deck")

    told = run(evening())
    assert [one["id"] for one in told] == list(deck_ids())
    first = card(told[0]["id"])
    assert told[0]["caption"] == first.caption
    assert told[0]["description"] == first.description


def test_a_picture_and_its_thumbnail_are_handed_out_and_kept_for_a_while() -> None:
    first = card(deck_ids()[0])

    async def evening() -> list[tuple[int, str, bytes]]:
        async with node() as house, aiohttp.ClientSession() as session:
            got = []
            for file in (first.picture, first.thumbnail):
                async with session.get(f"{house.url}/pictures/{file}") as answer:
                    got.append(
                        (answer.status, answer.headers["Cache-Control"], await answer.read())
                    )
            return got

    for (status, kept, body), path in zip(run(evening()), first.files, strict=True):
        assert (status, kept) == (200, "public, max-age=604800")
        assert body == path.read_bytes()


def test_nothing_but_pictures_is_handed_out() -> None:
    async def evening() -> list[int]:
        async with node() as house, aiohttp.ClientSession() as session:
            statuses = []
            for file in ("deck.json", "..%2Fdeck.json", "d999.webp"):
                async with session.get(f"{house.url}/pictures/{file}") as answer:
                    statuses.append(answer.status)
            return statuses

    assert run(evening()) == [404, 404, 404]

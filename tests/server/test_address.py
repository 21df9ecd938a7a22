"""Links and codes lead others to the house, however the host has come there."""

import asyncio
from typing import Any

import pytest
from aiohttp import ClientSession

from server.evening import node
from veillee.server import address


async def addressed(host: str, **settings: Any) -> str:
    """What a house says of its address to somebody who has come by this one."""
    async with (
        node(**settings) as house,
        ClientSession() as browser,
        browser.get(f"{house.url}/api/me", headers={"Host": host}) as response,
    ):
        return str((await response.json())["address"])


@pytest.fixture(autouse=True)
def network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address, "lan_address", lambda: "192.0.2.7")


@pytest.mark.parametrize("name", ["localhost", "127.0.0.1", "[::1]"])
def test_who_hosts_on_a_network_invites_by_its_address(name: str) -> None:
    assert asyncio.run(addressed(f"{name}:8765", lan=True)) == "http://192.0.2.7:8765"
    assert asyncio.run(addressed(name, lan=True)) == "http://192.0.2.7"


def test_who_has_come_by_an_address_of_the_network_keeps_it() -> None:
    assert asyncio.run(addressed("192.0.2.9:8765", lan=True)) == "http://192.0.2.9:8765"
    assert asyncio.run(addressed("localhostess:8765", lan=True)) == "http://localhostess:8765"


def test_a_house_of_this_machine_alone_says_so() -> None:
    assert asyncio.run(addressed("localhost:8765")) == "http://localhost:8765"


def test_a_public_address_comes_before_all_others() -> None:
    public = "https://games.example/"
    assert asyncio.run(addressed("localhost", lan=True, public_url=public)) == public.rstrip("/")

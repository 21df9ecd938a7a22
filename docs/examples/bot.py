"""A program that takes a seat and plays: `python bot.py http://127.0.0.1:8765 ROOM`.

It needs this package only to know what is legal; any language can speak the protocol.
"""

import asyncio
import itertools
import json
import sys

import aiohttp

from veillee.games.catalogue import open_game
from veillee.kernel.chance import FastChance


async def play(house: str, room: str, name: str = "Petit-Duc") -> None:
    async with aiohttp.ClientSession() as session:
        async with session.post(f"{house}/api/programs") as response:
            token = (await response.json())["token"]
        headers = {"Authorization": f"Bearer {token}"}
        async with session.ws_connect(f"{house}/ws", headers=headers) as socket:
            await socket.send_json({"type": "watch", "id": "watch", "room": room})
            await socket.send_json({"type": "sit", "id": "sit", "name": name})
            await answer(socket)


async def answer(socket: aiohttp.ClientWebSocketResponse) -> None:
    """Answer every question until the game is over."""
    game, ids = None, itertools.count()
    async for frame in socket:
        message = json.loads(frame.data)
        match message["type"]:
            case "table":
                game = open_game(message["game"])
                if message["phase"] == "over":
                    return
            case "view" if game and message["seat"] in message["awaited"]:
                view = game.forms.view.parse(message["view"])
                action = game.sample(view, FastChance(message["question"]))
                await socket.send_json(
                    {
                        "type": "act",
                        "id": str(next(ids)),
                        "seat": message["seat"],
                        "question": message["question"],
                        "action": game.forms.action.plain(action),
                    }
                )


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:]))

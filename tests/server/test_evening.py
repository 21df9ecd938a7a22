"""Whole evenings over real sockets."""

from pathlib import Path

from server.evening import AFRICA, all_of, devices, node, run, seated
from veillee.games.catalogue import open_game
from veillee.kernel import record
from veillee.server import wire
from veillee.storage.sqlite import SqliteLog


def test_two_people_and_a_bot_play_a_whole_game_on_sqlite(tmp_path: Path) -> None:
    async def evening() -> bytes:
        log = SqliteLog.open(tmp_path / "tables.db")
        async with node(log=log) as house, devices(house, "Léa", "Tom") as (lea, tom):
            room = await seated(lea, tom, bots=1, options={"rounds": 1})
            await lea.tell(wire.Start)
            await all_of(lea.play(), tom.play())
            assert lea.table == tom.table
            async with lea.session.get(f"{house.url}/api/rooms/{room}/record") as response:
                return await response.read()

    kept = record.verify(run(evening()), open_game)
    assert [seat.played_by for seat in kept.seats] == ["human", "human", "bot:heuristic"]
    assert kept.game == AFRICA

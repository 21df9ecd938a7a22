"""Our server with the benchmark's game on its shelf: `ours.py PORT DATABASE`."""

import sys

import uvloop
from msgspec.structs import replace

from server.shed import Shed
from veillee.games import catalogue
from veillee.kernel.bots import RandomBot
from veillee.server.logs import configure_logs
from veillee.server.run import bound, open_house, serve
from veillee.settings import Settings

SHELF = catalogue.Entry(
    Shed,
    Shed.from_components,
    {level: lambda game, persona: RandomBot(game) for level in ("random", "heuristic")},
)

# One machine plays everybody, as fast as it can: limits are for strangers.
SETTINGS = Settings(
    secret="bench",
    bot_workers=0,
    frames_per_second=1e9,
    frames_burst=1_000_000,
    requests_per_second=1e9,
    requests_burst=1_000_000,
    sockets_per_address=1_000_000,
    tables_per_hour=1e12,
    log_level="error",
)


def main() -> None:
    port, database = int(sys.argv[1]), sys.argv[2]
    catalogue.CATALOGUE = {**catalogue.CATALOGUE, "shed": SHELF}
    settings = replace(SETTINGS, port=port, database=database)
    configure_logs(settings)
    uvloop.run(serve(open_house(settings), bound(settings)))


if __name__ == "__main__":
    main()

"""What every part of a node shares: where logs are kept, how notices travel, what time it is."""

import secrets
import time
from functools import cache
from typing import NamedTuple

from veillee.fanout.fanout import Fanout
from veillee.games.catalogue import open_game
from veillee.kernel.game import AnyGame
from veillee.server import wire
from veillee.server.metrics import Metrics
from veillee.server.thinking import Thinker
from veillee.settings import Settings
from veillee.storage.log import Log
from veillee.table import Time


class House(NamedTuple):
    """One node of the house."""

    settings: Settings
    log: Log
    fanout: Fanout
    thinker: Thinker
    node: str
    metrics: Metrics

    def now(self) -> Time:
        return Time(time.time_ns() // 1_000_000)


def new_house(settings: Settings, log: Log, fanout: Fanout, thinker: Thinker) -> House:
    """A node under a name that no other has."""
    return House(settings, log, fanout, thinker, secrets.token_hex(6), Metrics(wire.KINDS.values()))


@cache
def game_named(name: str) -> AnyGame:
    """A game of the catalogue with its own components, opened once a process."""
    return open_game(name)

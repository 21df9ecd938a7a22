"""A process in which bots fail, for `test_thinking`: it must be importable from there."""

import os
import time
from multiprocessing.connection import Connection

from veillee.server import thinking
from veillee.server.thinking import Question


def moody(pipe: Connection) -> None:
    """A process in which a bot called `heuristic` plays, and others do what they are called."""
    while True:
        asked: Question = pipe.recv()
        if asked.bot == "dies":
            os._exit(1)
        if asked.bot == "sleeps":
            pipe.send(("ready", b""))
            time.sleep(600)
        thinking._serve(pipe, asked)

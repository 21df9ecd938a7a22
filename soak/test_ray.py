"""The arena on a Ray cluster of this machine plays what one process plays."""

import os
import secrets
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest

from veillee.games.catalogue import open_game
from veillee.kernel.forms import NotReadable
from veillee.lab.arena import Arena
from veillee.lab.workers import Crew, in_this_process, on_ray

# A cluster lets in who has its token: one for these tests, not the one of this machine. Ray reads
# this when it is imported.
TOKEN = Path(tempfile.mkdtemp()) / "token"
TOKEN.write_text(secrets.token_hex(32))
os.environ |= {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN_PATH": str(TOKEN)}
os.environ |= {"RAY_USAGE_STATS_ENABLED": "0"}

pytest.importorskip("ray", reason="make soak installs it: scripts/cluster.py")

# Ray opens pipes and sockets that it leaves to the end of the process.
pytestmark = [pytest.mark.timeout(600), pytest.mark.filterwarnings("ignore")]
PATIENCE = 120.0


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[str]:
    """The address of a cluster that somebody else has started."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    address = f"127.0.0.1:{port}"
    command = [str(Path(sys.executable).with_name("ray")), "start", "--head", "--block"]
    where = ["--node-ip-address=127.0.0.1", f"--port={port}", "--include-dashboard=false"]
    with (tmp_path / "ray.log").open("wb") as log:
        head = subprocess.Popen([*command, *where], stdout=log, stderr=log)
    try:
        wait_for(tmp_path / "ray.log", "Ray runtime started", head)
        yield address
    finally:
        head.terminate()
        head.wait(PATIENCE)


def wait_for(log: Path, said: str, process: subprocess.Popen[bytes]) -> None:
    end = monotonic() + PATIENCE
    while said not in log.read_text("utf-8", "replace"):
        assert process.poll() is None, log.read_text("utf-8", "replace")
        assert monotonic() < end, log.read_text("utf-8", "replace")
        sleep(0.2)


def scores(crew: Crew) -> list[tuple[int, ...]]:
    game = open_game("etoile-d-afrique")
    competition = Arena(game, game.forms.options.parse({}), ("heuristic", "random"), 2, 20, 1)
    with crew as work:
        return [result.scores for result in competition.results(work)]


def test_a_cluster_gives_the_same_scores_in_the_same_order() -> None:
    assert scores(on_ray("local")) == scores(in_this_process())


def test_so_does_one_that_was_there_before(cluster: str) -> None:
    assert scores(on_ray(cluster)) == scores(in_this_process())


def test_a_cluster_that_is_not_there_is_said_in_words() -> None:
    with pytest.raises(NotReadable, match="ray-unreachable"), on_ray("127.0.0.1:1"):
        pass

"""Real PostgreSQL and Redis servers, each with a folder and a port of its own."""

import importlib.util
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

NOBODY = "nobody"  # PostgreSQL refuses to run as root


def _script() -> Any:
    path = Path(__file__).resolve().parent.parent / "scripts" / "services.py"
    spec = importlib.util.spec_from_file_location("services_script", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


FIND: Callable[[str], str | None] = _script().find


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        port: int = sock.getsockname()[1]
        return port


class Server:
    """A server process that can be ended and started again on the same data."""

    def __init__(self, url: str, port: int, command: list[str], user: str | None) -> None:
        self.url = url
        self._port = port
        self._command = command
        self._user = user
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self._process = subprocess.Popen(
            self._command,
            user=self._user,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        self._wait()

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(30)
            self._process = None

    def _wait(self) -> None:
        give_up = time.monotonic() + 30
        while True:
            try:
                socket.create_connection(("127.0.0.1", self._port), 1).close()
                return
            except OSError:
                assert time.monotonic() < give_up, f"Not up: {self._command[0]}"
                time.sleep(0.05)


@contextmanager
def postgres() -> Iterator[Server]:
    """An empty PostgreSQL with a database `veillee`."""
    program, initdb = FIND("postgres"), FIND("initdb")
    if program is None or initdb is None:
        pytest.skip("PostgreSQL is not installed (scripts/services.py)")
    user = NOBODY if os.geteuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="veillee-postgres-"))
    port, data = free_port(), folder / "data"
    if user:
        shutil.chown(folder, user)
    options = ["--auth=trust", "--username=veillee", "--encoding=UTF8", "--locale=C", "--no-sync"]
    subprocess.run(
        [initdb, *options, "-D", str(data)], user=user, check=True, stdout=subprocess.DEVNULL
    )
    command = [program, "-D", str(data), "-p", str(port), "-k", str(folder), "-h", "127.0.0.1"]
    server = Server(f"postgresql://veillee@127.0.0.1:{port}/postgres", port, command, user)
    server.start()
    try:
        yield server
    finally:
        server.end(signal.SIGINT)
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def redis() -> Iterator[Server]:
    """An empty Redis that keeps nothing on disk."""
    program = FIND("redis-server")
    if program is None:
        pytest.skip("Redis is not installed (scripts/services.py)")
    port = free_port()
    options = ["--save", "", "--appendonly", "no", "--bind", "127.0.0.1"]
    server = Server(
        f"redis://127.0.0.1:{port}", port, [program, "--port", str(port), *options], None
    )
    server.start()
    try:
        yield server
    finally:
        server.end()

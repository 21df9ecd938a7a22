"""Running a house: a real process, its health, its numbers, its end, and the admin's commands."""

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest
import structlog

from server.evening import LastingLog, devices, node, run, seated, started
from veillee.games.catalogue import open_game
from veillee.i18n import words
from veillee.kernel import record
from veillee.kernel.forms import NotReadable
from veillee.server import wire
from veillee.server.keys import GUARD
from veillee.server.logs import configure_logs
from veillee.server.run import NEAR, bound, bound_near, with_secret
from veillee.settings import Settings
from veillee.storage.log import Unwritten
from veillee.storage.sqlite import SqliteLog

VEILLEE = Path(sys.executable).with_name("veillee")


@contextmanager
def house(home: Path, *flags: str, lang: str = "en") -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A `veillee serve` of its own, and the address that it prints."""
    environment = {**os.environ, "VEILLEE_HOME": str(home), "LC_ALL": lang}
    command = [str(VEILLEE), "serve", "--port", "0", *flags]
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        try:
            found = None
            while found is None:
                found = re.search(r"http://\S+", process.stdout.readline())
            yield process, found.group()
        finally:
            process.kill()


def asked(url: str) -> str:
    give_up = time.monotonic() + 15
    while True:
        try:
            with urllib.request.urlopen(url, timeout=5) as answer:
                return str(answer.read().decode())
        except ConnectionError:
            raise
        except OSError:
            assert time.monotonic() < give_up
            time.sleep(0.05)


def test_a_house_comes_up_says_where_and_ends_when_told(tmp_path: Path) -> None:
    with house(tmp_path) as (process, url):
        assert asked(f"{url}/healthz") == "ok\n"
        assert asked(f"{url}/readyz") == "ok\n"
        assert "<html lang=" in asked(f"{url}/")
        process.send_signal(signal.SIGTERM)
        assert process.wait(20) == 0
    secret = tmp_path / "house.secret"
    assert secret.stat().st_mode & 0o777 == 0o600


def kept_secret(home: Path) -> str:
    return with_secret(Settings(database=f"sqlite:///{home / 'house.db'}")).secret


def test_houses_that_begin_together_share_one_secret(tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as pool:
        found = set(pool.map(kept_secret, [tmp_path / "home"] * 8))
    assert [len(secret) for secret in found] == [64]
    assert [file.name for file in (tmp_path / "home").iterdir()] == ["house.secret"]


def test_a_secret_is_there_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> str:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr("secrets.token_hex", fails)
        with pytest.raises(KeyboardInterrupt):
            kept_secret(tmp_path)
    assert len(kept_secret(tmp_path)) == 64


def test_a_disk_without_links_keeps_a_secret_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "link", refuse)
    assert kept_secret(tmp_path) == kept_secret(tmp_path)


@pytest.mark.parametrize("kept", [b"", b"\n", b"short", "é".encode() * 40, b"\xff" * 64])
def test_a_secret_that_is_none_is_refused(kept: bytes, tmp_path: Path) -> None:
    (tmp_path / "house.secret").write_bytes(kept)
    with pytest.raises(NotReadable) as caught:
        kept_secret(tmp_path)
    assert caught.value.key == "secret-broken"
    said = words("fr").say(f"unreadable-{caught.value.key}", **caught.value.params)
    assert "house.secret" in said


@pytest.mark.parametrize("log_format", ["text", "json"])
def test_no_secret_stands_in_what_is_printed_of_an_error(
    log_format: str, capfd: pytest.CaptureFixture[str]
) -> None:
    configure_logs(Settings(log_format="text" if log_format == "text" else "json"))
    seed = "the seed of a table"
    try:
        seed.index("a hand")
    except ValueError:
        structlog.get_logger().exception("not-visited", table="T")
    finally:
        structlog.reset_defaults()
    printed = capfd.readouterr().err
    assert "ValueError" in printed
    assert seed not in printed


def test_on_the_local_network_a_qr_code_is_shown_in_french(tmp_path: Path) -> None:
    command = [str(VEILLEE), "serve", "--port", "0", "--lan"]
    environment = {**os.environ, "VEILLEE_HOME": str(tmp_path), "LC_ALL": "fr_FR.UTF-8"}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = ""
        while "Ctrl-C" not in said:
            said += process.stdout.readline()
        process.kill()
    assert "Sur le même réseau" in said
    assert "█" in said


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (["--database", "oracle://x"], "oracle"),
        (
            ["--database", "postgresql://u@127.0.0.1:1/x", "--secret", "s"],
            "database cannot be used",
        ),
        (["--database", "postgresql://u@127.0.0.1:1/x"], "VEILLEE_SECRET"),
        (["--bus", "carrier-pigeon://x"], "carrier-pigeon"),
        (["--heartbeat", "-3"], "heartbeat"),
        (["--host", "203.0.113.1"], "cannot listen at 203.0.113.1"),
        (["--config", "nowhere.toml"], "nowhere.toml"),
    ],
)
def test_a_house_that_cannot_be_says_why_in_one_line(
    flags: list[str], said: str, tmp_path: Path
) -> None:
    environment = {**os.environ, "VEILLEE_HOME": str(tmp_path), "LC_ALL": "en"}
    ran = subprocess.run(
        [str(VEILLEE), "serve", "--port", "0", *flags],
        env=environment,
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert ran.returncode == 2
    assert ran.stderr.startswith("veillee: ")
    assert said in ran.stderr
    assert ran.stderr.count("\n") == 1


def test_a_port_that_is_taken_is_named_and_whoever_sits_there_gets_the_next() -> None:
    with bound(Settings(port=0)) as sock:
        sock.listen()
        taken = Settings(port=sock.getsockname()[1])
        with pytest.raises(NotReadable) as caught:
            bound(taken)
        assert caught.value.key == "port-taken"
        assert caught.value.params["port"] == str(taken.port)
        with bound_near(taken) as near:
            assert taken.port < near.getsockname()[1] <= taken.port + NEAR


def test_whoever_is_connected_is_told_to_come_back_when_the_house_closes() -> None:
    async def evening() -> wire.Bye | None:
        log = LastingLog()
        async with node(log=log) as other, devices(other, "Léa") as (lea,):
            await seated(lea, bots=1)
            other.app[GUARD].draining = True
            async with lea.session.get(f"{other.url}/readyz") as response:
                assert response.status == 503
            await other.app.shutdown()
            await lea.until(lambda: lea.bye)
            return lea.bye

    assert run(evening()) == wire.Bye(reason="restart")


def test_a_house_whose_storage_is_away_is_alive_and_not_ready() -> None:
    class Away(LastingLog):
        async def read(self, table: str, after: int = 0) -> list[tuple[int, bytes]]:
            raise Unwritten("busy", path="x")

    async def evening() -> list[int]:
        statuses = []
        async with node(log=Away()) as here, devices(here, "Léa") as (lea,):
            for path in ("/healthz", "/readyz", "/api/rooms"):
                async with lea.session.get(here.url + path) as response:
                    statuses.append(response.status)
        return statuses

    assert run(evening()) == [200, 503, 503]


def test_the_numbers_of_a_house_are_for_its_own_network() -> None:
    async def evening() -> None:
        async with node(proxies=1) as here, devices(here, "Léa") as (lea,):
            await started(lea, bots=1)
            async with lea.session.get(f"{here.url}/metrics") as response:
                text = await response.text()
            stranger = {"X-Forwarded-For": "9.9.9.9"}
            async with lea.session.get(f"{here.url}/metrics", headers=stranger) as response:
                assert response.status == 404
        assert "veillee_rooms 1.0" in text
        assert "veillee_sockets 1.0" in text
        assert "veillee_sockets_behind 0.0" in text
        assert "veillee_commands_waiting 0.0" in text
        assert 'veillee_command_seconds_count{kind="start"} 1.0' in text
        assert 'veillee_command_seconds_bucket{kind="start",le="5.0"} 1.0' in text

    run(evening())


def admin(database: Path, *args: str) -> subprocess.CompletedProcess[str]:
    where = ["--database", f"sqlite:///{database}"]
    environment = {**os.environ, "LC_ALL": "en"}
    return subprocess.run(
        [str(VEILLEE), "admin", *args, *where],
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
    )


def test_an_admin_lists_exports_backs_up_closes_and_restores_while_the_house_runs(
    tmp_path: Path,
) -> None:
    database, copy = tmp_path / "house.db", tmp_path / "copy.db"

    async def told(*args: str) -> str:
        ran = await asyncio.to_thread(admin, database, *args)
        assert ran.returncode == 0, ran.stderr
        return ran.stdout

    async def evening() -> None:
        log = SqliteLog.open(database)
        async with node(log=log) as here, devices(here, "Léa") as (lea,):
            room = await started(lea, bots=1, options={"rounds": 1})
            await lea.play()
            (row,) = json.loads(await told("list", "--json"))
            assert (row["table"], row["phase"]) == (f"{room}.1", "over")
            exported = await told("export", row["table"])
            record.verify(exported, open_game)
            assert "logs copied" in await told("backup", str(copy))
            assert await told("purge", "--days", "1") == "Nothing is that old.\n"
            await told("close", room)
            assert json.loads(await told("list", "--json")) == []
            await told("restore", str(copy))
            assert await told("export", row["table"]) == exported
            assert await told("restore", str(copy)) == "Nothing was missing.\n"

    run(evening())


def test_a_table_that_nobody_can_read_is_named_beside_the_list(tmp_path: Path) -> None:
    database = tmp_path / "house.db"

    async def evening() -> tuple[str, str]:
        log = SqliteLog.open(database)
        async with node(log=log) as here, devices(here, "Léa") as (lea,):
            broken, whole = "k7qd2m9x4hspabcd.1", await lea.open()
            ((_, opened),) = await log.read(f"{whole}.1")
            await log.append(broken, 0, [opened.replace(b'"rules":', b'"rules":9')])
            return broken, f"{whole}.1"

    broken, whole = run(evening())
    ran = admin(database, "list", "--json")
    assert ran.returncode == 0, ran.stderr
    assert [row["table"] for row in json.loads(ran.stdout)] == [whole]
    assert broken in ran.stderr


def test_a_backup_into_the_same_file_brings_over_what_is_new(tmp_path: Path) -> None:
    database, copy = tmp_path / "house.db", tmp_path / "copy.db"

    async def written(file: Path, table: str, after: int, *entries: bytes) -> None:
        log = SqliteLog.open(file)
        await log.append(table, after, entries)
        await log.close()

    asyncio.run(written(database, "T.1", 0, b"one"))
    assert admin(database, "backup", str(copy)).stdout == "1 log copied, 1 entry added.\n"
    asyncio.run(written(database, "T.1", 1, b"two", b"three"))
    assert admin(database, "backup", str(copy)).stdout == "1 log copied, 2 entries added.\n"
    assert admin(database, "backup", str(copy)).stdout == "Nothing was missing.\n"
    asyncio.run(written(database, "U.1", 0, b"ours"))
    asyncio.run(written(copy, "U.1", 0, b"theirs"))
    ran = admin(database, "backup", str(copy))
    assert (ran.returncode, "U.1" in ran.stderr) == (2, True)


def test_what_an_admin_asks_of_a_table_that_is_not_there_is_refused(tmp_path: Path) -> None:
    for args in (["export", "nowhere.1"], ["close", "nowhere"], ["restore", "nowhere.db"]):
        ran = admin(tmp_path / "house.db", *args)
        assert (ran.returncode, ran.stderr.count("\n")) == (2, 1), ran.stderr

"""The client's pages over HTTP: an address that leads nowhere still shows a page of ours."""

from pathlib import Path

import pytest
from aiohttp import web
from aiohttp.test_utils import TestClient, TestServer

from server.evening import run
from veillee.server import pages


async def answer(static: Path, path: str, accept: str) -> tuple[int, str]:
    app = web.Application()
    pages.add_to(app, static)
    async with (
        TestClient(TestServer(app)) as client,
        client.get(path, headers={"Accept": accept}) as response,
    ):
        return response.status, await response.text()


@pytest.fixture
def static(tmp_path: Path) -> Path:
    (tmp_path / "index.html").write_text("the client", "utf-8")
    (tmp_path / "first.js").write_text("first", "utf-8")
    return tmp_path


def test_a_wrong_address_shows_the_client_which_says_so(static: Path) -> None:
    found = run(answer(static, "/nowhere/at/all", "text/html,*/*;q=0.8"))
    assert found == (404, "the client")


def test_a_file_that_is_not_there_is_not_a_page(static: Path) -> None:
    status, text = run(answer(static, "/assets/gone.js", "*/*"))
    assert status == 404
    assert "the client" not in text


def test_a_file_that_is_there_is_handed_out(static: Path) -> None:
    assert run(answer(static, "/first.js", "*/*")) == (200, "first")


@pytest.mark.parametrize("name", ["a" * 300, "a%00b", "a/" * 3000])
def test_a_name_that_no_file_can_have_is_not_there(name: str, static: Path) -> None:
    assert run(answer(static, f"/{name}", "text/html")) == (404, "the client")
    assert run(answer(static, f"/{name}", "*/*"))[0] == 404

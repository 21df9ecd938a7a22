"""The protocol is documented to the last message, and its examples are what the codecs read."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from aiohttp.web import RouteDef

from veillee.kernel.forms import Form
from veillee.server import api, songs, wire

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")
SECTIONS = dict(re.findall(r"^### (\S+)\n(.*?)(?=^##|\Z)", PAGE, re.MULTILINE | re.DOTALL))


def tag(message: type) -> str:
    return str(message.__struct_config__.tag)  # type: ignore[attr-defined]  # every message is a struct


def test_every_command_has_an_example_that_the_server_reads() -> None:
    check("client", wire.COMMAND, wire.COMMANDS)


def test_every_message_has_an_example_that_a_client_reads() -> None:
    check("server", wire.MESSAGE, wire.MESSAGES)


def check(side: str, form: Form[Any], kinds: tuple[type, ...]) -> None:
    for kind in kinds:
        examples = re.findall(rf"```json {side}\n(.*?)```", SECTIONS[tag(kind)], re.DOTALL)
        assert [type(form.decode(example)) for example in examples] == [kind]


def test_every_route_of_the_api_is_on_the_page() -> None:
    routes = [
        f"{route.method} {route.path}"
        for route in (*api.ROUTES, *songs.ROUTES)
        if isinstance(route, RouteDef)
    ]
    assert routes
    assert [route for route in routes if f"`{route}`" not in PAGE] == []


def test_the_types_of_the_browser_are_up_to_date() -> None:
    script = [sys.executable, str(ROOT / "scripts" / "schema.py"), "--check"]
    assert subprocess.run(script, capture_output=True, text=True).stderr == ""

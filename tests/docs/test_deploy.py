"""What `deploy/` names is there: files, commands, settings, routes; its images are pinned."""

import json
import re
import shlex
from pathlib import Path

import pytest
from aiohttp.web import RouteDef
from typer.testing import CliRunner

from veillee.cli.main import app
from veillee.server.health import ROUTES
from veillee.settings import NAMES, variable

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
TEXTS = {path.name: path.read_text("utf-8") for path in DEPLOY.iterdir()}
CONTAINER, COMPOSE, CADDY = TEXTS["Containerfile"], TEXTS["compose.yaml"], TEXTS["Caddyfile"]
UNIT = TEXTS["veillee.service"]
SERVICES = re.findall(
    r"^  ([\w-]+):(?: \*node)?$",
    COMPOSE.partition("\nservices:")[2].partition("\nvolumes:")[0],
    re.M,
)


def test_what_the_image_is_made_of_is_there() -> None:
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", CONTAINER, re.MULTILINE)
    files = [name for names in copied for name in names.split()]
    assert "requirements.lock" in files
    assert [name for name in files if not (ROOT / name).exists()] == []


def test_the_image_is_built_with_locked_packages_alone() -> None:
    assert "--require-hashes -r requirements.lock" in CONTAINER
    assert "--no-deps --no-build-isolation ." in CONTAINER
    locked = (ROOT / "requirements.lock").read_text("utf-8")
    needed = re.search(r'requires = \["([\w-]+)', (ROOT / "pyproject.toml").read_text("utf-8"))
    assert needed
    assert f"\n{needed[1]}==" in locked


@pytest.mark.parametrize("name", ["Containerfile", "compose.yaml"])
def test_images_are_pinned(name: str) -> None:
    images = re.findall(r"^(?:FROM|\s+image:) (\S+)", TEXTS[name], re.MULTILINE)
    assert images
    assert [image for image in images if not re.search(r":\d+\.\d+(\.\d+)?(-slim)?$", image)] == []


def test_commands_are_commands_of_ours() -> None:
    (image,) = re.findall(r"^CMD (\[.*\])$", CONTAINER, re.MULTILINE)
    (unit,) = re.findall(r"^ExecStart=(.*)$", UNIT, re.MULTILINE)
    for command in (json.loads(image), shlex.split(unit)):
        program, *words = command
        assert Path(program).name == "veillee"
        said = CliRunner().invoke(app, [*words, "--help"])
        assert said.exit_code == 0, said.output


def test_settings_are_settings_of_ours() -> None:
    known = {variable(name) for name in NAMES} | {"VEILLEE_HOME"}
    for name, text in TEXTS.items():
        assert set(re.findall(r"\bVEILLEE_\w+", text)) <= known, name


def test_the_health_that_is_asked_after_is_answered() -> None:
    paths = {route.path for route in ROUTES if isinstance(route, RouteDef)}
    asked = re.findall(r"127\.0\.0\.1:8765(/\w+)", CONTAINER) + re.findall(r"uri (/\w+)", CADDY)
    assert asked == ["/healthz", "/readyz"]
    assert set(asked) <= paths


def test_services_and_files_that_are_named_are_there() -> None:
    assert SERVICES == ["node-1", "node-2", "door", "database", "bus"]
    assert re.findall(r"\b([\w-]+):8765", CADDY) == ["node-1", "node-2"]
    hosts = re.findall(r"VEILLEE_(?:DATABASE|BUS): \w+://(?:\w+@)?(\w+)", COMPOSE)
    assert hosts == ["database", "bus"]
    built = re.findall(r"dockerfile: (\S+?)\}", COMPOSE)
    mounted = re.findall(r'"\./(\w+):', COMPOSE)
    assert [(ROOT / name).exists() for name in built] == [True]
    assert [(DEPLOY / name).exists() for name in mounted] == [True]

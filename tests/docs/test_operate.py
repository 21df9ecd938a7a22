"""Every setting is documented with its default, and can be given in every way."""

import re
from pathlib import Path

import msgspec
import pytest

from veillee import settings
from veillee.i18n import LANGS, Lang, words
from veillee.kernel.forms import NotReadable
from veillee.settings import NAMES, Settings, load, variable

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "operate.md").read_text("utf-8")
TABLE = dict(re.findall(r"^\| `(\w+)` \| ([^|]+) \|", PAGE, re.MULTILINE))
SPOKEN = {"database", "secret"}  # their defaults depend on the machine
VALUES = {
    "host": "0.0.0.0",
    "port": 9000,
    "lan": True,
    "database": "memory:",
    "bus": "redis://bus",
    "secret": "s",
    "public_url": "https://games.example",
    "origins": ["https://one.example", "https://two.example"],
    "log_format": "json",
    "log_level": "debug",
}


def value_of(name: str) -> object:
    """Some value of this setting that is not its default."""
    default = getattr(Settings(), name)
    return VALUES[name] if name in VALUES else not default if default is False else default + 5


def test_the_page_lists_every_setting_and_no_other() -> None:
    assert tuple(TABLE) == NAMES


@pytest.mark.parametrize("name", [name for name in NAMES if name not in SPOKEN])
def test_the_page_gives_the_default(name: str) -> None:
    default = msgspec.json.encode(getattr(Settings(), name)).decode()
    assert TABLE[name].strip() == f"`{default}`"


@pytest.mark.parametrize("name", NAMES)
def test_a_setting_is_given_by_flag_environment_and_file(name: str, tmp_path: Path) -> None:
    value = value_of(name)
    said = ",".join(value) if isinstance(value, list) else str(value).lower()
    said = str(value) if isinstance(value, str) else said
    file = tmp_path / "veillee.toml"
    file.write_text(f"{name} = {msgspec.json.encode(value).decode()}\n")
    ways = [
        load({name: value}, {}),
        load({}, {variable(name): said}),
        load({}, {}, file),
    ]
    plain = {msgspec.json.encode(getattr(way, name)) for way in ways}
    assert plain == {msgspec.json.encode(value)}


def test_flags_come_before_environment_before_file(tmp_path: Path) -> None:
    file = tmp_path / "veillee.toml"
    file.write_text("port = 1\nlinger = 1\nheartbeat = 1\n")
    environment = {"VEILLEE_PORT": "2", "VEILLEE_LINGER": "2"}
    chosen = load({"port": 3, "host": None}, environment, file)
    assert (chosen.port, chosen.linger, chosen.heartbeat) == (3, 2, 1)


@pytest.mark.parametrize(
    ("environment", "text"),
    [({"VEILLEE_PORT": "many"}, ""), ({}, "colour = 'red'"), ({}, "= nonsense"), ({}, "port = -1")],
)
def test_a_wrong_setting_is_refused(environment: dict[str, str], text: str, tmp_path: Path) -> None:
    file = tmp_path / "veillee.toml"
    file.write_text(text)
    with pytest.raises(NotReadable):
        load({}, environment, file)


@pytest.mark.parametrize("lang", LANGS)
def test_every_setting_is_explained_on_the_command_line(lang: Lang) -> None:
    speech = words(lang)
    assert [name for name in settings.NAMES if f"setting-{name}" not in speech] == []

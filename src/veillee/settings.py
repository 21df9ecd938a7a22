"""Every knob, typed: by flag, by environment (`VEILLEE_NAME`), in a file, or left as it is.

`docs/operate.md` tells what each is for, and a test that none is left out.
"""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct
from platformdirs import user_data_path

from veillee.kernel.forms import Form, NotReadable

LONG = 1e9  # seconds, or so many a second: more is never meant
Count: TypeAlias = Annotated[int, Meta(ge=0)]
Seconds: TypeAlias = Annotated[float, Meta(ge=0, le=LONG)]
Rate: TypeAlias = Annotated[float, Meta(gt=0, le=LONG)]


def _default_database() -> str:
    home = Path(os.environ.get("VEILLEE_HOME") or user_data_path("veillee"))
    return f"sqlite:///{home / 'house.db'}"


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a node of the house runs."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8765
    lan: bool = False
    database: str = msgspec.field(default_factory=_default_database)
    bus: str = ""
    secret: str = ""
    public_url: str = ""
    origins: tuple[str, ...] = ()
    proxies: Count = 0
    secure_cookies: bool = False
    metrics_open: bool = False

    bot_delay: Seconds = 1.2
    bot_workers: Count = 1
    bot_seconds: Annotated[float, Meta(gt=0, le=LONG)] = 5.0
    bot_patience: Seconds = 20.0
    heartbeat: Annotated[float, Meta(gt=0, le=60)] = 8.0
    host_grace: Count = 60
    code_hours: Annotated[int, Meta(ge=1)] = 48
    link_minutes: Annotated[int, Meta(ge=1)] = 10

    frame_bytes: Annotated[int, Meta(ge=1024)] = 32768
    frames_per_second: Rate = 20.0
    frames_burst: Annotated[int, Meta(ge=1)] = 60
    requests_per_second: Rate = 20.0
    requests_burst: Annotated[int, Meta(ge=1)] = 100
    sockets_per_address: Annotated[int, Meta(ge=1)] = 200
    tables_per_hour: Rate = 60.0
    misses_per_hour: Rate = 30.0
    song_bytes: Annotated[int, Meta(ge=1024)] = 524288
    songs_per_hour: Rate = 240.0

    round_seconds: Annotated[float, Meta(gt=0, le=LONG)] = 3.0
    linger: Seconds = 30.0
    drain_seconds: Seconds = 10.0
    log_format: Literal["auto", "json", "text"] = "auto"
    log_level: Literal["debug", "info", "warning", "error"] = "info"

    @property
    def shared(self) -> bool:
        """Whether other nodes may be at the same tables."""
        return bool(self.bus)

    @property
    def presence_lapse_ms(self) -> int:
        """After how long a node that is not heard has nobody any more."""
        return int(3000 * self.round_seconds)


SETTINGS: Form[Settings] = Form(Settings)
NAMES = Settings.__struct_fields__


def load(
    flags: Mapping[str, Any], environment: Mapping[str, str] = os.environ, file: Path | None = None
) -> Settings:
    """Flags before environment before file before defaults; NotReadable says what is wrong."""
    chosen = {**_from_file(file), **_from_environment(environment), **_given(flags)}
    try:
        return msgspec.convert(chosen, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise NotReadable("setting-wrong", detail=str(error)) from None


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return f"VEILLEE_{name.upper()}"


def _given(flags: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in flags.items() if value is not None}


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    found = {name: environment[variable(name)] for name in NAMES if variable(name) in environment}
    return {name: _listed(name, value) for name, value in found.items()}


def _listed(name: str, value: str) -> Any:
    """Lists are given with commas."""
    if name == "origins":
        return [part.strip() for part in value.split(",") if part.strip()]
    return value


def _from_file(file: Path | None) -> dict[str, Any]:
    if file is None:
        return {}
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise NotReadable("settings-file", file=str(file), detail=str(error)) from None

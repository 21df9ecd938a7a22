"""Time as data: how long a table waits, and since when it has been waiting."""

from datetime import UTC, datetime
from typing import Annotated, Literal, NewType, TypeAlias

from msgspec import Meta, Struct

Time = NewType("Time", int)
"""Milliseconds since 1970, UTC. Nothing here looks at a clock."""

Seconds: TypeAlias = Annotated[int, Meta(ge=0, le=7 * 24 * 3600)]


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """How patient a table is.

    `limit` is for one question: a gentle clock reminds when it has passed, a firm one lets `bot`
    play. `grace` is how long a seat may be silent before `bot` plays for it; None: for ever.
    `patience` is how long a deal waits that may settle what nobody has answered.
    """

    clock: Literal["none", "gentle", "firm"] = "none"
    limit: Seconds = 90
    grace: Seconds | None = 120
    patience: Seconds = 20
    bot: str = "heuristic"


class Wait(Struct, frozen=True):
    """The table waits for a seat's answer to this question, since then."""

    question: int
    since: Time


class Patience(Struct, frozen=True):
    """The k-th deal of this kind may settle what nobody answers, once patience ends."""

    kind: str
    k: int
    since: Time


def later(time: Time, seconds: int) -> Time:
    """So many seconds after a time."""
    return Time(time + 1000 * seconds)


def iso(time: Time) -> str:
    """A time as it stands in a record, such as 2026-11-16T20:15:02.125Z."""
    seconds, thousandths = divmod(time, 1000)
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%dT%H:%M:%S}.{thousandths:03}Z"

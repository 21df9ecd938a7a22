"""Why a table says no, as data; the reader's language is chosen at the edge.

Refused            the table refuses: `refusal.key` says why
  AlreadyApplied   a resend of an action that stands in the log: to be acknowledged again
"""

from typing import Literal, TypeAlias

from veillee.kernel.game import Param, Refusal

RULE = "table"
"""Stands where a game's refusal names its numbered rule."""

Key: TypeAlias = Literal[
    "already-applied",
    "already-started",
    "bad-nonce",
    "bot-unasked",
    "empty-seats",
    "game-over",
    "no-such-seat",
    "not-alone",
    "not-covered",
    "not-held-up",
    "not-host",
    "not-over",
    "not-paused",
    "not-seated",
    "not-started",
    "not-your-seat",
    "nothing-to-settle",
    "nothing-to-undo",
    "occupied-beyond",
    "paused",
    "seat-taken",
    "stale",
    "too-early",
]


class Refused(Exception):
    """The table refuses this; `refusal` says why."""

    def __init__(self, key: Key, **params: Param) -> None:
        super().__init__(key, params)
        self.refusal = Refusal(RULE, key, params)

    def __str__(self) -> str:
        said = ", ".join(f"{name}={value}" for name, value in self.refusal.params.items())
        return self.refusal.key + (f" ({said})" if said else "")


class AlreadyApplied(Refused):
    """This very action stands in the log: acknowledge it again, and do nothing."""

    def __init__(self) -> None:
        super().__init__("already-applied")

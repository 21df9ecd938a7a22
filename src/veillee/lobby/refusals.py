"""Why the house says no, as data, like a table and like a game.

Declined           the house refuses; `refusal.key` says why
"""

from typing import Literal, TypeAlias

from veillee.kernel.game import Param, Refusal

RULE = "house"
"""Stands where a game's refusal names its numbered rule."""

Key: TypeAlias = Literal[
    "bad-address",
    "bot-unknown",
    "persona-unknown",
    "cannot-read",
    "closed",
    "code-unknown",
    "hushed",
    "link-used",
    "muted",
    "nameless",
    "no-free-seat",
    "no-such-game",
    "no-such-room",
    "not-yours-to-sing",
    "not-watching",
    "rate",
    "removed",
    "song-too-long",
    "song-unreadable",
    "spectators-closed",
    "token-unknown",
    "too-long",
    "try-again",
]


class Declined(Exception):
    """The house refuses this; `refusal` says why."""

    def __init__(self, key: Key, **params: Param) -> None:
        super().__init__(key, params)
        self.refusal = Refusal(RULE, key, params)

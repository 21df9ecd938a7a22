"""The port: how nodes that share tables tell each other that something has happened.

A notice may be lost: whoever hears of a position learns no more than that the log goes so far, and
what matters is read there. Whoever listens is told when notices may have been missed.
"""

from collections.abc import Callable
from typing import Protocol, TypeAlias

import structlog

log = structlog.get_logger()

Hear: TypeAlias = Callable[[bytes], None]
Missed: TypeAlias = Callable[[], None]


class Fanout(Protocol):
    """Topics on which any node may speak, and which any node may hear."""

    @property
    def alone(self) -> bool:
        """Whether no other node can ever hear: then there is nobody to tell."""

    def publish(self, topic: str, notice: bytes) -> None:
        """Tell all who listen to this topic, the speaker's own node included; it never waits."""

    async def listen(self, topic: str, hear: Hear) -> None:
        """Hear what is said on this topic from now on; one listener a topic and node."""

    async def forget(self, topic: str) -> None:
        """Hear no more of it."""

    def when_missed(self, missed: Missed) -> None:
        """Call this whenever notices may have been lost."""

    async def close(self) -> None:
        """Let go of everything; a second time does nothing."""


def tell(hear: Hear, topic: str, notice: bytes) -> None:
    """Let one listener hear; its trouble is not to cost the others theirs."""
    try:
        hear(notice)
    except Exception:
        log.exception("not-heard", topic=topic)

"""What the house logs while a test runs: kept, and no task of it may have failed unseen."""

from collections.abc import Iterator, MutableMapping
from typing import Any, NoReturn

import pytest
import structlog

Events = list[MutableMapping[str, Any]]


@pytest.fixture(autouse=True)
def events() -> Iterator[Events]:
    kept: Events = []

    def keep(_: Any, level: str, event: MutableMapping[str, Any]) -> NoReturn:
        kept.append({**event, "level": level})
        raise structlog.DropEvent

    structlog.configure(processors=[keep], cache_logger_on_first_use=False)
    yield kept
    assert [event for event in kept if event["event"] in ("task-failed", "not-heard")] == []


@pytest.fixture(autouse=True)
def table_alone(without_encoder: None) -> None:
    """Here it matters that bots answer, not how well: seconds of loading would hide the rest."""

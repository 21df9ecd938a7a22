"""What tests of several folders share. Servers start when the first test asks, one a worker."""

from collections.abc import Iterator

import pytest

import services
from veillee.association import engine


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[services.Server]:
    with services.postgres() as server:
        yield server


@pytest.fixture(scope="session")
def redis_server() -> Iterator[services.Server]:
    with services.redis() as server:
        yield server


@pytest.fixture
def without_encoder(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine on which the extra `bots` is not installed; one that was loaded stays loaded."""
    monkeypatch.setattr(engine, "best_here", engine.table_alone)

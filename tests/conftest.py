"""Servers that several tests share: started when the first one asks, one of each a worker."""

from collections.abc import Iterator

import pytest

import services


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[services.Server]:
    with services.postgres() as server:
        yield server


@pytest.fixture(scope="session")
def redis_server() -> Iterator[services.Server]:
    with services.redis() as server:
        yield server

from collections.abc import Iterator

import pytest

from veillee.association import engine


@pytest.fixture
def without_encoder(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A machine on which the extra `bots` is not installed."""
    monkeypatch.setattr(engine, "encoder_is_installed", lambda: False)
    engine.best_here.cache_clear()
    yield
    engine.best_here.cache_clear()

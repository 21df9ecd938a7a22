"""The log in memory keeps the contract."""

import pytest

from storage.contract import LogContract, Opened
from veillee.storage.memory import MemoryLog


class TestMemoryLog(LogContract):
    @pytest.fixture
    def opened(self) -> Opened:
        return MemoryLog

"""Notices within one process keep the contract."""

import pytest

from fanout.contract import FanoutContract, Opened
from veillee.fanout.memory import MemoryBus, MemoryFanout


class TestMemoryFanout(FanoutContract):
    @pytest.fixture
    def opened(self) -> Opened:
        bus = MemoryBus()
        return lambda: [MemoryFanout(bus), MemoryFanout(bus)]

"""How often something may be done: buckets that fill again with time."""

import time
from collections.abc import Callable
from functools import partial


class Bucket:
    """Room for `burst` at once, and for `rate` more each second."""

    __slots__ = ("_burst", "_clock", "_level", "_rate", "_then")

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._level = burst
        self._then = clock()

    def take(self) -> bool:
        """Whether there was room for one more."""
        self._refill()
        if self._level < 1:
            return False
        self._level -= 1
        return True

    @property
    def empty(self) -> bool:
        """Whether there is room for none."""
        self._refill()
        return self._level < 1

    @property
    def full(self) -> bool:
        self._refill()
        return self._level >= self._burst

    def _refill(self) -> None:
        now = self._clock()
        self._level = min(self._burst, self._level + (now - self._then) * self._rate)
        self._then = now


class Buckets:
    """One bucket for each address; those that are full again are forgotten."""

    MOST = 10_000

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._new = partial(Bucket, rate, burst, clock)
        self._of: dict[str, Bucket] = {}

    def __getitem__(self, address: str) -> Bucket:
        if address not in self._of:
            if len(self._of) >= self.MOST:
                self._of = {a: b for a, b in self._of.items() if not b.full}
            self._of[address] = self._new()
        return self._of[address]

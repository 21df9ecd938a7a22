"""Dice that fall the same on every Python: everything is made from `Random.random()` alone."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

Face = TypeVar("Face")


class Dice:
    """A seeded source of chance whose results no Python version changes."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def between(self, low: float, high: float) -> float:
        """A number from low to high."""
        return low + (high - low) * self._random.random()

    def whole(self, count: int) -> int:
        """A whole number from 0, under count."""
        return int(self._random.random() * count)

    def chance(self, share: float) -> bool:
        """True as often as the share says."""
        return self._random.random() < share

    def pick(self, faces: Sequence[Face]) -> Face:
        """One of the faces."""
        return faces[self.whole(len(faces))]

    def shuffled(self, faces: Sequence[Face]) -> list[Face]:
        """The faces in another order."""
        order = list(faces)
        for i in range(len(order) - 1, 0, -1):
            j = self.whole(i + 1)
            order[i], order[j] = order[j], order[i]
        return order

    def spawn(self) -> Random:
        """A new generator for a drawing that wants its own."""
        return Random(self.whole(2**32))

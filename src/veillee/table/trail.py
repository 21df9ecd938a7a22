"""What only grows, as values: a longer one shares all it can with the one it grew out of.

A table after its thousandth move would otherwise copy a thousand of them to add the next.
"""

from collections.abc import Hashable
from itertools import islice
from typing import Generic, TypeVar

T = TypeVar("T")
MarkT = TypeVar("MarkT", bound=Hashable)


class Trail(Generic[T]):
    """A sequence: the first `length` of `items`, to which others that grew out of it may add."""

    __slots__ = ("_items", "_length")

    def __init__(self, items: list[T] | None = None, length: int = 0) -> None:
        self._items = [] if items is None else items
        self._length = length

    def __len__(self) -> int:
        return self._length

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Trail) and self.since(0) == other.since(0)

    def then(self, item: T) -> "Trail[T]":
        """This, and one more."""
        grown = len(self._items) > self._length  # another has: what it added is not ours
        items = self._items[: self._length] if grown else self._items
        items.append(item)
        return Trail(items, self._length + 1)

    def first(self, length: int) -> "Trail[T]":
        """As it was when it had this length."""
        return Trail(self._items, length)

    def since(self, length: int) -> list[T]:
        """What was added since it had this length."""
        return self._items[length : self._length]


class Marks(Generic[MarkT]):
    """A set, in the same way: a mark is in it if it was among the first `size`."""

    __slots__ = ("_order", "_size")

    def __init__(self, order: dict[MarkT, int] | None = None, size: int = 0) -> None:
        self._order = {} if order is None else order
        self._size = size

    def __contains__(self, mark: MarkT) -> bool:
        return self._order.get(mark, self._size) < self._size

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Marks) and self._own() == other._own()

    def then(self, mark: MarkT) -> "Marks[MarkT]":
        """These, and one more."""
        if mark in self:
            return self
        order = self._own() if len(self._order) > self._size else self._order
        order[mark] = self._size
        return Marks(order, self._size + 1)

    def _own(self) -> dict[MarkT, int]:
        return dict(islice(self._order.items(), self._size))

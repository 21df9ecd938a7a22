"""Dixit in French: the rows that its bots shall reach."""

from collections.abc import Iterator

from rows import Row
from tellers import rows_in


def rows(scale: float) -> Iterator[Row]:
    return rows_in("fr", scale)

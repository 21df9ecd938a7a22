"""Luck that anyone can check, and luck that is merely fast.

A table's deals follow from a seed that is committed to before anyone adds a nonce and shown when
the game is over, so that nobody, the server included, can have chosen them. `docs/record.md` has
the recipe; the numbers do not depend on Python's version.
"""

import hashlib
import hmac
import random
import secrets
from collections.abc import Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")
WORD = 1 << 64


class _Drawing:
    """`below` and `shuffle` over a stream of 64-bit words."""

    def __init__(self, words: Iterator[int]) -> None:
        self._words = words

    def below(self, n: int) -> int:
        if n < 1:
            raise ValueError(f"Expected a positive number of choices, got {n}")
        fair = WORD - WORD % n
        return next(word for word in self._words if word < fair) % n

    def shuffle(self, items: Sequence[T]) -> list[T]:
        shuffled = list(items)
        for i in range(len(shuffled) - 1, 0, -1):
            j = self.below(i + 1)
            shuffled[i], shuffled[j] = shuffled[j], shuffled[i]
        return shuffled


class VerifiableChance(_Drawing):
    """The luck of the k-th deal of a kind, from the key of a game."""

    def __init__(self, key: bytes, kind: str, k: int) -> None:
        super().__init__(_hmac_words(key, f"veillee/1/{kind}/{k}"))


class FastChance:
    """Luck for search, simulation of bots and imagining: quick, seeded, not for tables."""

    def __init__(self, seed: int | str) -> None:
        self._draw = random.Random(seed).random

    def below(self, n: int) -> int:
        return int(self._draw() * n)

    def shuffle(self, items: Sequence[T]) -> list[T]:
        shuffled = list(items)
        draw = self._draw
        for i in range(len(shuffled) - 1, 0, -1):
            j = int(draw() * (i + 1))
            shuffled[i], shuffled[j] = shuffled[j], shuffled[i]
        return shuffled


def new_seed() -> bytes:
    """32 bytes nobody can guess."""
    return secrets.token_bytes(32)


def derived_seed(text: str) -> bytes:
    """A seed for simulations that must come out the same again."""
    return hashlib.sha256(text.encode()).digest()


def commitment(seed: bytes) -> str:
    """What is shown before the game, so that the seed cannot be changed afterwards."""
    return hashlib.sha256(seed).hexdigest()


def game_key(seed: bytes, nonces: Sequence[bytes]) -> bytes:
    """The key of every deal: the server's seed and what each player's device added."""
    return hashlib.sha256(seed + b"".join(nonces)).digest()


def _hmac_words(key: bytes, name: str) -> Iterator[int]:
    block = 0
    while True:
        digest = hmac.digest(key, f"{name}/{block}".encode("ascii"), "sha256")
        yield from (int.from_bytes(digest[i : i + 8], "big") for i in range(0, 32, 8))
        block += 1

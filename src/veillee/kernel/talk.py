"""When a bot has something to say. What it says is in the catalogues, under its persona."""

from collections.abc import Sequence
from typing import Literal, Protocol, TypeAlias, TypeVar, runtime_checkable

from veillee.kernel.game import Seat

Occasion: TypeAlias = Literal["hello", "tell", "think", "shared", "missed", "easy", "win", "bye"]

ViewT_contra = TypeVar("ViewT_contra", contravariant=True)


@runtime_checkable
class Remarkable(Protocol[ViewT_contra]):
    """A game with moments that are worth a word."""

    def remarks(self, before: ViewT_contra, after: ViewT_contra) -> Sequence[tuple[Seat, Occasion]]:
        """Which seats have something to say of a move, by what everyone sees before and after it.

        Both views are a spectator's: what is said cannot tell more than they do.
        """

"""Images that went back under the pile, and how far everyone can still follow them.

Who counts cards knows more than the size of a hand: the discards lie below what was left of the
pile and are drawn after it, so it is open to all how many of them each hand holds by now. An
imagined world must agree with that.
"""

from collections.abc import Collection, Sequence

from msgspec import Struct

from veillee.games.dixit.components import Image


class Batch(Struct, frozen=True):
    """Images that were reshuffled together and not seen since; how many of them each seat holds."""

    images: tuple[Image, ...]
    held: tuple[int, ...]


Batches = tuple[Batch, ...]
"""Oldest first; the pile is what nobody holds of the newest."""


def laid_under(batches: Batches, discards: Sequence[Image], seats: int) -> Batches:
    """The discards become the newest batch."""
    return (*batches, Batch(tuple(sorted(discards)), (0,) * seats))


def drawn(batches: Batches, draws: Sequence[Collection[Image]]) -> Batches:
    """Each seat has taken these images into its hand."""
    return tuple(Batch(batch.images, _moved(batch, draws, 1)) for batch in batches)


def shown(batches: Batches, given: Sequence[Collection[Image]]) -> Batches:
    """Each seat's images of a row are open now; a batch that has been seen whole is forgotten."""
    row = {image for images in given for image in images}
    kept = (
        Batch(tuple(i for i in batch.images if i not in row), _moved(batch, given, -1))
        for batch in batches
    )
    return tuple(batch for batch in kept if batch.images)


def among(batch: Batch, images: Collection[Image]) -> int:
    """How many of these images belong to the batch."""
    return sum(image in batch.images for image in images)


def _moved(batch: Batch, moved: Sequence[Collection[Image]], sign: int) -> tuple[int, ...]:
    return tuple(
        held + sign * among(batch, images) for held, images in zip(batch.held, moved, strict=True)
    )

"""Whose could the images of a row be? One way to share them out, drawn at random."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from veillee.games.dixit.components import Image
from veillee.kernel.game import Chance, Seat

Kind: TypeAlias = int | None
"""The batch that an image was reshuffled with; None: it has not been seen before."""


class Owners:
    """Shares images out among seats, so many to each, and only so many of a kind to each.

    An image that finds its seats full pushes another one on, as in a matching by augmenting paths:
    where there is a way to place all, one is found.
    """

    def __init__(
        self,
        kinds: Mapping[Image, Kind],
        room: Mapping[Seat, int],
        most: Mapping[tuple[Seat, Kind], int],
        chance: Chance,
    ) -> None:
        self._kinds, self._room, self._most, self._chance = kinds, room, most, chance
        self.images: dict[Seat, list[Image]] = {seat: [] for seat in room}

    def share_out(self, images: Sequence[Image]) -> None:
        for image in self._chance.shuffle(images):
            if not self._place(image, {image}):
                raise ValueError(f"Nobody can have put {image} into the row")

    def _place(self, image: Image, moved: set[Image]) -> bool:
        seats = self._chance.shuffle(tuple(self._room))
        return any(self._fits(seat, image) for seat in seats) or any(
            self._push(seat, image, moved) for seat in seats
        )

    def _fits(self, seat: Seat, image: Image) -> bool:
        """Place the image if this seat has room for it."""
        held = self.images[seat]
        if len(held) == self._room[seat] or self._is_full_of_its_kind(seat, image):
            return False
        held.append(image)
        return True

    def _push(self, seat: Seat, image: Image, moved: set[Image]) -> bool:
        """Place the image where another one was, if that one finds a place elsewhere."""
        for other in self._replaceable(seat, image):
            if other not in moved:
                moved.add(other)
                self._swap(seat, other, image)
                if self._place(other, moved):
                    return True
                self._swap(seat, image, other)
        return False

    def _replaceable(self, seat: Seat, image: Image) -> list[Image]:
        held = self.images[seat]
        if not self._is_full_of_its_kind(seat, image):
            return list(held)
        return [other for other in held if self._kinds[other] == self._kinds[image]]

    def _is_full_of_its_kind(self, seat: Seat, image: Image) -> bool:
        kind = self._kinds[image]
        alike = sum(self._kinds[other] == kind for other in self.images[seat])
        return alike >= self._most[seat, kind]

    def _swap(self, seat: Seat, out: Image, into: Image) -> None:
        held = self.images[seat]
        held[held.index(out)] = into

"""The pictures that Dixit is played with: here they are ids, their art is the atelier's."""

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, NewType, TypeAlias

from msgspec import Meta

from veillee.kernel.forms import Form, NotReadable

Image = NewType("Image", str)
"""A picture's id, such as `d042`."""

ImageId: TypeAlias = Annotated[Image, Meta(min_length=1, max_length=64)]
"""A picture's id as it comes from outside."""

IN_PLAY = 84  # R-DIXIT-1
LARGEST_DECK = 1_000

IMAGES: tuple[Image, ...] = tuple(Image(f"d{number:03}") for number in range(1, IN_PLAY + 1))
"""The deck that a game has unless it is given another."""

_FORM: Form[tuple[Image, ...]] = Form(
    Annotated[tuple[ImageId, ...], Meta(min_length=IN_PLAY, max_length=LARGEST_DECK)]
)


def deck(images: Iterable[str]) -> tuple[Image, ...]:
    """A whole deck in ascending order, each picture once."""
    return _FORM.parse(sorted(set(images)))


def components(images: Iterable[Image]) -> Mapping[str, Any]:
    """The deck as it stands in a record."""
    return {"images": list(images)}


def images_from(components: Mapping[str, Any]) -> tuple[Image, ...]:
    """The deck of a record, which lists it in ascending order."""
    images = _FORM.parse(components.get("images"))
    if list(images) != sorted(set(images)):
        raise NotReadable("images-not-ascending")
    return images

"""What every card must hold, as numbers: used by the tests on the deck and by `grow` to reject."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import get_args

from PIL import Image

from veillee.atelier.composition import Composition
from veillee.atelier.geometry import Box
from veillee.atelier.measures import Eyes, contour, light_range
from veillee.atelier.scene import Scene
from veillee.atelier.skin import HEIGHT, WIDTH
from veillee.atelier.visibility import Sight, sight, visible

FOCUS_SHARE = (0.04, 0.68)
"""The part of the card that the focus takes."""
FOCUS_CENTRE = (0.15, 0.85)
"""Where its centre lies, across and down."""
KINDS = (1, 6)
"""How many kinds of motif can be told."""
CONTRAST = 18.0
"""ΔE along the contour of the focus, for most eyes."""
CONTRAST_FOR_ALL = 11.0
"""The same for eyes that confuse some colours."""
LIGHT = 55.0
"""From dark to light, in L*."""
ALIKE = 80
"""Two pictures whose prints differ in fewer signs are composed alike."""
ALIKE_SIBLINGS = 66
"""The same for two pictures of one operator and layout, which share their frame."""


@dataclass(frozen=True, slots=True)
class Portrait:
    """A card with all that the checks look at."""

    composition: Composition
    scene: Scene
    sight: Sight

    @classmethod
    def of(cls, composition: Composition) -> "Portrait":
        """Draw a composition to be checked."""
        scene = composition.scene()
        return cls(composition, scene, sight(scene, mirrored=composition.mirrored))

    @property
    def focus(self) -> Box:
        """The box of all that the eye goes to, before mirroring."""
        boxes = self.scene.record.focus
        return (
            max(0.0, min(box[0] for box in boxes)),
            max(0.0, min(box[1] for box in boxes)),
            min(float(WIDTH), max(box[2] for box in boxes)),
            min(float(HEIGHT), max(box[3] for box in boxes)),
        )

    @property
    def focal_owners(self) -> list[int]:
        """The things that lie in the focus."""
        inside = [
            thing.owner for thing in self.scene.record.things if _mostly(thing.box, self.focus)
        ]
        return inside or [thing.owner for thing in self.scene.record.things]


def geometry_faults(portrait: Portrait) -> Iterator[str]:
    """What is wrong with the composition, before any pixel."""
    left, top, right, bottom = portrait.focus
    share = (right - left) * (bottom - top) / (WIDTH * HEIGHT)
    if not FOCUS_SHARE[0] <= share <= FOCUS_SHARE[1]:
        yield f"focus takes {share:.2f} of the card"
    for name, middle in (
        ("across", (left + right) / 2 / WIDTH),
        ("down", (top + bottom) / 2 / HEIGHT),
    ):
        if not FOCUS_CENTRE[0] <= middle <= FOCUS_CENTRE[1]:
            yield f"focus is at {middle:.2f} {name}"
    kinds = visible(portrait.scene)
    if not KINDS[0] <= len(kinds) <= KINDS[1]:
        yield f"{len(kinds)} kinds of motif are visible"
    subject, _, object_ = portrait.scene.record.relation
    if not {subject, object_} & set(kinds):
        yield f"neither {subject} nor {object_} is visible"


def picture_faults(portrait: Portrait, picture: Image.Image) -> Iterator[str]:
    """What is wrong with the colours of a rendered card."""
    mask = portrait.sight.mask(portrait.focal_owners)
    for eyes in get_args(Eyes):
        needed = CONTRAST if eyes == "all" else CONTRAST_FOR_ALL
        found = contour(picture, mask, eyes)
        if found < needed:
            yield f"contour of the focus for {eyes} eyes is {found:.1f}"
    if light_range(picture) < LIGHT:
        yield f"light range is {light_range(picture):.0f}"


def likeness(tags: Mapping[str, int], others: Mapping[str, int]) -> float:
    """The share of tags that two cards have in common."""
    return len(tags.keys() & others.keys()) / len(tags.keys() | others.keys())


def _mostly(inner: Box, outer: Box) -> bool:
    wide = min(inner[2], outer[2]) - max(inner[0], outer[0])
    high = min(inner[3], outer[3]) - max(inner[1], outer[1])
    area = (inner[2] - inner[0]) * (inner[3] - inner[1])
    return wide > 0 and high > 0 and wide * high >= 0.7 * area

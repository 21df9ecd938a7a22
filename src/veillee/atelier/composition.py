"""A composition: everything that decides one card, and the scene it makes."""

from collections.abc import Mapping
from dataclasses import dataclass

from veillee.atelier.operators import LAYOUTS
from veillee.atelier.scene import Scene


@dataclass(frozen=True, slots=True)
class Composition:
    """One line of the deck."""

    operator: str
    layout: str
    palette: str
    setting: str
    seed: int
    slots: Mapping[str, str]
    mirrored: bool = False

    def scene(self) -> Scene:
        """The scene, painted."""
        scene = Scene(self.palette, self.setting, self.seed)
        LAYOUTS[self.operator, self.layout].perform(scene, **self.slots)
        return scene

    def svg(self) -> str:
        """The card as SVG."""
        return self.scene().canvas.svg(mirrored=self.mirrored)

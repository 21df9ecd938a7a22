"""What a setting is: a backdrop painted first, a floor to stand on, perhaps a foreground."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from veillee.atelier.canvas import Canvas
from veillee.atelier.dice import Dice
from veillee.atelier.geometry import Box

Foreground = Callable[[Sequence[Box]], None]
"""Paints what stands before everything, out of the way of the boxes it is given."""


@dataclass(frozen=True, slots=True)
class Backdrop:
    """A painted setting: where feet go, and what is still to be painted in front."""

    floor: float
    foreground: Foreground | None = None


Paint = Callable[[Canvas, Dice, float, bool], Backdrop]
"""Canvas, dice, height of the horizon, and whether the sun is up."""


@dataclass(frozen=True, slots=True)
class Setting:
    """A place where a card can happen."""

    name: str
    paint: Paint
    horizon: float
    tags: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Register:
    """The settings of one file."""

    entries: dict[str, Setting]

    def setting(self, *, horizon: float, tags: str) -> Callable[[Paint], Paint]:
        """Enter a painter under its function's name."""

        def enter(paint: Paint) -> Paint:
            name = paint.__name__
            self.entries[name] = Setting(name, paint, horizon, tuple(tags.split()))
            return paint

        return enter


def covers(boxes: Sequence[Box], x: float, top: float, margin: float = 12.0) -> bool:
    """Whether something rising to `top` at `x` would stand before one of the boxes."""
    return any(
        left - margin < x < right + margin and top < bottom for left, _, right, bottom in boxes
    )

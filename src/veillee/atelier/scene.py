"""A scene: a setting, the things placed in it, and the record of what they are and do."""

import inspect
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from veillee.atelier.canvas import HAIRS, IDENTITY, SKINS, Canvas, product
from veillee.atelier.colour import difference, mix
from veillee.atelier.dice import Dice
from veillee.atelier.geometry import Box, Matrix, Motif, Path, Point, apply, box_of, matrix
from veillee.atelier.motifs import MOTIFS
from veillee.atelier.palettes import PALETTES
from veillee.atelier.settings import SETTINGS, Backdrop
from veillee.atelier.settings.base import Foreground
from veillee.atelier.skin import HEIGHT, WIDTH

_GOLDEN = frozenset({"lion"})
"""Animals that nobody would know in another colour."""
_WORLD_FOCUS = (400.0, 640.0)
"""The point of an inner world that its opening is centred on."""


@dataclass(frozen=True, slots=True)
class Thing:
    """A motif on the card: its name and its box in card units."""

    name: str
    box: Box
    owner: int


@dataclass(slots=True)
class Record:
    """What a scene says about itself while it is made."""

    things: list[Thing] = field(default_factory=list)
    focus: list[Box] = field(default_factory=list)
    relation: tuple[str, str, str] = ("", "", "")
    settings: list[str] = field(default_factory=list)
    palettes: list[str] = field(default_factory=list)


class Scene:
    """The stage on which an operator works.

    Things are placed by where they stand, hover or hang; all sizes are those of the card.
    """

    def __init__(self, palette: str, setting: str, seed: int) -> None:
        self.canvas = Canvas(PALETTES[palette], seed)
        self.dice = Dice(seed)
        self.record = Record(palettes=[palette])
        self._setting = setting
        self._foreground: Foreground | None = None
        self._floor = 0.0
        self._uses = [0, 0, 0]
        self._shift: Matrix = IDENTITY

    # The place.

    def backdrop(self, *, sun: bool = True, horizon: float | None = None) -> float:
        """Paint the card's setting; the answer is where feet go."""
        painted = self._painted(self._setting, sun, horizon)
        self._foreground, self._floor = painted.foreground, painted.floor
        return painted.floor

    def no_backdrop(self, name: str, floor: float = 1000.0) -> None:
        """Say where we are when the operator paints the place itself."""
        self.record.settings.append(name)
        self._floor = floor

    def finish(self) -> None:
        """Paint the foreground, out of the way of what matters."""
        if self._foreground:
            boxes = [thing.box for thing in self.record.things] + self.record.focus
            self._foreground(boxes)

    @contextmanager
    def world(
        self,
        outline: Sequence[Path],
        box: Box,
        setting: str,
        palette: str,
        *,
        sun: bool = True,
        horizon: float | None = None,
        zoom: float = 1.02,
    ) -> Iterator[float]:
        """Another world that shows through an opening: inside, the card's units are its own."""
        left, top, right, bottom = box
        scale = max((right - left) / WIDTH, (bottom - top) / HEIGHT) * zoom
        x, y = (left + right) / 2, (top + bottom) / 2
        shift = matrix(x - _WORLD_FOCUS[0] * scale, y - _WORLD_FOCUS[1] * scale, scale)
        floor_outside = self._floor
        self.record.palettes.append(palette)
        canvas = self.canvas
        with canvas.inside(outline), canvas.in_palette(palette), self.moved(shift):
            painted = self._painted(setting, sun, horizon)
            self._floor = painted.floor
            yield painted.floor
            if painted.foreground:
                painted.foreground([(300.0, 0.0, 500.0, HEIGHT)])
        self._floor = floor_outside

    @contextmanager
    def moved(self, shift: Matrix) -> Iterator[None]:
        """Everything inside is placed through a matrix, and recorded where it ends up."""
        before, self._shift = self._shift, product(self._shift, shift)
        with self.canvas.moved(shift):
            yield
        self._shift = before

    # The things.

    def put(
        self,
        name: str,
        x: float,
        y: float,
        height: float,
        *,
        by: str = "foot",
        width: float | None = None,
        flip: bool = False,
        turn: float = 0.0,
        depth: float = 0.0,
        body: int | str | None = None,
        roles: Mapping[str, str] | None = None,
        focal: bool = False,
        named: bool = True,
        shadow: bool = True,
        **pose: object,
    ) -> Motif:
        """Place a motif so that a point of it comes to (x, y).

        `by` is "foot" (the middle of its base), "middle", or one of its anchors. `height` is that
        of its default pose; `width`, when given, limits its breadth. A focal thing has light
        behind it. A thing that is not `named` is scenery: the card does not say it shows it.
        """
        motif = self.drawn(name, **pose)
        left, _, right, _ = motif.bbox()
        scale = min(height / 100, width / (right - left)) if width else height / 100
        turned = motif.tf(matrix(0.0, 0.0, scale, turn, flip))
        from_x, from_y = _point(turned, by)
        placed = turned.tf(matrix(x - from_x, y - from_y))
        if focal:
            self.focus(placed)
        owner = self._recorded(name, placed) if named else None
        colours = self.dressed(placed, body, depth) | dict(roles or {})
        self.canvas.motif(placed, colours, owner=owner, shadow=shadow)
        return placed

    def drawn(self, name: str, **pose: object) -> Motif:
        """A motif in its own units, in as much of the pose as it knows."""
        entry = MOTIFS[name]
        known = inspect.signature(entry.sketch).parameters
        return entry.draw(
            self.dice.spawn(), **{key: value for key, value in pose.items() if key in known}
        )

    def made(
        self, motif: Motif, *, body: int | str = 0, depth: float = 0.0, shadow: bool = True
    ) -> None:
        """A thing made for this card alone, already in place."""
        self.canvas.motif(motif, self.canvas.colours(body, depth), shadow=shadow)

    def focus(self, motif: Motif, strength: float = 0.85) -> None:
        """Say that this is what the eye goes to, and light it from behind."""
        left, top, right, bottom = motif.bbox()
        radius = max(right - left, bottom - top) * 0.85 + 60
        self.canvas.glow((left + right) / 2, (top + bottom) / 2, radius, strength)
        self.look_at(motif.bbox())

    def look_at(self, box: Box) -> None:
        """Say that this part of the card is what the eye goes to."""
        self.record.focus.append(self._outside(box))

    def relate(self, subject: str, verb: str, object_: str) -> None:
        """The one impossible thing of the card, in three words."""
        self.record.relation = (subject, verb, object_)

    def show(self, name: str, box: Box) -> int:
        """Record a named thing that the operator paints itself; what it paints must be owned."""
        self.record.things.append(Thing(name, self._outside(box), len(self.record.things)))
        return len(self.record.things) - 1

    def best_body(self, behind: str) -> int:
        """The body colour that stands out best, those already used standing back a little."""
        scores = [
            difference(body, behind) - 0.06 * uses
            for body, uses in zip(self.canvas.palette.bodies, self._uses, strict=True)
        ]
        return scores.index(max(scores))

    def behind(self, y: float) -> str:
        """About the colour that a thing at this height stands before."""
        top, high, low, horizon = self.canvas.palette.sky
        if y > self._floor - 60:
            return mix(*self.canvas.palette.land, 0.75)
        share = max(0.0, min(1.0, y / HEIGHT))
        return mix(top, high, share / 0.38) if share < 0.38 else mix(low, horizon, share)

    def _painted(self, name: str, sun: bool, horizon: float | None) -> Backdrop:
        setting = SETTINGS[name]
        self.record.settings.append(name)
        where = setting.horizon if horizon is None else horizon
        return setting.paint(self.canvas, self.dice, where, sun)

    def _recorded(self, name: str, motif: Motif) -> int:
        return self.show(name, motif.bbox())

    def dressed(
        self, motif: Motif, body: int | str | None = None, depth: float = 0.0
    ) -> dict[str, str]:
        """The colours of a placed motif: those that stand out, and for people their own look."""
        _, top, _, bottom = motif.bbox()
        if body is None and motif.name in _GOLDEN:
            body = mix(self.canvas.palette.glow, self.canvas.palette.accent, 0.3)
        elif body is None:
            body = self.best_body(self.behind((top + bottom) / 2))
        if isinstance(body, int):
            self._uses[body % 3] += 1
        colours = self.canvas.colours(body, depth)
        if MOTIFS[motif.name].tags.get("person"):
            tone = self.dice.whole(len(SKINS))
            hair = HAIRS[self.dice.whole(len(HAIRS))] if tone < 3 else HAIRS[tone % 2]
            fade = depth * 0.75
            haze = self.canvas.palette.haze
            colours["skin"] = mix(self.canvas.skin(tone), haze, fade)
            colours["hair"] = mix(hair, haze, fade)
        return colours

    def _outside(self, box: Box) -> Box:
        left, top, right, bottom = box
        corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
        return box_of([apply(self._shift, corner) for corner in corners])


def names(words: str) -> tuple[str, ...]:
    """The motifs of a slot that takes several, written in one string."""
    return tuple(words.split())


def _point(motif: Motif, by: str) -> Point:
    left, top, right, bottom = motif.bbox()
    if by == "foot":
        return (left + right) / 2, bottom
    if by == "middle":
        return (left + right) / 2, (top + bottom) / 2
    return motif.at(by)

"""New cards without end: the grammar throws dice, the checks reject.

Curated cards were chosen by eye, grown ones by numbers alone: they hold the same measures, but
nobody has asked whether they tell a story.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from PIL import Image

from veillee.atelier.checks import ALIKE, Portrait, geometry_faults, picture_faults
from veillee.atelier.composition import Composition
from veillee.atelier.dice import Dice
from veillee.atelier.facts import Facts, facts
from veillee.atelier.measures import apart, print_of
from veillee.atelier.motifs import MOTIFS
from veillee.atelier.operators import LAYOUTS, Layout
from veillee.atelier.palettes import PALETTES
from veillee.atelier.render import raster

TRIAL_WIDTH = 200
"""Cards are judged small, so that a rejected one costs little."""

_CASTS: Mapping[str, str] = {
    "walker": "child cat fox hare knight wanderer old_man old_woman robot astronaut clown king",
    "person": "child old_woman clown king robot astronaut dancer",
    "acrobat": "child dancer clown",
    "flyer": "child runner clown",
    "sitter": "sitter child",
    "sleeper": "sleeper",
    "actor": "stag bear wolf fox hare owl elephant lion dancer king ghost horse camel dragon",
    "beast": "elephant bear turtle snail hippo lion horse wolf",
    "deep": "whale octopus fish jellyfish turtle",
    "floater": "bird swan moth fish whale balloon",
    "shoal": "fish bird moth",
    "small": "mouse cat fox hare crow frog snail house",
    "building": "house castle lighthouse windmill tent tree",
    "house": "house tent windmill castle",
    "boat": "boat paper_boat",
    "light": "candle lantern star heart",
    "wonder": "moon star sun heart clock door eye crown rose apple",
    "face": "eye moon sun owl mask",
    "head": "clock cage moon bulb rose teapot house lantern apple",
    "hat": "crown hat",
    "held": "lantern umbrella candle star",
    "leaf": "fish star heart key lantern bulb feather rose apple moth",
    "long": "violin key feather whale",
    "heavy": "piano elephant house train hippo bed",
    "lodger": "cat lion owl",
    "hollow": "violin teapot mushroom apple hat",
    "delicate": "egg dandelion rose teacup mushroom",
    "tall": "chess_knight castle lighthouse robot owl",
    "broad": "moth book umbrella feather",
    "bird": "crow owl bird swan",
    "tool": "scissors needle brush",
    "silhouette": "elephant cat wolf bear horse whale fox owl",
}
_SEVERAL = {"three": 3, "six": 6}
_ANYTHING = "child cat moon fish candle owl key rose fox clock house boat crown hare heart teapot"
_WORLDS = "hills forest mountains dunes snowfield field sea moonland town"
_LAND = "hills forest mountains dunes snowfield field shore moonland clouds"
_AFLOAT = {
    ("fishing", "line"),
    ("sail", "wing"),
    ("bed", "afloat"),
    ("beam", "light"),
    ("beam", "night"),
    ("cliffs", "faces"),
}
_ELSEWHERE = {("container", "whale"): "underwater", ("home", "giraffe"): "town"}
_INDOORS = {
    ("shadow", "wall"),
    ("mirror", "oval"),
    ("mirror", "window"),
    ("keyhole", "eye"),
    ("popup", "book"),
    ("popup", "reader"),
    ("train", "book"),
    ("cutouts", "chain"),
    ("metatree", "pot"),
    ("bed", "quilt"),
    ("inner_world", "chest"),
}


@dataclass(frozen=True, slots=True)
class Grown:
    """A new card: its seed, what it is made of, what it shows, and a small picture of it."""

    seed: int
    composition: Composition
    facts: Facts
    picture: Image.Image
    rejected: int
    """How many throws were rejected before this one."""


def grow(seed: int, count: int) -> Iterator[Grown]:
    """So many new cards from a seed; the same seed gives the same cards."""
    dice = Dice(seed)
    grown: list[Grown] = []
    for _ in range(count):
        grown.append(_next(dice, grown))
        yield grown[-1]


def thrown(dice: Dice) -> Composition:
    """One throw of the grammar, good or bad."""
    key = dice.pick(sorted(LAYOUTS))
    layout = LAYOUTS[key]
    palette, light = dice.shuffled(sorted(PALETTES))[:2]
    taken: set[str] = set()
    slots = {name: _filled(dice, kind, light, taken) for name, kind in layout.slots.items()}
    setting = dice.pick(_settings(layout).split())
    return Composition(
        layout.operator,
        layout.name,
        palette,
        setting,
        dice.whole(1_000_000),
        slots,
        dice.chance(0.5),
    )


def caption(grown: Facts, lang: str) -> str:
    """What is visible, in a row: grown cards have nobody to write for them."""
    words = ", ".join(MOTIFS[name].words[lang] for name in grown.motifs[:4])
    return words[:1].upper() + words[1:]


def _next(dice: Dice, before: Sequence[Grown]) -> Grown:
    rejected = 0
    while True:
        composition = thrown(dice)
        portrait = Portrait.of(composition)
        known = facts(composition, portrait.scene)
        if not any(_faults(portrait, known, before)):
            picture = raster(composition.svg(), TRIAL_WIDTH)
            if not any(picture_faults(portrait, picture)) and not _is_like(picture, before):
                return Grown(composition.seed, composition, known, picture, rejected)
        rejected += 1


def _faults(portrait: Portrait, known: Facts, before: Sequence[Grown]) -> Iterator[str]:
    """What is wrong before any pixel: also who was asked for and cannot be seen, and repetition."""
    yield from geometry_faults(portrait)
    line = portrait.composition
    asked = {name for slot in line.slots.values() for name in slot.split() if name in MOTIFS}
    if hidden := asked - set(known.motifs):
        yield f"{', '.join(sorted(hidden))} cannot be seen"
    same = [
        grown
        for grown in before
        if (grown.composition.operator, grown.composition.layout) == (line.operator, line.layout)
    ]
    if len(same) * len(LAYOUTS) > 2 * len(before):
        yield f"{line.operator} has had its share"


def _is_like(picture: Image.Image, before: Sequence[Grown]) -> bool:
    print_ = print_of(picture)
    return any(apart(print_, print_of(grown.picture)) < ALIKE for grown in before)


def _filled(dice: Dice, kind: str, light: str, taken: set[str]) -> str:
    """Somebody for a slot, nobody twice on a card."""
    if kind == "palette":
        return light
    if kind == "world":
        return dice.pick(_WORLDS.split())
    if kind in _SEVERAL:
        several = dice.shuffled([name for name in _ANYTHING.split() if name not in taken])
        taken.update(several[: _SEVERAL[kind]])
        return " ".join(several[: _SEVERAL[kind]])
    name = dice.pick([name for name in _CASTS[kind].split() if name not in taken])
    taken.add(name)
    return name


def _settings(layout: Layout) -> str:
    key = (layout.operator, layout.name)
    if key in _ELSEWHERE:
        return _ELSEWHERE[key]
    if key in _AFLOAT:
        return "sea"
    return "room library" if key in _INDOORS else _LAND

"""What a card of L'Étoile d'Afrique shows before its land: an animal, a treasure, a rogue."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random

from veillee.atelier.colour import mix, shift
from veillee.atelier.geometry import Node, Point, matrix, smooth
from veillee.atelier.motifs import MOTIFS
from veillee.atelier.motifs.pen import blob, dot, limb, line, moved
from veillee.atelier.motifs.savanna import lion_head
from veillee.atelier.pieces import gems
from veillee.atelier.pieces.lands import LANDS, Land
from veillee.atelier.pieces.looks import CREAM, INK, LAMP, STAR
from veillee.atelier.pieces.sheet import Colours, Sheet, spark
from veillee.games.africa_deck import Colour, Face

# The higher the value, the greater the animal.
ANIMALS = {
    3: "gazelle",
    4: "flamingo",
    5: "crocodile",
    6: "zebra",
    7: "camel",
    8: "hippo",
    9: "giraffe",
    10: "elephant",
}
TREASURES = {
    11: (gems.topaz, gems.TOPAZ),
    12: (gems.emerald, gems.EMERALD),
    13: (gems.ruby, gems.RUBY),
    14: (gems.horseshoe, gems.SILVER),
}


@dataclass(frozen=True, slots=True)
class Stand:
    """Where an animal stands: its foot, its size, whether it looks left, how far off it is."""

    x: float
    foot: float
    size: float
    left: bool = False
    far: float = 0.0


# Each land has its own way to show an animal: alone, wading, with its young, with its herd.
STANDS: Mapping[Colour | None, Sequence[Stand]] = {
    "sand": (Stand(102, 233, 1.0),),
    "river": (Stand(100, 229, 1.0, left=True),),
    "forest": (Stand(84, 229, 0.92), Stand(150, 241, 0.5)),
    "dusk": (
        Stand(166, 184, 0.32, left=True, far=0.5),
        Stand(40, 186, 0.36, left=True, far=0.4),
        Stand(106, 239, 0.86, left=True),
    ),
}
# And its own way to lay out a treasure: x, y, size, turn.
HEAPS: Mapping[Colour | None, Sequence[tuple[float, float, float, float]]] = {
    "sand": ((112, 158, 1.55, 0),),
    "river": ((108, 160, 1.45, -18),),
    "forest": ((72, 182, 0.95, -14), (134, 154, 1.2, 10)),
    "dusk": ((112, 132, 0.95, 0), (70, 196, 0.85, -12), (148, 198, 0.85, 12)),
}


def picture(sheet: Sheet, face: Face, random: Random) -> None:
    """The picture of a card, in its window."""
    land = LANDS[face.colour]
    if face.value in ANIMALS:
        _constellation(sheet, face.value, random)
        for stand in STANDS[face.colour]:
            _animal(sheet, ANIMALS[face.value], land, stand)
        if face.colour == "river":
            _wading(sheet, land)
    elif face.value == 2:
        _LIONS[face.colour](sheet, land)
    elif face.value in TREASURES:
        _treasure(sheet, face)
    elif face.value == 15:
        _brigand(sheet)
    else:
        _great_star(sheet)


def _treasure(sheet: Sheet, face: Face) -> None:
    draw, colours = TREASURES[face.value]
    sheet.glow(112, 156, 86, colours["light"], 0.75)
    for x, y, size, turn in HEAPS[face.colour]:
        sheet.shapes(moved(draw(), x, y, size, turn), colours | {"ink": INK}, edge=1.4)
    for x, y, r in ((54, 128, 7), (172, 112, 9), (166, 216, 6)):
        sheet.path(spark(x, y, r), CREAM)


def _constellation(sheet: Sheet, count: int, random: Random) -> None:
    """As many stars as the card is worth, joined: the value is told twice."""
    stars: list[Point] = []
    for i in range(count):
        share = i / (count - 1)
        lift = 12 if count > 5 else 16
        stars.append((92 + 84 * share, 72 + (lift if i % 2 else -lift) + random.uniform(-9, 9)))
    path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in stars)
    sheet.line(path, STAR, 1.4, 0.75)
    for x, y in stars:
        sheet.path(spark(x, y, 6.4), CREAM)


def _animal(sheet: Sheet, name: str, land: Land, stand: Stand) -> None:
    motif = MOTIFS[name].draw(Random(3))
    left, _, right, _ = motif.bbox()
    scale = min(1.12, 150 / (right - left)) * stand.size
    side = -1 if stand.left else 1
    middle = stand.x - side * (left + right) / 2 * scale
    half, y = 72 * stand.size, stand.foot
    shade = [(stand.x - half, y), (stand.x, y - 6), (stand.x + half, y), (stand.x, y + 7)]
    sheet.path(smooth(shade), INK, 0.28 * (1 - stand.far))
    placed, coat = motif.tf(matrix(middle, y, scale, 0, stand.left)), _coat(name, land)
    if not stand.far:
        sheet.motif(placed, coat, edge=1.2)
        return
    for part in placed.outline:  # far off, an animal is its outline, without stripes
        if part.role != "ink":
            sheet.path(part.segs, mix(coat["a"], land.ground[1], stand.far))


def _wading(sheet: Sheet, land: Land) -> None:
    """Water before the legs of what stands in the river."""
    waves: list[Node] = [(-8 + 18 * k, 222 + (3 if k % 2 else -3)) for k in range(13)]
    water = smooth([(-8, 262, "c"), *waves, (216, 262, "c")])
    sheet.path(water, land.ground[1], edge=1)
    sheet.path(smooth([(-8, 262, "c"), (60, 240), (140, 243), (212, 262, "c")]), land.ground[2])
    for x, y, half in ((60, 230, 16), (116, 233, 20), (158, 229, 12), (40, 238, 10)):
        ripple = smooth([(x - half, y), (x, y + 3), (x + half, y)], closed=False)
        sheet.line(ripple, CREAM, 1.5, 0.6)


def _coat(name: str, land: Land) -> Colours:
    """What an animal wears: its own colours, warmed by the light of the land."""
    bodies = {
        "gazelle": "#cf8a4c",
        "flamingo": "#f08a86",
        "zebra": "#e9e2d2",
        "crocodile": "#6c8a4a",
        "hippo": "#8d7f98",
        "camel": "#d6a45e",
        "giraffe": "#e9bd5c",
        "elephant": "#8b8ea6",
    }
    body = mix(bodies[name], land.sun, 0.12)
    accent = {"flamingo": body, "giraffe": "#a75f2c", "camel": "#b8403a"}.get(name, "#e29a86")
    return {
        "a": body,
        "b": shift(body, -0.14),
        "c": "#5f8f5a",
        "hi": "#fbf0dc",
        "ink": INK,
        "acc": accent,
        "glow": body if name == "giraffe" else LAMP,
        "skin": body,
        "hair": shift(body, -0.25),
    }


_FUR: Colours = {"a": "#f2bb55", "b": "#a8571f", "acc": "#c9722a", "hi": "#fff0d2", "ink": INK}


def _lion_face(sheet: Sheet, land: Land) -> None:
    sheet.glow(108, 158, 92, land.sun, 0.7)
    sheet.shapes(moved(lion_head(0, 0), 108, 164, 1.86), _FUR, edge=1.6)


def _lion_and_cub(sheet: Sheet, land: Land) -> None:
    sheet.glow(100, 158, 92, land.sun, 0.7)
    sheet.shapes(moved(lion_head(0, 0), 92, 152, 1.6), _FUR, edge=1.6)
    sheet.shapes(moved(lion_head(0, 0), 146, 206, 0.92), _FUR, edge=1.2)


def _lion_seated(sheet: Sheet, land: Land, *, left: bool) -> None:
    sheet.glow(108, 158, 92, land.sun, 0.6)
    sheet.path(smooth([(40, 236), (108, 228), (176, 236), (108, 243)]), INK, 0.28)
    seated = MOTIFS["lion"].draw(Random(3)).tf(matrix(108, 238, 1.5, 0, left))
    sheet.motif(seated, _FUR, edge=1.4)


_LIONS: Mapping[Colour | None, Callable[[Sheet, Land], None]] = {
    "sand": _lion_face,
    "river": partial(_lion_seated, left=True),
    "forest": _lion_and_cub,
    "dusk": partial(_lion_seated, left=False),
}


def _brigand(sheet: Sheet) -> None:
    """A jackal in a cloak: the thief of the tale is no one's portrait."""
    fur = {
        "a": "#d19a55",
        "b": "#8a5a2b",
        "hi": "#fbeed2",
        "ink": INK,
        "acc": "#c64030",
        "hat": "#4a3178",
        "band": LAMP,
        "cloak": "#2c2150",
        "glow": LAMP,
    }
    head = [
        blob("cloak", "-62,96c -56,58 -34,40 0,38 34,40 56,58 62,96c"),
        *(
            blob(
                "a",
                [
                    (s * 12, -34, "c"),
                    (s * 34, -76),
                    (s * 40, -84, "c"),
                    (s * 44, -58),
                    (s * 34, -20, "c"),
                ],
            )
            for s in (-1, 1)
        ),
        *(
            blob(
                "b",
                [
                    (s * 20, -38, "c"),
                    (s * 34, -68),
                    (s * 37, -72, "c"),
                    (s * 38, -54),
                    (s * 31, -30, "c"),
                ],
            )
            for s in (-1, 1)
        ),
        blob("a", "-36,-22 -24,-42 0,-47 24,-42 36,-22 38,0 24,18 10,34 0,40 -10,34 -24,18 -38,0"),
        blob("hi", "-38,0 -22,6 -8,14 0,12 8,14 22,6 38,0 24,20 10,35 0,41 -10,35 -24,20"),
        blob("ink", "-37,-16 -18,-22 0,-16 18,-22 37,-16 37,2 22,8 8,4 0,0 -8,4 -22,8 -37,2"),
        *(
            shape
            for s in (-1, 1)
            for shape in (
                dot("hi", s * 17, -8, 8, 6),
                dot("glow", s * 17, -8, 5, 5.4),
                dot("ink", s * 17, -8, 2, 5),
            )
        ),
        blob("ink", "-7,24 0,21 7,24 0,32"),
        line("ink", 1.6, "0,31 0,35 5,38"),
        blob("acc", "-40,42 -20,50 0,47 20,50 40,42 34,62 0,70 -34,62"),
        *(dot("hi", x, y, 2.2) for x, y in ((-22, 56), (-8, 60), (8, 60), (22, 56))),
        blob("hat", "-66,-38 -34,-44 0,-42 34,-44 66,-38 50,-30 0,-33 -50,-30"),
        blob("hat", "-30,-40c -28,-70 -18,-86 0,-80 18,-86 28,-70 30,-40c 0,-36"),
        blob("band", "-30,-40c -29,-50c 0,-46 29,-50c 30,-40c 0,-36"),
        limb("acc", "26,-48 46,-74 40,-98", 9, 2),
    ]
    sheet.glow(104, 150, 100, LAMP, 0.45)
    sheet.shapes(moved(head, 104, 168, 0.94), fur, edge=1.4)


def _great_star(sheet: Sheet) -> None:
    sheet.glow(108, 150, 120, LAMP, 0.9)
    sheet.shapes(
        moved(gems.star(16, 104, 70, 22), 108, 152, 0.8),
        {"light": "#ffe9a8", "deep": "#e7b95a"},
        edge=0,
    )
    sheet.shapes(moved(gems.star(), 108, 152, 1.5), gems.GOLD, edge=1.4)
    sheet.disc(108, 152, 9, "#fffdf2", edge=1)

"""Trees, flowers and what grows between them."""

import math
from random import Random

from veillee.atelier.geometry import Motif, Point, Shape, apply, matrix
from veillee.atelier.motifs.pen import (
    Register,
    blob,
    box,
    disc,
    limb,
    made,
)

register = Register()


def branches(
    start: Point,
    angle: float,
    length: float,
    width: float,
    depth: int,
    random: Random,
    wood: list[Shape],
    tips: list[Point],
    *,
    spread: float = 28.0,
    curl: float = 10.0,
) -> None:
    """Grow a branch and those upon it into `wood`, their ends into `tips`."""
    angle += random.uniform(-curl, curl)
    x, y = start
    end = (x + math.cos(math.radians(angle)) * length, y + math.sin(math.radians(angle)) * length)
    middle = (
        (x + end[0]) / 2 + random.uniform(-0.1, 0.1) * length,
        (y + end[1]) / 2 + random.uniform(-0.1, 0.1) * length,
    )
    wood.append(limb("a", [start, middle, end], width, width * 0.66, shade=depth > 2))
    if depth == 0:
        tips.append(end)
        return
    count = 2 if random.random() < 0.75 else 3
    for i in range(count):
        turn = (i - (count - 1) / 2) * spread * 2 / (count - 1) * random.uniform(0.7, 1.2)
        longer = length * random.uniform(0.68, 0.84)
        branches(
            end,
            angle + turn,
            longer,
            width * 0.66,
            depth - 1,
            random,
            wood,
            tips,
            spread=spread,
            curl=curl,
        )
    if random.random() < 0.5:
        tips.append(end)


@register.motif(fr="un arbre", en="a tree", tags="life growth roots")
def tree(random: Random, *, depth: int = 5, leaves: bool = False, spread: float = 30.0) -> Motif:
    wood: list[Shape] = []
    tips: list[Point] = []
    branches((0, -2), -90, 30, 13, depth, random, wood, tips, spread=spread, curl=12)
    wood.append(blob("a", "-16,2 -8,-6 -6,-14 6,-14 8,-6 17,2"))
    grown = matrix(scale=102 / -min(shape.bbox()[1] for shape in wood))
    ends = [apply(grown, tip) for tip in tips]
    foliage = [
        disc(random.choice(("acc", "c", "c", "hi")), *tip, random.uniform(5, 10)) for tip in ends
    ]
    return made(
        "tree",
        [shape.tf(grown) for shape in wood],
        foliage if leaves else (),
        tips=ends,
        top=(0, -100),
    )


@register.motif(fr="un sapin", en="a fir tree", tags="forest winter")
def pine(random: Random) -> Motif:
    layers = random.randint(4, 6)
    needles = []
    for i in range(layers):
        share = i / layers
        width = 26 * (1 - share) ** 0.85 + 6
        y = -10 - share * 74 * (layers / (layers - 1)) * 0.8
        needles.append(
            blob(
                "a" if i % 2 else "c",
                [
                    (-width, y, "c"),
                    (-width * 0.3, y - 14),
                    (0, y - 32, "c"),
                    (width * 0.3, y - 14),
                    (width, y, "c"),
                    (width * 0.4, y + 2),
                    (0, y + 4),
                    (-width * 0.4, y + 2),
                ],
            )
        )
    return made("pine", box("b", -3, -16, 6, 16), needles)


@register.motif(fr="un champignon", en="a mushroom", tags="magic forest poison")
def mushroom(random: Random) -> Motif:
    spots = [
        disc("hi", x, y, r, r * 0.8)
        for x, y, r in ((-22, -74, 7), (4, -86, 6), (26, -68, 6), (-2, -66, 4.5), (-36, -60, 3.5))
    ]
    return made(
        "mushroom",
        blob("hi", "-12,0 -9,-30 -13,-54 13,-54 9,-30 13,0"),
        blob("b", "-14,-44 0,-40 14,-44 12,-50 -12,-50"),
        blob("acc", "-48,-50 -42,-78 -20,-96 0,-100 20,-96 42,-78 48,-50 20,-56 0,-57 -20,-56"),
        blob("b", "-46,-51 0,-60 46,-51 0,-46"),
        spots,
        top=(0, -100),
    )

"""Trees, flowers and what grows between them."""

import math
from random import Random

from veillee.atelier.geometry import Motif, Point, Shape, apply, matrix, taper
from veillee.atelier.motifs.pen import (
    Register,
    blob,
    box,
    cut,
    disc,
    dot,
    limb,
    line,
    made,
    polar,
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
    # A twig is straight enough for a few points: a tree has a hundred of them.
    bark = taper([start, middle, end], width, width * 0.66, steps=8 if depth > 2 else 4)
    wood.append(Shape(bark, "a", shade=depth > 2))
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
    wood.append(_joint(middle, end, width * 0.66))
    if random.random() < 0.5:
        tips.append(end)


def _joint(start: Point, end: Point, width: float) -> Shape:
    """Bark over a fork, so that no ink line of its branches is seen inside the wood."""
    share = min(1.0, width / math.dist(start, end))
    back = (end[0] + (start[0] - end[0]) * share, end[1] + (start[1] - end[1]) * share)
    return line("a", width * 0.74, [back, end])


@register.motif(fr="un arbre", en="a tree", tags="life growth roots")
def tree(random: Random, *, depth: int = 5, leaves: bool = False, spread: float = 30.0) -> Motif:
    wood = [blob("a", "-17,2 -9,-1.6 -5,-9 0,-11 5,-9 9,-1.6 18,2 0,3")]
    tips: list[Point] = []
    branches((0, -6), -90, 28, 13, depth, random, wood, tips, spread=spread, curl=12)
    wood.append(line("a", 8, "0,-3 0,-10"))
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


@register.motif(fr="une rose", en="a rose", tags="flower:2 love beauty thorn")
def rose(random: Random) -> Motif:
    thorns = [
        cut("c", [(x, y), (x + dx, y - 4), (x, y - 6)]) for x, y, dx in ((1, -44, 7), (-2, -30, -7))
    ]
    return made(
        "rose",
        limb("c", "2,-62 -1,-34 2,-1", 4, 4),
        thorns,
        blob("c", "1,-22c 14,-36 32,-36 40,-30c 30,-20 14,-16"),
        line("b", 1, "2,-22 18,-28 34,-30", 0.6),
        blob("c", "0,-36c -12,-48 -28,-50 -36,-44c -28,-34 -12,-30"),
        line("b", 1, "-2,-36 -16,-42 -32,-44", 0.6),
        blob("c", "-22,-62c -10,-66 0,-68 12,-66 24,-62c 12,-56 -10,-56"),
        blob("acc", "-6,-62 -26,-68 -33,-82 -22,-92 -6,-90 0,-76"),
        blob("acc", "8,-62 28,-68 34,-82 23,-93 7,-90 0,-76"),
        blob("acc", "-18,-90 -14,-101 0,-104 15,-101 20,-90 12,-74 0,-68 -12,-74"),
        blob("acc", "-24,-84 -8,-74 10,-76 24,-86 20,-68 4,-59 -14,-63"),
        line("ink", 1.2, "-10,-92 0,-97 10,-93 8,-86 -2,-84 -6,-89 1,-91", 0.6),
        top=(0, -103),
    )


@register.motif(fr="un pissenlit", en="a dandelion", tags="flower:2 wish breath fragile")
def dandelion(random: Random) -> Motif:
    def seed(x: float, y: float, angle: float, size: float) -> list[Shape]:
        root = polar(x, y, -size, angle)
        fan = [
            line("hi", 0.9, [(x, y), polar(x, y, size * 0.6, angle + spread)])
            for spread in (-55, -28, 0, 28, 55)
        ]
        return [line("hi", 1, [root, (x, y)]), *fan, dot("b", *root, 1.2)]

    globe = [shape for a in range(0, 360, 24) for shape in seed(*polar(0, -74, 17, a), a, 15)]
    flying = [
        shape
        for x, y, a in ((36, -86, -40), (48, -66, -20), (58, -96, -50), (34, -56, 0))
        for shape in seed(x, y, a, 11)
    ]
    return made(
        "dandelion",
        limb("c", "0,-72 3,-40 -1,-1", 3.4, 4),
        blob("c", "-1,-1c -16,-8 -22,-22 -34,-26c -28,-10 -18,0"),
        blob("c", "-1,-1c 14,-4 22,-16 34,-18c 26,-4 14,1"),
        globe,
        flying,
        disc("b", 0, -74, 4.4),
        outline=[disc("hi", 0, -74, 25), limb("c", "0,-72 3,-40 -1,-1", 3.4, 4)],
        mid=(0, -74),
    )


@register.motif(fr="une pomme", en="an apple", tags="temptation knowledge fruit")
def apple(random: Random) -> Motif:
    return made(
        "apple",
        limb("hair", "0,-74 2,-88 8,-97", 3.6, 4.4),
        blob("c", "4,-84c 14,-98 32,-100 42,-94c 34,-82 18,-78"),
        line("b", 1.1, "6,-84 22,-89 36,-93", 0.6),
        blob(
            "acc",
            "0,-76 -18,-82 -38,-72 -46,-48 -38,-18 -18,-1 0,-5 18,-1 38,-18 46,-48 38,-72 18,-82",
        ),
        blob("hi", "-36,-52 -32,-66 -22,-71 -27,-62 -30,-48", 0.75, False),
        line("ink", 1.6, "-10,-75 0,-71 10,-75", 0.7),
        top=(0, -80),
    )

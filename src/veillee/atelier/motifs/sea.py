"""Life of the sea."""

from random import Random

from veillee.atelier.geometry import Motif, Point
from veillee.atelier.motifs.pen import (
    Register,
    blob,
    box,
    cut,
    disc,
    dot,
    eye,
    limb,
    line,
    made,
)

register = Register()


@register.motif(fr="une baleine", en="a whale", tags="animal:1 ocean giant calm")
def whale(random: Random) -> Motif:
    upper: list[Point] = [(87, -27), (60, -26), (30, -19), (2, -15)]
    lower: list[Point] = [(80, -13), (52, -1), (26, 1), (2, 1)]
    throat = []
    for share in (0.22, 0.42, 0.62, 0.82):
        along = [
            (x0 + (x1 - x0) * share, y0 + (y1 - y0) * share)
            for (x0, y0), (x1, y1) in zip(upper, lower, strict=True)
        ]
        throat.append(line("a", 1.2, along, 0.6))
    return made(
        "whale",
        blob(
            "a",
            "-62,-48 -74,-62 -78,-84 -94,-96 -112,-98 -100,-84 -94,-74 -108,-68 -118,-58 -98,-58"
            " -84,-52 -72,-34 -40,-8 0,2 50,0 82,-14 92,-34 84,-54 54,-68 14,-68 -30,-56",
        ),
        blob("hi", "91,-30c 60,-27 30,-20 -10,-14 -44,-10c 0,2 50,0 82,-14"),
        throat,
        blob("b", "30,-20 18,-14 8,8 16,20 30,6 38,-10"),
        eye(66, -36, 2.8),
        line("ink", 1.2, "90,-30 78,-30 70,-27", 0.8),
        back=(10, -66),
        top=(10, -68),
        blow=(52, -68),
        mid=(10, -34),
        look=(112, -40),
    )


@register.motif(fr="un poisson", en="a fish", tags="animal:1 water silence")
def fish(random: Random) -> Motif:
    scales = [
        line("ink", 1.1, [(6 - i * 9, -62), (2 - i * 9, -55), (6 - i * 9, -48)], 0.35)
        for i in range(4)
    ]
    return made(
        "fish",
        blob("b", "-26,-50 -46,-74 -56,-78 -52,-50 -56,-22 -46,-26"),
        blob("b", "12,-72 -8,-92 -22,-66"),
        blob("a", "58,-48 34,-72 0,-76 -34,-50 0,-24 34,-28"),
        blob("hi", "56,-45 28,-42 -10,-40 -28,-48 0,-24 34,-28"),
        line("ink", 1.6, "24,-66 16,-50 24,-34", 0.5),
        eye(38, -54, 2.8),
        blob("b", "8,-46 -12,-40 -4,-30 8,-36"),
        scales,
        look=(72, -50),
    )


@register.motif(fr="une méduse", en="a jellyfish", tags="animal:1 ocean light drift")
def jellyfish(random: Random) -> Motif:
    arms = []
    for i in range(7):
        x, length, sway = -24 + i * 8, random.uniform(38, 56), random.uniform(-5, 5)
        path = [
            (x, -56.0),
            (x + 6 + sway, -56 + length * 0.35),
            (x - 5, -56 + length * 0.7),
            (x + 3 + sway, -56 + length),
        ]
        arms.append(limb("b", path, 3.5, 0.8))
    return made(
        "jellyfish",
        arms,
        blob(
            "a",
            "-36,-56 -34,-77 -25,-92 -11,-99.4 0,-101 11,-99.4 25,-92 34,-77 36,-56 26,-60"
            " 18,-54 9,-60 0,-54 -9,-60"
            " -18,-54 -26,-60",
        ),
        blob("glow", "-18,-66 -14,-84 0,-90 14,-84 18,-66 0,-70", 0.55, False),
        top=(0, -100),
    )


@register.motif(fr="une pieuvre", en="an octopus", tags="animal:1 ocean many-armed monster")
def octopus(random: Random) -> Motif:
    far = [
        limb("b", path, 11, 3)
        for path in (
            "-12,-40 -30,-34 -46,-40 -60,-34 -58,-24",
            "12,-40 30,-34 46,-40 60,-34 58,-24",
            "-4,-36 -8,-18 -20,-4 -30,-8",
            "4,-36 8,-18 20,-4 30,-8",
        )
    ]
    near = [
        limb("a", path, 14, 3.4)
        for path in (
            "-16,-40 -32,-22 -52,-16 -66,-6 -72,-18",
            "16,-40 32,-22 52,-16 66,-6 72,-18",
            "-9,-36 -18,-18 -36,-6 -48,-2",
            "9,-36 18,-18 36,-6 48,-2",
        )
    ]
    suckers = [
        dot("hi", side * x, y, r)
        for side in (-1, 1)
        for x, y, r in ((30, -21, 2.4), (40, -17.6, 2), (50, -14.4, 1.8), (58, -10.6, 1.4))
    ]
    return made(
        "octopus",
        far,
        near,
        suckers,
        blob("a", "-24,-34 -34,-60 -32,-84 -16,-98 0,-101 16,-98 32,-84 34,-60 24,-34 0,-28"),
        [
            disc("b", x, y, r, r * 0.8)
            for x, y, r in ((-16, -86, 5), (2, -91, 3.4), (19, -82, 4), (-24, -72, 3))
        ],
        [shape for x in (-12, 12) for shape in eye(x, -58, 5)],
        line("ink", 1.6, "-6,-43 0,-40 6,-43"),
        [dot("acc", x, -47, 4, 2.6) for x in (-19, 19)],
        top=(0, -101),
        hand=(72, -20),
        lhand=(-72, -20),
    )


@register.motif(fr="un hippocampe", en="a seahorse", tags="animal:1 ocean upright gentle")
def seahorse(random: Random) -> Motif:
    fins = [
        cut("b", [(x - 1, y - 5), (x - 8, y + 1), (x + 1, y + 5)])
        for x, y in ((-8, -88), (-13, -76), (-14, -64), (-13, -52), (-10, -40))
    ]
    rings = [
        line("b", 1.2, [(x, y), (x + 10, y + 3), (x + 19, y + 1)], 0.7)
        for x, y in ((-14, -62), (-14, -54), (-12, -46), (-9, -38), (-5, -30))
    ]
    return made(
        "seahorse",
        fins,
        limb("a", "0,-34 6,-16 4,-2 -10,0 -16,-10 -8,-16", 15, 3),
        blob("b", "-12,-52 -28,-58 -32,-44 -24,-36 -11,-42"),
        blob(
            "a",
            "-6,-96 6,-100 16,-94 20,-87 38,-82 40,-76 34,-74 18,-77 12,-70 10,-62 14,-50"
            " 10,-36 4,-24 -6,-30 -14,-46 -16,-62 -12,-80",
        ),
        blob("hi", "8,-64 13,-50 9,-36 3,-28 2,-44 4,-58"),
        rings,
        cut("glow", "-6,-94 -8,-105 -1,-99 3,-107 7,-99 13,-102 12,-93"),
        eye(11, -86, 2.4),
        look=(58, -80),
        back=(-14, -60),
    )


@register.motif(fr="un coquillage", en="a seashell", tags="sea listening memory spiral")
def shell(random: Random) -> Motif:
    ribs = [
        line("b", 1.8, [(0, -6), (x * 0.62, -50), (x, y)], 0.75)
        for x, y in ((-40, -68), (-24, -88), (-8, -96), (8, -96), (24, -88), (40, -68))
    ]
    return made(
        "shell",
        blob("b", "-18,-2c -22,-16 -8,-14 8,-14 22,-16 18,-2c 0,2"),
        blob(
            "acc",
            "0,-4c -26,-22 -50,-48 -56,-66c -46,-74 -44,-80c -36,-84 -30,-94c -20,-96"
            " -12,-101c -6,-99"
            " 0,-102 6,-99 12,-101c 20,-96 30,-94c 36,-84 44,-80c 46,-74 56,-66c 50,-48 26,-22",
        ),
        blob("hi", "-50,-64 -34,-84 -12,-95 12,-95 34,-84 50,-64 34,-74 0,-84 -34,-74", 0.5),
        ribs,
        top=(0, -101),
    )


@register.motif(fr="une ancre", en="an anchor", tags="sea steadiness weight harbour")
def anchor(random: Random) -> Motif:
    return made(
        "anchor",
        disc("a", 0, -91, 9),
        disc("hi", 0, -91, 4),
        blob(
            "a",
            "-46,-34c -36,-14 -20,-1 0,4 20,-1 36,-14 46,-34c 28,-22 8,-15 5,-16 5,-80c"
            " -5,-80c -5,-16 -8,-15 -28,-22",
        ),
        cut("a", "-50,-42 -54,-22 -34,-28"),
        cut("a", "50,-42 54,-22 34,-28"),
        box("b", -26, -74, 52, 8, 4),
        line("hi", 3, "3,-93 16,-80 -9,-62 10,-46 -10,-30 8,-14", 0.95),
        line("b", 1, "3,-93 16,-80 -9,-62 10,-46 -10,-30 8,-14", 0.5),
        top=(0, -100),
    )

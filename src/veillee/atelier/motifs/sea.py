"""Life of the sea."""

from random import Random

from veillee.atelier.geometry import Motif, Point
from veillee.atelier.motifs.pen import (
    Register,
    blob,
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
            "-36,-56 -34,-80 -18,-97 0,-100 18,-97 34,-80 36,-56 26,-60 18,-54 9,-60 0,-54 -9,-60"
            " -18,-54 -26,-60",
        ),
        blob("glow", "-18,-66 -14,-84 0,-90 14,-84 18,-66 0,-70", 0.55, False),
        top=(0, -100),
    )

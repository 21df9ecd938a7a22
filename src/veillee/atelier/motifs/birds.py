"""Things with wings."""

from random import Random

from veillee.atelier.geometry import Motif
from veillee.atelier.motifs.pen import (
    Register,
    blob,
    cut,
    disc,
    dot,
    eye,
    limb,
    line,
    made,
)

register = Register()


@register.motif(fr="un oiseau", en="a bird", tags="animal:1 freedom:3 flight")
def bird(random: Random) -> Motif:
    return made(
        "bird",
        blob("b", "-4,-54 -30,-90 -58,-100 -44,-78 -36,-62 -14,-46"),
        blob(
            "a",
            "-62,-50 -40,-52 -10,-58 18,-60 34,-66 44,-62 54,-58 42,-55 26,-42 -4,-38 -40,-44"
            " -64,-36",
        ),
        blob("hi", "42,-56 26,-43 -4,-39 -30,-43 0,-47 28,-53"),
        blob("a", "12,-54 0,-84 -16,-112 10,-104 26,-82 28,-56"),
        blob("b", "8,-58 2,-80 -8,-100 10,-92 20,-76 20,-58"),
        eye(37, -61.4, 1.5),
        cut("acc", "44,-63 58,-58 44,-56"),
        foot=(4, -38),
        look=(74, -60),
    )


@register.motif(fr="un corbeau", en="a crow", tags="animal:1 bird omen")
def crow(random: Random) -> Motif:
    return made(
        "crow",
        limb("acc", "-4,-16 -6,-8 -4,-1", 3, 2),
        limb("acc", "6,-16 5,-8 8,-1", 3, 2),
        blob(
            "a",
            "-62,-8 -40,-34 -20,-62 6,-80 14,-96 28,-100 38,-92 40,-84 34,-60 22,-28 0,-14 -24,-18",
        ),
        blob("ink", "36,-93 50,-87 63,-79c 46,-79 36,-82"),
        blob("b", "-56,-8 -30,-36 -4,-60 10,-52 4,-30 -20,-18"),
        line("a", 1.2, "-40,-16 -16,-34 0,-46", 0.8),
        line("a", 1.2, "-28,-16 -10,-28 2,-36", 0.8),
        eye(30, -89, 1.9),
        top=(26, -100),
        look=(78, -84),
    )


@register.motif(fr="un hibou", en="an owl", tags="animal:1 bird wisdom night")
def owl(random: Random) -> Motif:
    scales = []
    for row in range(4):
        first = -1 if row % 2 else -2
        for column in range(first, 3):
            x, y = column * 9 - 4.5 + (row % 2) * 0 + (4.5 if row % 2 == 0 else 0), -42 + row * 9
            scales.append(line("b", 1.6, [(x - 4, y), (x, y + 5), (x + 4, y)], 0.8))
    wings = [
        blob("b", [(side * x, y) for x, y in ((32, -62), (40, -36), (28, -6), (22, -34))])
        for side in (-1, 1)
    ]
    eyes = []
    for x in (-13, 13):
        eyes += [
            disc("hi", x, -70, 13.5),
            dot("glow", x, -70, 8.5),
            dot("ink", x, -70, 4.5),
            dot("hi", x + 1.8, -72, 1.4),
        ]
    return made(
        "owl",
        blob(
            "a",
            "-26,-8 -33,-45 -30,-76 -34,-100c -18,-92 0,-90 18,-92 34,-100c 30,-76 33,-45"
            " 26,-8 0,0",
        ),
        blob("hi", "-18,-10 -20,-40 0,-54 20,-40 18,-10 0,-4"),
        scales,
        wings,
        eyes,
        cut("acc", "-4,-66 4,-66 0,-56"),
        [disc("acc", x, 0, 6, 3) for x in (-9, 9)],
        top=(0, -91),
    )


@register.motif(fr="un papillon de nuit", en="a moth", tags="animal:1 butterfly change night")
def moth(random: Random) -> Motif:
    wings = []
    for side in (-1, 1):
        wings += [
            blob(
                "b",
                [(side * x, y) for x, y in ((3, -46), (22, -36), (40, -14), (24, -2), (8, -22))],
            ),
            blob(
                "a",
                [
                    (side * x, y)
                    for x, y in ((3, -58), (20, -92), (52, -100), (62, -78), (46, -50), (14, -42))
                ],
            ),
            disc("hi", side * 38, -74, 10),
            disc("ink", side * 38, -74, 5),
            disc("acc", side * 22, -22, 5),
            line("b", 1.4, [(side * 8, -56), (side * 22, -62), (side * 27, -68)], 0.8),
            limb("ink", [(side * 2, -76), (side * 8, -92), (side * 20, -100)], 1.8, 0.8),
        ]
    return made("moth", wings, blob("ink", "-5,-72 0,-79 5,-72 5,-40 0,-20 -5,-40"))

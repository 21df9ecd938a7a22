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
    polar,
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


@register.motif(fr="un cygne", en="a swan", tags="animal:1 bird grace love change")
def swan(random: Random, *, aloft: bool = False) -> Motif:
    if aloft:
        return _swan_aloft()
    feathers = [
        line("b", 1.4, points, 0.6)
        for points in ("-34,-28 -12,-24 8,-30", "-42,-36 -18,-33 4,-40", "-46,-45 -24,-43 -4,-49")
    ]
    return made(
        "swan",
        limb("hi", "26,-22 44,-36 40,-58 30,-74 34,-90 44,-94", 19, 8),
        blob("hi", "38,-99 48,-101 56,-95 55,-89 44,-87 37,-91"),
        blob("acc", "54,-95 64,-91 72,-86c 62,-85 54,-88"),
        blob("ink", "51,-97 57,-96 58,-91 54,-88 55,-92", 1, False),
        dot("ink", 49, -94.6, 1.7),
        blob("hi", "-66,-34c -56,-12 -30,-1 4,0 34,-6 48,-24 40,-36 20,-36 -10,-28 -44,-32"),
        blob("hi", "-70,-50c -54,-60 -28,-62 -2,-56 16,-42 10,-26 -14,-18 -42,-26 -60,-36"),
        feathers,
        back=(-18, -58),
        top=(42, -99),
        look=(90, -90),
    )


def _swan_aloft() -> Motif:
    """A swan in flight: neck stretched, one wing before the body and one behind."""
    quills = ("6,-52 -8,-72 -26,-90", "0,-46 -14,-60 -34,-74", "12,-56 2,-78 -14,-98")
    return made(
        "swan",
        blob("hi", "6,-46 14,-72 30,-96c 34,-80 44,-82c 42,-66 34,-46"),
        limb("hi", "28,-40 56,-46 82,-46", 15, 7),
        blob("hi", "78,-53 86,-55 93,-50 92,-43 82,-41 77,-45"),
        blob("acc", "91,-50 101,-46 109,-41c 99,-40 91,-43"),
        blob("ink", "89,-52 94,-51 95,-46 91,-43 92,-47", 1, False),
        dot("ink", 86.6, -49.4, 1.7),
        blob("hi", "-62,-38c -50,-44 -20,-50 16,-50 38,-44 40,-36 24,-24 -8,-22 -36,-28"),
        blob(
            "hi",
            "26,-46 12,-80 -20,-106c -22,-96 -34,-98c -34,-88 -46,-88c -44,-76 -54,-74c"
            " -36,-54 -12,-36 10,-32",
        ),
        [line("b", 1.4, quill, 0.6) for quill in quills],
        back=(-18, -50),
        top=(86, -55),
        look=(120, -46),
    )


@register.motif(fr="un coq", en="a rooster", tags="animal:1 bird morning pride call")
def rooster(random: Random) -> Motif:
    tail = [
        limb(role, path, 11, 3)
        for role, path in (
            ("b", "-22,-44 -44,-52 -56,-38 -58,-22"),
            ("c", "-22,-48 -46,-66 -62,-56 -68,-40"),
            ("b", "-20,-52 -38,-80 -58,-80 -70,-64"),
            ("acc", "-18,-54 -26,-84 -44,-94 -60,-86"),
        )
    ]
    return made(
        "rooster",
        [limb("glow", path, 3.4, 2.6) for path in ("-4,-20 -6,-10 -5,-2", "10,-20 11,-10 12,-2")],
        [line("glow", 2.2, [(x - 6, 0), (x, -2), (x + 8, 0)]) for x in (-5, 12)],
        tail,
        blob("acc", "14,-92 10,-100 18,-97 20,-105 27,-98 34,-104 34,-96 40,-96 34,-88 20,-86"),
        blob("acc", "34,-76 32,-66 37,-62 41,-68 40,-76"),
        blob(
            "a",
            "-32,-44 -26,-30 -8,-16 14,-18 28,-32 34,-56 40,-78 36,-90 26,-94 16,-88 8,-68 -8,-54",
        ),
        blob("hi", "16,-88 8,-68 0,-58c 8,-52 14,-46c 20,-50 30,-46c 36,-60 40,-78 30,-84"),
        blob("b", "-26,-44 -10,-48 8,-44 12,-34 0,-26 -16,-30"),
        cut("glow", "38,-86 52,-80 38,-77"),
        eye(30, -84, 1.9),
        top=(26, -103),
        look=(68, -82),
    )


@register.motif(fr="une plume", en="a feather", tags="lightness writing air")
def feather(random: Random) -> Motif:
    barbs = [
        line("b", 0.9, [(x, y), (x + dx, y - 6)], 0.7)
        for x, y, dx in ((-9, -28, 8), (-5, -40, 9), (0, -52, 9), (6, -64, 8), (12, -76, 7))
    ]
    other = [
        line("b", 0.9, [(x, y), (x - 8, y - 7)], 0.7)
        for x, y in ((-8, -30), (-4, -42), (1, -54), (7, -66), (13, -77))
    ]
    return made(
        "feather",
        blob(
            "hi",
            "-12,-22 -22,-36 -14,-42c -20,-46 -18,-58 -6,-70 8,-88 30,-100c 34,-82 26,-64"
            " 16,-52c 18,-46 10,-36 2,-30c 2,-26 -6,-21",
        ),
        blob("a", "30,-100c 34,-82 26,-64 20,-70 16,-80"),
        barbs,
        other,
        limb("ink", "24,-88 4,-56 -10,-24 -16,-2", 1.4, 2.4),
        nib=(-16, 0),
        top=(30, -100),
    )


@register.motif(fr="un paon", en="a peacock", tags="animal:1 bird pride beauty eyes")
def peacock(random: Random) -> Motif:
    """A peacock facing us, its tail spread like a sun of eyes."""
    fan = []
    for radius, step, start in ((78, 15, -172), (60, 20, -170)):
        for angle in range(start, -5, step):
            root, end = polar(0, -18, 14, angle), polar(0, -18, radius, angle)
            x, y = polar(0, -18, radius - 7, angle)
            fan += [
                limb("c", [root, polar(0, -18, radius * 0.6, angle), end], 4, 13),
                disc("glow", x, y, 5.4, 6.4, angle + 90),
                dot("a", x, y, 3.6, 4.4, angle + 90),
                dot("ink", *polar(0, -18, radius - 8.4, angle), 1.9),
            ]
    crest = [
        shape
        for x in (-7, 0, 7)
        for shape in (line("a", 1, [(0, -62), (x, -72)]), dot("a", x, -73, 1.8))
    ]
    return made(
        "peacock",
        fan,
        [line("glow", 2.4, [(x, -8), (x * 1.2, -1)]) for x in (-5, 5)],
        [line("glow", 2, [(x - 4, 0), (x, -1.4), (x + 4, 0)]) for x in (-6, 6)],
        crest,
        blob("a", "-12,-8 -15,-22 -9,-38 -6,-52 -7,-60 0,-65 7,-60 6,-52 9,-38 15,-22 12,-8 0,-4"),
        [line("b", 1.2, [(-7, y), (0, y + 4), (7, y)], 0.7) for y in (-34, -26, -18)],
        [
            shape
            for x in (-3, 3)
            for shape in (dot("hi", x, -58, 2, 2.2), dot("ink", x, -58, 1.1, 1.4))
        ],
        cut("glow", "-2.2,-55 2.2,-55 0,-50"),
        top=(0, -74),
    )

"""Figures out of tales: rulers, fools, spirits and machines."""

from random import Random

from veillee.atelier.geometry import Motif, arc
from veillee.atelier.motifs.ages import side_face
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
    moved,
    pane,
    polar,
)
from veillee.atelier.motifs.people import features

register = Register()


@register.motif(fr="un roi", en="a king", tags="person:1 power rule pride")
def king(random: Random, *, mood: str = "calm") -> Motif:
    spots = [
        dot("ink", x, y, 1, 1.6) for x, y in ((-15, -60), (-8, -54), (0, -52), (8, -54), (15, -60))
    ]
    hem = [dot("ink", x, -4.4, 1, 1.6) for x in (-22, -11, 0, 11, 22)]
    return made(
        "king",
        line("glow", 2.4, "27,-72 28,-40 29,-2"),
        disc("glow", 27, -75, 4.4),
        disc("acc", 27, -75, 2),
        blob("acc", "-8,-68 -20,-58 -26,-30 -32,-4 0,-1 32,-4 26,-30 20,-58 8,-68"),
        blob("a", "-6,-60 -8,-30 -11,-3 0,-2 11,-3 8,-30 6,-60"),
        blob("hi", "-33,-8 0,-5 33,-8 33,-2 0,1 -33,-2"),
        hem,
        limb("acc", "15,-60 24,-52 26,-46", 11, 9),
        disc("skin", 27.4, -44, 4),
        limb("acc", "-15,-60 -23,-50 -18,-40", 11, 9),
        disc("skin", -15, -38, 4),
        disc("skin", 0, -78, 12, 12.4),
        features(0.4, -78, mood),
        blob("hair", "-12.4,-80 -10,-68 -5,-58 0,-54 5,-58 10,-68 12.4,-80 7,-73 0,-75 -7,-73"),
        line("ink", 1.2, "-2.6,-69.6 0,-68.4 2.6,-69.6"),
        blob("hi", "-14,-66 -20,-58 -10,-51 0,-48 10,-51 20,-58 14,-66 6,-60 0,-58 -6,-60"),
        spots,
        cut("glow", "-12,-86 -14,-99 -7,-93 0,-102 7,-93 14,-99 12,-86"),
        line("b", 1, "-11.6,-89 0,-87.6 11.6,-89", 0.6),
        [dot("acc", x, y, 1.6) for x, y in ((-14, -100), (0, -103), (14, -100))],
        hand=(27, -46),
        top=(0, -103),
        neck=(0, -66),
    )


@register.motif(fr="un chevalier", en="a knight", tags="person:1 courage war quest")
def knight(random: Random) -> Motif:
    plates = [line("ink", 1, [(-12, y), (0, y + 2), (12, y)], 0.5) for y in (-54, -47)]
    return made(
        "knight",
        line("ink", 5, "29,-92 29,-46"),
        line("hi", 3, "29,-92 29,-46"),
        line("glow", 3, "22,-46 36,-46"),
        blob("acc", "2,-98 -8,-108 -22,-106 -30,-92 -22,-94 -12,-92 -2,-90"),
        [limb("b", [(x, -36), (x * 1.1, -18), (x * 1.2, -5)], 12, 9) for x in (-7, 8)],
        [
            blob("b", [(x - 6, -5), (x + 4, -7), (x + 12, -1, "c"), (x - 6, 0, "c")])
            for x in (-8, 9)
        ],
        [disc("hi", x, -20, 4, 4.6) for x in (-8, 9)],
        limb("b", "14,-64 24,-56 28,-46", 10, 8),
        disc("ink", 29, -43, 4.4),
        blob("a", "-14,-70 -16,-52 -13,-40 -18,-28 0,-24 18,-28 13,-40 16,-52 14,-70 0,-73"),
        plates,
        box("acc", -14, -41, 28, 4, 2),
        [disc("hi", x, -67, 7.4, 6.4) for x in (-14, 14)],
        blob("b", "-12,-74 -13,-92 -4,-101 6,-100 13,-93 17,-84c 13,-78 11,-73 0,-71"),
        blob("hi", "1,-90 14,-91 22,-82c 13,-77 2,-80"),
        line("ink", 1.8, "4,-86.4 18,-84.4"),
        [dot("ink", x, -80.6, 0.8) for x in (7, 10.4, 13.8)],
        blob("acc", "-30,-62c -18,-65 -6,-62c -7,-44 -18,-31c -29,-44"),
        disc("glow", -18, -51, 5.4),
        [
            line("glow", 1.6, [polar(-18, -51, 7, a), polar(-18, -51, 9.4, a)])
            for a in range(0, 360, 45)
        ],
        hand=(29, -45),
        top=(2, -101),
        look=(40, -84),
    )


@register.motif(fr="un clown", en="a clown", tags="person:1 laughter circus mask")
def clown(random: Random, *, mood: str = "sorrow") -> Motif:
    dots = [
        disc("acc", x, y, 3)
        for x, y in ((-12, -44), (6, -50), (14, -34), (-6, -28), (-16, -20), (8, -18))
    ]
    hair = [
        disc("acc", s * x, y, 5.4)
        for s in (-1, 1)
        for x, y in ((12.6, -84), (14.6, -78), (12, -91))
    ]
    return made(
        "clown",
        [
            blob("ink", [(s * 4, -6), (s * 12, -9), (s * 27, -5), (s * 27, 0), (s * 4, 0)])
            for s in (-1, 1)
        ],
        limb("glow", "-13,-62 -26,-56 -32,-44", 11, 9),
        limb("glow", "13,-62 26,-56 32,-44", 11, 9),
        [disc("hi", s * 33, -41, 4) for s in (-1, 1)],
        blob("glow", "-8,-70 -17,-60 -22,-36 -19,-10 -8,-6 0,-12 8,-6 19,-10 22,-36 17,-60 8,-70"),
        dots,
        hair,
        disc("hi", 0, -80, 12, 12.4),
        features(0, -80, mood, 1.1),
        disc("acc", 0, -77, 3.4),
        blob("hi", "-17,-68 -10,-64 -6,-60 0,-63 6,-60 10,-64 17,-68 10,-71 0,-69 -10,-71"),
        cut("a", "-8,-90 1,-108 9,-91"),
        disc("hi", 1, -108, 3),
        disc("a", 0.4, -90.6, 10, 2.2),
        hand=(33, -42),
        lhand=(-33, -42),
        top=(0, -108),
        neck=(0, -66),
    )


@register.motif(fr="une sirène", en="a mermaid", tags="person:1 sea song longing")
def mermaid(random: Random) -> Motif:
    scales = [
        line("b", 1, [(x - 3, y - 2), (x, y + 1.4), (x + 3, y - 2)], 0.7)
        for x, y in (
            (6, -26),
            (14, -24),
            (2, -18),
            (10, -16),
            (18, -16),
            (26, -20),
            (6, -9),
            (14, -8),
            (24, -10),
        )
    ]
    return made(
        "mermaid",
        blob("c", "-40,0 -36,-10 -20,-13 -4,-9 12,-8 26,0"),
        blob("hair", "-2,-88 -14,-80 -18,-62 -24,-46 -16,-34 -10,-44 -2,-44 6,-60 8,-84"),
        limb("skin", "-2,-62 -12,-48 -17,-32", 6.4, 4.6),
        blob(
            "a",
            "-10,-38 -12,-20 -2,-4 16,-2 34,-8 48,-22 54,-38 46,-34 34,-22 24,-24 12,-34 10,-42",
        ),
        scales,
        blob("b", "52,-34 44,-48 46,-60 56,-52 70,-56 72,-48 62,-38"),
        blob("skin", "-9,-38 -6,-52 -8,-64 0,-70 9,-66 9,-52 10,-38 0,-35"),
        blob("acc", "-7,-58 1,-60 10,-58 9,-52 5,-51 1,-54 -3,-51 -7,-53"),
        limb("skin", "2,-72 3,-75 4,-78", 6, 5.4),
        moved(side_face(0, 0), 6, -85, 0.86),
        blob("hair", "-4,-80 -8,-92 2,-99 12,-97 16,-90 10,-92 5,-88 3,-80 -2,-72"),
        limb("skin", "6,-64 18,-56 30,-60", 6, 4.2),
        disc("skin", 32, -61, 3),
        blob("acc", "-1,-97 2,-103 5,-99 9,-102 8,-96", 1, False),
        hand=(32, -61),
        top=(4, -98),
        look=(32, -85),
    )


@register.motif(fr="un fantôme", en="a ghost", tags="fear past absence night")
def ghost(random: Random) -> Motif:
    return made(
        "ghost",
        blob(
            "hi",
            "-24,-2c -31,-26 -28,-52 -37,-54 -40,-64 -27,-66 -24,-84 -12,-97 2,-100 16,-96 25,-82"
            " 27,-66 40,-68 42,-60 31,-52 32,-26 38,-6c 26,-12 20,-1c 10,-10 0,0c -10,-10",
        ),
        line("b", 1.4, "-16,-44 -18,-26 -15,-14", 0.4),
        line("b", 1.4, "12,-40 14,-26 12,-14", 0.4),
        [dot("ink", x, -74, 3.4, 5) for x in (-6, 11)],
        [dot("hi", x, -76, 1.1) for x in (-4.8, 12.2)],
        dot("ink", 3, -60, 3.4, 4.4),
        [dot("acc", x, -65, 3, 1.8) for x in (-12, 18)],
        top=(2, -100),
        hand=(40, -63),
    )


@register.motif(fr="une statue", en="a statue", tags="stone silence past pride")
def statue(random: Random) -> Motif:
    folds = [
        line("b", 1.3, "-8,-62 2,-48 4,-26", 0.6),
        line("b", 1.3, "-2,-64 8,-50 10,-26", 0.6),
        line("b", 1.3, "-10,-52 -6,-38 -6,-26", 0.6),
    ]
    return made(
        "statue",
        box("b", -24, -8, 48, 8, 1),
        box("b", -19, -24, 38, 17),
        box("hi", -12, -18, 24, 6, 1),
        limb("hi", "11,-68 24,-78 31,-94", 8, 5),
        disc("hi", 32, -97, 3),
        blob("hi", "-14,-24c -16,-44 -12,-58 -12,-68 -5,-74 6,-74 13,-69 10,-54 16,-24c"),
        blob("b", "12,-70 0,-66 -13,-50 -14,-42 2,-54 12,-62", 0.45),
        folds,
        limb("hi", "-11,-68 -17,-56 -9,-48", 7.4, 5),
        limb("hi", "0,-74 0,-77 1,-80", 6.4, 6),
        disc("hi", 1, -87, 8, 9),
        dot("hi", 8.4, -86, 2, 1.6),
        blob("b", "-8,-84 -9,-93 -2,-98 6,-97 10,-92 3,-93 -3,-89 -5,-82"),
        line("b", 1.2, "3,-88.6 5,-88 7,-88.6"),
        line("b", 1, "4.6,-82 7,-82"),
        hand=(33, -99),
        top=(1, -97),
        look=(40, -88),
    )


@register.motif(fr="un robot", en="a robot", tags="machine future heart")
def robot(random: Random) -> Motif:
    rivets = [dot("ink", x, y, 1) for x in (-17, 17) for y in (-60, -34)]
    return made(
        "robot",
        line("ink", 1.8, "0,-92 0,-99"),
        disc("acc", 0, -101, 3.4),
        [box("b", x - 4, -30, 8, 24, 3) for x in (-10, 10)],
        [
            blob("ink", [(x - 8, 0, "c"), (x - 7, -7), (x, -9), (x + 8, -7), (x + 10, 0, "c")])
            for x in (-10, 10)
        ],
        limb("b", "-20,-58 -31,-50 -32,-36", 8, 7),
        limb("b", "20,-58 31,-52 36,-42", 8, 7),
        line("hi", 3, arc(-32, -30, 5, -140, 140, 8)),
        line("hi", 3, arc(38, -37, 5, -200, 80, 8)),
        box("a", -21, -64, 42, 36, 6),
        rivets,
        blob("acc", "0,-40c -8,-47 -7,-54 -2,-54 0,-51c 2,-54 7,-54 8,-47", 1, False),
        box("b", -6, -69, 12, 7),
        box("a", -17, -93, 34, 25, 7),
        pane("ink", -13, -89, 26, 13, 6),
        [dot("glow", x, -82.6, 4) for x in (-6.4, 6.4)],
        line("hi", 1.4, "-6,-72.6 0,-71.4 6,-72.6"),
        [box("hi", s * 17 - 2, -84, 4, 8, 2) for s in (-1, 1)],
        hand=(39, -38),
        lhand=(-32, -30),
        top=(0, -93),
        neck=(0, -66),
    )


@register.motif(fr="un cosmonaute", en="an astronaut", tags="person:1 space distance solitude")
def astronaut(random: Random) -> Motif:
    return made(
        "astronaut",
        box("b", -20, -70, 40, 36, 8),
        limb("hi", "-8,-36 -11,-20 -11,-7", 16, 13),
        limb("hi", "8,-36 11,-20 11,-7", 16, 13),
        [box("ink", x - 8, -7, 17, 7, 3) for x in (-12, 11)],
        [box("acc", x - 7.4, -17, 15, 3.6, 1.6) for x in (-11, 11)],
        limb("hi", "-14,-64 -26,-54 -29,-42", 13, 10),
        limb("hi", "14,-64 27,-62 36,-72", 13, 10),
        disc("ink", -29, -38, 5),
        disc("ink", 38, -75, 5),
        blob("hi", "-15,-68 -18,-48 -15,-32 0,-29 15,-32 18,-48 15,-68 0,-72"),
        box("a", -9, -56, 18, 12, 3),
        [dot(role, x, -50, 1.8) for role, x in (("acc", -5), ("glow", 0), ("hi", 5))],
        disc("hi", 0, -83, 18, 17),
        disc("ink", 2, -83, 13.6, 12),
        blob("c", "-9,-82 -6,-91 3,-93.6 12,-90 6,-86 -2,-84", 1, False),
        dot("hi", 9, -88, 1.6),
        hand=(39, -77),
        lhand=(-29, -38),
        top=(0, -100),
        neck=(0, -68),
    )

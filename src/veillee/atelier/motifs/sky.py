"""What shines and drifts above."""

from random import Random

from veillee.atelier.geometry import Motif, Shape, smooth
from veillee.atelier.motifs.pen import (
    Register,
    blob,
    closed_eye,
    cut,
    disc,
    dot,
    limb,
    line,
    made,
    polar,
)

register = Register()


@register.motif(fr="une lune", en="a moon", tags="night dream")
def moon(random: Random, *, face: bool = True) -> Motif:
    features = [
        closed_eye(-17, -62, 5, 2),
        line("ink", 2, "-18,-34 -12,-30 -6,-32"),
    ]
    return made(
        "moon",
        blob(
            "glow",
            "10,-100 -22,-94 -42,-66 -42,-34 -22,-6 10,0 34,-8 6,-20 -8,-42 -8,-60 6,-82 34,-92",
        ),
        features if face else (),
        blob("glow", "-9,-62 -3,-52 2,-47 -8,-42", 1, False) if face else (),
        horn=(34, -8),
        mid=(-20, -50),
        high=(34, -92),
        look=(40, -55),
    )


@register.motif(fr="une étoile", en="a star", tags="night wish guidance light")
def star(random: Random) -> Motif:
    arms = []
    for i in range(5):
        arms += [polar(0, -52, 52, i * 72 - 90), polar(0, -52, 25, i * 72 - 54)]
    return made(
        "star",
        Shape(smooth(arms, tension=0.07), "glow"),
        [closed_eye(x, -54, 5, 2) for x in (-11, 11)],
        line("ink", 2, "-5,-41 0,-38 5,-41"),
        [Shape(dot("acc", x, -45, 4.4, 3).segs, "acc", op=0.5, shade=False) for x in (-18, 18)],
        top=(0, -104),
        mid=(0, -52),
    )


@register.motif(fr="un soleil", en="a sun", tags="day light warmth")
def sun(random: Random) -> Motif:
    rays = []
    for i in range(16):
        long = 50 if i % 2 == 0 else 43
        a = i * 22.5 - 90
        rays.append(
            blob(
                "acc" if i % 2 else "glow",
                [
                    (*polar(0, -50, 30, a - 10), "c"),
                    polar(0, -50, 39, a - 2),
                    (*polar(0, -50, long, a + 3), "c"),
                    polar(0, -50, 38, a + 7),
                    (*polar(0, -50, 30, a + 10), "c"),
                ],
            )
        )
    return made(
        "sun",
        rays,
        disc("glow", 0, -50, 32),
        [dot("ink", x, -55, 2.6, 3.6) for x in (-10, 10)],
        [line("ink", 1.6, [(x - 5, -63.4), (x, -64.6), (x + 5, -63.4)]) for x in (-10, 10)],
        line("ink", 1.8, "-1,-52 3,-45 -2,-44", 0.8),
        line("ink", 2, "-11,-38 0,-31 11,-38"),
        [Shape(dot("acc", x, -44, 5, 3.6).segs, "acc", op=0.6, shade=False) for x in (-18, 18)],
        mid=(0, -50),
    )


@register.motif(fr="un nuage", en="a cloud", tags="air weather daydream")
def cloud(random: Random) -> Motif:
    return made(
        "cloud",
        blob(
            "hi",
            "-84,0 -96,-18 -84,-38 -64,-40 -56,-66 -30,-80 -8,-70 8,-96 40,-98 58,-76 60,-58 84,-54"
            " 96,-30 86,-6 60,0 0,3",
        ),
        line("b", 2, "-60,-28 -44,-38 -28,-30", 0.4),
        line("b", 2, "10,-50 28,-62 46,-52", 0.4),
        line("b", 2, "40,-22 56,-30 70,-22", 0.4),
        top=(10, -90),
        rain=(0, 0),
    )


@register.motif(fr="un cerf-volant", en="a kite", tags="wind play freedom tether")
def kite(random: Random) -> Motif:
    bows = [
        shape
        for x, y in ((-4, -30), (7, -20), (-3, -9))
        for shape in (
            cut("acc", [(x, y), (x - 7, y - 4), (x - 7, y + 4)]),
            cut("c", [(x, y), (x + 7, y - 4), (x + 7, y + 4)]),
        )
    ]
    return made(
        "kite",
        line("ink", 1.2, "0,-42 -4,-30 7,-20 -3,-9 2,-1"),
        bows,
        cut("a", "0,-100 -28,-74 0,-74"),
        cut("acc", "0,-100 28,-74 0,-74"),
        cut("hi", "-28,-74 0,-40 0,-74"),
        cut("a", "28,-74 0,-40 0,-74"),
        line("ink", 1.2, "0,-100 0,-40"),
        line("ink", 1.2, "-28,-74 28,-74"),
        string=(0, -60),
        tail=(2, 0),
    )


@register.motif(fr="une comète", en="a comet", tags="night omen wish speed")
def comet(random: Random) -> Motif:
    tails = [
        limb("glow", "36,-70 -10,-52 -60,-22", 34, 1),
        limb("acc", "36,-70 0,-40 -44,-2", 24, 1),
        limb("hi", "38,-70 4,-56 -36,-34", 18, 1),
    ]
    arms = []
    for i in range(8):
        arms += [polar(40, -72, 28, i * 45 - 80), polar(40, -72, 16, i * 45 - 57.5)]
    return made(
        "comet",
        tails,
        Shape(smooth(arms, tension=0.05), "hi"),
        disc("glow", 40, -72, 13),
        top=(40, -100),
        look=(90, -90),
    )

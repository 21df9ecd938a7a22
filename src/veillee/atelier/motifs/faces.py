"""Heads, faces and hands, larger than life: what a giant, a mask or fate shows of itself."""

from random import Random

from veillee.atelier.geometry import Motif
from veillee.atelier.motifs.pen import (
    Register,
    blob,
    disc,
    dot,
    limb,
    line,
    made,
    polar,
)

register = Register()


@register.motif(fr="un profil", en="a head in profile", tags="head mind memory self person:1")
def profile(random: Random) -> Motif:
    head = blob(
        "a",
        "-42,0c -30,-14 -31,-30 -42,-48 -45,-70 -34,-92 -8,-101 18,-94 29,-78 29,-64 31,-58 39,-46"
        " 40,-43 33,-40 34,-35 31,-31.5 33,-27 30,-22 26,-17 14,-17 8,-12 14,-4 26,0c",
    )
    return made("profile", head, top=(-8, -101), mid=(-8, -58), look=(44, -62))


@register.motif(fr="une main qui descend", en="a hand reaching down", tags="hand:3 power fate help")
def hand(random: Random) -> Motif:
    palm_and_fingers = [
        blob(
            "skin", "-17,-100c -15,-72 -22,-58 -22,-42 -10,-34 8,-34 20,-42 20,-58 14,-72 16,-100c"
        ),
        *(
            limb("skin", [(x, -46), (tip, -26), (tip * 0.9, end - 6)], width + 2, width - 2)
            for x, tip, end, width in (
                (-17, -20, -8, 9),
                (-6, -7, 0, 10),
                (5, 6, -1, 10),
                (16, 18, -10, 9),
            )
        ),
        limb("skin", "-18,-60 -33,-46 -31,-26", 13, 8),
    ]
    return made(
        "hand",
        palm_and_fingers,
        blob("a", "-23,-86c 0,-83 23,-86c 28,-130c -28,-130c"),
        blob("b", "-24,-92c 0,-88 24,-92c 23,-86c 0,-82 -23,-86c"),
        outline=palm_and_fingers,
        finger0=(-18, -10),
        finger1=(-6, -3),
        finger2=(6, -4),
        finger3=(17, -13),
        thumb=(-30, -24),
        grip=(0, -4),
    )


@register.motif(fr="une main ouverte", en="an open hand", tags="hand:3 gift protection")
def palm(random: Random) -> Motif:
    fingers = ((-16, -40, -84), (-6, -22, -98), (6, 2, -101))
    skin = [
        *(
            limb("skin", [(x, -48), (x + (tip - x) * 0.6, -74), (tip, top + 5)], 14, 9)
            for x, tip, top in fingers
        ),
        blob("skin", "-14,0c -13,-18 -24,-36 -24,-54 -6,-60 16,-60 27,-50 22,-30 14,-18 15,0c"),
        limb("skin", "17,-44 34,-56 40,-76", 16, 10),
        limb("skin", "14,-52 20,-78 22,-92", 14, 9),
    ]
    return made(
        "palm",
        skin,
        line("b", 1.2, "-14,-44 0,-38 12,-44", 0.5),
        line("b", 1.2, "-12,-34 -2,-30 6,-18", 0.5),
        blob("a", "-18,-8c 0,-4 19,-8c 24,40c -24,40c"),
        outline=skin,
        hold=(0, -66),
        top=(0, -66),
    )


@register.motif(fr="un masque", en="a mask", tags="identity lie theatre")
def mask(random: Random, *, sad: bool = False) -> Motif:
    mood = -1 if sad else 1
    halves = [
        blob("hi", "-40,-88 -22,-98 0,-92 22,-98 40,-88 42,-50 26,-14 0,0 -26,-14 -42,-50"),
        blob("b", "0,-92 22,-98 40,-88 42,-50 26,-14 0,0 4,-30 -3,-40 3,-60"),
    ]
    eyes = []
    for side in (-1, 1):
        eyes += [
            blob(
                "ink",
                [(side * x, y) for x, y in ((8, -62), (18, -70), (31, -62), (18, -57))],
                1,
                False,
            ),
            line(
                "hi" if side > 0 else "ink",
                2.4,
                [(side * 8, -74), (side * 19, -81 + 2 * mood), (side * 33, -74 - 3 * mood)],
            ),
            dot("acc", side * 24, -42, 7, 5),
        ]
    corner = -28 - 2 * mood
    mouth = blob(
        "acc",
        [(-20, corner, "c"), (0, -24 + 6 * mood), (20, corner, "c"), (0, -24 + mood)],
        shade=False,
    )
    return made("mask", halves, eyes, mouth, mid=(0, -50))


@register.motif(fr="un œil", en="an eye", tags="watching:3 truth secret")
def eye(random: Random) -> Motif:
    lashes = [
        line("ink", 2.6, [polar(0, -38, 58, angle), polar(0, -38, 69, angle + 3)])
        for angle in (-140, -122, -104, -86, -68, -50)
    ]
    rays = [
        line("a", 1.6, [polar(0, -52, 19, angle), polar(0, -52, 29, angle)])
        for angle in range(0, 360, 20)
    ]
    white = blob("hi", "-70,-50c -34,-84 0,-92 34,-84 70,-50c 34,-18 0,-10 -34,-18")
    return made(
        "eye",
        lashes,
        white,
        disc("a", 0, -52, 33),
        disc("b", 0, -52, 31),
        rays,
        dot("ink", 0, -52, 16),
        dot("hi", 10, -63, 6),
        line("ink", 5, "-74,-52 -36,-90 0,-98 36,-90 74,-52"),
        outline=[white],
        mid=(0, -52),
    )

"""Heads, faces and hands, larger than life: what a giant, a mask or fate shows of itself."""

from collections.abc import Sequence
from random import Random

from veillee.atelier.geometry import Motif, Shape
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
        limb("skin", "17,-44 34,-56 40,-76", 16, 10),
        limb("skin", "14,-52 20,-78 22,-92", 14, 9),
        blob("skin", "-14,0c -13,-18 -24,-36 -24,-54 -6,-60 16,-60 27,-50 22,-30 14,-18 15,0c"),
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


def _bust(
    name: str, hair: Sequence[Shape], features: Sequence[Shape], fringe: Sequence[Shape]
) -> Motif:
    """A head on its shoulders, from the front; the hair falls behind, the fringe before."""
    return made(
        name,
        hair,
        blob("a", "-44,0c -42,-14 -26,-22 -8,-25 8,-25 26,-22 42,-14 44,0c"),
        blob("skin", "-9,-38 -9,-23 0,-17 9,-23 9,-38"),
        [disc("skin", x, -56, 5, 7) for x in (-27, 27)],
        blob("skin", "-27,-62 -26,-44 -15,-30 0,-25 15,-30 26,-44 27,-62 22,-84 0,-91 -22,-84"),
        features,
        line("b", 1.5, "-1,-58 3,-48 -2,-46.6", 0.6),
        fringe,
        mid=(0, -56),
        top=(0, -98),
    )


def _eyes(y: float, width: float, height: float, iris: float) -> list[Shape]:
    """Two open eyes, whites, irises and glints."""
    eyes = []
    for x in (-11.5, 11.5):
        eyes += [
            dot("hi", x, y, width, height),
            dot("b", x, y, iris, min(iris, height)),
            dot("ink", x, y, iris * 0.55, min(iris, height) * 0.55),
            dot("hi", x + iris * 0.4, y - iris * 0.4, iris * 0.25),
        ]
    return eyes


def _cheeks(y: float) -> list[Shape]:
    return [Shape(dot("acc", x, y, 6, 4).segs, "acc", op=0.4, shade=False) for x in (-17, 17)]


@register.motif(fr="un visage joyeux", en="a joyful face", tags="person:1 emotion:1 laughter")
def joy(random: Random) -> Motif:
    curls = [
        disc("hair", x, y, 13)
        for x, y in ((-26, -66), (-28, -82), (-16, -94), (0, -99), (16, -94), (28, -82), (26, -66))
    ]
    lids = [line("ink", 2, [(x - 6, -58), (x, -64), (x + 6, -58)]) for x in (-11.5, 11.5)]
    brows = [line("hair", 2.4, [(x - 6, -71), (x, -75), (x + 6, -71)]) for x in (-11.5, 11.5)]
    mouth = [
        blob("ink", "-14,-44c 0,-41 14,-44c 10,-33 0,-30 -10,-33"),
        blob("hi", "-11,-43 0,-40.6 11,-43 9,-39.6 0,-37.6 -9,-39.6", 1, False),
        blob("acc", "-6,-33.4 0,-36 6,-33.4 0,-31", 1, False),
    ]
    curl = blob("hair", "-24,-74 -22,-90 -6,-96 8,-94 22,-88 25,-74 14,-84 0,-82 -14,-84")
    return _bust("joy", curls, [*_cheeks(-49), *lids, *brows, *mouth], [curl])


@register.motif(fr="un visage triste", en="a sorrowful face", tags="person:1 emotion:1 tears loss")
def sorrow(random: Random) -> Motif:
    long_hair = blob(
        "hair", "-22,-90 -34,-66 -34,-36 -38,-12 0,-8 38,-12 34,-36 34,-66 22,-90 0,-98"
    )
    lids = [
        blob("skin", [(x - 8, -63), (x, -69), (x + 8, -63), (x, -60)], 1, False)
        for x in (-11.5, 11.5)
    ]
    brows = [line("hair", 2.4, [(s * 5, -76), (s * 11, -73), (s * 18, -68)]) for s in (-1, 1)]
    tear = blob("hi", "-14,-54c -17,-46 -14,-42 -11,-46", 1, False)
    mouth = line("ink", 2, "-8,-36 0,-40 8,-36")
    fringe = blob(
        "hair", "-29,-56 -28,-80 -12,-97 4,-97 24,-88 29,-58 22,-72 8,-84 -10,-80 -22,-68"
    )
    return _bust(
        "sorrow",
        [long_hair],
        [*_eyes(-60, 6, 4.6, 3.4), *lids, *brows, tear, mouth],
        [fringe],
    )


@register.motif(fr="un visage effrayé", en="a frightened face", tags="person:1 emotion:1 danger")
def fear(random: Random) -> Motif:
    spikes = [
        blob(
            "hair",
            [
                (*polar(0, -66, 28, a - 13), "c"),
                (*polar(0, -66, 40, a), "c"),
                (*polar(0, -66, 28, a + 13), "c"),
            ],
        )
        for a in range(-165, 0, 25)
    ]
    brows = [line("hair", 2.4, [(s * 6, -79), (s * 12, -79), (s * 18, -74)]) for s in (-1, 1)]
    mouth = [
        blob("ink", "-9,-35 -7,-43 0,-45 7,-43 9,-35 3,-32 -3,-32", 1, False),
        line("hi", 1.6, "-5.4,-42 0,-43.4 5.4,-42"),
    ]
    cap = blob("hair", "-27,-66 -25,-82 -10,-94 10,-94 25,-82 27,-66 20,-80 8,-86 -8,-86 -20,-80")
    sweat = [
        blob("hi", [(x, y, "c"), (x - 3, y + 7), (x, y + 10), (x + 3, y + 7)])
        for x, y in ((-22, -52), (23, -47))
    ]
    return _bust(
        "fear",
        spikes,
        [*_eyes(-61, 8, 9.4, 3), *brows, *mouth, *sweat],
        [cap],
    )


@register.motif(
    fr="un visage émerveillé", en="a wondering face", tags="person:1 emotion:1 discovery"
)
def wonder(random: Random) -> Motif:
    plaits = [limb("hair", [(s * 24, -70), (s * 33, -46), (s * 32, -20)], 13, 7) for s in (-1, 1)]
    ties = [dot("acc", s * 32, -19, 4) for s in (-1, 1)]
    brows = [line("hair", 2.4, [(x - 6, -75), (x, -79), (x + 6, -75)]) for x in (-11.5, 11.5)]
    mouth = [dot("ink", 0, -37, 4.6, 5.6), dot("acc", 0, -34.4, 2.8, 2.2)]
    freckles = [
        dot("b", s * x, y, 0.8) for s in (-1, 1) for x, y in ((14, -49), (18, -51), (17, -47))
    ]
    fringe = blob(
        "hair", "-28,-60 -27,-82 -12,-96 0,-97c 12,-96 27,-82 28,-60 20,-78 0,-90c -20,-78"
    )
    return _bust(
        "wonder",
        [],
        [*_cheeks(-48), *freckles, *_eyes(-60, 7.4, 8.4, 5), *brows, *mouth],
        [fringe, *plaits, *ties],
    )


@register.motif(fr="un visage en colère", en="an angry face", tags="person:1 emotion:1 storm")
def anger(random: Random) -> Motif:
    brows = [limb("hair", [(s * 3, -64), (s * 10, -69), (s * 21, -74)], 5, 2.6) for s in (-1, 1)]
    mouth = [
        blob("ink", "-12,-34 -10,-41 0,-43 10,-41 12,-34 0,-37", 1, False),
        line("hi", 1.6, "-8,-39.6 0,-41 8,-39.6"),
    ]
    beard = blob(
        "hair",
        "-27,-56 -27,-40 -18,-24 0,-15 18,-24 27,-40 27,-56 20,-46 10,-48 0,-47 -10,-48 -20,-46",
    )
    moustache = blob("hair", "0,-47 -8,-50 -18,-43 -8,-43 0,-45 8,-43 18,-43 8,-50")
    crop = blob(
        "hair",
        "-29,-58 -30,-80 -20,-94 -8,-92 0,-98 10,-92 22,-94 30,-80 29,-58 24,-76 0,-82 -24,-76",
    )
    return _bust(
        "anger", [], [*_eyes(-60, 6.4, 4.4, 3.2), beard, *mouth, moustache, *brows], [crop]
    )


@register.motif(fr="un cœur", en="a heart", tags="love:3 life courage")
def heart(random: Random, *, mended: bool = True) -> Motif:
    stitches = [
        line("hi", 1.8, [(x - 3, y - 3), (x + 3, y + 3)])
        for x, y in ((20, -26), (27, -34), (13, -19))
    ]
    return made(
        "heart",
        blob(
            "acc",
            "0,0c -24,-20 -46,-44 -51,-66 -46,-87 -30,-98 -11,-93 0,-78c 11,-93 30,-98 46,-87"
            " 51,-66 46,-44"
            " 24,-20",
        ),
        blob("hi", "-38,-72 -34,-84 -22,-86 -28,-80 -33,-70", 0.7, False),
        [line("hi", 1.2, "9,-15 32,-38", 0.8), *stitches] if mended else (),
        mid=(0, -54),
    )

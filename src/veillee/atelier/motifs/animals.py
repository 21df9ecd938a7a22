"""Animals of field, forest and house."""

from random import Random

from veillee.atelier.geometry import Motif, Point, Shape
from veillee.atelier.motifs.pen import (
    Register,
    blob,
    closed_eye,
    cut,
    disc,
    dot,
    eye,
    limb,
    line,
    made,
    polar,
)
from veillee.atelier.motifs.plants import branches

register = Register()


@register.motif(fr="un renard", en="a fox", tags="animal:1 cunning wild")
def fox(random: Random) -> Motif:
    return made(
        "fox",
        blob("a", "-20,-6 -44,-4 -66,-18 -72,-42 -60,-52 -58,-38 -44,-26 -22,-24"),
        blob("hi", "-72,-42 -64,-62 -60,-52 -58,-38 -66,-34"),
        blob("a", "-28,0 -34,-22 -22,-46 -4,-64 14,-68 22,-50 20,-24 22,0 8,0 8,-12 -4,0"),
        blob("hi", "10,-62 22,-54 22,-36 15,-24 8,-40"),
        limb("ink", "12,-24 12,-12 13,-3", 7, 6),
        limb("ink", "20,-26 20,-12 21,-3", 7, 6),
        blob("b", "-30,0 -30,-22 -14,-28 -2,-12 0,0"),
        blob("a", "0,-82c 0,-100 3,-113c 12,-104 18,-93c"),
        blob("ink", "5,-90c 5,-99 6,-106c 11,-100 14,-94c"),
        blob("a", "18,-93c 26,-103 32,-111c 34,-98 33,-86c"),
        blob("a", "-4,-82 8,-96 26,-94 38,-82 54,-70 52,-66 34,-64 16,-60 0,-66"),
        blob("hi", "52,-69 38,-72 24,-70 10,-64 16,-60 34,-64 50,-66"),
        dot("ink", 53, -68.5, 3),
        closed_eye(28, -82.5, 4.2, 2.2),
        top=(16, -96),
        back=(-18, -52),
        look=(70, -72),
    )


@register.motif(fr="un lièvre", en="a hare", tags="animal:1 speed fear luck")
def hare(random: Random) -> Motif:
    return made(
        "hare",
        disc("hi", -30, -14, 8),
        blob("a", "4,-72 -8,-98 -8,-116 0,-112 10,-90 14,-72"),
        blob("acc", "5,-78 -3,-98 -4,-108 4,-94 10,-78"),
        blob("b", "14,-70 18,-98 26,-112 30,-104 26,-86 24,-70"),
        blob("a", "-30,-4 -32,-28 -18,-50 4,-56 20,-44 22,-20 18,-2 0,0"),
        blob("hi", "16,-46 22,-36 22,-20 16,-14 12,-30"),
        blob("b", "-24,0 -26,-22 -12,-34 4,-22 6,-6 16,0"),
        limb("a", "14,-36 19,-18 20,-3", 9, 6),
        disc("a", 22, -2.5, 6, 2.8),
        blob("a", "0,-64 6,-76 20,-78 32,-66 34,-58 24,-50 8,-50"),
        eye(20, -65, 2.8),
        dot("acc", 34, -60, 2, 1.6),
        [line("hi", 0.7, [(31, -57), (42, -57 + dy)], 0.8) for dy in (-3, 2)],
        top=(12, -78),
        back=(-18, -48),
        look=(52, -66),
    )


@register.motif(fr="un cerf", en="a stag", tags="animal:1 forest noble")
def stag(random: Random, *, antlers: bool = True, depth: int = 3) -> Motif:
    wood: list[Shape] = []
    tips: list[Point] = []
    if antlers:
        for x, angle in ((24, -112), (30, -66)):
            branches((x, -94), angle, 13, 4, depth, random, wood, tips, spread=26, curl=14)
    legs = []
    for x, bend in ((-18, 2), (20, 4)):
        legs.append(limb("b", [(x, -42), (x + bend, -22), (x + bend * 0.3, -2)], 8, 3.4))
        legs.append(disc("ink", x + bend * 0.3 + 1, -1.6, 3.6, 2))
    hooves = [disc("ink", x, -1.6, 3.6, 2) for x in (-25.6, 13)]
    return made(
        "stag",
        wood,
        legs,
        blob(
            "a",
            "-32,-44 -30,-58 -10,-60 6,-62 14,-76 18,-92 30,-97 38,-88 47,-80 45,-75 33,-76 30,-66"
            " 26,-48 19,-37 16,-22 14.4,-2 10.4,-2 9,-22 5,-35 -6,-35 -19,-34 -24,-22 -24.4,-2"
            " -28.4,-2"
            " -30,-22",
        ),
        hooves,
        blob("hi", "22,-80 30,-74 27,-54 20,-40 16,-56"),
        blob("b", "20,-92 6,-98 4,-94 16,-87"),
        limb("hi", "-30,-54 -38,-50 -38,-44", 7, 3),
        eye(32, -87, 1.8),
        dot("ink", 46, -78, 2.2),
        tips=tips,
        top=(27, -97),
        back=(-10, -59),
        look=(62, -80),
    )


@register.motif(fr="un chat", en="a cat", tags="animal:1 mystery home night")
def cat(random: Random) -> Motif:
    eyes = []
    for x in (-9, 9):
        eyes += [dot("glow", x, -75, 5, 5.5), dot("ink", x, -75, 1.8, 5)]
    whiskers = [
        line("hi", 0.8, [(side * 6, -66), (side * 27, -66 + rise)], 0.8)
        for side in (-1, 1)
        for rise in (-4.6, -0.4, 3.6)
    ]
    ears = [cut("acc", [(side * 22, -92), (side * 20, -80), (side * 13, -88)]) for side in (-1, 1)]
    return made(
        "cat",
        limb("a", "-16,-6 -40,-6 -52,-24 -44,-42 -52,-56", 11, 6),
        blob("a", "-26,0 -28,-24 -16,-50 -12,-66 12,-66 16,-50 26,-24 24,0 0,2"),
        blob("a", "-22,-66 -25,-98c -12,-90 0,-91 12,-90 25,-98c 22,-66 0,-56"),
        ears,
        blob("hi", "-8,0 -8,-30 0,-40 8,-30 8,0"),
        line("b", 1.4, "-12,-2 -13,-10", 0.9),
        line("b", 1.4, "12,-2 13,-10", 0.9),
        eyes,
        cut("acc", "-2.5,-68 2.5,-68 0,-65"),
        whiskers,
        top=(0, -92),
        mid=(0, -40),
    )


@register.motif(fr="un éléphant", en="an elephant", tags="animal:1 memory giant")
def elephant(random: Random) -> Motif:
    def far_leg(x: float) -> Shape:
        shape = ((-11, -50), (-9, -18), (-10, -2), (0, 0), (10, -2), (9, -18), (11, -50))
        return blob("b", [(x + dx, y) for dx, y in shape])

    toes = [dot("hi", x, -2.2, 2, 2.4) for x in (-46, -40.6, -36, 24, 29.4, 34)]
    return made(
        "elephant",
        limb("b", "-52,-60 -62,-44 -60,-28", 5, 2.5),
        far_leg(-22),
        far_leg(8),
        blob(
            "a",
            "-55,-40 -56,-72 -36,-90 0,-92 26,-98 50,-92 60,-74 56,-56 43,-42 39,-24 38,-3"
            " 28,0 18,-3"
            " 19,-20 14,-31 6,-34 -22,-34 -30,-29 -33,-18 -32,-3 -42,0 -52,-3 -51,-20",
        ),
        toes,
        limb("a", "54,-78 66,-58 66,-32 74,-14 86,-16", 22, 6),
        blob("hi", "50,-58 66,-46 78,-46 64,-40 50,-48"),
        blob("b", "20,-92 2,-84 -8,-62 4,-44 20,-42 34,-56 36,-80"),
        line("a", 1.2, "14,-84 4,-66 10,-52", 0.7),
        eye(48, -74, 2.3),
        top=(30, -97),
        back=(-16, -91),
        look=(92, -60),
    )


@register.motif(fr="un escargot", en="a snail", tags="animal:1 slowness home journey")
def snail(random: Random) -> Motif:
    spiral = [
        polar(-6, -52, 40 * (1 - step / 45) ** 0.9 + 1, -200 + step / 45 * 860)
        for step in range(46)
    ]
    horns = [
        limb("hi", "66,-26 72,-44 72,-58", 4, 2.5),
        limb("hi", "58,-28 58,-46 54,-60", 4, 2.5),
        dot("ink", 72, -60, 3.5),
        dot("ink", 54, -62, 3.5),
    ]
    return made(
        "snail",
        horns,
        blob("hi", "-78,0 -60,-8 -30,-14 10,-14 38,-20 54,-34 70,-34 78,-24 72,-8 58,0 0,2"),
        disc("a", -6, -52, 46),
        line("b", 6, spiral),
        line("ink", 1.2, "70,-18 75,-20", 0.7),
        back=(-6, -96),
        top=(-6, -98),
        look=(96, -40),
    )


@register.motif(fr="une tortue", en="a turtle", tags="animal:1 age patience world")
def turtle(random: Random) -> Motif:
    plates = [
        blob(
            "b",
            [
                (x - 11, y),
                (x - 6, y - 13),
                (x + 6, y - 13),
                (x + 11, y),
                (x + 7, y + 12),
                (x - 7, y + 12),
            ],
        )
        for x, y in ((-32, -48), (-4, -56), (24, -46))
    ]
    return made(
        "turtle",
        blob("hi", "40,-36 56,-58 76,-62 86,-50 82,-38 64,-34 50,-20"),
        eye(75, -51, 2.2),
        line("ink", 1.1, "85,-44 78,-43", 0.8),
        limb("hi", "-50,-28 -66,-20 -76,-22", 12, 4),
        [limb("hi", [(x, -26), (x + 4, -12), (x + 2, -4)], 22, 17) for x in (-38, 34)],
        blob("a", "-66,-22 -58,-54 -30,-76 4,-78 36,-62 54,-26 0,-18"),
        plates,
        blob("b", "-68,-22 0,-14 56,-24 52,-16 0,-8 -64,-15"),
        back=(-10, -77),
        top=(-10, -78),
        look=(104, -50),
    )


@register.motif(fr="un loup", en="a wolf", tags="animal:1 fear wild night")
def wolf(random: Random) -> Motif:
    """A wolf on the prowl: head low before the shoulders, tail down, one forepaw ahead."""
    return made(
        "wolf",
        blob("b", "-50,-56 -66,-50 -80,-34 -86,-14 -80,-12 -70,-24 -58,-34 -46,-42"),
        blob("b", "-34,-46 -24,-30 -26,-18 -34,-4 -24,-1 -22,-6 -14,-20 -14,-34"),
        blob("b", "26,-46 36,-28 48,-14 56,-4 48,-1 44,-5 32,-18 18,-30"),
        blob(
            "a",
            "-57,-40 -56,-56 -40,-66 -16,-64 6,-70 20,-80 32,-84 36,-97c 44,-88 52,-96c 56,-84"
            " 64,-78 84,-64 82,-58 64,-54 54,-52 46,-41 35,-30 28,-12 28,-2 17,-1 15,-6 17,-24"
            " 11,-33"
            " -14,-36 -28,-33 -37,-20 -43,-2 -54,-1 -56,-6 -50,-22 -56,-32",
        ),
        blob("hi", "82,-59 66,-62 56,-60 46,-48 36,-34 40,-34 50,-42 56,-52 66,-54"),
        blob("ink", "38,-91c 42,-86 43,-82c 37,-84"),
        blob("b", "-40,-66 -16,-64 6,-70 20,-80 14,-66 0,-58 -24,-58"),
        dot("hi", 60, -74, 3.6, 2.6, 25),
        dot("glow", 60, -74, 2.6, 2, 25),
        dot("ink", 60.6, -74, 1, 1.7),
        dot("ink", 83, -62, 3.2, 2.6),
        line("ink", 1.1, "78,-57.5 68,-57 62,-60", 0.8),
        back=(-16, -63),
        top=(44, -92),
        look=(104, -66),
    )

"""Furniture, clothes and vessels."""

from random import Random

from veillee.atelier.geometry import Motif, Shape, arc
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
)

register = Register()


@register.motif(fr="un sablier", en="an hourglass", tags="time:3 end patience")
def hourglass(random: Random) -> Motif:
    glass = blob(
        "hi",
        "-26,-90c -26,-74 -6,-58 -4,-50 -6,-42 -26,-26 -26,-10c 26,-10c 26,-26 6,-42 4,-50"
        " 6,-58 26,-74"
        " 26,-90c",
    )
    return made(
        "hourglass",
        [limb("b", [(x, -92), (x * 0.96, -50), (x, -8)], 4, 4) for x in (-31, 31)],
        Shape(glass.segs, "hi", op=0.5, shade=False),
        blob("glow", "-20,-74c -4,-72 8,-76 20,-74c 10,-62 2,-54 0,-48 -2,-54 -10,-62"),
        line("glow", 1.6, "0,-50 0,-22"),
        blob("glow", "-25,-10c -18,-18 -6,-26 0,-30 6,-26 18,-18 25,-10c"),
        line("hi", 2, "-20,-82 -18,-76", 0.9),
        line("hi", 2, "-21,-26 -22,-18", 0.9),
        box("a", -38, -100, 76, 10, 4),
        box("a", -38, -10, 76, 10, 4),
        outline=[glass],
        upper=(0, -74),
        lower=(0, -20),
    )


@register.motif(fr="une théière", en="a teapot", tags="tea comfort pour hospitality")
def teapot(random: Random, *, flower: bool = True) -> Motif:
    petals = [disc("acc", *point, 6) for point in arc(0, -42, 9, 0, 288, 4)]
    return made(
        "teapot",
        limb("a", "-42,-66 -70,-72 -78,-42 -44,-20", 9, 8),
        blob("a", "40,-24c 56,-34 64,-56 74,-80c 86,-78c 80,-52 70,-22 44,-8c"),
        disc("b", 80, -79, 7, 3, -8),
        disc("b", 0, -3, 34, 5),
        blob("a", "-36,-2 -54,-26 -50,-56 -26,-78 0,-82 26,-78 50,-56 54,-26 36,-2 0,0"),
        blob("b", "-27,-77c -16,-88 0,-91 16,-88 27,-77c 0,-72"),
        disc("acc", 0, -95, 6),
        [*petals, disc("glow", 0, -42, 5)] if flower else (),
        line("hi", 2, "-38,-58 -43,-44 -40,-28", 0.6),
        spout=(82, -80),
        top=(0, -90),
        look=(100, -80),
    )


@register.motif(fr="un lit", en="a bed", tags="sleep:3 dream night rest")
def bed(random: Random) -> Motif:
    patches = [
        cut(role, [(x, -40), (x + 22, -40), (x + 22, -22), (x, -22)])
        for role, x in (("acc", -22), ("hi", 0), ("c", 22), ("glow", 44))
    ]
    return made(
        "bed",
        [box("hair", x, -14, 7, 14, 2) for x in (-78, 72)],
        blob("hair", "-82,-4c -84,-70 -78,-96 -70,-100 -64,-94 -66,-60 -66,-4c"),
        blob("hair", "68,-4c 68,-42 70,-58 77,-62 83,-56 84,-4c"),
        box("hair", -72, -22, 146, 12, 3),
        box("hi", -68, -34, 140, 16, 6),
        blob("hi", "-68,-32 -70,-50 -54,-58 -36,-54 -28,-42 -30,-32"),
        blob("a", "-34,-20c -38,-38 -26,-46 0,-47 40,-46 66,-44 72,-34 71,-16c"),
        patches,
        blob("hi", "-36,-36 -30,-47 -18,-48 -20,-40 -24,-30 -30,-20 -36,-20"),
        line("b", 1.4, "-20,-46 -23,-34 -22,-18", 0.6),
        hold=(10, -47),
        pillow=(-48, -56),
        top=(10, -47),
    )


@register.motif(fr="un miroir", en="a mirror", tags="self:3 double truth vanity")
def mirror(random: Random) -> Motif:
    glass = disc("c", 0, -58, 24, 34)
    return made(
        "mirror",
        [limb("b", [(x * 0.5, -30), (x * 0.8, -12), (x, -1)], 5, 4) for x in (-26, 26)],
        limb("b", "-32,-70 -34,-40 -24,-20", 4, 4),
        limb("b", "32,-70 34,-40 24,-20", 4, 4),
        disc("glow", 0, -58, 31, 41),
        glass,
        line("hi", 3, "-14,-54 -4,-80", 0.8),
        line("hi", 2, "-6,-52 2,-72", 0.8),
        blob("glow", "-10,-97 -4,-103 0,-100 4,-103 10,-97 0,-93"),
        disc("acc", 0, -97, 2.6),
        [disc("b", x, -62, 3.4) for x in (-32, 32)],
        outline=[glass],
        mid=(0, -58),
        inner=(0, -58),
    )


@register.motif(fr="une longue-vue", en="a telescope", tags="distance search stars curiosity")
def telescope(random: Random) -> Motif:
    tube = [
        cut("b", "-50,-10 -22,-12 -22,10 -50,8"),
        disc("ink", -50, -1, 3, 9),
        cut("a", "-24,-12 22,-15 22,14 -24,11"),
        box("glow", -27, -13.6, 6, 26, 2),
        box("glow", 18, -17, 7, 34, 2),
        cut("a", "24,-17 56,-20 56,19 24,17"),
        disc("glow", 56, 0, 6, 20.6),
        disc("hi", 57.4, 0, 4, 17),
    ]
    return made(
        "telescope",
        limb("hair", "0,-50 -16,-24 -28,-1", 5, 3.4),
        limb("hair", "0,-50 18,-24 28,-1", 5, 3.4),
        limb("hair", "0,-50 1,-24 1,-1", 5, 3.4),
        moved(tube, 0, -60, 1, -28),
        disc("glow", 0, -54, 6),
        disc("b", 0, -54, 2.6),
        look=(62, -100),
        lens=(50, -88),
    )


@register.motif(fr="une enveloppe", en="an envelope", tags="letter:3 news secret absence")
def envelope(random: Random) -> Motif:
    seal = blob("acc", "0,-50 -9,-48 -14,-40 -12,-31 -3,-25 8,-27 14,-36 11,-46")
    return made(
        "envelope",
        box("hi", -74, -98, 148, 98, 4),
        cut("b", "-74,0 -20,-52 20,-52 74,0", 0.25),
        line("b", 1.6, "-72,-2 -18,-50", 0.7),
        line("b", 1.6, "72,-2 18,-50", 0.7),
        blob("hi", "-74,-97c 74,-97c 10,-42 0,-38 -10,-42"),
        seal,
        blob("hi", "0,-31c -6,-37 -5,-42 -1,-42 0,-40c 1,-42 5,-42 6,-37", 0.8, False),
        mid=(0, -40),
    )


@register.motif(fr="une chaussure", en="a shoe", tags="walk path lost")
def shoe(random: Random) -> Motif:
    laces = [
        line("hi", 3, [(x, y), (x + 15, y - 3)])
        for x, y in ((4, -44), (-7, -54), (-14, -65), (-17, -76))
    ]
    return made(
        "shoe",
        blob(
            "acc",
            "-52,-6c -50,-40 -48,-72 -50,-98c -28,-102 0,-98c 2,-80 8,-60 24,-46 50,-38 68,-26"
            " 70,-6c",
        ),
        blob("b", "-50,-98c -28,-102 0,-98c 1,-88c -26,-91 -50,-88c"),
        blob("b", "36,-43 56,-36 68,-26 70,-6c 42,-6c 36,-24"),
        line("b", 2, "-50,-44 -30,-40 -24,-8", 0.7),
        laces,
        blob("ink", "-54,-7c 71,-7c 76,0c -22,0c -24,-3 -26,0c -54,0c"),
        inside=(-25, -98),
        top=(-25, -99),
        look=(90, -30),
    )


@register.motif(fr="un chapeau", en="a hat", tags="magic disguise elegance")
def hat(random: Random) -> Motif:
    return made(
        "hat",
        disc("ink", 0, -14, 70, 14),
        blob("a", "-38,-18c -38,-50 -46,-88 -44,-94c 0,-86 44,-94c 46,-88 38,-50 38,-18c 0,-8"),
        disc("b", 0, -93, 45, 8),
        blob("acc", "-38,-18c -38,-34c 0,-24 38,-34c 38,-18c 0,-8"),
        blob("a", "-70,-16 -40,-10 0,-5 40,-10 70,-16 66,-4 30,1 -30,1 -66,-4"),
        limb("hi", "30,-28 48,-54 50,-78", 8, 2),
        hold=(0, -93),
        top=(0, -97),
    )


@register.motif(fr="un œuf", en="an egg", tags="birth beginning fragile")
def egg(random: Random) -> Motif:
    spots = [
        disc("b", random.uniform(-22, 22), random.uniform(-76, -20), r, r * 0.8)
        for r in (2.4, 1.6, 3, 1.8, 2.2, 1.4)
    ]
    return made(
        "egg",
        blob("hi", "0,0 -24,-6 -37,-30 -33,-62 -18,-92 0,-100 18,-92 33,-62 37,-30 24,-6"),
        spots,
        line("ink", 1.8, "33,-58 22,-52 16,-62 4,-54 -2,-66 -10,-58 -14,-64"),
        line("ink", 1.4, "4,-54 2,-46 8,-40"),
        line("ink", 1.4, "16,-62 20,-70"),
        mid=(0, -46),
        top=(0, -100),
    )


@register.motif(fr="une boule de neige", en="a snow globe", tags="memory world winter fragile")
def snow_globe(random: Random) -> Motif:
    glass = disc("hi", 0, -60, 40)
    flakes = [
        dot("hi", x, y, 1.7)
        for x, y in (
            (-22, -78),
            (-8, -88),
            (12, -84),
            (24, -70),
            (-28, -60),
            (4, -72),
            (18, -56),
            (-12, -66),
        )
    ]
    return made(
        "snow_globe",
        Shape(glass.segs, "a", op=0.55, shade=False),
        blob("hi", "-34,-40 -16,-46 4,-44 22,-46 34,-40 22,-26 0,-21 -22,-26"),
        pane("acc", -8, -56, 18, 14),
        cut("b", "-12,-55 1,-68 14,-55"),
        pane("glow", -2, -52, 6, 7, 1),
        cut("c", "-26,-42 -18,-66 -10,-42"),
        flakes,
        line("hi", 3, arc(0, -60, 33, 190, 240, 6), 0.8),
        blob("b", "-34,-26c -26,-22 0,-18 26,-22 34,-26c 44,0c -44,0c"),
        box("glow", -20, -13, 40, 6, 3),
        outline=[glass],
        inner=(0, -60),
        top=(0, -100),
    )

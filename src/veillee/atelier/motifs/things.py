"""Things of the house that know more than they say."""

from random import Random

from veillee.atelier.geometry import Motif
from veillee.atelier.motifs.pen import (
    Register,
    blob,
    box,
    cut,
    disc,
    flat,
    limb,
    line,
    made,
    polar,
)

register = Register()


@register.motif(fr="une horloge", en="a clock", tags="time:3 fate")
def clock(random: Random) -> Motif:
    marks = []
    for hour in range(12):
        angle, long = hour * 30, hour % 3 == 0
        ends = [polar(0, -46, 33, angle), polar(0, -46, 27 if long else 30, angle)]
        marks.append(line("ink", 2.2 if long else 1.2, ends))
    hour_hand = random.choice((330, 305, 60, 120))
    hands = [
        limb(
            "ink",
            [(0, -46), polar(0, -46, length / 2, angle - 90), polar(0, -46, length, angle - 90)],
            w + 1,
            w - 1,
        )
        for angle, length, w in ((hour_hand, 19, 3.4), (hour_hand * 12 % 360, 29, 2.2))
    ]
    return made(
        "clock",
        disc("b", 0, -98, 6),
        disc("ink", 0, -98, 2.6),
        disc("b", 0, -46, 46),
        disc("hi", 0, -46, 39),
        marks,
        hands,
        disc("acc", 0, -46, 3),
        top=(0, -92),
        mid=(0, -46),
    )


@register.motif(fr="une clé", en="a key", tags="secret solution opening")
def key(random: Random) -> Motif:
    return made(
        "key",
        disc("a", 0, -80, 19),
        disc("ink", 0, -80, 10),
        box("a", -4, -63, 8, 63, 2),
        box("a", 2, -22, 16, 7, 1),
        box("a", 2, -8, 20, 8, 1),
        box("b", -7, -62, 14, 5, 2),
        top=(0, -99),
    )


@register.motif(fr="une lanterne", en="a lantern", tags="light:3 hope search")
def lantern(random: Random) -> Motif:
    return made(
        "lantern",
        line("ink", 2.6, "-12,-78 -10,-96 0,-102 10,-96 12,-78"),
        cut("ink", "-16,-66 -10,-80 10,-80 16,-66"),
        blob("glow", "-17,-66c -22,-40 -17,-10c 17,-10c 22,-40 17,-66c", 1, False),
        blob("hi", "0,-54 7,-36 4,-22 -4,-22 -7,-36", 1, False),
        [line("ink", 1.6, [(x, -66), (x * 1.25, -40), (x, -10)]) for x in (-9, 9)],
        box("ink", -20, -11, 40, 11, 2),
        lamp=(0, -38),
        top=(0, -102),
    )


@register.motif(fr="une tasse", en="a teacup", tags="home comfort tea")
def teacup(random: Random) -> Motif:
    rings = []
    for i in range(5):
        x, y = -44 + i * 22, -52 - abs(i - 2) * 1.5
        rings += [disc("acc", x, y, 6), disc("hi", x, y, 2.5)]
    return made(
        "teacup",
        limb("hi", "56,-80 84,-84 90,-56 50,-34", 10, 8),
        disc("b", 0, -3, 74, 9),
        disc("hi", 0, -7, 62, 6),
        blob("hi", "-68,-94c -62,-52 -40,-16 -20,-8 20,-8 40,-16 62,-52 68,-94c 0,-84"),
        disc("b", 0, -94, 68, 12),
        disc("c", 0, -93, 62, 9),
        rings,
        top=(0, -94),
        rim=(0, -93),
    )


@register.motif(fr="un parapluie", en="an umbrella", tags="shelter rain")
def umbrella(random: Random) -> Motif:
    return made(
        "umbrella",
        box("ink", -1.4, -90, 2.8, 80),
        line("ink", 2.8, "0,-12 0,-2 6,1 11,-4"),
        blob(
            "a",
            "-56,-50c -48,-78 -24,-98 0,-102 24,-98 48,-78 56,-50c 42,-57 28,-50c 14,-57"
            " 0,-50c -14,-57 -28,-50c -42,-57",
        ),
        blob("b", "-28,-50c -22,-80 0,-102 22,-80 28,-50c 14,-57 0,-50c -14,-57"),
        box("ink", -1.2, -110, 2.4, 10),
        base=(0, -4),
        top=(0, -104),
    )


@register.motif(fr="un livre ouvert", en="an open book", tags="story:3 knowledge")
def book(random: Random) -> Motif:
    text = [
        line(
            "ink",
            0.9,
            [(side * 10, -26 + i * 5.5), (side * 32, -35 + i * 5.8), (side * 58, -34 + i * 5.6)],
            0.4,
        )
        for side in (-1, 1)
        for i in range(4)
    ]
    return made(
        "book",
        blob("acc", "-72,-8c -66,-38c 0,-26 66,-38c 72,-8c 0,4"),
        blob("hi", "0,-30c -30,-44 -64,-42c -68,-12c -34,-14 0,0c"),
        blob("hi", "0,-30c 30,-44 64,-42c 68,-12c 34,-14 0,0c"),
        text,
        top=(0, -30),
    )


@register.motif(fr="une bougie", en="a candle", tags="time hope vigil light")
def candle(random: Random) -> Motif:
    return made(
        "candle",
        disc("b", 0, -3, 22, 5),
        line("b", 3, "20,-4 30,-8 30,-14 22,-12"),
        blob("hi", "-13,-3c -12,-60 -6,-64 4,-60 12,-63 13,-3c"),
        blob("b", "-12.6,-58 -11,-40 -8,-38 -6,-44 -5,-62", 0.5),
        line("ink", 1.6, "0,-61 1,-70"),
        blob("glow", "0,-68 -7,-78 0,-100c 8,-78", 1, False),
        blob("hi", "0,-70 -3,-77 1,-88 4,-77", 1, False),
        lamp=(0, -80),
        top=(0, -66),
    )


@register.motif(fr="une cage", en="a cage", tags="prison captivity")
def cage(random: Random) -> Motif:
    bars = [
        line("a", 1.8, [(x, -6), (x, -60), (x * 0.75, -82), (0, -97)])
        for x in (-30 + i * 7.5 for i in range(9))
    ]
    dome = blob("a", "-31,-4c -31,-60 -23,-82 0,-97c 23,-82 31,-60 31,-4c")
    return made(
        "cage",
        line("a", 2, "0,-97 -4,-102 0,-106 4,-102 0,-97"),
        bars,
        box("a", -33, -46, 66, 3, 1),
        box("b", -34, -8, 68, 8, 3),
        outline=[dome],
        mid=(0, -36),
        top=(0, -100),
        floor=(0, -8),
    )


@register.motif(fr="une chaise", en="a chair", tags="absence waiting")
def chair(random: Random) -> Motif:
    return made(
        "chair",
        box("a", -22, -44, 44, 7, 2),
        limb("a", "-19,-40 -21,-20 -23,-2", 6, 4),
        limb("a", "19,-40 21,-20 23,-2", 6, 4),
        limb("a", "-19,-42 -20,-70 -22,-98", 6, 5),
        limb("a", "19,-42 20,-70 22,-98", 6, 5),
        blob("b", "-22,-98c 0,-105 22,-98c 21,-86c 0,-90 -21,-86c"),
        box("b", -18, -76, 36, 6, 2),
        box("acc", -24, -50, 48, 7, 3),
        seat=(0, -48),
        top=(0, -48),
    )


@register.motif(fr="une couronne", en="a crown", tags="power king")
def crown(random: Random) -> Motif:
    return made(
        "crown",
        blob("glow", "-40,0c -46,-62c -22,-34 0,-74c 22,-34 46,-62c 40,0c 0,8"),
        line("b", 2, "-41,-20 0,-13 41,-20", 0.6),
        [disc("acc", x, y, 5) for x, y in ((-46, -66), (0, -78), (46, -66))],
        [disc("acc", x, y, 4.5, 5.5) for x, y in ((-24, -7), (0, -4), (24, -7))],
        top=(0, -78),
    )


@register.motif(fr="un bocal", en="a glass jar", tags="memory container fragile")
def jar(random: Random) -> Motif:
    glass = blob(
        "hi",
        "-24,-90c -24,-84 -38,-74 -40,-32 -38,-6 -28,0 28,0 38,-6 40,-32 38,-74 24,-84 24,-90c",
    )
    return made(
        "jar",
        flat("hi", glass.segs, 0.3),
        line("hi", 2.4, "-31,-66 -33,-44 -32,-24", 0.8),
        line("hi", 2, "-29,-14 -27,-10", 0.8),
        line("b", 1.4, "-24,-86 0,-83 24,-86", 0.6),
        blob("acc", "-26,-90c -25,-97 -18,-99 18,-99 25,-97 26,-90c 0,-87"),
        outline=[glass],
        inner=(0, -36),
        top=(0, -99),
    )

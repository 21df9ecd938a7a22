"""What carries people away, and where to."""

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
    pane,
    polar,
)

register = Register()


@register.motif(fr="un bateau", en="a boat", tags="journey:3 sea")
def boat(random: Random) -> Motif:
    return made(
        "boat",
        box("ink", -2, -100, 4, 84),
        blob("hi", "4,-96c 34,-70 46,-30c 24,-34 4,-30c"),
        blob("acc", "-4,-90c -24,-62 -34,-30c -4,-32c"),
        blob("a", "-56,-22c -40,-18 0,-16 46,-18 64,-28c 52,-6 36,2 -34,2 -48,-6"),
        blob("b", "-54,-18c 0,-11 62,-24c 60,-18c 0,-6 -52,-12c"),
        cut("acc", "0,-100 16,-104 0,-108"),
        deck=(-10, -20),
        look=(80, -30),
    )


@register.motif(fr="un bateau de papier", en="a paper boat", tags="journey childhood fragile paper")
def paper_boat(random: Random) -> Motif:
    return made(
        "paper_boat",
        cut("hi", "-28,-20 0,-72 28,-20"),
        cut("b", "0,-72 28,-20 0,-16"),
        cut("hi", "-62,-36 -38,0 38,0 62,-36 0,-22"),
        cut("b", "-62,-36 -38,0 0,-22"),
        top=(0, -72),
        deck=(0, -24),
    )


@register.motif(fr="une montgolfière", en="a hot-air balloon", tags="flight escape wonder")
def balloon(random: Random, *, basket: bool = True) -> Motif:
    ropes = [line("ink", 0.9, [(x * 1.5, -34), (x * 0.75, -14)]) for x in (-10, -4, 4, 10)]
    return made(
        "balloon",
        [*ropes, box("b", -9, -14, 18, 13, 3)] if basket else (),
        blob("a", "-9,-32 -30,-54 -34,-76 -20,-98 0,-104 20,-98 34,-76 30,-54 9,-32"),
        blob("hi", "-4,-32 -16,-56 -17,-78 -8,-99 0,-104 8,-99 17,-78 16,-56 4,-32"),
        blob("acc", "-1.5,-32 -5,-56 -5,-80 0,-104 5,-80 5,-56 1.5,-32"),
        base=(0, -1),
        top=(0, -104),
    )


@register.motif(fr="une échelle", en="a ladder", tags="ambition climb")
def ladder(random: Random, *, rungs: int = 9) -> Motif:
    steps = []
    for i in range(rungs):
        y = -6 - i * 88 / (rungs - 1)
        half = 11 + 3 * y / 100
        steps.append(line("a", 2.6, [(-half, y), (half, y + ((i * 37) % 3 - 1))]))
    return made(
        "ladder",
        limb("a", "-11,0 -9,-50 -8,-98", 3.6, 3),
        limb("a", "11,0 9,-50 8,-98", 3.6, 3),
        steps,
    )


@register.motif(fr="une île", en="an island", tags="solitude utopia float")
def island(random: Random, *, half: float = 70.0) -> Motif:
    """A floating island: `top` is where its inhabitants stand."""
    count = 7
    rock = [
        (
            half - (i + 1) * 2 * half / (count + 1),
            random.uniform(34, 42) * (1 - abs((i + 1) / (count + 1) - 0.5) * 1.5) + 8,
        )
        for i in range(count)
    ]
    return made(
        "island",
        blob("b", [(-half, 0, "c"), (half, 0, "c"), *rock]),
        blob(
            "c",
            [
                (-half, 0),
                (-half * 0.5, -7),
                (0, -9),
                (half * 0.5, -6),
                (half, 0),
                (half * 0.5, 5),
                (0, 8),
                (-half * 0.5, 5),
            ],
        ),
        top=(0, -4),
    )


@register.motif(fr="une locomotive", en="a steam engine", tags="train:3 journey departure time")
def train(random: Random) -> Motif:
    def wheel(x: float, r: float) -> list[Shape]:
        spokes = [
            line("hi", 1.3, [polar(x, -r, r * 0.2, a), polar(x, -r, r * 0.72, a)])
            for a in range(0, 360, 60)
        ]
        return [
            disc("ink", x, -r, r),
            disc("acc", x, -r, r * 0.78),
            *spokes,
            disc("ink", x, -r, r * 0.24),
        ]

    return made(
        "train",
        cut("acc", "62,-26 92,0 58,0"),
        [line("hi", 1.4, [(64 + i * 5, -22 + i * 4), (62 + i * 8, -2)]) for i in range(4)],
        blob("b", "46,-70c 44,-92c 38,-100c 64,-100c 58,-92c 56,-70c"),
        disc("glow", 8, -72, 10, 9),
        disc("glow", 28, -70, 6, 7),
        box("a", -30, -72, 94, 46, 10),
        disc("b", 62, -49, 7, 22),
        dot("hi", 70, -58, 5, 6),
        dot("glow", 71, -58, 3.4, 4.4),
        [line("b", 2.4, [(x, -71), (x, -27)], 0.8) for x in (0, 30)],
        box("a", -74, -92, 46, 66, 3),
        box("acc", -80, -100, 58, 9, 4),
        pane("glow", -66, -84, 13, 18, 3),
        pane("glow", -48, -84, 13, 18, 3),
        box("b", -78, -30, 146, 10, 3),
        wheel(-54, 17),
        wheel(-14, 17),
        wheel(20, 12),
        wheel(48, 12),
        line("hi", 3, "-54,-14 -14,-14 20,-10", 0.95),
        smoke=(51, -100),
        look=(110, -50),
        top=(-50, -100),
    )


@register.motif(fr="une bicyclette", en="a bicycle", tags="balance ride freedom childhood")
def bicycle(random: Random) -> Motif:
    def wheel(x: float) -> list[Shape]:
        spokes = [line("hi", 0.8, [(x, -30), polar(x, -30, 27, a)], 0.9) for a in range(0, 360, 30)]
        return [*spokes, line("ink", 4, arc(x, -30, 28, 0, 360, 16)), disc("ink", x, -30, 3)]

    return made(
        "bicycle",
        wheel(-46),
        wheel(48),
        line("acc", 4, "-46,-30 -26,-66"),
        line("acc", 4, "-46,-30 -4,-30"),
        line("acc", 4, "-4,-30 -28,-72"),
        line("acc", 4, "-4,-30 30,-68"),
        line("acc", 4, "-26,-66 30,-68"),
        line("acc", 4, "48,-30 30,-68 26,-80"),
        line("ink", 3, "26,-80 24,-88 32,-92 40,-88"),
        blob("ink", "-42,-74 -36,-80 -20,-78 -14,-74 -28,-71"),
        line("ink", 1.4, arc(-4, -30, 8, 0, 360, 10)),
        line("ink", 2.4, "-4,-30 4,-20 10,-20"),
        blob("hair", "32,-78 54,-80 52,-62 34,-61"),
        line("hi", 1, "33,-72 53,-73", 0.7),
        line("hi", 1, "34,-66 52,-67", 0.7),
        outline=[
            disc("a", -46, -30, 30),
            disc("a", 48, -30, 30),
            cut("a", "-30,-72 34,-72 -4,-26"),
        ],
        seat=(-28, -78),
        basket=(43, -80),
        look=(90, -70),
    )


@register.motif(fr="une valise", en="a suitcase", tags="journey departure belongings")
def suitcase(random: Random) -> Motif:
    return made(
        "suitcase",
        line("ink", 5, "-16,-80 -14,-95 14,-95 16,-80"),
        box("a", -62, -82, 124, 82, 8),
        line("b", 2, "-61,-58 0,-57 61,-58", 0.8),
        [box("hair", x - 6, -82, 12, 82) for x in (-36, 36)],
        [box("glow", x - 5, -62, 10, 9, 2) for x in (-36, 36)],
        [disc("b", x, y, 5) for x, y in ((-57, -77), (57, -77), (-57, -5), (57, -5))],
        disc("acc", -8, -30, 12, 9, -12),
        line("hi", 1.4, "-15,-29 -8,-33 -1,-31"),
        cut("hi", "10,-44 24,-46 25,-34 11,-32"),
        line("acc", 1.6, "12,-40 24,-41"),
        hinge=(0, -58),
        top=(0, -82),
        handle=(0, -96),
    )


@register.motif(fr="une balançoire", en="a swing", tags="childhood play back-and-forth")
def swing(random: Random) -> Motif:
    leaves = [
        disc("c", x, y, 7, 4.4, turn)
        for x, y, turn in (
            (-42, -98, 20),
            (-26, -100, -30),
            (-8, -101, 10),
            (30, -99, -20),
            (46, -96, 30),
            (10, -99, -10),
        )
    ]
    return made(
        "swing",
        limb("hair", "-58,-90 -20,-95 20,-93 60,-97", 8, 5),
        leaves,
        line("hi", 2.2, "-22,-94 -20,-50 -19,-8"),
        line("hi", 2.2, "22,-93 20,-50 19,-8"),
        box("acc", -27, -9, 54, 7, 2),
        [dot("ink", x, -6, 1.6) for x in (-19, 19)],
        outline=[box("acc", -22, -93, 44, 92)],
        seat=(0, -9),
        top=(0, -95),
    )

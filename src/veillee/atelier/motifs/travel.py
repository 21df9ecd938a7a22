"""What carries people away, and where to."""

from random import Random

from veillee.atelier.geometry import Motif
from veillee.atelier.motifs.pen import (
    Register,
    blob,
    box,
    cut,
    limb,
    line,
    made,
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
        cut("hi", "-26,-26 0,-72 26,-26"),
        cut("b", "0,-72 26,-26 0,-26"),
        cut("hi", "-62,-36 -38,0 38,0 62,-36 0,-20"),
        cut("b", "-62,-36 -38,0 0,-20"),
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

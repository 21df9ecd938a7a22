"""What people build to live in, to look from and to pass through."""

from random import Random

from veillee.atelier.geometry import Motif
from veillee.atelier.motifs.pen import (
    Register,
    blob,
    box,
    cut,
    dot,
    line,
    made,
    pane,
)

register = Register()


@register.motif(fr="une maison", en="a house", tags="home:3 family")
def house(random: Random, *, lit: bool = True) -> Motif:
    width, lean = random.uniform(26, 34), random.uniform(-5, 5)
    light = "glow" if lit else "ink"
    windows = []
    for x in (-width * 0.62, width * 0.62):
        windows += [
            pane(light, x - 6, -46, 12, 15, 1),
            line("ink", 1, [(x, -46), (x, -31)]),
            line("ink", 1, [(x - 6, -39), (x + 6, -39)]),
        ]
    tilt = lean * 0.4
    return made(
        "house",
        cut("b", "12,-78 12,-100 21,-100 21,-70"),
        cut("a", [(-width, 0), (-width + tilt, -58), (width + tilt, -58), (width, 0)]),
        cut("b", [(-width - 7 + tilt, -56), (lean, -96), (width + 7 + tilt, -56)]),
        box("ink", -8, -27, 16, 27, 7),
        dot("glow", 4.5, -13, 1.3),
        windows,
        dot(light, lean * 0.8, -70, 5),
        top=(lean, -96),
        smoke=(16, -100),
        door=(0, 0),
    )


@register.motif(fr="un phare", en="a lighthouse", tags="hope guidance sea light")
def lighthouse(random: Random) -> Motif:
    def half(y: float) -> float:
        return 10 + 7 * (1 + y / 76)

    bands = []
    for low in (-12, -44):
        high = low - 16
        bands.append(
            cut(
                "acc",
                [(-half(low), low), (-half(high), high), (half(high), high), (half(low), low)],
            )
        )
    return made(
        "lighthouse",
        cut("hi", "-17,0 -10,-76 10,-76 17,0"),
        bands,
        box("ink", -14, -80, 28, 5, 1),
        pane("glow", -8, -93, 16, 13),
        line("ink", 1.5, "0,-93 0,-80"),
        blob("acc", "-11,-93c -6,-101 0,-106c 6,-101 11,-93c"),
        box("ink", -5, -14, 10, 14, 5),
        pane("ink", -2.5, -36, 5, 7, 2.5),
        lamp=(0, -86),
        top=(0, -106),
    )


@register.motif(fr="un château", en="a castle", tags="tower power isolation")
def castle(random: Random) -> Motif:
    towers = []
    for x, width, height in ((-24, 20, 56), (22, 22, 66), (0, 26, 84)):
        half = width / 2
        towers += [
            cut(
                "a",
                [(x - half - 2, 0), (x - half, -height), (x + half, -height), (x + half + 2, 0)],
            ),
            cut(
                "b", [(x - half - 4, -height), (x, -height - width * 1.25), (x + half + 4, -height)]
            ),
        ]
        towers += [
            pane("glow", x - 3, -height + 8 + i * 18, 6, 9, 3) for i in range(random.randint(1, 3))
        ]
    return made(
        "castle",
        towers,
        box("ink", -6, -18, 12, 18, 6),
        line("ink", 1.2, "0,-116 0,-128"),
        blob("acc", "0,-128c 7,-129 14,-125c 8,-122 0,-120c"),
        top=(0, -116),
    )


@register.motif(fr="une porte", en="a door", tags="choice secret threshold:3")
def door(random: Random, *, ajar: float = 0.55) -> Motif:
    half = 28
    edge = -half + 2 * half * (1 - ajar) * 0.7 - half * 0.35
    span = edge + half
    panels = [
        cut(
            "b",
            [
                (-half + span * 0.2, y),
                (-half + span * 0.8, y - 2),
                (-half + span * 0.8, y + 30),
                (-half + span * 0.2, y + 31),
            ],
        )
        for y in (-86, -46)
    ]
    return made(
        "door",
        box("b", -half - 5, -100, 2 * half + 10, 100),
        pane("glow", -half, -95, 2 * half, 95),
        cut("a", [(-half, -95), (edge, -101 + ajar * 3), (edge, 4 - ajar * 3), (-half, 0)]),
        panels,
        dot("acc", -half + span * 0.88, -46, 2),
        outline=[box("b", -half, -95, 2 * half, 95)],
        mid=(4, -40),
    )

"""What people build to live in, to look from and to pass through."""

from random import Random

from veillee.atelier.geometry import Motif
from veillee.atelier.motifs.pen import (
    Register,
    blob,
    box,
    cut,
    disc,
    dot,
    line,
    made,
    moved,
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


@register.motif(fr="un puits", en="a well", tags="depth wish water secret")
def well(random: Random) -> Motif:
    stones = [
        line("b", 1.3, [(x, y), (x, y + 9)], 0.7)
        for x, y in (
            (-22, -32),
            (-4, -32),
            (14, -32),
            (-13, -23),
            (6, -23),
            (24, -23),
            (-22, -14),
            (-2, -14),
            (18, -14),
        )
    ]
    return made(
        "well",
        [box("hair", x - 2.4, -78, 4.8, 46) for x in (-26, 26)],
        line("ink", 1.4, "0,-70 1,-52"),
        box("hair", -28, -72, 56, 4, 2),
        line("hair", 3, "28,-70 38,-70 38,-62"),
        blob("b", "-7,-52c 8,-52c 6,-40c -5,-40c"),
        line("hi", 1.4, "-6,-48 0.5,-46.6 7,-48"),
        disc("ink", 0, -34, 33, 6),
        blob("a", "-34,-35c -36,-18 -33,-2c 0,4 33,-2c 36,-18 34,-35c 0,-27"),
        [line("b", 1.3, [(-35, y), (0, y + 4.4), (35, y)], 0.7) for y in (-25, -15)],
        stones,
        blob("acc", "-40,-76c -20,-92 0,-100c 20,-92 40,-76c 0,-71"),
        [line("b", 1.1, [(x * 0.2, -96), (x, -75)], 0.6) for x in (-26, -13, 0, 13, 26)],
        mouth=(0, -34),
        top=(0, -100),
    )


@register.motif(fr="un pont", en="a bridge", tags="passage meeting between")
def bridge(random: Random) -> Motif:
    arch = blob(
        "a",
        "-110,0c -110,-54c -60,-70 0,-78 60,-70 110,-54c 110,0c 78,0c 70,-30 44,-46 26,-30"
        " 20,0c -20,0c"
        " -26,-30 -44,-46 -70,-30 -78,0c",
    )
    joints = [
        line("b", 1.6, [(x, y), (x + dx, y - 11)], 0.7)
        for x, y, dx in (
            (-84, -26, -6),
            (-70, -42, -5),
            (-46, -50, 0),
            (-22, -42, 4),
            (22, -42, -4),
            (46, -50, 0),
            (70, -42, 5),
            (84, -26, 6),
        )
    ]
    posts = [
        box("b", x - 3, y - 18, 6, 18, 1)
        for x, y in ((-104, -56), (-62, -69), (0, -77), (62, -69), (104, -56))
    ]
    return made(
        "bridge",
        arch,
        joints,
        line("b", 2, "-108,-46 -60,-62 0,-70 60,-62 108,-46", 0.8),
        posts,
        line("b", 4, "-106,-72 -62,-86 0,-94 62,-86 106,-72"),
        top=(0, -78),
        start=(-106, -56),
        end=(106, -56),
    )


@register.motif(fr="un moulin à vent", en="a windmill", tags="wind harvest dreamer")
def windmill(random: Random) -> Motif:
    turn = random.uniform(8, 28)
    sails = []
    for quarter in range(4):
        blade = [
            line("ink", 2, "0,0 0,-40"),
            cut("hi", "1,-10 13,-12 13,-42 1,-40"),
            *(line("ink", 0.8, [(1, y), (13, y - 1)], 0.7) for y in (-18, -26, -34)),
            line("ink", 0.8, "7,-11 7,-41", 0.7),
        ]
        sails += moved(blade, 0, -62, 1, turn + quarter * 90)
    return made(
        "windmill",
        blob("a", "-22,0c -16,-36 -13,-66c 13,-66c 16,-36 22,0c"),
        blob("acc", "-16,-65c -12,-80 0,-86 12,-80 16,-65c 0,-62"),
        box("ink", -7, -20, 14, 20, 7),
        [pane("glow", x, y, 7, 9, 3.5) for x, y in ((-3.5, -38), (-3.5, -54))],
        sails,
        disc("ink", 0, -62, 3.6),
        top=(0, -86),
        hub=(0, -62),
    )


@register.motif(fr="un chapiteau", en="a circus tent", tags="circus play wonder")
def tent(random: Random) -> Motif:
    stripes = [
        blob("hi", "-40,-50c -6,-84c -4,-84c -22,-50c -26,0c -46,0c"),
        blob("hi", "22,-50c 4,-84c 6,-84c 40,-50c 46,0c 26,0c"),
    ]
    scallops = [
        blob("glow", [(x - 10, -51, "c"), (x, -40), (x + 10, -51, "c")])
        for x in (-50, -30, -10, 10, 30, 50)
    ]
    return made(
        "tent",
        line("ink", 1.6, "0,-84 0,-100"),
        blob("glow", "0,-100c 9,-101 18,-96c 8,-94 0,-92c"),
        blob("acc", "-66,0c -60,-50c -30,-66 0,-88c 30,-66 60,-50c 66,0c"),
        stripes,
        blob("ink", "0,-42c -12,-24 -16,0c 16,0c 12,-24"),
        blob("a", "0,-42c -12,-24 -16,0c -8,0c -5,-20"),
        scallops,
        top=(0, -88),
        door=(0, 0),
    )

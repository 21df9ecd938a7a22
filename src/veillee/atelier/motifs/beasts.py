"""Great beasts, real and dreamt, and two very small ones."""

from random import Random

from veillee.atelier.geometry import Motif, Shape
from veillee.atelier.motifs.ages import side_face
from veillee.atelier.motifs.pen import (
    Register,
    blob,
    cut,
    disc,
    dot,
    eye,
    limb,
    line,
    made,
    moved,
    polar,
)

register = Register()


@register.motif(fr="un ours", en="a bear", tags="animal:1 strength winter sleep")
def bear(random: Random) -> Motif:
    return made(
        "bear",
        blob("b", "-38,-44 -30,-20 -34,-4 -28,0 -10,0 -12,-16 -8,-36"),
        blob("b", "26,-44 40,-26 44,-4 50,0 62,0 60,-8 52,-26 46,-46"),
        blob(
            "a",
            "-68,-38 -68,-62 -54,-80 -28,-86 -4,-84 14,-92 32,-94 50,-90 62,-78 78,-68 82,-60"
            " 76,-53 62,-52 50,-45 36,-32 30,-14 28,0 10,0 4,-4 8,-18 4,-29 -16,-30 -38,-27 -45,-13"
            " -46,0 -66,0 -72,-4 -69,-20",
        ),
        disc("a", 32, -96, 8),
        disc("acc", 32, -95, 4),
        disc("b", 50, -92, 6),
        blob("hi", "62,-72 76,-67 82,-60 76,-54 64,-54 58,-62"),
        dot("ink", 79, -65, 4, 3.2),
        line("ink", 1.2, "76,-58 70,-57 66,-60", 0.8),
        eye(55, -77, 2.4),
        [line("ink", 1.2, [(x, -1), (x + 1, -5)], 0.7) for x in (-58, -52, 16, 22)],
        line("b", 1.4, "-40,-36 -46,-50 -44,-60", 0.8),
        back=(-30, -85),
        top=(32, -103),
        look=(100, -66),
    )


def steed(name: str, rider: list[Shape]) -> Motif:
    """A horse at a trot, with whoever sits on it."""
    hind = [
        blob("b", "-26,-46 -20,-30 -30,-18 -40,-8 -34,-4 -24,-12 -12,-28 -8,-46"),
        disc("ink", -38, -5, 4, 3),
        blob("b", "28,-46 38,-34 50,-30 50,-16 44,-16 42,-24 28,-28 18,-40"),
        disc("ink", 47, -14, 3.4, 4),
    ]
    hooves = [disc("ink", x, -2.4, 5, 2.8) for x in (-39, 22.4)]
    return made(
        name,
        blob("b", "-42,-66 -56,-66 -68,-52 -70,-34 -78,-24 -64,-28 -58,-42 -52,-52 -42,-54"),
        hind,
        blob("b", "8,-64 10,-84 20,-98 34,-106 40,-100 30,-92 26,-78 24,-64"),
        blob(
            "a",
            "-48,-46 -48,-62 -34,-70 -8,-66 10,-70 20,-84 28,-96 36,-108c 42,-100 54,-90 67,-79"
            " 69,-73 62,-69 52,-74 44,-74 40,-62 35,-46 29,-28 26,-4 18,-4 20,-26 13,-38"
            " -4,-38 -20,-40"
            " -30,-30 -31,-20 -35,-4 -43,-4 -40,-21 -47,-33",
        ),
        hooves,
        blob("b", "34,-102 44,-100 48,-92 40,-94"),
        blob("hi", "62,-69 69,-73 67,-79 60,-77 56,-72", 1, False),
        dot("ink", 64.6, -76.6, 1.4),
        eye(47, -89, 2.1),
        rider,
        back=(-12, -66),
        top=(36, -106),
        look=(86, -80),
    )


@register.motif(fr="un cheval", en="a horse", tags="animal:1 freedom speed")
def horse(random: Random) -> Motif:
    return steed("horse", [])


@register.motif(fr="un cavalier", en="a rider on a horse", tags="person:1 animal:1 journey quest")
def rider(random: Random) -> Motif:
    figure = [
        line("ink", 1.4, "50,-80 40,-84 14,-88"),
        blob("c", "-32,-66 -14,-63 10,-67 8,-54 -14,-50 -30,-54"),
        limb("ink", "-6,-70 10,-58 8,-42", 11, 7),
        disc("ink", 12, -39, 7, 3.4),
        blob("acc", "-8,-102 -24,-94 -44,-88 -62,-92 -52,-76 -34,-66 -16,-66"),
        blob("acc", "-16,-66 -12,-90 -4,-106 6,-104 8,-88 4,-66 -6,-62"),
        limb("acc", "-2,-98 8,-86 16,-87", 8, 6),
        disc("skin", 18, -88, 3.4),
        *moved(side_face(0, 0), 2, -115, 0.95),
        blob("hair", "-9,-108 -11,-119 -4,-127 6,-127 13,-121 12,-118 4,-120 -2,-116 -2,-108"),
        blob("ink", "-13,-121 -8,-131 4,-133 12,-127 22,-121 4,-123"),
        limb("hi", "-6,-128 -16,-136 -24,-134", 4, 2),
    ]
    return steed("rider", figure)


@register.motif(fr="un dragon", en="a dragon", tags="animal:1 fire treasure power")
def dragon(random: Random) -> Motif:
    spikes = [
        cut("acc", [(x - 4, y + 3), (x - 6, y - 8), (x + 4, y - 1)])
        for x, y in ((-30, -38), (-20, -50), (-6, -58), (4, -70), (10, -84))
    ]
    belly = [
        line("b", 1.2, [(x, y), (x + 6, y + 2), (x + 12, y)], 0.7)
        for x, y in ((17, -56), (15, -47), (13, -38), (12, -29), (11, -20))
    ]
    return made(
        "dragon",
        limb("a", "-20,-8 -46,-3 -70,-12 -78,-36 -70,-50", 18, 4),
        cut("acc", "-76,-46 -74,-66 -60,-52"),
        spikes,
        blob(
            "b",
            "-4,-54c -18,-86 -44,-108c -50,-92 -68,-84c -58,-74 -60,-60c -46,-62 -40,-50c"
            " -28,-54 -20,-40",
        ),
        line("a", 1.6, "-4,-52 -20,-80 -44,-107", 0.8),
        line("a", 1.6, "-6,-50 -34,-70 -67,-83", 0.8),
        line("a", 1.6, "-8,-48 -34,-56 -59,-60", 0.8),
        blob(
            "a",
            "-32,0 -40,-20 -30,-42 -10,-56 4,-68 8,-84 18,-96 34,-98 46,-90 62,-87 70,-80"
            " 66,-72 52,-70"
            " 40,-70 34,-60 32,-42 28,-20 32,0 14,0 10,-8 -4,0",
        ),
        blob("hi", "18,-66 30,-66 32,-46 26,-18 18,-8 10,-18 14,-44"),
        belly,
        blob("b", "-34,0 -36,-22 -20,-32 -4,-18 -4,0"),
        limb("a", "18,-30 20,-14 22,-3", 10, 8),
        [disc("hi", x, -1.8, 2.6, 2) for x in (20, 25, 30)],
        limb("hi", "20,-94 12,-104 2,-107", 5, 1.4),
        limb("hi", "28,-97 23,-107 14,-112", 4.4, 1.2),
        eye(38, -86, 2.6),
        dot("ink", 64, -82, 1.5),
        line("ink", 1.3, "67,-75 54,-77 44,-74", 0.8),
        top=(30, -98),
        back=(-12, -54),
        mouth=(72, -77),
        look=(92, -82),
    )


@register.motif(
    fr="une araignée sur sa toile", en="a spider in its web", tags="animal:1 trap patience fate"
)
def spider(random: Random) -> Motif:
    spokes = [line("hi", 1.1, [(0, -50), polar(0, -50, 50, a)], 0.9) for a in range(0, 360, 45)]
    rings = []
    for radius in (14, 25, 36, 46):
        for a in range(0, 360, 45):
            ends = [
                polar(0, -50, radius, a),
                polar(0, -50, radius * 0.84, a + 22),
                polar(0, -50, radius, a + 45),
            ]
            rings.append(line("hi", 1.0, ends, 0.9))
    legs = []
    for side in (-1, 1):
        for knee_x, knee_y, foot_x, foot_y in (
            (13, -50, 20, -60),
            (16, -44, 25, -44),
            (15, -36, 24, -30),
            (10, -30, 15, -18),
        ):
            legs.append(
                line(
                    "ink", 1.8, [(side * 4, -40), (side * knee_x, knee_y), (side * foot_x, foot_y)]
                )
            )
    return made(
        "spider",
        spokes,
        rings,
        legs,
        disc("a", 0, -32, 10, 12),
        blob("acc", "0,-36c 4,-31 0,-26c -4,-31", 1, False),
        disc("a", 0, -45, 6.4, 5.8),
        [dot("hi", x, -47, 2) for x in (-2.6, 2.6)],
        [dot("ink", x, -47, 0.9) for x in (-2.4, 2.8)],
        outline=[disc("ink", 0, -50, 48)],
        mid=(0, -50),
    )


@register.motif(fr="une souris", en="a mouse", tags="animal:1 small shy")
def mouse(random: Random) -> Motif:
    return made(
        "mouse",
        line("acc", 3, "-44,-10 -66,-6 -80,-18 -92,-12 -104,-20"),
        blob("a", "-52,-4 -54,-30 -36,-56 -4,-66 20,-64 44,-50 66,-30 70,-22 56,-12 40,-6 0,0"),
        disc("b", 4, -70, 17, 19),
        disc("b", 34, -68, 14, 16),
        disc("acc", 5, -69, 10, 12),
        disc("acc", 35, -67, 8, 10),
        blob("hi", "66,-20 50,-18 34,-12 10,-4 30,-2 54,-8"),
        eye(46, -40, 3.4),
        disc("acc", 70, -26, 4, 3.4),
        [line("ink", 0.9, [(60, -22), (78, -24 + dy)], 0.7) for dy in (-4, 4, 11)],
        disc("acc", -20, -1.6, 9, 3),
        disc("acc", 28, -1.6, 8, 3),
        top=(18, -88),
        back=(-26, -60),
        look=(92, -36),
    )


@register.motif(fr="une grenouille", en="a frog", tags="animal:1 pond change prince")
def frog(random: Random) -> Motif:
    def side(s: int) -> list[Shape]:
        return [
            blob(
                "b",
                [
                    (s * x, y)
                    for x, y in ((20, -42), (44, -44), (58, -24), (54, -6), (34, -8), (24, -20))
                ],
            ),
            blob("c", [(s * x, y) for x, y in ((30, -7), (58, -9), (68, 0), (30, 0))]),
            limb("c", [(s * 18, -34), (s * 20, -16), (s * 17, -4)], 13, 9),
            blob("c", [(s * x, y) for x, y in ((8, -1), (14, -6), (26, -5), (31, 0), (18, 1))]),
        ]

    eyes = []
    for x in (-21, 21):
        eyes += [
            disc("c", x, -84, 15),
            dot("hi", x, -85, 10),
            dot("ink", x, -84, 6.4),
            dot("hi", x + 2.6, -87, 2),
        ]
    return made(
        "frog",
        side(-1),
        side(1),
        blob("c", "-30,-16 -36,-44 -38,-66 -26,-84 0,-86 26,-84 38,-66 36,-44 30,-16 0,-6"),
        blob("hi", "-20,-14 -25,-40 0,-50 25,-40 20,-14 0,-8"),
        eyes,
        line("ink", 2, "-29,-60 -15,-53 0,-51 15,-53 29,-60"),
        [dot("acc", x, -60, 4.4, 3) for x in (-32, 32)],
        [dot("ink", x, -68, 1.3) for x in (-4, 4)],
        top=(0, -86),
    )

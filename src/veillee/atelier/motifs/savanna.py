"""Animals and trees of savanna, river and desert."""

from random import Random

from veillee.atelier.geometry import Motif, Shape
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
    polar,
)

register = Register()


@register.motif(fr="un lion", en="a lion", tags="animal:1 courage king sun")
def lion(random: Random) -> Motif:
    return made(
        "lion",
        limb("a", "-16,-6 -36,-4 -46,-16 -42,-34", 7, 4),
        blob("acc", "-44,-32 -50,-42 -42,-52c -36,-42 -38,-32"),
        blob("a", "-24,-1 -31,-20 -21,-44 0,-52 21,-44 31,-20 24,-1 0,1"),
        blob("hi", "-9,-4 -12,-26 0,-40 12,-26 9,-4"),
        limb("a", "-11,-34 -12,-16 -11,-5", 13, 11),
        limb("a", "11,-34 12,-16 11,-5", 13, 11),
        [disc("a", x, -3.4, 8, 4) for x in (-12, 12)],
        [
            line("b", 1.1, [(x + dx, -1), (x + dx, -4)], 0.8)
            for x in (-12, 12)
            for dx in (-2.4, 2.4)
        ],
        lion_head(0, -64),
        top=(0, -98),
        mid=(0, -50),
    )


def lion_head(x: float, y: float) -> list[Shape]:
    """A lion's head from the front, its mane 34 about a centre."""
    mane = [polar(x, y, 34 if i % 2 else 28.5, i * 15) for i in range(24)]
    inner = [polar(x, y + 1, 27 if i % 2 else 23, i * 18 + 9) for i in range(20)]
    whiskers = [
        dot("b", x + side * dx, y + 10 + dy, 0.9)
        for side in (-1, 1)
        for dx, dy in ((5, 0), (8, -1.4), (7.4, 2))
    ]
    return [
        blob("acc", mane),
        blob("b", inner, 0.45),
        *(disc("a", x + side * 17, y - 16, 6.4) for side in (-1, 1)),
        *(disc("b", x + side * 17, y - 15.4, 3.2) for side in (-1, 1)),
        blob(
            "a",
            [
                (x + dx, y + dy)
                for dx, dy in (
                    (-18, -4),
                    (-14, -18),
                    (0, -22),
                    (14, -18),
                    (18, -4),
                    (13, 12),
                    (0, 20),
                    (-13, 12),
                )
            ],
        ),
        blob(
            "hi",
            [
                (x + dx, y + dy)
                for dx, dy in ((0, 3), (-11, 7), (-10, 15), (0, 19), (10, 15), (11, 7))
            ],
        ),
        *(shape for dx in (-8.4, 8.4) for shape in eye(x + dx, y - 4, 1.9)),
        *(
            line("ink", 1.5, [(x + s * 4.6, y - 8.6), (x + s * 9, y - 10), (x + s * 12.6, y - 8)])
            for s in (-1, 1)
        ),
        blob("ink", [(x + dx, y + dy) for dx, dy in ((-5, 2), (0, 0.6), (5, 2), (0, 8))], 1, False),
        line("ink", 1.4, [(x, y + 7), (x, y + 11)]),
        line(
            "ink",
            1.4,
            [(x - 6, y + 12.4), (x - 3, y + 14), (x, y + 11), (x + 3, y + 14), (x + 6, y + 12.4)],
        ),
        *whiskers,
    ]


@register.motif(fr="une gazelle", en="a gazelle", tags="animal:1 grace speed alert")
def gazelle(random: Random) -> Motif:
    far = [limb("b", [(x, -42), (x + 2, -22), (x + 1, -3)], 7, 3) for x in (-22, 22)]
    return made(
        "gazelle",
        far,
        limb("ink", "29,-90 22,-104 27,-118", 3.4, 1.2),
        limb("ink", "33,-90 29,-104 36,-117", 3.4, 1.2),
        blob(
            "a",
            "-34,-46 -32,-58 -12,-60 6,-60 16,-74 22,-88 31,-93 40,-87 51,-79 49,-74 37,-74"
            " 32,-64 28,-50"
            " 21,-40 18,-22 16.6,-2 12.4,-2 11,-22 7,-37 -6,-36 -20,-37 -26,-22 -27.4,-2"
            " -31.6,-2 -31,-22"
            " -36,-36",
        ),
        blob("hi", "-22,-40 -6,-39 8,-40 20,-44 8,-35 -6,-34 -18,-35"),
        limb("ink", "-28,-44 -6,-44 18,-48", 3, 3),
        blob("hi", "-34,-56 -40,-50 -38,-42 -32,-46"),
        blob("b", "24,-88 10,-94 8,-89 20,-83"),
        line("hi", 1.8, "36,-88 46,-79", 0.9),
        eye(34, -85, 1.9),
        dot("ink", 50, -77, 2),
        back=(-10, -60),
        top=(30, -93),
        look=(68, -80),
    )


@register.motif(fr="un flamant rose", en="a flamingo", tags="animal:1 bird balance water")
def flamingo(random: Random) -> Motif:
    return made(
        "flamingo",
        line("acc", 2.4, "-4,-38 -3,-20 -4,-2"),
        line("acc", 2.4, "4,-38 16,-28 2,-22 4,-18"),
        line("acc", 2.2, "-8,-1 -4,-2 4,-1"),
        limb("acc", "14,-46 28,-58 20,-72 10,-84 16,-96 26,-96", 9, 6),
        blob("acc", "-38,-40c -30,-58 -8,-64 12,-58 22,-46 12,-36 -8,-34 -24,-36"),
        blob("hi", "-38,-40c -24,-52 -8,-54 4,-48 -4,-40 -20,-38", 0.5),
        line("b", 1.2, "-26,-44 -12,-48 0,-44", 0.5),
        disc("acc", 25, -96, 6.4, 5.6),
        blob("hi", "29,-100 36,-97 38,-90 33,-90 29,-93"),
        blob("ink", "38,-92 38,-84 34,-82c 33,-88 33,-91"),
        eye(26, -97.4, 1.3),
        top=(24, -102),
        back=(-8, -60),
        look=(52, -95),
    )


@register.motif(fr="un zèbre", en="a zebra", tags="animal:1 pattern wild different")
def zebra(random: Random) -> Motif:
    stripes = (
        "-40,-66 -36,-56 -40,-46",
        "-30,-69 -27,-56 -30,-42",
        "-19,-68 -17,-54 -19,-42",
        "-8,-66 -7,-52 -8,-41",
        "3,-67 4,-54 3,-41",
        "14,-72 14,-58 13,-44",
        "18,-80 27,-70 30,-58",
        "24,-88 33,-79 38,-68",
    )
    rings = [
        line("ink", 2.2, [(x - 4, y), (x, y + 1.4), (x + 4, y)])
        for x, y in ((-42, -30), (-38, -21), (-38, -12), (24, -32), (23.6, -22), (23, -12))
    ]
    return made(
        "zebra",
        limb("b", "-40,-62 -54,-54 -56,-38", 4, 3),
        disc("ink", -56, -35, 3.4, 6),
        [limb("hi", [(x, -44), (x + 3, -22), (x + 2, -4)], 10, 6) for x in (-26, 34)],
        [line("ink", 2.2, [(x - 2, y), (x + 6, y)]) for x in (-26, 34) for y in (-28, -18)],
        [disc("ink", x, -2.2, 4.4, 2.6) for x in (-23, 37)],
        blob("ink", "8,-66 12,-84 22,-98 34,-105 38,-98 28,-88 22,-76"),
        blob(
            "hi",
            "-48,-46 -48,-62 -34,-70 -8,-67 10,-70 20,-82 30,-94 36,-103c 42,-95 52,-87 64,-76"
            " 66,-69 58,-66"
            " 48,-70 42,-63 38,-52 33,-42 29,-26 27,-3 19,-3 20,-26 14,-40 -4,-39 -20,-41"
            " -30,-30 -33,-18"
            " -34,-3 -42,-3 -42,-21 -48,-33",
        ),
        [limb("ink", path, 4.4, 2.2, shade=False) for path in stripes],
        rings,
        [disc("ink", x, -2.2, 5, 2.8) for x in (-38, 23)],
        blob("ink", "57,-77 65,-76 66,-69 58,-66 53,-70", 1, False),
        [line("ink", 1.8, path) for path in ("46,-92 44,-84", "41,-96 37,-88")],
        eye(46, -83, 1.9),
        back=(-12, -67),
        top=(36, -102),
        look=(84, -78),
    )


@register.motif(fr="un hippopotame", en="a hippopotamus", tags="animal:1 river weight calm")
def hippo(random: Random) -> Motif:
    return made(
        "hippo",
        blob("b", "-24,-30 -18,-1 0,-1 2,-24 -8,-34"),
        blob("b", "42,-34 44,-1 60,-1 60,-22 54,-36"),
        disc("b", 36, -86, 6, 7),
        disc("a", 52, -88, 6, 7),
        disc("acc", 52, -87, 3, 4),
        blob(
            "a",
            "-70,-30 -73,-56 -54,-76 -20,-82 14,-80 34,-85 50,-86 63,-76 78,-68 92,-57 93,-42"
            " 78,-34 56,-34"
            " 44,-28 38,-18 38,-1 18,-1 18,-14 8,-20 -22,-20 -34,-16 -34,-1 -56,-1 -59,-16",
        ),
        blob("hi", "58,-35 80,-36 92,-46 88,-38 76,-33", 0.6),
        line("ink", 1.6, "91,-47 76,-44 62,-48 58,-54"),
        cut("hi", "80,-45 83,-54 87,-46"),
        dot("ink", 86, -61, 2.2, 1.7, 30),
        eye(56, -71, 2.6),
        limb("a", "-70,-54 -78,-48 -78,-40", 4, 3),
        [line("b", 1.2, [(x, -1), (x, -5)], 0.8) for x in (-48, -42, 25, 31)],
        back=(-20, -81),
        top=(44, -86),
        look=(112, -60),
    )


@register.motif(fr="un crocodile", en="a crocodile", tags="animal:1 river danger patience")
def crocodile(random: Random) -> Motif:
    scutes = [
        cut("b", [(x - 5, y + 2), (x, y - 7), (x + 5, y + 1)])
        for x, y in (
            (-66, -38),
            (-54, -41),
            (-41, -44),
            (-28, -46),
            (-15, -47),
            (-2, -47),
            (11, -47),
            (24, -46),
        )
    ]
    teeth = [cut("hi", [(x, -19), (x + 3, -13), (x + 6, -19)]) for x in range(62, 106, 8)]
    return made(
        "crocodile",
        [limb("b", path, 13, 8) for path in ("-30,-20 -22,-10 -26,-3", "34,-20 42,-10 38,-3")],
        scutes,
        blob(
            "a",
            "-74,-88c -96,-62 -92,-38 -70,-36 -40,-44 -4,-47 28,-46 38,-53 48,-53 56,-44"
            " 80,-37 104,-36 116,-31"
            " 116,-24 100,-19 60,-18 48,-12 20,-8 -20,-8 -56,-12 -86,-20 -106,-40 -102,-66",
        ),
        blob(
            "hi",
            "116,-25 100,-20 60,-19 48,-13 20,-9 -20,-9 -50,-12 -20,-16 20,-16 46,-20 60,-26"
            " 100,-26",
        ),
        teeth,
        line("ink", 1.4, "116,-25 100,-20 62,-19 54,-24"),
        [limb("a", path, 15, 9) for path in ("-46,-20 -54,-10 -50,-3", "18,-20 12,-10 16,-3")],
        [blob("a", [(x - 6, -5), (x + 8, -4), (x + 12, 0), (x - 8, 0)]) for x in (-50, 16)],
        eye(44, -46, 2.8),
        dot("ink", 110, -33, 1.8, 1.4),
        back=(-10, -47),
        look=(134, -36),
    )


@register.motif(fr="un dromadaire", en="a camel", tags="animal:1 desert journey thirst")
def camel(random: Random) -> Motif:
    tassels = [limb("glow", [(x, -44), (x, -38)], 3, 2) for x in (-16, -8, 0, 8, 16)]
    return made(
        "camel",
        limb("b", "-48,-50 -56,-42 -54,-32", 3.4, 3),
        [limb("b", [(x, -40), (x + 2, -20), (x + 1, -3)], 10, 6) for x in (-22, 36)],
        [disc("b", x, -2, 5.4, 2.6) for x in (-20, 39)],
        disc("b", 58, -93, 4, 5),
        blob(
            "a",
            "-50,-40 -48,-52 -34,-58 -18,-66 -6,-82 8,-82 16,-64 28,-56 36,-52 42,-60 44,-78"
            " 52,-91 62,-93"
            " 74,-87 83,-80 81,-74 68,-74 60,-72 57,-58 51,-42 39,-36 33,-32 31,-18 30,-2"
            " 21,-2 22,-18 17,-34"
            " -10,-36 -27,-35 -32,-18 -34,-2 -43,-2 -42,-18 -48,-32",
        ),
        blob("acc", "-22,-64 -8,-80 8,-80 20,-62 20,-46 0,-43 -20,-46"),
        line("glow", 2, "-20,-51 0,-48 20,-51"),
        line("hi", 1.6, "-18,-60 0,-57 18,-60", 0.9),
        tassels,
        eye(64, -84, 1.9),
        line("ink", 1.6, "60,-87 64,-88 68,-86"),
        dot("ink", 80, -80, 1.6, 1.2),
        line("ink", 1.2, "81,-75 73,-77", 0.8),
        line("acc", 2, "58,-76 62,-82 61,-90"),
        back=(0, -82),
        top=(60, -93),
        look=(102, -82),
    )


@register.motif(fr="une girafe", en="a giraffe", tags="animal:1 height overview gentle")
def giraffe(random: Random) -> Motif:
    patches = [
        blob(
            "acc",
            [
                (x + dx * s, y + dy * s)
                for dx, dy in ((-4, -2), (-1, -4.4), (4, -3), (4.4, 2), (0, 4), (-4, 2.4))
            ],
        )
        for x, y, s in (
            (-20, -43, 0.9),
            (-11, -44, 0.95),
            (-2, -46, 0.9),
            (-15, -36.6, 0.75),
            (-5, -38, 0.8),
            (6, -41, 1),
            (12, -50, 0.9),
            (8, -56, 0.6),
            (16, -60, 0.85),
            (16.6, -69, 0.75),
            (20.6, -77, 0.7),
            (20.4, -85, 0.6),
            (-23.6, -30, 0.55),
            (13, -31, 0.6),
        )
    ]
    return made(
        "giraffe",
        limb("b", "-26,-44 -33,-38 -33,-28", 2.6, 2),
        disc("ink", -33, -26, 2, 4),
        [limb("b", [(x, -34), (x + 2, -18), (x + 1, -2)], 6, 3.4) for x in (-14, 22)],
        [line("b", 2, [(x, -96), (x - 2, -104)]) for x in (27, 32)],
        [disc("ink", x, -105, 2) for x in (25, 30)],
        blob(
            "glow",
            "-28,-36 -28,-46 -18,-50 0,-52 9,-60 15,-78 19,-92 27,-98 36,-95 46,-88 46,-84"
            " 36,-83 30,-84 26,-72"
            " 23,-56 20,-44 18,-34 17,-18 16,-2 12,-2 11,-18 8,-32 -4,-33 -15,-34 -19,-18"
            " -21,-2 -25,-2 -24,-18"
            " -28,-28",
        ),
        patches,
        [disc("ink", x, -1.4, 3.4, 2) for x in (-22.6, 14.4, -11, 24)],
        blob("b", "22,-94 12,-98 11,-94 20,-89"),
        blob("hi", "40,-91 46,-88 46,-84 39,-83", 1, False),
        eye(32, -91, 1.6),
        dot("ink", 44, -88, 0.9),
        back=(-8, -51),
        top=(28, -98),
        look=(62, -90),
    )


@register.motif(fr="un acacia", en="an acacia tree", tags="savanna shade roots")
def acacia(random: Random) -> Motif:
    return made(
        "acacia",
        limb("hair", "2,0 -2,-28 -10,-52 -26,-72", 9, 3),
        limb("hair", "-2,-30 8,-52 26,-70", 6, 3),
        limb("hair", "-6,-44 0,-60 2,-76", 5, 3),
        limb("hair", "14,-58 32,-64 46,-72", 3.6, 2),
        blob("c", "-66,-70 -52,-82 -30,-84 -14,-76 -20,-66 -44,-63"),
        blob("c", "6,-66 20,-78 46,-80 66,-72 58,-64 30,-61"),
        blob("c", "-40,-82 -22,-96 2,-100 30,-96 46,-84 30,-76 0,-73 -26,-75"),
        line("hi", 1.4, "-24,-90 0,-94 24,-90", 0.35),
        top=(2, -100),
    )


@register.motif(fr="un baobab", en="a baobab tree", tags="savanna age giant shelter")
def baobab(random: Random) -> Motif:
    crowns = [
        disc("c", x, y, rx, ry)
        for x, y, rx, ry in (
            (-46, -76, 15, 9),
            (-24, -90, 16, 9),
            (2, -95, 16, 8),
            (28, -89, 16, 9),
            (48, -74, 14, 9),
        )
    ]
    return made(
        "baobab",
        limb("a", "-14,-52 -30,-64 -44,-74", 12, 3),
        limb("a", "-8,-54 -16,-74 -22,-88", 11, 3),
        limb("a", "0,-54 2,-76 2,-92", 11, 3),
        limb("a", "8,-54 18,-74 26,-86", 11, 3),
        limb("a", "14,-52 32,-62 46,-72", 12, 3),
        blob(
            "a",
            "-32,0 -23,-8 -21,-30 -23,-50 -12,-61 0,-59 12,-61 23,-50 21,-30 23,-8 32,0 14,-4"
            " 0,0 -14,-4",
        ),
        [
            line("b", 1.4, path, 0.6)
            for path in ("-12,-10 -10,-30 -13,-48", "0,-8 1,-28 -1,-50", "12,-10 10,-30 13,-46")
        ],
        crowns,
        top=(0, -102),
    )

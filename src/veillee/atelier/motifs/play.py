"""Music, games and the tools of making."""

from random import Random

from veillee.atelier.geometry import Motif, Shape
from veillee.atelier.motifs.pen import (
    Register,
    blob,
    box,
    cut,
    disc,
    dot,
    eye,
    limb,
    line,
    made,
    moved,
    pane,
)

register = Register()


def _bow() -> list[Shape]:
    return [line("hair", 2.4, "24,-96 34,-50 38,-2"), line("hi", 1.2, "22,-92 31,-50 35,-4")]


@register.motif(fr="un violon", en="a violin", tags="music:3 longing voice")
def violin(random: Random, *, bow: bool = True) -> Motif:
    holes = [
        line("ink", 1.8, [(s * 9, -34), (s * 7, -29), (s * 10, -23), (s * 8, -18)]) for s in (-1, 1)
    ]
    pegs = [box("ink", x, y, 6, 2.6, 1.2) for x, y in ((-8, -93), (2, -93), (-8, -87), (2, -87))]
    return made(
        "violin",
        _bow() if bow else (),
        blob(
            "acc",
            "0,0 -16,-2 -22,-12 -19,-24 -12,-28c -15,-34 -15,-42 -9,-49 0,-52 9,-49 15,-42"
            " 15,-34 12,-28c"
            " 19,-24 22,-12 16,-2",
        ),
        line("ink", 1, "-15,-8 -19,-14 -16,-22", 0.4),
        line("ink", 1, "15,-8 19,-14 16,-22", 0.4),
        holes,
        pegs,
        blob("hair", "-3,-96 0,-102 4,-98 3,-84 2.6,-52c 3.4,-34c -3.4,-34c -2.6,-52c -3,-84"),
        disc("ink", 0, -98.6, 4),
        disc("acc", 0, -98.6, 1.8),
        box("hi", -6, -22, 12, 2.6, 1.2),
        blob("ink", "-4,-14c 4,-14c 2.4,-2c -2.4,-2c"),
        [line("hi", 0.6, [(x * 0.7, -84), (x, -14)]) for x in (-2.1, -0.7, 0.7, 2.1)],
        top=(0, -102),
        mid=(0, -24),
    )


@register.motif(fr="un piano", en="a piano", tags="music:3 silence evening")
def piano(random: Random) -> Motif:
    black = [pane("ink", x, -46, 2.6, 4) for x in (-58, -53, -45, -40, -35)]
    return made(
        "piano",
        [limb("b", [(x, -34), (x, -14), (x, -2)], 7, 4) for x in (-46, 12, 56)],
        [disc("glow", x, -1.6, 3, 2) for x in (-46, 12, 56)],
        blob("b", "-28,-54c 58,-100c 68,-94 66,-54c"),
        blob("glow", "-16,-54c 52,-91c 58,-88 57,-54c", 0.5),
        [line("hi", 0.8, [(-6 + i * 9, -54), (14 + i * 7, -68 - i * 2.4)], 0.6) for i in range(5)],
        line("ink", 1.8, "44,-54 48,-90"),
        blob("a", "-64,-40c -30,-42c -30,-56c 66,-56c 68,-46 62,-34c -58,-34c"),
        cut("hi", "-64,-46 -30,-46 -30,-41 -64,-41"),
        black,
        line("b", 1.4, "-28,-46 66,-46", 0.8),
        blob("hi", "-30,-56c -26,-74 -10,-76c -16,-56c"),
        line("ink", 0.8, "-23,-64 -16,-66", 0.6),
        line("ink", 0.8, "-25,-60 -17,-61", 0.6),
        top=(40, -96),
        keys=(-48, -46),
    )


@register.motif(fr="un dé", en="a die", tags="chance:3 game fate")
def dice(random: Random) -> Motif:
    top_pip = [dot("ink", 0, -77, 7, 4)]
    return made(
        "dice",
        blob("hi", "0,-100c 48,-78c 0,-55c -48,-78c"),
        cut("b", "-48,-78 0,-55 0,0 -48,-23"),
        cut("acc", "48,-78 0,-55 0,0 48,-23"),
        top_pip,
        [dot("hi", x, y, 4.6, 6.4) for x, y in ((-36, -58), (-24, -39), (-12, -20))],
        [dot("hi", x, y, 4.6, 6.4) for x, y in ((12, -46), (36, -57), (12, -18), (36, -29))],
        top=(0, -78),
    )


@register.motif(fr="un cavalier d'échecs", en="a chess knight", tags="game strategy war")
def chess_knight(random: Random) -> Motif:
    mane = [
        line("hi", 1.6, points, 0.6)
        for points in ("-13,-80 -6,-76", "-18,-68 -9,-66", "-20,-56 -11,-55", "-20,-44 -12,-44")
    ]
    return made(
        "chess_knight",
        blob("a", "-30,0c -30,-8 -24,-12c 24,-12c 30,-8 30,0c"),
        box("b", -22, -19, 44, 8, 4),
        blob(
            "a",
            "-19,-18c -23,-36 -23,-56 -18,-74 -8,-88 -6,-100c 2,-96 8,-90 20,-84 32,-72 38,-60"
            " 34,-53"
            " 26,-54 20,-60 12,-58c 18,-46 22,-34 19,-18c",
        ),
        blob("b", "-6,-100c -8,-88 -18,-74 -23,-56 -22,-34 -14,-34 -12,-56 -6,-74 0,-86"),
        mane,
        eye(12, -76, 2.4),
        dot("ink", 33, -61, 1.7),
        line("ink", 1.4, "34,-55 28,-59", 0.8),
        line("b", 1.4, "12,-58 6,-62 2,-70", 0.8),
        top=(-4, -98),
        look=(56, -70),
    )


@register.motif(fr="des ciseaux", en="a pair of scissors", tags="cut parting making")
def scissors(random: Random) -> Motif:
    half = [
        disc("acc", -15, -16, 15, 15),
        disc("ink", -15, -16, 8.4, 8.4),
        limb("acc", "-9,-28 -3,-42 2,-52", 8, 7),
        blob("hi", "-3,-46c 3,-46c 15,-74 20,-100c 8,-82 -1,-58"),
    ]
    other = [shape.tf((-1, 0, 0, 1, 0, 0)) for shape in half]
    return made("scissors", half, other, disc("ink", 0, -51, 3), blades=(0, -84))


@register.motif(fr="une aiguille et son fil", en="a needle and thread", tags="mending fate craft")
def needle(random: Random) -> Motif:
    wound = [line("b", 1, [(-48, y), (-32, y + 2), (-16, y)], 0.6) for y in (-36, -30, -24, -18)]
    return made(
        "needle",
        line("acc", 2.2, "-18,-32 0,-44 8,-24 22,-10 34,-28 24,-56 6,-76 14,-96 24,-92"),
        limb("hi", "22,-96 34,-50 46,-2", 5, 1),
        line("ink", 1.4, "23,-93 25,-86"),
        box("hair", -52, -8, 40, 8, 2),
        box("acc", -48, -42, 32, 35, 4),
        wound,
        box("hair", -52, -48, 40, 8, 2),
        point=(46, 0),
        top=(22, -98),
    )


@register.motif(fr="une ampoule", en="a light bulb", tags="idea:3 light invention")
def bulb(random: Random, *, tip: bool = True) -> Motif:
    return made(
        "bulb",
        blob(
            "glow",
            "-15,-30c -18,-42 -32,-54 -33,-72 -22,-93 0,-101 22,-93 33,-72 32,-54 18,-42 15,-30c",
        ),
        blob("hi", "-24,-72 -18,-86 -6,-92 -14,-82 -17,-68", 0.8, False),
        line("ink", 1.6, "-8,-31 -10,-52 -5,-60 0,-52 5,-60 10,-52 8,-31"),
        box("b", -15, -31, 30, 7, 3),
        box("a", -14, -25, 28, 7, 3),
        box("b", -13, -19, 26, 7, 3),
        blob("ink", "-9,-12c 9,-12c 5,-1 -5,-1") if tip else (),
        lamp=(0, -66),
        top=(0, -101),
    )


@register.motif(fr="un pinceau", en="a paintbrush", tags="art creation colour")
def brush(random: Random) -> Motif:
    shapes = [
        limb("hair", "0,-30 1,-62 0,-98", 7, 4),
        box("hi", -6, -38, 12, 14, 2),
        blob("acc", "-6,-25c -11,-14 -5,-4 2,0c 6,-6 11,-14 6,-25c"),
        blob("glow", "-7,-12 -3,-4 2,0c 4,-4 8,-10 2,-8", 1, False),
    ]
    return made("brush", moved(shapes, 0, 0, 1, -24), tip=(0, 0), top=(-40, -90))

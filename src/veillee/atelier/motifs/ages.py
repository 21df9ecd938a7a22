"""People old and young in motion or at rest: each pose is a motif of its own."""

from random import Random

from veillee.atelier.geometry import Motif, Shape, arc
from veillee.atelier.motifs.pen import (
    Register,
    blob,
    box,
    closed_eye,
    disc,
    dot,
    limb,
    line,
    made,
    moved,
)
from veillee.atelier.motifs.people import features

register = Register()


def side_face(x: float, y: float, *, asleep: bool = False) -> list[Shape]:
    """A head of radius 11 seen from the right side, without its hair."""
    look = closed_eye(5.6, -0.6, 2.2, 1.3) if asleep else dot("ink", 6, -1.6, 1.3, 1.9)
    head = [
        disc("skin", 0, 0, 11, 11.6),
        dot("skin", 11, 1.6, 2.5, 2),
        dot("acc", 4.6, 4.4, 2.2, 1.5),
        look,
        line("ink", 1, "6,6.4 8.2,7 10,6", 0.85),
    ]
    return moved(head, x, y)


@register.motif(fr="un marcheur de dos", en="a walker seen from behind", tags="person:1 journey")
def wanderer(random: Random) -> Motif:
    stick = limb("hair", "26,-58 28,-30 31,0", 2.6, 2.2)
    return made(
        "wanderer",
        stick,
        [limb("ink", [(x, -26), (x * 1.2, -12), (x * 1.3, -3)], 8, 6) for x in (-6, 6)],
        [disc("ink", x, -2.4, 6, 2.8) for x in (-8.5, 8.5)],
        limb("a", "-13,-72 -20,-56 -19,-40", 10, 7.5),
        disc("skin", -19, -37, 3.2),
        limb("a", "13,-72 21,-60 25,-50", 10, 7.5),
        disc("skin", 26, -48, 3.2),
        blob("a", "-6,-80 -15,-75 -17,-54 -22,-20 -11,-16 0,-18 11,-16 22,-20 17,-54 15,-75 6,-80"),
        line("b", 1.4, "0,-46 -1,-30 0,-18", 0.8),
        box("acc", -10, -70, 20, 22, 6),
        line("b", 1.2, "-10,-62 0,-59 10,-62", 0.7),
        box("hi", -3, -63, 6, 5, 1),
        disc("skin", 0, -82, 4.4, 4),
        disc("hair", 0, -89, 8.6, 8.8),
        disc("b", 0, -93, 16, 3.6),
        blob("b", "-9,-93c -9,-101 -4,-104 0,-102 5,-104 9,-101 9,-93c"),
        line("acc", 2, "-8.6,-95.4 0,-94.4 8.6,-95.4"),
        hand=(26, -48),
        lhand=(-19, -37),
        top=(0, -103),
    )


@register.motif(fr="un enfant qui court", en="a running child", tags="person:1 child speed play")
def runner(random: Random) -> Motif:
    return made(
        "runner",
        limb("ink", "-1,-38 -14,-26 -32,-27", 9, 6),
        disc("ink", -35, -29, 3.4, 6),
        limb("a", "2,-64 -10,-55 -20,-62", 9, 7),
        disc("skin", -21, -63, 3.4),
        limb("ink", "6,-38 22,-32 19,-5", 9, 6.5),
        disc("ink", 23, -2.8, 6.6, 3.2),
        blob("a", "-10,-34 -8,-54 -2,-68 8,-72 15,-64 17,-48 17,-32 4,-29"),
        line("b", 1.4, "9,-66 8,-48 6,-31", 0.8),
        blob("acc", "4,-72 -10,-73 -20,-79 -34,-75c -30,-72 -34,-68c -22,-71 -12,-66 2,-66"),
        blob("hair", "-2,-76 -12,-82 -16,-94 -22,-98 -10,-102 6,-103 18,-96 20,-88 8,-82"),
        side_face(11, -84),
        blob("hair", "-2,-78 -4,-92 4,-101 15,-99 22,-91 21,-88 12,-92 5,-88 3,-80"),
        blob("acc", "2,-74 10,-71.5 17,-73 16,-67.5 8,-66.5 1,-68"),
        limb("a", "8,-63 20,-54 30,-60", 9, 7),
        disc("skin", 32, -61, 3.4),
        hand=(32, -61),
        top=(10, -101),
        look=(40, -84),
    )


@register.motif(fr="un vieil homme", en="an old man", tags="person:1 age memory wisdom")
def old_man(random: Random) -> Motif:
    return made(
        "old_man",
        line("hair", 2.8, "22,-44 26,-48 31,-45 33,-20 34,-1"),
        limb("ink", "-8,-22 -9,-10 -8,-3", 8, 7),
        limb("ink", "5,-22 6,-10 6,-3", 8, 7),
        disc("ink", -5, -2.6, 7, 3),
        disc("ink", 10, -2.6, 7, 3),
        blob("a", "-16,-14 -22,-38 -22,-58 -14,-72 0,-78 10,-72 14,-56 12,-34 15,-15 0,-12"),
        line("b", 1.4, "11,-58 8,-40 10,-15", 0.8),
        disc("hi", 8, -83, 11, 11),
        side_face(11, -86),
        blob("hi", "6,-84 4,-74 10,-62 17,-56 23,-66 23,-78 17,-76 11,-80"),
        blob("hi", "16,-80 20,-83 24,-80 20,-78", 1, False),
        line("hi", 2.2, "14,-91 17,-92.4 20,-91"),
        blob("b", "-1,-91 0,-99 10,-103 20,-98 22,-93 30,-91 21,-90 8,-93"),
        limb("a", "-4,-68 6,-54 20,-49", 10, 7),
        disc("skin", 23, -48, 3.6),
        hand=(24, -48),
        top=(10, -102),
        look=(42, -86),
    )


@register.motif(fr="une vieille dame", en="an old woman", tags="person:1 age tenderness tale")
def old_woman(random: Random, *, mood: str = "calm") -> Motif:
    spectacles = [line("ink", 0.9, arc(x, -79.4, 3.6, 0, 360, 8)) for x in (-4.4, 5.4)]
    return made(
        "old_woman",
        disc("ink", -9, -2.4, 7, 3),
        disc("ink", 9, -2.4, 7, 3),
        blob("a", "-10,-56 -20,-24 -27,-6 -14,-2 0,-3 14,-2 27,-6 20,-24 10,-56"),
        blob("hi", "-9,-50 -14,-16 0,-11 14,-16 9,-50"),
        disc("hi", 0, -99, 6.4, 5.6),
        disc("hi", 0, -84, 13.4, 13.6),
        disc("skin", 0.4, -81, 10.6, 11.4),
        features(0.5, -79.4, mood),
        blob("hi", "-12,-80 -12,-92 -4,-96 0,-91 5,-96 12,-92 12.6,-80 9,-86 0,-90 -8,-86"),
        spectacles,
        blob(
            "acc",
            "-7,-71 -19,-64 -25,-44 -14,-44 -6,-48 0,-40 6,-48 14,-44 25,-44 19,-64 7,-71 0,-68",
        ),
        line("b", 1, "-20,-52 -8,-55 0,-46 8,-55 20,-52", 0.7),
        disc("skin", -3.6, -46, 3.8, 3),
        disc("skin", 3.6, -46, 3.8, 3),
        hand=(4, -46),
        top=(0, -104),
        neck=(0, -70),
    )


@register.motif(fr="un dormeur", en="a sleeper", tags="person:1 sleep:3 dream peace")
def sleeper(random: Random) -> Motif:
    patches = [
        blob("c", "-52,-5 -52,-22 -34,-24 -33,-5"),
        blob("hi", "-20,-6 -21,-28 -4,-30 -2,-6"),
        blob("acc", "12,-6 12,-20 24,-19 25,-5"),
    ]
    return made(
        "sleeper",
        blob("hi", "26,-2 28,-16 44,-20 64,-19 78,-14 79,-3 54,0"),
        disc("skin", 50, -27, 12, 12),
        blob("hair", "56,-38 66,-32 67,-20 60,-14 58,-22 52,-36 42,-36 44,-41"),
        closed_eye(43, -28, 2.6, 1.4),
        closed_eye(51, -27, 2.6, 1.4),
        line("ink", 1.1, "45,-20.4 48,-20", 0.85),
        dot("acc", 41.4, -23.4, 2.4, 1.6),
        dot("acc", 53.4, -22, 2.4, 1.6),
        blob("a", "-72,0 -77,-20 -69,-32 -58,-28 -44,-26 -20,-36 6,-38 28,-28 40,-15 42,-4 30,0"),
        patches,
        blob("hi", "26,-29 40,-18 43,-5 36,-1 33,-12 22,-25"),
        limb("a", "18,-22 30,-15 38,-13", 8, 6),
        disc("skin", 40, -13, 3.4),
        head=(50, -38),
        top=(0, -30),
    )


@register.motif(fr="une danseuse", en="a dancer", tags="person:1 dance grace music")
def dancer(random: Random) -> Motif:
    return made(
        "dancer",
        limb("skin", "-4,-52 -26,-58 -50,-72", 8, 3.4),
        limb("acc", "-46,-69.6 -52,-73 -57,-78", 4, 1.6),
        limb("skin", "5,-77 -10,-82 -25,-77", 5, 3.2),
        limb("skin", "2,-50 4,-26 4,-6", 8.4, 3.6),
        blob("acc", "1,-9 7,-9 6.6,-2 5,1 3,0"),
        blob("hi", "-30,-56 -22,-50 -8,-44 10,-43 24,-46 33,-51 22,-57 4,-62 -14,-61"),
        blob("b", "-26,-55 -14,-59 4,-60 22,-56 8,-53 -10,-53"),
        blob("a", "-4,-57 -1,-68 0,-78 7,-80 14,-77 11,-66 9,-57"),
        limb("skin", "8,-80 10,-84 11,-87", 5, 4.4),
        moved(side_face(0, 0, asleep=True), 12, -92, 0.74),
        disc("hair", 2.6, -99, 4.2),
        blob("hair", "4,-88 2.6,-97 9,-101.4 17,-100 20,-95.6 14,-97 8,-94 7,-88"),
        limb("skin", "11,-76 26,-80 33,-96", 5.4, 3.4),
        disc("skin", 33.4, -98, 2.4),
        hand=(34, -99),
        lhand=(-26, -77),
        top=(10, -101),
        look=(42, -92),
    )

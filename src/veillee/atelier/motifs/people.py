"""People of all ages: what they do is said by the pose, what they feel by the face."""

import math
from random import Random

from veillee.atelier.geometry import Motif, Point, Shape
from veillee.atelier.motifs.pen import (
    Register,
    blob,
    box,
    closed_eye,
    cut,
    disc,
    dot,
    limb,
    line,
    made,
)

register = Register()

_COATS = {
    "coat": "-5,-73 -13,-68 -16,-50 -21,-24 -10,-21 0,-20 10,-21 21,-24 16,-50 13,-68 5,-73",
    "dress": "-4,-73 -11,-69 -10,-55 -26,-22 -13,-17 0,-18 13,-17 26,-22 10,-55 11,-69 4,-73",
    "cloak": "-5,-75 -15,-66 -22,-40 -27,-8 -12,-4 2,-6 16,-3 26,-9 21,-40 14,-66 5,-75",
}
_HAIR = ("bob", "short", "long", "bun", "curls", "plaits")
_FRINGE = "-12,-80 -13,-88 -8,-97 0,-99 9,-97 13,-88 12,-80 9,-85 2,-90 -6,-87"


@register.motif(fr="un enfant", en="a child", tags="person:1 child solitude")
def child(
    random: Random,
    *,
    arms: tuple[float, float] = (20.0, 20.0),
    coat: str | None = None,
    hair: str | None = None,
    hat: str | None = None,
    scarf: bool | None = None,
    mood: str = "calm",
    walk: float = 0.0,
    head: bool = True,
) -> Motif:
    """A child seen from the front; arms in degrees from hanging (0) to straight up (180)."""
    coat = coat or random.choice(("coat", "dress", "cloak"))
    hair = hair or random.choice(_HAIR)
    scarf = random.random() < 0.5 if scarf is None else scarf
    sleeves, (left, right) = _arms(arms)
    return made(
        "child",
        _hair_behind(hair) if head else (),
        _legs(walk),
        sleeves,
        blob("a", _COATS[coat]),
        _trim(coat),
        _head(hair, hat, mood) if head else (),
        _scarf() if scarf else (),
        hand=right,
        lhand=left,
        top=(0, -99 if head else -73),
        neck=(0, -73),
        mid=(0, -45),
    )


def _legs(walk: float) -> list[Shape]:
    legs = []
    for x, step in ((-6.0, walk), (6.0, -walk)):
        legs.append(limb("ink", [(x * 0.8, -30), (x + step * 0.5, -15), (x + step, -3)], 7, 5.5))
        legs.append(disc("ink", x + step + 2, -2.6, 6, 3.2))
    return legs


def _arms(angles: tuple[float, float]) -> tuple[list[Shape], tuple[Point, Point]]:
    shapes: list[Shape] = []
    hands: list[Point] = []
    for side, angle in zip((-1, 1), angles, strict=True):
        turn = math.radians(90 - angle)
        dx, dy = side * math.cos(turn), math.sin(turn)
        x, y = side * 11, -65
        hand = (x + dx * 34, y + dy * 34)
        elbow = (x + dx * 17 + side * 2, y + dy * 17)
        wrist = (hand[0] - dx * 5, hand[1] - dy * 5)
        shapes.append(limb("a", [(x - side * 2, y), elbow, wrist], 10, 7))
        shapes.append(disc("skin", *hand, 3.8))
        hands.append(hand)
    return shapes, (hands[0], hands[1])


def _trim(coat: str) -> list[Shape]:
    if coat == "coat":
        seam = line("ink", 1, "0,-68 0.6,-45 0,-21", 0.5)
        return [seam, *(dot("hi", 3.4, y, 1.3) for y in (-58, -47, -36))]
    if coat == "dress":
        return [
            blob("b", "-26,-22 -13,-17 0,-18 13,-17 26,-22 24,-27 12,-23 0,-24 -12,-23 -24,-27")
        ]
    return [line("b", 1.4, "0,-66 -2,-40 1,-7", 0.9)]


def _scarf() -> list[Shape]:
    """A band about the neck and one short end with a fringe, lifted by the wind."""
    return [
        blob("acc", "-5,-71 -14,-70 -22,-74 -31,-71c -28.5,-68 -32,-65c -23,-67 -14,-63 -4,-65"),
        blob("acc", "-9,-75 0,-72.5 9,-75 10,-69 0,-66 -10,-69"),
        line("b", 0.9, "-9,-72 0,-69.5 9,-72", 0.7),
    ]


def _head(hair: str, hat: str | None, mood: str) -> list[Shape]:
    return [
        disc("skin", 0, -84, 11.5, 12),
        *features(0.5, -82, mood),
        blob("hair", _FRINGE),
        *_hair_before(hair),
        *_hat(hat),
    ]


def features(x: float, y: float, mood: str, scale: float = 1.0) -> list[Shape]:
    """Eyes, cheeks, brows and mouth of a small head: what it feels in a few strokes."""

    def at(dx: float, dy: float) -> Point:
        return x + dx * scale, y + dy * scale

    thin = 1.1 * scale
    cheeks = [dot("acc", *at(dx, 4.2), 2.2 * scale, 1.4 * scale) for dx in (-6.5, 6.5)]
    eyes = [dot("ink", *at(dx, 0), 1.35 * scale, 1.8 * scale) for dx in (-4.5, 4.5)]
    soft = [Shape(cheek.segs, "acc", 0, 0.45, shade=False) for cheek in cheeks]
    match mood:
        case "joy":
            mouth = blob("ink", [(*at(-3.4, 4.6), "c"), at(0, 5.3), (*at(3.4, 4.6), "c"), at(0, 9)])
            lids = [
                line("ink", thin, [at(d - 2, 0.6), at(d, -1.4), at(d + 2, 0.6)])
                for d in (-4.5, 4.5)
            ]
            return [*soft, *lids, mouth]
        case "sorrow":
            brows = [line("ink", thin, [at(s * 2.6, -4.6), at(s * 6.6, -2.4)]) for s in (-1, 1)]
            mouth = line("ink", thin, [at(-2.6, 7.4), at(0, 5.8), at(2.6, 7.4)])
            return [
                *soft,
                *eyes,
                *brows,
                mouth,
                dot("hi", *at(-5.4, 4.4), 1.1 * scale, 1.7 * scale),
            ]
        case "fear":
            wide = [dot("hi", *at(d, -0.2), 2.9 * scale, 3.4 * scale) for d in (-4.5, 4.5)]
            return [*wide, *eyes, dot("ink", *at(0, 7), 1.8 * scale, 2.4 * scale)]
        case "anger":
            brows = [line("ink", thin * 1.3, [at(s * 1.8, -2), at(s * 6.8, -4.6)]) for s in (-1, 1)]
            return [*soft, *eyes, *brows, line("ink", thin, [at(-2.8, 6.6), at(2.8, 6.4)])]
        case "wonder":
            mouth = dot("ink", *at(0, 6.4), 1.5 * scale, 1.9 * scale)
            brows = [
                line("ink", thin, [at(s * 2.6, -4.4), at(s * 4.6, -5.4), at(s * 6.6, -4.4)])
                for s in (-1, 1)
            ]
            return [*soft, *eyes, *brows, mouth]
        case "asleep":
            lids = [closed_eye(*at(d, 0), 2.2 * scale, thin) for d in (-4.5, 4.5)]
            return [*soft, *lids, line("ink", thin, [at(-1.4, 6), at(1.4, 6)])]
    return [*soft, *eyes, line("ink", thin, [at(-2.2, 5.6), at(0, 6.6), at(2.2, 5.6)], 0.8)]


def _hair_behind(hair: str) -> list[Shape]:
    match hair:
        case "long":
            return [blob("hair", "-12,-88 -15,-70 -12,-54 0,-50 12,-54 15,-70 12,-88 0,-98")]
        case "bun":
            return [disc("hair", 0, -100, 5.5)]
        case "curls":
            ring = (
                (-11, -92),
                (-14, -83),
                (-12, -75),
                (0, -99),
                (-7, -98),
                (7, -98),
                (11, -92),
                (14, -83),
                (12, -75),
            )
            return [disc("hair", x, y, 6) for x, y in ring]
    return []


def _hair_before(hair: str) -> list[Shape]:
    if hair == "bob":
        return [
            blob(
                "hair",
                [(s * x, y) for x, y in ((12, -92), (15, -80), (12, -72), (7.5, -74), (9, -84))],
            )
            for s in (-1, 1)
        ]
    if hair == "plaits":
        plaits = [
            limb("hair", [(s * 11, -84), (s * 16, -72), (s * 15, -58)], 6, 3.4) for s in (-1, 1)
        ]
        return [*plaits, *(dot("acc", s * 15, -57.4, 2.4) for s in (-1, 1))]
    return []


def _hat(hat: str | None) -> list[Shape]:
    match hat:
        case "top":
            crown = cut("ink", "-10,-94 -11,-116 11,-116 10,-94")
            return [disc("ink", 0, -94, 17, 3.2), crown, box("acc", -10.3, -99, 20.6, 3.5)]
        case "cone":
            return [
                blob("acc", "-14,-91c -4,-108 6,-126c 5,-108 14,-91c 0,-88"),
                dot("glow", 6, -126, 2.6),
            ]
        case "crown":
            return [cut("glow", "-11,-93 -13,-107 -6,-100 0,-110 6,-100 13,-107 11,-93")]
        case "cap":
            return [
                blob("acc", "-13,-90c -12,-99 -4,-104 5,-103 12,-97 13,-90c 0,-93"),
                blob("acc", "10,-93 18,-92 23,-88c 12,-88"),
            ]
        case "bobble":
            return [
                blob("acc", "-13,-89c -11,-100 -4,-106 4,-106 11,-100 13,-89c"),
                box("hi", -13.5, -92, 27, 5, 2.5),
                disc("hi", 0, -107, 4),
            ]
    return []


@register.motif(fr="un rêveur assis", en="a seated dreamer", tags="person:1 thought dream waiting")
def sitter(random: Random, *, head: bool = True) -> Motif:
    face = [
        disc("skin", 2, -78, 11.5, 12),
        dot("skin", 13.6, -76, 2.2, 1.7),
        blob("hair", "-10,-70 -11,-84 -5,-92 4,-93 12,-88 12,-82 4,-84 -2,-80 -3,-70"),
        closed_eye(8.4, -78, 2),
        line("ink", 1, "9,-71 11.4,-71.6", 0.8),
    ]
    return made(
        "sitter",
        limb("ink", "-2,-28 16,-33 24,-20 24,-3", 13, 8),
        disc("ink", 28, -2.5, 7, 3.4),
        blob("a", "-16,0 -19,-30 -13,-58 -4,-67 6,-63 11,-45 14,-28 22,-20 20,-8 4,0"),
        line("b", 1.4, "14,-28 6,-20 2,-6", 0.8),
        limb("a", "2,-57 13,-42 25,-35", 9, 6),
        disc("skin", 26, -34, 3.3),
        face if head else (),
        blob("acc", "-7,-67 2,-64 9,-67 8,-62 -1,-60 -8,-62"),
        hand=(27, -35),
        top=(2, -92 if head else -66),
        neck=(2, -66),
        look=(30, -76),
    )


@register.motif(fr="un enfant qui lit", en="a reading child", tags="person:1 child story quiet")
def reader(random: Random) -> Motif:
    """A child cross-legged over a book."""
    pages = [
        blob("acc", "-22,-26c -20,-46c 0,-40 20,-46c 22,-26c 0,-19"),
        blob("hi", "0,-23c -10,-30 -19,-29c -18,-47c -8,-47 0,-41c"),
        blob("hi", "0,-23c 10,-30 19,-29c 18,-47c 8,-47 0,-41c"),
    ]
    return made(
        "reader",
        blob("ink", "-38,-4 -40,-14 -24,-22 0,-20 24,-22 40,-14 38,-4 20,0 -20,0"),
        line("b", 1.6, "-30,-8 -10,-14 8,-6", 0.9),
        disc("hair", -34, -3.4, 8, 4),
        disc("hair", 34, -3.4, 8, 4),
        blob("a", "-7,-68 -17,-60 -20,-40 -18,-18 0,-14 18,-18 20,-40 17,-60 7,-68"),
        pages,
        [
            line("ink", 0.8, [(s * 4, y), (s * 15, y - 3)], 0.4)
            for s in (-1, 1)
            for y in (-36, -31.6)
        ],
        limb("a", "-15,-60 -24,-44 -19,-34", 9, 7),
        limb("a", "15,-60 24,-44 19,-34", 9, 7),
        disc("skin", -18, -33, 3.6),
        disc("skin", 18, -33, 3.6),
        [disc("hair", s * x, y, 6) for s in (-1, 1) for x, y in ((11, -91), (13, -82), (6, -97))],
        disc("skin", 0, -80, 12, 12.4),
        [closed_eye(x, -76, 2.4, 1.2) for x in (-4.6, 4.6)],
        line("ink", 1.1, "-2.2,-70.6 0,-69.8 2.2,-70.6"),
        blob("hair", "-13,-78 -12,-92 -2,-97 8,-95 13,-88 13,-78 8,-84 0,-86 -8,-84"),
        top=(0, -98),
        page=(0, -36),
        neck=(0, -68),
    )


@register.motif(fr="deux amoureux", en="two lovers", tags="person:1 love:3 tenderness pair")
def lovers(random: Random) -> Motif:
    """Two people in each other's arms, their foreheads touching."""
    return made(
        "lovers",
        [limb("ink", [(x, -30), (x, -14), (x, -4)], 8, 6.4) for x in (-17, -8)],
        [disc("ink", x, -2.6, 6, 3) for x in (-15, -6)],
        [limb("skin", [(x, -24), (x, -12), (x, -4)], 6, 4.4) for x in (10, 18)],
        [disc("acc", x, -2.4, 5.4, 2.8) for x in (9, 17)],
        blob("hair", "12,-92 24,-90 27,-76 25,-60 18,-56 14,-70"),
        blob("a", "-12,-78 -22,-70 -24,-46 -22,-26 -10,-24 0,-26 0,-50 -2,-72"),
        blob("acc", "8,-73 2,-62 2,-46 -3,-20 12,-15 28,-20 22,-46 20,-64 15,-73"),
        limb("acc", "14,-66 2,-58 -12,-62", 8, 6),
        disc("skin", -15, -63, 3.4),
        limb("a", "-14,-68 0,-54 16,-50", 9, 7),
        disc("skin", 19, -49, 3.6),
        disc("skin", -8, -88, 10.4, 11),
        disc("skin", 10, -83, 10, 10.6),
        blob("hair", "-18,-84 -19,-95 -10,-101 -1,-98 2,-92 -6,-93 -12,-88 -14,-82"),
        blob("hair", "1,-88 6,-95 16,-95 22,-86 22,-74 17,-74 16,-84 8,-88"),
        closed_eye(-3, -87, 2.4, 1.2),
        closed_eye(5, -82, 2.4, 1.2),
        line("ink", 1, "-3.6,-80.6 -1.4,-80", 0.9),
        line("ink", 1, "3.6,-76 5.6,-76.6", 0.9),
        top=(0, -100),
    )


@register.motif(fr="un trapéziste", en="a trapeze artist", tags="person:1 circus risk flight")
def acrobat(random: Random) -> Motif:
    """Hanging by the knees from a trapeze, arms open."""
    return made(
        "acrobat",
        line("hi", 1.6, "-20,-100 -18,-80 -17,-64"),
        line("hi", 1.6, "20,-100 18,-80 17,-64"),
        limb("a", "-5,-42 -8,-60 -7,-66", 9, 7),
        limb("a", "5,-42 8,-60 7,-66", 9, 7),
        line("hair", 3.4, "-25,-64 25,-64"),
        limb("a", "-7,-66 -9,-56 -10,-49", 6, 4.6),
        limb("a", "7,-66 9,-56 10,-49", 6, 4.6),
        limb("skin", "-9,-27 -22,-20 -34,-22", 5.6, 4),
        limb("skin", "9,-27 22,-20 34,-22", 5.6, 4),
        [disc("skin", s * 35, -22, 3) for s in (-1, 1)],
        blob("acc", "-9,-44 0,-46 9,-44 8,-34 11,-27 0,-23 -11,-27 -8,-34"),
        [dot("glow", x, y, 1.5) for x, y in ((-4, -38), (4, -38), (0, -31))],
        disc("skin", 0, -14, 8.6, 9),
        blob("hair", "-8.4,-12 -8,-4 -2,0 4,-1 8.4,-6 8.6,-12 5,-8 -4,-7"),
        [dot("ink", x, -15, 1.2, 1.6) for x in (-3.4, 3.4)],
        line("ink", 1, "-2.4,-19 0,-20 2.4,-19"),
        hand=(35, -22),
        lhand=(-35, -22),
        bar=(0, -64),
    )

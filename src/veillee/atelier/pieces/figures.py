"""What people have seen in the eight skies, as motifs: the names are those of the game's slates.

Most are motifs that pictures use too, alone or in pairs; the others are drawn here, since nobody
else needs a scarab.
"""

from collections.abc import Callable, Mapping
from random import Random

from veillee.atelier.geometry import Motif, matrix
from veillee.atelier.motifs import MOTIFS
from veillee.atelier.motifs.pen import blob, disc, dot, eye, limb, line, made, polar


def _motif(name: str) -> Motif:
    return MOTIFS[name].draw(Random(1))


def _pair(name: str, apart: float, smaller: float = 0.8) -> Motif:
    """Two of them: the smaller one behind, a little to the left."""
    front, back = _motif(name), _motif(name).tf(matrix(-apart, 0, smaller))
    return made(name, back.shapes, front.shapes)


def _scarab() -> Motif:
    """A beetle with its wings spread, pushing the sun."""
    feathers = [
        limb("b", [(18 * side, -44), (62 * side, -66), (96 * side, -54 + 12 * i)], 9, 3)
        for side in (-1, 1)
        for i in range(3)
    ]
    legs = [
        line("a", 4, [(14 * side, y), (30 * side, y + 4), (34 * side, y + 14)])
        for side in (-1, 1)
        for y in (-30, -16)
    ]
    return made(
        "scarab",
        feathers,
        legs,
        blob("a", "0,-62 18,-54 22,-30 14,-8 0,-2 -14,-8 -22,-30 -18,-54"),
        blob("c", "0,-62 16,-55 17,-44 0,-40 -17,-44 -16,-55"),
        line("ink", 2, "0,-40 0,-4"),
        disc("glow", 0, -82, 16),
    )


def _ibis() -> Motif:
    """A wader with a long bent beak."""
    return made(
        "ibis",
        [line("acc", 4, [(x, -40), (x + 2, -20), (x - 1, 0), (x + 9, 0)]) for x in (-8, 8)],
        blob("b", "-46,-34 -30,-56 -4,-64 -20,-40"),
        blob("a", "-40,-40 -22,-62 8,-66 26,-54 18,-38 -8,-32"),
        limb("hi", "18,-56 34,-70 26,-88 34,-100", 14, 8),
        disc("hi", 36, -104, 10, 8),
        limb("acc", "43,-105 58,-100 68,-84", 6, 2),
        eye(38, -106, 2.6),
    )


def _hydra() -> Motif:
    """A water serpent with three heads."""
    heads = [("20,-30 26,-58 48,-70", 48, -70), ("28,-26 52,-44 78,-48", 78, -48)]
    heads.append(("24,-20 56,-22 92,-20", 92, -20))
    return made(
        "hydra",
        limb("b", "-104,-30 -88,-8 -64,-6 -50,-28 -30,-40 -10,-22 24,-24", 4, 22),
        [limb("a", path, 16, 10) for path, _, _ in heads],
        [disc("a", x + 6, y, 12, 8) for _, x, y in heads],
        [part for _, x, y in heads for part in eye(x + 8, y - 2, 2.4)],
        [line("acc", 2, [(x + 17, y + 2), (x + 26, y + 1)]) for _, x, y in heads],
    )


def _lyre() -> Motif:
    """Two horns on the shell of a tortoise, and seven strings."""
    return made(
        "lyre",
        [line("hi", 1.8, [(x, -92), (x * 0.6, -16)]) for x in range(-18, 19, 6)],
        limb("a", "-18,-18 -44,-44 -40,-76 -26,-92 -36,-104", 12, 5),
        limb("a", "18,-18 44,-44 40,-76 26,-92 36,-104", 12, 5),
        line("b", 7, "-34,-92 34,-92"),
        blob("b", "-28,-26 0,-32 28,-26 24,-6 0,0 -24,-6"),
        dot("glow", 0, -15, 7),
    )


def _fire() -> Motif:
    """The fire in the middle of the home."""
    logs = [limb("b", [(-34 * side, -4), (28 * side, -16)], 12, 9) for side in (-1, 1)]
    return made(
        "fire",
        logs,
        blob("acc", "0,-104 14,-76 34,-60 34,-30 16,-10 -16,-10 -34,-30 -30,-56 -16,-66 -14,-86"),
        blob("glow", "4,-74 20,-46 14,-20 0,-14 -14,-20 -18,-42 -4,-52"),
        [dot("glow", *polar(0, -60, 56, turn), 2.6) for turn in (-140, -115, -62, -38)],
    )


def _fish_hook() -> Motif:
    """A hook carved of bone, its cord still knotted to it."""
    return made(
        "fish-hook",
        line("acc", 3, "-112,-74 -92,-66 -74,-74 -58,-70"),
        limb("hi", "-58,-70 -10,-72 44,-64 66,-40 56,-10 20,-2 -4,-18", 16, 12),
        limb("hi", "-4,-18 -8,-30 2,-42", 12, 2),
        [line("acc", 3, [(x, -79), (x - 2, -62)]) for x in (-54, -47, -40)],
    )


FIGURES: Mapping[str, Callable[[], Motif]] = {
    "scarab": _scarab,
    "ibis": _ibis,
    "hydra": _hydra,
    "lyre": _lyre,
    "dragon": lambda: _motif("dragon"),
    "bird": lambda: _motif("bird"),
    "deer": lambda: _motif("stag"),
    "couple": lambda: _motif("lovers"),
    "caribou": lambda: _pair("stag", 62),
    "fox": lambda: _motif("fox"),
    "coyote": lambda: _motif("wolf"),
    "northern fire": _fire,
    "fish-hook": _fish_hook,
    "twins": lambda: _pair("child", 44, 1),
    "antelopes": lambda: _pair("gazelle", 74),
    "giraffes": lambda: _pair("giraffe", 46, 0.6),
}

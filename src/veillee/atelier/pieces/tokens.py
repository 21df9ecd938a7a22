"""What stands for a player, and what is won: seals, rabbits, lanterns and victory tokens.

Twelve players are told apart by shape as well as colour: each seal has an edge of its own, each
rabbit its way to hold its ears, each lantern its roof and ring, and all carry the player's sign.
"""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from random import Random

from veillee.atelier.colour import lightness, mix, shift
from veillee.atelier.geometry import Node, Path, Shape, smooth
from veillee.atelier.motifs.pen import blob, box, disc, dot, limb, line, moved
from veillee.atelier.pieces import gems
from veillee.atelier.pieces.looks import CREAM, INK, LAMP
from veillee.atelier.pieces.sheet import Colours, Draw, Sheet


@dataclass(frozen=True, slots=True)
class Token:
    """A player's colour and sign; `edge` gives the radius of the seal at an angle in degrees."""

    colour: str
    edge: Callable[[float], float]
    ears: str
    lantern: str
    sign: str

    @property
    def glyph(self) -> str:
        """The colour in which the sign is seen on the token."""
        return INK if lightness(self.colour) > 0.57 else CREAM


def _regular(sides: int, radius: float, turn: float = 0.0) -> Callable[[float], float]:
    """The edge of a polygon with rounded corners, one of its sides turned to an angle."""

    def edge(angle: float) -> float:
        step = 360 / sides
        away = (angle - turn + step / 2) % step - step / 2
        straight: float = radius * math.cos(math.pi / sides) / math.cos(math.radians(away))
        return min(straight, radius * 0.955)

    return edge


def _waves(lobes: int, radius: float, depth: float) -> Callable[[float], float]:
    return lambda angle: radius - depth * (1 - abs(math.cos(math.radians(angle * lobes / 2))))


def _drop(angle: float) -> float:
    away = abs((angle + 90 + 180) % 360 - 180)
    return 13.2 + 2.6 * math.pow(max(0.0, 1 - away / 42), 1.3)


def _shield(angle: float) -> float:
    away = abs((angle - 90 + 180) % 360 - 180)
    return _regular(4, 17.4)(angle) if away > 90 else 12.3 + 3.4 * max(0.0, 1 - away / 75)


def _arch(angle: float) -> float:
    down = math.sin(math.radians(angle))
    return min(15.2, 12.6 / down) if down > 0.5 else 15.2


TOKENS: Mapping[str, Token] = {
    "moon": Token(
        "#f3d766",
        lambda _: 15.0,
        "up up",
        "cone round",
        "M15.8 4.7a8.2 8.2 0 1 0 3.7 11.3A7 7 0 0 1 15.8 4.7Z",
    ),
    "drop": Token(
        "#0085fa",
        _drop,
        "up out",
        "dome round",
        "M12 2.8c4.2 5 6.4 8.3 6.4 11.6a6.4 6.4 0 0 1-12.8 0C5.6 11.1 7.8 7.8 12 2.8Z",
    ),
    "flame": Token(
        "#c64030",
        _waves(8, 15.8, 2.6),
        "out up",
        "tiers round",
        "M12.5 2.5c4.8 4.6 6.5 7.9 6.5 11.2a7 7 0 0 1-14 .1"
        "c0-2.5 1-4.4 2.6-6.2.3 1.9 1 3 2.2 3.6-.2-3.2.8-6 2.7-8.7Z",
    ),
    "leaf": Token(
        "#4dd186",
        _regular(4, 16.2, 45),
        "up fold",
        "flat round",
        "M20 3.8C10 3.5 4 8 4.2 14.3c0 1 .2 1.9.5 2.7L3 20.5l1.7.8 1.5-2.6"
        "C13.5 20.9 20.3 15 20 3.8Z",
    ),
    "moth": Token(
        "#bb85d2",
        _waves(6, 16, 2.8),
        "fold up",
        "cone square",
        "M12 8C9.5 4 5 3.5 2.8 5.2"
        "c.2 4 1.7 6.7 4.5 7.5-1.9.9-2.4 3.5-1.2 6 2.7.6 4.9-1.2 5.9-4.2 1 3 3.2 4.8 5.9 4.2 1.2"
        "-2.5.7-5.1-1.2-6 2.8-.8 4.3-3.5 4.5-7.5C19 3.5 14.5 4 12 8Z",
    ),
    "shell": Token(
        "#f7fff1",
        _waves(14, 15.8, 1.8),
        "out out",
        "dome square",
        "M9.5 20.8h5l.6-2.7C18.7 16.2 21.1 12.9 21.4 8.8"
        "c-1.6-.5-2.7-.2-3.7.6-.2-2-1-3.3-2.5-4C14.5 4.1 13.4 3.4 12 3.4s-2.5.7-3.2 2"
        "c-1.5.7-2.3 2-2.5 4-1-.8-2.1-1.1-3.7-.6.3 4.1 2.7 7.4 6.3 9.3z"
        "M11.5 17V9h1v8ZM9.7 16.4 7.5 10.3l.9-.3 2.2 6.1ZM14.3 16.4l2.2-6.1.9.3-2.2 6.1Z",
    ),
    "fish": Token(
        "#3166ab",
        lambda a: 15.6 - 2.8 * math.sin(math.radians(a)) ** 2,
        "fold fold",
        "tiers square",
        "M2.5 12C5 7.7 8.2 5.8 11.5 5.8c2.5 0 4.5 1.5 6.3 4L21.5 7c-.6 1.8-.9 3.4-.9 5"
        "s.3 3.2.9 5l-3.7-2.8c-1.8 2.5-3.8 4-6.3 4-3.3 0-6.5-1.9-9-6.2Z",
    ),
    "key": Token(
        "#c17919",
        _regular(4, 18.2),
        "out fold",
        "flat square",
        "M12 2.5a5.2 5.2 0 0 1 1.9 10V15h3v3h-3v3.5h-3.7v-9A5.2 5.2 0 0 1 12 2.5Z"
        "m0 3.2a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z",
    ),
    "boat": Token(
        "#96dcdd",
        _regular(6, 16.6, 30),
        "fold out",
        "cone hook",
        "M11 2.5v11.7H4C5.5 9.5 7.8 5.5 11 2.5Zm2 3c3 2.2 5 5 6.3 8.7H13zM2.8 16"
        "h18.4c-.8 3-2.7 4.8-5.4 4.8H8.2c-2.7 0-4.6-1.8-5.4-4.8Z",
    ),
    "bell": Token(
        "#dd9da9",
        _shield,
        "down up",
        "dome hook",
        "M12 2.5c1 0 1.7.7 1.7 1.7 3 .8 4.6 3.2 4.6 6.3 0 3 .5 4.5 2.5 6.5H3.2"
        "c2-2 2.5-3.5 2.5-6.5 0-3.1 1.6-5.5 4.6-6.3 0-1 .7-1.7 1.7-1.7ZM9.3 18.5h5.4"
        "a2.7 2.7 0 0 1-5.4 0Z",
    ),
    "mushroom": Token(
        "#984f6f",
        _arch,
        "up down",
        "tiers hook",
        "M2.5 12.5C2.8 7 6.8 3.2 12 3.2S21.2 7 21.5 12.5"
        "c-2 1-4 1.5-6 1.7.2 2.6.6 4.3 1.3 6.6H7.2c.7-2.3 1.1-4 1.3-6.6-2-.2-4-.7-6-1.7Z",
    ),
    "house": Token(
        "#8287a0",
        _regular(5, 16.8, 90),
        "down down",
        "flat hook",
        "M12 2.8 21.8 11l-1.5 1.7-1.3-1V21h-4.8v-5.5H9.8V21H5v-9.3l-1.3 1L2.2 11z",
    ),
}


def seal(name: str) -> str:
    """A paper seal of 32: the player's colour, edge and sign."""
    token = TOKENS[name]
    sheet = Sheet(f"token-{name}", 32, 32)
    random = Random(f"seal {name}")
    _stamp(sheet, token, random, 16, 16 - _middle(token), 1.0)
    return sheet.document()


def _middle(token: Token) -> float:
    """How far below the point from which its edge is measured the middle of a seal lies."""
    heights = [token.edge(angle) * math.sin(math.radians(angle)) for angle in range(0, 360, 6)]
    return (min(heights) + max(heights)) / 2


def _stamp(sheet: Sheet, token: Token, random: Random, x: float, y: float, scale: float) -> None:
    sheet.path(_edge(token, random, x, y, scale), token.colour, edge=1.3 * scale)
    sheet.line(
        _edge(token, random, x, y, scale * 0.86), shift(token.colour, 0.12), 0.8 * scale, 0.7
    )
    _sign(sheet, token.sign, token.glyph, x, y, 0.76 * scale)


def _edge(token: Token, random: Random, x: float, y: float, scale: float) -> Path:
    nodes: list[Node] = []
    for angle in range(0, 360, 6):
        radius = (token.edge(angle) + random.uniform(-0.12, 0.12)) * scale
        nodes.append(
            (x + radius * math.cos(math.radians(angle)), y + radius * math.sin(math.radians(angle)))
        )
    return smooth(nodes)


def _sign(sheet: Sheet, path: str, colour: str, x: float, y: float, scale: float) -> None:
    """A sign of the 24 grid, brought to a middle."""
    move = f"translate({x - 12 * scale:.2f} {y - 12 * scale:.2f}) scale({scale:.3g})"
    sheet.put(f'<path transform="{move}" fill-rule="evenodd" fill="{colour}" d="{path}"/>')


def rabbit(name: str) -> str:
    """A rabbit for a score track, 48 by 64, the player's sign on its belly."""
    token = TOKENS[name]
    sheet = Sheet(f"rabbit-{name}", 48, 64)
    coat = {
        "a": token.colour,
        "b": mix(shift(token.colour, -0.13), INK, 0.1),
        "hi": CREAM,
        "ink": INK,
        "acc": mix(token.colour, "#e8788a", 0.6),
    }
    left, right = token.ears.split()
    body = [
        *_ear(left, -1),
        *_ear(right, 1),
        disc("hi", 15, -8, 5),
        blob("a", "-14,0 -17,-12 -12,-24 0,-29 12,-24 17,-12 14,0 0,1"),
        *(disc("b", s * 9.6, -2.4, 6, 3.2) for s in (-1, 1)),
        blob("a", "-13,-31 -12,-40 0,-45 12,-40 13,-31 8,-24 0,-22 -8,-24"),
        *(dot("hi", s * 5.4, -34, 2.5, 2.9) for s in (-1, 1)),
        *(dot("ink", s * 5.1, -33.8, 1.7, 2.1) for s in (-1, 1)),
        blob("acc", "-1.8,-29.6 1.8,-29.6 0,-27.6", 1, False),
        line("ink", 0.9, "-2.6,-26.9 0,-25.7 2.6,-26.9"),
        disc("hi", 0, -12.4, 8.6, 8.8),
    ]
    sheet.shapes(moved(body, 24, 62.6), coat, edge=1.1)
    _sign(sheet, token.sign, INK, 24, 50.2, 0.56)
    return sheet.document()


def _ear(pose: str, side: int) -> list[Shape]:
    paths = {
        "up": ((6, -40), (8, -51), (7.4, -58.6)),
        "out": ((7, -40), (13, -50), (18.4, -56)),
        "fold": ((6, -40), (9, -53), (17, -51)),
        "down": ((9, -40), (18, -40), (19, -28)),
    }
    spine = [(side * x, y) for x, y in paths[pose]]
    return [limb("a", spine, 7.4, 4.4), limb("acc", spine[:2], 3.4, 2.2, shade=False)]


def lantern(name: str) -> str:
    """A lantern of 48 by 64, lit in the player's colour, the sign on its glass."""
    token = TOKENS[name]
    sheet = Sheet(f"lantern-{name}", 48, 64)
    roof, ring = token.lantern.split()
    glass = [
        blob("glass", "-13,-14 -16,-26 -12,-41 0,-43 12,-41 16,-26 13,-14 0,-12"),
        *(line("frame", 1.2, [(s * 7, -42), (s * 9.4, -27), (s * 7, -13)], 0.8) for s in (-1, 1)),
    ]
    frame = [
        *_RINGS[ring],
        *_ROOFS[roof],
        box("frame", -14, -14, 28, 5, 2),
        box("frame", -10, -9, 20, 6, 2),
    ]
    colours = {"glass": token.colour, "frame": "#c39a4e", "hi": CREAM}
    sheet.glow(24, 37, 24, mix(token.colour, LAMP, 0.5), 0.7)
    sheet.shapes(moved([*glass, *frame], 24, 63), colours, edge=1)
    _sign(sheet, token.sign, token.glyph, 24, 35.6, 0.64)
    return sheet.document()


_ROOFS: Mapping[str, list[Shape]] = {
    "cone": [blob("frame", "-15,-41c -5,-47 0,-53c 5,-47 15,-41c")],
    "dome": [blob("frame", "-14,-41c -12,-48 0,-52 12,-48 14,-41c")],
    "tiers": [
        blob("frame", "-17,-40c -8,-43 -9,-46c 9,-46c 8,-43 17,-40c"),
        blob("frame", "-11,-46c -4,-49 0,-54c 4,-49 11,-46c"),
    ],
    "flat": [box("frame", -14, -46, 28, 5, 1), box("frame", -6, -51, 12, 6, 1)],
}
_RINGS: Mapping[str, list[Shape]] = {
    "round": [line("frame", 2, "0,-51 -5,-55 0,-60 5,-55 0,-51")],
    "square": [line("frame", 2, "-5,-50c -5,-59c 5,-59c 5,-50c")],
    "hook": [line("frame", 2, "0,-51 0,-56 5,-60 9,-56")],
}


def prize(name: str) -> str:
    """A victory token of 64: a coin of its own metal with its treasure; the thief's is dark."""
    sheet = Sheet(name, 64, 64)
    metal, draw, colours, scale = PRIZES[name]
    random = Random(f"prize {name}")
    coin = Token(metal, _waves(24, 31, 1.1), "", "", "")
    sheet.path(_edge(coin, random, 32, 32, 1.0), metal, edge=1.6)
    sheet.disc(32, 32, 25, sheet.outward((0, shift(metal, 0.14)), (1, shift(metal, -0.05))), edge=1)
    sheet.shapes(moved(draw(), 32, 32, scale), colours, edge=1)
    return sheet.document()


Prize = tuple[str, Callable[[], list[Shape]], Colours, float]
PRIZES: Mapping[str, Prize] = {
    "thief": ("#5d4a7a", gems.mask, gems.MASK, 0.46),
    "horseshoe": ("#f3d27a", gems.horseshoe, gems.SILVER, 0.5),
    "ruby": ("#f4c9c0", gems.ruby, gems.RUBY, 0.52),
    "emerald": ("#cfe8d2", gems.emerald, gems.EMERALD, 0.52),
    "topaz": ("#f3e3b8", gems.topaz, gems.TOPAZ, 0.5),
}

PIECES: Mapping[str, Draw] = {
    **{f"token-{name}": partial(seal, name) for name in TOKENS},
    **{f"rabbit-{name}": partial(rabbit, name) for name in TOKENS},
    **{f"lantern-{name}": partial(lantern, name) for name in TOKENS},
    **{f"prize-{name}": partial(prize, name) for name in PRIZES},
}

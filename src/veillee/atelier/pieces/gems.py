"""The treasures of L'Étoile d'Afrique: three stones, a horseshoe, a mask and the star."""

from collections.abc import Sequence

from veillee.atelier.geometry import Point, Shape, arc, polygon, smooth
from veillee.atelier.motifs.pen import blob, cut, dot, line, polar

TOPAZ = {
    "a": "#f2a93b",
    "light": "#ffe09a",
    "mid": "#f7c25a",
    "deep": "#c9771f",
    "dark": "#96500f",
    "hi": "#fff3cf",
}
EMERALD = {
    "a": "#35b57c",
    "light": "#a8f0c8",
    "mid": "#5fd29a",
    "deep": "#1f8a5b",
    "dark": "#12603f",
    "hi": "#eafff2",
}
RUBY = {
    "a": "#d8334a",
    "light": "#ff9aa2",
    "mid": "#ec5a68",
    "deep": "#a81f38",
    "dark": "#7a1229",
    "hi": "#ffe6e6",
}
SILVER = {
    "a": "#c9d2e6",
    "light": "#f4f7ff",
    "mid": "#dfe6f4",
    "deep": "#8e9ab8",
    "dark": "#5d6788",
    "ink": "#1b1530",
}
GOLD = {
    "light": "#fff3cf",
    "mid": "#ffdf85",
    "deep": "#e8a93a",
    "dark": "#b9741c",
    "hi": "#ffffff",
    "ink": "#1b1530",
}
MASK = {"ink": "#1b1530", "hi": "#fbf5e6", "acc": "#c64030"}


def topaz() -> list[Shape]:
    """A brilliant seen from the side: crown above, point below."""
    crown: list[Point] = [(-34, -14), (-20, -34), (20, -34), (34, -14)]
    return [
        cut("a", [*crown, (0, 40)]),
        cut("light", "-20,-34 -8,-34 -12,-14 -34,-14"),
        cut("mid", "-8,-34 8,-34 12,-14 -12,-14"),
        cut("a", "8,-34 20,-34 34,-14 12,-14"),
        cut("mid", "-34,-14 -12,-14 0,40"),
        cut("deep", "12,-14 34,-14 0,40"),
        cut("hi", "-17,-31 -11,-31 -16,-18 -26,-18", 0.7),
    ]


def emerald() -> list[Shape]:
    """A step cut seen from above: eight sides, long and calm."""
    outer = _octagon(29, 38, 11)
    middle = _octagon(20, 29, 8)
    table = _octagon(12, 21, 5)
    shades = ("light", "mid", "deep", "dark", "dark", "deep", "mid", "light")
    return [
        Shape(polygon(outer), "deep"),
        *_ring(outer, middle, shades),
        *_ring(middle, table, ("hi", "light", "a", "deep", "deep", "a", "mid", "light")),
        Shape(polygon(table), "mid"),
        cut("hi", "-7,-14 -1,-14 -7,2", 0.75),
    ]


def ruby() -> list[Shape]:
    """An oval seen from above, its facets turning the light."""
    outer = [(polar(0, 0, 33, a)[0], polar(0, 0, 37, a)[1]) for a in range(-112, 248, 45)]
    table = [(polar(0, 0, 17, a)[0], polar(0, 0, 20, a)[1]) for a in range(-112, 248, 45)]
    shades = ("light", "mid", "deep", "dark", "dark", "deep", "mid", "light")
    rim = Shape(
        smooth([(polar(0, 0, 34.4, a)[0], polar(0, 0, 38.6, a)[1]) for a in range(0, 360, 30)]),
        "deep",
    )
    return [
        rim,
        *_ring(outer, table, shades),
        Shape(polygon(table), "mid"),
        cut("hi", "-9,-12 -1,-15 -8,2", 0.75),
    ]


def horseshoe() -> list[Shape]:
    """A horseshoe, open below, with its seven nails."""
    outer = [(x, y * 1.14) for x, y in arc(0, 0, 35, 128, 412, 14)]
    inner = [(x, y * 1.2) for x, y in arc(0, 0, 19, 412, 128, 14)]
    shine = [(x, y * 1.15) for x, y in arc(0, 0, 30.6, 190, 262, 6)]
    nails = [dot("ink", x, y * 1.16, 2.1, 2.6) for x, y in arc(0, 0, 27, 142, 398, 6)]
    feet = [cut("deep", [(s * 13, 31), (s * 26, 29), (s * 27, 38), (s * 12, 40)]) for s in (-1, 1)]
    return [
        Shape(
            smooth(
                [
                    (*outer[0], "c"),
                    *outer[1:-1],
                    (*outer[-1], "c"),
                    (*inner[0], "c"),
                    *inner[1:-1],
                    (*inner[-1], "c"),
                ]
            ),
            "a",
        ),
        line("light", 3, shine),
        *feet,
        *nails,
    ]


def mask() -> list[Shape]:
    """The mask a thief leaves behind, and one red ribbon."""
    return [
        blob("acc", "30,-4c 42,-10 50,-4 56,-10c 52,2 58,10c 48,6 38,8 30,4c"),
        blob(
            "ink",
            "0,-9 -14,-17 -34,-15 -38,0 -30,15 -16,17 -6,9 0,6 6,9 16,17 30,15 38,0 34,-15 14,-17",
        ),
        *(
            blob("hi", [(s * x, y) for x, y in ((8, 0), (16, -7), (27, -4), (26, 4), (16, 6))])
            for s in (-1, 1)
        ),
    ]


def star(points: int = 8, long: float = 46, short: float = 30, waist: float = 13) -> list[Shape]:
    """A star of two lengths of ray, each ray with a lit and a shaded side."""
    rays = []
    for i in range(points):
        turn = i * 360 / points - 90
        half = 180 / points
        tip = polar(0, 0, long if i % 2 == 0 else short, turn)
        rays.append(cut("light", [(0, 0), polar(0, 0, waist, turn - half), tip]))
        rays.append(cut("deep", [(0, 0), tip, polar(0, 0, waist, turn + half)]))
    return rays


def _octagon(half_width: float, half_height: float, corner: float) -> list[Point]:
    w, h, c = half_width, half_height, corner
    return [
        (-w + c, -h),
        (w - c, -h),
        (w, -h + c),
        (w, h - c),
        (w - c, h),
        (-w + c, h),
        (-w, h - c),
        (-w, -h + c),
    ]


def _ring(outer: Sequence[Point], inner: Sequence[Point], shades: Sequence[str]) -> list[Shape]:
    """The facets between two outlines of as many corners."""
    count = len(outer)
    return [
        Shape(
            polygon([outer[i], outer[(i + 1) % count], inner[(i + 1) % count], inner[i]]), shades[i]
        )
        for i in range(count)
    ]

"""The name and the face of the house: wordmark, mark, favicon and the picture of shared links."""

from collections.abc import Mapping
from functools import partial
from random import Random

from veillee.atelier.geometry import Shape
from veillee.atelier.motifs.pen import blob, line, moved
from veillee.atelier.pieces.lettering import width
from veillee.atelier.pieces.looks import CREAM, EMBER, INK, LAMP, SKIES, STAR
from veillee.atelier.pieces.sheet import Draw, Sheet, crescent, scattered, spark
from veillee.atelier.pieces.skies import night_colours, put

NAME = "Veıllee"  # without the dot of its i and the accent of its é: a star and a flame are there
FLAME = (
    "M10 340C120 215 135 150 108 84A112 112 0 0 0-100 84C-122 138-96 176-58 214-52 176-38 158"
    "-14 148-26 220-14 282 10 340Z"
)
KERN = 0.038  # of the size: how far the e slips under the V


def wordmark(theme: str) -> str:
    """The name, 336 by 104, for a dark or a light ground."""
    sheet = Sheet(f"wordmark-{theme}", 336, 104)
    letters, star, flame = {"night": (CREAM, LAMP, LAMP), "paper": (INK, "#7a4e00", "#d9761f")}[
        theme
    ]
    name(sheet, 4, 92, 96, letters, star, flame)
    return sheet.document()


def name(
    sheet: Sheet, x: float, y: float, size: float, letters: str, star: str, flame: str
) -> None:
    """The name on a base line, its star and its flame alight."""
    sheet.words(NAME[0], x, y, size, letters)
    x -= KERN * size
    sheet.words(NAME[1:], x + width(NAME[0], size), y, size, letters)
    dot = x + width("Ve", size) + width("ı", size) / 2
    sheet.path(spark(dot, y - 0.69 * size, 0.118 * size), star)
    accent = x + width("Veıll", size) + width("e", size) / 2
    scale = size / 1000
    place = f"translate({accent:.1f} {y - 0.56 * size:.1f}) scale({scale:.4f} {-scale:.4f})"
    sheet.put(f'<path transform="{place}" fill="{flame}" d="{FLAME}"/>')


def mark() -> str:
    """The lamp in its window, 128 square."""
    sheet = Sheet("mark", 128, 128)
    _lamp_window(sheet)
    return sheet.document()


def icon() -> str:
    """The mark on a night ground with round corners, for shelves and home screens."""
    sheet = Sheet("icon", 128, 128)
    sheet.path(
        "M28 0H100Q128 0 128 28V100Q128 128 100 128H28Q0 128 0 100V28Q0 0 28 0Z", SKIES["home"].near
    )
    sheet.put('<g transform="translate(17.5 15) scale(.73)">')
    _lamp_window(sheet)
    sheet.put("</g>")
    return sheet.document()


def _lamp_window(sheet: Sheet) -> None:
    sky = SKIES["home"]
    arch = "M14 124V62C14 30 36 8 64 8s50 22 50 54V124Z"
    sheet.begin_clip(arch)
    sheet.ground(sheet.downward((0, sky.high), (0.6, sky.middle), (1, sky.low)))
    sheet.dots(scattered(Random("mark"), 26, (16, 12, 112, 74)), STAR, 1.6, 0.8)
    sheet.path(spark(36, 50, 7), STAR)
    sheet.path(spark(94, 40, 9), STAR)
    sheet.glow(64, 82, 58, LAMP, 0.85)
    sheet.shapes(moved(_lamp(), 64, 120, 1), _LAMP_COLOURS, edge=2)
    sheet.end_clip()
    sheet.line(arch, CREAM, 6)


def favicon() -> str:
    """The lamp alone, 32 square, for the smallest place."""
    sheet = Sheet("favicon", 32, 32)
    sheet.path("M7 0H25Q32 0 32 7V25Q32 32 25 32H7Q0 32 0 25V7Q0 0 7 0Z", SKIES["home"].middle)
    sheet.glow(16, 18, 16, LAMP, 0.6)
    sheet.line("M13.5 6.5C13.5 2 18.5 2 18.5 6.5", CREAM, 1.8)
    sheet.path("M9 11.5 12.5 6.5H19.5L23 11.5Z", CREAM)
    sheet.path("M9.5 11.5C7 16 7 21 9.5 25.5H22.5C25 21 25 16 22.5 11.5Z", LAMP)
    sheet.path(_SMALL_FLAME, "#b4531a")
    sheet.path("M7.5 25.5H24.5V29H7.5Z", CREAM)
    return sheet.document()


_SMALL_FLAME = (
    "M16 13C19.6 16.8 20.2 19.4 19.2 21.6A3.6 3.6 0 0 1 12.8 21.6C12 19.8 12.9 18.3 13.8 17.4"
    " 14.2 18.7 14.6 19 15.2 19 14.8 16.8 15.1 14.8 16 13Z"
)
_LAMP_COLOURS = {"brass": "#d99a2b", "glass": LAMP, "fire": EMBER, "heart": CREAM, "ink": INK}


def _lamp() -> list[Shape]:
    return [
        line("brass", 4.6, "-13,-76 -11,-92 0,-98 11,-92 13,-76"),
        blob("brass", "-21,-64c -14,-76 -11,-78c 11,-78c 14,-76 21,-64c"),
        blob("glass", "-20,-64c -26,-40 -20,-12c 20,-12c 26,-40 20,-64c"),
        blob("fire", "0,-56c 12,-42 13,-32 9,-24 0,-20 -9,-24 -13,-32 -8,-40 -5,-34 -4,-44"),
        blob("heart", "0,-40c 6,-32 5,-26 0,-24 -5,-26 -5,-32"),
        blob("brass", "-25,-12c 25,-12c 28,-2c -28,-2c"),
    ]


def social() -> str:
    """The picture a shared link shows, 1200 by 630: the name, the night, the table and its lamp."""
    sky = SKIES["home"]
    sheet = Sheet("social", 1200, 630)
    random = Random("social")
    sheet.ground(sheet.downward((0, sky.high), (0.5, sky.middle), (0.85, sky.low), (1, sky.near)))
    for size, count, op in ((1.6, 120, 0.5), (2.6, 46, 0.75), (3.6, 14, 0.9)):
        sheet.dots(scattered(random, count, (0, 0, 1200, 400)), STAR, size, op)
    sheet.glow(1020, 120, 130, LAMP, 0.3)
    sheet.path(crescent(1020, 120, 52), LAMP)
    name(sheet, 92, 262, 218, CREAM, LAMP, LAMP)
    sheet.path("M0 470C200 410 380 452 600 440S1000 380 1200 440V630H0Z", sky.far)
    sheet.glow(640, 500, 300, LAMP, 0.55)
    _gathering(sheet)
    sheet.path("M0 588C300 560 560 604 820 584S1100 572 1200 586V630H0Z", sky.near)
    return sheet.document()


def _gathering(sheet: Sheet) -> None:
    sky = SKIES["home"]
    folk = (
        ("house", 1010, 196, "#6d5a8c", 0.3),
        ("pine", 1130, 170, "#3a5560", 0.5),
        ("pine", 150, 150, "#3a5560", 0.5),
        ("pine", 226, 110, "#3a5560", 0.6),
        ("fox", 396, 96, "#c8703a", 0.12),
        ("old_woman", 490, 150, "#8a4f6a", 0.08),
        ("reader", 574, 108, "#3f7a78", 0.08),
        ("old_man", 790, 152, "#7a6a4a", 0.08),
        ("cat", 872, 62, "#4a4468", 0.1),
    )
    for motif, x, size, body, share in folk:
        put(
            sheet,
            motif,
            x,
            584,
            size,
            night_colours(sky, body, share),
            flip=motif in ("old_man", "cat"),
        )
    sheet.path(
        "M618 512C660 502 720 502 756 510L754 526C716 520 660 520 620 526Z", "#8a5a3a", edge=1.6
    )
    sheet.path("M636 524l-8 60h10l10-60zM736 522l10 62h-10l-12-62z", "#5f3a28", edge=1.2)
    sheet.glow(686, 470, 150, LAMP, 0.95)
    put(sheet, "lantern", 686, 508, 72, night_colours(sky, "#5f3a28", 0))


PIECES: Mapping[str, Draw] = {
    **{f"wordmark-{theme}": partial(wordmark, theme) for theme in ("night", "paper")},
    "mark": mark,
    "icon": icon,
    "favicon": favicon,
    "social": social,
}

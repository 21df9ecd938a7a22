"""The 54 cards of L'Étoile d'Afrique: a value, a land with its own sign, a place, a picture."""

from collections.abc import Mapping
from functools import partial
from random import Random

from veillee.atelier.geometry import Shape, rectangle, smooth
from veillee.atelier.motifs.pen import blob, line, moved
from veillee.atelier.pieces import gems
from veillee.atelier.pieces.lands import LANDS, landscape
from veillee.atelier.pieces.lettering import width
from veillee.atelier.pieces.looks import CREAM, INITIAL, INK, LAMP, PAPER
from veillee.atelier.pieces.sheet import Draw, Sheet, deckled, spark
from veillee.atelier.pieces.treasures import picture
from veillee.games.africa_deck import DECK, POINTS, VALUE, Card, Colour, Face

WIDTH, HEIGHT = 200, 300
WINDOW = (11.0, 11.0, 189.0, 249.0)


def africa_card(card: Card) -> str:
    """The face of a card."""
    face = DECK[card]
    sheet = Sheet(f"africa-{card}", WIDTH, HEIGHT)
    random = Random(f"africa {card}")
    _paper(sheet)
    sheet.begin_clip(deckled(random, WINDOW, 1.2))
    landscape(sheet, face.colour, random)
    picture(sheet, face, random)
    _points(sheet, POINTS[card])
    sheet.end_clip()
    _tab(sheet, face)
    _strip(sheet, face.place)
    return sheet.document()


def _paper(sheet: Sheet) -> None:
    sheet.path(rectangle(1, 1, WIDTH - 2, HEIGHT - 2, 10), PAPER, edge=2)
    sheet.line(rectangle(6, 6, WIDTH - 12, HEIGHT - 12, 6), INK, 1, 0.35)


def _points(sheet: Sheet, points: int) -> None:
    for i in range(points):
        sheet.path(spark(178 - i * 17, 24, 8.6), LAMP, edge=0.8)


def _tab(sheet: Sheet, face: Face) -> None:
    """Value and sign on paper, where they stay seen when cards overlap."""
    tab = smooth(
        [
            (1.6, 10, "c"),
            (9, 1.6),
            (74, 1.6, "c"),
            (75, 60),
            (73, 99, "c"),
            (70, 104),
            (3, 101, "c"),
            (1.6, 60),
        ]
    )
    sheet.path(tab, CREAM, edge=1.6)
    if face.value == 15:
        sheet.shapes(moved(gems.mask(), 33, 36, 0.62), gems.MASK)
        sheet.path(spark(37, 80, 13), INK)
    elif face.value == 16:
        sheet.shapes(moved(gems.star(), 38, 40, 0.7), gems.GOLD, edge=1)
        sheet.path(spark(37, 86, 11), INK)
    else:
        number = str(face.value)
        sheet.words_in_the_middle(number, 38, 54, 54 if len(number) == 1 else 50, INK)
        sheet.shapes(
            moved(SIGNS[face.colour], 38, 96, 1.0), {"sign": LANDS[face.colour].sign, "hi": CREAM}
        )


SIGNS: Mapping[Colour | None, list[Shape]] = {
    "sand": [
        blob("sign", "-24,0c -14,-4 -6,-22 4,-26 14,-20 18,-6 26,0c"),
        line("hi", 2.2, "4,-26 -1,-14 6,-1"),
    ],
    "river": [
        line("sign", 6.4, "-22,-19 -12,-25 -2,-19 8,-13 20,-19"),
        line("sign", 6.4, "-20,-5 -10,-11 0,-5 10,1 22,-5"),
    ],
    "forest": [
        blob(
            "sign",
            "-3,0c -3,-6c -19,-6c -9,-16 -14,-16c -6,-24 0,-33c 6,-24 14,-16c 9,-16 19,-6c"
            " 3,-6c 3,0c",
        ),
    ],
    "dusk": [
        blob("sign", "-25,0c -9,-27c -2,-15c 6,-23c 25,0c"),
        blob("hi", "-14.6,-17.6c -9,-27c -4.6,-19.4c -8,-16 -10,-19c"),
    ],
}


def _strip(sheet: Sheet, place: str) -> None:
    """The place on a strip of paper, from the left: its initials are the solitaire's letters."""
    strip = smooth(
        [
            (3, 254, "c"),
            (60, 253),
            (130, 254.6),
            (197, 253, "c"),
            (196.6, 290, "c"),
            (120, 291),
            (50, 289.6),
            (3.4, 291, "c"),
        ]
    )
    sheet.path(strip, CREAM, edge=1.4)
    size = min(29.0, 29.0 * 176 / width(place, 29.0))
    x, fresh = 12.0, True
    for letter in place:
        initial = fresh and letter.isupper()
        sheet.words(letter, x, 281.5, size, INITIAL if initial else INK)
        x += width(letter, size)
        fresh = letter in " -"


PIECES: Mapping[str, Draw] = {f"africa-{card}": partial(africa_card, card) for card in VALUE}

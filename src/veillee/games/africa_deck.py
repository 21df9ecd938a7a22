"""The 54 cards that L'Étoile d'Afrique and its solitaire are played with (R-AFRICA-1 to 4)."""

from collections.abc import Mapping
from typing import Any, Literal, NewType

import msgspec

from veillee.kernel.forms import Form, NotReadable

Card = NewType("Card", str)
"""`7-river`, `brigand` or `star`."""

Colour = Literal["sand", "river", "forest", "dusk"]

COLOURS: tuple[Colour, ...] = ("sand", "river", "forest", "dusk")
LION, TOPAZ, EMERALD, RUBY, HORSESHOE = 2, 11, 12, 13, 14
BRIGAND, STAR = Card("brigand"), Card("star")

# The names are game data: the solitaire lives by their first letters, so no language changes them.
# Names of one letter are spread over the values, or letter and value would open the same doors.
_PLACES: Mapping[int, tuple[str, str, str, str]] = {
    2: ("Cape Town", "Tripoli", "Douala", "Cape Verde"),
    3: ("Serengeti", "Dar es Salaam", "Addis Abeba", "Suakin"),
    4: ("Maseru", "Windhoek", "Sahara", "Mogadishu"),
    5: ("Libreville", "Congo", "Marrakech", "Khartoum"),
    6: ("Casablanca", "Tamatave", "Kinshasa", "Lake Victoria"),
    7: ("Timbuktu", "Djibouti", "Atlas Mountains", "Sinai"),
    8: ("Darfur", "Benin City", "Saint Helena", "Mount Kenya"),
    9: ("Walvis Bay", "Cotonou", "Mozambique", "Luanda"),
    10: ("Canary Islands", "Tanganyika", "Kampala", "Cape Coast"),
    11: ("Tunis", "Kano", "Victoria Falls", "Tangier"),
    12: ("Durban", "Alexandria", "Suez", "Dakar"),
    13: ("Bamako", "Sierra Leone", "Morocco", "Lusaka"),
    14: ("Conakry", "Mombasa", "Lagos", "Cairo"),
}


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed on a card."""

    value: int
    colour: Colour | None
    place: str


def _deck() -> dict[Card, Face]:
    faces = {
        Card(f"{value}-{colour}"): Face(value, colour, place)
        for value, places in _PLACES.items()
        for colour, place in zip(COLOURS, places, strict=True)
    }
    return faces | {BRIGAND: Face(15, None, "Table Mountain"), STAR: Face(16, None, "Kilimanjaro")}


DECK: Mapping[Card, Face] = _deck()
"""Every card in the order in which a new deck lies before it is shuffled."""

VALUE: Mapping[Card, int] = {card: face.value for card, face in DECK.items()}

# R-AFRICA-3: the Star 3, the Brigand and all from the topaz up 2, the others 1.
POINTS: Mapping[Card, int] = {
    card: 3 if card == STAR else 2 if value >= TOPAZ else 1 for card, value in VALUE.items()
}

_FORM: Form[dict[Card, Face]] = Form(dict[Card, Face])


def components(faces: Mapping[Card, Face]) -> Mapping[str, Any]:
    """The cards as they stand in a record."""
    return {"cards": _FORM.plain(dict(faces))}


def faces_from(components: Mapping[str, Any]) -> Mapping[Card, Face]:
    """The cards of a record: its places may be other ones, its values and colours may not."""
    faces = _FORM.parse(components.get("cards"))
    for card, face in DECK.items():
        if card not in faces:
            raise NotReadable("card-missing", card=card)
        if (faces[card].value, faces[card].colour) != (face.value, face.colour):
            raise NotReadable("card-changed", card=card)
    if extra := next((card for card in faces if card not in DECK), None):
        raise NotReadable("card-unknown", card=extra)
    return {card: faces[card] for card in DECK}

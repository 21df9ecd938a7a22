"""The pictures: each is what its program draws, can be read by all eyes, and is like no other."""

import itertools
from functools import cache

import pytest
from PIL import Image

from veillee.atelier.build import fingerprint
from veillee.atelier.catalogue import PICTURES, card, cards
from veillee.atelier.checks import (
    ALIKE,
    ALIKE_SIBLINGS,
    Portrait,
    geometry_faults,
    likeness,
    picture_faults,
)
from veillee.atelier.deck import DECK
from veillee.atelier.measures import (
    apart,
    blurred_difference,
    colour_distance,
    mosaic,
    print_of,
)
from veillee.atelier.render import raster

MEGABYTE = 1_000_000
every_card = pytest.mark.parametrize("id", DECK)


@cache
def thumbnail(id: str) -> Image.Image:
    with Image.open(card(id).files[1]) as picture:
        return picture.convert("RGB")


@every_card
def test_a_picture_is_made_from_what_its_program_draws_today(id: str) -> None:
    assert card(id).fingerprint == fingerprint(DECK[id].svg())


@pytest.mark.parametrize("id", list(DECK)[::19])
def test_a_picture_looks_like_what_its_program_draws_today(id: str) -> None:
    assert blurred_difference(raster(DECK[id].svg(), 200), thumbnail(id)) < 6


@every_card
def test_a_card_is_well_composed_and_read_by_all_eyes(id: str) -> None:
    portrait = Portrait.of(DECK[id])
    faults = [*geometry_faults(portrait), *picture_faults(portrait, thumbnail(id))]
    assert not faults


@every_card
def test_pictures_have_their_two_sizes(id: str) -> None:
    picture, small = card(id).files
    with Image.open(picture) as large, Image.open(small) as half:
        assert (large.size, half.size) == ((800, 1200), (400, 600))


def test_the_deck_is_light_enough_to_carry() -> None:
    assert sum(file.stat().st_size for file in PICTURES.iterdir()) <= 16 * MEGABYTE


def test_no_two_pictures_are_composed_alike() -> None:
    prints = {id: print_of(thumbnail(id)) for id in DECK}
    near = [
        pair
        for pair in itertools.combinations(DECK, 2)
        if apart(*(prints[id] for id in pair)) < (ALIKE_SIBLINGS if siblings(*pair) else ALIKE)
    ]
    assert not near


def siblings(one: str, other: str) -> bool:
    first, second = DECK[one], DECK[other]
    return (first.operator, first.layout) == (second.operator, second.layout)


def test_no_two_pictures_are_coloured_alike() -> None:
    mosaics = {id: mosaic(thumbnail(id)) for id in DECK}
    near = [
        pair
        for pair in itertools.combinations(DECK, 2)
        if colour_distance(*(mosaics[id] for id in pair)) < 9.5
    ]
    assert not near


def test_no_two_cards_say_the_same() -> None:
    near = [
        (first.id, second.id)
        for first, second in itertools.combinations(cards().values(), 2)
        if likeness(first.weights, second.weights) > 0.5
    ]
    assert not near

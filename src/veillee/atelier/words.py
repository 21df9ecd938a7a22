"""The words of the deck, written card by card: a neutral caption and a description."""

import tomllib
from functools import cache
from importlib.resources import files

import msgspec

from veillee.atelier.catalogue import Lang


class Told(msgspec.Struct, frozen=True):
    """One card in words, in each language."""

    caption: dict[Lang, str]
    description: dict[Lang, str]


@cache
def told() -> dict[str, Told]:
    """What is told of each card, by id."""
    text = files("veillee.atelier").joinpath("words.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, Told])

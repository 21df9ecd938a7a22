"""Letters as outlines, so that a card reads the same wherever no font can be loaded.

The outlines are those of Young Serif, under the licence kept beside them.
"""

import json
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

UNITS = 1000  # of the face, to its em


@cache
def _face() -> Mapping[str, tuple[float, str]]:
    written = (
        files("veillee.atelier").joinpath("data/lettering/young-serif.json").read_text("utf-8")
    )
    return {letter: (width, outline) for letter, (width, outline) in json.loads(written).items()}


def width(words: str, size: float) -> float:
    """How wide words stand at a size."""
    return sum(_face()[letter][0] for letter in words) * size / UNITS


def outlines(words: str, x: float, y: float, size: float) -> list[str]:
    """The path of each letter of words that begin at x on the base line y."""
    paths = []
    for letter in words:
        advance, outline = _face()[letter]
        paths.append(_placed(outline, x, y, size / UNITS))
        x += advance * size / UNITS
    return paths


def _placed(outline: str, x: float, y: float, scale: float) -> str:
    """A glyph brought from its em square, where y grows upwards, to the card."""
    parts = []
    for command, numbers in re.findall(r"([A-Z])([^A-Z]*)", outline):
        values = [float(number) for number in re.findall(r"-?[\d.]+", numbers)]
        parts.append(
            command + " ".join(_number(command, i, v, x, y, scale) for i, v in enumerate(values))
        )
    return "".join(parts)


def _number(command: str, i: int, value: float, x: float, y: float, scale: float) -> str:
    upright = command == "V" or (command != "H" and i % 2 == 1)
    return short(y - value * scale if upright else x + value * scale)


def short(value: float) -> str:
    """A coordinate to a tenth, without what says nothing."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text

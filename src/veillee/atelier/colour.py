"""Colours as people see them: mixing and shifting in OKLab, where equal steps look equal.

Björn Ottosson, "A perceptual color space for image processing", 2020, for OKLab; Machado, Oliveira
and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", 2009, for
those who see fewer colours.
"""

import math
from collections.abc import Mapping, Sequence

Lab = tuple[float, float, float]

_TO_CONES = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
_TO_LAB = (
    (0.2104542553, 0.7936177850, -0.0040720468),
    (1.9779984951, -2.4285922050, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.8086757660),
)
_FROM_LAB = (
    (1.0, 0.3963377774, 0.2158037573),
    (1.0, -0.1055613458, -0.0638541728),
    (1.0, -0.0894841775, -1.2914855480),
)
_FROM_CONES = (
    (4.0767416621, -3.3077115913, 0.2309699292),
    (-1.2684380046, 2.6097574011, -0.3413193965),
    (-0.0041960863, -0.7034186147, 1.7076147010),
)

VISIONS: Mapping[str, Sequence[Sequence[float]]] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""What each kind of colour blindness makes of linear red, green and blue."""


def mix(colour: str, other: str, share: float) -> str:
    """The colour that lies `share` of the way from one to the other."""
    start, end = lab(colour), lab(other)
    return hexadecimal(
        (
            start[0] + (end[0] - start[0]) * share,
            start[1] + (end[1] - start[1]) * share,
            start[2] + (end[2] - start[2]) * share,
        )
    )


def shift(colour: str, lighter: float = 0.0, chroma: float = 1.0) -> str:
    """The colour made lighter by an amount (darker if negative), its chroma multiplied."""
    light, a, b = lab(colour)
    return hexadecimal((min(1.0, max(0.0, light + lighter)), a * chroma, b * chroma))


def lightness(colour: str) -> float:
    """How light a colour looks, from 0 (black) to 1 (white)."""
    return lab(colour)[0]


def difference(colour: str, other: str) -> float:
    """How far apart two colours look: about 0.02 is barely seen, 1 is black beside white."""
    return math.dist(lab(colour), lab(other))


def seen(colour: str, vision: str) -> str:
    """The colour as it looks to somebody with one of the `VISIONS`."""
    return _written(_product(VISIONS[vision], _channels(colour)))


def lab(colour: str) -> Lab:
    """The OKLab coordinates of a colour written `#rrggbb`."""
    cones = _product(_TO_CONES, _channels(colour))
    return _product(_TO_LAB, [cone ** (1 / 3) for cone in cones])


def hexadecimal(colour: Lab) -> str:
    """The nearest screen colour to OKLab coordinates, written `#rrggbb`."""
    cones = _product(_FROM_LAB, colour)
    return _written(_product(_FROM_CONES, [cone**3 for cone in cones]))


def _channels(colour: str) -> list[float]:
    return [_linear(int(colour[i : i + 2], 16) / 255) for i in (1, 3, 5)]


def _written(channels: Sequence[float]) -> str:
    return "#" + "".join(f"{round(_gamma(channel) * 255):02x}" for channel in channels)


def _product(matrix: Sequence[Sequence[float]], vector: Sequence[float]) -> Lab:
    x, y, z = vector
    first, second, third = (row[0] * x + row[1] * y + row[2] * z for row in matrix)
    return first, second, third


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


def _gamma(channel: float) -> float:
    inside = min(1.0, max(0.0, channel))
    return inside * 12.92 if inside <= 0.0031308 else 1.055 * inside ** (1 / 2.4) - 0.055

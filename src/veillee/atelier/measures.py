"""What is measured on pictures: colours as all eyes see them, contours, and likeness."""

from functools import cache
from typing import Literal

import numpy as np
from numpy.typing import NDArray
from PIL import Image

Pixels = NDArray[np.float64]
Mask = NDArray[np.bool_]
Eyes = Literal["all", "protan", "deutan", "tritan"]

# Machado, Oliveira and Fernandes, "A physiologically-based model for simulation of color vision
# deficiency", 2009: full severity, on linear light.
_EYES: dict[Eyes, Pixels] = {
    "all": np.eye(3),
    "protan": np.array(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
    "deutan": np.array(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
    "tritan": np.array(
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ]
    ),
}
_TO_XYZ = np.array(
    [
        [0.4124564, 0.3575761, 0.1804375],
        [0.2126729, 0.7151522, 0.0721750],
        [0.0193339, 0.1191920, 0.9503041],
    ]
)
_WHITE = np.array([0.95047, 1.0, 1.08883])


def lab(picture: Image.Image, eyes: Eyes = "all") -> Pixels:
    """The picture in CIELAB, as these eyes see it."""
    colours = np.asarray(picture, dtype=np.float64) / 255
    linear = np.where(colours <= 0.04045, colours / 12.92, ((colours + 0.055) / 1.055) ** 2.4)
    seen = np.clip(linear @ _EYES[eyes].T, 0, 1)
    ratio = seen @ _TO_XYZ.T / _WHITE
    f = np.where(ratio > 0.008856, np.cbrt(ratio), 7.787 * ratio + 16 / 116)
    x, y, z = f[..., 0], f[..., 1], f[..., 2]
    return np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], axis=-1)


def contour(picture: Image.Image, mask: Mask, eyes: Eyes = "all") -> float:
    """How far the colours on both sides of a silhouette are apart, on average along it (ΔE)."""
    colours = lab(picture.resize((mask.shape[1], mask.shape[0])), eyes)
    solid = mask.astype(np.float64)
    inner = solid * (_spread(solid, 5) < 0.999)
    outer = (_spread(solid, 8) > 0.001) * (_spread(solid, 2) < 0.001)
    edge = (_spread(solid, 1) > 0.001) & ~mask
    within, without = _spread(inner, 10), _spread(outer.astype(np.float64), 10)
    known = edge & (within > 0.001) & (without > 0.001)
    if not known.any():
        return 0.0
    sides = [
        np.stack([_spread(colours[..., k] * side, 10) / np.maximum(share, 1e-9) for k in range(3)])
        for side, share in ((inner, within), (outer, without))
    ]
    return float(np.sqrt(((sides[0] - sides[1]) ** 2).sum(axis=0))[known].mean())


def light_range(picture: Image.Image) -> float:
    """From nearly the darkest to nearly the lightest, in L*."""
    light = lab(picture)[..., 0]
    low, high = np.percentile(light, (2, 98))
    return float(high - low)


def print_of(picture: Image.Image) -> Mask:
    """The perceptual hash of a picture: 256 signs of its low frequencies."""
    grey = np.asarray(picture.convert("L").resize((64, 64)), dtype=np.float64)
    waves = _cosines()
    low = (waves @ grey @ waves.T)[:16, :16].ravel()
    return low > np.median(low)


def apart(first: Mask, second: Mask) -> int:
    """In how many signs two prints differ."""
    return int((first != second).sum())


def mosaic(picture: Image.Image) -> Pixels:
    """The picture as 8 by 12 tiles of CIELAB."""
    return lab(picture.resize((8, 12), Image.Resampling.BOX))


def colour_distance(first: Pixels, second: Pixels) -> float:
    """The mean ΔE of two mosaics."""
    return float(np.sqrt(((first - second) ** 2).sum(axis=-1)).mean())


def blurred_difference(first: Image.Image, second: Image.Image) -> float:
    """How far two renderings of a card are apart where grain does not count, from 0 to 255."""
    small = (50, 75)
    a, b = (
        np.asarray(picture.resize(small, Image.Resampling.BOX), dtype=np.float64)
        for picture in (first, second)
    )
    return float(np.abs(a - b).mean())


@cache
def _cosines() -> Pixels:
    k, n = np.mgrid[0:64, 0:64]
    return np.asarray(np.cos(np.pi * (2 * n + 1) * k / 128), dtype=np.float64)


def _spread(values: Pixels, radius: int) -> Pixels:
    """The mean over a square about each point."""
    for axis in (0, 1):
        padded = np.concatenate(
            [_edge(values, axis, radius + 1), values, _edge(values, axis, radius)], axis=axis
        )
        sums = np.cumsum(padded, axis=axis)
        width = 2 * radius + 1
        high = np.take(sums, range(width, sums.shape[axis]), axis=axis)
        low = np.take(sums, range(sums.shape[axis] - width), axis=axis)
        values = (high - low) / width
    return values


def _edge(values: Pixels, axis: int, count: int) -> Pixels:
    shape = list(values.shape)
    shape[axis] = count
    return np.zeros(shape)

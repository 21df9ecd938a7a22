"""The skies: what is seen in them and who stands below never lies on a star that is drawn on."""

import io
from collections.abc import Iterable

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from veillee.atelier.geometry import Point
from veillee.atelier.pieces import raster
from veillee.atelier.pieces.slates import (
    KINDS,
    UNIT,
    WATCHERS,
    figure,
    gap_box,
    ground,
    spot,
)
from veillee.games.look_at_the_stars.lattice import COLUMNS
from veillee.games.look_at_the_stars.slates import our_slates

FINE = 3
"""Pixels in a unit of the slate."""
SOLID = 160
CLEAR = UNIT / 4
"""From the middle of a star, which is some five units large, to the nearest ink."""
CLEAR_OF_A_PLANET = UNIT / 2.2
"""Its ring is fifteen units large."""
GROUND_TOP = 313
"""Where the board lays the sheet of the ground."""
EDGE = 16
"""The frame of the arch takes so much at both sides."""

every_sky = pytest.mark.parametrize("sky", sorted(WATCHERS))


def ink(svg: str, width: float, left: float, top: float) -> NDArray[np.float64]:
    """Where something is drawn, in units of the slate; the light around a lamp is nothing."""
    drawn = Image.open(io.BytesIO(raster(svg, round(width * FINE))))
    rows, columns = np.nonzero(np.asarray(drawn)[:, :, 3] > SOLID)
    return np.stack([columns / FINE + left, rows / FINE + top], axis=1)


def too_near(drawn: NDArray[np.float64], spots: Iterable[Point], clear: float) -> list[Point]:
    return [at for at in spots if float(np.hypot(*(drawn - at).T).min()) < clear]


def stars(sky: str) -> list[Point]:
    return [spot(point) for point in our_slates()[sky].stars]


@every_sky
@pytest.mark.parametrize("kind", KINDS)
def test_a_figure_keeps_off_every_star_every_planet_and_the_frame(sky: str, kind: str) -> None:
    left, top, width, _ = gap_box(sky, kind)
    drawn = ink(figure(sky, kind), width, left, top)
    assert too_near(drawn, stars(sky), CLEAR) == []
    planets = [spot(point) for point in our_slates()[sky].planets]
    assert too_near(drawn, planets, CLEAR_OF_A_PLANET) == []
    assert drawn[:, 0].min() > EDGE
    assert drawn[:, 0].max() < UNIT * (COLUMNS + 1) - EDGE


@every_sky
def test_a_figure_is_whole_on_its_sheet(sky: str) -> None:
    for kind in KINDS:
        left, top, width, height = gap_box(sky, kind)
        x, y = ink(figure(sky, kind), width, left, top).T
        assert min(x.min() - left, y.min() - top) > 1
        assert max(x.max() - left - width, y.max() - top - height) < -1


@every_sky
def test_neither_hill_nor_people_hide_a_star(sky: str) -> None:
    drawn = ink(ground(sky), UNIT * (COLUMNS + 1), 0, GROUND_TOP)
    assert too_near(drawn, stars(sky), CLEAR) == []

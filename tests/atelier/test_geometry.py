"""Outlines: points, matrices and boxes behave as those who draw expect."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from veillee.atelier.geometry import (
    Motif,
    Shape,
    apply,
    corners,
    ellipse,
    matrix,
    polygon,
    rectangle,
    sample,
    smooth,
    taper,
)

numbers = st.floats(-500, 500)
points = st.tuples(numbers, numbers)


@given(st.lists(points, min_size=3, max_size=9))
def test_a_smooth_outline_passes_through_its_points_and_closes(
    nodes: list[tuple[float, float]],
) -> None:
    path = smooth(nodes)
    passed = [corners(segment)[-1] for segment in path[:-1]]
    assert passed[:-1] == nodes
    assert passed[-1] == nodes[0]
    assert path[-1] == ("Z",)


def test_a_corner_has_no_handles() -> None:
    _, first, *_ = smooth([(0, 0, "corner"), (10, 0), (10, 10)])
    assert corners(first)[0] == (0, 0)


@given(points, numbers, st.floats(0.1, 5), st.floats(0, 360))
def test_a_matrix_scales_turns_and_moves(
    point: tuple[float, float], x: float, scale: float, turn: float
) -> None:
    moved = apply(matrix(x, 0, scale, turn), point)
    reach = ((moved[0] - x) ** 2 + moved[1] ** 2) ** 0.5
    assert reach == pytest.approx(scale * (point[0] ** 2 + point[1] ** 2) ** 0.5, abs=1e-6)


def test_a_flip_mirrors_left_and_right() -> None:
    assert apply(matrix(flip=True), (3, 4)) == (-3, 4)


def test_a_line_grows_thicker_with_its_drawing() -> None:
    line = Shape(polygon([(0, 0), (10, 0)], closed=False), "ink", sw=2)
    assert line.tf(matrix(scale=3)).sw == pytest.approx(6)
    assert line.bbox() == (-1, -1, 11, 1)


def test_path_bytes_are_to_a_tenth_and_without_minus_zero() -> None:
    assert Shape(polygon([(-0.01, 1 / 3), (2, 0)])).d() == "M0.0 0.3L2.0 0.0Z"


@pytest.mark.parametrize(
    "path", [ellipse(5, 5, 5), rectangle(0, 0, 10, 10, 3), rectangle(0, 0, 10, 10)]
)
def test_plain_forms_fill_their_box(path: tuple[tuple[str, float], ...]) -> None:
    assert Shape(path).bbox() == pytest.approx((0, 0, 10, 10))


def test_a_limb_is_as_wide_as_it_is_told() -> None:
    outline = sample(taper([(0, 0), (50, 0), (100, 0)], 20, 10), 400)
    widest = {x: max(abs(y) for px, y in outline if abs(px - x) < 2) for x in (10, 90)}
    assert widest[10] == pytest.approx(9.5, abs=0.5)
    assert widest[90] == pytest.approx(5.5, abs=0.5)


def test_a_sample_keeps_the_points_of_its_path() -> None:
    assert set(sample(polygon([(0, 0), (4, 0), (4, 4)]))) == {(0, 0), (4, 0), (4, 4)}


def test_anchors_move_with_their_motif_and_fall_back_to_the_box() -> None:
    motif = Motif("box", (Shape(rectangle(0, -10, 10, 10)),), {"hand": (10, -5), "tip0": (1, 1)})
    moved = motif.tf(matrix(100, 0, 2))
    assert moved.at("hand") == (120, -10)
    assert moved.at("top") == (110, -20)
    assert moved.tips == ((102, 2),)
    with pytest.raises(KeyError, match="hold"):
        moved.at("hold")

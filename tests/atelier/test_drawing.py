"""How a card is drawn: the same bytes each time, and an honest record of what is covered."""

import os
import subprocess
import sys

import pytest
from PIL import Image

from veillee.atelier.composition import Composition
from veillee.atelier.deck import DECK
from veillee.atelier.dice import Dice
from veillee.atelier.geometry import Shape, rectangle
from veillee.atelier.grow import thrown
from veillee.atelier.measures import contour
from veillee.atelier.operators import LAYOUTS
from veillee.atelier.scene import Scene
from veillee.atelier.visibility import sight, visible

SHUFFLED = "dfecab"
HASH = (
    "import hashlib; from veillee.atelier.deck import DECK;"
    "print(hashlib.sha256(DECK['d032'].svg().encode()).hexdigest())"
)


def digest(hash_seed: str) -> str:
    environment = os.environ | {"PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-c", HASH]
    return subprocess.run(
        command, capture_output=True, text=True, check=True, env=environment
    ).stdout


def test_the_order_of_hashes_does_not_change_a_card() -> None:
    assert digest("1") == digest("2")


def test_a_card_is_drawn_twice_the_same() -> None:
    assert DECK["d001"].svg() == DECK["d001"].svg()


def test_dice_fall_the_same_everywhere() -> None:
    dice = Dice(7)
    assert [dice.whole(6) for _ in range(8)] == [1, 0, 3, 0, 3, 2, 0, 3]
    assert "".join(Dice(7).shuffled("abcdef")) == SHUFFLED


@pytest.mark.parametrize("key", sorted(LAYOUTS))
def test_the_slots_of_a_layout_are_those_its_program_takes(key: tuple[str, str]) -> None:
    layout = LAYOUTS[key]
    code = layout.perform.__code__
    assert code.co_varnames[1 : code.co_argcount] == tuple(layout.slots)


def a_scene() -> Scene:
    scene = Scene("violet", "hills", 1)
    scene.backdrop()
    return scene


def test_a_thing_in_full_view_is_visible() -> None:
    scene = a_scene()
    scene.put("cat", 400, 900, 300)
    assert visible(scene) == ("cat",)


def test_a_thing_that_is_half_covered_is_not_visible() -> None:
    scene = a_scene()
    cat = scene.put("cat", 400, 900, 300)
    left, top, right, bottom = cat.bbox()
    scene.canvas.fill(rectangle(left, (top + bottom) / 2, right - left, bottom - top), "#000000")
    assert 0.3 < sight(scene).shares[0] < 0.7
    assert visible(scene) == ()


def test_a_thing_that_leaves_the_paper_is_not_visible() -> None:
    scene = a_scene()
    scene.put("cat", 20, 900, 300)
    assert visible(scene) == ()


def test_a_thing_seen_through_an_opening_is_visible_only_if_it_fits() -> None:
    scene = a_scene()
    with scene.canvas.inside([rectangle(300, 500, 200, 500)]):
        scene.put("whale", 400, 720, 250)
        scene.put("key", 400, 950, 200)
    assert visible(scene) == ("key",)


def test_a_glow_covers_nothing() -> None:
    scene = a_scene()
    scene.put("cat", 400, 900, 300)
    scene.canvas.glow(400, 750, 400, 1)
    assert sight(scene).shares[0] == pytest.approx(1, abs=0.02)


def test_a_thing_that_is_too_small_is_a_detail() -> None:
    scene = a_scene()
    scene.put("cat", 400, 900, 40)
    assert visible(scene) == ()


def test_a_hand_that_is_not_there_holds_nothing() -> None:
    with pytest.raises(KeyError, match="cannot be given a thing to hold"):
        a_scene().put("fox", 400, 900, 200).at("hand")


def test_a_contour_is_felt_where_colours_differ() -> None:
    scene = a_scene()
    scene.canvas.paint(Shape(rectangle(200, 400, 400, 400)), {"a": "#ffffff"})
    scene.put("cat", 400, 900, 300)
    mask = sight(scene).mask([0])
    flat = Image.new("RGB", (400, 600), "#808080")
    parted = Image.composite(Image.new("RGB", (400, 600), "#ffffff"), flat, Image.fromarray(mask))
    assert contour(flat, mask) == pytest.approx(0, abs=1e-6)
    assert contour(parted, mask) > 40


def test_the_grammar_throws_the_same_card_from_the_same_seed() -> None:
    first, second = thrown(Dice(5)), thrown(Dice(5))
    assert first == second
    assert isinstance(first, Composition)


@pytest.mark.parametrize("seed", range(12))
def test_whatever_the_grammar_throws_can_be_drawn(seed: int) -> None:
    svg = thrown(Dice(seed)).svg()
    assert svg.startswith("<svg")
    assert svg.endswith("</svg>")

"""The motifs: what every drawing of the register promises to those who compose with it."""

import hashlib
import itertools
import json
from pathlib import Path
from random import Random

import pytest

from veillee.atelier.geometry import ROLES, Motif
from veillee.atelier.motifs import MOTIFS

SEEDS = (1, 2, 3)
GOLDEN = Path(__file__).parent / "motifs.json"

every_motif = pytest.mark.parametrize("name", sorted(MOTIFS))


def drawn(name: str, seed: int = 1) -> Motif:
    return MOTIFS[name].draw(Random(seed))


def digest(name: str) -> str:
    paths = (f"{shape.role} {shape.d()}" for seed in SEEDS for shape in drawn(name, seed).shapes)
    return hashlib.sha256("\n".join(paths).encode()).hexdigest()[:16]


def test_there_are_motifs_enough_for_a_deck() -> None:
    assert len(MOTIFS) >= 85


@every_motif
@pytest.mark.parametrize("seed", SEEDS)
def test_a_motif_is_a_hundred_units_high_and_stands_on_the_ground(name: str, seed: int) -> None:
    _, top, _, bottom = drawn(name, seed).bbox()
    assert bottom == pytest.approx(0, abs=6)
    assert bottom - top == pytest.approx(100, abs=9)


@every_motif
def test_a_motif_that_looks_somewhere_looks_right(name: str) -> None:
    motif = drawn(name)
    left, _, right, _ = motif.bbox()
    assert "look" not in motif.anchors or motif.at("look")[0] > (left + right) / 2


@every_motif
def test_a_motif_has_a_closed_outline_that_can_hold_a_world(name: str) -> None:
    outline = drawn(name).outline
    assert outline
    assert all(shape.closed for shape in outline)


@every_motif
def test_a_motif_is_made_of_known_roles(name: str) -> None:
    motif = drawn(name)
    assert {shape.role for shape in motif.shapes} <= set(ROLES)


@every_motif
def test_a_motif_has_a_name_in_both_languages_and_weighted_tags(name: str) -> None:
    entry = MOTIFS[name]
    assert all(entry.words[language].split()[1:] for language in ("fr", "en"))
    assert all(weight in (1, 2, 3) for weight in entry.tags.values())
    assert len(entry.tags) >= 3


@pytest.mark.parametrize("language", ["fr", "en"])
def test_no_two_motifs_are_called_alike(language: str) -> None:
    words = [entry.words[language] for entry in MOTIFS.values()]
    assert len(set(words)) == len(words)


def test_no_two_motifs_are_drawn_alike() -> None:
    masses = {name: mass(drawn(name)) for name in MOTIFS}
    for one, other in itertools.combinations(MOTIFS, 2):
        assert overlap(masses[one], masses[other]) < 0.97, (one, other)


def mass(motif: Motif) -> dict[tuple[str, int, int], int]:
    """How many points of each role fall in each square of a coarse grid."""
    counts: dict[tuple[str, int, int], int] = {}
    for shape in motif.shapes:
        for segment in shape.segs:
            _, *values = segment
            for x, y in zip(values[::2], values[1::2], strict=True):
                square = (shape.role, round(x / 10), round(y / 10))
                counts[square] = counts.get(square, 0) + 1
    return counts


def overlap(one: dict[tuple[str, int, int], int], other: dict[tuple[str, int, int], int]) -> float:
    common = sum(min(count, other.get(square, 0)) for square, count in one.items())
    return common / max(sum(one.values()), sum(other.values()))


def test_the_same_seed_gives_the_same_path_bytes_on_every_python() -> None:
    assert {name: digest(name) for name in sorted(MOTIFS)} == json.loads(GOLDEN.read_text())


def test_a_motif_without_a_hand_cannot_be_given_a_thing_to_hold() -> None:
    with pytest.raises(KeyError, match="whale has no hand"):
        drawn("whale").at("hand")


@pytest.mark.parametrize("mood", ["calm", "joy", "sorrow", "fear", "anger", "wonder", "asleep"])
def test_a_child_shows_what_it_feels(mood: str) -> None:
    plain = MOTIFS["child"].draw(Random(1), mood="calm")
    felt = MOTIFS["child"].draw(Random(1), mood=mood)
    assert (felt.shapes != plain.shapes) == (mood != "calm")


def test_a_hat_makes_a_child_taller_and_does_not_shrink_it() -> None:
    bare, hatted = (MOTIFS["child"].draw(Random(1), hat=hat) for hat in (None, "top"))
    assert hatted.bbox()[1] < bare.bbox()[1]
    assert hatted.at("hand") == bare.at("hand")


if __name__ == "__main__":
    GOLDEN.write_text(json.dumps({name: digest(name) for name in sorted(MOTIFS)}, indent=1) + "\n")

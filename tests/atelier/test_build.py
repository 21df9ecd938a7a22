"""Building: only what changed is drawn, and what left the deck is forgotten."""

from pathlib import Path

import msgspec
import pytest
from PIL import Image

from veillee.atelier import build as workshop
from veillee.atelier import catalogue
from veillee.atelier.deck import DECK
from veillee.atelier.gallery import contact_sheet, page

TWO = {id: DECK[id] for id in ("d001", "d002")}


@pytest.fixture
def bench(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty workshop with a deck of two cards and a renderer that takes no time."""
    pictures = tmp_path / "img"
    monkeypatch.setattr(workshop, "DECK", TWO)
    monkeypatch.setattr(workshop, "MANIFEST", tmp_path / "deck.json")
    monkeypatch.setattr(workshop, "PICTURES", pictures)
    monkeypatch.setattr(catalogue, "PICTURES", pictures)
    monkeypatch.setattr(workshop, "raster", lambda svg: Image.new("RGB", (800, 1200), "#336699"))
    return tmp_path


def drawn(*, force: bool = False) -> list[str]:
    return [card.id for card in workshop.build(force=force, jobs=1)]


def listed(bench: Path) -> list[str]:
    manifest = msgspec.json.decode((bench / "deck.json").read_bytes(), type=list[catalogue.Card])
    return [card.id for card in manifest]


def test_a_first_build_draws_everything(bench: Path) -> None:
    assert drawn() == ["d001", "d002"]
    assert listed(bench) == ["d001", "d002"]


def test_a_second_build_draws_nothing(bench: Path) -> None:
    drawn()
    assert drawn() == []


def test_a_forced_build_draws_everything_again(bench: Path) -> None:
    drawn()
    assert drawn(force=True) == ["d001", "d002"]


def test_a_lost_picture_is_drawn_again(bench: Path) -> None:
    drawn()
    (bench / "img" / "d002.thumb.webp").unlink()
    assert drawn() == ["d002"]


def test_a_card_that_changed_is_drawn_again(bench: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn()
    monkeypatch.setattr(workshop, "DECK", TWO | {"d002": DECK["d003"]})
    assert drawn() == ["d002"]


def test_a_card_that_left_the_deck_is_forgotten(
    bench: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn()
    monkeypatch.setattr(workshop, "DECK", {"d001": DECK["d001"]})
    drawn()
    assert listed(bench) == ["d001"]
    assert sorted(file.name for file in (bench / "img").iterdir()) == [
        "d001.thumb.webp",
        "d001.webp",
    ]


def test_work_that_is_stopped_keeps_what_is_drawn(bench: Path) -> None:
    work = workshop.build(jobs=1)
    next(work)
    work.close()
    assert listed(bench) == ["d001"]


def test_a_placeholder_is_the_mean_colour(bench: Path) -> None:
    assert next(iter(workshop.build(jobs=1))).placeholder == "#336699"


def test_a_contact_sheet_has_room_for_every_card() -> None:
    pictures = [Image.new("RGB", (400, 600))] * 5
    assert contact_sheet(pictures, columns=3, width=100).size == (3 * 106 + 6, 2 * 156 + 6)


def test_the_gallery_says_both_captions_of_each_card() -> None:
    card = catalogue.card("d001")
    text = page([card], "Deck", "Ours and yours.", "img")
    assert card.caption["fr"] in text
    assert card.caption["en"] in text
    assert f"img/{card.thumbnail}" in text

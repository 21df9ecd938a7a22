"""Building the deck: draw what changed, keep the rest, write the manifest."""

import hashlib
import os
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

import msgspec

from veillee.atelier.catalogue import LICENCE, MANIFEST, PICTURES, Card
from veillee.atelier.composition import Composition
from veillee.atelier.deck import DECK
from veillee.atelier.facts import facts
from veillee.atelier.render import QUALITY, RENDERER, placeholder, raster, thumbnail, webp
from veillee.atelier.tags import in_words
from veillee.atelier.words import Told, told

_NOTHING_TOLD = Told({}, {})


@dataclass(frozen=True, slots=True)
class Drawn:
    """A card that was drawn: its id, what its pictures come from, and its colour."""

    id: str
    fingerprint: str
    placeholder: str


def build(
    ids: Iterable[str] | None = None, *, force: bool = False, jobs: int = 2
) -> Generator[Drawn, None, None]:
    """Draw the cards whose SVG, renderer or quality changed; the manifest follows each of them."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    known = {card.id: card for card in _listed()}
    stale = [
        id
        for id in (DECK if ids is None else ids)
        if force or not _is_fresh(id, known.get(id), fingerprint(DECK[id].svg()))
    ]
    fresh = {id: Drawn(id, card.fingerprint, card.placeholder) for id, card in known.items()}
    try:
        for drawn in _in_parallel(draw, stale, jobs):
            fresh[drawn.id] = drawn
            yield drawn
    finally:  # what is drawn is kept, even when somebody stops the work
        write_manifest(fresh)


def draw(id: str) -> Drawn:
    """Draw one card and write its two pictures."""
    svg = DECK[id].svg()
    picture = raster(svg)
    (PICTURES / f"{id}.webp").write_bytes(webp(picture))
    (PICTURES / f"{id}.thumb.webp").write_bytes(webp(thumbnail(picture)))
    return Drawn(id, fingerprint(svg), placeholder(picture))


def fingerprint(svg: str) -> str:
    """What a picture is made of: its SVG, its renderer and its quality."""
    return hashlib.sha256(f"{RENDERER} {QUALITY} {svg}".encode()).hexdigest()


def write_manifest(drawn: dict[str, Drawn]) -> None:
    """Write down all cards that are drawn and still in the deck, and forget other pictures."""
    cards = [_card(id, DECK[id], drawn[id]) for id in sorted(DECK) if id in drawn]
    MANIFEST.parent.mkdir(parents=True, exist_ok=True)
    MANIFEST.write_bytes(msgspec.json.format(msgspec.json.encode(cards), indent=1) + b"\n")
    kept = {name for card in cards for name in (card.picture, card.thumbnail)}
    for picture in PICTURES.iterdir():
        if picture.name not in kept:
            picture.unlink()


def _card(id: str, composition: Composition, drawn: Drawn) -> Card:
    known = facts(composition, composition.scene())
    words = told().get(id, _NOTHING_TOLD)
    setting, *worlds = known.settings
    return Card(
        id=id,
        operator=composition.operator,
        layout=composition.layout,
        setting=setting,
        worlds=tuple(worlds),
        palette=composition.palette,
        motifs=known.motifs,
        relation=known.relation,
        mood=known.moods,
        tags=in_words(known.tags),
        weights=dict(known.tags),
        caption=words.caption,
        description=words.description,
        licence=LICENCE,
        picture=f"{id}.webp",
        thumbnail=f"{id}.thumb.webp",
        placeholder=drawn.placeholder,
        fingerprint=drawn.fingerprint,
    )


def _listed() -> tuple[Card, ...]:
    if not MANIFEST.exists():
        return ()
    return msgspec.json.decode(MANIFEST.read_bytes(), type=tuple[Card, ...])


def _is_fresh(id: str, card: Card | None, current: str) -> bool:
    return (
        card is not None
        and card.fingerprint == current
        and all(file.exists() for file in card.files)
    )


def _in_parallel(work: Callable[[str], Drawn], ids: list[str], jobs: int) -> Iterator[Drawn]:
    workers = min(jobs, os.cpu_count() or 1)
    if workers < 2 or len(ids) < 2:
        yield from map(work, ids)
        return
    pool = ProcessPoolExecutor(workers)
    try:
        yield from pool.map(work, ids)
    finally:
        pool.shutdown(cancel_futures=True)

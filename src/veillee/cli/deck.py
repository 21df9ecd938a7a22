"""`veillee deck`: build the pictures, look at them, list what they show, and grow new ones."""

import os
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from veillee.atelier.catalogue import Card, cards
from veillee.cli.progress import progress
from veillee.cli.speech import LANG, say
from veillee.kernel.forms import NotReadable

app = typer.Typer(name="deck", help=say("help-deck"), no_args_is_help=True)

PICTURES = (".webp", ".png", ".jpg")
_REPOSITORY_PICTURES = "../src/veillee/atelier/data/img"


@app.command(help=say("help-deck-build"))
def build(
    force: Annotated[bool, typer.Option("--force", help=say("help-deck-force"))] = False,
    jobs: Annotated[int, typer.Option(min=1, help=say("help-deck-jobs"))] = max(
        1, (os.cpu_count() or 2)
    ),
) -> None:
    from veillee.atelier import build as workshop
    from veillee.atelier.deck import DECK

    drawn = 0
    with progress(say("deck-drawing"), len(DECK)) as step:
        for _ in workshop.build(force=force, jobs=jobs):
            drawn += 1
            step()
    print(say("deck-built", drawn=drawn, kept=len(DECK) - drawn))


@app.command(help=say("help-deck-sheet"))
def sheet(
    out: Annotated[Path, typer.Option(help=say("help-deck-out"))] = Path("deck-sheet.webp"),
    columns: Annotated[int, typer.Option(min=1, max=200, help=say("help-deck-columns"))] = 12,
    width: Annotated[int, typer.Option(min=8, max=1000, help=say("help-deck-width"))] = 150,
) -> None:
    from veillee.atelier.gallery import contact_sheet, thumbnails

    if out.suffix.lower() not in PICTURES:
        raise NotReadable("picture-kind", file=str(out), known=", ".join(PICTURES))
    out.parent.mkdir(parents=True, exist_ok=True)
    contact_sheet(thumbnails(cards().values()), columns, width).save(out, quality=80, method=6)
    print(say("deck-written", file=str(out)))


@app.command(name="list", help=say("help-deck-list"))
def list_cards(
    as_json: Annotated[bool, typer.Option("--json", help=say("help-deck-json"))] = False,
) -> None:
    if as_json:
        listed = [_listed(card) for card in cards().values()]
        print(msgspec.json.format(msgspec.json.encode(listed), indent=1).decode())
        return
    for card in cards().values():
        print(f"{card.id}  {card.caption[LANG]}")


@app.command(help=say("help-deck-gallery"))
def gallery(
    out: Annotated[Path, typer.Option(help=say("help-deck-out"))] = Path("docs/gallery.md"),
) -> None:
    from veillee.atelier.gallery import page, write_page

    deck = tuple(cards().values())
    introduction = say("deck-gallery-introduction", count=len(deck))
    write_page(out, page(deck, say("deck-gallery-title"), introduction, _REPOSITORY_PICTURES))
    print(say("deck-written", file=str(out)))


@app.command(help=say("help-deck-pieces"))
def pieces(
    page: Annotated[Path, typer.Option(help=say("help-deck-out"))] = Path("docs/pieces.md"),
) -> None:
    from veillee.atelier.pieces import PIECES, RASTERS, build
    from veillee.atelier.pieces.page import write

    count = len(PIECES) + len(RASTERS)
    with progress(say("deck-drawing-pieces"), count) as step:
        for _ in build():
            step()
    page.parent.mkdir(parents=True, exist_ok=True)
    write(page)
    print(say("deck-pieces", count=count, page=str(page)))


@app.command(help=say("help-deck-grow"))
def grow(
    seed: Annotated[int, typer.Option(help=say("help-deck-seed"))] = 1,
    count: Annotated[int, typer.Option(min=1, help=say("help-deck-count"))] = 12,
    out: Annotated[Path, typer.Option(help=say("help-deck-grown"))] = Path("grown"),
) -> None:
    from veillee.atelier.grow import caption, grow
    from veillee.atelier.render import raster, webp
    from veillee.atelier.tags import in_words

    out.mkdir(parents=True, exist_ok=True)
    listed: list[dict[str, Any]] = []
    rejected = 0
    with progress(say("deck-growing"), count) as step:
        for number, card in enumerate(grow(seed, count), 1):
            name = f"g{number:03}"
            (out / f"{name}.webp").write_bytes(webp(raster(card.composition.svg())))
            captions = {lang: caption(card.facts, lang) for lang in ("fr", "en")}
            told = {"caption": captions, "tags": in_words(card.facts.tags)}
            listed.append({"id": name, **told, "composition": card.composition})
            rejected += card.rejected
            step()
    (out / "grown.json").write_bytes(msgspec.json.encode(listed))
    print(say("deck-grown", count=count, rejected=rejected, folder=str(out)))


def _listed(card: Card) -> dict[str, Any]:
    """A card for scripts: its fields, with its files in one place."""
    fields: dict[str, Any] = msgspec.to_builtins(card)
    return fields | {"files": [str(file) for file in card.files]}


if __name__ == "__main__":
    app()

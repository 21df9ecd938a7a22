"""The pieces: every card, token, sky and sign that is not a dream picture, as light SVG.

`PIECES` names the programs that draw them; `build` writes what they draw, and `RASTERS` the few
that a shelf or a shared link wants as PNG. The committed files stand in `data/pieces`.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path

from veillee.atelier.pieces import africa, backs, identity, owls, skies, slates, stars, tokens
from veillee.atelier.pieces.sheet import Draw

HOME = Path(__file__).parent.parent / "data" / "pieces"

PIECES: Mapping[str, Draw] = {
    **africa.PIECES,
    **stars.PIECES,
    **slates.PIECES,
    **tokens.PIECES,
    **owls.PIECES,
    **backs.PIECES,
    **skies.PIECES,
    **identity.PIECES,
}

RASTERS: Mapping[str, int] = {"social": 1200, "icon": 512}
"""Pieces that are wanted as PNG too, and how wide."""


def build(directory: Path = HOME) -> Iterator[Path]:
    """Draw every piece into a directory, giving each file as it is written."""
    directory.mkdir(parents=True, exist_ok=True)
    for name, draw in PIECES.items():
        path = directory / f"{name}.svg"
        path.write_text(draw(), encoding="utf-8", newline="\n")
        yield path
    for name, width in RASTERS.items():
        path = directory / f"{name}.png"
        path.write_bytes(raster(PIECES[name](), width))
        yield path


def raster(svg: str, width: int) -> bytes:
    """A drawing as PNG, as wide as asked."""
    import resvg_py  # an extra: only PNG needs the renderer, every drawing does without

    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width))


__all__ = ["HOME", "PIECES", "RASTERS", "build", "raster"]

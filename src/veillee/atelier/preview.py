"""A sheet of motifs, to be looked at: `python -m veillee.atelier.preview sheet.png fox owl …`."""

import math
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

import resvg_py

from veillee.atelier.geometry import Motif, Shape, matrix
from veillee.atelier.motifs import MOTIFS

INKS = {
    "a": "#3f5f8a",
    "b": "#2b4160",
    "c": "#6f9a7c",
    "hi": "#f5e6c8",
    "ink": "#1b1b2b",
    "acc": "#da5640",
    "glow": "#ffd36b",
    "skin": "#e3a67c",
    "hair": "#3a2430",
}


def sheet(
    names: Sequence[str], columns: int = 8, cell: int = 200, ground: str = "#b9c6c0"
) -> bytes:
    """A PNG with the motifs in rows, each as large as its box allows."""
    rows = math.ceil(len(names) / columns)
    cells = [
        _cell(name, (i % columns) * cell, (i // columns) * cell, cell)
        for i, name in enumerate(names)
    ]
    width, height = columns * cell, rows * cell
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        f'<rect width="100%" height="100%" fill="{ground}"/>{"".join(cells)}</svg>'
    )
    return bytes(resvg_py.svg_to_bytes(svg_string=svg))


def _cell(name: str, x: float, y: float, size: float) -> str:
    motif = MOTIFS[name].draw(Random(7))
    left, top, right, bottom = motif.bbox()
    scale = min(size * 0.9 / (right - left), size * 0.82 / (bottom - top))
    middle = x + size / 2 - (left + right) / 2 * scale
    return "".join(paint(motif.tf(matrix(middle, y + size * 0.92 - bottom * scale, scale))))


def paint(motif: Motif) -> list[str]:
    """The motif's shapes as flat SVG paths with a thin ink line, as the cards have."""
    return [_path(shape) for shape in motif.shapes]


def _path(shape: Shape) -> str:
    colour = INKS[shape.role]
    if shape.sw:
        ink = f'fill="none" stroke="{colour}" stroke-width="{shape.sw:.2f}" stroke-linecap="round"'
    else:
        ink = f'fill="{colour}" stroke="{INKS["ink"]}" stroke-width="0.8" stroke-opacity=".7"'
    return f'<path d="{shape.d()}" {ink} opacity="{shape.op}" stroke-linejoin="round"/>'


if __name__ == "__main__":
    target, *chosen = sys.argv[1:]
    Path(target).write_bytes(sheet(chosen or list(MOTIFS)))

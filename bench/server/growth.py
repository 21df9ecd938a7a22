"""The same load over ever more tables, and what a crowd of connections costs."""

import tempfile
from collections.abc import Sequence

from server.processes import SEATS, Figures, drive, line, ours, resident, serving

GROWTH = (10, 100, 1000, 5000)
# 5,000 connections of 1,250 tables of four: so many seconds without a move, then so many a second.
CROWD, IDLE_SECONDS, TRICKLE = 1250, 10, 100
MIDDLE = 'text-anchor="middle" stroke="white" stroke-width="5"'  # a figure hides the line below it
PAPER = '<rect width="100%" height="100%" fill="white"/>'


def growth(seconds: float) -> list[Figures]:
    """The same load, 50 moves under way, over ever more tables, each on one device."""
    return [grown(tables, 1, (seconds, 0, min(50, tables), 1, 0)) for tables in GROWTH]


def crowd(seconds: float) -> Figures:
    """5,000 connections: what they cost while nothing happens, and while a little does."""
    return grown(CROWD, SEATS, (seconds, TRICKLE, 0, SEATS, IDLE_SECONDS))


def grown(tables: int, devices: int, load: tuple[float, ...]) -> Figures:
    with tempfile.TemporaryDirectory() as folder, serving(ours(folder)) as (port, pid):
        empty = resident(pid)
        figures = drive("drive_veillee.js", port, pid, tables, *load)
    sockets, per_table = tables * devices, 1024 * (figures["rss_mb"] - empty) / tables
    said = f"{line(figures)}   {per_table:,.0f} kB each"
    if "idle_cpu" in figures:
        said += f"   idle {100 * figures['idle_cpu']:.1f} % CPU"
    print(f"{tables:>5} tables {sockets:>5} sockets  {said}", flush=True)
    return {"tables": tables, "sockets": sockets, "kb_per_table": per_table, **figures}


def plot(grown: Sequence[Figures]) -> str:
    """CPU time a move and moves a second, over the number of tables, as one small picture."""
    width, height, left, top = 640, 320, 70, 30
    across = [left + n * (width - 2 * left) / max(1, len(grown) - 1) for n in range(len(grown))]
    marks = []
    for key, colour, words, side in (
        ("moves_per_second", "#0085fa", "moves/s", "start"),
        ("cpu_us_per_move", "#c64030", "µs CPU/move", "end"),
    ):
        most = max(row[key] for row in grown) * 1.15
        down = [top + (height - 2 * top) * (1 - row[key] / most) for row in grown]
        path = " ".join(f"{x:.0f},{y:.0f}" for x, y in zip(across, down, strict=True))
        marks.append(f'<polyline fill="none" stroke="{colour}" stroke-width="2" points="{path}"/>')
        marks += [
            f'<text x="{x:.0f}" y="{y - 8:.0f}" {MIDDLE} fill="{colour}">{row[key]:,.0f}</text>'
            for x, y, row in zip(across, down, grown, strict=True)
        ]
        x = left if side == "start" else width - left
        marks.append(f'<text x="{x}" y="18" text-anchor="{side}" fill="{colour}">{words}</text>')
    marks += [
        f'<text x="{x:.0f}" y="{height - 8}" {MIDDLE}>{row["tables"]:,.0f} tables</text>'
        for x, row in zip(across, grown, strict=True)
    ]
    body = "\n".join(marks)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        'font-family="sans-serif" font-size="13" '
        f'paint-order="stroke" stroke-linejoin="round">\n{PAPER}\n{body}\n</svg>\n'
    )

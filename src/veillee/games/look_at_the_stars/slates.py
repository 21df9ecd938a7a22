"""Slates: the sky each player draws on, as a data file that anyone can write.

`slates/*.toml` holds our eight. A map shows the arch from the top row down, a mark a point:
`*` star, `O` planet, `#` gap (a drawn figure), `=` ground, and nothing outside the arch.

    NotReadable        what is wrong with a slate, as data
"""

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from veillee.games.look_at_the_stars.lattice import (
    ARCH,
    COLUMNS,
    LINE_PLACES,
    ROWS,
    Line,
    Point,
    place,
)
from veillee.kernel.forms import Form, NotReadable

Points: TypeAlias = Annotated[tuple[Point, ...], Meta(max_length=len(ARCH))]
_MARKS = {"*": "stars", "O": "planets", "#": "gaps", "=": "ground"}
Problem: TypeAlias = tuple[str, dict[str, str | int]]
"""The key of a message, and its names and numbers."""

# What is seen there, broad and tall: told by the messages `figures-…`, drawn by the atelier.
FIGURES: Mapping[str, tuple[str, str]] = {
    "ancient-egypt": ("scarab", "ibis"),
    "ancient-greece": ("hydra", "lyre"),
    "china": ("dragon", "bird"),
    "india": ("deer", "couple"),
    "inuit": ("caribou", "fox"),
    "navajo": ("coyote", "northern fire"),
    "polynesia": ("fish-hook", "twins"),
    "southern-africa": ("antelopes", "giraffes"),
}
OURS = tuple(FIGURES)
_EDGES = (0, COLUMNS - 1)


class Slate(Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed on a slate (R-LATS-3, R-LATS-4), as it stands in a record."""

    stars: Points
    planets: Points
    gaps: Points
    ground: Points
    lines: Annotated[tuple[Line, ...], Meta(max_length=8)]


class SlateFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A slate as its author writes it. Whose sky it is stands in the catalogues of words."""

    map: str
    lines: Annotated[tuple[Line, ...], Meta(max_length=8)]


_FILE: Form[SlateFile] = Form(SlateFile)
_SLATES: Form[dict[str, Slate]] = Form(dict[str, Slate])


@cache
def our_slates() -> Mapping[str, Slate]:
    """Our eight slates by id, in ascending order (R-LATS-1)."""
    folder = files("veillee.games.look_at_the_stars").joinpath("slates")
    pages = {name: folder.joinpath(f"{name}.toml").read_text("utf-8") for name in OURS}
    return {name: drawn(name, parse(page)) for name, page in pages.items()}


def parse(text: str) -> SlateFile:
    """A slate file read from TOML."""
    try:
        return _FILE.parse(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise NotReadable("slate-not-toml", detail=str(error)) from None


def drawn(name: str, file: SlateFile) -> Slate:
    """The slate of a file, checked."""
    return checked(name, Slate(lines=file.lines, **_read_map(name, file.map)))


def slates_from(components: Any) -> Mapping[str, Slate]:
    """The slates of a record, checked."""
    slates = _SLATES.parse(components)
    if not slates:
        raise NotReadable("no-slates")
    return {name: checked(name, slate) for name, slate in slates.items()}


def plain(slates: Mapping[str, Slate]) -> Any:
    """Slates as they stand in a record."""
    return _SLATES.plain(dict(slates))


def checked(name: str, slate: Slate) -> Slate:
    """The slate itself if nothing is wrong with it; otherwise the first thing that is."""
    for key, params in problems(slate):
        raise NotReadable(key, slate=name, **params)
    return slate


def problems(slate: Slate) -> Iterator[Problem]:
    """All that keeps a slate from being as good to play on as any other."""
    if wrong := list(_misplaced(slate)):
        yield from wrong
        return
    yield from _ground_problems(slate)
    yield from _gap_problems(slate)
    yield from _planet_problems(slate)
    yield from _line_problems(slate)


def _read_map(name: str, text: str) -> dict[str, tuple[Point, ...]]:
    rows = text.strip("\n").split("\n")
    if len(rows) != ROWS:
        raise NotReadable("slate-rows", slate=name, rows=ROWS, got=len(rows))
    kinds: dict[str, list[Point]] = {kind: [] for kind in _MARKS.values()}
    for y, row in zip(reversed(range(ROWS)), rows, strict=True):
        for x, mark in enumerate(row):
            if mark in _MARKS and x < COLUMNS:
                kinds[_MARKS[mark]].append((x, y))
            elif not mark.isspace():
                raise NotReadable("slate-mark", slate=name, mark=mark, x=x, y=y)
    return {kind: tuple(sorted(points, key=place)) for kind, points in kinds.items()}


def _misplaced(slate: Slate) -> Iterator[Problem]:
    """R-LATS-2: each point of the arch is one thing, and nothing lies outside."""
    every = [*slate.stars, *slate.planets, *slate.gaps, *slate.ground]
    if outside := sorted(set(every) - set(ARCH)):
        yield "slate-outside", {"points": _said(outside)}
    if twice := sorted({point for point in every if every.count(point) > 1}):
        yield "slate-twice", {"points": _said(twice)}
    if missing := sorted(set(ARCH) - set(every)):
        yield "slate-missing", {"points": _said(missing)}


def _ground_problems(slate: Slate) -> Iterator[Problem]:
    stray = [p for p in slate.ground if not (3 <= p[0] <= 6 and p[1] <= 1)]
    if stray or len(slate.ground) != 6:
        yield "slate-ground", {"points": _said(slate.ground)}


def _gap_problems(slate: Slate) -> Iterator[Problem]:
    low = [p for p in slate.gaps if p[1] in (5, 6)]
    high = [p for p in slate.gaps if p[1] >= 7]
    if (len(low), len(high), len(slate.gaps)) != (6, 5, 11):
        yield "slate-gap-sizes", {"low": len(low), "high": len(high), "all": len(slate.gaps)}
        return
    if not _in_one_piece(low) or not _in_one_piece(high):
        yield "slate-gap-pieces", {}
    edges = {x for x, _ in low if x in _EDGES}
    if len(edges) != 1:
        yield "slate-gap-edge", {}
    elif not all((x >= COLUMNS // 2) == (edges == {0}) for x, _ in high):
        yield "slate-gap-sides", {}


def _planet_problems(slate: Slate) -> Iterator[Problem]:
    if sorted(y for _, y in slate.planets) != [2, 5, 8]:
        yield "slate-planets", {"points": _said(slate.planets)}


def _line_problems(slate: Slate) -> Iterator[Problem]:
    for line in slate.lines:
        if line not in LINE_PLACES:
            yield "slate-line-neighbours", {"points": _said(line)}
        elif not set(line) <= set(slate.stars):
            yield "slate-line-stars", {"points": _said(line)}
    rows = sorted({y for _, y in line} <= {9, 10} for line in slate.lines if _level(line))
    if rows != [False, True] or len(slate.lines) != 2:
        yield "slate-lines", {"lines": len(slate.lines)}


def _level(line: Line) -> bool:
    rows = {y for _, y in line}
    return rows <= {1, 2} or rows <= {9, 10}


def _in_one_piece(points: Iterable[Point]) -> bool:
    rest = set(points)
    reached = [rest.pop()]
    while reached:
        x, y = reached.pop()
        near = rest & {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}
        rest -= near
        reached += near
    return not rest


def _said(points: Iterable[Point]) -> str:
    return ", ".join(f"({x}, {y})" for x, y in points) or "–"

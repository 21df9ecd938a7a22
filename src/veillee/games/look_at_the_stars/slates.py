"""Slates: the sky each player draws on, as a data file that anyone can write.

`slates/*.toml` holds our eight. A map shows the arch from the top row down, a mark a point:
`*` star, `O` planet, `#` gap (a drawn figure), `=` ground, and nothing outside the arch.

    NotReadable        everything that is wrong with a slate, in words
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
    found = (entry for entry in folder.iterdir() if entry.name.endswith(".toml"))
    pages = sorted((entry.name.removesuffix(".toml"), entry.read_text("utf-8")) for entry in found)
    return {name: drawn(parse(text)) for name, text in pages}


def parse(text: str) -> SlateFile:
    """A slate file read from TOML."""
    try:
        return _FILE.parse(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise NotReadable(f"The slate is not TOML: {error}") from None


def drawn(file: SlateFile) -> Slate:
    """The slate of a file, checked."""
    slate = Slate(lines=file.lines, **_read_map(file.map))
    return checked("This slate", slate)


def slates_from(components: Any) -> Mapping[str, Slate]:
    """The slates of a record, checked."""
    slates = _SLATES.parse(components)
    if not slates:
        raise NotReadable("There are no slates to draw on")
    return {name: checked(f"The slate {name!r}", slate) for name, slate in slates.items()}


def plain(slates: Mapping[str, Slate]) -> Any:
    """Slates as they stand in a record."""
    return _SLATES.plain(dict(slates))


def checked(name: str, slate: Slate) -> Slate:
    """The slate itself if nothing is wrong with it."""
    if wrong := list(problems(slate)):
        raise NotReadable(f"{name} cannot be played on: {'; '.join(wrong)}")
    return slate


def problems(slate: Slate) -> Iterator[str]:
    """All that keeps a slate from being as good to play on as any other, in words."""
    if wrong := list(_misplaced(slate)):
        yield from wrong
        return
    yield from _ground_problems(slate)
    yield from _gap_problems(slate)
    yield from _planet_problems(slate)
    yield from _line_problems(slate)


def _read_map(text: str) -> dict[str, tuple[Point, ...]]:
    rows = text.strip("\n").split("\n")
    if len(rows) != ROWS:
        raise NotReadable(f"A map has {ROWS} rows; got {len(rows)}")
    kinds: dict[str, list[Point]] = {kind: [] for kind in _MARKS.values()}
    for y, row in zip(reversed(range(ROWS)), rows, strict=True):
        for x, mark in enumerate(row):
            if mark in _MARKS and x < COLUMNS:
                kinds[_MARKS[mark]].append((x, y))
            elif not mark.isspace():
                raise NotReadable(f"No meaning for {mark!r} at column {x}, row {y} of the map")
    return {kind: tuple(sorted(points, key=place)) for kind, points in kinds.items()}


def _misplaced(slate: Slate) -> Iterator[str]:
    """R-LATS-2: each point of the arch is one thing, and nothing lies outside."""
    every = [*slate.stars, *slate.planets, *slate.gaps, *slate.ground]
    if outside := sorted(set(every) - set(ARCH)):
        yield f"outside the arch: {_said(outside)}"
    if twice := sorted({point for point in every if every.count(point) > 1}):
        yield f"more than one thing at {_said(twice)}"
    if missing := sorted(set(ARCH) - set(every)):
        yield f"nothing at {_said(missing)}"


def _ground_problems(slate: Slate) -> Iterator[str]:
    if len(slate.ground) != 6:
        yield f"the ground has 6 points; got {len(slate.ground)}"
    if stray := [p for p in slate.ground if not (3 <= p[0] <= 6 and p[1] <= 1)]:
        yield f"the ground lies in columns 3 to 6 of rows 0 and 1; got {_said(stray)}"


def _gap_problems(slate: Slate) -> Iterator[str]:
    low = [p for p in slate.gaps if p[1] in (5, 6)]
    high = [p for p in slate.gaps if p[1] >= 7]
    if len(low) != 6 or len(high) != 5 or len(slate.gaps) != 11:
        yield (
            "the figures leave gaps of 6 points in rows 5 and 6 and of 5 points in rows 7 to 10; "
            f"got {len(low)} and {len(high)} of {len(slate.gaps)}"
        )
        return
    if not _in_one_piece(low) or not _in_one_piece(high):
        yield "the gap of each figure is in one piece"
    edges = {x for x, _ in low if x in _EDGES}
    if len(edges) != 1:
        yield "the gap in rows 5 and 6 touches one side of the slate"
    elif not all((x >= COLUMNS // 2) == (edges == {0}) for x, _ in high):
        yield "the upper gap lies in the other half than the lower one"


def _planet_problems(slate: Slate) -> Iterator[str]:
    rows = sorted(y for _, y in slate.planets)
    if rows != [2, 5, 8]:
        yield f"there is a planet in each of the rows 2, 5 and 8; got rows {rows}"


def _line_problems(slate: Slate) -> Iterator[str]:
    for line in slate.lines:
        if line not in LINE_PLACES:
            yield f"a line joins two neighbours; got {_said(line)}"
        elif not set(line) <= set(slate.stars):
            yield f"a line joins two stars; got {_said(line)}"
    rows = sorted({y for _, y in line} <= {9, 10} for line in slate.lines if _level(line))
    if rows != [False, True] or len(slate.lines) != 2:
        yield "there are two lines: one in rows 1 and 2, one in rows 9 and 10"


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
    return ", ".join(f"({x}, {y})" for x, y in points)

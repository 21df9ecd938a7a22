"""A sky drawn with signs: stars, lines, figures, and what is about to be drawn."""

from collections.abc import Iterable, Mapping

from rich.text import Text

from veillee.games.look_at_the_stars.components import Power
from veillee.games.look_at_the_stars.lattice import ARCH, COLUMNS, ROWS, Line, Point
from veillee.games.look_at_the_stars.sky import trail
from veillee.games.look_at_the_stars.slates import Slate
from veillee.games.look_at_the_stars.view import SkyView

STAR, USED, CLOSED, LEGAL = "✦", "●", "·", "✧"
PLANET, GAP, GROUND, SUN = "♄", "░", "▒", "☼"
MARKS: Mapping[Power, tuple[str, str]] = {
    "planet": (PLANET, "bold magenta"),
    "line": (USED, "white"),
    "new-stars": (STAR, "bold cyan"),
    "galaxy": ("∞", "bold magenta"),
    "twinkling-star": ("✺", "bold yellow"),
    "nova": ("◉", "bold red"),
    "luminous-aura": ("◎", "bold yellow"),
    "crescent-moon": ("☾", "bold yellow"),
    "black-hole": ("◍", "bold blue"),
}
_EDGES = {y: (min(xs), max(xs)) for y in range(ROWS) if (xs := [x for x, row in ARCH if row == y])}


class Picture:
    """A sheet of signs, each with a style; lattice points lie `wide` columns apart."""

    def __init__(self, columns: int, rows: int, *, wide: int, margin: int = 0) -> None:
        self._rows, self._wide, self._margin = rows, wide, margin
        width = (columns - 1) * wide + 1 + 2 * margin
        height = 2 * rows - 1 + (1 if margin else 0)
        self._signs = [[(" ", "")] * width for _ in range(height)]

    def put(self, point: Point, sign: str, style: str) -> None:
        self._set(*self._at(point), sign, style)

    def sign_at(self, point: Point) -> str:
        column, row = self._at(point)
        return self._signs[row][column][0]

    def line(self, line: Line, style: str, *, heavy: bool = False) -> None:
        """A line between neighbours; where two diagonals meet they make a cross."""
        (x, y), (to_x, to_y) = sorted(line)
        column, row = self._at((x, y))
        if y == to_y:
            for step in range(1, self._wide):
                self._set(column + step, row, "━" if heavy else "─", style)
        elif x == to_x:
            self._set(column, row - 1, "┃" if heavy else "│", style)
        else:
            sign, across, at = ("╱", "╲", row - 1) if to_y > y else ("╲", "╱", row + 1)
            middle = column + self._wide // 2
            crossed = self._signs[at][middle][0] in (across, "╳")
            self._set(middle, at, "╳" if crossed else sign, style)

    def frame(self, style: str) -> None:
        """The arch around the sky, narrower step by step."""
        for y, (left, right) in _EDGES.items():
            row = self._at((0, y))[1]
            start, end = self._column(left) - self._margin, self._column(right) + self._margin
            self._set(start, row, "│", style)
            self._set(end, row, "│", style)
            upper = _EDGES.get(y + 1)
            if upper is None:
                self._roof(start, end, row - 1, style)
            else:
                self._step(start, self._column(upper[0]) - self._margin, row - 1, style)
                self._step(end, self._column(upper[1]) + self._margin, row - 1, style)

    def text(self) -> Text:
        lines = [Text.assemble(*row) for row in self._signs]
        return Text("\n").join(lines)

    def _roof(self, start: int, end: int, row: int, style: str) -> None:
        self._set(start, row, "╭", style)
        self._set(end, row, "╮", style)
        for column in range(start + 1, end):
            self._set(column, row, "─", style)

    def _step(self, lower: int, upper: int, row: int, style: str) -> None:
        if lower == upper:
            self._set(lower, row, "│", style)
            return
        inwards = upper > lower
        self._set(lower, row, "╭" if inwards else "╮", style)
        self._set(upper, row, "╯" if inwards else "╰", style)
        for column in range(min(lower, upper) + 1, max(lower, upper)):
            self._set(column, row, "─", style)

    def _column(self, x: int) -> int:
        return self._margin + x * self._wide

    def _at(self, point: Point) -> tuple[int, int]:
        x, y = point
        return self._column(x), 2 * (self._rows - 1 - y) + (1 if self._margin else 0)

    def _set(self, column: int, row: int, sign: str, style: str) -> None:
        self._signs[row][column] = sign, style


def sky_picture(slate: Slate, shown: SkyView, power: Power, closed_rows: int) -> Picture:
    """A slate with all that is drawn on it."""
    picture = Picture(COLUMNS, ROWS, wide=4, margin=2)
    picture.frame("blue")
    _print_slate(picture, slate, closed_rows)
    for line in shown.lines:
        draw_line(picture, line, "bold white")
    for shot in shown.shooting_stars:
        for segment in trail(shot)[1]:
            draw_line(picture, segment, "bold cyan", end="✶")
    sign, style = MARKS[power]
    for point in (point for mark in shown.marks for point in mark):
        if power != "new-stars" or picture.sign_at(point) == GAP:
            picture.put(point, sign, style)
    return picture


def draw_line(
    picture: Picture, line: Line, style: str, *, end: str = USED, heavy: bool = False
) -> None:
    picture.line(line, style, heavy=heavy)
    for point in line:
        picture.put(point, end, style)


def shape_picture(lines: Iterable[Line], style: str) -> Text:
    """The shape of a card, small, on four by four points."""
    picture = Picture(4, 4, wide=2)
    for x in range(4):
        for y in range(4):
            picture.put((x, y), CLOSED, "dim")
    for line in lines:
        draw_line(picture, line, style)
    return picture.text()


def _print_slate(picture: Picture, slate: Slate, closed_rows: int) -> None:
    for point in slate.stars:
        closed = point[1] < closed_rows
        picture.put(point, CLOSED if closed else STAR, "dim yellow" if closed else "white")
    for points, sign, style in (
        (slate.planets, PLANET, "bold magenta"),
        (slate.gaps, GAP, "blue"),
        (slate.ground, GROUND, "dim"),
    ):
        for point in points:
            picture.put(point, sign, style)

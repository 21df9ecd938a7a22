"""Figures with their intervals, drawn as SVG without a drawing library."""

from collections.abc import Callable, Sequence
from html import escape
from typing import NamedTuple, TypeAlias

from veillee.lab.estimates import Estimate

_PANEL, _GAP, _LETTER = 220, 36, 7.2
_TOP, _ROW, _FOOT = 64, 30, 34
_INK, _PALE, _DOT = "#1b2440", "#c9cfdf", "#b5730f"


Number: TypeAlias = Callable[[float, int], str]
"""How a figure with so many decimals is written in the reader's language."""


class Panel(NamedTuple):
    """One figure for every row, on a scale of their own; a target is a mark in its row."""

    title: str
    values: Sequence[Estimate]
    targets: Sequence[float | None] = ()


def _plain(value: float, digits: int) -> str:
    return f"{value:.{digits}f}"


def intervals(
    title: str, labels: Sequence[str], panels: Sequence[Panel], *, number: Number = _plain
) -> str:
    """A row for each label; in each panel a dot for the figure and a bar for its interval."""
    margin = 40 + _LETTER * max(map(len, labels))
    width = round(margin + len(panels) * (_PANEL + _GAP))
    height = _TOP + len(labels) * _ROW + _FOOT
    parts = [_text(12, 26, title, size=16, anchor="start")]
    for row, label in enumerate(labels):
        parts.append(_text(margin - 18, _middle(row) + 4, label, anchor="end"))
    for n, panel in enumerate(panels):
        parts += _panel(panel, margin + n * (_PANEL + _GAP), len(labels), number)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        f'font-family="sans-serif" fill="{_INK}"><title>{escape(title)}</title>'
        f'<rect width="{width}" height="{height}" fill="#fff"/>{"".join(parts)}</svg>\n'
    )


def _panel(panel: Panel, left: float, rows: int, number: Number) -> list[str]:
    low, high = _scale(panel)

    def across(value: float) -> float:
        return left + (value - low) / (high - low) * _PANEL

    bottom = _TOP + rows * _ROW
    parts = [_text(left + _PANEL / 2, _TOP - 12, panel.title)]
    for tick in (low, (low + high) / 2, high):
        parts.append(_line(across(tick), _TOP, across(tick), bottom, _PALE))
        parts.append(_text(across(tick), bottom + 18, number(tick, _digits(tick)), size=11))
    for row, one in enumerate(panel.values):
        y = _middle(row)
        if one.low is not None and one.high is not None:
            parts.append(_line(across(one.low), y, across(one.high), y, _INK, 3))
        parts.append(f'<circle cx="{across(one.value):.1f}" cy="{y}" r="5" fill="{_DOT}"/>')
        parts.append(
            _text(across(one.value), y - 8, number(one.value, _digits(one.value)), size=10)
        )
    for row, target in enumerate(panel.targets):
        if target is not None:
            x, y = across(target), _middle(row)
            parts.append(_line(x, y - _ROW / 3, x, y + _ROW / 3, _DOT, 2))
    return parts


def _scale(panel: Panel) -> tuple[float, float]:
    """From the lowest to the highest of all that is shown, with a little room."""
    shown = [end for one in panel.values for end in (one.low, one.value, one.high)]
    known = [end for end in (*shown, *panel.targets) if end is not None]
    low, high = min(known), max(known)
    room = (high - low) * 0.08 or abs(high) * 0.1 or 1.0
    return low - room, high + room


def _middle(row: int) -> float:
    return _TOP + row * _ROW + _ROW / 2 + 3


def _digits(value: float) -> int:
    return 0 if abs(value) >= 100 else 1 if abs(value) >= 10 else 2


def _line(x1: float, y1: float, x2: float, y2: float, colour: str, width: int = 1) -> str:
    ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line {ends} stroke="{colour}" stroke-width="{width}"/>'


def _text(x: float, y: float, text: str, *, size: int = 13, anchor: str = "middle") -> str:
    where = f'x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}"'
    return f"<text {where}>{escape(text)}</text>"

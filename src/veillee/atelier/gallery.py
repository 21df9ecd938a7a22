"""Pages to look at the deck: one contact sheet, and a gallery with every caption."""

from collections.abc import Iterable
from pathlib import Path

from PIL import Image

from veillee.atelier.catalogue import Card

_GAP = 6
_NIGHT = "#1b1d2a"


def contact_sheet(pictures: Iterable[Image.Image], columns: int, width: int) -> Image.Image:
    """Pictures side by side, in rows."""
    small = [
        picture.resize((width, width * 3 // 2), Image.Resampling.LANCZOS) for picture in pictures
    ]
    rows = -(-len(small) // columns)
    step_x, step_y = width + _GAP, width * 3 // 2 + _GAP
    sheet = Image.new("RGB", (columns * step_x + _GAP, rows * step_y + _GAP), _NIGHT)
    for i, picture in enumerate(small):
        sheet.paste(picture, (_GAP + i % columns * step_x, _GAP + i // columns * step_y))
    return sheet


def thumbnails(cards: Iterable[Card]) -> list[Image.Image]:
    """The committed thumbnails of cards."""
    pictures = []
    for card in cards:
        with Image.open(card.files[1]) as picture:
            pictures.append(picture.convert("RGB"))
    return pictures


def page(cards: Iterable[Card], title: str, introduction: str, pictures: str) -> str:
    """The gallery in Markdown: thumbnail, id and both captions of each card, four in a row."""
    cells = [
        f'<td width="25%" valign="top"><img src="{pictures}/{card.thumbnail}" '
        f'alt="{card.description["en"]}" width="200" loading="lazy"><br>'
        f"<b>{card.id}</b><br>{card.caption['fr']}<br><i>{card.caption['en']}</i></td>"
        for card in cards
    ]
    rows = ["<tr>\n" + "\n".join(cells[i : i + 4]) + "\n</tr>" for i in range(0, len(cells), 4)]
    table = "<table>\n" + "\n".join(rows) + "\n</table>"
    return f"# {title}\n\n{introduction}\n\n{table}\n"


def write_page(file: Path, text: str) -> None:
    """Write a page, making its folder."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")

"""The page of the documentation that shows every piece."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from veillee.atelier.pieces import PIECES

PICTURES = "../src/veillee/atelier/data/pieces"

# Heading, sentence, width in points, and how the names of its pieces begin.
_GROUPS: Sequence[tuple[str, str, int, tuple[str, ...]]] = (
    (
        "The name",
        "The dot of the i is a star, the accent of the é a flame. `icon` and `social` are there as"
        " PNG too.",
        240,
        ("wordmark", "mark", "icon", "favicon", "social"),
    ),
    (
        "Skies and windows",
        "One sky per game, one house; the arches open on them from the home page.",
        360,
        ("sky", "window"),
    ),
    (
        "Players",
        "Twelve colours, each with a sign of its own; every seal has its own edge, every rabbit"
        " its own way to hold its ears, every lantern its own roof and ring.",
        64,
        ("token", "rabbit", "lantern"),
    ),
    (
        "The owls one plays with",
        "A face for each persona: the head is the bird's, what it carries is its trade.",
        128,
        ("owl",),
    ),
    (
        "L'Étoile d'Afrique",
        "Value and land on the tab, the place with its letters in red below, the points as sparks."
        " From 3 to 10 the animals grow with the value, and as many stars shine.",
        110,
        ("africa", "prize"),
    ),
    (
        "Look at the Stars",
        "Nights, the shooting star, points on five points, powers on seven.",
        96,
        ("night", "point", "power"),
    ),
    (
        "The eight skies",
        "A figure for the broad gap and one for the tall gap of each sky, and the people below.",
        150,
        ("figure", "ground"),
    ),
    (
        "Backs",
        "Every back is the same upside down, but for the stars and the moon.",
        130,
        ("back",),
    ),
)


def page() -> str:
    """The page, as Markdown."""
    parts = [_HEAD, *(_section(*group) for group in _GROUPS)]
    return "\n\n".join(parts) + "\n"


def _section(title: str, sentence: str, width: int, kinds: tuple[str, ...]) -> str:
    rows = [_row([name for name in PIECES if name.split("-")[0] == kind], width) for kind in kinds]
    return "\n\n".join([f"## {title}", sentence, *rows])


def _row(names: Sequence[str], width: int) -> str:
    return "\n".join(
        f'<img src="{PICTURES}/{name}.svg" width="{_widths.get(name, width)}" alt="{name}">'
        for name in names
    )


_widths: Mapping[str, int] = {"favicon": 32, "mark": 128, "icon": 128, "social": 480}

_HEAD = """# The pieces

Everything that is drawn besides the dream pictures. Programs in `src/veillee/atelier/pieces`
draw these files without filters, so that a hand of them costs a phone nothing; `veillee deck
pieces` draws them again. Pictures: CC BY 4.0. Letters: Young Serif, under the SIL Open Font
License."""


def write(path: Path) -> None:
    """Write the page."""
    path.write_text(page(), encoding="utf-8", newline="\n")

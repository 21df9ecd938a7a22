"""`veillee verify`: is every record of a file a real game, fairly dealt and rightly counted?"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from veillee.cli.progress import progress
from veillee.cli.speech import Said, say, telling
from veillee.games.catalogue import CATALOGUE, open_game
from veillee.kernel import record


def verify(file: Annotated[Path, typer.Argument(help=say("help-verify-file"))]) -> None:
    games = 0
    with telling(), file.open("rb") as lines, progress(say("verifying"), _count(file)) as advance:
        for number, line in enumerate(lines, start=1):
            if line.strip():
                with _naming(file, number):
                    _verify_line(line)
                games += 1
            advance()
    if not games:
        raise Said(say("no-records", file=str(file)))
    print(say("verified", games=games))


def _verify_line(line: bytes) -> None:
    with telling():
        head = record.read(line)
    with telling(head.game if head.game in CATALOGUE else None):
        record.verify(line, open_game)


@contextmanager
def _naming(file: Path, line: int) -> Iterator[None]:
    """Whatever is wrong is wrong in this line of this file."""
    try:
        yield
    except Said as trouble:
        raise Said(f"{file}:{line}: {trouble}") from None


def _count(file: Path) -> int | None:
    """How many lines there are, where it is cheap to know: only a terminal shows it."""
    if not sys.stderr.isatty():
        return None
    with file.open("rb") as lines:
        return sum(1 for _ in lines)

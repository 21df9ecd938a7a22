"""A short game written out, with what each seat sees change: a leak shows in the diff.

After a change that is meant, write the page anew: `python tests/games/dixit/test_transcript.py`.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from veillee.games.dixit import Dixit
from veillee.games.dixit.actions import Options
from veillee.kernel.game import Dealt, Played, Seat
from veillee.kernel.laws import Case, play

PAGE = Path(__file__).parents[2] / "transcripts" / "dixit.txt"
SHORT_GAME = Case(Dixit(), 3, Options(end="laps", second_vote=True), seed=1)


def transcript(case: Case) -> Iterator[str]:
    """Each move, then for each seat (* is a spectator) the fields of its view that changed."""
    seats = [*map(Seat, range(case.seats)), None]
    before: dict[Seat | None, dict[str, Any]] = {seat: {} for seat in seats}
    yield f"{case}"
    move: object = None
    for state, following in play(case):
        yield f"\n{_said(move)}"
        for seat in seats:
            view = msgspec.to_builtins(case.game.view(state, seat))
            changed = {name: v for name, v in view.items() if before[seat].get(name, ...) != v}
            before[seat] = view
            yield f"  {'*' if seat is None else seat} {_line(changed)}"
        move = following


def _said(move: object) -> str:
    match move:
        case Played(seat, action):
            return f"seat {seat} played {_line(action)}"
        case Dealt(deal):
            return f"dealt {_line(deal)}"
        case _:
            return "setup"


def _line(value: object) -> str:
    return msgspec.json.encode(value).decode()


def test_the_short_game_reads_as_it_did() -> None:
    assert "\n".join([*transcript(SHORT_GAME), ""]) == PAGE.read_text(encoding="utf-8")


if __name__ == "__main__":
    PAGE.write_text("\n".join([*transcript(SHORT_GAME), ""]), encoding="utf-8")

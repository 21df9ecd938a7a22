"""Golden transcripts: a game move by move with every seat's view, so that a diff shows a leak.

A transcript that does not exist yet is written, and the test fails once: somebody has to read it.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from veillee.kernel.game import AnyBot, AnyGame, Dealt, Played, Seat
from veillee.lab.simulation import play

FOLDER = Path(__file__).parent / "transcripts"


def check_transcript(name: str, game: AnyGame, options: Any, bots: Sequence[AnyBot]) -> None:
    """Compare a game of these bots with the transcript kept under this name."""
    text = "\n".join(transcript(game, options, bots)) + "\n"
    file = FOLDER / f"{name}.txt"
    if not file.exists():
        file.write_text(text, encoding="utf-8")
        raise AssertionError(f"{file.name} was written: read it, then run again")
    assert file.read_text(encoding="utf-8") == text


def transcript(game: AnyGame, options: Any, bots: Sequence[AnyBot]) -> Iterator[str]:
    finished = play(game, options, bots, bytes(32))
    yield f"{game.name}, rules {game.rules}, {msgspec.json.encode(options).decode()}"
    state = game.setup(len(bots), options)
    views: dict[Any, Any] = {}
    for number, move in enumerate(finished.moves, start=1):
        yield f"\n{number}. {_said(move)}"
        state = game.apply(state, move)
        for seat in [None, *map(Seat, range(len(bots)))]:
            view = msgspec.to_builtins(game.view(state, seat))
            yield from _changes("screen" if seat is None else f"seat {seat}", views.get(seat), view)
            views[seat] = view
    yield f"\n{msgspec.json.encode(finished.outcome).decode()}"


def _said(move: Any) -> str:
    match move:
        case Played(seat, action):
            return f"seat {seat}: {msgspec.json.encode(action).decode()}"
        case Dealt(deal):
            return f"dealt: {msgspec.json.encode(deal).decode()}"
        case _:
            raise TypeError(move)


def _changes(who: str, before: Any, view: Any) -> Iterator[str]:
    """The fields of a view that this move changed: all that its seat can have learnt."""
    changed = {k: v for k, v in view.items() if before is None or before[k] != v}
    for name, value in changed.items():
        yield f"   {who:>7} | {name}: {msgspec.json.encode(value).decode()}"

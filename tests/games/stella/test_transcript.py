"""A whole game as everybody sees it: a leak shows as a line that should not be there."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games.stella.positions import GAME
from veillee.games.stella.actions import Action, Agree, AskOtherWord, Designate, Mark, Options
from veillee.games.stella.state import State
from veillee.kernel.chance import FastChance, VerifiableChance
from veillee.kernel.game import Awaiting, Dealt, Played, Seat

FOLDER = Path(__file__).parents[2] / "transcripts"
VIEWERS: list[Seat | None] = [None, Seat(0), Seat(1), Seat(2)]
ROUND_ONE: list[tuple[int, Action]] = [
    (2, AskOtherWord()),
    (0, Agree()),
    (1, Mark((0, 4, 9))),
    (1, Mark((0, 4, 5, 9))),
    (0, Mark((4, 5, 14))),
    (2, Mark((0, 4, 7, 8))),
]


@pytest.mark.parametrize(
    ("name", "options"),
    [("stella", Options()), ("stella-secret-marks", Options(show_marks=False))],
)
def test_everybody_sees_what_the_transcript_says(name: str, options: Options) -> None:
    told = "\n".join(transcript(options)) + "\n"
    file = FOLDER / f"{name}.txt"
    if os.environ.get("UPDATE_TRANSCRIPTS"):
        file.write_text(told, encoding="utf-8")
    assert told == file.read_text(encoding="utf-8")


def transcript(options: Options) -> Iterator[str]:
    """Each move, then each field that changed for somebody, for all at once where all see it."""
    state = GAME.setup(3, options)
    seen: list[dict[str, Any]] = [{} for _ in VIEWERS]
    for move, after in game(state):
        yield ""
        yield said(move)
        views = [msgspec.to_builtins(GAME.view(after, viewer)) for viewer in VIEWERS]
        yield from changes(seen, views)
        seen = views


def game(state: State) -> Iterator[tuple[Any, State]]:
    """A first round by hand, with a swapped word and a changed mind; then chance plays."""
    chance = FastChance("transcript")
    deal = Dealt(GAME.deal(state, VerifiableChance(bytes(32), "deal", 0)))
    state = GAME.apply(state, deal)
    yield deal, state
    for seat, action in ROUND_ONE:
        state = GAME.apply(state, Played(Seat(seat), action))
        yield Played(Seat(seat), action), state
    while isinstance(turn := GAME.turn(state), Awaiting):
        move = Played(turn.seats[0], GAME.sample(GAME.view(state, turn.seats[0]), chance))
        state = GAME.apply(state, move)
        yield move, state


def said(move: Any) -> str:
    match move:
        case Played(seat, Mark(cells)):
            return f"# seat {seat} marks {list(cells)}"
        case Played(seat, Designate(cell)):
            return f"# seat {seat} designates {cell}"
        case Played(seat, action):
            return f"# seat {seat}: {msgspec.json.encode(action).decode()}"
        case _:
            return "# dealt"


def changes(before: list[dict[str, Any]], after: list[dict[str, Any]]) -> Iterator[str]:
    for name in after[0]:
        shown = [
            line(name, new[name]) if old.get(name) != new[name] else None
            for old, new in zip(before, after, strict=True)
        ]
        if all(text is not None and text == shown[0] for text in shown):
            yield f"all: {shown[0]}"
            continue
        for viewer, text in zip(VIEWERS, shown, strict=True):
            if text is not None:
                yield f"{'spectator' if viewer is None else f'seat {viewer}'}: {text}"


def line(name: str, value: Any) -> str:
    """A field of a view; of the finished rounds only the last one, the others stand above."""
    if name == "results" and value:
        return f"results[{len(value) - 1}] {msgspec.json.encode(value[-1]).decode()}"
    return f"{name} {msgspec.json.encode(value).decode()}"

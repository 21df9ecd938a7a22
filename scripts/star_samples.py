"""Write skies of Look at the Stars with the number and a digest of all that is legal on them.

The browser looks for legal places by itself, so that a shape can snap to them while it is dragged.
Its tests read `web/src/wire/games/star-samples.json` and must find exactly the same.

`--check` writes nothing and fails where the file is not what it should be.
"""

import argparse
import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from veillee.games.look_at_the_stars.actions import Action, Draw, Options, Shoot, UsePower
from veillee.games.look_at_the_stars.components import POWER_IDS, PowerCardId
from veillee.games.look_at_the_stars.rules import LookAtTheStars
from veillee.games.look_at_the_stars.state import State
from veillee.games.look_at_the_stars.view import View
from veillee.kernel.chance import VerifiableChance
from veillee.kernel.game import Dealt, Over, Played, Seat

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "web" / "src" / "wire" / "games" / "star-samples.json"
GAME, SEAT = LookAtTheStars(), Seat(0)
TRIES = 24
NIGHTS_SHOWN = (2, 9, 16)


def main() -> None:
    parser = argparse.ArgumentParser(description="write skies and what is legal on them")
    parser.add_argument("--check", action="store_true")
    text = "[\n" + ",\n".join(json.dumps(sample) for sample in samples()) + "\n]\n"
    if not parser.parse_args().check:
        FILE.write_text(text, "utf-8")
    elif FILE.read_text("utf-8") != text:
        sys.exit("run scripts/star_samples.py: star-samples.json is not up to date")


def samples() -> Iterator[dict[str, Any]]:
    """Some nights of a game with each power, and every time that the power was earned."""
    for card in POWER_IDS:
        luck = VerifiableChance(b"samples", card, 0)
        for view in _views(card, luck):
            assert view.draft is not None
            if view.draft.placed or view.turn in NIGHTS_SHOWN or view.revealed[-1][0] == "S":
                yield _sample(view)


def _views(card: PowerCardId, luck: VerifiableChance) -> Iterator[View]:
    options = Options(bonus="chosen", point_card="P1", power_card=card)
    state = GAME.setup(1, options)
    state = GAME.apply(state, Dealt(GAME.deal(state, luck)))
    while not isinstance(GAME.turn(state), Over):
        view = GAME.view(state, SEAT)
        yield view
        state = _played(state, view, luck)


def _played(state: State, view: View, luck: VerifiableChance) -> State:
    """A move by chance; one that earns a power, if a few tries find it."""
    tried = [
        GAME.apply(state, Played(SEAT, GAME.sample(view, luck)))
        for _ in range(TRIES if view.draft and not view.draft.placed else 1)
    ]
    earning = [after for after in tried if after.now[SEAT].powers]
    return earning[0] if earning else tried[0]


def _sample(view: View) -> dict[str, Any]:
    legal = sorted({text for action in GAME.legal_actions(view) if (text := _said(action))})
    digest = hashlib.sha256("\n".join(legal).encode()).hexdigest()[:16]
    return {"view": GAME.forms.view.plain(view), "legal": len(legal), "digest": digest}


def _said(action: Action) -> str:
    """The points of an answer, in one order; which copy pays is left aside."""
    match action:
        case Draw(lines):
            return "draw " + " ".join(sorted("-".join(_points(line)) for line in lines))
        case Shoot(start, to):
            return "shoot " + "-".join(_points((start, to)))
        case UsePower(at, ()):
            return "use " + " ".join(_points(at))
        case _:
            return ""


def _points(points: tuple[tuple[int, int], ...]) -> list[str]:
    return [f"{x},{y}" for x, y in sorted(points)]


if __name__ == "__main__":
    main()

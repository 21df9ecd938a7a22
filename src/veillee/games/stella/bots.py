"""A sensible player of Stella."""

from zlib import crc32

from veillee.games.stella.actions import Action, Agree, Designate, Mark
from veillee.games.stella.components import Image, Word
from veillee.games.stella.view import View
from veillee.kernel.game import AnyGame, Chance

FEWEST, MOST = 1, 10
TASTE = 0.35
CLEAR = 0.72
FINE = 1 << 16


class HeuristicBot:
    """Marks the images that go clearly with the word, and points at the clearest one first.

    It has no eyes: how well a word and an image go together is a number drawn from their ids, the
    same for every bot, to which each adds its own taste. Bots therefore agree with one another as
    friends do, and with people by chance alone.
    """

    name = "heuristic"

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def choose(self, view: View, chance: Chance) -> Action:
        if view.stage == "revealing":
            return _clearest(view, list(self._game.legal_actions(view)))
        if Agree() in _first(self._game, view):
            return Agree()
        return _marks(view, chance)


def _first(game: AnyGame, view: View) -> list[Action]:
    """What is offered before the marks, of which there are many."""
    offered: list[Action] = []
    for action in game.legal_actions(view):
        if isinstance(action, Mark):
            break
        offered.append(action)
    return offered


def _marks(view: View, chance: Chance) -> Mark:
    assert view.clue is not None
    liking = [_fit(view.clue, image) + TASTE * _noise(chance) for image in view.table]
    best = sorted(range(len(liking)), key=lambda cell: -liking[cell])
    clear = sum(like > CLEAR for like in liking)
    return Mark(tuple(sorted(best[: max(FEWEST, min(MOST, clear))])))


def _clearest(view: View, offered: list[Action]) -> Action:
    """What the others most probably see too: a fall ends the round."""
    clue = view.clue
    assert clue is not None
    cells = [action.cell for action in offered if isinstance(action, Designate)]
    return Designate(max(cells, key=lambda cell: _fit(clue, view.table[cell])))


def _fit(clue: Word, image: Image) -> float:
    """From 0 to 1: the same for everybody, on every machine."""
    return crc32(f"{clue.en}/{image}".encode()) / (1 << 32)


def _noise(chance: Chance) -> float:
    """From -1/2 to 1/2."""
    return chance.below(FINE) / FINE - 0.5

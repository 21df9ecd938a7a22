"""The bot that every game has for nothing."""

from typing import Any

from veillee.kernel.game import AnyGame, Chance


class RandomBot:
    """Plays whatever `sample` draws."""

    name = "random"

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def choose(self, view: Any, chance: Chance) -> Any:
        return self._game.sample(view, chance)

"""What a game shows of itself in a terminal, and how it asks.

Leave, Undo, Settle    what a person may say instead of an action
"""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias

from msgspec import Struct
from rich.console import Console, RenderableType
from rich.text import Text

from veillee.cli.terminal.pager import show_rules
from veillee.i18n import Words
from veillee.kernel.game import Outcome


class Leave(Exception):
    """The person goes; the game is kept."""


class Undo(Exception):
    """The person takes the last move back."""


class Settle(Exception):
    """The person lets chance decide, where a deal may settle the matter."""


class Choice(Struct, frozen=True):
    """One thing the person may do, in words."""

    label: str
    action: Any


Names: TypeAlias = Sequence[str]


class Face(Protocol):
    """A game in a terminal. `ask` returns an action, or raises Leave, Undo or Settle."""

    def show(self, view: Any, names: Names) -> RenderableType:
        """The table as this view sees it."""

    def ask(self, view: Any, names: Names, console: Console) -> Any:
        """What the person of this view does."""

    def result(self, outcome: Outcome[Any], names: Names) -> RenderableType | None:
        """What there is to say of an outcome beyond ranks and scores."""


FaceMaker: TypeAlias = Callable[[Any, Words], Face]
"""Makes a face for a game in a language."""


def ask_number(
    choices: Sequence[Choice],
    console: Console,
    words: Words,
    *,
    game: str | None = None,
    undo: bool = False,
) -> Any:
    """Numbered choices: the way to ask that every game can use; `game` has rules to look up."""
    for number, choice in enumerate(choices, start=1):
        console.print(Text.assemble((f"{number:>3} ", "bold yellow"), choice.label))
    keys = words.say("choose-keys-undo" if undo else "choose-keys" if game else "choose-keys-leave")
    prompt = Text.assemble(
        (words.say("choose", count=len(choices)), "bold"), (f"  {keys} ", "dim"), "› "
    )
    while True:
        typed = ask_line(console, prompt)
        if typed == "?" and game:
            show_rules(console, game, words)
        elif typed == "u" and undo:
            raise Undo
        elif typed.isdecimal() and 1 <= int(typed) <= len(choices):
            return choices[int(typed) - 1].action
        else:
            console.print(words.say("choose-again", count=len(choices)), style="dim")


def ask_line(console: Console, prompt: Text) -> str:
    """A line typed by the person; q, Ctrl-C and Ctrl-D all mean leaving."""
    try:
        typed = console.input(prompt).strip()
    except (KeyboardInterrupt, EOFError):
        raise Leave from None
    if typed.lower() == "q":
        raise Leave
    return typed

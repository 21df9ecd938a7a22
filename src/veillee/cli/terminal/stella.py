"""Stella in a terminal."""

import re
from collections.abc import Sequence
from itertools import islice

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from veillee.cli.terminal.face import Names, ask_line
from veillee.cli.terminal.pager import show_rules
from veillee.cli.terminal.pictures import caption
from veillee.games.stella.actions import (
    CELLS,
    Action,
    Agree,
    AskOtherWord,
    Designate,
    Disagree,
    Mark,
    Sheet,
)
from veillee.games.stella.clue import carried
from veillee.games.stella.components import ROUNDS, Word
from veillee.games.stella.rounds import ROW
from veillee.games.stella.rules import Stella
from veillee.games.stella.slates import FEWEST, MOST
from veillee.games.stella.view import Designation, Round, View
from veillee.i18n import Words
from veillee.kernel.game import Outcome

# A sign besides the colour, so that nobody needs to tell colours apart.
SIGNS = {"spark": ("★", "yellow"), "super-spark": ("✦", "bold yellow"), "fall": ("↓", "red")}
MARKED = ("✓", "bold cyan")
WIDTH = 14


class StellaFace:
    """The word on top, the images as they lie, then everybody's lantern and what was revealed."""

    def __init__(self, game: Stella, words: Words) -> None:
        self._game = game
        self._words = words

    def show(self, view: View, names: Names) -> RenderableType:
        parts: list[RenderableType] = []
        if view.results and not view.designations:
            parts.append(self._round(len(view.results), view.results[-1], names))
        if view.clue is not None:
            parts += [self._title(view, view.clue), self._images(view)]
            parts += [self._players(view, names), *self._about_the_word(view, names)]
            parts += [self._designation(one, names) for one in view.designations]
        return Group(*parts)

    def ask(self, view: View, names: Names, console: Console) -> Action:
        return self._scout(view, console) if view.scout == view.seat else self._mark(view, console)

    def result(self, outcome: Outcome[Sheet], names: Names) -> RenderableType | None:
        """Nothing more: the last round stands above, and the totals below."""

    # What is shown.

    def _title(self, view: View, clue: Word) -> RenderableType:
        title = self._words.say("round", round=view.round, rounds=ROUNDS)
        word = Text(self._words.say("the-word", word=self._said(clue)), "bold yellow")
        return Panel(word, title=title, expand=False)

    def _said(self, word: Word) -> str:
        return word.fr if self._words.lang == "fr" else word.en

    def _images(self, view: View) -> Table:
        grid = Table(show_header=False, show_lines=True)
        for _ in range(ROW):
            grid.add_column(width=WIDTH)
        for start in range(0, CELLS, ROW):
            grid.add_row(*(self._image(view, cell) for cell in range(start, start + ROW)))
        return grid

    def _image(self, view: View, cell: int) -> Text:
        signs = [SIGNS[one.kind] for one in view.designations if one.cell == cell]
        mine = [MARKED] if cell in view.marks else []
        head = Text.assemble((f"{cell + 1:>2} ", "bold"), *mine, *signs)
        return head.append(
            f"\n{caption(view.table[cell], self._words)}", "dim" if signs else "default"
        )

    def _players(self, view: View, names: Names) -> Table:
        table = Table()
        for key in ("player", "marks", "left", "stars", "total"):
            table.add_column(
                self._words.say(f"column-{key}"), justify="left" if key == "player" else "right"
            )
        for seat, name in enumerate(names):
            style = "bold" if seat == view.seat else ""
            scouts = "▸ " if seat == view.scout else "  "
            player = Text(scouts + name, style).append(self._notes(view, seat), "dim")
            table.add_row(player, *self._numbers(view, seat))
        return table

    def _notes(self, view: View, seat: int) -> str:
        said = {
            "first-scout": seat == view.first_scout,
            "in-the-dark": seat == view.in_the_dark,
            "fell": seat in view.fallen,
        }
        return "".join(f" · {self._words.say(key)}" for key, holds in said.items() if holds)

    def _numbers(self, view: View, seat: int) -> list[str]:
        total = str(sum(played.sheets[seat].points for played in view.results))
        if not view.counts:
            return [self._words.say("done" if view.done[seat] else "choosing"), "", "", total]
        stars = sum(one.stars[seat] for one in view.designations)
        return [str(view.counts[seat]), str(view.left[seat]), str(stars), total]

    def _about_the_word(self, view: View, names: Names) -> list[Text]:
        if view.ask is None:
            return []
        key = "other-word-taken" if carried(view.ask, len(names)) else "other-word-asked"
        return [Text(self._words.say(key, name=names[view.ask.agreed[0]]), "cyan")]

    def _designation(self, one: Designation, names: Names) -> Text:
        others = self._words.listed([names[seat] for seat in one.matched])
        said = self._words.say(
            f"designated-{one.kind}", name=names[one.scout], cell=one.cell + 1, others=others
        )
        return Text.assemble(SIGNS[one.kind], f" {said}")

    def _round(self, number: int, played: Round, names: Names) -> RenderableType:
        """A round that is over: how it went, its points, and the marks that were shown."""
        say = self._words.say
        pairs = list(zip(names, played.sheets, strict=True))
        points = [say("round-share", name=name, points=sheet.points) for name, sheet in pairs]
        summary = " · ".join(points)
        title = say("round-result", round=number, word=self._said(played.clue), summary=summary)
        marks = [
            Text(say("shown-marks", name=name, cells=_numbered(sheet.marks)), "dim")
            for name, sheet in pairs
        ]
        history = [self._designation(one, names) for one in played.designations]
        return Group(*history, Text(title, "yellow"), *marks)

    # What is asked.

    def _mark(self, view: View, console: Console) -> Action:
        keys = self._keys(view)
        prompt = self._prompt("mark-prompt", self._hint(keys), low=FEWEST, high=MOST)
        while True:
            typed = ask_line(console, prompt).lower()
            cells = _cells(typed)
            if typed in keys:
                return keys[typed]
            if cells:
                return Mark(cells)
            self._again(console, typed, "mark-again", low=FEWEST, high=MOST, count=CELLS)

    def _keys(self, view: View) -> dict[str, Action]:
        """The letters that mean something now besides the numbers."""
        offered = list(islice(self._game.legal_actions(view), 2))
        if AskOtherWord() in offered:
            return {"w": AskOtherWord()}
        if Agree() in offered:
            return {self._words.say("key-yes"): Agree(), self._words.say("key-no"): Disagree()}
        return {}

    def _hint(self, keys: dict[str, Action]) -> str:
        kinds = {1: "mark-keys-ask", 2: "mark-keys-answer"}
        return self._words.say(kinds.get(len(keys), "choose-keys"))

    def _scout(self, view: View, console: Console) -> Action:
        offered = {
            str(action.cell + 1): action
            for action in self._game.legal_actions(view)
            if isinstance(action, Designate)
        }
        prompt = self._prompt("designate-prompt", self._words.say("choose-keys"))
        cells = ", ".join(offered)
        while (typed := ask_line(console, prompt)) not in offered:
            self._again(console, typed, "designate-again", cells=cells)
        return offered[typed]

    def _prompt(self, key: str, keys: str, **params: int) -> Text:
        said = self._words.say(key, **params)
        return Text.assemble((said, "bold"), (f"  {keys} ", "dim"), "› ")

    def _again(self, console: Console, typed: str, key: str, **params: str | int) -> None:
        if typed == "?":
            show_rules(console, self._game.name, self._words)
        else:
            console.print(self._words.say(key, **params), style="dim")


def _cells(typed: str) -> tuple[int, ...]:
    """The cells of numbers such as `2 5, 11`; none where something else was typed."""
    numbers = [part for part in re.split(r"[\s,]+", typed) if part]
    if not all(number.isdecimal() and 1 <= int(number) <= CELLS for number in numbers):
        return ()
    return tuple(sorted(int(number) - 1 for number in numbers)[:CELLS])


def _numbered(cells: Sequence[int]) -> str:
    return ", ".join(str(cell + 1) for cell in cells)

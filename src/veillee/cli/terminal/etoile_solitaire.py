"""The solitaire of L'Étoile d'Afrique in a terminal."""

from rich.console import Console, Group, RenderableType
from rich.text import Text

from veillee.cli.terminal.africa_cards import CardPrinter
from veillee.cli.terminal.face import Choice, Names, ask_number
from veillee.games.africa_deck import Card, faces_from
from veillee.games.etoile_solitaire.actions import Action, Join, Lay, Sheet, StartRow
from veillee.games.etoile_solitaire.rules import EtoileSolitaire
from veillee.games.etoile_solitaire.view import View
from veillee.i18n import Words
from veillee.kernel.game import Outcome

SHOWN = 5  # the last cards of a row, enough to remember how it came about


class EtoileSolitaireFace:
    """Rows above, your hand below."""

    def __init__(self, game: EtoileSolitaire, words: Words) -> None:
        self._game = game
        self._words = words
        self._cards = CardPrinter(faces_from(game.components), words)

    def show(self, view: View, names: Names) -> RenderableType:
        say = self._words.say
        rows, pile = say("rows", count=len(view.rows)), say("pile", count=view.pile)
        parts: list[RenderableType] = [Text(f"{rows} · {pile}", "bold yellow")]
        parts += [self._row(number, row) for number, row in enumerate(view.rows, start=1)]
        if view.hand:
            hand = self._cards.row(view.hand, [""] * len(view.hand), width=78)
            parts += [Text(say("your-hand"), "bold"), hand]
        return Group(*parts)

    def ask(self, view: View, names: Names, console: Console) -> Action:
        choices = [Choice(self._label(view, a), a) for a in self._game.legal_actions(view)]
        action: Action = ask_number(choices, console, self._words, game=self._game.name, undo=True)
        return action

    def result(self, outcome: Outcome[Sheet], names: Names) -> RenderableType:
        grade = self._words.say(f"grade-{outcome.sheets[0].grade}")
        return Text(self._words.say("result", rows=outcome.scores[0], grade=grade), "bold yellow")

    def _row(self, number: int, row: tuple[Card, ...]) -> Text:
        line = Text.assemble((f"{self._words.say('row-name', row=number)}  ", "dim"))
        if hidden := len(row) - SHOWN:
            line.append(
                f"({self._words.say('hidden', count=hidden)}) " if hidden > 0 else "", "dim"
            )
        for card in row[-SHOWN:-1]:
            line.append(f"{self._cards.short(card)} → ", f"dim {self._cards.style(card)}")
        return line.append(self._cards.name(row[-1]), f"bold {self._cards.style(row[-1])}")

    def _label(self, view: View, action: Action) -> str:
        say, name = self._words.say, self._cards.name
        match action:
            case Lay(card, row):
                end = name(view.rows[row][-1])
                return say("do-lay", card=name(card), row=row + 1, end=end)
            case StartRow(card):
                return say("do-start-row", card=name(card))
            case Join(first, second):
                return say("do-join", first=first + 1, second=second + 1)

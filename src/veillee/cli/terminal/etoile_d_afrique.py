"""L'Étoile d'Afrique in a terminal."""

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from veillee.cli.terminal.africa_cards import CardPrinter
from veillee.cli.terminal.face import Choice, Names, ask_number
from veillee.games.africa_deck import POINTS, faces_from
from veillee.games.etoile_d_afrique.actions import (
    Action,
    Beat,
    GiveWay,
    Lead,
    Pass,
    RoundSheet,
    Sheet,
)
from veillee.games.etoile_d_afrique.rules import EtoileDAfrique
from veillee.games.etoile_d_afrique.scoring import exchange
from veillee.games.etoile_d_afrique.view import Laid, View
from veillee.i18n import Words
from veillee.kernel.game import Outcome

TOKENS = {
    "horseshoe": ("∩", "white"),
    "ruby": ("♦", "red"),
    "emerald": ("⬢", "green"),
    "topaz": ("●", "yellow"),
}


class EtoileDAfriqueFace:
    """Players on top, the trick in the middle, your hand below."""

    def __init__(self, game: EtoileDAfrique, words: Words) -> None:
        self._game = game
        self._words = words
        self._cards = CardPrinter(faces_from(game.components), words)

    def show(self, view: View, names: Names) -> RenderableType:
        parts = [self._news(view, names), self._players(view, names), self._trick(view, names)]
        if view.hand:
            parts.append(self._hand(view))
        return Group(*[part for part in parts if part is not None])

    def ask(self, view: View, names: Names, console: Console) -> Action:
        choices = [Choice(self._label(a), a) for a in self._game.legal_actions(view)]
        action: Action = ask_number(choices, console, self._words, game=self._game.name)
        return action

    def result(self, outcome: Outcome[Sheet], names: Names) -> RenderableType:
        last = tuple(sheet.rounds[-1] for sheet in outcome.sheets)
        return self._round(len(outcome.sheets[0].rounds), last, names)

    def _news(self, view: View, names: Names) -> RenderableType | None:
        """What happened last: the round before this one, while it is fresh, and the last trick."""
        if view.last_trick is None:
            return None
        points = sum(POINTS[laid.card] for laid in view.last_trick.cards)
        said = self._words.say("points", count=points)
        winner = names[view.last_trick.winner]
        trick = Text(self._words.say("last-trick", name=winner, points=said), "bold")
        cards = Text("  ").join(self._laid(laid, names) for laid in view.last_trick.cards)
        if view.results and not any(view.captured):
            return Group(trick, cards, self._round(len(view.results), view.results[-1], names))
        return Group(trick, cards)

    def _round(self, number: int, sheets: tuple[RoundSheet, ...], names: Names) -> Text:
        shares = [
            self._words.say(
                "round-share",
                name=name,
                points=self._words.say("points", count=sheet.points),
                tokens=", ".join(self._words.say(f"token-{t}") for t in sheet.tokens)
                or self._words.say("no-token"),
            )
            for name, sheet in zip(names, sheets, strict=True)
        ]
        return Text(
            self._words.say("round-result", round=number, summary=" · ".join(shares)), "yellow"
        )

    def _players(self, view: View, names: Names) -> Table:
        say = self._words.say
        title = say("round", round=view.round, rounds=view.options.rounds)
        table = Table(title=f"{title} · {say('pile', count=view.pile)}", expand=False)
        for key in ("player", "hand", "captured", "thieves", "treasure"):
            table.add_column(say(f"column-{key}"), justify="left" if key == "player" else "right")
        for seat, name in enumerate(names):
            table.add_row(
                Text(
                    ("▸ " if view.turn == seat else "  ") + name,
                    "bold" if view.seat == seat else "",
                ),
                str(view.hand_sizes[seat]),
                say("points", count=sum(POINTS[card] for card in view.captured[seat])),
                str(view.thieves[seat]),
                self._treasure(view, seat),
            )
        return table

    def _treasure(self, view: View, seat: int) -> Text:
        won = [token for sheets in view.results for token in sheets[seat].tokens]
        return Text.assemble(*(TOKENS[token] for token in exchange(won)))

    def _trick(self, view: View, names: Names) -> RenderableType:
        if not view.trick:
            return Panel(Text(self._words.say("nobody-led"), "dim"), expand=False)
        laid = Text("  ").join(self._laid(card, names) for card in view.trick)
        return Panel(laid, title=self._words.say("to-beat", bar=view.bar), expand=False)

    def _laid(self, laid: Laid, names: Names) -> Text:
        under = laid.how == "give-way"
        note = f" {names[laid.seat]}" + (f", {self._words.say('under')}" if under else "")
        style = self._cards.style(laid.card)
        return Text.assemble(
            (self._cards.short(laid.card), f"dim {style}" if under else f"bold {style}"),
            (note, "dim"),
        )

    def _hand(self, view: View) -> RenderableType:
        title = Text(self._words.say("your-hand"), "bold")
        return Group(title, self._cards.row(view.hand, [""] * len(view.hand), width=78))

    def _label(self, action: Action) -> str:
        say, name = self._words.say, self._cards.name
        match action:
            case Lead(card):
                return say("do-lead", card=name(card))
            case Beat(card):
                return say("do-beat", card=name(card))
            case GiveWay(card):
                return say("do-give-way", card=name(card))
            case Pass():
                return say("do-pass")

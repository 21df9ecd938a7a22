"""Dixit in a terminal."""

from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from veillee.cli.terminal.face import Choice, Names, Settle, ask_line, ask_number
from veillee.cli.terminal.pictures import caption
from veillee.games.dixit.actions import LONGEST_CLUE, Action, Claim, Clue, Give, Sheet, Tell, Vote
from veillee.games.dixit.components import Image
from veillee.games.dixit.rules import Dixit
from veillee.games.dixit.seating import share
from veillee.games.dixit.view import Reveal, View
from veillee.i18n import Words
from veillee.kernel.game import Outcome, Seat
from veillee.kernel.text import can_be_seen

KINDS = ("phrase", "song", "mime")


class DixitFace:
    """The last turn on top, then the players, the clue and the row."""

    def __init__(self, game: Dixit, words: Words) -> None:
        self._game = game
        self._words = words

    def show(self, view: View, names: Names) -> RenderableType:
        parts: list[RenderableType] = []
        if view.last is not None and view.phase != "vote":
            parts.append(self._reveal(view.last, names))
        parts += [self._heading(view), self._players(view, names)]
        if view.clue is not None and view.teller is not None:
            parts.append(Panel(self._clue(view.clue, names[view.teller]), expand=False))
        return Group(*parts)

    def ask(self, view: View, names: Names, console: Console) -> Action:
        match view.phase:
            case "claim":
                return self._claim(view, console)
            case "tell":
                return self._tell(view, console)
            case "give":
                return self._give(view, console)
            case _:
                return self._vote(view, console)

    def result(self, outcome: Outcome[Sheet], names: Names) -> RenderableType:
        return Text(self._words.say(f"reason-{outcome.reason}"), "yellow")

    # What is shown.

    def _reveal(self, last: Reveal, names: Names) -> Panel:
        """Whose each image was, who voted for it, and what the turn brought."""
        grid = Table.grid(padding=(0, 2))
        for number, (image, owner) in enumerate(zip(last.row, last.owners, strict=True), start=1):
            voters = [name for name, voted in zip(names, last.votes, strict=True) if image in voted]
            grid.add_row(
                Text(str(number), "dim"),
                self._picture(image),
                Text(names[owner], "bold yellow" if owner == last.teller else ""),
                Text(f"← {', '.join(voters)}" if voters else "", "cyan"),
            )
        told = self._clue(last.clue, names[last.teller])
        return Panel(Group(told, grid, self._points(last, names)), expand=False)

    def _points(self, last: Reveal, names: Names) -> Text:
        won = [f"{name} +{n}" for name, n in zip(names, last.points, strict=True) if n]
        return Text(" · ".join(won), "yellow")

    def _heading(self, view: View) -> Text:
        turn = self._words.say("turn", turn=len(view.points) + (view.phase != "over"))
        return Text(f"{turn} · {self._words.say('pile', count=view.pile)}", "italic")

    def _players(self, view: View, names: Names) -> Table:
        say = self._words.say
        table = Table(expand=False)
        table.add_column(say("column-player"))
        table.add_column(say("column-score"), justify="right")
        table.add_column("")
        for seat, name in enumerate(names):
            style = "bold" if seat == view.seat else ""
            table.add_row(Text(name, style), str(view.scores[seat]), self._doing(view, Seat(seat)))
        return table

    def _doing(self, view: View, seat: Seat) -> str:
        if view.phase == "over" or view.teller is None:
            return ""
        if seat == view.teller:
            return self._words.say("is-teller")
        done = view.phase in ("give", "vote") and seat not in view.awaited
        return self._words.say("is-done") if done else ""

    def _clue(self, clue: Clue, name: str) -> Text:
        key = f"clue-{clue.kind}" if clue.text.strip() else f"clue-live-{clue.kind}"
        return Text(self._words.say(key, name=name, text=clue.text), "bold")

    def _picture(self, image: Image) -> str:
        return caption(image, self._words)

    # What is asked.

    def _claim(self, view: View, console: Console) -> Action:
        self._show_hand(view, console)
        choices = [
            Choice(self._words.say("do-claim"), True),
            Choice(self._words.say("do-draw-teller"), False),
        ]
        if not ask_number(choices, console, self._words, game=self._game.name):
            raise Settle
        return Claim()

    def _show_hand(self, view: View, console: Console) -> None:
        pictures = " · ".join(map(self._picture, view.hand))
        console.print(Text(self._words.say("your-hand", pictures=pictures)))

    def _tell(self, view: View, console: Console) -> Tell:
        image = self._one(self._words.say("ask-tell"), view.hand, console)
        kinds = [Choice(self._words.say(f"kind-{kind}"), kind) for kind in KINDS]
        kind = ask_number(kinds, console, self._words, game=self._game.name)
        return Tell(image, Clue(kind, self._typed(kind, console)))

    def _typed(self, kind: str, console: Console) -> str:
        """A clue that the rules take; only what is performed live may stay empty."""
        prompt = Text(self._words.say(f"type-{kind}", longest=LONGEST_CLUE) + " › ", "bold")
        while True:
            text = ask_line(console, prompt)
            if trouble := self._trouble(kind, text):
                console.print(trouble, style="yellow")
            else:
                return text

    def _trouble(self, kind: str, text: str) -> str | None:
        if len(text) > LONGEST_CLUE:
            return self._words.say("clue-too-long", longest=LONGEST_CLUE)
        said = kind != "phrase" or can_be_seen(text)
        return None if said else self._words.say("refused-clue-is-empty")

    def _give(self, view: View, console: Console) -> Give:
        say, count = self._words.say, share(len(view.scores))
        first = self._one(say("ask-give", count=count), view.hand, console)
        if count == 1:
            return Give((first,))
        rest = [image for image in view.hand if image != first]
        return Give((first, self._one(say("ask-give-second"), rest, console)))

    def _vote(self, view: View, console: Console) -> Vote:
        """By the numbers of the row, one's own image included: the rules refuse it in words."""
        labels = [self._in_row(view, image) for image in view.row]
        first = self._one(self._words.say("ask-vote"), view.row, console, labels)
        if not view.options.second_vote:
            return Vote((first,))
        console.print(Text(self._words.say("ask-second-vote"), "bold"))
        choices = [Choice(label, (image,)) for label, image in zip(labels, view.row, strict=True)]
        none = Choice(self._words.say("no-second-vote"), ())
        second = ask_number([*choices, none], console, self._words, game=self._game.name)
        return Vote((first, *second))

    def _in_row(self, view: View, image: Image) -> str:
        picture = self._picture(image)
        return self._words.say("own-picture", picture=picture) if image in view.given else picture

    def _one(
        self,
        question: str,
        images: Sequence[Image],
        console: Console,
        labels: Sequence[str] | None = None,
    ) -> Image:
        console.print(Text(question, "bold"))
        said = labels or [self._picture(image) for image in images]
        choices = [Choice(label, image) for label, image in zip(said, images, strict=True)]
        chosen: Image = ask_number(choices, console, self._words, game=self._game.name)
        return chosen

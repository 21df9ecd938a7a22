"""One person's game in a terminal: bots answer at once, the person is asked, nothing is lost."""

from typing import Any
from uuid import uuid4

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from veillee.cli.terminal.africa_cards import naming
from veillee.cli.terminal.face import Face, Names, Settle, Undo
from veillee.cli.terminal.tables import Tables, new_id, now
from veillee.games.catalogue import open_bot
from veillee.i18n import Words
from veillee.kernel.chance import FastChance
from veillee.kernel.game import AnyGame, IllegalAction, Outcome, Seat
from veillee.table import (
    Bot,
    Human,
    Pace,
    PlayerId,
    Refused,
    Table,
    act,
    open_table,
    settle,
    sit,
    start,
    undo,
)

ME = PlayerId("terminal")
MY_SEAT = Seat(0)


def open_evening(
    tables: Tables, game: AnyGame, *, options: Any, bots: list[str], name: str, words: Words
) -> Table:
    """A new table: the person in the first seat, bots in the others, the game begun."""
    seats = 1 + len(bots)
    opened = open_table(
        game, new_id(), host=ME, seats=seats, options=options, pace=Pace(grace=None), now=now()
    )
    table = tables.keep(opened)
    me = Human(player=ME, name=name, language=words.lang)
    table = tables.keep(sit(table, ME, MY_SEAT, me, now=now()))
    for number, bot in enumerate(bots):
        seated = Bot(bot=bot, name=words.say(f"bot-name-{number}"))
        table = tables.keep(sit(table, ME, Seat(number + 1), seated, now=now()))
    return tables.keep(start(table, ME, now=now()))


class Evening:
    """The loop: bots, then the person, until the game is over or the person leaves."""

    def __init__(self, tables: Tables, table: Table, face: Face, words: Words) -> None:
        self._tables = tables
        self._table = table
        self._face = face
        self._words = words
        self._named = naming(table.game, words)
        self._chance = FastChance(uuid4().hex)
        self._bots = {
            seat: open_bot(table.game, bot)
            for seat in map(Seat, table.seats)
            if (bot := table.bot_of(seat)) is not None
        }

    def play(self, console: Console) -> Table:
        """To the end; Leave passes through, and every move up to then is kept."""
        while not self._table.over:
            self._let_bots_play()
            if not self._table.over:
                self._ask(console)
                self._let_bots_answer()
        console.clear()
        self._show(console)
        self._conclude(console)
        return self._table

    @property
    def _names(self) -> Names:
        chairs = self._table.chairs
        return ["" if chair.occupant is None else chair.occupant.name for chair in chairs]

    def _let_bots_play(self) -> None:
        """Until the person is awaited: where all answer at once, nobody hurries the person."""
        while MY_SEAT not in self._table.awaited and (waiting := self._table.bots_awaited):
            self._let_bot_play(waiting[0])

    def _let_bots_answer(self) -> None:
        """Once each: the person may have asked the table something, and be awaited still."""
        for seat in self._table.bots_awaited:
            if MY_SEAT in self._table.awaited and seat in self._table.bots_awaited:
                self._let_bot_play(seat)

    def _let_bot_play(self, seat: Seat) -> None:
        action = self._bots[seat].choose(self._table.view(seat), self._chance)
        self._act(None, seat, action)

    def _ask(self, console: Console) -> None:
        console.clear()
        self._show(console)
        while True:
            try:
                return self._answer(console)
            except (IllegalAction, Refused) as refused:
                console.print(self._words.refusal(refused.refusal, self._named), style="yellow")

    def _answer(self, console: Console) -> None:
        view = self._table.view(MY_SEAT)
        try:
            self._act(ME, MY_SEAT, self._face.ask(view, self._names, console))
        except Undo:
            self._table = self._tables.keep(undo(self._table, ME, now=now()))
        except Settle:
            due = self._table.settles_at or now()
            self._table = self._tables.keep(settle(self._table, now=max(due, now())))

    def _act(self, by: PlayerId | None, seat: Seat, action: Any) -> None:
        question = self._table.question(seat)
        assert question is not None
        step = act(
            self._table, by, seat, action, question=question, action_id=uuid4().hex, now=now()
        )
        self._table = self._tables.keep(step)

    def _show(self, console: Console) -> None:
        console.print(self._face.show(self._table.view(MY_SEAT), self._names))

    def _conclude(self, console: Console) -> None:
        outcome = self._table.outcome
        assert outcome is not None
        if said := self._face.result(outcome, self._names):
            console.print(said)
        if len(self._names) > 1:
            console.print(self._podium(outcome))
            console.print(Text(self._victory(outcome), "bold yellow"))

    def _podium(self, outcome: Outcome[Any]) -> Grid:
        grid = Grid(title=self._words.say("game-over"))
        for key in ("rank", "name", "score"):
            grid.add_column(self._words.say(f"result-{key}"))
        rank = 1
        for shared in outcome.ranking:
            for seat in shared:
                grid.add_row(str(rank), self._names[seat], str(outcome.scores[seat]))
            rank += len(shared)
        return grid

    def _victory(self, outcome: Outcome[Any]) -> str:
        winners = outcome.ranking[0]
        if winners == (MY_SEAT,):
            return self._words.say("win-you")
        key = "win-one" if len(winners) == 1 else "win-shared"
        return self._words.say(key, names=self._words.listed([self._names[s] for s in winners]))

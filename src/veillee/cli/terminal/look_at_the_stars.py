"""Look at the Stars in a terminal: the sky, and a stencil that the cursor keys move over it."""

from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.table import Table
from rich.text import Text

from veillee.cli.terminal import keys
from veillee.cli.terminal.face import Choice, Leave, Names, Undo, ask_line, ask_number
from veillee.cli.terminal.pager import show_rules
from veillee.cli.terminal.sky_picture import (
    GAP,
    LEGAL,
    STAR,
    SUN,
    USED,
    Picture,
    draw_line,
    shape_picture,
    sky_picture,
)
from veillee.cli.terminal.stencil import Stencil, Trace, action_of
from veillee.games.look_at_the_stars.actions import (
    Action,
    Draw,
    Pass,
    Sheet,
    Shoot,
    SkipPower,
    TakeBack,
    UsePower,
)
from veillee.games.look_at_the_stars.components import (
    NIGHT,
    PILE,
    POINT_CARDS,
    POWER_CARDS,
    TURNS,
    Power,
)
from veillee.games.look_at_the_stars.lattice import Line, Point
from veillee.games.look_at_the_stars.rules import LookAtTheStars
from veillee.games.look_at_the_stars.scoring import sheet
from veillee.games.look_at_the_stars.view import View
from veillee.i18n import Words
from veillee.kernel.chance import FastChance
from veillee.kernel.game import IllegalAction, Outcome, Played

PARTS = ("constellations", "planets", "shooting_stars", "point_bonus", "power_bonus", "total")
SIZES, SIZES_WITH_NOVA = range(3, 9), range(3, 11)  # R-LATS-31
MOVES = {keys.UP: (0, 1), keys.DOWN: (0, -1), keys.LEFT: (-1, 0), keys.RIGHT: (1, 0)}
MIDDLE: Point = (4, 5)


class LookAtTheStarsFace:
    """The sky on the left; card, bonuses and score on the right."""

    def __init__(self, game: LookAtTheStars, words: Words) -> None:
        self._game = game
        self._words = words
        self._desk = Desk()

    def show(self, view: View, names: Names) -> RenderableType:
        return self._screen(view, names, self._own_picture(view), own_sheet(view))

    def ask(self, view: View, names: Names, console: Console) -> Action:
        offered = list(self._game.legal_actions(view))
        if not keys.gives_keys(console):
            return self._ask_number(view, offered, console)
        while True:
            with keys.raw_keys(), Live(console=console, screen=True, auto_refresh=False) as live:
                chosen = self._by_keys(view, names, offered, live)
            if chosen is not None:
                return chosen
            show_rules(console, self._game.name, self._words)
            ask_line(console, Text(f"{self._words.say('keys-return')} › ", "dim"))

    def result(self, outcome: Outcome[Sheet], names: Names) -> RenderableType:
        grid = Table()
        grid.add_column("")
        for name in names:
            grid.add_column(name, justify="right")
        for part in PARTS:
            values = [str(getattr(sheet, part)) for sheet in outcome.sheets]
            grid.add_row(self._words.say(f"part-{part}"), *values)
        return grid

    # Asking key by key.

    def _by_keys(
        self, view: View, names: Names, offered: Sequence[Action], live: Live
    ) -> Action | None:
        """An action, or None where the person wants to read the rules."""
        desk = self._desk
        desk.lay(offered, power_of(view))
        while True:
            live.update(self._asking(view, names), refresh=True)
            for key in keys.read_keys():
                answer = self._pressed(key, view, offered)
                if not isinstance(answer, bool):
                    return answer
                if not answer:
                    return None

    def _pressed(self, key: str, view: View, offered: Sequence[Action]) -> Action | bool:
        """The action that a key settles, True to go on, False for the rules."""
        desk = self._desk
        desk.said = ""
        if key in ("q", keys.END):
            raise Leave
        if key == "?":
            return False
        if key == "u":
            return _take_back(offered)
        if key in ("p", "s"):
            return next((a for a in offered if isinstance(a, Pass | SkipPower)), True)
        if key == keys.ENTER:
            return self._entered(view, offered)
        if key == "n":
            desk.said = self._words.say(f"note-{own_slate(view)}")
        desk.press(key)
        return True

    def _entered(self, view: View, offered: Sequence[Action]) -> Action | bool:
        desk = self._desk
        if desk.stencil is None:
            return True
        if desk.under is None:
            desk.said = self._why_not(view, desk.attempt)
            return True
        chosen = desk.completed(desk.under)
        if chosen is not None and chosen not in offered:
            desk.said = self._why_not(view, chosen)
        return True if chosen is None or desk.said else chosen

    def _why_not(self, view: View, action: Action) -> str:
        """The rule that forbids what lies under the stencil, in words; nothing where none does."""
        assert view.seat is not None
        state = self._game.imagine(view, FastChance(0))
        try:
            self._game.apply(state, Played(view.seat, action))
        except IllegalAction as refused:
            return self._words.refusal(refused.refusal)
        return ""

    # Asking by numbers, where no terminal gives keys.

    def _ask_number(self, view: View, offered: Sequence[Action], console: Console) -> Action:
        choices = [Choice(self._label(action), action) for action in offered]
        action: Action = ask_number(choices, console, self._words, game=self._game.name, undo=True)
        return action

    def _label(self, action: Action) -> str:
        say = self._words.say
        match action:
            case Draw(lines):
                return say("do-draw", lines=", ".join(map(_written, lines)))
            case Shoot(start, to):
                return say("do-shoot", line=_written((start, to)))
            case UsePower(at, uses):
                points = " ".join(f"({x}, {y})" for x, y in at)
                paying = ", ".join(_written(line) for copy in uses for line in copy)
                return say(
                    "do-use-power-paying" if uses else "do-use-power", at=points, lines=paying
                )
            case SkipPower(uses):
                paying = ", ".join(_written(line) for copy in uses for line in copy)
                return say("do-skip-power-paying" if uses else "do-skip-power", lines=paying)
            case Pass():
                return say("do-pass")
            case TakeBack():
                return say("do-take-back")

    # What is seen.

    def _asking(self, view: View, names: Names) -> RenderableType:
        desk = self._desk
        picture = self._own_picture(view)
        preview = own_sheet(view)
        if desk.stencil is not None:
            _show_places(picture, desk.stencil, desk.form)
            for line in desk.paying:
                draw_line(picture, line, "bold magenta")
            legal = desk.under is not None
            _lay_on(picture, desk.trace, "bold yellow" if legal else "bold red", desk.first)
            preview = self._preview(view) if legal else preview
        screen = self._screen(view, names, picture, preview)
        return Group(screen, Text(desk.said or self._hint(view), "yellow" if desk.said else "dim"))

    def _hint(self, view: View) -> str:
        kind = "power" if view.draft and view.draft.placed else "night"
        if self._desk.stencil is None:
            return self._words.say("keys-nothing")
        choice = self._words.say("keys-pay") if self._desk.payers else ""
        return f"{self._words.say(f'keys-{kind}')} {choice}"

    def _preview(self, view: View) -> Sheet | None:
        """The score with what lies under the stencil."""
        action, now = self._desk.under, own_sheet(view)
        if action is None or now is None or self._desk.picks_gaps:
            return now  # new stars are worth nothing by themselves
        assert view.seat is not None
        state = self._game.imagine(view, FastChance(0))
        after = self._game.apply(state, Played(view.seat, action))
        closed = after.turn != view.turn
        return sheet(after.before[view.seat] if closed else after.now[view.seat].sky)

    def _own_picture(self, view: View) -> Picture:
        assert view.draft is not None
        closed = 2 * ((min(view.turn, TURNS) - 1) // PILE)
        slate = self._game.slates[own_slate(view)]
        return sky_picture(slate, view.draft.sky, power_of(view), closed)

    def _screen(
        self, view: View, names: Names, picture: Picture, preview: Sheet | None
    ) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        grid.add_row(picture.text(), self._side(view, names, preview))
        return grid

    def _side(self, view: View, names: Names, preview: Sheet | None) -> RenderableType:
        say = self._words.say
        night = say("night", night=min(view.turn, TURNS), nights=TURNS)
        parts: list[RenderableType] = [
            Text.assemble((night, "bold yellow"), f" · {say(f'slate-{own_slate(view)}')}"),
            Text(say(f"figures-{own_slate(view)}"), "dim italic"),
            _nights(view.turn),
            Text(),
            self._cards(view),
        ]
        if preview is not None:
            parts += [Text(), self._score(view, preview)]
        parts += [Text(), self._others(view, names)]
        if view.draft and view.draft.powers:
            told = say("power-earned", count=view.draft.powers, power=self._power_name(view))
            parts.append(Text(told, "bold magenta"))
        return Group(*parts)

    def _cards(self, view: View) -> RenderableType:
        assert view.point_card is not None
        assert view.power_card is not None
        point, power = POINT_CARDS[view.point_card], POWER_CARDS[view.power_card]
        tonight = NIGHT.get(view.revealed[-1])
        night_lines = tonight.lines if tonight else (((0, 0), (1, 1)), ((1, 1), (2, 2)))
        style = "bold yellow" if tonight else "bold cyan"
        grid = Table.grid(padding=(0, 3))
        grid.add_row(
            shape_picture(night_lines, style),
            shape_picture(point.shape.lines, "bold green"),
            shape_picture(power.shape.lines, "bold magenta"),
        )
        card = self._words.say("card-shape" if tonight else "card-shooting-star")
        worth = self._words.say("card-points", points=point.value)
        grid.add_row(card, worth, self._power_name(view))
        return grid

    def _power_name(self, view: View) -> str:
        return self._words.say(f"option-power_card--{view.power_card}")

    def _score(self, view: View, preview: Sheet) -> RenderableType:
        now = own_sheet(view)
        sizes = Text(" ").join(_size_box(size, now, preview) for size in sizes_of(view))
        grid = Table.grid(padding=(0, 2))
        for part in PARTS:
            before, then = getattr(now, part), getattr(preview, part)
            value = Text(str(before), "bold" if part == "total" else "")
            if then != before:
                value.append(f" → {then}", "bold yellow")
            grid.add_row(self._words.say(f"part-{part}"), value)
        return Group(sizes, grid)

    def _others(self, view: View, names: Names) -> Text:
        line = Text()
        for seat, name in enumerate(names):
            if seat != view.seat:
                score = view.scores[seat]
                total = "" if score is None else f" {score.total}"
                mark = "✓" if view.done[seat] else "…"
                line.append(f"{name}{total} {mark}  ", "green" if view.done[seat] else "dim")
        return line


class Desk:
    """Where the stencil lies, how it is turned, and what was chosen so far."""

    def __init__(self) -> None:
        self.stencil: Stencil | None = None
        self.form = 0
        self.at: Point = MIDDLE
        self.first: Point | None = None
        self.said = ""
        self.payers: list[tuple[Line, ...]] = []
        self.payer = 0
        self._actions: list[Action] = []
        self._power: Power = "planet"

    def lay(self, offered: Sequence[Action], power: Power) -> None:
        """A new question: everything that can be drawn, the nearest place first."""
        self._actions = [a for a in offered if isinstance(a, Draw | Shoot | UsePower)]
        self._power, self.first, self.said = power, None, ""
        uses = [a.uses[0] for a in self._actions if isinstance(a, UsePower) and a.uses]
        self.payers, self.payer = list(dict.fromkeys(uses)), 0
        self._restencil(self._simple_actions())

    @property
    def trace(self) -> Trace:
        assert self.stencil is not None
        return self.stencil.forms[self.form].moved(*self.at)

    @property
    def under(self) -> Action | None:
        """What would be drawn here, if anything may be."""
        return self.stencil.offered.get((self.form, self.at)) if self.stencil else None

    @property
    def picks_gaps(self) -> bool:
        """New stars are chosen one after the other."""
        return self._power == "new-stars" and bool(self._pairs())

    @property
    def attempt(self) -> Action:
        """What Enter would draw here, legal or not."""
        assert self.stencil is not None
        if self.picks_gaps:
            return UsePower((self.at, self.first or self._pairs()[0].at[0]))
        return action_of(self.trace, next(iter(self.stencil.offered.values())))

    @property
    def paying(self) -> tuple[Line, ...]:
        """The copy that the person has chosen to pay with."""
        return self.payers[self.payer - 1] if self.payer else ()

    def press(self, key: str) -> None:
        """The keys that move and turn."""
        if self.stencil is None:
            return
        if key in MOVES:
            dx, dy = MOVES[key]
            self.at = self.stencil.within(self.form, (self.at[0] + dx, self.at[1] + dy))
        elif key in ("r", "R"):
            step = 1 if key == "r" else -1
            self.form = (self.form + step) % len(self.stencil.forms)
            self.at = self.stencil.within(self.form, self.at)
        elif key in (keys.TAB, keys.BACK_TAB):
            self.at = self.stencil.after(self.form, self.at, 1 if key == keys.TAB else -1)
        elif key == "c" and self.payers:
            self.payer = (self.payer + 1) % (len(self.payers) + 1)

    def completed(self, chosen: Action) -> Action | None:
        """The whole action, or None while a second point is still to be chosen."""
        if not isinstance(chosen, UsePower):
            return chosen
        if self.picks_gaps and self.first is None:
            self.first = self.at
            self._restencil(self._second_points())
            return None
        at = chosen.at if self.first is None else tuple(sorted((self.first, chosen.at[0])))
        return UsePower(at, (self.paying,) if self.paying else ())

    def _pairs(self) -> list[UsePower]:
        return [a for a in self._actions if isinstance(a, UsePower) and len(a.at) == 2]

    def _simple_actions(self) -> list[Action]:
        """One action a place; of new stars the first point alone."""
        plain = [a for a in self._actions if not (isinstance(a, UsePower) and a.uses)]
        if not self.picks_gaps:
            return plain
        return [UsePower((p,)) for p in sorted({p for a in self._pairs() for p in a.at})]

    def _second_points(self) -> list[Action]:
        others = {p for a in self._pairs() for p in a.at if self.first in a.at and p != self.first}
        return [UsePower((point,)) for point in sorted(others)]

    def _restencil(self, actions: Sequence[Action]) -> None:
        self.stencil = Stencil(actions, self._power) if actions else None
        self.form = 0
        if self.stencil is not None:
            self.at = self.stencil.nearest(0, self.at)


def own_slate(view: View) -> str:
    assert view.draft is not None
    return view.draft.sky.slate


def own_sheet(view: View) -> Sheet | None:
    assert view.seat is not None
    return view.scores[view.seat]


def sizes_of(view: View) -> range:
    """The sizes of constellations that can count on one's own sky."""
    assert view.draft is not None
    return SIZES_WITH_NOVA if power_of(view) == "nova" and view.draft.sky.marks else SIZES


def power_of(view: View) -> Power:
    assert view.power_card is not None
    return POWER_CARDS[view.power_card].power


def _take_back(offered: Sequence[Action]) -> Action:
    """Within a turn the game itself takes back; before it, the table does."""
    for action in offered:
        if isinstance(action, TakeBack):
            return action
    raise Undo


def _lay_on(picture: Picture, trace: Trace, style: str, first: Point | None) -> None:
    for line in trace.lines:
        draw_line(picture, line, style, heavy=True)
    for point in trace.points if first is None else (*trace.points, first):
        picture.put(point, "◆", style)


def _show_places(picture: Picture, stencil: Stencil, form: int) -> None:
    """Where the form may be drawn: the star on which its first point would lie is lit."""
    x, y = stencil.forms[form].all_points[0]
    for left, low in stencil.places(form):
        star = left + x, low + y
        picture.put(star, LEGAL if picture.sign_at(star) in (STAR, GAP) else USED, "bold yellow")


def _nights(turn: int) -> Text:
    """The nights gone, tonight and those to come, with the two sunrises between them."""
    line = Text()
    for night in range(1, TURNS + 1):
        sign, style = ("●", "dim") if night < turn else ("○", "dim")
        line.append("◉" if night == turn else sign, "bold yellow" if night == turn else style)
        if night % PILE == 0 and night < TURNS:
            line.append(f" {SUN} ", "bold red" if turn > night else "dim")
    return line


def _size_box(size: int, now: Sheet | None, preview: Sheet) -> Text:
    had, has = now is not None and size in now.sizes, size in preview.sizes
    style = "bold black on white" if had and has else "bold yellow" if has else "dim"
    return Text(f" {size}{'✓' if has else ' '}", style)


def _written(line: Line) -> str:
    (x, y), (to_x, to_y) = line
    return f"({x}, {y})–({to_x}, {to_y})"

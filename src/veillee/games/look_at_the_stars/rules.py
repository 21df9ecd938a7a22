"""The rules of Look at the Stars, R-LATS-1 to R-LATS-34."""

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import Any, Self

from msgspec.structs import replace

from veillee.games.look_at_the_stars import powers, scoring, slates
from veillee.games.look_at_the_stars.actions import (
    Action,
    Copy,
    Deal,
    Draw,
    Options,
    Pass,
    Sheet,
    Shoot,
    SkipPower,
    TakeBack,
    UsePower,
)
from veillee.games.look_at_the_stars.components import (
    BEGINNER_POWERS,
    DECK,
    FIRST_POINT,
    FIRST_POWER,
    NIGHT,
    OPEN_AT,
    PILE,
    POINT_CARDS,
    POINT_IDS,
    POWER_CARDS,
    POWER_IDS,
    TURNS,
    PointCardId,
    PowerCardId,
    written_cards,
)
from veillee.games.look_at_the_stars.explaining import illegal_line, illegal_shot
from veillee.games.look_at_the_stars.lattice import (
    LINE_PLACES,
    Line,
    LineSet,
    Plane,
    lines_in,
)
from veillee.games.look_at_the_stars.placing import (
    LONGEST_SHOT,
    all_placements,
    all_shots,
    count,
    free_shots,
    is_free,
    is_free_drawing,
    is_free_shot,
    nth_placement,
    nth_shot,
    placements,
)
from veillee.games.look_at_the_stars.reading import Reader
from veillee.games.look_at_the_stars.sky import At, Cards, Sky, empty_sky
from veillee.games.look_at_the_stars.slates import Slate
from veillee.games.look_at_the_stars.state import Progress, State
from veillee.games.look_at_the_stars.strokes import Drawing, drawing
from veillee.games.look_at_the_stars.view import Draft, SkyView, View
from veillee.kernel.forms import Forms, NotReadable
from veillee.kernel.game import (
    Awaiting,
    Chance,
    Dealing,
    IllegalAction,
    Move,
    Over,
    Played,
    Seat,
    Turn,
)

_QUESTIONS = 1_000_000  # more than anyone can be asked in one turn, however often they take back
_DRAWINGS = 1 << 14  # more than all night cards together have places on the lattice
_OPEN_STARS: tuple[Plane, ...] = (0, *OPEN_AT)  # by turn
_PASS, _SKIP, _TAKE_BACK = Pass(), SkipPower(), TakeBack()


class LookAtTheStars:
    """Look at the Stars for one to eight."""

    name = "look-at-the-stars"
    rules = 1
    seats = range(1, 9)
    forms: Forms[Options, Action, Deal, View, Sheet] = Forms(
        options=Options, action=Action, deal=Deal, view=View, sheet=Sheet
    )
    secrets = frozenset({"to_come", "now"})

    def __init__(self, slates_: Mapping[str, Slate] | None = None) -> None:
        self.slates = dict(slates.our_slates() if slates_ is None else slates_)
        self.components: Mapping[str, Any] = {
            "slates": slates.plain(self.slates),
            **written_cards(),
        }
        self._reader = Reader(self.slates)

    @classmethod
    def from_components(cls, components: Mapping[str, Any]) -> Self:
        """Slates may be anyone's; the cards belong to the rules (R-LATS-1, R-LATS-5)."""
        for kind, cards in written_cards().items():
            if components.get(kind) != cards:
                raise NotReadable("other-cards", kind=kind)
        return cls(slates.slates_from(components.get("slates")))

    def setup(self, seats: int, options: Options) -> State:
        high = self.seats[-1]
        if options.slates == "different":
            high = min(high, len(self.slates))
        if not 1 <= seats <= high:
            raise IllegalAction("R-LATS-1", "how-many", high=high, got=seats)
        chosen = (options.point_card is not None, options.power_card is not None)
        if options.bonus == "chosen" and not all(chosen):
            raise IllegalAction("R-LATS-11", "choose-both-cards")
        if options.bonus != "chosen" and any(chosen):
            raise IllegalAction("R-LATS-11", "cards-not-chosen", bonus=options.bonus)
        return State(options, seats, 0, (), (), None, None, (), (), (), (False,) * seats)

    def turn(self, state: State) -> Turn[Sheet]:
        if state.turn == 0:
            return Dealing("deal")
        if state.turn > TURNS:
            return Over(scoring.outcome(state.before))
        return _awaiting(state.done)

    def question(self, state: State, seat: Seat) -> int | None:
        """Who is done is still asked: nothing is final before the turn closes (R-LATS-18)."""
        return _question(state.turn, state.now[seat]) if state.now else None

    def apply(self, state: State, move: Move[Action, Deal]) -> State:
        if isinstance(move, Played):
            return _go_on(state, move.seat, _act(state, move))
        return self._start(state, move.deal)

    def deal(self, state: State, chance: Chance) -> Deal:
        """R-LATS-10, R-LATS-11."""
        names = sorted(self.slates)
        if state.options.slates == "same":
            given = [names[chance.below(len(names))]] * state.seats
        else:
            given = chance.shuffle(names)[: state.seats]
        nights = chance.shuffle(DECK)
        piles = [tuple(nights[start : start + PILE]) for start in range(0, TURNS, PILE)]
        point, power = _bonus_cards(state.options, chance)
        return Deal(tuple(given), (piles[0], piles[1], piles[2]), point, power)

    def view(self, state: State, seat: Seat | None) -> View:
        own, question, draft = None, None, None
        if seat is not None and state.now:
            own = state.now[seat]
            question, draft = _question(state.turn, own), _draft(own, state.shown[seat])
        return View(
            seat,
            state.options,
            question,
            state.turn,
            state.revealed,
            state.point_card,
            state.power_card,
            state.done,
            state.shown,
            draft,
            _scores(state, seat, own),
        )

    def legal_actions(self, view: View) -> Iterator[Action]:
        if view.draft is None or view.seat is None or view.turn > TURNS:
            return
        if not view.draft.placed:
            yield _PASS
            yield from self._drawings(view)
            return
        if not view.done[view.seat]:
            yield from self._power_moves(view)
        yield _TAKE_BACK

    def sample(self, view: View, chance: Chance) -> Action:
        """Uniformly among all drawings and passing; among all uses of a power and skipping."""
        draft, seat = view.draft, view.seat
        assert draft is not None
        assert seat is not None
        sky = self._reader.sky(view, draft.sky)
        if not draft.placed:
            return _sampled_placing(sky, view.turn, view.revealed[-1], chance)
        if view.done[seat]:
            return _TAKE_BACK
        return _sampled_use(sky, _OPEN_STARS[view.turn], chance)

    def imagine(self, view: View, chance: Chance) -> State:
        """Other nights to come, and other drawings by the others."""
        seen = set(view.revealed)
        unseen = chance.shuffle([card for card in DECK if card not in seen])
        before = tuple(self._reader.sky(view, shown) for shown in view.skies)
        return State(
            view.options,
            len(view.done),
            view.turn,
            view.revealed,
            tuple(unseen[: TURNS - len(view.revealed)]) if view.turn else (),
            view.point_card,
            view.power_card,
            before,
            view.skies,
            tuple(self._imagined(view, Seat(s), sky, chance) for s, sky in enumerate(before)),
            view.done,
        )

    # How views are read.

    def _drawings(self, view: View) -> Iterator[Action]:
        sky, open_ = self._reader.own(view), _OPEN_STARS[view.turn]
        shape = NIGHT.get(view.revealed[-1])
        if shape is None:
            yield from (Shoot(*shot) for shot in all_shots(free_shots(sky, open_)))
        else:
            places = placements(sky, open_, shape)
            yield from (Draw(lines) for lines in all_placements(shape, places))

    def _power_moves(self, view: View) -> Iterator[Action]:
        sky, open_ = self._reader.own(view), _OPEN_STARS[view.turn]
        yield _SKIP
        yield from (SkipPower(_paying(copy)) for copy in powers.real_choices(sky, None))
        for at in powers.uses(sky, open_):
            yield UsePower(at)
            yield from (UsePower(at, _paying(copy)) for copy in powers.real_choices(sky, at))

    def _imagined(self, view: View, seat: Seat, sky: Sky, chance: Chance) -> Progress:
        if view.turn > TURNS:
            return Progress(sky, False, 0, 0)
        if seat == view.seat:
            return self._own_progress(view)
        # Nobody else knows whether this seat has changed its mind before.
        fresh = Progress(sky, False, 0, 2 * chance.below(2))
        placing = _sampled_placing(sky, view.turn, view.revealed[-1], chance)
        progress = _place(fresh, view.turn, view.revealed[-1], placing)
        if not view.done[seat]:
            return progress if progress.powers else fresh
        while progress.powers:
            use = _sampled_use(progress.sky, _OPEN_STARS[view.turn], chance)
            progress = _settle(progress, view.turn, use)
        return progress

    def _own_progress(self, view: View) -> Progress:
        assert view.draft is not None
        assert view.question is not None
        moves = view.question - _QUESTIONS * view.turn
        return Progress(self._reader.own(view), view.draft.placed, view.draft.powers, moves)

    def _start(self, state: State, deal: Deal) -> State:
        first, *rest = [card for pile in deal.piles for card in pile]
        cards = Cards(POINT_CARDS[deal.point_card], POWER_CARDS[deal.power_card])
        before = tuple(empty_sky(self._reader.canvases[name], cards) for name in deal.slates)
        return _looking_up(
            state,
            before,
            turn=1,
            revealed=(first,),
            to_come=tuple(rest),
            point_card=deal.point_card,
            power_card=deal.power_card,
        )


@cache
def _awaiting(done: tuple[bool, ...]) -> Awaiting:
    return Awaiting(tuple(Seat(seat) for seat, is_done in enumerate(done) if not is_done))


# What is dealt and seen.


def _bonus_cards(options: Options, chance: Chance) -> tuple[PointCardId, PowerCardId]:
    if options.bonus == "first-game":
        return FIRST_POINT, FIRST_POWER
    if options.point_card is not None and options.power_card is not None:
        return options.point_card, options.power_card
    point = POINT_IDS[chance.below(len(POINT_IDS))]
    pool = BEGINNER_POWERS if options.bonus == "beginner-powers" else POWER_IDS
    return point, pool[chance.below(len(pool))]


def _question(turn: int, own: Progress) -> int | None:
    return _QUESTIONS * turn + own.moves if turn <= TURNS else None


def _draft(own: Progress, before: SkyView) -> Draft:
    """What has been drawn tonight, or else the message that all have seen."""
    return Draft(own.sky.shown if own.placed else before, own.placed, own.powers)


def _scores(state: State, seat: Seat | None, own: Progress | None) -> tuple[Sheet | None, ...]:
    """One's own sky counts as it is now, the others' as they were when the turn began."""
    shown = "all" if state.turn > TURNS else state.options.live_scores
    sheets: list[Sheet | None] = [None] * len(state.before)
    if shown == "all":
        sheets = [scoring.sheet(sky) for sky in state.before]
    if seat is not None and own is not None and shown != "none":
        sheets[seat] = own.sky.scored or scoring.sheet(own.sky)
    return tuple(sheets)


# A seat acts.


def _act(state: State, move: Played[Action]) -> Progress:
    seat, action = move.seat, move.action
    if not 0 < state.turn <= TURNS:
        raise IllegalAction("R-LATS-12", "not-asked")
    progress = state.now[seat]
    if isinstance(action, (Draw, Shoot, Pass)):
        return _place(progress, state.turn, state.revealed[-1], action)
    if isinstance(action, TakeBack):
        return _taken_back(progress, state.before[seat])
    return _settle(progress, state.turn, action)


def _place(progress: Progress, turn: int, card: str, action: Draw | Shoot | Pass) -> Progress:
    """R-LATS-12: draw, shoot or pass, once a turn."""
    if progress.placed:
        raise IllegalAction("R-LATS-12", "already-drawn")
    sky, open_, waiting = progress.sky, _OPEN_STARS[turn], 0
    if isinstance(action, Draw):
        sky = sky.with_drawing(_checked_drawing(sky, open_, card, action.lines))
        sky, waiting = powers.drawn(sky, open_)
    elif isinstance(action, Shoot):
        sky = sky.with_shot(_checked_shot(sky, open_, card, (action.start, action.to)))
    return Progress(sky, True, waiting, progress.moves + 1)


def _checked_drawing(sky: Sky, open_: Plane, card: str, lines: tuple[Line, Line]) -> Drawing:
    """Two lines that are the card's shape, each of them free."""
    drawing = _shaped(card, lines)
    if not is_free_drawing(sky, open_, drawing):
        first_is_free = is_free(sky, open_, *LINE_PLACES[lines[0]])
        raise illegal_line(sky, open_, lines[1 if first_is_free else 0])
    return drawing


@lru_cache(maxsize=_DRAWINGS)
def _shaped(card: str, lines: tuple[Line, Line]) -> Drawing:
    """Two lines that are the card's shape, wherever they may stand."""
    shape = NIGHT.get(card)
    if shape is None:
        raise IllegalAction("R-LATS-19", "shoot-instead")
    one, other = _line_place(lines[0]), _line_place(lines[1])
    pair = one[0], other[0], other[1] - one[1]
    if pair not in shape.pairs:
        key = "mirrored" if pair in shape.mirror_pairs else "not-the-shape"
        raise IllegalAction("R-LATS-14", key, card=card)
    return drawing(one, other)


def _line_place(line: Line) -> tuple[int, int]:
    try:
        return LINE_PLACES[line]
    except KeyError:
        (x, y), _ = line
        raise IllegalAction("R-LATS-13", "not-neighbours", x=x, y=y) from None


def _checked_shot(sky: Sky, open_: Plane, card: str, shot: Line) -> Line:
    """R-LATS-19: a diagonal of one to three, all its stars unused."""
    if card in NIGHT:
        raise IllegalAction("R-LATS-19", "no-shooting-star-tonight", card=card)
    (x, y), (to_x, to_y) = shot
    length = abs(to_x - x)
    if length != abs(to_y - y) or not 1 <= length <= LONGEST_SHOT:
        raise IllegalAction("R-LATS-19", "not-a-shooting-star")
    if not is_free_shot(sky, open_, shot):
        raise illegal_shot(sky, open_, shot)
    return shot


def _settle(progress: Progress, turn: int, action: UsePower | SkipPower) -> Progress:
    """R-LATS-24: one power is used or skipped; a line may earn another one."""
    if not progress.powers:
        raise IllegalAction("R-LATS-24", "no-power")
    sky, open_ = progress.sky, _OPEN_STARS[turn]
    if isinstance(action, UsePower):
        after = powers.use(sky, open_, action.at, action.uses)
    else:
        after = powers.skip(sky, action.uses)
    after, waiting = powers.settled(after, open_)
    return Progress(after, True, waiting, progress.moves + 1)


def _taken_back(progress: Progress, before: Sky) -> Progress:
    """R-LATS-18: until the turn closes nothing is final."""
    if not progress.placed:
        raise IllegalAction("R-LATS-18", "nothing-to-take-back")
    return Progress(before, False, 0, progress.moves + 1)


# The game goes on.


def _go_on(state: State, seat: Seat, progress: Progress) -> State:
    now, done = list(state.now), list(state.done)
    now[seat], done[seat] = progress, progress.placed and not progress.powers
    if False in done:
        return replace(state, now=tuple(now), done=tuple(done))
    return _close(state, tuple([progress.sky for progress in now]))


def _close(state: State, skies: tuple[Sky, ...]) -> State:
    """The turn closes: all see what all have drawn, and the next night comes (R-LATS-12)."""
    return _looking_up(
        state,
        skies,
        turn=state.turn + 1,
        revealed=state.revealed + state.to_come[:1],
        to_come=state.to_come[1:],
        done=(state.turn == TURNS,) * state.seats,
    )


def _looking_up(state: State, skies: tuple[Sky, ...], **news: Any) -> State:
    """Nothing is drawn yet in this turn."""
    shown, now = [], []
    for sky in skies:
        shown.append(sky.shown)
        now.append(Progress(sky, False, 0, 0))
    return replace(state, before=skies, shown=tuple(shown), now=tuple(now), **news)


# What random players do.


def _sampled_placing(sky: Sky, turn: int, card: str, chance: Chance) -> Draw | Shoot | Pass:
    open_, shape = _OPEN_STARS[turn], NIGHT.get(card)
    if shape is None:
        shots = free_shots(sky, open_)
        total = count(shots)
        n = chance.below(total + 1)
        return Shoot(*nth_shot(shots, n)) if n < total else _PASS
    places = placements(sky, open_, shape)
    total = count(places)
    n = chance.below(total + 1)
    return Draw(nth_placement(shape, places, n)) if n < total else _PASS


def _sampled_use(sky: Sky, open_: Plane, chance: Chance) -> UsePower | SkipPower:
    uses: list[At] = list(powers.uses(sky, open_))
    n = chance.below(len(uses) + 1)
    return UsePower(uses[n]) if n < len(uses) else _SKIP


def _paying(copy: LineSet) -> tuple[Copy, ...]:
    return (lines_in(copy),)

"""The laws that every game must satisfy, as functions of a case (game, seats, options, seed).

A game of your own is checked with a few lines of pytest:

    @pytest.mark.parametrize("case", cases(MyGame()), ids=str)
    @pytest.mark.parametrize("law", LAWS.values(), ids=LAWS.keys())
    def test_my_game_keeps_the_laws(law: Law, case: Case) -> None:
        law(case)

    LawBroken          which law, in which case, at which move, and what was seen
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import Any, NoReturn, TypeAlias

import msgspec

from veillee.kernel import options as option_forms
from veillee.kernel.arbitrary import Arbitrary, vocabulary
from veillee.kernel.chance import FastChance, VerifiableChance, derived_seed, game_key
from veillee.kernel.forms import Form, NotReadable
from veillee.kernel.game import (
    AnyGame,
    Awaiting,
    Chance,
    Dealing,
    Dealt,
    IllegalAction,
    Over,
    Played,
    Seat,
    asked,
)
from veillee.kernel.state import parts

OFFERS = 24  # how many of the offered actions are tried at one state
WALK = 160  # how many moves of a random game are looked at
BOUND = 2_000  # no evening lasts longer, in moves that bring the game on
OFTEN = 40  # a secret seen this often without ever being imagined otherwise is no secret


class LawBroken(AssertionError):
    """A game breaks a law."""


class Case(msgspec.Struct, frozen=True):
    """What a law looks at: one game, so many seats, these options, this luck."""

    game: AnyGame
    seats: int
    options: Any
    seed: int

    def __str__(self) -> str:
        usual = msgspec.structs.asdict(type(self.options)())
        chosen = msgspec.structs.asdict(self.options)
        said = ",".join(f"{name}={chosen[name]}" for name in chosen if chosen[name] != usual[name])
        return f"{self.game.name}-{self.seats}-{said or 'default'}-{self.seed}"

    def broken(self, law: str, what: str) -> NoReturn:
        raise LawBroken(f"{law}: {what} [{self}]")


Law: TypeAlias = Callable[[Case], None]


def cases(game: AnyGame, *, seeds: int = 1, seats: range | None = None) -> list[Case]:
    """Every number of seats with every value of every option, one changed at a time."""
    return [
        Case(game, n, chosen, seed)
        for n in seats or game.seats
        for chosen in variations(game)
        if _goes_together(game, n, chosen)
        for seed in range(seeds)
    ]


def variations(game: AnyGame) -> list[Any]:
    """The default options, then each with one value changed."""
    form = game.forms.options
    changed = [
        {field.name: value}
        for field in option_forms.fields(form.type)
        for value in _values(field)
        if value != field.default
    ]
    return [form.parse(change) for change in [{}, *changed]]


def play(case: Case, *, explore: bool = True) -> Iterator[tuple[Any, Any]]:
    """A random game: each state with the move made there (None at the end).

    Exploring, any asked seat may act and anything offered may happen; otherwise only awaited seats
    act, with moves that bring the game on.
    """
    game, chance = case.game, FastChance(f"{case}/play")
    deals: dict[str, int] = defaultdict(int)
    state = game.setup(case.seats, case.options)
    while True:
        move = _next_move(case, state, chance, deals, explore=explore)
        yield state, move
        if move is None:
            return
        state = _after(case, state, move)


def offers(case: Case) -> None:
    """Asked ⇔ offered; awaited ⇒ asked; offered or sampled ⇒ accepted; never a deadlock."""
    chance = FastChance(f"{case}/offers")
    for state, _ in islice(play(case), WALK):
        _check_turn(case, state)
        for seat in map(Seat, range(case.seats)):
            _check_offers(case, state, seat, chance)
        if next(case.game.legal_actions(case.game.view(state, None)), None) is not None:
            case.broken("offers", "a spectator is offered an action")


def commitments(case: Case) -> None:
    """While several are awaited, answers commute, hide, and leave others' questions alone."""
    chance = FastChance(f"{case}/commitments")
    for state, _ in islice(play(case), WALK):
        match case.game.turn(state):
            case Awaiting(seats=waiting) if len(waiting) > 1:
                one, other = chance.shuffle(waiting)[:2]
                _check_commute(case, state, one, other, chance)
                _check_hidden(case, state, one, chance)


def secrecy(case: Case) -> None:
    """A view tells no more than what an imagined world, its secrets redrawn, would tell."""
    game, chance = case.game, FastChance(f"{case}/secrecy")
    census = _Census(case)
    for number, (state, _) in enumerate(islice(play(case), WALK)):
        for seat in [None, *map(Seat, range(case.seats))]:
            view = game.view(state, seat)
            imagined = game.imagine(view, chance)
            _check_imagined(case, state, imagined, seat)
            census.count(state, imagined, seat)
            if number % 16 == 0:
                _check_playable(case, imagined, chance)
    census.judge()


def replay(case: Case) -> None:
    """A log read back from bytes gives the same states, and every deal can be recomputed."""
    game, forms = case.game, case.game.forms
    again = game.setup(case.seats, case.options)
    deals: dict[str, int] = defaultdict(int)
    for state, move in islice(play(case), WALK):
        if parts(again) != parts(state):
            case.broken("replay", "the log read back gives another state")
        match move:
            case Played(seat, action):
                again = _after(case, again, Played(seat, _read_back(case, forms.action, action)))
            case Dealt(deal):
                if game.deal(again, _luck(case, _kind(case, again), deals)) != deal:
                    case.broken("replay", "a deal cannot be recomputed")
                again = _after(case, again, Dealt(_read_back(case, forms.deal, deal)))


def codec(case: Case) -> None:
    """Every option, action, deal, view and sheet survives the wire, limits included."""
    forms = case.game.forms
    _round_trip(case, forms.options, case.options)
    for state, move in islice(play(case, explore=False), BOUND):
        match move:
            case Played(_, action):
                _round_trip(case, forms.action, action)
            case Dealt(deal):
                _round_trip(case, forms.deal, deal)
        for seat in [None, *map(Seat, range(case.seats))]:
            _round_trip(case, forms.view, case.game.view(state, seat))
        match case.game.turn(state):
            case Over(outcome):
                _check_outcome(case, outcome)
                for sheet in outcome.sheets:
                    _round_trip(case, forms.sheet, sheet)


def liveness(case: Case) -> None:
    """A game in which everyone answers ends."""
    if sum(1 for _ in islice(play(case, explore=False), BOUND)) == BOUND:
        case.broken("liveness", f"the game goes on after {BOUND} moves")


def refusals(case: Case) -> None:
    """Whatever well-typed action comes, it is accepted or refused with a rule; nothing else."""
    game, chance = case.game, FastChance(f"{case}/refusals")
    for state, _ in islice(play(case), WALK):
        views = [game.view(state, Seat(s)) for s in range(case.seats)]
        offered = [action for view in views for action in islice(game.legal_actions(view), OFFERS)]
        sent = Arbitrary(game.forms.action.type, chance, vocabulary(offered, views[0]))
        for seat in map(Seat, range(case.seats)):
            _check_refused(case, state, seat, sent.draw())


LAWS: Mapping[str, Law] = {
    law.__name__: law for law in (offers, commitments, secrecy, replay, codec, liveness, refusals)
}


# How random games are made.


def _next_move(
    case: Case, state: Any, chance: Chance, deals: dict[str, int], *, explore: bool
) -> Any:
    match case.game.turn(state):
        case Dealing(kind):
            return Dealt(case.game.deal(state, _luck(case, kind, deals)))
        case Awaiting(seats=(), chance=None):
            return case.broken("offers", "nobody is awaited and no deal is due: a deadlock")
        case Awaiting(seats=waiting, chance=kind):
            seats = asked(case.game, state, case.seats) if explore else list(waiting)
            if kind is not None and (not seats or chance.below(4) == 0):
                return Dealt(case.game.deal(state, _luck(case, kind, deals)))
            return _some_action(case, state, chance.shuffle(seats)[0], chance, explore=explore)
        case Over():
            return None


def _some_action(case: Case, state: Any, seat: Seat, chance: Chance, *, explore: bool) -> Any:
    view = case.game.view(state, seat)
    if explore and chance.below(3) == 0:
        offered = list(islice(case.game.legal_actions(view), OFFERS))
        if offered:
            return Played(seat, offered[chance.below(len(offered))])
    return Played(seat, case.game.sample(view, chance))


def _after(case: Case, state: Any, move: Any) -> Any:
    try:
        return case.game.apply(state, move)
    except IllegalAction as refused:
        return case.broken("offers", f"{move} is offered, then refused: {refused}")


def _luck(case: Case, kind: str, deals: dict[str, int]) -> Chance:
    k = deals[kind]
    deals[kind] += 1
    return VerifiableChance(game_key(derived_seed(str(case)), []), kind, k)


def _kind(case: Case, state: Any) -> str:
    match case.game.turn(state):
        case Dealing(kind) | Awaiting(chance=str(kind)):
            return kind
        case turn:
            return case.broken("replay", f"a deal came while the turn was {turn}")


# What the laws look at.


def _check_turn(case: Case, state: Any) -> None:
    free = asked(case.game, state, case.seats)
    match case.game.turn(state):
        case Awaiting(seats=(), chance=None):
            case.broken("offers", "nobody is awaited and no deal is due: a deadlock")
        case Awaiting(seats=waiting) if not set(waiting) <= set(free):
            case.broken("offers", f"awaited {waiting}, but only {free} are asked")
        case Dealing() | Over() if free:
            case.broken("offers", f"seats {free} are asked while nobody can answer")


def _check_offers(case: Case, state: Any, seat: Seat, chance: Chance) -> None:
    game = case.game
    view = game.view(state, seat)
    offered = list(islice(game.legal_actions(view), OFFERS))
    if (game.question(state, seat) is not None) != bool(offered):
        case.broken("offers", f"seat {seat} is asked and offered differently: {offered}")
    if offered:
        for action in [*offered, game.sample(view, chance)]:
            _accepted(case, "offers", state, seat, action)


def _accepted(case: Case, law: str, state: Any, seat: Seat, action: Any) -> Any:
    before = parts(state)
    try:
        after = case.game.apply(state, Played(seat, action))
    except IllegalAction as refused:
        case.broken(law, f"{action} by seat {seat} is offered, then refused: {refused}")
    if parts(state) != before:
        case.broken(law, f"{action} changed the state that it was applied to")
    return after


def _check_commute(case: Case, state: Any, one: Seat, other: Seat, chance: Chance) -> None:
    game = case.game
    first = game.sample(game.view(state, one), chance)
    second = game.sample(game.view(state, other), chance)
    after = _accepted(case, "commitments", state, one, first)
    if game.question(after, other) != game.question(state, other):
        case.broken("commitments", f"{first} by seat {one} changed the question of seat {other}")
    here = _accepted(case, "commitments", after, other, second)
    swapped = _accepted(case, "commitments", state, other, second)
    there = _accepted(case, "commitments", swapped, one, first)
    if parts(here) != parts(there):
        case.broken("commitments", f"{first} and {second} give another state in another order")


def _check_hidden(case: Case, state: Any, seat: Seat, chance: Chance) -> None:
    """Two answers after which the same seats are awaited look the same to everybody else."""
    game = case.game
    view = game.view(state, seat)
    answers = [game.sample(view, chance) for _ in range(2)]
    after = [_accepted(case, "commitments", state, seat, answer) for answer in answers]
    if game.turn(after[0]) != game.turn(after[1]):
        return
    for other in [None, *(Seat(s) for s in range(case.seats) if s != seat)]:
        seen = [_bytes(game.view(world, other)) for world in after]
        if seen[0] != seen[1]:
            case.broken("commitments", f"seat {other} can tell which of {answers} was chosen")


def _check_imagined(case: Case, state: Any, imagined: Any, seat: Seat | None) -> None:
    game = case.game
    if _bytes(game.view(imagined, seat)) != _bytes(game.view(state, seat)):
        case.broken("secrecy", f"the view of seat {seat} differs in the world it imagines")
    real, drawn = parts(state), parts(imagined)
    for name in real.keys() - game.secrets:
        if real[name] != drawn[name]:
            case.broken("secrecy", f"imagining from seat {seat} changed the open field {name!r}")
    if game.turn(imagined) != game.turn(state):
        case.broken("secrecy", f"what is awaited depends on a secret (seen from seat {seat})")
    if seat is not None and game.question(imagined, seat) != game.question(state, seat):
        case.broken("secrecy", f"the question of seat {seat} depends on a secret")


def _check_playable(case: Case, imagined: Any, chance: Chance) -> None:
    """An imagined world goes on like a real one."""
    state, deals = imagined, defaultdict[str, int](int)
    try:
        for _ in range(12):
            move = _next_move(case, state, chance, deals, explore=False)
            if move is None:
                return
            state = case.game.apply(state, move)
    except IllegalAction as refused:
        case.broken("secrecy", f"an imagined world cannot be played on: {refused}")


class _Census:
    """Over a run every part of every secret is imagined otherwise, but by its one owner."""

    def __init__(self, case: Case) -> None:
        self._case = case
        self._seen: dict[tuple[str, Any], dict[Seat | None, int]] = {}
        self._changed: set[tuple[str, Any, Seat | None]] = set()
        self._secrets: dict[str, bool] = dict.fromkeys(case.game.secrets, False)

    def count(self, state: Any, imagined: Any, seat: Seat | None) -> None:
        for name in self._secrets:
            real, drawn = getattr(state, name), getattr(imagined, name)
            self._secrets[name] |= real != drawn
            shown = dict(_leaves(drawn))
            for path, value in _leaves(real):
                by_seat = self._seen.setdefault((name, path), defaultdict(int))
                by_seat[seat] += 1
                if path not in shown or shown[path] != value:
                    self._changed.add((name, path, seat))

    def judge(self) -> None:
        for name, changed in self._secrets.items():
            if not changed and any(key[0] == name for key in self._seen):
                self._case.broken("secrecy", f"{name!r} is called secret and never imagined anew")
        for (name, path), by_seat in self._seen.items():
            knowing = [
                seat
                for seat, times in by_seat.items()
                if times >= OFTEN and (name, path, seat) not in self._changed
            ]
            if None in knowing or len(knowing) > 1:
                self._case.broken("secrecy", f"{name}{list(path)} is known to seats {knowing}")


def _leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Each atom of a nested value with the way to it; what is not there is no secret."""
    match value:
        case dict():
            for key, item in value.items():
                yield from _leaves(item, (*path, key))
        case tuple() | list():
            for index, item in enumerate(value):
                yield from _leaves(item, (*path, index))
        case None:
            return
        case _:
            yield path, value


def _check_refused(case: Case, state: Any, seat: Seat, sent: Any) -> None:
    game = case.game
    try:
        action = game.forms.action.parse(sent)
    except NotReadable:
        return
    was_asked = game.question(state, seat) is not None
    try:
        game.apply(state, Played(seat, action))
    except IllegalAction as refused:
        if not refused.refusal.rule.startswith("R-"):
            case.broken("refusals", f"{action} is refused without a rule: {refused}")
    except Exception as error:
        case.broken("refusals", f"{action} by seat {seat} raised {error!r}")
    else:
        if not was_asked:
            case.broken("refusals", f"{action} is accepted from seat {seat}, which is not asked")


def _round_trip(case: Case, form: Form[Any], value: Any) -> None:
    back = _read_back(case, form, value)
    if back != value or type(back) is not type(value):
        case.broken("codec", f"{value} comes back as {back}")


def _read_back(case: Case, form: Form[Any], value: Any) -> Any:
    try:
        return form.decode(form.encode(value))
    except NotReadable as error:
        return case.broken("codec", f"{value} cannot be read back: {error}")


def _check_outcome(case: Case, outcome: Any) -> None:
    ranked = sorted(seat for rank in outcome.ranking for seat in rank)
    if ranked != list(range(case.seats)) or len(outcome.scores) != case.seats:
        case.broken("codec", f"the outcome does not place every seat once: {outcome}")
    if len(outcome.sheets) != case.seats:
        case.broken("codec", f"the outcome does not have a sheet for every seat: {outcome}")


def _bytes(value: Any) -> bytes:
    return msgspec.json.encode(value)


def _values(field: option_forms.Field) -> tuple[Any, ...]:
    match field:
        case option_forms.Choice(values=values):
            return values
        case option_forms.Switch():
            return (False, True)
        case option_forms.Number(low=low, high=high):
            return tuple({low: None, (low + high) // 2: None, high: None})
        case option_forms.Other():
            return ()


def _goes_together(game: AnyGame, seats: int, options: Any) -> bool:
    try:
        game.setup(seats, options)
    except IllegalAction:
        return False
    return True

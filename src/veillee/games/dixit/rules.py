"""The rules of Dixit, R-DIXIT-1 to R-DIXIT-10 and R-DIXIT-20 to R-DIXIT-23."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, Self, TypeVar

from veillee.games.dixit import batches, scoring, worlds
from veillee.games.dixit.actions import (
    Action,
    AnyDeal,
    ChooseTeller,
    Claim,
    Clue,
    Deal,
    Give,
    LayOut,
    Options,
    Reshuffle,
    Sheet,
    Tell,
    Vote,
)
from veillee.games.dixit.components import IMAGES, IN_PLAY, Image, components, deck, images_from
from veillee.games.dixit.seating import (
    FEW,
    MANY,
    clockwise,
    full_hand,
    left_of,
    listeners,
    share,
)
from veillee.games.dixit.state import State
from veillee.games.dixit.view import Phase, Reveal, Told, View
from veillee.kernel.forms import Forms
from veillee.kernel.game import (
    Awaiting,
    Chance,
    Dealing,
    Dealt,
    IllegalAction,
    Move,
    Over,
    Played,
    Seat,
    Turn,
)
from veillee.kernel.talk import Occasion
from veillee.kernel.text import can_be_seen, is_one_line

T = TypeVar("T")

SOME_TEXT = "…"
_CLUES = (Clue("phrase", SOME_TEXT), Clue("song", ""), Clue("mime", ""))  # R-DIXIT-23
_CLAIM = Claim()
_CLAIMING = Awaiting((), chance="choose-teller")
_DEALING: Mapping[Phase, Dealing] = {
    phase: Dealing(phase) for phase in ("deal", "choose-teller", "lay-out", "reshuffle")
}


class Dixit:
    """Dixit for three to twelve, with these images."""

    name = "dixit"
    rules = 1
    seats = range(3, 13)
    forms: Forms[Options, Action, AnyDeal, View, Sheet] = Forms(
        options=Options, action=Action, deal=AnyDeal, view=View, sheet=Sheet
    )
    secrets = frozenset({"hands", "given", "votes", "pile"})

    def __init__(self, images: Iterable[str] = IMAGES) -> None:
        self.images = deck(images)
        self.components: Mapping[str, Any] = components(self.images)
        # Frozen messages may be shared: making one for each move would be the dearest part of it.
        self._tell = {image: Tell(image, _CLUES[0]) for image in self.images}
        self._give = {image: Give((image,)) for image in self.images}
        self._vote = {image: Vote((image,)) for image in self.images}

    @classmethod
    def from_components(cls, components: Mapping[str, Any]) -> Self:
        return cls(images_from(components))

    def setup(self, seats: int, options: Options) -> State:
        _check_table(seats, options)
        nobody = ((),) * seats
        return State(
            options=options,
            seats=seats,
            question=0,
            phase="deal",
            teller=None,
            clue=None,
            awaited=(),
            hands=nobody,
            given=nobody,
            votes=nobody,
            row=(),
            pile=(),
            discards=(),
            batches=(),
            scores=(0,) * seats,
            points=(),
            told=(),
            last=None,
        )

    def turn(self, state: State) -> Turn[Sheet]:
        if state.awaited:
            return Awaiting(state.awaited)
        if state.phase == "claim":
            return _CLAIMING
        if state.phase == "over":
            reason = _reached(state) or "pile-drawn"
            return Over(scoring.outcome(state.points, state.scores, reason))
        return _DEALING[state.phase]

    def question(self, state: State, seat: Seat) -> int | None:
        return state.question if _is_asked(state.phase, state.teller, seat) else None

    def hushed(self, state: State) -> tuple[Seat, ...]:
        """Whoever told says no more until the vote is over: a word could give the image away."""
        if state.teller is None or state.phase not in ("give", "lay-out", "vote"):
            return ()
        return (state.teller,)

    def singer(self, state: State) -> Seat | None:
        """Whoever is to tell may sing it."""
        return state.teller if state.phase == "tell" else None

    def sung(self, moves: Sequence[Move[Action, AnyDeal]]) -> tuple[bool, ...]:
        """R-DIXIT-23: of each clue so far, whether it is a song."""
        actions = (move.action for move in moves if isinstance(move, Played))
        return tuple(act.clue.kind == "song" for act in actions if isinstance(act, Tell))

    def remarks(self, before: View, after: View) -> Sequence[tuple[Seat, Occasion]]:
        """The teller has told, or learns whom the clue has reached."""
        if before.clue is None and after.clue is not None and after.teller is not None:
            return ((after.teller, "tell"),)
        if after.last is not None and after.last != before.last:
            return ((after.last.teller, _reached_by(after.last)),)
        return ()

    def apply(self, state: State, move: Move[Action, AnyDeal]) -> State:
        if isinstance(move, Dealt):
            return _dealt(state.copy(), move.deal)
        return _act(state, move)

    def deal(self, state: State, chance: Chance) -> AnyDeal:
        if state.phase == "lay-out":
            # R-DIXIT-5: shuffled from an order that tells nothing of seats or of who was first.
            return LayOut(tuple(chance.shuffle(sorted(i for own in state.given for i in own))))
        if state.phase == "deal":
            return self._first_deal(state.seats, chance)
        if state.phase == "reshuffle":
            return Reshuffle((*state.pile, *chance.shuffle(sorted(state.discards))))
        return ChooseTeller(Seat(chance.below(state.seats)))

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            seat,
            state.options,
            state.question,
            state.phase,
            state.teller,
            state.clue,
            state.awaited,
            () if seat is None else state.hands[seat],
            () if seat is None else state.given[seat],
            () if seat is None else state.votes[seat],
            state.row,
            tuple(map(len, state.hands)),
            len(state.pile),
            state.discards,
            state.batches,
            state.scores,
            state.points,
            state.told,
            state.last,
        )

    def legal_actions(self, view: View) -> Iterator[Action]:
        if view.seat is None or not _is_asked(view.phase, view.teller, view.seat):
            return
        match view.phase:
            case "claim":
                yield _CLAIM
            case "tell":
                yield from (Tell(image, clue) for image in view.hand for clue in _CLUES)
            case "give":
                yield from map(Give, combinations(view.hand, share(len(view.scores))))
            case _:
                yield from self._votes(view)

    def sample(self, view: View, chance: Chance) -> Action:
        hand = view.hand
        if view.phase == "vote":
            return self._some_vote(view, chance)
        if view.phase == "claim":
            return _CLAIM
        if view.phase == "tell":
            return self._tell[hand[chance.below(len(hand))]]
        if share(len(view.scores)) == 1:
            return self._give[hand[chance.below(len(hand))]]
        return Give(_two(hand, chance))

    def imagine(self, view: View, chance: Chance) -> State:
        return worlds.imagine(self.images, view, chance)

    def _first_deal(self, seats: int, chance: Chance) -> Deal:
        """R-DIXIT-1: of the whole deck 84 play; one image a seat, round by round."""
        images = tuple(chance.shuffle(self.images)[:IN_PLAY])
        given = full_hand(seats) * seats
        return Deal(tuple(images[seat:given:seats] for seat in range(seats)), images[given:])

    def _votes(self, view: View) -> Iterator[Vote]:
        open_images = _not_own(view)
        yield from (self._vote[image] for image in open_images)
        if view.options.second_vote:
            yield from map(Vote, combinations(open_images, 2))

    def _some_vote(self, view: View, chance: Chance) -> Vote:
        open_images = _not_own(view)
        if view.options.second_vote and chance.below(2):
            return Vote(_two(open_images, chance))
        return self._vote[open_images[chance.below(len(open_images))]]


def _is_asked(phase: Phase, teller: Seat | None, seat: Seat) -> bool:
    """All may claim, the teller tells, everyone else gives and votes, again until a step closes."""
    if phase == "vote" or phase == "give":
        return seat != teller
    return phase == "claim" or (phase == "tell" and seat == teller)


def _not_own(view: View) -> list[Image]:
    return [image for image in view.row if image not in view.given]


def _two(images: Sequence[Image], chance: Chance) -> tuple[Image, Image]:
    """Two different images, each pair as likely as the others."""
    one, other = chance.below(len(images)), chance.below(len(images) - 1)
    return images[one], images[other + (other >= one)]


def _check_table(seats: int, options: Options) -> None:
    """R-DIXIT-1, R-DIXIT-10: what seats and options must go together."""
    if seats not in Dixit.seats:
        raise IllegalAction("R-DIXIT-1", "seats", low=3, high=12, got=seats)
    if options.end == "pile" and options.reshuffle:
        raise IllegalAction("R-DIXIT-10", "never-ends")
    later = options.second_vote and options.reshuffle and options.bonus_cap is not None
    if seats >= MANY and not later:
        raise IllegalAction("R-DIXIT-1", "many-seats", seats=seats)


# A seat acts.


def _act(state: State, move: Played[Action]) -> State:
    action = move.action
    if isinstance(action, Vote):
        return _vote(state, move.seat, action.images)
    if isinstance(action, Give):
        return _give(state, move.seat, action.images)
    if isinstance(action, Tell):
        return _tell(state, move.seat, action)
    return _claim(state, move.seat)


def _claim(state: State, seat: Seat) -> State:
    if state.phase != "claim":
        raise IllegalAction("R-DIXIT-2", "nothing-to-claim")
    return _open_turn(state.copy(), seat)


def _tell(state: State, seat: Seat, action: Tell) -> State:
    if state.phase != "tell":
        raise IllegalAction("R-DIXIT-3", "nothing-to-tell")
    if seat != state.teller:
        raise IllegalAction("R-DIXIT-3", "not-the-teller")
    if action.image not in state.hands[seat]:
        raise IllegalAction("R-DIXIT-3", "not-in-hand", image=action.image)
    _check_clue(action.clue)
    after = state.copy()
    after.clue = action.clue
    after.given = _put(state.given, seat, (action.image,))
    return _ask_listeners(after, "give")


def _check_clue(clue: Clue) -> None:
    """R-DIXIT-3: a phrase says something; R-DIXIT-23: a song or a mime may be live."""
    if clue.kind == "phrase" and not can_be_seen(clue.text):
        raise IllegalAction("R-DIXIT-3", "clue-is-empty")
    if not is_one_line(clue.text):
        raise IllegalAction("R-DIXIT-3", "clue-is-not-one-line")


def _give(state: State, seat: Seat, images: tuple[Image, ...]) -> State:
    if state.phase != "give":
        raise IllegalAction("R-DIXIT-4", "nothing-to-give")
    if seat == state.teller:
        raise IllegalAction("R-DIXIT-4", "teller-gives-none")
    _check_given(state, state.hands[seat], images)
    after = state.copy()
    after.given = _put(state.given, seat, images)
    after.awaited = _answered(state.awaited, seat)
    if not after.awaited:
        after.phase = "lay-out"
    return after


def _check_given(state: State, hand: tuple[Image, ...], images: tuple[Image, ...]) -> None:
    wanted = share(state.seats)
    rule = "R-DIXIT-4" if wanted == 1 else "R-DIXIT-20"
    if len(images) != wanted:
        raise IllegalAction(rule, "give-so-many", wanted=wanted, got=len(images))
    for image in images:
        if image not in hand:
            raise IllegalAction(rule, "not-in-hand", image=image)
    if len(images) == 2 and images[0] == images[1]:
        raise IllegalAction(rule, "same-image-twice", image=images[0])


def _vote(state: State, seat: Seat, images: tuple[Image, ...]) -> State:
    if state.phase != "vote":
        raise IllegalAction("R-DIXIT-6", "nothing-to-vote-on")
    if seat == state.teller:
        raise IllegalAction("R-DIXIT-6", "teller-does-not-vote")
    _check_vote(state, state.given[seat], images)
    after = state.copy()
    after.votes = _put(state.votes, seat, images)
    after.awaited = _answered(state.awaited, seat)
    return after if after.awaited else _end_turn(after)


def _check_vote(state: State, own: tuple[Image, ...], images: tuple[Image, ...]) -> None:
    most = 2 if state.options.second_vote else 1
    rule = "R-DIXIT-20" if state.seats == FEW else "R-DIXIT-6"
    if not 1 <= len(images) <= most:
        raise IllegalAction(rule, "vote-so-many", most=most, got=len(images))
    for image in images:
        if image not in state.row:
            raise IllegalAction(rule, "not-in-row", image=image)
        if image in own:
            raise IllegalAction(rule, "own-image", image=image)
    if len(images) == 2 and images[0] == images[1]:
        raise IllegalAction(rule, "same-image-twice", image=images[0])


def _put(by_seat: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    return (*by_seat[:seat], value, *by_seat[seat + 1 :])


def _answered(awaited: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return tuple(other for other in awaited if other != seat)


# The game goes on. From here on `state` is a fresh copy that nobody else has seen.


def _dealt(state: State, deal: AnyDeal) -> State:
    if isinstance(deal, LayOut):
        return _lay_out(state, deal.images)
    if isinstance(deal, Deal):
        return _start(state, deal)
    if isinstance(deal, Reshuffle):
        return _reshuffle(state, deal.pile)
    return _open_turn(state, deal.seat)


def _start(state: State, deal: Deal) -> State:
    """R-DIXIT-2: the first teller claims to be it, or is drawn."""
    state.hands, state.pile = deal.hands, deal.pile
    state.phase = "claim" if state.options.first_teller == "claim" else "choose-teller"
    state.question += 1
    return state


def _open_turn(state: State, teller: Seat) -> State:
    state.teller, state.clue = teller, None
    state.phase, state.awaited = "tell", (teller,)
    state.question += 1
    return state


def _ask_listeners(state: State, phase: Phase) -> State:
    state.phase, state.awaited = phase, listeners(state.seats, _teller(state))
    state.question += 1
    return state


def _lay_out(state: State, row: tuple[Image, ...]) -> State:
    """R-DIXIT-5: only now do the images leave the hands."""
    state.row = row
    state.hands = tuple(
        tuple([image for image in hand if image not in given])
        for hand, given in zip(state.hands, state.given, strict=True)
    )
    return _ask_listeners(state, "vote")


def _end_turn(state: State) -> State:
    """R-DIXIT-7, R-DIXIT-9: reveal, count, discard; then the game ends or hands are refilled."""
    nobody = ((),) * state.seats
    reveal = _reveal(state)
    state.last = reveal
    state.points = (*state.points, reveal.points)
    state.told = (*state.told, _told(state, reveal))
    state.scores = tuple(map(sum, zip(state.scores, reveal.points, strict=True)))
    state.batches = batches.shown(state.batches, state.given)
    state.discards = state.discards + state.row
    state.row, state.given, state.votes = (), nobody, nobody
    return _over(state) if _reached(state) else _refill_or_reshuffle(state)


def _reveal(state: State) -> Reveal:
    teller, clue = _teller(state), state.clue
    assert clue is not None
    owner = {image: Seat(seat) for seat, own in enumerate(state.given) for image in own}
    points = scoring.turn_points(teller, state.given, state.votes, state.options)
    owners = tuple([owner[image] for image in state.row])
    return Reveal(teller, clue, state.row, owners, state.votes, points)


def _told(state: State, reveal: Reveal) -> Told:
    image = state.given[reveal.teller][0]
    return Told(reveal.clue, sum(image in images for images in reveal.votes))


def _reached(state: State) -> str | None:
    """R-DIXIT-10: why the table's own end has come, if it has."""
    options = state.options
    if options.end == "points" and max(state.scores) >= options.target:
        return "target-reached"
    if options.end == "laps" and len(state.points) == options.laps * state.seats:
        return "laps-told"
    return None


def _refill_or_reshuffle(state: State) -> State:
    missing = full_hand(state.seats) * state.seats - sum(map(len, state.hands))
    if state.options.reshuffle and missing > len(state.pile):
        state.phase = "reshuffle"
        return state
    return _refill(state)


def _reshuffle(state: State, pile: tuple[Image, ...]) -> State:
    state.batches = batches.laid_under(state.batches, state.discards, state.seats)
    state.pile, state.discards = pile, ()
    return _refill(state)


def _refill(state: State) -> State:
    """R-DIXIT-9, R-DIXIT-22: back to a full hand, clockwise from the teller's left."""
    full, next_teller = full_hand(state.seats), left_of(_teller(state), state.seats)
    hands, pile, at = list(state.hands), state.pile, 0
    for seat in clockwise(state.seats, next_teller):
        missing = full - len(hands[seat])
        hands[seat] += pile[at : at + missing]
        at += missing
    if state.batches:
        state.batches = batches.drawn(state.batches, _draws(state.hands, hands))
    state.hands, state.pile = tuple(hands), pile[at:]
    if not state.pile and not state.options.reshuffle:  # R-DIXIT-10
        return _over(state)
    return _open_turn(state, next_teller)


def _draws(
    before: Iterable[tuple[Image, ...]], after: Iterable[tuple[Image, ...]]
) -> list[tuple[Image, ...]]:
    return [new[len(old) :] for old, new in zip(before, after, strict=True)]


def _over(state: State) -> State:
    state.phase, state.clue = "over", None
    return state


def _teller(state: State) -> Seat:
    assert state.teller is not None
    return state.teller


def _reached_by(turn: Reveal) -> Occasion:
    """How many saw which image was the teller's: all, none, or some."""
    told = turn.row[turn.owners.index(turn.teller)]
    found = sum(told in votes for votes in turn.votes)
    if found == 0:
        return "missed"
    return "easy" if found == len(turn.votes) - 1 else "shared"

"""The rules of L'Étoile d'Afrique, R-AFRICA-1 to R-AFRICA-19."""

from collections.abc import Iterator, Mapping
from typing import Any, Self

from veillee.games.africa_deck import DECK, LION, VALUE, Card, Face, components, faces_from
from veillee.games.etoile_d_afrique import scoring
from veillee.games.etoile_d_afrique.actions import (
    HAND,
    Action,
    Beat,
    Deal,
    GiveWay,
    Lead,
    Options,
    Pass,
    Sheet,
)
from veillee.games.etoile_d_afrique.state import State
from veillee.games.etoile_d_afrique.view import Laid, Trick, View
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

LAST_PLAIN = 10  # R-AFRICA-9: above it nobody gives way, and passing begins

# Frozen messages may be shared: making one for each offer would be the dearest part of an offer.
_LEAD = {card: Lead(card) for card in DECK}
_BEAT = {card: Beat(card) for card in DECK}
_GIVE_WAY = {card: GiveWay(card) for card in DECK}
_PASS = Pass()

# The seats after each seat, that seat itself last, for every number of seats.
_CLOCKWISE = {
    seats: tuple(
        tuple(Seat((actor + step) % seats) for step in range(1, seats + 1))
        for actor in range(seats)
    )
    for seats in range(2, 6)
}


class EtoileDAfrique:
    """L'Étoile d'Afrique for two to five."""

    name = "etoile-d-afrique"
    rules = 1
    seats = range(2, 6)
    forms: Forms[Options, Action, Deal, View, Sheet] = Forms(
        options=Options, action=Action, deal=Deal, view=View, sheet=Sheet
    )
    secrets = frozenset({"hands", "pile"})

    def __init__(self, faces: Mapping[Card, Face] = DECK) -> None:
        self.components: Mapping[str, Any] = components(faces)

    @classmethod
    def from_components(cls, components: Mapping[str, Any]) -> Self:
        return cls(faces_from(components))

    def setup(self, seats: int, options: Options) -> State:
        if seats not in self.seats:
            raise IllegalAction("R-AFRICA-1", "seats", low=2, high=5, got=seats)
        nobody, nothing = ((),) * seats, (0,) * seats
        return State(
            options=options,
            seats=seats,
            question=0,
            round=0,
            dealer=None,
            turn=None,
            hands=nobody,
            pile=(),
            trick=(),
            bar=0,
            top=None,
            passed=(),
            captured=nobody,
            thieves=nothing,
            taken=nothing,
            last_trick=None,
            results=(),
        )

    def turn(self, state: State) -> Turn[Sheet]:
        if state.turn is not None:
            return Awaiting((state.turn,))
        if len(state.results) < state.options.rounds:
            return Dealing("deal")
        return Over(scoring.outcome(state.results))

    def question(self, state: State, seat: Seat) -> int | None:
        return state.question if state.turn == seat else None

    def apply(self, state: State, move: Move[Action, Deal]) -> State:
        if isinstance(move, Dealt):
            return _start_round(state, move.deal)
        return _go_on(_act(state, move), move.seat)

    def deal(self, state: State, chance: Chance) -> Deal:
        """R-AFRICA-5: a random first dealer, then one seat on; four cards each, one at a time."""
        seats = state.seats
        dealer = chance.below(seats) if state.dealer is None else (state.dealer + 1) % seats
        cards = chance.shuffle(list(DECK))
        given = HAND * seats
        hands = [tuple(cards[(seat - dealer - 1) % seats : given : seats]) for seat in range(seats)]
        return Deal(state.round + 1, Seat(dealer), tuple(hands), tuple(cards[given:]))

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            seat,
            state.options,
            state.question,
            state.round,
            state.dealer,
            state.turn,
            () if seat is None else state.hands[seat],
            tuple(map(len, state.hands)),
            len(state.pile),
            state.trick,
            state.bar,
            state.top,
            state.passed,
            state.captured,
            state.thieves,
            state.taken,
            state.last_trick,
            state.results,
        )

    def legal_actions(self, view: View) -> Iterator[Action]:
        return iter(_offers(view))

    def sample(self, view: View, chance: Chance) -> Action:
        offered = _offers(view)
        return offered[chance.below(len(offered))]

    def imagine(self, view: View, chance: Chance) -> State:
        """Deal the cards that this seat has not seen to the others and to the pile."""
        seen = {*view.hand, *(laid.card for laid in view.trick)}.union(*view.captured)
        unseen = chance.shuffle([card for card in DECK if card not in seen])
        hands = []
        for seat, size in enumerate(view.hand_sizes):
            hands.append(view.hand if seat == view.seat else tuple(unseen[:size]))
            unseen = unseen if seat == view.seat else unseen[size:]
        return State(
            options=view.options,
            seats=len(view.hand_sizes),
            question=view.question,
            round=view.round,
            dealer=view.dealer,
            turn=view.turn,
            hands=tuple(hands),
            pile=tuple(unseen[: view.pile]),
            trick=view.trick,
            bar=view.bar,
            top=view.top,
            passed=view.passed,
            captured=view.captured,
            thieves=view.thieves,
            taken=view.taken,
            last_trick=view.last_trick,
            results=view.results,
        )


def _offers(view: View) -> list[Action]:
    """A hand of four is too small to be worth a lazy list."""
    bar = view.bar
    if view.seat is None or view.turn != view.seat:
        return []
    if view.top is None:
        return [_LEAD[card] for card in view.hand]
    offers: list[Action] = [_BEAT[card] for card in view.hand if beats(card, bar)]
    if bar > LAST_PLAIN:
        return [*offers, _PASS]
    return offers + [_GIVE_WAY[card] for card in view.hand if VALUE[card] <= bar]


def beats(card: Card, bar: int) -> bool:
    """R-AFRICA-8, 10, 11: strictly higher, or a lion on anything up to ten."""
    value = VALUE[card]
    return value > bar or (value == LION and bar <= LAST_PLAIN)


# A seat acts.


def _act(state: State, move: Played[Action]) -> State:
    seat, action = move.seat, move.action
    if state.turn != seat:
        raise IllegalAction("R-AFRICA-7", "not-your-turn")
    if isinstance(action, Pass):
        return _pass(state, seat)
    if action.card not in state.hands[seat]:
        raise IllegalAction("R-AFRICA-7", "not-in-hand", card=action.card)
    if isinstance(action, Beat):
        return _beat(state, seat, action.card)
    if isinstance(action, GiveWay):
        return _give_way(state, seat, action.card)
    return _lead(state, seat, action.card)


def _lead(state: State, seat: Seat, card: Card) -> State:
    if state.top is not None:
        raise _already_led(state.bar)
    after = _lay(state, seat, Laid(seat, card, "lead"))
    after.top, after.bar = seat, VALUE[card]
    return after


def _already_led(bar: int) -> IllegalAction:
    if bar > LAST_PLAIN:
        return IllegalAction("R-AFRICA-9", "beat-or-pass")
    return IllegalAction("R-AFRICA-8", "trick-is-open")


def _beat(state: State, seat: Seat, card: Card) -> State:
    _need_trick(state)
    if not beats(card, state.bar):
        raise _too_weak(card, state.bar)
    after = _lay(state, seat, Laid(seat, card, "beat"))
    after.top, after.bar = seat, _raised(state, card)
    if not state.options.pass_lock:
        after.passed = ()
    return after


def _raised(state: State, card: Card) -> int:
    """R-AFRICA-10: a lion leaves the bar where it was, or counts two, as the table reads it."""
    value = VALUE[card]
    return value if state.options.lion == "counts-two" else max(value, state.bar)


def _give_way(state: State, seat: Seat, card: Card) -> State:
    _need_trick(state)
    if state.bar > LAST_PLAIN:
        raise IllegalAction("R-AFRICA-9", "pass-instead", bar=state.bar)
    if VALUE[card] > state.bar:
        raise IllegalAction("R-AFRICA-8", "too-high", card=card, bar=state.bar)
    after = _lay(state, seat, Laid(seat, card, "give-way"))
    after.thieves = _plus(state.thieves, seat)
    after.taken = _plus(state.taken, seat)
    return after


def _pass(state: State, seat: Seat) -> State:
    _need_trick(state)
    if state.bar <= LAST_PLAIN:
        raise IllegalAction("R-AFRICA-12", "no-passing-yet", bar=state.bar)
    after = state.copy()
    after.passed = tuple(sorted((*state.passed, seat)))
    return after


def _need_trick(state: State) -> None:
    if state.top is None:
        raise IllegalAction("R-AFRICA-7", "lead-first")


def _too_weak(card: Card, bar: int) -> IllegalAction:
    if VALUE[card] == LION:
        return IllegalAction("R-AFRICA-10", "lion-too-weak", bar=bar)
    if VALUE[card] == bar:
        return IllegalAction("R-AFRICA-11", "equal-never-beats", card=card, bar=bar)
    rule = "R-AFRICA-9" if bar > LAST_PLAIN else "R-AFRICA-8"
    return IllegalAction(rule, "too-low", card=card, bar=bar)


def _lay(state: State, seat: Seat, laid: Laid) -> State:
    """The card goes from the hand to the trick; where the table says so, another is drawn."""
    after = state.copy()
    hand, pile = state.hands[seat], state.pile
    at = hand.index(laid.card)
    hand = hand[:at] + hand[at + 1 :]
    if pile and state.options.draw == "each-card":  # R-AFRICA-6
        hand, after.pile = (*hand, pile[0]), pile[1:]
    after.hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    after.trick = (*state.trick, laid)
    return after


def _plus(counts: tuple[int, ...], seat: Seat) -> tuple[int, ...]:
    return (*counts[:seat], counts[seat] + 1, *counts[seat + 1 :])


# The game goes on. From here on `state` is a fresh copy that nobody else has seen.


def _go_on(state: State, actor: Seat) -> State:
    state.question += 1
    state.turn = _next_to_act(state, actor)
    return _end_trick(state) if state.turn is None else state


def _next_to_act(state: State, actor: Seat) -> Seat | None:
    """R-AFRICA-12: clockwise; None when the trick is over.

    Above ten everyone has passed when the turn reaches the owner of the top card; with
    `unbeaten` the trick is his then, whatever the bar.
    """
    if () in state.hands and _holders(state) <= 1:  # R-AFRICA-15
        return None
    comes_back = state.bar > LAST_PLAIN or state.options.trick_end == "unbeaten"
    for seat in _CLOCKWISE[state.seats][actor]:
        if comes_back and seat == state.top:
            return None
        if state.hands[seat] and seat not in state.passed:  # R-AFRICA-14
            return seat
    return None


def _holders(state: State) -> int:
    return sum(map(bool, state.hands))


def _end_trick(state: State) -> State:
    winner = state.top
    assert winner is not None
    won = tuple(laid.card for laid in state.trick)
    taken = state.captured[winner] + won
    state.captured = (*state.captured[:winner], taken, *state.captured[winner + 1 :])
    state.last_trick = Trick(winner, state.trick)
    state.trick, state.bar, state.top, state.passed = (), 0, None, ()
    if state.options.draw == "after-trick":
        _refill(state, winner)
    if _holders(state) <= 1:  # R-AFRICA-15: what the last holder has is thrown away
        return _end_round(state)
    state.turn = _leader(state, winner)
    return state


def _refill(state: State, winner: Seat) -> None:
    """R-AFRICA-6, after the trick: back to four at once, clockwise from the winner."""
    hands, pile = list(state.hands), state.pile
    for seat in (winner, *_CLOCKWISE[state.seats][winner][:-1]):
        need = HAND - len(hands[seat])
        hands[seat], pile = hands[seat] + pile[:need], pile[need:]
    state.hands, state.pile = tuple(hands), pile


def _leader(state: State, winner: Seat) -> Seat:
    """R-AFRICA-13: the winner, or the next clockwise who has cards."""
    order = (winner, *_CLOCKWISE[state.seats][winner])
    return next(seat for seat in order if state.hands[seat])


def _end_round(state: State) -> State:
    sheets = scoring.round_sheets(state.captured, state.thieves, state.taken)
    debts = zip(state.thieves, sheets, strict=True)
    state.results = (*state.results, sheets)
    state.thieves = tuple(held - sheet.thief_tokens_paid for held, sheet in debts)
    state.hands, state.pile, state.turn = ((),) * state.seats, (), None
    return state


def _start_round(state: State, deal: Deal) -> State:
    after = state.copy()
    after.round, after.dealer = deal.round, deal.dealer
    after.hands, after.pile = deal.hands, deal.pile
    after.captured, after.taken = ((),) * state.seats, (0,) * state.seats
    after.turn = Seat((deal.dealer + 1) % state.seats)
    return after

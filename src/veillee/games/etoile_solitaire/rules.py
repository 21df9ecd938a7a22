"""The rules of the solitaire, R-AFRICA-30 to R-AFRICA-34."""

from collections.abc import Iterator, Mapping
from typing import Any, Self

from veillee.games.africa_deck import DECK, STAR, Card, Face, components, faces_from
from veillee.games.etoile_solitaire import fitting, scoring
from veillee.games.etoile_solitaire.actions import (
    Action,
    Deal,
    Join,
    Lay,
    Options,
    Sheet,
    StartRow,
)
from veillee.games.etoile_solitaire.state import State
from veillee.games.etoile_solitaire.view import View
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

_AWAITING = Awaiting((Seat(0),))


class EtoileSolitaire:
    """The solitaire of L'Étoile d'Afrique."""

    name = "etoile-solitaire"
    rules = 1
    seats = range(1, 2)
    forms: Forms[Options, Action, Deal, View, Sheet] = Forms(
        options=Options, action=Action, deal=Deal, view=View, sheet=Sheet
    )
    secrets = frozenset({"hand", "pile"})

    def __init__(self, faces: Mapping[Card, Face] = DECK) -> None:
        self.components: Mapping[str, Any] = components(faces)
        self._fits = {
            "ranked": fitting.table(faces, "ranked"),
            "open": fitting.table(faces, "open"),
        }

    @classmethod
    def from_components(cls, components: Mapping[str, Any]) -> Self:
        return cls(faces_from(components))

    def setup(self, seats: int, options: Options) -> State:
        if seats not in self.seats:
            raise IllegalAction("R-AFRICA-30", "seats", low=1, high=1, got=seats)
        return State(options, 0, (), (), ())

    def turn(self, state: State) -> Turn[Sheet]:
        if state.hand:
            return _AWAITING
        return Over(scoring.outcome(state.rows)) if state.rows else Dealing("deal")

    def question(self, state: State, seat: Seat) -> int | None:
        return state.question if state.hand and seat == 0 else None

    def apply(self, state: State, move: Move[Action, Deal]) -> State:
        if isinstance(move, Dealt):
            deal = move.deal
            return State(state.options, 0, ((deal.row,),), deal.hand, deal.pile)
        return self._act(state, move)

    def deal(self, state: State, chance: Chance) -> Deal:
        """R-AFRICA-30: the first card starts a row, then the hand, then the pile."""
        first, *rest = chance.shuffle(list(DECK))
        size = state.options.hand
        return Deal(first, tuple(rest[:size]), tuple(rest[size:]))

    def view(self, state: State, seat: Seat | None) -> View:
        hand = () if seat is None else state.hand
        return View(
            seat,
            state.options,
            state.question,
            state.rows,
            hand,
            len(state.hand),
            len(state.pile),
            tuple(self._rows_for(state, card) for card in hand),
        )

    def legal_actions(self, view: View) -> Iterator[Action]:
        for card, rows in zip(view.hand, view.fits, strict=True):
            yield from (Lay(card, row) for row in rows)
        if STAR in view.hand:
            count = range(len(view.rows))
            yield from (Join(one, other) for one in count for other in count if one != other)
        if not any(view.fits):
            yield from (StartRow(card) for card in view.hand)

    def sample(self, view: View, chance: Chance) -> Action:
        offered = list(self.legal_actions(view))
        return offered[chance.below(len(offered))]

    def imagine(self, view: View, chance: Chance) -> State:
        seen = set(view.hand).union(*view.rows)
        unseen = chance.shuffle([card for card in DECK if card not in seen])
        size = 0 if view.seat is not None else view.hand_size
        hand = view.hand + tuple(unseen[:size])
        pile = tuple(unseen[size : size + view.pile])
        return State(view.options, view.question, view.rows, hand, pile)

    def _act(self, state: State, move: Played[Action]) -> State:
        action = move.action
        if self.question(state, move.seat) is None:
            raise IllegalAction("R-AFRICA-30", "not-asked")
        if isinstance(action, Join):
            return _play(state, STAR, _joined(state, action))
        if action.card not in state.hand:
            raise IllegalAction("R-AFRICA-30", "not-in-hand", card=action.card)
        if isinstance(action, StartRow):
            return _play(state, action.card, self._started(state, action.card))
        return _play(state, action.card, self._laid(state, action))

    def _laid(self, state: State, action: Lay) -> tuple[tuple[Card, ...], ...]:
        rows, row, card = state.rows, action.row, action.card
        _need_row(state, row)
        end = rows[row][-1]
        if card not in self._fits[state.options.brigand][end]:
            raise IllegalAction("R-AFRICA-31", "does-not-fit", card=card, end=end)
        return (*rows[:row], (*rows[row], card), *rows[row + 1 :])

    def _started(self, state: State, card: Card) -> tuple[tuple[Card, ...], ...]:
        if fitting_card := next((c for c in state.hand if self._rows_for(state, c)), None):
            raise IllegalAction("R-AFRICA-33", "something-fits", card=fitting_card)
        return (*state.rows, (card,))

    def _rows_for(self, state: State, card: Card) -> tuple[int, ...]:
        fits = self._fits[state.options.brigand]
        return tuple([i for i, row in enumerate(state.rows) if card in fits[row[-1]]])


def _joined(state: State, action: Join) -> tuple[tuple[Card, ...], ...]:
    """R-AFRICA-32: first + Star + second, at the place of first; the end of second stays open."""
    if STAR not in state.hand:
        raise IllegalAction("R-AFRICA-32", "star-not-in-hand")
    _need_row(state, action.first)
    _need_row(state, action.second)
    if action.first == action.second:
        raise IllegalAction("R-AFRICA-32", "same-row")
    rows = list(state.rows)
    rows[action.first] = (*rows[action.first], STAR, *rows[action.second])
    del rows[action.second]
    return tuple(rows)


def _need_row(state: State, row: int) -> None:
    if row >= len(state.rows):
        raise IllegalAction("R-AFRICA-30", "no-such-row", row=row + 1, rows=len(state.rows))


def _play(state: State, card: Card, rows: tuple[tuple[Card, ...], ...]) -> State:
    """R-AFRICA-30: the card leaves the hand and, while the pile lasts, another one comes."""
    at = state.hand.index(card)
    hand = state.hand[:at] + state.hand[at + 1 :] + state.pile[:1]
    return State(state.options, state.question + 1, rows, hand, state.pile[1:])

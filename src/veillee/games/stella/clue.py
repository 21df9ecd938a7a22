"""The word of the round: turning a card, and asking for its other word (R-STELLA-6)."""

from collections.abc import Mapping, Sequence

from veillee.games.stella.components import DISCOVERY, CardId, WordCard
from veillee.games.stella.state import State
from veillee.games.stella.view import Ask
from veillee.kernel.game import IllegalAction, Seat


def turn_card(state: State, cards: Mapping[CardId, WordCard]) -> None:
    """The next card is turned: its upright word is the clue. `state` is a fresh copy."""
    if state.options.words == "discovery":  # R-STELLA-3: in their fixed order
        card = DISCOVERY[state.round - 1]
    else:
        card, state.stack = state.stack[0], state.stack[1:]
    state.card, state.clue, state.ask = card, cards[card].upright, None


def may_ask(ask: Ask | None, done: Sequence[object]) -> bool:
    """Once a round, before anyone has finished."""
    return ask is None and not any(done)


def may_answer(ask: Ask | None, done: Sequence[object], seat: Seat) -> bool:
    return is_open(ask, done) and ask is not None and not _answered(ask, seat)


def is_open(ask: Ask | None, done: Sequence[object]) -> bool:
    """Somebody asked, nobody has finished, and neither side has the table."""
    if ask is None or any(done):
        return False
    return not carried(ask, len(done)) and 2 * len(ask.disagreed) < len(done)


def carried(ask: Ask, seats: int) -> bool:
    """More than half of all seats, the asker among them, want the other word."""
    return 2 * len(ask.agreed) > seats


def ask_other_word(state: State, seat: Seat) -> State:
    if any(state.marks):
        raise IllegalAction("R-STELLA-6", "word-is-settled")
    if state.ask is not None:
        raise IllegalAction("R-STELLA-6", "already-asked", by=state.ask.agreed[0])
    after = state.copy()
    after.ask = Ask((seat,), ())
    return after


def agree(state: State, seat: Seat, cards: Mapping[CardId, WordCard]) -> State:
    ask = _open_ask(state, seat)
    after = state.copy()
    after.ask = Ask((*ask.agreed, seat), ask.disagreed)
    return _swap(after, cards) if carried(after.ask, state.seats) else after


def disagree(state: State, seat: Seat) -> State:
    ask = _open_ask(state, seat)
    after = state.copy()
    after.ask = Ask(ask.agreed, (*ask.disagreed, seat))
    return after


def _swap(state: State, cards: Mapping[CardId, WordCard]) -> State:
    """The other word is the clue: whoever was thinking of the first one is asked anew."""
    assert state.card is not None
    state.clue = cards[state.card].reverse
    state.question += 1
    return state


def _open_ask(state: State, seat: Seat) -> Ask:
    ask = state.ask
    if ask is None:
        raise IllegalAction("R-STELLA-6", "nobody-asked")
    if not is_open(ask, state.marks):
        raise IllegalAction("R-STELLA-6", "word-is-settled")
    if _answered(ask, seat):
        raise IllegalAction("R-STELLA-6", "already-answered")
    return ask


def _answered(ask: Ask, seat: Seat) -> bool:
    return seat in ask.agreed or seat in ask.disagreed

"""Setting out, and what lies between two rounds (R-STELLA-2 to R-STELLA-5, R-STELLA-21).

Everything here is given a fresh copy of a state that nobody else has seen.
"""

from collections.abc import Mapping

import msgspec

from veillee.games.stella import clue, scoring
from veillee.games.stella.actions import CELLS, Deal, RoundSheet
from veillee.games.stella.components import ROUNDS, CardId, WordCard
from veillee.games.stella.slates import EVERY_CELL, ascending
from veillee.games.stella.state import Marks, State, Unshown
from veillee.games.stella.view import Designation, Round
from veillee.kernel.game import Seat

ROW = 5


def set_out(state: State, deal: Deal, cards: Mapping[CardId, WordCard]) -> State:
    """R-STELLA-2, R-STELLA-4: fifteen images on the table, a stack of words, a first scout."""
    state.table, state.pile = deal.images[:CELLS], deal.images[CELLS:]
    state.stack = () if state.options.words == "discovery" else deal.words
    state.first_scout = deal.first_scout
    return _start(state, cards)


def end_round(state: State, cards: Mapping[CardId, WordCard]) -> State:
    """The round is written down; then the next one begins, or the game is over."""
    _write_down(state)
    _wipe(state)
    if state.round == ROUNDS:  # R-STELLA-5, R-STELLA-21: nothing is replaced any more
        return _end(state)
    assert state.first_scout is not None
    state.first_scout = Seat((state.first_scout + 1) % state.seats)
    _replace_row(state)
    return _start(state, cards)


def undesignated(designations: tuple[Designation, ...]) -> Marks:
    return EVERY_CELL.difference([designation.cell for designation in designations])


def _start(state: State, cards: Mapping[CardId, WordCard]) -> State:
    state.round += 1
    state.stage = "marking"
    clue.turn_card(state, cards)
    return state


def _write_down(state: State) -> None:
    assert state.card is not None
    assert state.clue is not None
    assert state.first_scout is not None
    hidden = _hidden(state)
    if not state.options.show_marks:
        state.hidden = (*state.hidden, hidden)
    written = Round(
        state.card,
        state.clue,
        state.first_scout,
        state.table,
        state.counts,
        state.in_the_dark,
        state.designations,
        _sheets(state, hidden),
    )
    state.results = (*state.results, written)


def _sheets(state: State, hidden: Unshown) -> tuple[RoundSheet, ...]:
    won = zip(*[designation.stars for designation in state.designations], strict=True)
    return tuple(
        [
            scoring.round_sheet(
                ascending(marks - unshown if unshown else marks),
                stars,
                in_the_dark=seat == state.in_the_dark,
                fell=seat in state.fallen,
            )
            for seat, (marks, unshown, stars) in enumerate(
                zip(state.marks, hidden, won, strict=True)
            )
        ]
    )


def _hidden(state: State) -> Unshown:
    """Each seat's marks that the table does not learn: what can be inferred is no secret."""
    if state.options.show_marks:
        return (None,) * state.seats
    unseen = undesignated(state.designations)
    unshown = [marks & unseen for marks in state.marks]
    return tuple(left if left and left != unseen else None for left in unshown)


def _wipe(state: State) -> None:
    """R-STELLA-21: slates wiped, lanterns back to their start."""
    state.marks = (frozenset(),) * state.seats
    state.counts = state.left = state.fallen = state.designations = ()
    state.in_the_dark = state.scout = None


def _replace_row(state: State) -> None:
    """R-STELLA-21: the top row after round 1, the middle one after 2, the bottom one after 3."""
    start = ROW * (state.round - 1)
    table = state.table
    state.table = table[:start] + state.pile[:ROW] + table[start + ROW :]
    state.pile = state.pile[ROW:]


def _end(state: State) -> State:
    """The sheets, like the record, tell every mark once nothing hangs on it any more."""
    if not state.options.show_marks:
        rounds = zip(state.results, state.hidden, strict=True)
        state.results = tuple(_uncovered(played, hidden) for played, hidden in rounds)
        state.hidden = ()
    state.stage, state.card, state.clue, state.ask = "over", None, None, None
    return state


def _uncovered(played: Round, hidden: Unshown) -> Round:
    if not any(hidden):
        return played
    sheets = tuple(
        msgspec.structs.replace(sheet, marks=tuple(sorted({*sheet.marks, *(unshown or ())})))
        for sheet, unshown in zip(played.sheets, hidden, strict=True)
    )
    return msgspec.structs.replace(played, sheets=sheets)

"""Worlds that a view allows: what nobody has seen, drawn anew.

A designated image tells exactly who marked it, and after the announcement everyone knows how many
marks each seat has. So a seat's other marks are that many of the cells not designated, whichever;
who is skipped as a scout follows from the numbers alone.
"""

from collections.abc import Collection, Iterable

from veillee.games.stella.components import DISCOVERY, CardId, Image
from veillee.games.stella.rounds import undesignated
from veillee.games.stella.slates import EVERY_CELL, FEWEST, MOST
from veillee.games.stella.state import Marks, State, Unshown
from veillee.games.stella.view import View
from veillee.kernel.game import Chance, Seat


def imagine(view: View, deck: Collection[Image], pack: Collection[CardId], chance: Chance) -> State:
    return State(
        options=view.options,
        seats=len(view.done),
        question=view.question,
        stage=view.stage,
        round=view.round,
        first_scout=view.first_scout,
        table=view.table,
        pile=_pile(view, deck, chance),
        stack=_stack(view, pack, chance),
        card=view.card,
        clue=view.clue,
        ask=view.ask,
        marks=tuple(_marks(view, Seat(seat), chance) for seat in range(len(view.done))),
        counts=view.counts,
        in_the_dark=view.in_the_dark,
        scout=view.scout,
        left=view.left,
        fallen=view.fallen,
        designations=view.designations,
        results=view.results,
        hidden=_hidden(view, chance),
    )


def _pile(view: View, deck: Collection[Image], chance: Chance) -> tuple[Image, ...]:
    seen = set(view.table).union(*(played.table for played in view.results))
    return tuple(chance.shuffle([image for image in deck if image not in seen])[: view.pile])


def _stack(view: View, pack: Collection[CardId], chance: Chance) -> tuple[CardId, ...]:
    """The cards to come; the discovery cards have no secret order."""
    if view.options.words == "discovery" or view.stage == "dealing":
        return ()
    seen = {view.card, *(played.card for played in view.results)}
    unseen = chance.shuffle([card for card in pack if card not in seen])
    return tuple(unseen[: len(DISCOVERY) - view.round])


def _marks(view: View, seat: Seat, chance: Chance) -> Marks:
    if seat == view.seat:
        return frozenset(view.marks)
    if not view.done[seat]:
        return frozenset()
    if not view.counts:
        return _some(EVERY_CELL, FEWEST + chance.below(MOST), chance)
    left = _some(undesignated(view.designations), view.left[seat], chance)
    return left.union(
        designation.cell
        for designation in view.designations
        if seat == designation.scout or seat in designation.matched
    )


def _hidden(view: View, chance: Chance) -> tuple[Unshown, ...]:
    """Finished rounds, where the table does not show marks: those nobody pointed at."""
    if view.options.show_marks or view.stage == "over":
        return ()
    return tuple(
        tuple(_unshown(view, number, Seat(seat), chance) for seat in range(len(view.done)))
        for number in range(len(view.results))
    )


def _unshown(view: View, number: int, seat: Seat, chance: Chance) -> Marks | None:
    played = view.results[number]
    size = played.counts[seat] - len(played.sheets[seat].marks)
    if size == 0:
        return None
    if seat == view.seat:
        return frozenset(view.unshown[number])
    return _some(undesignated(played.designations), size, chance)


def _some(cells: Iterable[int], size: int, chance: Chance) -> Marks:
    return frozenset(chance.shuffle(sorted(cells))[:size])

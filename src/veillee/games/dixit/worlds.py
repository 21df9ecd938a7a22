"""Worlds that a view allows: every image that the seat has not seen lies somewhere at random.

Drawn evenly as long as nothing was reshuffled; afterwards every world drawn is possible, but not
all are equally likely.
"""

from collections.abc import Sequence
from itertools import islice

from veillee.games.dixit.batches import among
from veillee.games.dixit.components import Image
from veillee.games.dixit.owners import Kind, Owners
from veillee.games.dixit.seating import full_hand, share
from veillee.games.dixit.state import State
from veillee.games.dixit.view import View
from veillee.kernel.game import Chance, Seat

BySeat = tuple[tuple[Image, ...], ...]


def imagine(deck: Sequence[Image], view: View, chance: Chance) -> State:
    """A whole state that this view allows."""
    gone = _row_owners(view, chance)
    hands, pile = _unseen(deck, view, gone, chance)
    given = gone if view.row else _still_in_hand(view, hands, chance)
    return State(
        options=view.options,
        seats=len(view.scores),
        question=view.question,
        phase=view.phase,
        teller=view.teller,
        clue=view.clue,
        awaited=view.awaited,
        hands=hands,
        given=given,
        votes=_votes(view, given, chance),
        row=view.row,
        pile=pile,
        discards=view.discards,
        batches=view.batches,
        scores=view.scores,
        points=view.points,
        told=view.told,
        last=view.last,
    )


def _row_owners(view: View, chance: Chance) -> BySeat:
    """Who put what into the row; nothing before there is one."""
    seats = len(view.scores)
    if not view.row:
        return ((),) * seats
    others = [Seat(seat) for seat in range(seats) if seat != view.seat]
    kinds = {image: _batch_of(view, image) for image in view.row}
    most = {(s, kind): _held(view, s, kind) for s in others for kind in set(kinds.values())}
    owners = Owners(kinds, {s: _part(view, s) for s in others}, most, chance)
    owners.share_out([image for image in view.row if image not in view.given])
    return tuple(
        view.given if seat == view.seat else tuple(owners.images[Seat(seat)])
        for seat in range(seats)
    )


def _batch_of(view: View, image: Image) -> Kind:
    return next((k for k, batch in enumerate(view.batches) if image in batch.images), None)


def _held(view: View, seat: Seat, kind: Kind) -> int:
    """How many images of this kind the seat held before the row was laid out."""
    if kind is not None:
        return view.batches[kind].held[seat]
    return full_hand(len(view.scores)) - sum(batch.held[seat] for batch in view.batches)


def _part(view: View, seat: Seat) -> int:
    return 1 if seat == view.teller else share(len(view.scores))


def _unseen(
    deck: Sequence[Image], view: View, gone: BySeat, chance: Chance
) -> tuple[BySeat, tuple[Image, ...]]:
    """The others' hands and the pile, oldest batch first as they were drawn."""
    hands: list[tuple[Image, ...]] = [()] * len(view.scores)
    pile: tuple[Image, ...] = ()
    for images, sizes in _pools(deck, view, gone):
        rest = iter(chance.shuffle(images))
        for seat, size in enumerate(sizes):
            if seat != view.seat:
                hands[seat] += tuple(islice(rest, size))
        pile = tuple(islice(rest, view.pile))  # what nobody holds of the newest batch
    if view.seat is not None:
        hands[view.seat] = view.hand
    return tuple(hands), pile


def _pools(
    deck: Sequence[Image], view: View, gone: BySeat
) -> list[tuple[list[Image], tuple[int, ...]]]:
    """The images of each batch that this seat cannot see, and how many each hand holds of them.

    What was never reshuffled comes first; of a large deck it includes the images out of play.
    """
    seen = {*view.hand, *view.row, *view.discards}
    known = seen.union(*(batch.images for batch in view.batches))
    held = [
        tuple(n - among(batch, out) for n, out in zip(batch.held, gone, strict=True))
        for batch in view.batches
    ]
    fresh = tuple(size - sum(part) for size, *part in zip(view.hand_sizes, *held, strict=True))
    hidden = [[image for image in batch.images if image not in seen] for batch in view.batches]
    return [
        ([image for image in deck if image not in known], fresh),
        *zip(hidden, held, strict=True),
    ]


def _still_in_hand(view: View, hands: BySeat, chance: Chance) -> BySeat:
    """What the teller and those who have answered have chosen from their hands."""
    return tuple(
        view.given
        if seat == view.seat
        else tuple(chance.shuffle(hand)[: _part(view, Seat(seat))])
        if _has_given(view, Seat(seat))
        else ()
        for seat, hand in enumerate(hands)
    )


def _has_given(view: View, seat: Seat) -> bool:
    return view.phase in ("give", "lay-out") and seat not in view.awaited


def _votes(view: View, given: BySeat, chance: Chance) -> BySeat:
    """The others' votes: some image, or two, that is not their own."""
    return tuple(
        view.voted
        if seat == view.seat
        else _some_vote(view, own, chance)
        if _has_voted(view, Seat(seat))
        else ()
        for seat, own in enumerate(given)
    )


def _has_voted(view: View, seat: Seat) -> bool:
    return view.phase == "vote" and seat != view.teller and seat not in view.awaited


def _some_vote(view: View, own: tuple[Image, ...], chance: Chance) -> tuple[Image, ...]:
    count = 1 + chance.below(2) if view.options.second_vote else 1
    return tuple(chance.shuffle([image for image in view.row if image not in own])[:count])

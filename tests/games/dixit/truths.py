"""What is true of every state of Dixit that can be reached."""

from games.dixit.positions import images_of
from veillee.games.dixit.components import IMAGES
from veillee.games.dixit.seating import full_hand, listeners, share
from veillee.games.dixit.state import State

WITH_GIFTS = ("give", "lay-out", "vote")


def check(state: State) -> None:
    """Raises AssertionError where a state cannot be."""
    if state.phase != "deal":
        _no_image_is_lost_or_doubled(state)
        _hands_are_full(state)
    _gifts_lie_where_they_should(state)
    _votes_are_for_others(state)
    assert state.scores == tuple(
        sum(turn[seat] for turn in state.points) for seat in range(state.seats)
    )
    assert len(state.told) == len(state.points)
    assert list(state.awaited) == sorted(set(state.awaited))


def _no_image_is_lost_or_doubled(state: State) -> None:
    images = [*images_of(state.hands), *state.pile, *state.row, *state.discards]
    assert sorted(images) == list(IMAGES)


def _hands_are_full(state: State) -> None:
    if state.phase in ("reshuffle", "over"):
        return
    gone = state.given if state.row else ((),) * state.seats
    held = {len(hand) + len(out) for hand, out in zip(state.hands, gone, strict=True)}
    assert held == {full_hand(state.seats)}


def _gifts_lie_where_they_should(state: State) -> None:
    given = images_of(state.given)
    assert len(given) == len(set(given))
    if state.phase not in WITH_GIFTS:
        assert not given
        return
    assert state.teller is not None
    for seat in listeners(state.seats, state.teller):
        done = state.phase != "give" or seat not in state.awaited
        assert len(state.given[seat]) == (share(state.seats) if done else 0)
    for hand, images in zip(state.hands, state.given, strict=True):
        assert set(images) <= set(state.row or hand)
    assert not state.row or sorted(state.row) == sorted(given)


def _votes_are_for_others(state: State) -> None:
    for images, own in zip(state.votes, state.given, strict=True):
        assert set(images) <= set(state.row) - set(own)
        assert len(set(images)) == len(images)

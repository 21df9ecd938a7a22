"""What a seat may imagine: all that it does not know, and nothing that it knows better."""

from collections import Counter
from collections.abc import Sequence
from itertools import islice, permutations

import pytest

from games.dixit.positions import GAME, MANY, after, first, giving, images_of, voting
from veillee.games.dixit.actions import Give, Options, Vote
from veillee.games.dixit.batches import Batch, among, drawn, laid_under, shown
from veillee.games.dixit.components import IMAGES, Image
from veillee.games.dixit.owners import Kind, Owners
from veillee.games.dixit.state import State
from veillee.kernel.chance import FastChance
from veillee.kernel.game import Awaiting, Dealing, Dealt, Over, Played, Seat

RESHUFFLED = Options(end="points", target=100, reshuffle=True)


def worlds(state: State, seat: int | None, count: int = 300) -> list[State]:
    chance = FastChance(f"{seat}")
    view = GAME.view(state, None if seat is None else Seat(seat))
    return [GAME.imagine(view, chance) for _ in range(count)]


def test_a_voter_takes_each_image_of_the_others_for_the_tellers_equally_often() -> None:
    told = Counter(world.given[0] for world in worlds(voting(), 1, 3_000))
    assert set(told) == {(first(0),), (first(2),), (first(3),)}
    assert all(900 < times < 1100 for times in told.values())


def test_the_teller_knows_their_own_image_and_no_other() -> None:
    seen = worlds(voting(), 0)
    assert {world.given[0] for world in seen} == {(first(0),)}
    assert {world.given[1] for world in seen} == {(first(seat),) for seat in (1, 2, 3)}


def test_among_three_a_voter_knows_both_of_their_images() -> None:
    state = voting(seats=3)
    for world in worlds(state, 1):
        assert world.given[1] == state.given[1]
        assert len(world.given[2]) == 2


def test_a_gift_still_in_hand_is_imagined_in_that_hand() -> None:
    state = after(giving(), (1, Give((first(1),))))
    for world in worlds(state, 2):
        assert set(world.given[1]) < set(world.hands[1])
        assert set(world.given[0]) < set(world.hands[0])
        assert world.given[2] == world.given[3] == ()


def test_imagined_votes_are_legal_ones() -> None:
    state = after(voting(options=Options(second_vote=True)), (1, Vote((first(0), first(3)))))
    seen = worlds(state, 2)
    assert {len(world.votes[1]) for world in seen} == {1, 2}
    assert not any(set(world.votes[1]) & set(world.given[1]) for world in seen)


def test_images_that_were_shown_are_in_no_imagined_hand() -> None:
    state = after(voting(), *((seat, Vote((first(0),))) for seat in (1, 2, 3)))
    for world in worlds(state, 1):
        assert not set(state.discards) & {*images_of(world.hands), *world.pile}


# After a reshuffle.


def test_a_batch_is_followed_from_the_pile_into_the_hands_and_out_again() -> None:
    one, two, three = map(Image, "abc")
    batches = laid_under((), [three, one, two], seats=2)
    batches = drawn(batches, [[one, Image("z")], []])
    assert batches == (Batch((one, two, three), (1, 0)),)
    assert shown(batches, [[one], []]) == (Batch((two, three), (0, 0)),)
    assert shown(batches, [[one, two, three], []]) == ()


def reshuffled_games(seats: int, options: Options, seed: int) -> list[State]:
    """The states of a random game after its pile was reshuffled."""
    chance, state = FastChance(f"{seats}/{seed}"), GAME.setup(seats, options)
    seen: list[State] = []
    while not isinstance(turn := GAME.turn(state), Over) and len(seen) < 150:
        if isinstance(turn, Awaiting) and turn.seats:
            seat = turn.seats[chance.below(len(turn.seats))]
            action = GAME.sample(GAME.view(state, seat), chance)
            state = GAME.apply(state, Played(seat, action))
        else:
            state = GAME.apply(state, Dealt(GAME.deal(state, chance)))
        if state.batches:
            seen.append(state)
    assert len(seen) > 50
    return seen


TABLES = [(3, RESHUFFLED), (6, RESHUFFLED), (9, MANY), (12, MANY)]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_everyone_can_count_is_what_the_hands_hold(seats: int, options: Options) -> None:
    for state in reshuffled_games(seats, options, seed=1):
        _check_counts(state)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_imagined_worlds_agree_with_what_everyone_can_count(seats: int, options: Options) -> None:
    chance = FastChance(seats)
    for number, state in enumerate(reshuffled_games(seats, options, seed=2)):
        seat = Seat(number % seats)
        for view in (GAME.view(state, None), GAME.view(state, seat)):
            _check_counts(GAME.imagine(view, chance))


def _check_counts(state: State) -> None:
    """Each batch is where it can be counted to be; the pile is what is left of the newest."""
    for batch in state.batches:
        out = state.given if state.row else ((),) * state.seats
        held = [among(batch, [*hand, *gone]) for hand, gone in zip(state.hands, out, strict=True)]
        assert tuple(held) == batch.held
    if GAME.turn(state) != Dealing("reshuffle"):
        assert set(state.pile) <= set(state.batches[-1].images)
    everything = [*images_of(state.hands), *state.pile, *state.row, *state.discards]
    assert sorted(everything) == list(IMAGES)


# Sharing out a row.


def test_where_a_row_can_be_shared_out_it_is() -> None:
    """Compared with trying every way, on small rows drawn at random."""
    chance = FastChance("rows")
    found = 0
    for _ in range(1_500):
        kinds, room, most = _some_row(chance)
        owners = Owners(kinds, room, most, FastChance(chance.below(10**9)))
        possible = _can_be_shared_out(kinds, room, most)
        found += possible
        if possible:
            owners.share_out(list(kinds))
            assert _is_fair(owners.images, kinds, room, most)
        else:
            with pytest.raises(ValueError, match="Nobody"):
                owners.share_out(list(kinds))
    assert 300 < found < 1_200


Most = dict[tuple[Seat, Kind], int]


def _some_row(chance: FastChance) -> tuple[dict[Image, Kind], dict[Seat, int], Most]:
    room = {Seat(seat): 1 + chance.below(2) for seat in range(2 + chance.below(2))}
    kinds: dict[Image, Kind] = {
        Image(str(number)): (None, 0, 1)[chance.below(3)] for number in range(sum(room.values()))
    }
    most = {(seat, kind): chance.below(3) for seat in room for kind in (None, 0, 1)}
    return kinds, room, most


def _can_be_shared_out(kinds: dict[Image, Kind], room: dict[Seat, int], most: Most) -> bool:
    return any(_is_fair(_cut(order, room), kinds, room, most) for order in permutations(kinds))


def _cut(order: Sequence[Image], room: dict[Seat, int]) -> dict[Seat, list[Image]]:
    rest = iter(order)
    return {seat: list(islice(rest, size)) for seat, size in room.items()}


def _is_fair(
    images: dict[Seat, list[Image]], kinds: dict[Image, Kind], room: dict[Seat, int], most: Most
) -> bool:
    return all(len(images[seat]) == size for seat, size in room.items()) and all(
        sum(kinds[image] == kind for image in images[seat]) <= limit
        for (seat, kind), limit in most.items()
    )

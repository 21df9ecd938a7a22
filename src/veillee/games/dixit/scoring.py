"""Counting Dixit: the points of a turn, the winner."""

from collections.abc import Sequence

from veillee.games.dixit.actions import Options, Sheet
from veillee.games.dixit.components import Image
from veillee.kernel.game import Outcome, Seat

CONSOLATION = 2
PRIZE = 3
THREE_PLAYERS = 3


def turn_points(
    teller: Seat,
    given: Sequence[Sequence[Image]],
    votes: Sequence[Sequence[Image]],
    options: Options,
) -> tuple[int, ...]:
    """R-DIXIT-7 (R-DIXIT-8 is an example): each seat's points, from all gifts and votes."""
    told = given[teller][0]
    found = [told in voted for voted in votes]
    points = _prizes(teller, found, options)
    cast = [image for voted in votes for image in voted]
    for seat, images in enumerate(given):
        if seat != teller:
            points[seat] += _bonus(images, cast, options)
            # Later editions: who found it with a single vote where two were allowed gets one more.
            points[seat] += options.second_vote and found[seat] and len(votes[seat]) == 1
    return tuple(points)


def _prizes(teller: Seat, found: Sequence[bool], options: Options) -> list[int]:
    """Too easy or too hard: two for everyone but the teller; else the teller and the finders."""
    if sum(found) in (0, len(found) - 1):
        return [0 if seat == teller else CONSOLATION for seat in range(len(found))]
    # R-DIXIT-21: among three, who finds it is alone.
    prize = options.lone_finder if len(found) == THREE_PLAYERS else PRIZE
    return [prize if seat == teller or hit else 0 for seat, hit in enumerate(found)]


def _bonus(images: Sequence[Image], cast: Sequence[Image], options: Options) -> int:
    """One point for each vote that an image of one's own drew, up to the cap if there is one."""
    drawn = sum(map(cast.count, images))
    return drawn if options.bonus_cap is None else min(drawn, options.bonus_cap)


def outcome(
    points: Sequence[Sequence[int]], scores: tuple[int, ...], reason: str
) -> Outcome[Sheet]:
    """R-DIXIT-10: most points win, and equal scores share their rank."""
    ranking = tuple(
        tuple(Seat(seat) for seat, score in enumerate(scores) if score == shared)
        for shared in sorted(set(scores), reverse=True)
    )
    sheets = tuple(Sheet(tuple(turn[seat] for turn in points)) for seat in range(len(scores)))
    return Outcome(scores, ranking, reason, sheets)

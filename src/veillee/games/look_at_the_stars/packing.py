"""Copies of a bonus shape among the lines of a sky, and how many of them go side by side."""

from collections.abc import Sequence

from veillee.games.look_at_the_stars.lattice import LineSet, Planes, places
from veillee.games.look_at_the_stars.shapes import BonusShape


def copies(planes: Planes, shape: BonusShape) -> list[LineSet]:
    """R-LATS-21: every copy, at any place, in any turn, whatever else hangs on it.

    Most turns end with the second line, which stands nowhere beside the first.
    """
    found: list[LineSet] = []
    for first, second, by, third, further, others, whole in shape.turns:
        standing = planes[first] & planes[second] >> by
        if standing and (standing := standing & planes[third] >> further):
            for direction, offset in others:
                standing &= planes[direction] >> offset
            if standing:
                found += [whole << at for at in places(standing)]
    return found


def most(found: Sequence[LineSet]) -> int:
    """R-LATS-22, R-LATS-23: the greatest number of copies that share no line, exactly."""
    if len(found) < 2:
        return len(found)
    rivals = [
        sum(1 << j for j, other in enumerate(found) if i != j and copy & other)
        for i, copy in enumerate(found)
    ]
    return _most(rivals, (1 << len(found)) - 1, {})


def packed(found: Sequence[LineSet]) -> list[LineSet]:
    """As many copies that share no line as there can be."""
    chosen: list[LineSet] = []
    while found:
        copy = kindest(found, found)
        chosen.append(copy)
        found = beside(found, copy)
    return chosen


def kindest(found: Sequence[LineSet], wanted: Sequence[LineSet]) -> LineSet:
    """The first of the wanted copies that leaves the most others to be used."""
    return max(wanted, key=lambda copy: most(beside(found, copy)))


def beside(found: Sequence[LineSet], copy: LineSet) -> list[LineSet]:
    """The copies that share no line with this one."""
    return [other for other in found if not other & copy]


def _most(rivals: Sequence[int], left: int, known: dict[int, int]) -> int:
    """The largest set without rivals among those left.

    Whoever has one rival at most is taken without regret. Where all have more, the one with the
    most rivals is either taken or left, and both are tried.
    """
    if left not in known:
        known[left] = _tried(rivals, left, known)
    return known[left]


def _tried(rivals: Sequence[int], left: int, known: dict[int, int]) -> int:
    taken, hardest, fights = 0, -1, -1
    for i in places(left):
        if not left >> i & 1:
            continue  # a rival of one that was taken in this very walk
        against = (rivals[i] & left).bit_count()
        if against <= 1:
            taken += 1
            left &= ~(rivals[i] | 1 << i)
        elif against > fights:
            hardest, fights = i, against
    if not left or taken:
        return taken + (_most(rivals, left, known) if left else 0)
    without = left & ~(1 << hardest)
    return max(1 + _most(rivals, without & ~rivals[hardest], known), _most(rivals, without, known))

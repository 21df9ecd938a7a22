"""Counting L'Étoile d'Afrique: rounds, thieves, victory tokens, the winner."""

from collections.abc import Mapping, Sequence

from veillee.games.africa_deck import POINTS, Card
from veillee.games.etoile_d_afrique.actions import RoundSheet, Sheet, Token
from veillee.kernel.game import Outcome, Seat

# R-AFRICA-18, dearest first; two of one kind are worth one of the kind before it.
WORTH: Mapping[Token, int] = {"horseshoe": 8, "ruby": 4, "emerald": 2, "topaz": 1}
PRIZES: tuple[Token, ...] = tuple(WORTH)
THIEF_COST = 2
GREAT_ROUND = 40


def round_sheets(
    captured: Sequence[Sequence[Card]], thieves: Sequence[int], taken: Sequence[int]
) -> tuple[RoundSheet, ...]:
    """Each seat's round: points taken, thieves paid, tokens won (R-AFRICA-16, R-AFRICA-17)."""
    worth = [sum(POINTS[card] for card in cards) for cards in captured]
    paid = [min(held, points // THIEF_COST) for held, points in zip(thieves, worth, strict=True)]
    points = [w - THIEF_COST * p for w, p in zip(worth, paid, strict=True)]
    return tuple(
        RoundSheet(worth[seat], taken[seat], paid[seat], points[seat], prizes(points, seat))
        for seat in range(len(points))
    )


def prizes(points: Sequence[int], seat: int) -> tuple[Token, ...]:
    """R-AFRICA-17: tied seats share the better token, and the ranks after them are skipped."""
    rank = sum(other > points[seat] for other in points)
    bonus: tuple[Token, ...] = ("topaz",) if points[seat] > GREAT_ROUND else ()
    return PRIZES[rank : rank + 1] + bonus


def wealth(tokens: Sequence[Token]) -> int:
    """What victory tokens are worth (R-AFRICA-18)."""
    return sum(WORTH[token] for token in tokens)


def exchange(tokens: Sequence[Token]) -> tuple[Token, ...]:
    """The same wealth in as few tokens as two-for-one exchanges give (R-AFRICA-18)."""
    left, changed = wealth(tokens), []
    for token, worth in WORTH.items():
        count, left = divmod(left, worth)
        changed += [token] * count
    return tuple(changed)


def outcome(results: Sequence[Sequence[RoundSheet]]) -> Outcome[Sheet]:
    """R-AFRICA-19: most wealth, then fewest thief tokens taken in the last round, then shared."""
    by_seat = list(zip(*results, strict=True))
    scores = tuple(wealth([t for r in rounds for t in r.tokens]) for rounds in by_seat)
    keys = [(-scores[s], by_seat[s][-1].thief_tokens_taken) for s in range(len(scores))]
    ranking = tuple(
        tuple(Seat(s) for s, key in enumerate(keys) if key == shared)
        for shared in sorted(set(keys))
    )
    return Outcome(scores, ranking, "rounds-played", tuple(Sheet(tuple(r)) for r in by_seat))

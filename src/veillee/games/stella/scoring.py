"""Counting Stella: who is in the dark, what a designation brings, rounds, the winner."""

from collections.abc import Mapping, Sequence

from veillee.games.stella.actions import RoundSheet, Sheet
from veillee.games.stella.view import Kind, Round
from veillee.kernel.game import Outcome, Seat

SPARK = 2  # R-STELLA-18
SUPER_SPARK = 3
STARS: Mapping[Kind, int] = {"spark": SPARK, "super-spark": SUPER_SPARK, "fall": 0}


def in_the_dark(counts: Sequence[int]) -> Seat | None:
    """R-STELLA-10: whoever marked more than everybody else; nobody if the top is shared."""
    most = max(counts)
    return Seat(counts.index(most)) if counts.count(most) == 1 else None


def kind_of(matched: int) -> Kind:
    """R-STELLA-13: what a designation is, by the number of others who marked the image."""
    return "fall" if matched == 0 else "super-spark" if matched == 1 else "spark"


def stars(
    kind: Kind, scout: Seat, matched: Sequence[Seat], fallen: Sequence[Seat], seats: int
) -> tuple[int, ...]:
    """R-STELLA-13, R-STELLA-14: for the scout and all who matched, but nothing for the fallen."""
    won = [0] * seats
    for seat in (scout, *matched):
        if seat not in fallen:
            won[seat] = STARS[kind]
    return tuple(won)


def points(sparks: int, super_sparks: int, *, penalised: bool) -> int:
    """R-STELLA-18, R-STELLA-19: a penalty takes one star of each, never the bonus star.

    So a round brings 0 to 30 points (R-STELLA-20).
    """
    lost = sparks + super_sparks if penalised else 0
    return SPARK * sparks + SUPER_SPARK * super_sparks - lost


def round_sheet(
    marks: tuple[int, ...], won: Sequence[int], *, in_the_dark: bool, fell: bool
) -> RoundSheet:
    """One seat's round: the marks that are shown, and what each designation brought."""
    sparks, super_sparks = won.count(SPARK), won.count(SUPER_SPARK)
    total = points(sparks, super_sparks, penalised=in_the_dark and fell)
    return RoundSheet(marks, in_the_dark, fell, sparks, super_sparks, total)


def outcome(results: Sequence[Round]) -> Outcome[Sheet]:
    """R-STELLA-22: the highest total wins, equal totals share the rank."""
    by_seat = list(zip(*(played.sheets for played in results), strict=True))
    scores = tuple(sum(sheet.points for sheet in sheets) for sheets in by_seat)
    ranking = tuple(
        tuple(Seat(seat) for seat, score in enumerate(scores) if score == shared)
        for shared in sorted(set(scores), reverse=True)
    )
    return Outcome(scores, ranking, "rounds-played", tuple(Sheet(sheets) for sheets in by_seat))

"""Given the whole pile: how few rows were possible?

A depth-first search for one row, then for two, and so on; the first number that works is the
fewest, since all smaller ones have been searched to the end. Two positions are one if they are left
with the same cards and their row ends take the same of them: that is why the search ends.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from veillee.games.africa_deck import DECK, Card, Face
from veillee.games.etoile_solitaire.actions import Action, Deal, Options
from veillee.games.etoile_solitaire.compact import (
    Choice,
    Ends,
    Number,
    Pack,
    action_of,
    choices,
    set_of,
)

PATIENCE = 3_000_000


class Solution(NamedTuple):
    """A way to play that ends with so many rows, and whether fewer have been ruled out."""

    rows: int
    proved: bool
    actions: tuple[Action, ...]


class OutOfPatience(Exception):
    """More positions than one wanted to look at."""


def fewest_rows(
    deal: Deal,
    options: Options,
    faces: Mapping[Card, Face] = DECK,
    *,
    patience: int = PATIENCE,
) -> Solution:
    """The best that could be done with a deal; `patience` is how many positions are looked at.

    Should it run out, more rows are tried with as much patience again, and the solution says that
    it is not proved to be the best.
    """
    pack = Pack(faces, options.brigand)
    proved = True
    rows = 1
    while True:
        try:
            found = _Search(pack, deal, rows, patience).line()
            if found is not None:
                return Solution(rows, proved, found)
        except OutOfPatience:
            proved = False
        rows += 1


class _Search:
    """Is there a way to end with so many rows at most?"""

    def __init__(self, pack: Pack, deal: Deal, rows: int, patience: int) -> None:
        self._pack = pack
        self._rows = rows
        self._patience = patience
        self._first = pack.number[deal.row]
        self._hand = pack.numbers(deal.hand)
        self._pile = pack.numbers(deal.pile)
        self._to_come = [set_of(self._pile[at:]) for at in range(len(self._pile) + 1)]
        self._failed: set[tuple[int, ...]] = set()

    def line(self) -> tuple[Action, ...] | None:
        """The actions of such a way, first one first; none if there is none."""
        found = self._from(0, self._hand, (self._first,))
        return None if found is None else tuple(reversed(found))

    def _from(self, at: int, hand: tuple[Number, ...], ends: Ends) -> list[Action] | None:
        """The actions that lead on from here, last one first."""
        if not hand:
            return []
        key = self._key(at, hand, ends)
        if key in self._failed:
            return None
        if len(self._failed) >= self._patience:
            raise OutOfPatience
        for choice in self._ordered(at, hand, ends):
            left = tuple([card for card in hand if card != choice.card])
            rest = self._from(at + 1, left + self._pile[at : at + 1], choice.ends)
            if rest is not None:
                rest.append(action_of(self._pack, ends, choice))
                return rest
        self._failed.add(key)
        return None

    def _key(self, at: int, hand: Sequence[Number], ends: Ends) -> tuple[int, ...]:
        """What the future depends on: the cards left, and which of them each end takes."""
        held = set_of(hand)
        left = held | self._to_come[min(at, len(self._pile))]
        fits = self._pack.fits
        return (held, *sorted([fits[end] & left for end in ends]), -1 - at)

    def _ordered(self, at: int, hand: tuple[Number, ...], ends: Ends) -> list[Choice]:
        """What keeps within the rows, joins first, then what leaves most cards a place."""
        fits, jokers = self._pack.fits, self._pack.jokers
        left = set_of(hand) | self._to_come[min(at, len(self._pile))]

        def promise(choice: Choice) -> int:
            taken = 0
            for end in choice.ends:
                taken |= fits[end]
            joker = jokers >> choice.card & 1
            return (taken & left).bit_count() - 100 * joker - 1000 * len(choice.ends)

        within = [c for c in choices(self._pack, hand, ends) if self._within(left, c)]
        return sorted(within, key=promise, reverse=True)

    def _within(self, left: int, choice: Choice) -> bool:
        """One row too many is allowed while the Star is still to come: it may join two."""
        to_join = left & ~(1 << choice.card) & 1 << self._pack.star
        return len(choice.ends) <= self._rows + bool(to_join)

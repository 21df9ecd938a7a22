"""The solitaire in small numbers, for search: a card is a number, a set of cards the bits of one.

Of a row only its end matters: a position is the hand, the ends of the rows and the cards to come.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

from veillee.games.africa_deck import BRIGAND, STAR, Card, Face
from veillee.games.etoile_solitaire.actions import Action, Join, Lay, StartRow
from veillee.games.etoile_solitaire.fitting import Brigand, table

Number: TypeAlias = int
Set: TypeAlias = int
Ends: TypeAlias = tuple[Number, ...]


class Pack:
    """Cards by number, and what fits on what as sets."""

    def __init__(self, faces: Mapping[Card, Face], brigand: Brigand) -> None:
        self.cards = tuple(faces)
        self.number = {card: number for number, card in enumerate(self.cards)}
        self.star = self.number[STAR]
        self.jokers = set_of([self.star, self.number[BRIGAND]])
        fits = table(faces, brigand)
        self.fits = tuple(set_of([self.number[a] for a in fits[card]]) for card in self.cards)

    def numbers(self, cards: Sequence[Card]) -> tuple[Number, ...]:
        return tuple([self.number[card] for card in cards])


class Choice(NamedTuple):
    """A card, the row that it is laid on (none: it starts one), and the ends after that.

    With the Star a row may be joined to another; its end is gone then.
    """

    card: Number
    row: int | None
    ends: Ends


def set_of(numbers: Sequence[Number]) -> Set:
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def choices(pack: Pack, hand: Sequence[Number], ends: Ends) -> list[Choice]:
    """Everything that the rules allow (R-AFRICA-30 to 33); joins that differ only in order once."""
    held, fits = set_of(hand), pack.fits
    found = []
    for row, end in enumerate(ends):
        fitting = fits[end] & held
        if fitting:
            before, after = ends[:row], ends[row + 1 :]
            for card in hand:
                if fitting >> card & 1:
                    found.append(Choice(card, row, (*before, card, *after)))
    if not found:
        found = [Choice(card, None, (*ends, card)) for card in hand]
    if held >> pack.star & 1 and len(ends) > 1:
        found += [Choice(pack.star, row, _joined(ends, row)) for row in range(len(ends))]
    return found


def action_of(pack: Pack, ends: Ends, choice: Choice) -> Action:
    """The message that makes this choice."""
    card = pack.cards[choice.card]
    if choice.row is None:
        return StartRow(card)
    if len(choice.ends) < len(ends):
        return Join(choice.row, _other(choice.row))
    return Lay(card, choice.row)


def _joined(ends: Ends, first: int) -> Ends:
    """The first row goes on as the second: the end of the second stands in its place."""
    second = _other(first)
    moved = (*ends[:first], ends[second], *ends[first + 1 :])
    return moved[:second] + moved[second + 1 :]


def _other(row: int) -> int:
    return 0 if row else 1

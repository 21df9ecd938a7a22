"""What a player of the solitaire does without thinking, as quickly as search needs it."""

from collections.abc import Sequence

from veillee.games.etoile_solitaire.compact import Choice, Ends, Number, Pack, Set, choices, set_of

# Found by playing thousands of deals by habit alone.
TWICE = 0.25
HELD = 0.3
HELD_TWICE = 0.15
JOKER = 2.0


def openness(pack: Pack, held: Set, left: Set, choice: Choice) -> float:
    """How well the rows are open after a choice, in rows: fewer are better, wide open ones too.

    Counts the share of the cards left that find a place, and that find two; a card in the hand
    that finds none will start a row soon. A joker is kept for need.
    """
    played = 1 << choice.card
    held, left = held & ~played, left & ~played
    once, twice = _taken(pack, choice.ends)
    once, twice = once & left, twice & left
    open_ = (once.bit_count() + TWICE * twice.bit_count()) / max(left.bit_count(), 1)
    in_hand = HELD * (once & held).bit_count() + HELD_TWICE * (twice & held).bit_count()
    joker = JOKER if pack.jokers & played else 0.0
    return open_ + in_hand - len(choice.ends) - joker


def rows_by_habit(pack: Pack, hand: list[Number], ends: Ends, pile: Sequence[Number]) -> int:
    """How many rows there are when all cards have been played by habit; `hand` is used up."""
    left, at = set_of(hand) | set_of(pile), 0
    while hand:
        held, found = set_of(hand), choices(pack, hand, ends)
        best = found[0]
        if len(found) > 1:
            best = max(found, key=lambda choice: openness(pack, held, left, choice))
        ends = best.ends
        hand.remove(best.card)
        left &= ~(1 << best.card)
        if at < len(pile):
            hand.append(pile[at])
            at += 1
    return len(ends)


def _taken(pack: Pack, ends: Ends) -> tuple[Set, Set]:
    """The cards that fit on one of the ends at least, and on two."""
    once = twice = 0
    for end in ends:
        fits = pack.fits[end]
        twice |= once & fits
        once |= fits
    return once, twice

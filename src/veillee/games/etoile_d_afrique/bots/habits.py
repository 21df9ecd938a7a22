"""What players of L'Étoile d'Afrique do without thinking.

All of them open low and win with the least card that is strong enough; they differ in what their
best cards are too good for. Found by playing thousands of rounds of one habit against another.
"""

from collections.abc import Sequence

from veillee.games.africa_deck import HORSESHOE, TOPAZ
from veillee.games.etoile_d_afrique.bots.compact import LAST_PLAIN, PASS, Move, Rank, rank_of

GEM, DEAR = rank_of(TOPAZ), rank_of(HORSESHOE)
WORTH_A_GEM, WORTH_A_HORSESHOE = 6, 5


def weighing(hand: Sequence[Rank], bar: Rank, stake: int) -> Move:
    """Lets a gem pass where the trick is poor, and so loses many a trick that would have grown."""
    least = _least(hand, bar)
    if bar >= GEM:
        return least if stake >= WORTH_A_GEM else PASS
    return least or -hand[0]


def thrifty(hand: Sequence[Rank], bar: Rank, stake: int) -> Move:
    """Fights for every trick; but rather a thief than a horseshoe or better for a poor one."""
    least = _least(hand, bar)
    if bar > LAST_PLAIN:
        return least
    poor = least >= DEAR and stake < WORTH_A_HORSESHOE and hand[0] <= bar
    return -hand[0] if poor or not least else least


def _least(hand: Sequence[Rank], bar: Rank) -> Move:
    """The least card that is strong enough; if there is none, a pass."""
    for rank in hand:
        if rank > bar:
            return rank
    return PASS

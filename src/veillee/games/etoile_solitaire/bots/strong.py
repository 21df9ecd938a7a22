"""A strong player of the solitaire: it imagines piles and plays them out.

Every choice is tried on the same imagined piles, all cards by habit, and judged by the rows that
there are in the end; how open it leaves the rows counts a little beside that.
"""

from collections.abc import Sequence

from veillee.games.africa_deck import faces_from
from veillee.games.etoile_solitaire.actions import Action
from veillee.games.etoile_solitaire.bots.habits import openness, rows_by_habit
from veillee.games.etoile_solitaire.compact import Choice, Number, Pack, action_of, choices, set_of
from veillee.games.etoile_solitaire.view import View
from veillee.kernel.game import AnyGame, Chance
from veillee.kernel.search import most_promising

# How many piles are imagined before the worse half of the choices drops out, and again.
PILES = (32, 32, 32)
# What openness is worth beside the rows that were seen to come.
OPENNESS = 0.3


class StrongBot:
    """Looks ahead to the end, on piles that its view allows."""

    name = "strong"

    def __init__(self, game: AnyGame, piles: Sequence[int] = PILES) -> None:
        faces = faces_from(game.components)
        self._packs = {"ranked": Pack(faces, "ranked"), "open": Pack(faces, "open")}
        self._piles = piles

    def choose(self, view: View, chance: Chance) -> Action:
        pack = self._packs[view.options.brigand]
        hand = pack.numbers(view.hand)
        ends = pack.numbers([row[-1] for row in view.rows])
        unseen = _unseen(pack, view)
        held, left = set_of(hand), set_of(hand) | set_of(unseen)

        def imagine() -> list[Number]:
            return chance.shuffle(unseen)

        def value(choice: Choice, pile: Sequence[Number]) -> float:
            rest = [card for card in hand if card != choice.card]
            return -rows_by_habit(pack, [*rest, *pile[:1]], choice.ends, pile[1:])

        def prior(choice: Choice) -> float:
            return OPENNESS * openness(pack, held, left, choice)

        offered = _different(chance.shuffle(choices(pack, hand, ends)))
        chosen = most_promising(offered, imagine, value, self._piles, prior=prior)
        return action_of(pack, ends, chosen)


def _unseen(pack: Pack, view: View) -> list[Number]:
    seen = set(view.hand).union(*view.rows)
    return [number for card, number in pack.number.items() if card not in seen]


def _different(found: Sequence[Choice]) -> list[Choice]:
    """Choices that leave the same ends are one."""
    return list({(choice.card, *sorted(choice.ends)): choice for choice in found}.values())

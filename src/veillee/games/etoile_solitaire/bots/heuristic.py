"""A sensible player of the solitaire."""

from collections import Counter

from veillee.games.africa_deck import BRIGAND, DECK, STAR, Card
from veillee.games.etoile_solitaire.actions import Action, Join, Lay, StartRow
from veillee.games.etoile_solitaire.fitting import Fits, table
from veillee.games.etoile_solitaire.view import View
from veillee.kernel.game import AnyGame, Chance


class HeuristicBot:
    """Keeps the row ends open to as many of the cards still to come as it can."""

    name = "heuristic"

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._fits = {"ranked": table(DECK, "ranked"), "open": table(DECK, "open")}

    def choose(self, view: View, chance: Chance) -> Action:
        offered: list[Action] = chance.shuffle(list(self._game.legal_actions(view)))
        return max(offered, key=lambda action: self._promise(view, action))

    def _promise(self, view: View, action: Action) -> tuple[int, int, int]:
        """Fewest rows first, jokers kept for need, then the widest choice of followers."""
        fits = self._fits[view.options.brigand]
        rows, hand = _after(view, action)
        to_come = _to_come(view, hand)
        joker_spent = isinstance(action, Lay | StartRow) and action.card in (BRIGAND, STAR)
        return -len(rows), -int(joker_spent), _openness(rows, to_come, hand, fits)


def _after(view: View, action: Action) -> tuple[list[Card], list[Card]]:
    """The row ends and the rest of the hand after an action."""
    ends = [row[-1] for row in view.rows]
    match action:
        case Lay(card, row):
            ends[row] = card
        case StartRow(card):
            ends.append(card)
        case Join(first, second):
            card, ends[first] = STAR, ends[second]
            del ends[second]
    return ends, [c for c in view.hand if c != card]


def _to_come(view: View, hand: list[Card]) -> list[Card]:
    gone = {card for row in view.rows for card in row} | set(view.hand)
    return hand * 3 + [card for card in DECK if card not in gone]


def _openness(ends: list[Card], to_come: list[Card], hand: list[Card], fits: Fits) -> int:
    """How many of the cards to come find a place, those in hand weighing thrice."""
    places = Counter(card for end in ends for card in fits[end])
    return sum(min(places[card], 2) for card in to_come)

"""Players of Stella who guess what others will mark."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple, TypeAlias

from veillee.association import PERSONAS, Persona, Picture, Undescribed, tastes, warm_up
from veillee.games.stella.actions import Action, Agree, Designate, Mark
from veillee.games.stella.components import Image, Word
from veillee.games.stella.view import View
from veillee.kernel.game import AnyGame, Chance

# The rules allow a single mark, but who marks so little lets the others shine alone.
FEWEST, MOST = 3, 10
# Before a table has shown how many it marks, people are taken to mark so many.
USUAL_MARKS = (3, 4, 5, 6, 7)
# Marks while another's mark is at least so likely: bolder, and one falls before one has shone;
# more timid, and others shine alone.
STEADY = 0.7
# Everybody believes that others are a little like themselves: so often does one's own persona
# sit among the people whom one imagines.
LIKE_ME = 3
# Words and images of so many tables at once.
REMEMBERED = 64

Order: TypeAlias = Sequence[int]
"""Cells, the likeliest first."""


class Level(NamedTuple):
    """How carefully somebody marks: how far a guess strays from what others will do, and how far
    a persona's nerve is followed; with none of it, nerve is a matter of the moment."""

    name: str
    strays: float
    nerve: float | None


EASY = Level("easy", 0.3, None)
HEURISTIC = Level("heuristic", 0.06, 0.3)
STRONG = Level("strong", 0.0, 0.0)


class PictureBot:
    """Somebody of a cast, by the seat they take, who plays at a level.

    Pictures that nobody has described are marked too: by mood, for want of anything better.
    """

    def __init__(
        self,
        game: AnyGame,
        pictures: Mapping[str, Picture],
        cast: Sequence[Persona],
        level: Level = HEURISTIC,
    ) -> None:
        self._game = game
        self._deck: Sequence[str] = game.components["images"]
        self._pictures = pictures
        self._cast = cast
        self._level = level
        self.name = level.name
        # A round asks for it again and again.
        self._tastes = lru_cache(maxsize=REMEMBERED)(self._tastes_of)

    def prepare(self) -> None:
        """Read the deck ahead."""
        warm_up(self._described(self._deck))

    def choose(self, view: View, chance: Chance) -> Action:
        if view.stage == "revealing":
            return self._designate(view, chance)
        if Agree() in self._first_offers(view):
            return Agree()
        return self._mark(view, chance)

    def _first_offers(self, view: View) -> Iterator[Action]:
        """What is offered before the marks, of which there are many."""
        for action in self._game.legal_actions(view):
            if isinstance(action, Mark):
                return
            yield action

    def likely(self, view: View) -> list[float]:
        """For each image, the share of people who would mark it, as this player sees them."""
        return _likely(self._people(view), _usual_marks(view))

    def _mark(self, view: View, chance: Chance) -> Mark:
        luck = Random(chance.below(1 << 32))
        likely = self.likely(view)
        nerve, others = self._nerve(view, luck), len(view.done) - 1
        bold = sum(1 - (1 - share) ** others >= nerve for share in likely)
        order = _ordered(likely, luck, self._level.strays)
        return Mark(tuple(sorted(order[: min(max(bold, FEWEST), MOST)])))

    def _nerve(self, view: View, luck: Random) -> float:
        if self._level.nerve is None:
            return luck.random()
        return STEADY + self._level.nerve * (self._persona(view).nerve - STEADY)

    def _designate(self, view: View, chance: Chance) -> Designate:
        """What the others most probably see too: a fall ends the round."""
        seen = {designation.cell for designation in view.designations}
        luck = Random(chance.below(1 << 32))
        order = _ordered(self.likely(view), luck, self._level.strays)
        return Designate(next(cell for cell in order if cell in view.marks and cell not in seen))

    def _people(self, view: View) -> list[Order]:
        """How imagined people would mark, best first; a few of them are like this player."""
        assert view.clue is not None
        everyone = self._tastes(view.clue, view.table)
        moods = len(everyone) // len(PERSONAS)
        me = PERSONAS.index(self._persona(view))
        return [*everyone, *everyone[me * moods : (me + 1) * moods] * LIKE_ME]

    def _tastes_of(self, word: Word, images: tuple[Image, ...]) -> list[Order]:
        return [*tastes({"fr": word.fr, "en": word.en}, self._described(images))]

    def _persona(self, view: View) -> Persona:
        return self._cast[(view.seat or 0) % len(self._cast)]

    def _described(self, images: Sequence[str]) -> list[Picture]:
        return [self._pictures.get(image) or Undescribed(image) for image in images]


def _usual_marks(view: View) -> list[int]:
    """How many the others marked so far, beside what people do."""
    seen = [
        count
        for played in view.results
        for seat, count in enumerate(played.counts)
        if seat != view.seat
    ]
    return [*USUAL_MARKS, *seen]


def _likely(people: Sequence[Order], usual: Sequence[int]) -> list[float]:
    """For each cell, how many of the imagined people mark it, as a share."""
    cells = range(len(people[0]))
    reached = [sum(place < size for size in usual) / len(usual) for place in cells]
    votes = [0.0 for _ in cells]
    for order in people:
        for cell, share in zip(order, reached, strict=True):
            votes[cell] += share
    return [vote / len(people) for vote in votes]


def _ordered(likely: Sequence[float], luck: Random, strays: float) -> Order:
    guesses = [share + luck.gauss(0.0, strays) for share in likely]
    return sorted(range(len(guesses)), key=lambda cell: -guesses[cell])

"""Players of Dixit who know what words evoke, each in their own way."""

from collections.abc import Mapping, Sequence
from math import exp
from random import Random
from typing import NamedTuple

from veillee.association import (
    LANGS,
    Lang,
    Persona,
    Picture,
    Proposal,
    Undescribed,
    at_once,
    clues_in,
    opinions,
    propose,
    warm_up,
)
from veillee.games.dixit.actions import LONGEST_CLUE, Action, Claim, Clue, Give, Tell, Vote
from veillee.games.dixit.components import Image
from veillee.games.dixit.seating import share
from veillee.games.dixit.view import View
from veillee.kernel.game import AnyGame, Chance

# How many find is believed as if so many turns had shown it before the evening began.
PATIENCE, HOPED = 2, 0.5
# How sure an opinion makes: with two votes to give, a finder who needs but one gets more.
CERTAINTY = 0.8


class Level(NamedTuple):
    """How carefully somebody plays: how far a choice strays from what they think, and whether
    they think of the listeners when they tell."""

    name: str
    strays: float
    thinks_of_others: bool


EASY = Level("easy", 3.0, False)
HEURISTIC = Level("heuristic", 1.0, True)
STRONG = Level("strong", 0.0, True)


class PictureBot:
    """Somebody of a cast, by the seat they take, who plays at a level.

    Pictures that nobody has described are played too: by mood, for want of anything better.
    """

    def __init__(
        self,
        game: AnyGame,
        pictures: Mapping[str, Picture],
        cast: Sequence[Persona],
        level: Level = HEURISTIC,
        langs: Sequence[Lang] = LANGS,
    ) -> None:
        self._deck: Sequence[str] = game.components["images"]
        self._pictures = pictures
        self._cast = cast
        self._level = level
        self._langs = langs
        self.name = level.name

    def prepare(self) -> None:
        """Read the deck ahead."""
        warm_up(self._described(self._deck))

    def choose(self, view: View, chance: Chance) -> Action:
        match view.phase:
            case "tell":
                return self._tell(view, chance)
            case "give":
                return Give(tuple(self._liked(view, view.hand, chance)[: share(_seats(view))]))
            case "vote":
                return self._vote(view, chance)
            case _:
                return Claim()

    # Telling.

    def _tell(self, view: View, chance: Chance) -> Tell:
        unseen = set(self._deck).difference(view.hand, view.discards)
        proposals = propose(
            self._described(view.hand),
            self._described(sorted(unseen)),
            chance=chance,
            langs=self._langs,
            used=_used(view),
            find_rate=_find_rate(view),
            persona=self._persona(view),
        )
        if not proposals:
            return _tell_anything(view, self._langs, chance)
        chosen = proposals[0] if self._level.thinks_of_others else _careless(proposals, chance)
        return _told(chosen.picture, chosen.clue.said(self._langs))

    # Listening.

    def _vote(self, view: View, chance: Chance) -> Vote:
        others = [image for image in view.row if image not in view.given]
        liking = self._liking(view, others, chance)
        best = sorted(others, key=lambda image: -liking[image])
        wants_two = view.options.second_vote and len(best) > 1 and _is_torn(list(liking.values()))
        return Vote(tuple(best[: 1 + wants_two]))

    def _liked(self, view: View, images: Sequence[Image], chance: Chance) -> list[Image]:
        """These images, whichever fits the clue best first."""
        liking = self._liking(view, images, chance)
        return sorted(images, key=lambda image: -liking[image])

    def _liking(self, view: View, images: Sequence[Image], chance: Chance) -> Mapping[Image, float]:
        text = view.clue.text if view.clue else ""
        luck = Random(chance.below(1 << 32))
        own = opinions(
            self._persona(view), text, self._described(images), evening=f"seat {view.seat}"
        )
        strayed = (opinion + luck.gauss(0.0, self._level.strays) for opinion in own)
        return dict(zip(images, strayed, strict=True))

    def _described(self, images: Sequence[str]) -> list[Picture]:
        return _described(self._pictures, images)

    def _persona(self, view: View) -> Persona:
        return self._cast[(view.seat or 0) % len(self._cast)]


class OffhandBot:
    """Answers at once, with nothing read ahead: for a bot whose thinking is late or broken off.

    Its clue leans on something that its picture shows; what else it plays is left to luck.
    """

    name = "offhand"

    def __init__(
        self, game: AnyGame, pictures: Mapping[str, Picture], langs: Sequence[Lang] = LANGS
    ) -> None:
        self._game = game
        self._pictures = pictures
        self._langs = langs

    def choose(self, view: View, chance: Chance) -> Action:
        if view.phase != "tell":
            action: Action = self._game.sample(view, chance)
            return action
        hand = _described(self._pictures, view.hand)
        idea = at_once(hand, chance=chance, langs=self._langs, used=_used(view))
        if idea is None:
            return _tell_anything(view, self._langs, chance)
        image, clue = idea
        return _told(image, clue.said(self._langs))


def _described(pictures: Mapping[str, Picture], images: Sequence[str]) -> list[Picture]:
    return [pictures.get(image) or Undescribed(image) for image in images]


def _used(view: View) -> list[str]:
    return [told.clue.text for told in view.told]


def _tell_anything(view: View, langs: Sequence[Lang], chance: Chance) -> Tell:
    """Of pictures without a word one can still say what fits many."""
    said = _used(view)
    phrases = (clue for clue in clues_in(langs[0]) if clue.kind == "phrases")
    texts = [clue.said(langs) for clue in phrases]
    fresh = [text for text in texts if text not in said] or texts
    return _told(view.hand[chance.below(len(view.hand))], fresh[chance.below(len(fresh))])


def _seats(view: View) -> int:
    return len(view.scores)


def _find_rate(view: View) -> float:
    found = sum(told.found for told in view.told) / (_seats(view) - 1)
    return (found + PATIENCE * HOPED) / (len(view.told) + PATIENCE)


def _careless(proposals: Sequence[Proposal], chance: Chance) -> Proposal:
    """What everybody finds, or nobody."""
    by_lead = sorted(proposals, key=lambda proposal: proposal.lead)
    return by_lead[-1 if chance.below(2) else 0]


def _told(image: str, text: str) -> Tell:
    return Tell(Image(image), Clue("phrase", text[:LONGEST_CLUE]))


def _is_torn(liking: Sequence[float]) -> bool:
    """Whether a second vote is worth more than the point that a single one may bring."""
    odds = sorted((exp(CERTAINTY * like) for like in liking), reverse=True)
    return 4 * odds[0] < 3 * (odds[0] + odds[1])

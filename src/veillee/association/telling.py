"""Dixit: a clue that some will find, but not all.

Nobody knows how others hear a clue. A teller therefore plays each clue that comes to mind at
imagined tables, with people who each trust other facets of a picture than the teller does, and
takes the one that most often divides them.
"""

from collections.abc import Collection, Iterator, Sequence
from functools import cache
from math import exp, sqrt
from random import Random
from typing import NamedTuple, TypeAlias

from veillee.association.bank import Clue, bank
from veillee.association.engine import BOTH, Weights, association
from veillee.association.personas import Persona, motifs_shown
from veillee.association.pictures import LANGS, Lang, Picture, words_of
from veillee.association.table import motif_named
from veillee.association.text import stems, tidy
from veillee.kernel.game import Chance

# Clues tried for a hand; of what fits, so many are played so often before so many people.
TRIED, IMAGINED, ROUNDS, PEOPLE = 300, 24, 40, 12
# Of a large deck, so many pictures stand for what listeners may hold.
RIVALS = 90
# A clue that stirs its picture less than this is obscure: much less where its author had such
# pictures in mind, for then people can say why.
FAINT, CLEAR = 1.5, 5.0
# What it is worth, in units of a picture's habits, that the author of a clue had it in mind.
MEANT = 3.0
# How far a listener's view is from the teller's, and how fast the table teaches otherwise: where
# fewer find than hoped, people see less of what the teller sees, and only plainer clues reach them.
DISAGREEMENT, LEARNING = 3.5, 4.0
AIM = 0.45
# How much a persona gives up for a clue of a kind that it likes.
STYLE = 0.04


class Table(NamedTuple):
    """Who sits there: how many, how many pictures each listener holds and gives."""

    seats: int
    held: int = 6
    given: int = 1


class Proposal(NamedTuple):
    """A clue for a picture of the hand, with what an imagined table made of it."""

    clue: Clue
    picture: str
    share: float
    some_but_not_all: float


# How far a clue moves each facet of a picture, and whether its author had such a picture in mind:
# something that only whoever has the bank can see.
Stir: TypeAlias = tuple[float, ...]


class _Idea(NamedTuple):
    """A clue for a picture, and how far it moves that picture."""

    clue: Clue
    picture: Picture
    stir: Stir
    strength: float


class _Fit(NamedTuple):
    """How well a clue fits in one imagined person's eyes: the teller's picture, and the others."""

    mine: float
    theirs: tuple[float, ...]


def propose(
    hand: Sequence[Picture],
    others: Sequence[Picture],
    table: Table,
    *,
    chance: Chance,
    langs: Sequence[Lang] = LANGS,
    used: Collection[str] = (),
    find_rate: float | None = None,
    persona: Persona | None = None,
) -> list[Proposal]:
    """Clues for pictures of a hand, the most promising first; empty if nothing fits.

    `others` are the pictures that listeners may hold: the deck without the hand and without what
    was shown. `langs` are the languages that all of a clue must have, `used` the texts said this
    evening, `find_rate` the share of listeners who found so far: above the aim the clues become
    harder, below it easier.
    """
    luck = Random(chance.below(1 << 32))
    weights = persona.weights if persona else BOTH
    ideas = _ideas(hand, _sample(hand, langs, used, persona, luck), langs, weights)
    rivals = luck.sample(others, min(len(others), RIVALS))
    people = [_someone(weights, luck) for _ in range(PEOPLE)]
    aim = persona.aim if persona else AIM
    blur = DISAGREEMENT * exp(LEARNING * (AIM - find_rate) if find_rate is not None else 0.0)

    def worth(proposal: Proposal) -> float:
        style = STYLE * _liking(persona, proposal.clue)
        return proposal.some_but_not_all - abs(proposal.share - aim) + style

    imagined = [
        _imagine(idea, fits, table, luck, blur)
        for idea, fits in _in_their_eyes(_from_plain_to_subtle(ideas), rivals, langs, people)
    ]
    return sorted(imagined, key=worth, reverse=True)


def is_literal(clue: Clue, picture: Picture) -> bool:
    """Whether a clue shares a word with the tags or the caption of a picture."""
    return any(
        not set(stems(clue.text[said.lang], said.lang)).isdisjoint(
            stem for text in (*said.tags, said.caption) for stem in stems(text, said.lang)
        )
        for said in words_of(picture)
        if said.lang in clue.text
    )


# What comes to mind.


def _sample(
    hand: Sequence[Picture],
    langs: Sequence[Lang],
    used: Collection[str],
    persona: Persona | None,
    luck: Random,
) -> list[Clue]:
    """Clues not said this evening: first those that lean on what the hand shows, at random, more
    of the kinds that a persona likes."""
    said = {tidy(text).casefold() for text in used}
    in_hand = frozenset[str]().union(*map(motifs_shown, hand))

    def draw(clue: Clue) -> tuple[bool, float]:
        liking = _liking(persona, clue)
        return not in_hand.isdisjoint(_meant(clue)), luck.random() ** (1 / liking)

    fresh = (
        clue
        for clue in bank()
        if all(lang in clue.text for lang in langs)
        if said.isdisjoint(_ways_to_say(clue, langs))
    )
    return sorted(fresh, key=draw, reverse=True)[:TRIED]


def _ways_to_say(clue: Clue, langs: Sequence[Lang]) -> set[str]:
    return {tidy(text).casefold() for text in (*clue.text.values(), clue.said(langs))}


def _liking(persona: Persona | None, clue: Clue) -> float:
    return persona.style[clue.kind] if persona else 1.0


def _ideas(
    hand: Sequence[Picture], clues: Sequence[Clue], langs: Sequence[Lang], weights: Weights
) -> list[_Idea]:
    teller = _listener(weights)
    return [
        _Idea(clue, picture, stir, strength)
        for picture, row in zip(hand, _stirs(clues, hand, langs), strict=True)
        for clue, stir in zip(clues, row, strict=True)
        if (strength := _fit(stir, teller)) >= (FAINT if stir[-1] else CLEAR)
        if not is_literal(clue, picture)
    ]


def _stirs(
    clues: Sequence[Clue], pictures: Sequence[Picture], langs: Sequence[Lang]
) -> list[list[Stir]]:
    """What each clue stirs in each picture, in the mean of its languages; a row a picture."""
    asked = [(clue.text[lang], lang) for clue in clues for lang in langs]
    return [
        _row(clues, motifs_shown(picture), [tuple(stir.values()) for stir in stirs], len(langs))
        for picture, stirs in zip(pictures, association().stirs(asked, pictures), strict=True)
    ]


def _row(
    clues: Sequence[Clue], motifs: frozenset[str], stirs: Sequence[Stir], langs: int
) -> list[Stir]:
    return [
        (
            *(sum(facet) / langs for facet in zip(*stirs[start : start + langs], strict=True)),
            0.0 if _meant(clue).isdisjoint(motifs) else MEANT,
        )
        for clue, start in zip(clues, range(0, len(stirs), langs), strict=True)
    ]


@cache
def _meant_by(motifs: tuple[str, ...]) -> frozenset[str]:
    return frozenset(motif_named(name).id for name in motifs)


def _meant(clue: Clue) -> frozenset[str]:
    """The motifs that the author of a clue had in mind."""
    return _meant_by(clue.motifs)


def _listener(weights: Weights) -> Stir:
    """How much each facet counts for somebody, the author's intention last."""
    return _of_length_one([*(weights.get(facet, 0.0) for facet in association().facets), 1.0])


def _of_length_one(weights: Sequence[float]) -> Stir:
    length = sqrt(sum(weight * weight for weight in weights))
    return tuple(weight / length for weight in weights)


def _fit(stir: Stir, listener: Stir) -> float:
    return sum(facet * trust for facet, trust in zip(stir, listener, strict=True))


def _from_plain_to_subtle(ideas: Sequence[_Idea]) -> list[_Idea]:
    """A few ideas of every difficulty, more of the plain ones: those are rare."""
    ordered = sorted(ideas, key=lambda idea: idea.strength, reverse=True)
    picked = {int(len(ordered) * (step / IMAGINED) ** 2) for step in range(IMAGINED)}
    return [ordered[index] for index in sorted(picked) if index < len(ordered)]


# What others would make of it.


def _someone(weights: Weights, luck: Random) -> Stir:
    """A listener who trusts the same facets as the teller, each more or less."""
    return _of_length_one([weight * luck.expovariate(1.0) for weight in _listener(weights)])


def _in_their_eyes(
    ideas: Sequence[_Idea],
    rivals: Sequence[Picture],
    langs: Sequence[Lang],
    people: Sequence[Stir],
) -> Iterator[tuple[_Idea, list[_Fit]]]:
    theirs = _stirs([idea.clue for idea in ideas], rivals, langs)
    for index, idea in enumerate(ideas):
        yield (
            idea,
            [
                _Fit(_fit(idea.stir, who), tuple(_fit(row[index], who) for row in theirs))
                for who in people
            ],
        )


def _imagine(
    idea: _Idea, fits: Sequence[_Fit], table: Table, luck: Random, blur: float
) -> Proposal:
    """Play a clue at imagined tables."""
    voters = table.seats - 1
    found = [_finders(fits, table, luck, blur) for _ in range(ROUNDS)]
    return Proposal(
        idea.clue,
        idea.picture.id,
        sum(found) / (ROUNDS * voters),
        sum(0 < each < voters for each in found) / ROUNDS,
    )


def _finders(fits: Sequence[_Fit], table: Table, luck: Random, blur: float) -> int:
    """How many listeners find the picture in one imagined round."""
    listeners = [luck.choice(fits) for _ in range(table.seats - 1)]
    given = list(_gifts(listeners, table, luck, blur))
    return sum(
        fit.mine + luck.gauss(0.0, blur)
        > max(
            (fit.theirs[card] + luck.gauss(0.0, blur) for giver, card in given if giver != voter),
            default=float("-inf"),
        )
        for voter, fit in enumerate(listeners)
    )


def _gifts(
    listeners: Sequence[_Fit], table: Table, luck: Random, blur: float
) -> Iterator[tuple[int, int]]:
    """What listeners give from hands dealt at random: whatever looks nearest to each of them."""
    cards = range(len(listeners[0].theirs))
    dealt = luck.sample(cards, min(len(listeners) * table.held, len(cards)))
    for giver, fit in enumerate(listeners):
        hand = dealt[giver :: len(listeners)]
        seen = sorted(hand, key=lambda card: -fit.theirs[card] - luck.gauss(0.0, blur))
        yield from ((giver, card) for card in seen[: table.given])

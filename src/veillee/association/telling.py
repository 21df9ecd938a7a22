"""Dixit: a clue that some will find, but not all.

Nobody knows how others look at a picture. A teller therefore asks how far its own leads what the
listeners may hold, in as many ways as it can see, none of which may outvote the others; and tells
the plainest clue that does not say what is shown. That is rarely as plain to the others. Where more
of them find than hoped, the next clue is subtler; where fewer do, it is as plain as can be.
"""

from collections.abc import Collection, Iterator, Sequence
from functools import cache
from heapq import nlargest
from random import Random
from typing import NamedTuple, TypeAlias

from veillee.association.bank import Clue, bank
from veillee.association.engine import BOTH, Weights, association
from veillee.association.personas import Persona, motifs_shown
from veillee.association.pictures import LANGS, Lang, Picture, words_of
from veillee.association.table import motif_named
from veillee.association.text import as_in_the_bank, stems
from veillee.kernel.game import Chance

# So many of the ideas for a hand are held against so many pictures of the others.
CONSIDERED, RIVALS = 100, 60
# A facet has no more to say than this: whoever looks otherwise may see nothing of it.
LOUDEST = 5.0
# What each motif is worth that the author of a clue had in mind and the picture shows.
MEANT = 1.0
# A clue that stirs its picture less than this is obscure.
FAINT = 1.0
# How much lead is given up as the share of those who find exceeds what was hoped.
SUBTLER = 12.0
AIM = 0.5
# How much lead a persona gives up for a clue of a kind that it likes.
STYLE = 0.5


class Proposal(NamedTuple):
    """A clue for a picture of the hand, and how far that picture leads what a listener gives."""

    clue: Clue
    picture: str
    lead: float


# How far a clue moves each facet of a picture, and how many motifs its author had in mind that
# the picture shows: something that only whoever has the bank can see.
Stir: TypeAlias = tuple[float, ...]


class _Idea(NamedTuple):
    """A clue for a picture, and how well they fit in the teller's eyes."""

    clue: Clue
    picture: Picture
    fit: float


def propose(
    hand: Sequence[Picture],
    others: Sequence[Picture],
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
    evening, `find_rate` the share of listeners who found so far.
    """
    luck = Random(chance.below(1 << 32))
    trust = _trust(persona.weights if persona else BOTH)
    ideas = _ideas(hand, _fresh(langs, used), langs, trust)
    rivals = luck.sample(others, min(len(others), RIVALS))
    proposals = list(_held_against(_from_plain_to_subtle(ideas), rivals, len(hand), langs, trust))
    found_too_often = max(0.0, (find_rate or 0.0) - (persona.aim if persona else AIM))
    plainest = max((one.lead for one in proposals), default=0.0)
    goal = plainest - SUBTLER * found_too_often

    def worth(one: Proposal) -> float:
        return STYLE * _liking(persona, one.clue) - abs(one.lead - goal)

    return sorted(proposals, key=worth, reverse=True)


def at_once(
    hand: Sequence[Picture],
    *,
    chance: Chance,
    langs: Sequence[Lang] = LANGS,
    used: Collection[str] = (),
) -> tuple[str, Clue] | None:
    """A picture of a hand and a clue that leans on something it shows, without any engine.

    For those who cannot wait; none if nothing in hand is in the table of motifs.
    """
    clues = _fresh(langs, used)
    for picture in Random(chance.below(1 << 32)).sample(hand, len(hand)):
        apt = [
            clue
            for clue in clues
            if not _meant(clue).isdisjoint(motifs_shown(picture))
            if not is_literal(clue, picture)
        ]
        if apt:
            return picture.id, apt[chance.below(len(apt))]
    return None


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


def _fresh(langs: Sequence[Lang], used: Collection[str]) -> list[Clue]:
    """Clues not said this evening, in all of these languages."""
    said = {as_in_the_bank(text).casefold() for text in used}
    return [
        clue
        for clue in bank()
        if all(lang in clue.text for lang in langs)
        if said.isdisjoint(_ways_to_say(clue, langs))
    ]


def _ways_to_say(clue: Clue, langs: Sequence[Lang]) -> set[str]:
    return {as_in_the_bank(text).casefold() for text in (*clue.text.values(), clue.said(langs))}


def _liking(persona: Persona | None, clue: Clue) -> float:
    return persona.style[clue.kind] if persona else 1.0


def _ideas(
    hand: Sequence[Picture], clues: Sequence[Clue], langs: Sequence[Lang], trust: Stir
) -> list[_Idea]:
    return [
        _Idea(clue, picture, fit)
        for picture, row in zip(hand, _stirs(clues, hand, langs), strict=True)
        for clue, stir in zip(clues, row, strict=True)
        if (fit := _fit(stir, trust)) >= FAINT
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
            float(len(_meant(clue) & motifs)),
        )
        for clue, start in zip(clues, range(0, len(stirs), langs), strict=True)
    ]


@cache
def _meant_by(motifs: tuple[str, ...]) -> frozenset[str]:
    return frozenset(motif_named(name).id for name in motifs)


def _meant(clue: Clue) -> frozenset[str]:
    """The motifs that the author of a clue had in mind."""
    return _meant_by(clue.motifs)


def _trust(weights: Weights) -> Stir:
    """The share that each facet has in a teller's judgement, and beside them what was meant.

    Of a clue that is not literal the picture says nothing outright.
    """
    each = [weights.get(facet, 0.0) * (facet != "said") for facet in association().facets]
    whole = sum(each) or 1.0
    return (*(weight / whole for weight in each), MEANT)


def _fit(stir: Stir, trust: Stir) -> float:
    return sum(min(facet, LOUDEST) * share for facet, share in zip(stir, trust, strict=True))


def _from_plain_to_subtle(ideas: Sequence[_Idea]) -> list[_Idea]:
    """A few ideas of every difficulty, more of the plain ones: those are rare."""
    ordered = sorted(ideas, key=lambda idea: idea.fit, reverse=True)
    picked = {int(len(ordered) * (step / CONSIDERED) ** 3) for step in range(CONSIDERED)}
    return [ordered[index] for index in sorted(picked) if index < len(ordered)]


# What others may hold.


def _held_against(
    ideas: Sequence[_Idea],
    rivals: Sequence[Picture],
    held: int,
    langs: Sequence[Lang],
    trust: Stir,
) -> Iterator[Proposal]:
    rows = _stirs([idea.clue for idea in ideas], rivals, langs)
    # Who holds as many pictures as the teller gives the best of them: one in so many.
    given = max(1, len(rivals) // max(1, held))
    for index, idea in enumerate(ideas):
        best = nlargest(given, (_fit(row[index], trust) for row in rows))
        yield Proposal(idea.clue, idea.picture.id, idea.fit - (best[-1] if best else 0.0))

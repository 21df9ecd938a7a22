"""Dixit: a clue that some will find, but not all."""

from collections.abc import Collection, Iterator, Sequence
from math import exp
from random import Random
from typing import NamedTuple

from veillee.association.bank import Clue, clues_in
from veillee.association.engine import BOTH, association, weigh
from veillee.association.personas import Persona, motifs_shown
from veillee.association.pictures import Lang, Picture, words_of
from veillee.association.table import motif_named
from veillee.association.text import stems, tidy
from veillee.kernel.game import Chance

# Clues tried for a hand; of what fits, so many are played at so many imagined tables.
TRIED, IMAGINED, ROUNDS = 200, 24, 40
# The best few of what others may hold are what a picture must beat.
RIVALS = 4
# A clue that stirs its picture less than this is obscure: much less where its author had such
# pictures in mind, for then people can say why.
FAINT, CLEAR = 0.5, 4.0
# How far a listener's view is from the teller's, and how fast the table teaches otherwise: where
# fewer find than hoped, people see less of what the teller sees, and only plainer clues reach them.
DISAGREEMENT, LEARNING = 1.6, 4.0
AIM = 0.45
# How much a persona gives up for a clue of a kind that it likes.
STYLE = 0.1


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


class _Candidate(NamedTuple):
    clue: Clue
    picture: str
    mine: float
    theirs: tuple[float, ...]


def propose(
    hand: Sequence[Picture],
    others: Sequence[Picture],
    table: Table,
    *,
    lang: Lang,
    chance: Chance,
    used: Collection[str] = (),
    find_rate: float | None = None,
    persona: Persona | None = None,
) -> list[Proposal]:
    """Clues for pictures of a hand, the most promising first; empty if nothing fits.

    `others` are the pictures that listeners may hold: the deck without the hand and without what
    was shown. `used` holds the texts said this evening, `find_rate` the share of listeners who
    found so far: above the aim the clues become harder, below it easier.
    """
    luck = Random(chance.below(1 << 32))
    clues = _sample(hand, lang, used, persona, luck)
    candidates = _candidates(hand, others, clues, lang, persona)
    aim = persona.aim if persona else AIM
    blur = DISAGREEMENT * exp(LEARNING * (AIM - find_rate) if find_rate is not None else 0.0)

    def worth(proposal: Proposal) -> float:
        style = STYLE * _liking(persona, proposal.clue)
        return proposal.some_but_not_all - abs(proposal.share - aim) + style

    imagined = [_imagine(each, table, luck, blur) for each in _from_plain_to_subtle(candidates)]
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


def _sample(
    hand: Sequence[Picture],
    lang: Lang,
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
        for clue in clues_in(lang)
        if said.isdisjoint(tidy(text).casefold() for text in clue.text.values())
    )
    return sorted(fresh, key=draw, reverse=True)[:TRIED]


def _liking(persona: Persona | None, clue: Clue) -> float:
    return persona.style[clue.kind] if persona else 1.0


def _candidates(
    hand: Sequence[Picture],
    others: Sequence[Picture],
    clues: Sequence[Clue],
    lang: Lang,
    persona: Persona | None,
) -> list[_Candidate]:
    weights = persona.weights if persona else BOTH
    asked = [(clue.text[lang], lang) for clue in clues]
    rows = [
        [weigh(stir, weights) for stir in row]
        for row in association().stirs(asked, [*hand, *others])
    ]
    ours, theirs = rows[: len(hand)], rows[len(hand) :]
    return [
        _Candidate(clue, picture.id, mine, tuple(row[index] for row in theirs))
        for picture, row in zip(hand, ours, strict=True)
        for index, (clue, mine) in enumerate(zip(clues, row, strict=True))
        if mine >= (FAINT if _is_meant(clue, picture) else CLEAR)
        if not is_literal(clue, picture)
    ]


def _is_meant(clue: Clue, picture: Picture) -> bool:
    """Whether a picture shows one of the motifs that a clue leans on."""
    return not _meant(clue).isdisjoint(motifs_shown(picture))


def _meant(clue: Clue) -> frozenset[str]:
    return frozenset(motif_named(name).id for name in clue.motifs)


def _from_plain_to_subtle(candidates: Sequence[_Candidate]) -> list[_Candidate]:
    """A few candidates of every difficulty, more of the plain ones: those are rare."""
    ordered = sorted(candidates, key=_lead, reverse=True)
    picked = {int(len(ordered) * (step / IMAGINED) ** 2) for step in range(IMAGINED)}
    return [ordered[index] for index in sorted(picked) if index < len(ordered)]


def _lead(candidate: _Candidate) -> float:
    """How far a picture is ahead of the best that others may hold."""
    rivals = sorted(candidate.theirs, reverse=True)[:RIVALS]
    return candidate.mine - sum(rivals) / max(len(rivals), 1)


def _imagine(candidate: _Candidate, table: Table, luck: Random, blur: float) -> Proposal:
    """Play a clue at imagined tables whose listeners see more or less what the teller sees."""
    voters = table.seats - 1
    found = [_finders(candidate, table, luck, blur) for _ in range(ROUNDS)]
    return Proposal(
        candidate.clue,
        candidate.picture,
        sum(found) / (ROUNDS * voters),
        sum(0 < each < voters for each in found) / ROUNDS,
    )


def _finders(candidate: _Candidate, table: Table, luck: Random, blur: float) -> int:
    """How many listeners find the picture in one imagined round."""
    given = list(_gifts(candidate.theirs, table, luck, blur))
    return sum(
        candidate.mine + luck.gauss(0.0, blur)
        > max(
            (score + luck.gauss(0.0, blur) for giver, score in given if giver != voter),
            default=float("-inf"),
        )
        for voter in range(table.seats - 1)
    )


def _gifts(
    scores: Sequence[float], table: Table, luck: Random, blur: float
) -> Iterator[tuple[int, float]]:
    """What listeners give from hands dealt at random: whatever looks nearest to each of them."""
    listeners = table.seats - 1
    dealt = luck.sample(scores, min(listeners * table.held, len(scores)))
    for giver in range(listeners):
        seen = sorted(
            ((s + luck.gauss(0.0, blur), s) for s in dealt[giver::listeners]), reverse=True
        )
        yield from ((giver, score) for _, score in seen[: table.given])

"""Dixit in one language: tellers who lack an engine that listeners have, by the rules."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random
from statistics import fmean
from typing import Any

from rows import Row, at_least, at_most, require_encoder
from veillee.association import PERSONAS, Lang, Persona, bank, is_literal, propose
from veillee.association.engine import BOTH, TABLE, Weights
from veillee.atelier import cards
from veillee.games import dixit
from veillee.games.catalogue import open_game
from veillee.games.dixit.actions import Options
from veillee.games.dixit.view import Reveal
from veillee.kernel.chance import FastChance
from veillee.kernel.game import AnyBot, Chance
from veillee.lab.estimates import Estimate, mean_of, share_of
from veillee.lab.simulation import Finished, simulate

EVENINGS, SEED = 8, 8
# The longest evening: so many clues in a row must differ.
IN_A_ROW = 100
# Every facet of the engine that knows sentences; the table has the others.
SENTENCES: Weights = {facet: weight for facet, weight in BOTH.items() if facet not in TABLE}


class TwoMinds:
    """Tells with one mind and listens with another."""

    name = "two minds"

    def __init__(self, teller: AnyBot, listener: AnyBot) -> None:
        self._teller, self._listener = teller, listener

    def choose(self, view: Any, chance: Chance) -> Any:
        return (self._teller if view.phase == "tell" else self._listener).choose(view, chance)


def rows_in(lang: Lang, scale: float) -> Iterator[Row]:
    """Five seats; evenings of 25 turns, in which the teller learns how many find."""
    require_encoder()
    evenings = max(1, round(scale * EVENINGS))
    for name, engine, other in (("table", TABLE, SENTENCES), ("encoder", SENTENCES, TABLE)):
        for what, heard in (("all", BOTH), ("only it", engine)):
            cell = f"dixit {lang}, teller lacks the {name}, listeners have {what}"
            yield from _cell(cell, lang, dixit_turns(lang, other, heard, evenings))
    again = _share(_told_again(lang))
    yield at_most(f"dixit {lang}: of {IN_A_ROW} clues in a row, told again", again, 0.0)


def dixit_turns(
    lang: Lang, teller: Weights, listener: Weights, evenings: int
) -> list[list[Reveal]]:
    game = open_game("dixit")
    minds = [
        dixit.bots.PictureBot(game, cards(), _hearing(weights), langs=(lang,))
        for weights in (teller, listener)
    ]
    options = Options(end="laps", laps=5, reshuffle=True, first_teller="random")
    played = simulate(game, options, [TwoMinds(*minds)] * 5, games=evenings, seed=SEED)
    return [list(_reveals(finished)) for finished in played]


def _cell(cell: str, lang: Lang, evenings: Sequence[Sequence[Reveal]]) -> Iterator[Row]:
    turns = [turn for evening in evenings for turn in evening]
    found = [_share_found(turn) for turn in turns]
    agree = mean_of(list(map(_agreement, turns)))
    yield at_least(f"{cell}: teller scores", _share(0 < each < 1 for each in found), 0.6)
    yield at_most(f"{cell}: nobody finds", _share(each == 0 for each in found), 0.25)
    yield at_most(f"{cell}: everybody finds", _share(each == 1 for each in found), 0.25)
    yield at_least(f"{cell}: votes agree, at least", agree, 0.3)
    yield at_most(f"{cell}: votes agree, at most", agree, 0.6)
    literal = _share(_was_literal(turn, lang) for turn in turns)
    yield at_most(f"{cell}: literal clues", literal, 0.0)
    yield at_most(f"{cell}: clues told again", _share(_again(evenings)), 0.0)


def _share(values: Iterator[bool]) -> Estimate:
    each = list(map(float, values))
    return share_of(each, len(each))


def _hearing(weights: Weights) -> list[Persona]:
    """The personas, each trusting these facets alone, more or less as they always do."""
    return [
        persona._replace(
            weights={
                facet: weight * (1 + persona.weights.get(facet, 0.0)) / 2
                for facet, weight in weights.items()
            }
        )
        for persona in PERSONAS
    ]


def _reveals(finished: Finished) -> Iterator[Reveal]:
    game, last = finished.game, None
    state = game.setup(len(finished.bots), finished.options)
    for move in finished.moves:
        state = game.apply(state, move)
        if (view := game.view(state, None)).last is not last:
            last = view.last
            yield last


def _told_image(turn: Reveal) -> str:
    return turn.row[turn.owners.index(turn.teller)]


def _share_found(turn: Reveal) -> float:
    told = _told_image(turn)
    return fmean(told in votes for seat, votes in enumerate(turn.votes) if seat != turn.teller)


def _agreement(turn: Reveal) -> float:
    votes = [votes for seat, votes in enumerate(turn.votes) if seat != turn.teller]
    return fmean(one == other for one, other in combinations(votes, 2))


def _was_literal(turn: Reveal, lang: Lang) -> bool:
    clue = next(clue for clue in bank() if clue.text.get(lang) == turn.clue.text)
    return is_literal(clue, cards()[_told_image(turn)])


def _again(evenings: Sequence[Sequence[Reveal]]) -> Iterator[bool]:
    for evening in evenings:
        for index, turn in enumerate(evening):
            yield any(turn.clue == earlier.clue for earlier in evening[:index])


def _told_again(lang: Lang) -> Iterator[bool]:
    """Clues for one hand after the other, by one persona after the other."""
    luck, pictures, used = Random(SEED), list(cards().values()), list[str]()
    for turn in range(IN_A_ROW):
        hand = luck.sample(pictures, 6)
        others = [picture for picture in pictures if picture not in hand]
        who = PERSONAS[turn % len(PERSONAS)]
        told = propose(hand, others, chance=FastChance(turn), langs=[lang], used=used, persona=who)[
            0
        ].clue.text[lang]
        yield told in used
        used.append(told)

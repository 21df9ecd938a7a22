"""The bots: they keep the rules, see views alone, repeat themselves, and differ in strength."""

from functools import cache
from statistics import mean

import pytest

from veillee.games.catalogue import open_bot
from veillee.games.look_at_the_stars import LookAtTheStars, StrongBot
from veillee.games.look_at_the_stars.actions import Deal, Options, TakeBack
from veillee.games.look_at_the_stars.bots.appraisal import (
    OF_POINT,
    OF_POWER,
    OF_SKY,
    Appraiser,
    counts,
    nearly,
    our_weights,
)
from veillee.games.look_at_the_stars.components import POINT_CARDS, POWER_CARDS, TURNS, PointCardId
from veillee.games.look_at_the_stars.hindsight import bound, hindsight
from veillee.games.look_at_the_stars.lattice import OPEN, lines_in
from veillee.games.look_at_the_stars.packing import copies
from veillee.games.look_at_the_stars.placing import free_line_list, free_lines
from veillee.games.look_at_the_stars.reading import Reader
from veillee.games.look_at_the_stars.scoring import sheet
from veillee.games.look_at_the_stars.sky import Canvas, Cards, empty_sky
from veillee.games.look_at_the_stars.view import View
from veillee.kernel.chance import FastChance
from veillee.kernel.game import AnyBot, Dealt, Played, Seat
from veillee.lab.simulation import Finished, numbered_seed, play

GAME = LookAtTheStars()
LEVELS = ("easy", "heuristic", "strong")
QUICK = ((4, 2),)  # the strong bot with less search: the same in all but patience
SEAT = Seat(0)
READER = Reader(GAME.slates)


@cache
def played(level: str, number: int) -> Finished:
    """A game alone; whatever the level, the same number is the same cards."""
    return play(GAME, Options(), [bot(level)], numbered_seed(GAME, 7, number))


def bot(level: str) -> AnyBot:
    return StrongBot(GAME, QUICK) if level == "strong" else open_bot(GAME, level)


def score(level: str, number: int) -> int:
    return played(level, number).outcome.scores[0]


def dealt(number: int) -> Deal:
    first = played("easy", number).moves[0]
    assert isinstance(first, Dealt)
    deal: Deal = first.deal
    return deal


def views(level: str, number: int) -> list[tuple[View, object]]:
    """What the bot saw before each of its actions, and what it did."""
    state, seen = GAME.setup(1, Options()), []
    for move in played(level, number).moves:
        if isinstance(move, Played):
            seen.append((GAME.view(state, SEAT), move.action))
        state = GAME.apply(state, move)
    return seen


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_does_what_it_is_offered_and_takes_nothing_back(level: str) -> None:
    for view, action in views(level, 0):
        assert action in list(GAME.legal_actions(view))
        assert not isinstance(action, TakeBack)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("night", [3, 11, 17])
def test_a_bot_chooses_alike_with_the_same_luck_and_from_a_view_that_was_sent(
    level: str, night: int
) -> None:
    view = next(view for view, _ in views(level, 0) if view.turn == night)
    sent = GAME.forms.view.decode(GAME.forms.view.encode(view))
    player = bot(level)
    once, again, afar = (player.choose(v, FastChance(night)) for v in (view, view, sent))
    assert once == again == afar


def test_whoever_dreams_scores_less_than_whoever_thinks() -> None:
    easy, heuristic = ([score(level, n) for n in range(12)] for level in ("easy", "heuristic"))
    assert mean(easy) < mean(heuristic)
    assert sum(low < high for low, high in zip(easy, heuristic, strict=True)) > 6


def test_whoever_looks_ahead_scores_more() -> None:
    assert sum(score("strong", n) for n in (0, 1)) > 1.1 * sum(
        score("heuristic", n) for n in (0, 1)
    )


# What a sky promises.


def test_there_is_a_weight_for_all_that_is_counted() -> None:
    weights = our_weights()
    assert len(weights.sky) == len(OF_SKY)
    assert weights.point.keys() == POINT_CARDS.keys()
    assert weights.power.keys() == {face.power for face in POWER_CARDS.values()}
    assert {len(curves) for curves in weights.point.values()} == {len(OF_POINT)}
    assert {len(curves) for curves in weights.power.values()} == {len(OF_POWER)}


def test_a_count_for_each_name_and_at_the_end_the_score_itself() -> None:
    for view, _ in views("heuristic", 1):
        sky = READER.own(view)
        nights = TURNS - view.turn
        assert not nights or len(counts(sky, nights)) == len(OF_SKY + OF_POINT + OF_POWER)
        assert Appraiser(sky.cards, our_weights()).worth(sky, 0) == sheet(sky).total


@pytest.mark.parametrize("card", POINT_CARDS)
def test_a_copy_that_nearly_stands_is_whole_when_its_lines_are_drawn(card: PointCardId) -> None:
    view = next(view for view, _ in views("heuristic", 0) if view.turn == 12)
    sky, open_, shape = READER.own(view), OPEN[1], POINT_CARDS[card].shape
    whole, *lacking = nearly(sky.planes, free_lines(sky, open_), shape)
    assert sorted(whole) == sorted(copies(sky.planes, shape))
    drawable = set(free_line_list(sky, open_))
    for missing, found in enumerate(lacking, start=1):
        for copy in found:
            assert len(set(lines_in(copy)) - set(sky.lines)) == missing
            assert set(lines_in(copy)) - set(sky.lines) <= drawable


# Hindsight.


@pytest.mark.parametrize("number", [0, 1])
def test_hindsight_finds_no_less_than_anyone_played_and_no_more_than_its_bound(number: int) -> None:
    deal = dealt(number)
    name, nights = deal.slates[0], [card for pile in deal.piles for card in pile]
    canvas = Canvas(name, GAME.slates[name])
    cards = Cards(POINT_CARDS[deal.point_card], POWER_CARDS[deal.power_card])
    alone = hindsight(canvas, cards, nights, width=4)
    assert score("heuristic", number) < alone.score <= alone.bound
    found = hindsight(canvas, cards, nights, played=[alone.sky], width=1)
    assert alone.score <= found.score == sheet(found.sky).total
    assert all(score(level, number) <= found.bound for level in LEVELS)


def test_the_bound_is_reached_where_it_can_be_proved() -> None:
    """Without a single line to draw, the two that are printed are all there is."""
    canvas = Canvas("china", GAME.slates["china"])
    cards = Cards(POINT_CARDS["P3"], POWER_CARDS["W1"])
    nothing = hindsight(canvas, cards, [])
    assert nothing.proved
    assert nothing.sky == empty_sky(canvas, cards)
    assert bound(canvas, cards, ["S1", "S2"]) == 6

"""The bots: they keep the rules in every reading of them, repeat themselves, differ in strength."""

from functools import cache
from itertools import product

import pytest

from veillee.games.africa_deck import POINTS, VALUE, Card
from veillee.games.catalogue import open_bot
from veillee.games.etoile_d_afrique import EtoileDAfrique, StrongBot
from veillee.games.etoile_d_afrique.actions import Beat, Deal, Lead, Options, Pass
from veillee.games.etoile_d_afrique.bots.compact import RANK, Habit, Round, by_move, facing
from veillee.games.etoile_d_afrique.bots.habits import thrifty, weighing
from veillee.games.etoile_d_afrique.state import State
from veillee.kernel.chance import FastChance
from veillee.kernel.game import AnyBot, Dealt, Played, Seat
from veillee.lab.simulation import numbered_seed, play

GAME = EtoileDAfrique()
QUICK = (2, 2)  # the strong bot with less search: the same in all but patience
LEVELS = ("easy", "heuristic", "strong")
NAMES = ("draw", "trick_end", "pass_lock", "lion")
READINGS = [
    GAME.forms.options.parse(dict(zip(NAMES, values, strict=True)) | {"rounds": 1})
    for values in product(
        ("each-card", "after-trick", "never"),
        ("passes", "unbeaten"),
        (False, True),
        ("keeps-bar", "counts-two"),
    )
]


def bot(level: str) -> AnyBot:
    return StrongBot(GAME, QUICK) if level == "strong" else open_bot(GAME, level)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", READINGS)
def test_every_level_keeps_the_rules_in_every_reading_and_number_of_seats(
    options: Options, seats: int
) -> None:
    """`apply` refuses what is illegal, so a game that ends was played by the rules."""
    bots = [bot(LEVELS[seat % 3]) for seat in range(seats)]
    finished = play(GAME, options, bots, numbered_seed(GAME, 3, seats))
    assert len(finished.outcome.scores) == seats


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_luck_gives_the_same_game(level: str) -> None:
    one, other = (
        play(GAME, Options(rounds=1), [bot(level)] * 2, numbered_seed(GAME, 3, 1)).moves
        for _ in range(2)
    )
    assert one == other


@cache
def wins(level: str, against: str, deals: int, seats: int = 2) -> float:
    """The share of games that a level wins, in every seat of the same deals."""
    won = 0.0
    for deal, seat in product(range(deals), range(seats)):
        bots = [bot(against)] * seats
        bots[seat] = bot(level)
        first = play(GAME, Options(), bots, numbered_seed(GAME, 11, deal)).outcome.ranking[0]
        won += (seat in first) / len(first)
    return won / (deals * seats)


def test_a_beginner_loses_to_a_sensible_player_most_of_the_time_and_beats_chance() -> None:
    assert wins("easy", "heuristic", 40) < 0.4
    assert wins("easy", "random", 40) > 0.5


def test_the_strong_one_beats_a_sensible_player_even_with_little_patience() -> None:
    assert wins("strong", "heuristic", 8) > 0.5


def position(hand: str, lead: str) -> tuple[AnyBot, object]:
    """The strong bot to answer a lead, holding a hand; the pile is gone."""
    hands = (tuple(Card(c) for c in lead.split()), tuple(Card(c) for c in hand.split()))
    deal = Deal(1, Seat(1), hands, ())
    state = GAME.apply(GAME.setup(2, Options(draw="never", rounds=1)), Dealt(deal))
    state = GAME.apply(state, Played(Seat(0), Lead(hands[0][0])))
    return open_bot(GAME, "strong"), GAME.view(state, Seat(1))


def test_the_strong_one_takes_a_trick_with_the_card_that_cannot_be_beaten() -> None:
    """A ruby lies there, and only the Star, which it holds, is sure to win it."""
    strong, view = position("star 3-sand", "13-sand 12-sand")
    assert strong.choose(view, FastChance(1)) == Beat(Card("star"))


def test_the_beginner_opens_with_its_finest_card_and_beats_as_cheaply_as_it_can() -> None:
    easy = open_bot(GAME, "easy")
    deal = GAME.deal(GAME.setup(2, Options()), FastChance(4))
    state = GAME.apply(GAME.setup(2, Options()), Dealt(deal))
    leader = state.turn
    assert leader is not None
    opened = easy.choose(GAME.view(state, leader), FastChance(1))
    assert VALUE[opened.card] == max(VALUE[card] for card in state.hands[leader])
    _, view = position("14-sand 8-sand 9-sand", "7-sand 12-sand")
    assert easy.choose(view, FastChance(1)) == Beat(Card("8-sand"))


def test_a_sensible_player_keeps_its_gems_for_tricks_that_are_worth_one() -> None:
    _, view = position("14-sand 13-river 8-sand", "12-sand 7-sand")
    assert open_bot(GAME, "heuristic").choose(view, FastChance(1)) == Pass()


# Compact rounds.


def compact(state: State) -> Round:
    """The same round; the pile is drawn from its end there."""
    turn = state.turn
    assert turn is not None
    _, bar, stake = facing(GAME.view(state, turn))
    return Round(
        options=state.options,
        hands=[sorted(RANK[card] for card in hand) for hand in state.hands],
        pile=[RANK[card] for card in reversed(state.pile)],
        turn=turn,
        top=state.top,
        bar=bar,
        stake=stake,
        passed=frozenset(state.passed),
        won=[sum(POINTS[card] for card in cards) for cards in state.captured],
        thieves=list(state.thieves),
    )


def fields(position: Round) -> tuple[object, ...]:
    return tuple(getattr(position, name) for name in Round.__slots__)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", READINGS)
def test_a_compact_round_goes_as_the_rules_say(options: Options, seats: int) -> None:
    """Through a random round, move by move, to the same points."""
    luck = FastChance(seats)
    state = GAME.setup(seats, options)
    state = GAME.apply(state, Dealt(GAME.deal(state, luck)))
    quick = compact(state)
    while (turn := state.turn) is not None:
        assert fields(quick) == fields(compact(state))
        offered = by_move(GAME.legal_actions(GAME.view(state, turn)))
        move = luck.shuffle(list(offered))[0]
        quick.play(move)
        state = GAME.apply(state, Played(turn, offered[move]))
    assert quick.over
    assert quick.points() == [sheet.points for sheet in state.results[0]]


@pytest.mark.parametrize("habit", [thrifty, weighing])
@pytest.mark.parametrize("options", READINGS)
def test_habits_are_legal(options: Options, habit: Habit) -> None:
    """Moves by habit alone lead to the end of a round."""
    state = GAME.setup(3, options)
    state = GAME.apply(state, Dealt(GAME.deal(state, FastChance(5))))
    while (turn := state.turn) is not None:
        view = GAME.view(state, turn)
        action = by_move(GAME.legal_actions(view))[habit(*facing(view))]
        state = GAME.apply(state, Played(turn, action))

"""The bots and the hindsight solver of the solitaire."""

from functools import cache
from itertools import product
from statistics import mean

import pytest

from veillee.games.africa_deck import BRIGAND, DECK, STAR, Card
from veillee.games.catalogue import open_bot
from veillee.games.etoile_solitaire import EtoileSolitaire, StrongBot
from veillee.games.etoile_solitaire.actions import Deal, Join, Options
from veillee.games.etoile_solitaire.compact import Pack, action_of, choices
from veillee.games.etoile_solitaire.hindsight import fewest_rows
from veillee.games.etoile_solitaire.state import State
from veillee.kernel.chance import FastChance
from veillee.kernel.game import AnyBot, Dealt, Played, Seat
from veillee.lab.simulation import numbered_seed, play

GAME = EtoileSolitaire()
QUICK = (4, 4)  # the strong bot with less search: the same in all but patience
LEVELS = ("easy", "heuristic", "strong")
SEAT = Seat(0)
WAYS = [
    GAME.forms.options.parse({"hand": hand, "brigand": brigand})
    for hand, brigand in product((2, 3), ("ranked", "open"))
]


def bot(level: str) -> AnyBot:
    return StrongBot(GAME, QUICK) if level == "strong" else open_bot(GAME, level)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("options", WAYS)
def test_every_level_plays_to_the_end_in_every_way(level: str, options: Options) -> None:
    """`apply` refuses what is illegal, so a game that ends was played by the rules."""
    finished = play(GAME, options, [bot(level)], numbered_seed(GAME, 3, 1))
    assert sum(map(len, finished.outcome.sheets[0].rows)) == len(DECK)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_luck_gives_the_same_game(level: str) -> None:
    one, other = (
        play(GAME, Options(), [bot(level)], numbered_seed(GAME, 3, 2)).moves for _ in range(2)
    )
    assert one == other


@cache
def rows(level: str, deals: int) -> float:
    """The mean number of rows on the same deals."""
    played = (
        play(GAME, Options(), [bot(level)], numbered_seed(GAME, 11, number))
        for number in range(deals)
    )
    return mean(one.outcome.scores[0] for one in played)


def test_a_beginner_needs_more_rows_than_a_sensible_player_and_fewer_than_chance() -> None:
    assert rows("heuristic", 60) < rows("easy", 60) < rows("random", 60)


# Compact positions.


@pytest.mark.parametrize("options", WAYS)
@pytest.mark.parametrize("seed", range(3))
def test_choices_are_the_offers_of_the_rules(options: Options, seed: int) -> None:
    """All the way through a random game; joins only by the row whose end they close."""
    luck, pack = FastChance(seed), Pack(DECK, options.brigand)
    state = GAME.setup(1, options)
    state = GAME.apply(state, Dealt(GAME.deal(state, luck)))
    while state.hand:
        ends = pack.numbers([row[-1] for row in state.rows])
        found = choices(pack, pack.numbers(state.hand), ends)
        made = [action_of(pack, ends, choice) for choice in found]
        offered = list(GAME.legal_actions(GAME.view(state, SEAT)))
        assert [a for a in made if a not in offered] == []
        assert {_closing(a) for a in made} == {_closing(a) for a in offered}
        for choice, action in zip(found, made, strict=True):
            after = GAME.apply(state, Played(SEAT, action))
            assert pack.numbers([row[-1] for row in after.rows]) == choice.ends
        state = GAME.apply(state, Played(SEAT, GAME.sample(GAME.view(state, SEAT), luck)))


def _closing(action: object) -> object:
    return ("join", action.first) if isinstance(action, Join) else action


# Hindsight.


def small_deal(seed: int, cards: int, hand: int, *, jokers: bool = True) -> Deal:
    """A deal of a few cards; the jokers among them make the Star's joins matter."""
    luck = FastChance(seed)
    plain = luck.shuffle([card for card in DECK if card not in (BRIGAND, STAR)])
    chosen = luck.shuffle([*plain[: cards - 2 * jokers], *([BRIGAND, STAR] if jokers else [])])
    return Deal(chosen[0], tuple(chosen[1 : 1 + hand]), tuple(chosen[1 + hand :]))


def brute_force(state: State) -> int:
    """Every way to play, by the rules themselves."""
    if not state.hand:
        return len(state.rows)
    offered = GAME.legal_actions(GAME.view(state, SEAT))
    return min(brute_force(GAME.apply(state, Played(SEAT, action))) for action in offered)


@pytest.mark.parametrize("options", WAYS)
@pytest.mark.parametrize("jokers", [True, False])
@pytest.mark.parametrize("seed", range(6))
def test_hindsight_is_right_about_small_piles(seed: int, jokers: bool, options: Options) -> None:
    deal = small_deal(seed, 8, options.hand, jokers=jokers)
    state = GAME.apply(GAME.setup(1, options), Dealt(deal))
    solution = fewest_rows(deal, options)
    assert solution.proved
    assert solution.rows == brute_force(state)


@pytest.mark.parametrize("seed", range(6))
def test_the_line_of_a_solution_can_be_played_and_is_not_worse_than_any_bot(seed: int) -> None:
    options = Options()
    start = GAME.setup(1, options)
    deal = GAME.deal(start, FastChance(seed))
    solution = fewest_rows(deal, options)
    state = GAME.apply(start, Dealt(deal))
    for action in solution.actions:
        state = GAME.apply(state, Played(SEAT, action))
    assert not state.hand
    assert len(state.rows) == solution.rows
    while_heuristic = GAME.apply(start, Dealt(deal))
    sensible = open_bot(GAME, "heuristic")
    while while_heuristic.hand:
        action = sensible.choose(GAME.view(while_heuristic, SEAT), FastChance(1))
        while_heuristic = GAME.apply(while_heuristic, Played(SEAT, action))
    assert solution.rows <= len(while_heuristic.rows)


def test_without_patience_a_solution_says_that_it_is_not_proved() -> None:
    hard = GAME.deal(GAME.setup(1, Options()), FastChance(1))
    hurried, patient = fewest_rows(hard, Options(), patience=60), fewest_rows(hard, Options())
    assert not hurried.proved
    assert patient.proved
    assert hurried.rows >= patient.rows


def test_a_single_card_is_one_row() -> None:
    solution = fewest_rows(Deal(Card("7-sand"), (), ()), Options())
    assert (solution.rows, solution.actions) == (1, ())

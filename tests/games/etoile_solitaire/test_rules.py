"""Every rule of the solitaire, each proved by the tests that name it."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from veillee.games.africa_deck import BRIGAND, DECK, STAR, Card
from veillee.games.catalogue import open_bot
from veillee.games.etoile_solitaire import EtoileSolitaire
from veillee.games.etoile_solitaire.actions import Action, Deal, Join, Lay, Options, StartRow
from veillee.games.etoile_solitaire.fitting import fits_on, letters
from veillee.games.etoile_solitaire.scoring import grade
from veillee.games.etoile_solitaire.state import State
from veillee.games.rulebook import rulebook
from veillee.i18n import LANGS, Lang, words
from veillee.kernel.chance import VerifiableChance, game_key
from veillee.kernel.game import IllegalAction, Over, Played, Seat
from veillee.kernel.laws import Case, play
from veillee.lab.simulation import simulate

GAME = EtoileSolitaire()


def cards(*names: str) -> tuple[Card, ...]:
    return tuple(map(Card, names))


def position(*rows: tuple[Card, ...], hand: tuple[Card, ...], pile: tuple[Card, ...] = ()) -> State:
    return State(Options(), 0, rows, hand, pile)


def after(state: State, action: Action) -> State:
    return GAME.apply(state, Played(Seat(0), action))


def refused(state: State, action: Action) -> str:
    with pytest.raises(IllegalAction) as caught:
        after(state, action)
    return f"{caught.value.refusal.rule} {caught.value.refusal.key}"


def offered(state: State) -> list[Action]:
    return list(GAME.legal_actions(GAME.view(state, Seat(0))))


def fits(below: str, above: str, **options: str) -> bool:
    return fits_on(DECK, Card(below), Card(above), "open" if options else "ranked")


@pytest.mark.rule("R-AFRICA-30")
@pytest.mark.parametrize("hand", [2, 3])
def test_the_first_card_starts_a_row_then_comes_the_hand_then_the_pile(hand: int) -> None:
    key = game_key(bytes(32), [])
    deal = GAME.deal(GAME.setup(1, Options(hand=hand)), VerifiableChance(key, "deal", 0))  # type: ignore[arg-type] # 2 and 3 are the literals
    order = VerifiableChance(key, "deal", 0).shuffle(list(DECK))
    assert deal == Deal(order[0], tuple(order[1 : 1 + hand]), tuple(order[1 + hand :]))


@pytest.mark.rule("R-AFRICA-30")
def test_one_card_is_laid_at_the_end_of_a_row_and_another_is_drawn() -> None:
    state = position(cards("7-sand"), hand=cards("8-sand", "3-dusk"), pile=cards("9-dusk"))
    laid = after(state, Lay(Card("8-sand"), 0))
    assert laid.rows == (cards("7-sand", "8-sand"),)
    assert laid.hand == cards("3-dusk", "9-dusk")
    assert laid.pile == ()


@pytest.mark.rule("R-AFRICA-30")
def test_when_the_pile_is_empty_the_rest_is_laid_and_the_game_is_over() -> None:
    state = after(position(cards("7-sand"), hand=cards("8-sand")), Lay(Card("8-sand"), 0))
    assert isinstance(GAME.turn(state), Over)
    assert refused(state, Lay(Card("8-sand"), 0)) == "R-AFRICA-30 not-asked"


@pytest.mark.rule("R-AFRICA-30")
def test_only_cards_in_hand_and_rows_on_the_table_can_be_played() -> None:
    state = position(cards("7-sand"), hand=cards("8-sand"))
    assert refused(state, Lay(Card("8-dusk"), 0)) == "R-AFRICA-30 not-in-hand"
    assert refused(state, Lay(Card("8-sand"), 1)) == "R-AFRICA-30 no-such-row"


@pytest.mark.rule("R-AFRICA-30")
def test_it_is_played_alone() -> None:
    with pytest.raises(IllegalAction, match="R-AFRICA-30"):
        GAME.setup(2, Options())


@pytest.mark.rule("R-AFRICA-31")
@pytest.mark.parametrize(
    ("below", "above", "fitting"),
    [
        ("7-sand", "7-dusk", True),  # the same value
        ("7-sand", "8-river", True),  # one apart
        ("3-sand", "5-forest", False),  # Serengeti, Marrakech: nothing in common
        ("2-sand", "6-sand", True),  # Cape Town, Casablanca: a letter
        ("9-sand", "11-forest", True),  # Walvis Bay, Victoria Falls: V and W are one
        ("6-dusk", "13-dusk", True),  # Lake Victoria, Lusaka: any word of a name
        ("14-sand", "13-sand", True),  # a horseshoe counts fourteen
        ("14-sand", "2-dusk", True),  # or one
        ("2-dusk", "14-sand", True),  # both ways
        ("7-sand", "2-sand", True),  # a lion of its colour
        ("7-river", "2-sand", False),  # not of another
        ("2-forest", "10-forest", False),  # and only the lion leaps, not what follows it
        ("9-dusk", "brigand", True),  # the Brigand fits anywhere
        ("brigand", "14-dusk", True),  # one below his fifteen
        ("brigand", "7-sand", True),  # Table Mountain, Timbuktu: his letter
        ("brigand", "5-sand", False),
        ("brigand", "2-forest", False),  # he has no colour for a lion to follow
        ("star", "5-sand", True),  # anything follows the Star
    ],
)
def test_what_fits_on_what(below: str, above: str, fitting: bool) -> None:
    assert fits(below, above) is fitting


@pytest.mark.rule("R-AFRICA-31")
def test_where_the_table_says_so_anything_follows_the_brigand() -> None:
    assert fits("brigand", "5-sand", brigand="open")
    state = position(cards("brigand"), hand=cards("5-sand"))
    assert refused(state, Lay(Card("5-sand"), 0)) == "R-AFRICA-31 does-not-fit"


@pytest.mark.rule("R-AFRICA-31")
@pytest.mark.parametrize("lang", LANGS)
def test_both_letters_of_the_brigand_are_told_where_the_table_chooses_and_in_the_rule(
    lang: Lang,
) -> None:
    (rule,) = (rule for rule in rulebook(GAME.name, lang) if rule.id == "R-AFRICA-31")
    both = words(lang).listed(sorted(letters(DECK[BRIGAND].place), reverse=True))
    assert both in rule.text
    assert both in words(lang, GAME.name).say("option-brigand--ranked")


@pytest.mark.rule("R-AFRICA-31")
@pytest.mark.parametrize(
    ("place", "initials"),
    [("Cape Verde", "CV"), ("Dar es Salaam", "DS"), ("Windhoek", "V"), ("Rio-Muni", "RM")],
)
def test_letters_are_the_initials_of_capitalised_words(place: str, initials: str) -> None:
    assert letters(place) == frozenset(initials)


@pytest.mark.rule("R-AFRICA-32")
def test_the_star_is_laid_on_any_row_as_a_joker() -> None:
    state = position(cards("7-sand"), cards("3-dusk"), hand=(STAR,), pile=cards("13-forest"))
    joker = after(state, Lay(STAR, 1))
    assert joker.rows[1] == (*cards("3-dusk"), STAR)
    assert Lay(Card("13-forest"), 1) in offered(joker)


@pytest.mark.rule("R-AFRICA-32")
def test_the_star_joins_two_rows_and_the_end_of_the_second_stays_open() -> None:
    state = position(cards("7-sand"), cards("3-dusk", "4-dusk"), cards("9-dusk"), hand=(STAR,))
    joined = after(state, Join(first=2, second=1))
    assert joined.rows == (cards("7-sand"), (*cards("9-dusk"), STAR, *cards("3-dusk", "4-dusk")))
    joined = after(state, Join(first=0, second=1))
    assert joined.rows == ((*cards("7-sand"), STAR, *cards("3-dusk", "4-dusk")), cards("9-dusk"))


@pytest.mark.rule("R-AFRICA-32")
def test_joining_needs_the_star_and_two_rows() -> None:
    assert refused(position(cards("7-sand"), hand=(STAR,)), Join(0, 0)) == "R-AFRICA-32 same-row"
    without = position(cards("7-sand"), cards("3-dusk"), hand=cards("8-sand"))
    assert refused(without, Join(0, 1)) == "R-AFRICA-32 star-not-in-hand"


@pytest.mark.rule("R-AFRICA-33")
def test_a_row_is_started_only_when_nothing_fits_with_whichever_card() -> None:
    stuck = position(cards("3-sand"), hand=cards("5-forest", "9-dusk"))
    assert offered(stuck) == [StartRow(Card("5-forest")), StartRow(Card("9-dusk"))]
    assert after(stuck, StartRow(Card("9-dusk"))).rows == (cards("3-sand"), cards("9-dusk"))
    free = position(cards("3-sand"), hand=cards("5-forest", "4-dusk"))
    assert refused(free, StartRow(Card("5-forest"))) == "R-AFRICA-33 something-fits"


@pytest.mark.rule("R-AFRICA-34")
@pytest.mark.parametrize(
    ("rows", "said"),
    [(1, "incredible"), (2, "very-good"), (3, "good"), (4, "fair"), (5, "insufficient")],
)
def test_how_well_it_went(rows: int, said: str) -> None:
    assert grade(rows) == said
    assert grade(rows + 5) == "insufficient"


@settings(max_examples=60, deadline=None)
@given(st.sampled_from([2, 3]), st.sampled_from(["ranked", "open"]), st.integers(0, 10_000))
def test_no_card_is_lost_or_doubled(hand: int, brigand: str, seed: int) -> None:
    options = GAME.forms.options.parse({"hand": hand, "brigand": brigand})
    for state, _ in play(Case(GAME, 1, options, seed)):
        if state.rows:
            assert sorted([*sum(state.rows, ()), *state.hand, *state.pile]) == sorted(DECK)
            assert len(state.hand) == min(hand, len(state.hand) + len(state.pile))


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10_000))
def test_every_card_of_a_row_fits_on_the_one_before_it_unless_the_star_joined(seed: int) -> None:
    *_, (last, _) = play(Case(GAME, 1, Options(), seed))
    for row in last.rows:
        for below, above in pairwise(row):
            assert STAR in (below, above) or fits(below, above)


def test_the_heuristic_bot_needs_fewer_rows_than_a_random_one() -> None:
    def mean(bot: str) -> float:
        games = simulate(GAME, Options(), [open_bot(GAME, bot)], games=150, seed=3)
        return sum(game.outcome.scores[0] for game in games) / 150

    assert mean("heuristic") < mean("random") - 0.5


def test_the_star_and_the_brigand_always_find_a_place() -> None:
    assert all(fits_on(DECK, below, joker, "ranked") for below in DECK for joker in (STAR, BRIGAND))

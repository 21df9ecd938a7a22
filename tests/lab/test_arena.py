"""The arena's arithmetic: who sits where, on which deals, and what it comes to."""

import pytest

from veillee.games.catalogue import open_game
from veillee.lab.arena import (
    Arena,
    Match,
    Result,
    Thought,
    contests,
    deals_for,
    play,
    seatings,
    standings,
)
from veillee.lab.plot import Panel, intervals
from veillee.lab.workers import in_processes, in_this_process

AFRICA, SOLITAIRE = "etoile-d-afrique", "etoile-solitaire"
QUICK = Thought(10, 0.5, 0.2)


def arena(game: str, bots: tuple[str, ...], seats: int, deals: int) -> Arena:
    rules = open_game(game)
    return Arena(rules, rules.forms.options.parse({}), bots, seats, deals, 7)


def result(deal: int, bots: str, scores: tuple[int, ...], places: tuple[int, ...]) -> Result:
    return Result(deal, tuple(bots), scores, places, (QUICK,) * len(bots))


@pytest.mark.parametrize(
    ("bots", "seats", "due"),
    [
        ("ab", 2, ["ab", "ba"]),
        ("abc", 3, ["abc", "bca", "cab"]),
        ("abbb", 4, ["abbb", "bbba", "bbab", "babb"]),
        ("abc", 2, ["ab", "ba", "ac", "ca", "bc", "cb"]),
        ("ab", 4, ["abab", "baba"]),
        ("a", 2, ["aa"]),
        ("abc", 1, ["a", "b", "c"]),
    ],
)
def test_everybody_sits_everywhere_once(bots: str, seats: int, due: list[str]) -> None:
    assert ["".join(seating) for seating in seatings(bots, seats)] == due


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_bot_sits_in_every_seat_as_often(seats: int) -> None:
    found = seatings("abcd", seats)
    for seat in range(seats):
        sat = [seating[seat] for seating in found]
        assert len({sat.count(bot) for bot in "abcd"}) == 1


def test_deals_are_rounded_up_to_whole_seatings() -> None:
    assert deals_for(200, "ab", 2) == 100
    assert deals_for(201, "ab", 2) == 101
    assert deals_for(1, "abc", 3) == 1


def test_every_seating_gets_the_same_deals() -> None:
    """A bot against itself in both seats: with the same deals and luck, both games are one."""
    first, second = (play(Match(AFRICA, b"{}", ("random", "random"), 7, 3)) for _ in range(2))
    assert first.scores == second.scores
    matches = arena(AFRICA, ("random", "heuristic"), 2, 3).matches()
    assert [match.deal for match in matches] == [0, 0, 1, 1, 2, 2]
    assert {match.seed for match in matches} == {7}


def test_processes_play_what_one_process_plays() -> None:
    competition = arena(AFRICA, ("random", "heuristic"), 2, 3)
    with in_this_process() as here, in_processes(2) as there:
        one, other = list(competition.results(here)), list(competition.results(there))
    assert [r.scores for r in one] == [r.scores for r in other]
    assert len(one) == competition.games == 6


def test_standings_count_wins_scores_and_time_by_bot() -> None:
    """`a` wins deal 0 in both seats, and shares one of the two games of deal 1."""
    results = [
        result(0, "ab", (9, 3), (0, 1)),
        result(0, "ba", (4, 8), (1, 0)),
        result(1, "ab", (5, 5), (0, 0)),
        result(1, "ba", (6, 2), (0, 1)),
    ]
    best, worst = standings(AFRICA, results)
    assert (best.bot, best.wins.value, best.score.value, best.seats) == ("a", 0.625, 6.0, 4)
    assert (worst.bot, worst.wins.value, worst.score.value) == ("b", 0.375, 4.5)
    assert (best.seconds_a_move, best.longest_move) == pytest.approx((0.05, 0.2))
    assert best.elo.value + worst.elo.value == pytest.approx(3000)


def test_several_seats_of_one_bot_share_its_wins() -> None:
    results = [
        result(0, "abbb", (9, 3, 2, 1), (0, 1, 2, 3)),
        result(1, "abbb", (1, 9, 2, 2), (3, 0, 1, 1)),
    ]
    by_bot = {one.bot: one for one in standings(AFRICA, results)}
    assert by_bot["a"].wins.value == 0.5
    assert by_bot["b"].wins.value == pytest.approx(0.5 / 3)
    assert by_bot["b"].seats == 6


@pytest.mark.parametrize(
    ("game", "places"), [(SOLITAIRE, (1, 0, 1)), ("look-at-the-stars", (0, 2, 0))]
)
def test_games_played_alone_are_contests_on_one_deal(game: str, places: tuple[int, ...]) -> None:
    """The solitaire's score is its rows: there the fewest win."""
    results = [result(0, bot, (rows,), (0,)) for bot, rows in (("a", 5), ("b", 3), ("c", 5))]
    (contest,) = contests(game, results)
    assert (contest.bots, contest.places) == (("a", "b", "c"), places)


def test_a_real_competition_tells_a_sensible_bot_from_a_random_one() -> None:
    competition = arena(AFRICA, ("random", "heuristic"), 2, 40)
    with in_this_process() as work:
        best, worst = standings(AFRICA, list(competition.results(work)))
    assert (best.bot, worst.bot) == ("heuristic", "random")
    assert best.wins.low is not None
    assert best.wins.low > 0.5


def test_a_plot_shows_every_row_and_escapes_what_it_is_told() -> None:
    found = standings(AFRICA, [result(n, "ab", (9, 3), (0, 1)) for n in range(3)])
    drawn = intervals(
        "L'Étoile <d'Afrique>",
        [one.bot for one in found],
        [
            Panel("wins", [one.wins for one in found], [0.6, None]),
            Panel("Elo", [one.elo for one in found]),
        ],
    )
    assert drawn.count("<circle") == 4
    assert "&lt;d&#x27;Afrique&gt;" in drawn

"""Each rule of Look at the Stars, shown on a position."""

from collections import defaultdict
from itertools import chain

import pytest

from games.look_at_the_stars.positions import (
    GAME,
    ME,
    TAKE_BACK,
    YOU,
    after,
    draw,
    line,
    lines,
    night,
    over,
    point,
    points,
    refused,
    shoot,
    sky,
    use,
)
from games.look_at_the_stars.reference import cross, segment
from veillee.games.look_at_the_stars import powers
from veillee.games.look_at_the_stars.actions import (
    Action,
    Copy,
    Draw,
    Options,
    Pass,
    Shoot,
    SkipPower,
    UsePower,
)
from veillee.games.look_at_the_stars.components import (
    BEGINNER_POWERS,
    DECK,
    NIGHT,
    POINT_CARDS,
    POINT_IDS,
    POWER_CARDS,
    SHOOTING_STARS,
    PointCardId,
    Power,
)
from veillee.games.look_at_the_stars.lattice import (
    ARCH,
    OPEN,
    Line,
    Point,
    line_set,
    lines_in,
    points_of,
)
from veillee.games.look_at_the_stars.scoring import sheet
from veillee.games.look_at_the_stars.shapes import mirrored, turns
from veillee.games.look_at_the_stars.sky import Sky, size
from veillee.games.look_at_the_stars.state import Progress, State
from veillee.kernel.chance import FastChance
from veillee.kernel.game import Awaiting, IllegalAction, Seat

PASS, SKIP = Pass(), SkipPower()
JOINED = [f"N{n}" for n in (1, 2, 3, 4, 5, 6, 7, 8, 10)]
BONUS_SHAPES = [card.shape.lines for card in POINT_CARDS.values()] + [
    card.shape.lines for card in POWER_CARDS.values()
]
MIRROR_PAIRS = [(5, 6), (7, 8), (14, 15), (16, 17), (18, 19), (20, 21), (22, 23), (26, 27)]


def offered(state: State, seat: Seat = ME) -> list[Action]:
    return list(GAME.legal_actions(GAME.view(state, seat)))


def drawings(state: State) -> set[frozenset[frozenset[tuple[int, int]]]]:
    found = [action.lines for action in offered(state) if isinstance(action, Draw)]
    return {frozenset(map(frozenset, pair)) for pair in found}


def sizes(made: Sky) -> list[int]:
    return sorted(map(size, made.groups))


# What lies on the table.


@pytest.mark.rule("R-LATS-1")
def test_there_are_eight_slates_thirty_nights_and_nineteen_bonus_cards() -> None:
    assert (len(GAME.slates), len(DECK), len(POINT_CARDS), len(POWER_CARDS)) == (8, 30, 10, 9)


@pytest.mark.rule("R-LATS-1")
@pytest.mark.parametrize("seats", [0, 9])
def test_one_to_eight_may_play(seats: int) -> None:
    with pytest.raises(IllegalAction, match="how-many"):
        GAME.setup(seats, Options())


@pytest.mark.rule("R-LATS-2")
def test_the_arch_has_96_points_and_narrows_towards_the_top() -> None:
    widths = [sum(y == row for _, y in ARCH) for row in range(11)]
    assert widths == [10, 10, 10, 10, 10, 10, 10, 8, 8, 6, 4]
    assert len(ARCH) == 96


@pytest.mark.rule("R-LATS-3", "R-LATS-17")
@pytest.mark.parametrize("slate", GAME.slates)
def test_every_slate_has_76_stars_then_62_then_43(slate: str) -> None:
    stars = GAME.slates[slate].stars
    assert [sum(y >= closed for _, y in stars) for closed in (0, 2, 4)] == [76, 62, 43]


@pytest.mark.rule("R-LATS-4")
def test_the_lines_of_a_slate_are_lines_like_any_other() -> None:
    assert sizes(sky("71-70 82-92")) == [1, 3]
    assert len(powers.earned(sky("82-91 82-93", power="twinkling-star"))) == 1


@pytest.mark.rule("R-LATS-5")
def test_27_nights_have_two_lines_and_3_a_shooting_star() -> None:
    assert [len(shape.lines) for shape in NIGHT.values()] == [2] * 27
    assert tuple(DECK[27:]) == SHOOTING_STARS


@pytest.mark.rule("R-LATS-5", "R-LATS-14")
def test_n1_is_n2_turned_and_no_other_two_nights_are_alike() -> None:
    turned = [frozenset(turns(shape.lines)) for shape in NIGHT.values()]
    assert turned[0] == turned[1]
    assert len(set(turned)) == 26


@pytest.mark.rule("R-LATS-5", "R-LATS-14")
@pytest.mark.parametrize(("one", "other"), MIRROR_PAIRS)
def test_lopsided_nights_come_in_both_hands(one: int, other: int) -> None:
    left, right = NIGHT[f"N{one}"].lines, NIGHT[f"N{other}"].lines
    assert set(turns(mirrored(left))) == set(turns(right))
    assert not set(turns(left)) & set(turns(right))


@pytest.mark.rule("R-LATS-5")
def test_nine_nights_are_joined_and_the_two_lines_never_cross() -> None:
    pairs = {card: [segment(line) for line in shape.lines] for card, shape in NIGHT.items()}
    assert [card for card, (one, other) in pairs.items() if one & other] == JOINED
    assert not any(cross(one, other) for one, other in pairs.values())


@pytest.mark.rule("R-LATS-6")
def test_a_sheet_adds_up() -> None:
    parts = sheet(sky("33-43 43-53 53-54", shots="06-15", marks=("44",)))
    assert (parts.constellations, parts.sizes, parts.shooting_stars) == (3, (3,), 1)
    assert parts.total == 3 + parts.planets + 1 + parts.point_bonus + parts.power_bonus


@pytest.mark.rule("R-LATS-6")
@pytest.mark.parametrize(
    ("live", "mine"), [("own", (True, False)), ("all", (True, True)), ("none", (False, False))]
)
def test_running_scores_are_shown_as_the_table_wishes(live: str, mine: tuple[bool, bool]) -> None:
    options = GAME.forms.options.parse({"live_scores": live})
    state = night("N3", sky("33-43 43-53 53-63"), sky(), options=options)
    assert tuple(s is not None for s in GAME.view(state, ME).scores) == mine
    watching = GAME.view(state, None).scores
    assert all(s is not None for s in watching) is (live == "all")


# How a game begins.


@pytest.mark.rule("R-LATS-10")
def test_everyone_gets_another_slate_and_three_piles_of_six_are_made() -> None:
    deal = GAME.deal(GAME.setup(8, Options()), FastChance(1))
    nights = list(chain(*deal.piles))
    assert sorted(deal.slates) == sorted(GAME.slates)
    assert [len(pile) for pile in deal.piles] == [6, 6, 6]
    assert len(set(nights)) == 18


@pytest.mark.rule("R-LATS-10")
def test_where_the_table_wishes_all_draw_on_the_same_slate() -> None:
    deal = GAME.deal(GAME.setup(5, Options(slates="same")), FastChance(1))
    assert len(set(deal.slates)) == 1
    assert len(deal.slates) == 5


@pytest.mark.rule("R-LATS-11")
def test_a_first_game_has_the_upright_plus_and_the_line() -> None:
    deal = GAME.deal(GAME.setup(2, Options(bonus="first-game")), FastChance(1))
    assert (deal.point_card, POWER_CARDS[deal.power_card].power) == ("P3", "line")


@pytest.mark.rule("R-LATS-11")
def test_beginners_meet_five_powers() -> None:
    state = GAME.setup(2, Options(bonus="beginner-powers"))
    dealt = {GAME.deal(state, FastChance(seed)).power_card for seed in range(60)}
    assert dealt == set(BEGINNER_POWERS)
    names = {POWER_CARDS[card].power for card in dealt}
    assert names == {"planet", "line", "new-stars", "galaxy", "twinkling-star"}


@pytest.mark.rule("R-LATS-11")
@pytest.mark.parametrize(
    ("options", "key"),
    [
        (Options(bonus="chosen", point_card="P1"), "choose-both-cards"),
        (Options(point_card="P1", power_card="W1"), "cards-not-chosen"),
    ],
)
def test_cards_are_named_when_they_are_chosen_and_only_then(options: Options, key: str) -> None:
    with pytest.raises(IllegalAction, match=key):
        GAME.setup(2, options)


@pytest.mark.rule("R-LATS-11")
def test_chosen_cards_are_dealt() -> None:
    options = Options(bonus="chosen", point_card="P9", power_card="W6")
    deal = GAME.deal(GAME.setup(1, options), FastChance(1))
    assert (deal.point_card, deal.power_card) == ("P9", "W6")


# A turn.


@pytest.mark.rule("R-LATS-12")
def test_the_next_night_comes_when_everyone_has_answered() -> None:
    state = after(night("N3", sky(), sky()), PASS)
    assert GAME.turn(state) == Awaiting((YOU,))
    closed = after(state, draw("33-43 43-53"), seat=YOU)
    assert (closed.turn, closed.revealed) == (2, ("N3", state.to_come[0]))


@pytest.mark.rule("R-LATS-12")
def test_nobody_draws_twice_in_a_night() -> None:
    state = after(night("N3", sky(), sky()), draw("33-43 43-53"))
    assert refused(state, draw("34-44 44-54")) == ("R-LATS-12", "already-drawn")


@pytest.mark.rule("R-LATS-12")
def test_both_lines_of_a_night_fit_or_none_is_drawn() -> None:
    full = sky("33-43")
    assert refused(night("N3", full), draw("33-43 43-53")) == ("R-LATS-15", "line-exists")


@pytest.mark.rule("R-LATS-12")
def test_when_all_is_over_nobody_is_asked() -> None:
    state = after(night("N3", sky(), turn=18), PASS)
    assert GAME.question(state, ME) is None
    assert refused(state, PASS) == ("R-LATS-12", "not-asked")


@pytest.mark.rule("R-LATS-13")
def test_a_line_joins_neighbours() -> None:
    assert refused(night("N3", sky()), draw("33-53 53-63")) == ("R-LATS-13", "not-neighbours")


@pytest.mark.rule("R-LATS-14")
@pytest.mark.parametrize("drawn", ["34-43 43-53", "23-24 24-35", "53-44 44-34", "23-34 34-35"])
def test_a_shape_may_be_turned_by_quarters(drawn: str) -> None:
    state = night("N5", sky())
    assert frozenset(map(frozenset, lines(drawn))) in drawings(state)
    assert len(after(state, draw(drawn)).before[ME].lines) == 4


@pytest.mark.rule("R-LATS-14")
def test_a_shape_is_never_mirrored() -> None:
    state = night("N5", sky())
    assert refused(state, draw("33-43 43-54")) == ("R-LATS-14", "mirrored")
    assert refused(state, draw("33-43 43-53")) == ("R-LATS-14", "not-the-shape")


@pytest.mark.rule("R-LATS-15")
@pytest.mark.parametrize(
    ("made", "drawn", "why"),
    [
        (sky(), "12-22 22-32", ("R-LATS-15", "not-a-star")),  # a planet
        (sky(), "66-76 76-86", ("R-LATS-15", "not-a-star")),  # a gap
        (sky(), "30-40 40-50", ("R-LATS-15", "not-a-star")),  # the ground
        (sky(), "79-89 89-99", ("R-LATS-15", "outside")),
        (sky("43-53"), "33-43 43-53", ("R-LATS-15", "line-exists")),
        (sky(marks=("43",)), "33-43 43-53", ("R-LATS-15", "something-there")),
        (sky(marks=("44",), power="black-hole"), "33-43 43-53", ("R-LATS-15", "beside-black-hole")),
        (sky(shots="43-54"), "33-43 43-53", ("R-LATS-20", "touches-shooting-star")),
        (
            sky("43-44 44-54 54-64", marks=("44",), power="luminous-aura"),
            "33-43 43-53",
            ("R-LATS-15", "touches-aura"),
        ),
    ],
)
def test_a_line_joins_free_stars_only(made: Sky, drawn: str, why: tuple[str, str]) -> None:
    assert refused(night("N3", made), draw(drawn)) == why


@pytest.mark.rule("R-LATS-15", "R-LATS-25")
def test_nothing_crosses_a_constellation_with_an_aura() -> None:
    made = sky("43-54 54-55 55-65", marks=("54",), power="luminous-aura")
    assert refused(night("N4", made), draw("62-53 53-44")) == ("R-LATS-15", "crosses-aura")


@pytest.mark.rule("R-LATS-16")
def test_lines_may_cross_and_share_stars() -> None:
    state = after(night("N4", sky("43-54"), sky()), draw("62-53 53-44"))
    assert sizes(state.now[ME].sky) == [1, 1, 3]
    grown = after(night("N3", sky("43-44"), sky()), draw("33-43 43-53"))
    assert sizes(grown.now[ME].sky) == [1, 1, 3]


@pytest.mark.rule("R-LATS-17")
@pytest.mark.parametrize(("turn", "row"), [(6, 0), (7, 2), (12, 2), (13, 4), (18, 4)])
def test_the_sun_takes_two_rows_and_then_four(turn: int, row: int) -> None:
    rows = {y for pair in drawings(night("N3", sky(), turn=turn)) for ends in pair for _, y in ends}
    assert min(rows) == row


@pytest.mark.rule("R-LATS-17")
def test_what_was_drawn_before_dawn_stays_and_counts() -> None:
    state = night("N3", sky("00-10 10-20 20-21"), turn=18)
    assert refused(state, draw("01-11 11-21")) == ("R-LATS-17", "sun-has-risen")
    assert over(after(state, PASS)).sheets[0].sizes == (3,)


@pytest.mark.rule("R-LATS-18")
def test_passing_is_always_allowed() -> None:
    for card in ("N1", "S1"):
        assert PASS in offered(night(card, sky()))


@pytest.mark.rule("R-LATS-18")
def test_a_drawing_is_taken_back_until_the_turn_closes() -> None:
    state = after(night("N3", sky(), sky()), draw("33-43 43-53"))
    back = after(state, TAKE_BACK)
    assert back.now[ME].sky == state.before[ME]
    assert GAME.turn(back) == Awaiting((ME, YOU))
    assert refused(back, TAKE_BACK) == ("R-LATS-18", "nothing-to-take-back")


@pytest.mark.rule("R-LATS-18", "R-LATS-24")
def test_taking_back_undoes_the_powers_of_the_turn_too() -> None:
    state = after(night("N3", sky("23-33"), sky()), draw("33-43 43-53"), use("66"))
    assert state.now[ME].sky.marks
    back = after(state, TAKE_BACK).now[ME]
    assert (back.sky, back.placed, back.powers) == (state.before[ME], False, 0)


@pytest.mark.rule("R-LATS-18")
def test_an_answer_to_a_taken_back_question_is_stale() -> None:
    asked = after(night("N3", sky("23-33"), sky()), draw("33-43 43-53"))
    again = after(asked, TAKE_BACK, draw("33-43 43-53"))
    assert again.now[ME].powers == asked.now[ME].powers == 1
    assert GAME.question(again, ME) != GAME.question(asked, ME)


# Shooting stars.


@pytest.mark.rule("R-LATS-19")
@pytest.mark.parametrize("shot", ["33-44", "33-55", "33-66", "66-33", "44-53"])
def test_a_shooting_star_is_a_diagonal_of_one_to_three(shot: str) -> None:
    state = after(night("S1", sky(), sky()), shoot(shot))
    assert sheet(state.now[ME].sky).shooting_stars == abs(int(shot[0]) - int(shot[3]))


@pytest.mark.rule("R-LATS-19")
@pytest.mark.parametrize("shot", ["33-43", "33-34", "03-47", "33-33", "33-54"])
def test_no_other_shooting_star_exists(shot: str) -> None:
    assert refused(night("S1", sky()), shoot(shot)) == ("R-LATS-19", "not-a-shooting-star")


@pytest.mark.rule("R-LATS-19")
@pytest.mark.parametrize(
    ("made", "shot", "why"),
    [
        (sky("43-44"), "33-44", ("R-LATS-19", "star-in-use")),
        (sky(shots="44-53"), "33-44", ("R-LATS-19", "star-in-use")),
        (sky("43-34"), "33-44", ("R-LATS-19", "crosses-line")),
        (sky(shots="43-34"), "33-44", ("R-LATS-19", "crosses-shooting-star")),
        (sky(), "56-45", ("R-LATS-19", "not-a-star")),
        (sky(), "66-75", ("R-LATS-19", "not-a-star")),
        (sky(marks=("44",), power="black-hole"), "62-53", ("R-LATS-15", "beside-black-hole")),
    ],
)
def test_a_shooting_star_touches_and_crosses_nothing(
    made: Sky, shot: str, why: tuple[str, str]
) -> None:
    assert refused(night("S2", made), shoot(shot)) == why


@pytest.mark.rule("R-LATS-19", "R-LATS-17")
def test_a_shooting_star_stays_above_the_sun() -> None:
    state = night("S1", sky(), turn=7)
    assert refused(state, shoot("11-02")) == ("R-LATS-17", "sun-has-risen")


@pytest.mark.rule("R-LATS-19")
def test_each_night_asks_for_what_it_shows() -> None:
    assert refused(night("S1", sky()), draw("33-43 43-53")) == ("R-LATS-19", "shoot-instead")
    assert refused(night("N3", sky()), shoot("33-44")) == ("R-LATS-19", "no-shooting-star-tonight")
    assert all(isinstance(a, Shoot | Pass) for a in offered(night("S3", sky())))


@pytest.mark.rule("R-LATS-20")
def test_a_shooting_star_belongs_to_no_constellation_and_no_shape() -> None:
    assert sizes(sky("33-34 34-35", shots="43-65")) == [1, 1, 2]
    assert powers.earned(sky(shots="33-66", power="line")) == []


@pytest.mark.rule("R-LATS-20")
def test_no_line_crosses_a_shooting_star() -> None:
    state = night("N4", sky(shots="43-65"))
    assert refused(state, draw("44-53 53-62")) == ("R-LATS-20", "crosses-shooting-star")


# Bonus cards.


@pytest.mark.rule("R-LATS-21")
@pytest.mark.parametrize("card", POINT_IDS)
@pytest.mark.parametrize("quarters", range(4))
def test_a_point_shape_counts_in_every_turn_whatever_hangs_on_it(
    card: PointCardId, quarters: int
) -> None:
    face = POINT_CARDS[card]
    drawn = " ".join(f"{_put(a, quarters)}-{_put(b, quarters)}" for a, b in face.shape.lines)
    assert sheet(sky(drawn + " 55-54", point_card=card)).point_bonus == face.value


def _put(point: Point, quarters: int) -> str:
    """A point of a shape, turned within four by four points of open sky."""
    x, y = point
    for _ in range(quarters):
        x, y = y, 3 - x
    return f"{x + 5}{y + 1}"


@pytest.mark.rule("R-LATS-21")
@pytest.mark.parametrize("shape", BONUS_SHAPES)
def test_bonus_shapes_are_their_own_mirror_images(shape: tuple[Line, ...]) -> None:
    assert set(turns(mirrored(shape))) == set(turns(shape))


@pytest.mark.rule("R-LATS-22")
def test_a_line_serves_both_bonuses_but_neither_twice() -> None:
    five_in_a_row = "03-13 13-23 23-33 33-43 43-53"
    assert powers.settled(sky(five_in_a_row), OPEN[0])[1] == 1
    assert powers.settled(sky(five_in_a_row + " 53-63"), OPEN[0])[1] == 2
    both = sky("33-43 43-53 43-44 43-42 53-63", point_card="P3")
    assert sheet(both).point_bonus == 3
    assert powers.settled(both, OPEN[0])[1] == 1


@pytest.mark.rule("R-LATS-23")
def test_copies_are_packed_as_tightly_as_they_go() -> None:
    """The first plus in reading order blocks two others: taking it would cost one."""
    pluses = "13-23 23-33 33-43 43-53 53-63 22-23 23-24 32-33 33-34 42-43 43-44 52-53 53-54"
    assert sheet(sky(pluses, point_card="P3")).point_bonus == 6


@pytest.mark.rule("R-LATS-24")
def test_a_power_is_earned_by_the_line_that_completes_its_shape() -> None:
    state = after(night("N3", sky("23-33"), sky()), draw("33-43 43-53"))
    assert state.now[ME].powers == 1
    assert GAME.turn(state) == Awaiting((ME, YOU))


@pytest.mark.rule("R-LATS-24")
@pytest.mark.parametrize("answer", [use("66"), SKIP])
def test_a_power_is_used_or_skipped_and_its_lines_are_spent(answer: Action) -> None:
    state = after(night("N3", sky("23-33"), sky()), draw("33-43 43-53"), answer)
    mine = state.now[ME]
    assert (mine.powers, state.done[ME]) == (0, True)
    assert set(lines_in(mine.sky.spent)) == set(lines("23-33 33-43 43-53"))


@pytest.mark.rule("R-LATS-24")
def test_without_a_power_there_is_nothing_to_use_or_skip() -> None:
    state = night("N3", sky(), sky())
    assert refused(state, use("66")) == ("R-LATS-24", "no-power")
    assert refused(after(state, PASS), SKIP) == ("R-LATS-24", "no-power")


@pytest.mark.rule("R-LATS-24")
def test_a_line_drawn_by_the_power_may_earn_it_again() -> None:
    made = sky("16-25 34-43 52-61", power="line")
    state = after(night("N25", made, sky(power="line")), draw("25-34 43-52"))
    assert state.now[ME].powers == 1
    chained = after(state, use("61 70", "16-25 25-34 34-43"))
    assert chained.now[ME].powers == 1
    assert after(chained, SKIP).done[ME]


@pytest.mark.rule("R-LATS-24")
def test_a_power_without_a_use_is_skipped_without_asking() -> None:
    made = sky("34-43 43-53", marks=("66",), power="crescent-moon")
    state = after(night("N10", made, sky(power="crescent-moon")), draw("53-64 64-73"))
    assert (state.now[ME].powers, state.done[ME]) == (0, True)
    assert set(lines_in(state.now[ME].sky.spent)) == set(lines("34-43 43-53 53-64"))


@pytest.mark.rule("R-LATS-24")
def test_where_copies_overlap_the_player_may_choose_which_one_pays() -> None:
    state = after(night("N3", sky("23-33 13-23"), sky()), draw("33-43 43-53"))
    first, last = "13-23 23-33 33-43", "23-33 33-43 43-53"
    for paying in (first, last):
        paid = after(state, use("66", paying)).now[ME].sky
        assert set(lines_in(paid.spent)) == set(lines(paying))
    uses = {a.uses for a in offered(state) if isinstance(a, UsePower)}
    assert len(uses) == 3
    assert refused(state, use("66", "13-23 23-33 33-44")) == ("R-LATS-22", "no-such-copy")
    assert refused(state, use("66", "13-23 23-33 33-53")) == ("R-LATS-22", "no-such-copy")


@pytest.mark.rule("R-LATS-22", "R-LATS-24")
def test_unless_the_player_chooses_as_many_copies_as_possible_remain() -> None:
    """Six in a row are two copies; a middle one would leave none."""
    made = sky("03-13 13-23 23-33 53-63")
    state = after(night("N3", made, sky()), draw("33-43 43-53"))
    assert state.now[ME].powers == 2
    assert after(state, use("66")).now[ME].powers == 1
    assert after(state, use("66", "13-23 23-33 33-43")).now[ME].powers == 0


UNUSED: list[Power] = ["planet", "twinkling-star", "crescent-moon", "black-hole"]


SHAPES: dict[Power, str] = {
    "luminous-aura": "33-34 34-35 34-44",
    "planet": "33-43 43-53 53-63",
    "new-stars": "33-43 33-34 34-44",
    "line": "15-24 24-33 33-42",
    "galaxy": "33-44 35-44 44-54",
    "black-hole": "33-44 34-44 35-44",
    "nova": "33-42 33-44 44-53",
    "twinkling-star": "33-44 44-53 44-55",
    "crescent-moon": "34-43 43-53 53-64",
}


def earned(power: Power, extra: str = "", shape: str | None = None) -> State:
    """A table where this seat has just earned the power, with its shape or another drawing."""
    made = sky(f"{shape or SHAPES[power]} {extra}", power=power)
    state = night("N3", made, sky(power=power))
    state.now = (Progress(made, True, powers.settled(made, OPEN[0])[1], 1), state.now[1])
    return state


@pytest.mark.rule("R-LATS-24")
@pytest.mark.parametrize("power", SHAPES)
def test_every_power_is_earned_by_its_shape_and_can_be_used(power: Power) -> None:
    state = earned(power)
    action = next(a for a in offered(state) if isinstance(a, UsePower))
    used = after(state, action).now[ME].sky
    assert used.spent
    assert used.marks or len(used.lines) == len(state.before[ME].lines) + 1


@pytest.mark.rule("R-LATS-24")
@pytest.mark.parametrize("power", UNUSED)
@pytest.mark.parametrize(
    ("at", "why"),
    [
        ("43", ("R-LATS-24", "star-in-use")),
        ("22", ("R-LATS-24", "not-a-star")),
        ("76", ("R-LATS-24", "not-a-star")),
        ("60", ("R-LATS-24", "not-a-star")),
        ("66 56", ("R-LATS-24", "power-points")),
    ],
)
def test_what_lies_on_a_star_needs_an_unused_one(
    power: Power, at: str, why: tuple[str, str]
) -> None:
    state = earned(power, "43-42")
    assert refused(state, use(at)) == why


@pytest.mark.rule("R-LATS-17", "R-LATS-24")
@pytest.mark.parametrize("power", [power for power in SHAPES if power != "new-stars"])
def test_no_power_reaches_below_the_sun(power: Power) -> None:
    made = sky("02-12 00-10 10-20 20-21", power=power)
    assert all(y >= 2 for at in powers.uses(made, OPEN[1]) for _, y in at)


@pytest.mark.rule("R-LATS-24", "R-LATS-32")
def test_a_drawn_planet_counts_like_a_printed_one() -> None:
    state = after(earned("planet"), use("62"))
    assert sheet(state.now[ME].sky).planets == sheet(state.before[ME]).planets + 1


@pytest.mark.rule("R-LATS-24", "R-LATS-15")
def test_the_line_power_obeys_the_rules_of_lines() -> None:
    state = earned("line")
    assert refused(state, use("11 22")) == ("R-LATS-15", "not-a-star")
    assert refused(state, use("15 24")) == ("R-LATS-15", "line-exists")
    assert refused(state, use("15 35")) == ("R-LATS-13", "not-neighbours")
    assert refused(state, use("15")) == ("R-LATS-24", "power-points")


@pytest.mark.rule("R-LATS-24")
def test_new_stars_fill_two_gaps_that_lines_may_use_from_then_on() -> None:
    state = after(earned("new-stars"), use("76 28"))
    mine = state.now[ME].sky
    assert line("66-76") not in state.before[ME].lines
    grown = after(night("N3", mine), draw("56-66 66-76"))
    assert line("66-76") in grown.before[ME].lines


@pytest.mark.rule("R-LATS-24")
@pytest.mark.parametrize(
    ("at", "why"),
    [
        ("40 76", ("R-LATS-24", "not-a-gap")),
        ("66 76", ("R-LATS-24", "not-a-gap")),
        ("76 76", ("R-LATS-24", "same-point-twice")),
        ("76", ("R-LATS-24", "power-points")),
    ],
)
def test_new_stars_go_into_gaps_only(at: str, why: tuple[str, str]) -> None:
    assert refused(earned("new-stars"), use(at)) == why


@pytest.mark.rule("R-LATS-24")
def test_the_last_gap_is_filled_alone() -> None:
    gaps = ("75 85", "95 76", "86 96", "17 27", "18 28")
    made = sky(SHAPES["new-stars"], marks=gaps, power="new-stars")
    assert list(powers.uses(made, OPEN[2])) == [points("29")]
    full = made.with_mark(points("29"))
    assert powers.settled(full, OPEN[2])[1] == 0


@pytest.mark.rule("R-LATS-24")
def test_a_galaxy_covers_two_stars_beside_the_group_that_earned_it() -> None:
    state = earned("galaxy", "91-92 92-93")
    galaxy = after(state, use("63 73")).now[ME].sky
    assert sheet(galaxy).power_bonus == 2
    assert refused(night("N3", galaxy), draw("63-64 64-65")) == ("R-LATS-15", "something-there")
    assert refused(state, use("82 83")) == ("R-LATS-24", "star-in-use")
    assert refused(state, use("62 63")) == ("R-LATS-24", "not-side-by-side")
    assert refused(state, use("83 73")) == ("R-LATS-24", "not-beside-its-group")
    assert refused(state, use("40 50")) == ("R-LATS-24", "not-a-star")


LOWER, UPPER = "00-11 02-11 11-21", "03-14 05-14 14-24"


def galaxies(state: State) -> dict[tuple[Point, ...], set[tuple[Copy, ...]]]:
    """Where a galaxy may lie, and by which copies it may be paid there."""
    found: dict[tuple[Point, ...], set[tuple[Copy, ...]]] = defaultdict(set)
    for action in offered(state):
        if isinstance(action, UsePower):
            found[action.at].add(action.uses)
    return found


@pytest.mark.rule("R-LATS-24")
def test_beside_two_groups_the_player_chooses_which_one_pays_for_a_galaxy() -> None:
    state = earned("galaxy", UPPER, shape=LOWER)
    copies = {(), *((lines_in(line_set(lines(copy))),) for copy in (LOWER, UPPER))}
    assert galaxies(state)[points("13 23")] == copies
    assert galaxies(state)[points("32 42")] == {()}
    assert {a.uses for a in offered(state) if isinstance(a, SkipPower)} == copies


@pytest.mark.rule("R-LATS-24")
def test_the_next_galaxy_lies_beside_the_group_that_has_not_paid() -> None:
    state = earned("galaxy", UPPER, shape=LOWER)
    paid_above, paid_below = (after(state, use("13 23", copy)) for copy in (UPPER, LOWER))
    assert set(galaxies(paid_above)) == {points("10 20"), points("32 42")}
    assert points("15 25") in galaxies(paid_below)
    assert set(galaxies(paid_above)).isdisjoint(galaxies(paid_below))
    assert refused(state, use("32 42", UPPER)) == ("R-LATS-24", "not-beside-its-group")


@pytest.mark.rule("R-LATS-24")
def test_a_galaxy_may_be_earned_by_a_group_of_any_size() -> None:
    large = "33-44 35-44 44-54 54-64 64-74 74-84 84-94 94-93 93-92"
    state = earned("galaxy", shape=large)
    assert sheet(state.now[ME].sky).sizes == ()
    assert any(isinstance(a, UsePower) for a in offered(state))


@pytest.mark.rule("R-LATS-24")
@pytest.mark.parametrize(("others", "worth"), [("", 0), ("63-64 64-74 74-84", 3)])
def test_a_twinkling_star_wants_exactly_two_constellations(others: str, worth: int) -> None:
    made = sky(f"33-43 43-44 44-45 {others}", marks=("54",), power="twinkling-star")
    assert sheet(made).power_bonus == worth
    third = sky(
        f"33-43 43-44 44-45 {others} 55-56 56-66 66-67", marks=("54",), power="twinkling-star"
    )
    assert sheet(third).power_bonus == (0 if others else 3)


@pytest.mark.rule("R-LATS-24", "R-LATS-30")
def test_a_nova_lets_a_constellation_have_nine_or_ten_lines() -> None:
    row = "03-13 13-23 23-33 33-43 43-53 53-63 63-73 73-83 83-93"
    assert sheet(sky(row, power="nova")).constellations == 0
    assert sheet(sky(row, marks=("33",), power="nova")).constellations == 9
    assert sheet(sky(row + " 93-94", marks=("33",), power="nova")).constellations == 10
    assert sheet(sky(row + " 93-94 94-84", marks=("33",), power="nova")).constellations == 0


@pytest.mark.rule("R-LATS-15", "R-LATS-24")
def test_lines_may_go_on_from_the_star_of_a_nova() -> None:
    made = sky("13-23 23-33 33-43", marks=("43",), power="nova")
    grown = after(night("N3", made), draw("43-53 53-63")).before[ME]
    assert sheet(grown).sizes == (5,)


@pytest.mark.rule("R-LATS-24")
@pytest.mark.parametrize("power", ["nova", "luminous-aura"])
def test_novas_and_auras_shine_on_constellations_only(power: Power) -> None:
    state = earned(power, "63-64")
    assert refused(state, use("63")) == ("R-LATS-24", "not-a-constellation")
    assert refused(state, use("66")) == ("R-LATS-24", "not-a-constellation")
    large = "03-13 13-23 23-33 33-43 43-53 53-63 63-73 73-83 83-93"
    assert not list(powers.uses(sky(large, power=power), OPEN[0]))


@pytest.mark.rule("R-LATS-17", "R-LATS-24", "R-LATS-25")
def test_a_nova_is_refused_below_the_sun_and_on_a_star_that_has_one() -> None:
    made = sky("11-12 12-13 13-23", marks=("13",), power="nova")
    for at, key in (("11", "sun-has-risen"), ("13", "has-one-already")):
        with pytest.raises(IllegalAction, match=key):
            powers.use(made, OPEN[1], points(at), ())


@pytest.mark.rule("R-LATS-17", "R-LATS-24")
def test_novas_and_auras_do_not_shine_below_the_sun() -> None:
    made = sky("11-12 12-13 13-23", power="nova")
    stars = {at[0] for at in powers.uses(made, OPEN[1])}
    assert stars == {point("12"), point("13"), point("23")}


@pytest.mark.rule("R-LATS-25")
def test_a_constellation_has_one_aura_and_never_grows_again() -> None:
    state = after(earned("luminous-aura"), use("34"))
    mine = state.now[ME].sky
    assert sheet(mine).power_bonus == 2
    assert refused(night("N3", mine), draw("44-54 54-64")) == ("R-LATS-15", "touches-aura")
    two = sky("33-34 34-35 34-44 35-36 36-37 36-46", marks=("34",), power="luminous-aura")
    assert not list(powers.uses(two, OPEN[0]))


@pytest.mark.rule("R-LATS-25")
@pytest.mark.parametrize("power", ["crescent-moon", "black-hole"])
def test_there_is_one_moon_and_one_black_hole(power: Power) -> None:
    made = sky(SHAPES[power], marks=("69",), power=power)
    assert powers.settled(made, OPEN[0])[1] == 0
    with pytest.raises(IllegalAction, match="only-one"):
        powers.use(made, OPEN[0], points("66"), ())


@pytest.mark.rule("R-LATS-25", "R-LATS-24")
def test_a_moon_counts_each_constellation_in_its_row_or_column_once() -> None:
    made = sky("33-43 43-53 53-63 04-05 05-06 06-16", marks=("03",), power="crescent-moon")
    assert sheet(made).power_bonus == 2
    assert sheet(sky("33-43 43-53", marks=("03",), power="crescent-moon")).power_bonus == 0


@pytest.mark.rule("R-LATS-25", "R-LATS-24")
def test_a_black_hole_counts_the_unused_stars_around_it() -> None:
    assert sheet(sky(marks=("44",), power="black-hole")).power_bonus == 7  # a planet beside it
    assert sheet(sky(marks=("64",), power="black-hole")).power_bonus == 7  # a gap beside it
    assert sheet(sky(marks=("63",), power="black-hole")).power_bonus == 8
    assert sheet(sky("52-53", marks=("63",), power="black-hole")).power_bonus == 6


# Counting.


@pytest.mark.rule("R-LATS-30")
def test_two_crossing_diagonals_are_one_group() -> None:
    assert sizes(sky("33-44 34-43")) == [1, 1, 2]


@pytest.mark.rule("R-LATS-30")
@pytest.mark.parametrize(("count", "worth"), [(2, 0), (3, 3), (8, 8), (9, 0)])
def test_a_constellation_has_three_to_eight_lines(count: int, worth: int) -> None:
    row = " ".join(f"{x}4-{x + 1}4" for x in range(count))
    assert sheet(sky(row)).constellations == worth


@pytest.mark.rule("R-LATS-31")
def test_each_size_counts_once() -> None:
    made = sky("03-13 13-23 23-24 43-53 53-63 63-64 83-93 93-94 94-84 84-74")
    parts = sheet(made)
    assert (parts.sizes, parts.constellations) == ((3, 3, 4), 7)


@pytest.mark.rule("R-LATS-31")
def test_all_six_sizes_make_33() -> None:
    made = sky(
        "00-10 10-20 20-21 "
        "12-13 13-14 14-04 04-03 "
        "32-42 42-52 52-62 62-63 63-53 "
        "24-34 34-44 44-54 54-64 64-74 74-84 "
        "05-15 15-25 25-35 35-36 36-26 26-16 16-06 "
        "37-47 47-57 57-67 67-77 77-87 87-88 37-38 88-78"
    )
    assert sheet(made).sizes == (3, 4, 5, 6, 7, 8)
    assert sheet(made).constellations == 33


@pytest.mark.rule("R-LATS-32")
def test_a_planet_counts_every_constellation_around_it() -> None:
    """Groups of 3, 4 and 3 lines around one planet, and a loose pair: 7 and 3, together 10."""
    parts = sheet(sky("34-24 24-14 14-04 54-64 64-74 74-84 84-94 35-36 36-26 26-16 55-65 65-66"))
    assert (parts.sizes, parts.constellations, parts.planets) == ((3, 3, 4), 7, 3)
    assert parts.total == 10


@pytest.mark.rule("R-LATS-33")
def test_a_shooting_star_is_worth_its_length() -> None:
    assert sheet(sky(shots="03-36 43-54 73-82")).shooting_stars == 5


@pytest.mark.rule("R-LATS-34")
def test_the_highest_total_wins_and_equal_totals_share() -> None:
    three = sky("03-13 13-23 23-24")
    state = night("N3", three, sky(), three, turn=18)
    for seat in (ME, YOU, Seat(2)):
        state = after(state, PASS, seat=seat)
    outcome = over(state)
    assert outcome.ranking == ((0, 2), (1,))
    assert outcome.reason == "dawn"


def test_points_of_a_plane_come_back() -> None:
    assert points_of(OPEN[0]) == ARCH

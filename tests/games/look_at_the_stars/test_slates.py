"""Our slates are as good to play on as each other, and a bad slate is refused in words."""

from itertools import combinations

import pytest
from msgspec.structs import replace

from veillee.games.look_at_the_stars import LookAtTheStars
from veillee.games.look_at_the_stars.lattice import Line, Point
from veillee.games.look_at_the_stars.slates import (
    Slate,
    drawn,
    our_slates,
    parse,
    plain,
    problems,
    slates_from,
)
from veillee.i18n import LANGS, words
from veillee.kernel.forms import NotReadable

SLATES = our_slates()
POLYNESIA = SLATES["polynesia"]
MAP = """
   ****
  #*****
 ##***O**
 ##******
*******###
****O**###
**********
**********
**O*******
****==****
***====***
"""
LINES = "lines = [[[7, 1], [8, 2]], [[4, 10], [5, 9]]]"


def mirrored(slate: Slate) -> Slate:
    def flip(points: tuple[Point, ...]) -> tuple[Point, ...]:
        return tuple((9 - x, y) for x, y in points)

    lines: tuple[Line, ...] = tuple(((9 - a[0], a[1]), (9 - b[0], b[1])) for a, b in slate.lines)
    return Slate(flip(slate.stars), flip(slate.planets), flip(slate.gaps), flip(slate.ground), lines)


def looks(slate: Slate) -> tuple[frozenset[object], ...]:
    return (
        frozenset(slate.planets),
        frozenset(slate.gaps),
        frozenset(slate.ground),
        frozenset(map(frozenset, slate.lines)),
    )


@pytest.mark.rule("R-LATS-1", "R-LATS-3", "R-LATS-4")
def test_there_are_eight_sound_slates() -> None:
    assert len(SLATES) == 8
    assert [list(problems(slate)) for slate in SLATES.values()] == [[]] * 8


@pytest.mark.rule("R-LATS-1")
@pytest.mark.parametrize(("one", "other"), combinations(SLATES, 2))
def test_no_two_slates_are_alike_even_in_a_mirror(one: str, other: str) -> None:
    assert looks(SLATES[one]) != looks(SLATES[other])
    assert looks(SLATES[one]) != looks(mirrored(SLATES[other]))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("slate", SLATES)
def test_every_slate_tells_whose_sky_it_is_and_what_is_drawn_there(slate: str, lang: str) -> None:
    said = words(lang, "look-at-the-stars")  # type: ignore[arg-type]  # LANGS is typed wider
    assert said.say(f"slate-{slate}")
    assert len(said.say(f"slate-{slate}-figures")) > 10
    assert len(said.say(f"slate-{slate}-note")) > 120


def test_a_slate_file_is_a_map_and_its_lines() -> None:
    assert drawn(parse(f'{LINES}\nmap = """{MAP}"""')) == POLYNESIA


@pytest.mark.parametrize(
    ("page", "why"),
    [
        ("map = 1 1", "not TOML"),
        (f'{LINES}\nmap = ""', "A map has 11 rows; got 1"),
        (f'{LINES}\nmap = """{MAP.replace("O", "o")}"""', "No meaning for 'o' at column 6, row 8"),
        (f'{LINES}\nmap = """{MAP.replace("***O**", "******")}"""', "rows 2, 5 and 8; got rows"),
        (f'{LINES}\nname = "x"\nmap = """{MAP}"""', "unknown field"),
    ],
)
def test_a_slate_file_that_cannot_be_read_is_refused_in_words(page: str, why: str) -> None:
    with pytest.raises(NotReadable, match=why):
        drawn(parse(page))


def moved(slate: Slate, kind: str, point: Point, to: Point) -> Slate:
    """One thing changes places with a star."""
    points: tuple[Point, ...] = getattr(slate, kind)
    swapped = {
        kind: tuple(to if p == point else p for p in points),
        "stars": tuple(point if p == to else p for p in slate.stars),
    }
    return replace(slate, **swapped)


@pytest.mark.parametrize(
    ("slate", "why"),
    [
        (replace(POLYNESIA, stars=(*POLYNESIA.stars, (0, 10))), r"outside the arch: \(0, 10\)"),
        (replace(POLYNESIA, stars=(*POLYNESIA.stars, (4, 5))), r"more than one thing at \(4, 5\)"),
        (replace(POLYNESIA, stars=POLYNESIA.stars[1:]), r"nothing at \(0, 0\)"),
        (moved(POLYNESIA, "ground", (3, 0), (2, 0)), "the ground lies in columns 3 to 6"),
        (moved(POLYNESIA, "gaps", (7, 5), (3, 7)), "gaps of 6 points in rows 5 and 6"),
        (moved(POLYNESIA, "gaps", (9, 5), (0, 5)), "in one piece"),
        (moved(POLYNESIA, "gaps", (2, 9), (3, 9)), "in one piece"),
        (moved(POLYNESIA, "planets", (4, 5), (4, 4)), "rows 2, 5 and 8; got rows"),
        (replace(POLYNESIA, lines=(((7, 1), (9, 2)), POLYNESIA.lines[1])), "joins two neighbours"),
        (replace(POLYNESIA, lines=(((4, 1), (3, 2)), POLYNESIA.lines[1])), "joins two stars"),
        (replace(POLYNESIA, lines=POLYNESIA.lines[:1]), "there are two lines"),
        (replace(POLYNESIA, lines=(POLYNESIA.lines[0],) * 2), "there are two lines"),
    ],
)
def test_a_slate_that_would_not_be_fair_is_refused_in_words(slate: Slate, why: str) -> None:
    with pytest.raises(NotReadable, match=f"'mine' cannot be played on: .*{why}"):
        slates_from(plain({"mine": slate}))


def test_both_gaps_on_one_side_are_refused() -> None:
    high = ((6, 7), (7, 7), (7, 8), (8, 8), (8, 7))
    old = tuple(p for p in POLYNESIA.gaps if p[1] >= 7)
    stars = tuple(p for p in POLYNESIA.stars if p not in high) + old
    gaps = tuple(p for p in POLYNESIA.gaps if p[1] < 7) + high
    assert list(problems(replace(POLYNESIA, stars=stars, gaps=gaps))) == [
        "the upper gap lies in the other half than the lower one"
    ]


def test_a_slate_of_ones_own_can_be_played_on() -> None:
    game = LookAtTheStars({"mine": mirrored(POLYNESIA)})
    again = LookAtTheStars.from_components(game.components)
    assert again.slates == game.slates
    assert list(game.setup(1, game.forms.options.parse({})).done) == [False]


def test_a_record_with_other_cards_is_another_game() -> None:
    other = {**LookAtTheStars().components, "night": {}}
    with pytest.raises(NotReadable, match="'night' are not those of the rules"):
        LookAtTheStars.from_components(other)


def test_no_slates_no_game() -> None:
    with pytest.raises(NotReadable, match="no slates"):
        slates_from({})

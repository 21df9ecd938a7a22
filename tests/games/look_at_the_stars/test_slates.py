"""Our slates are as good to play on as each other, and a bad slate is refused in words."""

from itertools import combinations

import pytest
from msgspec.structs import replace

from veillee.atelier.pieces.figures import FIGURES as DRAWN
from veillee.games.look_at_the_stars import LookAtTheStars
from veillee.games.look_at_the_stars.actions import Options
from veillee.games.look_at_the_stars.lattice import Line, Point
from veillee.games.look_at_the_stars.slates import (
    FIGURES,
    Slate,
    drawn,
    our_slates,
    parse,
    plain,
    problems,
    slates_from,
)
from veillee.i18n import LANGS, Lang, words
from veillee.kernel.forms import NotReadable
from veillee.kernel.game import IllegalAction

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
    return Slate(
        flip(slate.stars), flip(slate.planets), flip(slate.gaps), flip(slate.ground), lines
    )


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
@pytest.mark.parametrize(("one", "other"), list(combinations(SLATES, 2)))
def test_no_two_slates_are_alike_even_in_a_mirror(one: str, other: str) -> None:
    assert looks(SLATES[one]) != looks(SLATES[other])
    assert looks(SLATES[one]) != looks(mirrored(SLATES[other]))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("slate", SLATES)
def test_every_slate_tells_whose_sky_it_is_and_what_is_drawn_there(slate: str, lang: Lang) -> None:
    said = words(lang, "look-at-the-stars")
    assert said.say(f"slate-{slate}")
    assert len(said.say(f"figures-{slate}")) > 10
    assert len(said.say(f"note-{slate}")) > 120


@pytest.mark.parametrize("slate", SLATES)
def test_what_is_told_of_a_slate_is_what_the_atelier_draws(slate: str) -> None:
    broad, tall = FIGURES[slate]
    assert words("en", "look-at-the-stars").say(f"figures-{slate}") == f"the {broad} and the {tall}"
    assert {broad, tall} <= set(DRAWN)


def test_a_slate_file_is_a_map_and_its_lines() -> None:
    assert drawn("mine", parse(f'{LINES}\nmap = """{MAP}"""')) == POLYNESIA


@pytest.mark.parametrize(
    ("page", "why"),
    [
        ("map = 1 1", "slate-not-toml"),
        (f'{LINES}\nmap = ""', r"slate-rows.*got=1"),
        (f'{LINES}\nmap = """{MAP.replace("O", "o")}"""', r"slate-mark.*mark=o, x=6, y=8"),
        (f'{LINES}\nmap = """{MAP.replace("***O**", "******")}"""', "slate-planets"),
        (f'{LINES}\nname = "x"\nmap = """{MAP}"""', "not-of-form"),
    ],
)
def test_a_slate_file_that_cannot_be_read_is_refused_in_words(page: str, why: str) -> None:
    with pytest.raises(NotReadable, match=why):
        drawn("mine", parse(page))


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
        (replace(POLYNESIA, stars=(*POLYNESIA.stars, (0, 10))), r"slate-outside.*\(0, 10\)"),
        (replace(POLYNESIA, stars=(*POLYNESIA.stars, (4, 5))), r"slate-twice.*\(4, 5\)"),
        (replace(POLYNESIA, stars=POLYNESIA.stars[1:]), r"slate-missing.*\(0, 0\)"),
        (moved(POLYNESIA, "ground", (3, 0), (2, 0)), "slate-ground"),
        (moved(POLYNESIA, "gaps", (7, 5), (3, 7)), "slate-gap-sizes"),
        (moved(POLYNESIA, "gaps", (9, 5), (0, 5)), "slate-gap-pieces"),
        (moved(POLYNESIA, "gaps", (2, 9), (3, 9)), "slate-gap-pieces"),
        (moved(POLYNESIA, "planets", (4, 5), (4, 4)), "slate-planets"),
        (replace(POLYNESIA, lines=(((7, 1), (9, 2)), POLYNESIA.lines[1])), "slate-line-neighbours"),
        (replace(POLYNESIA, lines=(((4, 1), (3, 2)), POLYNESIA.lines[1])), "slate-line-stars"),
        (replace(POLYNESIA, lines=POLYNESIA.lines[:1]), "slate-lines"),
        (replace(POLYNESIA, lines=(POLYNESIA.lines[0],) * 2), "slate-lines"),
    ],
)
def test_a_slate_that_would_not_be_fair_is_refused_in_words(slate: Slate, why: str) -> None:
    with pytest.raises(NotReadable, match=why):
        slates_from(plain({"mine": slate}))


def test_both_gaps_on_one_side_are_refused() -> None:
    high = ((6, 7), (7, 7), (7, 8), (8, 8), (8, 7))
    old = tuple(p for p in POLYNESIA.gaps if p[1] >= 7)
    stars = tuple(p for p in POLYNESIA.stars if p not in high) + old
    gaps = tuple(p for p in POLYNESIA.gaps if p[1] < 7) + high
    assert list(problems(replace(POLYNESIA, stars=stars, gaps=gaps))) == [("slate-gap-sides", {})]


def test_a_gap_away_from_the_sides_is_refused() -> None:
    low = {(x, y) for x in (5, 6, 7) for y in (5, 6)}
    old = {p for p in POLYNESIA.gaps if p[1] < 7}
    stars = tuple((set(POLYNESIA.stars) | old) - low)
    gaps = tuple(low | {p for p in POLYNESIA.gaps if p[1] >= 7})
    assert list(problems(replace(POLYNESIA, stars=stars, gaps=gaps))) == [("slate-gap-edge", {})]


def test_a_slate_of_ones_own_can_be_played_on() -> None:
    game = LookAtTheStars({"mine": mirrored(POLYNESIA)})
    again = LookAtTheStars.from_components(game.components)
    assert again.slates == game.slates
    assert game.setup(1, Options()).seats == 1
    assert game.setup(8, Options(slates="same")).seats == 8
    with pytest.raises(IllegalAction, match=r"how-many.*high=1"):
        game.setup(2, Options())


def test_a_record_with_other_cards_is_another_game() -> None:
    other = {**LookAtTheStars().components, "night": {}}
    with pytest.raises(NotReadable, match=r"other-cards.*kind=night"):
        LookAtTheStars.from_components(other)


def test_no_slates_no_game() -> None:
    with pytest.raises(NotReadable, match="no-slates"):
        slates_from({})


@pytest.mark.parametrize("lang", LANGS)
def test_what_is_wrong_with_a_slate_is_said_in_words(lang: Lang) -> None:
    with pytest.raises(NotReadable) as refused:
        slates_from(plain({"mine": replace(POLYNESIA, lines=())}))
    said = words(lang).say(f"unreadable-{refused.value.key}", **refused.value.params)
    assert "mine" in said

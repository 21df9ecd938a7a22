"""Stella in a terminal: what is typed becomes an action, and nothing hidden is shown."""

from collections.abc import Sequence
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from games.stella.positions import GAME, after, marking, pointed, revealing
from veillee.cli.terminal.face import Leave
from veillee.cli.terminal.stella import StellaFace
from veillee.games.stella.actions import Action, Agree, AskOtherWord, Designate, Disagree, Mark
from veillee.games.stella.state import State
from veillee.i18n import LANGS, Lang, words
from veillee.kernel.game import Seat

NAMES = ("Léa", "Orion", "Véga")


class Typing(Console):
    """A console in front of which somebody types these lines."""

    def __init__(self, lines: Sequence[str]) -> None:
        super().__init__(file=StringIO(), width=100)
        self._typed = iter(lines)

    def input(self, *_: Any, **__: Any) -> str:
        return next(self._typed)


def answer(state: State, *lines: str, lang: Lang = "en", seat: int = 0) -> Action:
    face = StellaFace(GAME, words(lang, "stella"))
    return face.ask(GAME.view(state, Seat(seat)), NAMES, Typing(lines))


def shown(state: State, seat: int | None = 0, lang: Lang = "en") -> str:
    face = StellaFace(GAME, words(lang, "stella"))
    console = Console(file=StringIO(), width=100)
    view = GAME.view(state, None if seat is None else Seat(seat))
    with console.capture() as printed:
        console.print(face.show(view, NAMES))
    return printed.get()


@pytest.mark.parametrize("typed", ["1 3 15", "15,3, 1", " 3 1 15 "])
def test_numbers_are_marks(typed: str) -> None:
    assert answer(marking(3), typed) == Mark((0, 2, 14))


@pytest.mark.parametrize("typed", ["", "x", "0", "16", "1 two", "-1", "999999999999999999999"])
def test_anything_else_is_asked_again(typed: str) -> None:
    assert answer(marking(3), typed, "4") == Mark((3,))


def test_w_asks_for_the_other_word_once() -> None:
    assert answer(marking(3), "w") == AskOtherWord()
    assert answer(after(marking(3), 0, AskOtherWord()), "w", "2") == Mark((1,))


@pytest.mark.parametrize(("lang", "yes"), [("fr", "o"), ("en", "y")])
def test_yes_and_no_are_said_in_the_language_of_the_person(lang: Lang, yes: str) -> None:
    asked = after(marking(3), 1, AskOtherWord())
    assert answer(asked, yes, lang=lang) == Agree()
    assert answer(asked, "n", lang=lang) == Disagree()


def test_a_scout_is_asked_until_an_open_mark_of_theirs_is_typed() -> None:
    state = pointed(revealing([0, 4], [0, 5], [0, 6], first_scout=2), 0)
    assert answer(state, "1", "2", "", "5") == Designate(4)


def test_q_leaves() -> None:
    with pytest.raises(Leave):
        answer(marking(3), "q")


@pytest.mark.parametrize("lang", LANGS)
def test_every_stage_can_be_shown(lang: Lang) -> None:
    swapped = after(after(marking(3), 1, AskOtherWord()), 0, Agree())
    state = revealing([0, 4], [0, 5, 6], [0, 4])
    word = {"fr": "comète", "en": "comet"}[lang]
    assert word in shown(marking(3), lang=lang)
    assert word not in shown(swapped, lang=lang)
    for cells in ((0,), (0, 5), (0, 5, 4)):
        assert word in shown(pointed(state, *cells), lang=lang)


def test_only_own_marks_are_shown() -> None:
    state = revealing([0, 4], [3, 5, 6], [0, 4])
    assert shown(state, 0).count("✓") == 2
    assert shown(state, 1).count("✓") == 3
    assert shown(state, None).count("✓") == 0

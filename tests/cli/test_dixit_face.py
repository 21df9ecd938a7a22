"""Dixit in a terminal: what is asked, what is shown, and nothing more than the view holds."""

import io
import re
from collections.abc import Iterable

import pytest
from rich.console import Console, RenderableType

from cli.conftest import Run
from games.dixit.positions import CLUE, GAME, after, claiming, first, giving, telling, voting
from veillee.cli.terminal.dixit import DixitFace
from veillee.cli.terminal.face import Leave, Settle
from veillee.games.dixit.actions import Action, Claim, Clue, Give, Options, Tell, Vote
from veillee.games.dixit.state import State
from veillee.i18n import LANGS, Lang, words
from veillee.kernel.game import Over, Seat
from veillee.kernel.laws import Case, play

NAMES = ("Léa", "Orion", "Vega", "Altair")


class Scripted(Console):
    """A console at which someone types these lines, then goes."""

    def __init__(self, lines: Iterable[str] = ()) -> None:
        super().__init__(file=io.StringIO(), width=100)
        self._lines = iter(lines)

    def input(self, *_: object, **__: object) -> str:
        for line in self._lines:
            return line
        raise EOFError

    @property
    def text(self) -> str:
        assert isinstance(self.file, io.StringIO)
        return self.file.getvalue()


def face(lang: Lang = "en") -> DixitFace:
    return DixitFace(GAME, words(lang, "dixit"))


def answer(state: State, seat: int, *lines: str) -> Action:
    """What the person in this seat does by typing these lines."""
    return face().ask(GAME.view(state, Seat(seat)), NAMES, Scripted(lines))


def shown(what: RenderableType) -> str:
    console = Scripted()
    console.print(what)
    return console.text


def test_who_has_an_idea_claims() -> None:
    assert answer(claiming(), 0, "1") == Claim()


def test_who_has_none_lets_chance_decide() -> None:
    with pytest.raises(Settle):
        answer(claiming(), 0, "2")


def test_telling_takes_an_image_a_kind_and_a_text() -> None:
    told = answer(telling(), 0, "2", "1", "Nearly there")
    assert told == Tell(GAME.images[1], Clue("phrase", "Nearly there"))


def test_a_phrase_is_asked_again_until_it_says_something_short_enough() -> None:
    told = answer(telling(), 0, "1", "1", "", "\u3164", "x" * 201, "At last")
    assert told == Tell(first(0), Clue("phrase", "At last"))


def test_a_mime_needs_no_text() -> None:
    assert answer(telling(), 0, "1", "3", "") == Tell(first(0), Clue("mime", ""))


def test_listeners_give_one_image_and_two_among_three() -> None:
    assert answer(giving(), 1, "1") == Give((first(1),))
    hand = giving(seats=3).hands[1]
    assert answer(giving(seats=3), 1, "2", "1") == Give((hand[1], hand[0]))


def test_among_three_two_images_are_asked_for() -> None:
    console = Scripted(("2", "1"))
    face().ask(GAME.view(giving(seats=3), Seat(1)), NAMES, console)
    assert "Which 2 of your pictures" in console.text


def test_a_vote_is_the_number_of_the_row() -> None:
    assert answer(voting(), 1, "4") == Vote((first(3),))


def test_a_second_vote_may_be_left_out() -> None:
    state = voting(options=Options(second_vote=True))
    assert answer(state, 1, "1", "3") == Vote((first(0), first(2)))
    assert answer(state, 1, "1", "5") == Vote((first(0),))


def test_leaving_is_always_possible() -> None:
    for state in (claiming(), telling(), giving(teller=1), voting(teller=1)):
        with pytest.raises(Leave):
            answer(state, 0, "q")


def test_the_last_turn_is_told_with_its_owners_votes_and_points() -> None:
    votes = ((1, Vote((first(0),))), (2, Vote((first(1),))), (3, Vote((first(1),))))
    view = GAME.view(after(voting(), *votes), Seat(0))
    text = shown(face().show(view, NAMES))
    assert re.search(r"A huge child lifts.* Orion +← Vega, Altair", text)
    assert "Léa +3 · Orion +5" in text


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    "clue", [CLUE, Clue("song", ""), Clue("song", "la"), Clue("mime", ""), Clue("mime", "hm")]
)
def test_every_kind_of_clue_has_its_words(lang: Lang, clue: Clue) -> None:
    state = giving()
    state.clue = clue
    text = shown(face(lang).show(GAME.view(state, Seat(1)), NAMES))
    assert "Léa" in text
    assert clue.text in text


@pytest.mark.parametrize("lang", LANGS)
def test_only_images_of_the_view_are_shown_in_a_whole_game(lang: Lang) -> None:
    for state, _ in play(Case(GAME, 4, Options(end="laps"), seed=1)):
        view = GAME.view(state, Seat(0))
        known = GAME.forms.view.encode(view).decode()
        assert all(image in known for image in _images(shown(face(lang).show(view, NAMES))))
    turn = GAME.turn(state)
    assert isinstance(turn, Over)
    assert shown(face(lang).result(turn.outcome, NAMES)).strip()


def _images(text: str) -> list[str]:
    return re.findall(r"\bd\d{3}\b", text)


@pytest.mark.parametrize("lang", LANGS)
def test_a_game_is_played_to_its_end_and_recorded(veillee: Run, lang: Lang) -> None:
    """Claim, tell by a song without words; then give the first image and vote for the second."""
    claim_and_tell, turn = "1\n1\n2\n\n", "1\n2\n3\n"
    ended = veillee(
        *("play", "dixit", "--lang", lang, "--option", "end=laps", "--record", "game.jsonl"),
        typed=claim_and_tell + turn * 40,
    )
    assert words(lang, "dixit").say("reason-laps-told") in ended.stdout
    assert veillee("verify", "game.jsonl").returncode == 0

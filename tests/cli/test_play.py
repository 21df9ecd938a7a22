"""Playing in the terminal: to the end, leaving and coming back, taking back, reading the rules."""

import pytest

from cli.conftest import Run
from veillee.cli.terminal.faces import FACES

FIRST = "1\n" * 400


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", ["etoile-d-afrique", "etoile-solitaire", "stella"])
def test_a_game_is_played_to_its_end_and_recorded(veillee: Run, game: str, lang: str) -> None:
    ended = veillee("play", game, "--lang", lang, "--record", "mine.jsonl", typed=FIRST)
    assert ended.returncode == 0, ended.stderr
    assert veillee("verify", "mine.jsonl").stdout == "1 record, valid.\n"


def test_where_all_answer_at_once_the_person_may_still_ask_the_bots_something(
    veillee: Run,
) -> None:
    screens = veillee("play", "stella", typed="w\nq\n").stdout.split("Which pictures go with it?")
    assert "w other word" in screens[1]
    assert "The table took the other word." in screens[1]


def test_leaving_saves_and_the_same_command_resumes(veillee: Run) -> None:
    left = veillee("play", "etoile-d-afrique", typed="1\n1\nq\n")
    assert left.stdout.rstrip().endswith("The same command takes it up again.")
    back = veillee("play", "etoile-d-afrique", typed="")
    assert back.stdout.startswith("Welcome back.")
    assert hand(back.stdout) == hand(left.stdout)


def hand(shown: str) -> str:
    """The last hand that was shown."""
    return shown.rpartition("Your hand")[2].partition("Your choice")[0]


def test_a_new_game_and_another_table_do_not_resume_the_old_one(veillee: Run) -> None:
    veillee("play", "etoile-d-afrique", "--players", "3", typed="1\n")
    assert "Welcome back" not in veillee("play", "etoile-d-afrique", "--new", typed="").stdout
    assert "Welcome back" not in veillee("play", "etoile-solitaire", typed="").stdout
    other = veillee("play", "etoile-d-afrique", "--option", "rounds=1", typed="")
    assert "Welcome back" not in other.stdout
    assert "Welcome back" in veillee("play", "etoile-d-afrique", "--players", "3", typed="").stdout


def test_the_solitaire_takes_a_move_back(veillee: Run) -> None:
    shown = veillee("play", "etoile-solitaire", typed="u\n1\nu\n").stdout
    screens = shown.split("Your choice")
    assert "There is nothing to take back." in screens[1]
    assert screens[0].partition("Row")[2] == screens[3].partition("Row")[2]
    assert screens[2].partition("Row")[2] != screens[3].partition("Row")[2]


def test_a_question_mark_shows_the_rules(veillee: Run) -> None:
    shown = veillee("play", "etoile-d-afrique", "--lang", "fr", typed="?\n\n\nq\n").stdout
    assert "Le lion bondit  R-AFRICA-10" in shown


def test_what_is_no_choice_is_asked_again(veillee: Run) -> None:
    shown = veillee("play", "etoile-d-afrique", typed="99\nhello\n0\n").stdout
    assert shown.count("Please type a number") == 3


def test_without_a_name_a_game_is_chosen_from_the_list(veillee: Run) -> None:
    number = list(FACES).index("etoile-solitaire") + 1
    shown = veillee("play", typed=f"{number}\n").stdout
    assert "Fifty-four cards" in shown
    assert "Row 1" in shown
    assert veillee("play", typed="q\n").returncode == 0

"""`veillee arena` as a person runs it."""

import json
import re
from pathlib import Path

import pytest

from cli.conftest import Run


def test_a_table_a_file_and_a_picture(veillee: Run, tmp_path: Path) -> None:
    ended = veillee(
        *("arena", "etoile-d-afrique", "--bots", "heuristic,random", "--games", "7"),
        *("--option", "rounds=1", "--json", "a.json", "--plot", "a.svg"),
    )
    assert ended.returncode == 0, ended.stderr
    assert "8 games: 4 deals in every seating of 2" in ended.stdout
    report = json.loads((tmp_path / "a.json").read_bytes())
    assert (report["games"], report["deals"], report["options"]["rounds"]) == (8, 4, 1)
    assert len(report["results"]) == 8
    assert sum(one["wins"]["value"] for one in report["standings"]) == pytest.approx(1)
    assert (tmp_path / "a.svg").read_text().startswith("<svg")


def test_the_same_seed_gives_the_same_scores(veillee: Run, tmp_path: Path) -> None:
    def scores(seed: str, file: str) -> list[list[int]]:
        args = ("--bots", "heuristic,random", "--games", "4", "--jobs", "1")
        veillee("arena", "etoile-d-afrique", *args, "--seed", seed, "--json", file)
        return [one["scores"] for one in json.loads((tmp_path / file).read_bytes())["results"]]

    assert scores("5", "one") == scores("5", "two") != scores("6", "three")


def test_it_speaks_the_language_of_the_locale(veillee: Run) -> None:
    args = ("arena", "etoile-solitaire", "--bots", "random", "--games", "2", "--jobs", "1")
    assert "each played by every bot" in veillee(*args).stdout
    french = veillee(*args, lang="fr_FR").stdout
    assert "chacune jouée par chaque robot" in french
    assert "robot" in french


def test_figures_are_written_as_the_language_writes_them(veillee: Run, tmp_path: Path) -> None:
    args = ("arena", "etoile-d-afrique", "--bots", "random", "--games", "2", "--jobs", "1")
    assert "50.0% [" in veillee(*args, "--plot", "a.svg").stdout
    assert ">0.50<" in (tmp_path / "a.svg").read_text()
    french = veillee(*args, "--plot", "a.svg", lang="fr_FR").stdout
    assert "50,0\u202f% [" in french
    assert not re.search(r"\d\.\d", french)
    assert ">0,50<" in (tmp_path / "a.svg").read_text()


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["chess", "--bots", "random"], "There is no game “chess”."),
        (["etoile-d-afrique", "--bots", "random,hal"], "has no bot “hal”."),
        (["etoile-d-afrique"], "Name at least one bot"),
        (["etoile-d-afrique", "--bots", ","], "Name at least one bot"),
        (["etoile-d-afrique", "--bots", "random", "--games", "0"], "At least one game"),
        (["etoile-d-afrique", "--bots", "random", "--jobs", "0"], "At least one process"),
        (["etoile-d-afrique", "--bots", "random", "--players", "9"], "for 2 to 5 players. Got 9."),
        (["etoile-d-afrique", "--bots", "random", "--players", "0"], "for 2 to 5 players. Got 0."),
        (["etoile-d-afrique", "--bots", "random", "--option", "rounds=11"], "from 1 to 10"),
        (["etoile-d-afrique", "--bots", "random", "--json", "no/such/place"], "cannot be used"),
        (["etoile-d-afrique", "--bots", "random", "--plot", "."], "cannot be used"),
    ],
)
def test_trouble_is_one_line_and_exit_code_2(veillee: Run, args: list[str], said: str) -> None:
    ended = veillee("arena", *args)
    assert ended.returncode == 2
    assert said in ended.stderr
    assert ended.stderr.count("\n") == 1


def test_trouble_is_told_in_french_too(veillee: Run) -> None:
    ended = veillee("arena", "etoile-d-afrique", "--bots", "random", "--games", "0", lang="fr_FR")
    assert "Il faut jouer au moins une partie." in ended.stderr

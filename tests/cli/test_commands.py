"""The commands as a person runs them: a real process, its output and its exit code."""

import json
from pathlib import Path

import pytest

from cli.conftest import Run


@pytest.mark.parametrize(
    ("game", "players"),
    [("etoile-d-afrique", "2"), ("etoile-d-afrique", "5"), ("etoile-solitaire", "1")],
)
def test_simulated_records_verify(veillee: Run, game: str, players: str) -> None:
    made = veillee("simulate", game, "--players", players, "--games", "5", "--records", "f.jsonl")
    assert made.returncode == 0, made.stderr
    checked = veillee("verify", "f.jsonl")
    assert (checked.stdout, checked.returncode) == ("5 records, all valid.\n", 0)


def test_the_same_seed_gives_the_same_bytes(veillee: Run, tmp_path: Path) -> None:
    for name in ("one", "two"):
        veillee("simulate", "etoile-d-afrique", "--seed", "7", "--games", "3", "--records", name)
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()


def test_a_summary_is_a_table_or_json(veillee: Run) -> None:
    assert "heuristic" in veillee("simulate", "etoile-solitaire", "--bots", "heuristic").stdout
    summary = json.loads(veillee("simulate", "etoile-d-afrique", "--games", "4", "--json").stdout)
    assert (summary["games"], summary["players"], len(summary["seats"])) == (4, 2, 2)
    assert sum(seat["wins"] for seat in summary["seats"]) == pytest.approx(1)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["simulate", "chess"], "There is no game “chess”."),
        (["simulate", "etoile-d-afrique", "--players", "9"], "for 2 to 5 players. Got 9."),
        (["simulate", "etoile-solitaire", "--players", "2"], "played alone. Got 2."),
        (["simulate", "etoile-d-afrique", "--bots", "hal"], "has no bot “hal”."),
        (["simulate", "etoile-d-afrique", "--option", "rounds=11"], "from 1 to 10. Got 11."),
        (["simulate", "etoile-d-afrique", "--option", "draw=twice"], "is one of: each-card"),
        (["simulate", "etoile-d-afrique", "--option", "rounds"], "NAME=VALUE"),
        (["simulate", "etoile-d-afrique", "--option", "size=3"], "There is no option “size”."),
        (["simulate", "etoile-d-afrique", "--records", "no/such/place"], "cannot be used"),
        (["verify", "nowhere.jsonl"], "nowhere.jsonl cannot be used"),
        (["verify", "."], "cannot be used"),
        (["play", "chess"], "There is no game “chess”."),
        (["play", "etoile-d-afrique", "--lang", "tlh"], "There is no language “tlh”."),
        (["play", "etoile-d-afrique", "--players", "1"], "for 2 to 5 players. Got 1."),
        (["simulate", "etoile-d-afrique", "--players", "-3"], "for 2 to 5 players. Got -3."),
        (["simulate", "etoile-d-afrique", "--players", "99999999"], "Got 99,999,999."),
        (["simulate", "etoile-d-afrique", "--option", "rounds=" + "[" * 3000], "from 1 to 10."),
        (["simulate", "etoile-d-afrique", "--option", "rounds=\udcff"], "not text in UTF-8"),
        (["simulate", "etoile-d-afrique", "--records", "/dev/full"], "No space left on device"),
        (["serve", "--database", "postgresql://[::1"], "no address of a database"),
        (["serve", "--database", "sqlite:///"], "followed by the name of a file"),
        (["serve", "--database", "memory:", "--secret", "s", "--bus", "redis://["], "of a bus"),
        (["serve", "--database", "memory:", "--secret", "s", "--bus", "redis://h:x"], "of a bus"),
        (["serve", "--round-seconds", "inf"], "A setting is wrong"),
        (["serve", "--bot-delay", "nan"], "A setting is wrong"),
        (["serve", "--config", "bytes"], "no file of settings"),
        (["slate", "bytes"], "not text in UTF-8"),
        (["deck", "sheet", "--out", "sheet.xyz"], "no picture that can be written"),
        (["admin", "list", "--database", "sqlite:///no/house.db"], "no/house.db cannot be used"),
        (["admin", "restore", "empty"], "empty is not an SQLite database"),
    ],
)
def test_trouble_is_one_line_and_exit_code_2(
    veillee: Run, tmp_path: Path, args: list[str], said: str
) -> None:
    (tmp_path / "bytes").write_bytes(b"\xff\xfe")
    (tmp_path / "empty").touch()
    ended = veillee(*args)
    assert ended.returncode == 2
    assert said in ended.stderr
    assert ended.stderr.count("\n") == 1
    assert not (tmp_path / "no").exists()  # nothing was made, and nothing that was empty filled
    assert not (tmp_path / "empty").stat().st_size


@pytest.mark.parametrize(
    "args",
    [
        ["deck", "sheet", "--columns", "0"],
        ["deck", "sheet", "--width", "0"],
        ["deck", "build", "--jobs", "0"],
        ["deck", "grow", "--count", "-1"],
    ],
)
def test_numbers_that_make_no_sense_are_refused(veillee: Run, args: list[str]) -> None:
    ended = veillee(*args)
    assert (ended.returncode, "Traceback" in ended.stderr) == (2, False)
    assert args[2] in ended.stderr


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("", "holds no records"),
        ("{}\n", "bad.jsonl:1: This is not a record."),
        ('{"format": "veillee.record", "version": 7}\n', "Version 7 of the record is unknown"),
        ("\n\nnonsense\n", "bad.jsonl:3: This is not a record."),
        ("\x00\x01\x02", "bad.jsonl:1: This is not a record."),
    ],
)
def test_a_bad_file_is_named_with_its_line(
    veillee: Run, tmp_path: Path, content: str, said: str
) -> None:
    (tmp_path / "bad.jsonl").write_text(content)
    ended = veillee("verify", "bad.jsonl")
    assert (ended.returncode, ended.stderr.count("\n")) == (2, 1)
    assert said in ended.stderr


def test_the_first_wrong_move_is_named_in_the_readers_language(
    veillee: Run, tmp_path: Path
) -> None:
    veillee("simulate", "etoile-d-afrique", "--games", "1", "--records", "f.jsonl")
    file = tmp_path / "f.jsonl"
    file.write_text(
        file.read_text().replace('"lead"', '"pass-on"', 1).replace('"lead"', '"beat"', 1)
    )
    assert "Move 2: it cannot be read." in veillee("verify", "f.jsonl").stderr
    assert "Coup 2\u202f: il ne se lit pas." in veillee("verify", "f.jsonl", lang="fr_FR").stderr


def test_help_speaks_the_language_of_the_locale(veillee: Run) -> None:
    assert "An evening of games under the stars." in veillee("--help").stdout
    assert "Une soirée de jeux sous les étoiles." in veillee("--help", lang="fr_FR.UTF-8").stdout
    assert veillee("--version").stdout.startswith("veillee 0.")

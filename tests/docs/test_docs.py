"""The documentation cannot rot: its code runs, its links lead somewhere, its tables are true."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from veillee import __version__
from veillee.games.catalogue import CATALOGUE, open_game
from veillee.kernel import options

ROOT = Path(__file__).resolve().parent.parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
README = (ROOT / "README.md").read_text("utf-8")
RECORD = (ROOT / "docs" / "record.md").read_text("utf-8")


def blocks(page: Path, kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", page.read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    targets = re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8"))
    local = [target for target in targets if "://" not in target]
    assert [target for target in local if not (page.parent / target).exists()] == []


def test_the_readme_shows_the_two_commands_and_the_picture_on_its_first_screen() -> None:
    first = README.splitlines()[:18]
    assert any(line.startswith("make play") for line in first)
    assert any(line.startswith("make test") for line in first)
    assert any(line.startswith("![") for line in first)


def test_the_code_of_the_readme_runs(tmp_path: Path) -> None:
    (code,) = blocks(ROOT / "README.md", "python")
    script = tmp_path / "readme.py"
    script.write_text(code)
    ran = subprocess.run([sys.executable, str(script)], capture_output=True, text=True)
    assert (ran.returncode, ran.stdout.count("\n")) == (0, 10), ran.stderr


def test_the_commands_of_the_readme_run(tmp_path: Path) -> None:
    shown = "\n".join(blocks(ROOT / "README.md", "sh"))
    commands = [shlex.split(line) for line in shown.splitlines() if line.startswith("veillee ")]
    script = Path(sys.executable).with_name("veillee")
    assert len(commands) >= 2
    for _, *args in commands:
        ran = subprocess.run([str(script), *args], cwd=tmp_path, capture_output=True, text=True)
        assert ran.returncode == 0, ran.stderr


def test_the_laws_as_documented_run_on_a_game(tmp_path: Path) -> None:
    (code,) = blocks(ROOT / "docs" / "add-a-game.md", "python")
    (tmp_path / "test_game.py").write_text(code)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(tmp_path)]
    ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout


def documented_options() -> dict[str, dict[str, str]]:
    """The table of options in docs/record.md: game, option, values."""
    found: dict[str, dict[str, str]] = {}
    game = ""
    for row in re.findall(r"^\| ([\w-]*) ?\| (`[^|]+) \| ([^|]+) \|$", RECORD, re.MULTILINE):
        game = row[0] or game
        for name in re.findall(r"`([^`]+)`", row[1]):
            found.setdefault(game, {})[name] = row[2]
    return found


@pytest.mark.parametrize("game", CATALOGUE)
def test_the_record_documents_every_option_with_its_default_first(game: str) -> None:
    table = documented_options()[game]
    fields = options.fields(open_game(game).forms.options.type)
    assert list(table) == [field.name for field in fields]
    for field in fields:
        default = msgspec.json.encode(field.default).decode().strip('"')
        assert table[field.name].strip("`").startswith(default), field.name


@pytest.mark.parametrize("game", CATALOGUE)
def test_the_readme_lists_every_game(game: str) -> None:
    assert f"veillee play {game}" in README


def test_every_decision_is_on_the_list() -> None:
    folder = ROOT / "docs" / "decisions"
    listed = (folder / "README.md").read_text("utf-8")
    assert [p.name for p in folder.glob("0*.md") if f"({p.name})" not in listed] == []


def test_the_changelog_knows_the_version() -> None:
    assert f"## [{__version__}]" in (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_nothing_in_the_project_reads_what_a_clone_does_not_have() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True)
    files = [ROOT / name for name in listed.stdout.split("\n") if name]
    code = [
        f for f in files if f.suffix in (".py", ".toml", ".ts", ".svelte") or f.name == "Makefile"
    ]
    outside = "../" + "shared"
    assert [f.name for f in code if f.exists() and outside in f.read_text("utf-8")] == []

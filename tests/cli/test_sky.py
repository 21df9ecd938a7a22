"""Look at the Stars in a terminal: what is seen, what keys do, and a whole game by keys."""

import os
import pty
import re
import select
import subprocess
import sys
import time
from contextlib import nullcontext
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from cli.conftest import SCRIPT, Run
from games.look_at_the_stars.positions import GAME, ME, after, draw, night, point, points, sky
from veillee.cli.terminal import keys
from veillee.cli.terminal.keys import split_keys
from veillee.cli.terminal.look_at_the_stars import Desk, LookAtTheStarsFace
from veillee.cli.terminal.sky_picture import sky_picture
from veillee.cli.terminal.stencil import Stencil, trace
from veillee.games.look_at_the_stars.actions import Action, Draw, Pass, UsePower
from veillee.games.look_at_the_stars.sky import Sky
from veillee.games.look_at_the_stars.slates import our_slates
from veillee.games.look_at_the_stars.state import Progress, State
from veillee.i18n import words

ROOT = Path(__file__).resolve().parent.parent.parent
POLYNESIA = our_slates()["polynesia"]


def offered(state: State) -> list[Action]:
    return list(GAME.legal_actions(GAME.view(state, ME)))


def desk_of(state: State) -> Desk:
    desk = Desk()
    desk.lay(offered(state), state.before[ME].cards.power.power)
    return desk


def seen(state: State) -> str:
    console = Console(width=100, color_system=None)
    with console.capture() as captured:
        face = LookAtTheStarsFace(GAME, words("en", GAME.name))
        console.print(face.show(GAME.view(state, ME), ["you"]))
    return captured.get()


def test_a_sky_is_drawn_with_its_lines_crossings_and_figures() -> None:
    shown = sky("23-33 33-44 34-43 14-15", shots="66-57", marks=("83",)).shown
    rows = [
        line.rstrip() for line in str(sky_picture(POLYNESIA, shown, "planet", 2).text()).split("\n")
    ]
    assert rows[0] == "            ╭───────────────╮"
    assert rows[7] == "    │ ░   ░   ✦   ✦   ✶   ✦   ✦   ✦ │"
    assert rows[12:16] == [
        "│     │                                 │",
        "│ ✦   ●   ✦   ●   ●   ✦   ✦   ✦   ✦   ✦ │",
        "│               ╳                       │",
        "│ ✦   ✦   ●───●   ●   ✦   ✦   ✦   ♄   ✦ │",
    ]
    assert rows[21] == "│ ·   ·   ·   ▒   ▒   ▒   ▒   ·   ·   · │"


def test_the_side_tells_the_night_the_cards_and_the_score() -> None:
    screen = seen(night("N9", sky("33-43 43-53 53-63"), turn=7))
    assert "Night 7 of 18 · Sky of Polynesia" in screen
    assert "the fish-hook and the twins" in screen
    assert "3✓" in screen
    assert re.search(r"constellations +3\b", screen)


def test_with_a_nova_there_are_boxes_for_nine_and_ten_lines() -> None:
    """R-LATS-31."""
    row = " ".join(f"{x}3-{x + 1}3" for x in range(9))
    assert not re.search(r"\b9[ ✓]", sizes_seen(sky(row, power="nova")))
    assert re.search(r"\b8   9✓  10 ", sizes_seen(sky(row, marks=("03",), power="nova")))


def sizes_seen(made: Sky) -> str:
    """The line with the boxes."""
    return next(
        line for line in seen(night("N9", made)).splitlines() if re.search(r" 3[ ✓]  4", line)
    )


@pytest.mark.parametrize(
    ("typed", "pressed"),
    [
        (b"\x1b[A\x1b[B", ["up", "down"]),
        (b"\x1bOC\x1b[D", ["right", "left"]),
        (b"r\r\t\x1b[Z", ["r", "enter", "tab", "back-tab"]),
        ("é?".encode(), ["é", "?"]),
        (b"\x1b", []),
        (b"\x04", ["end"]),
        (b"", ["end"]),
        (b"\xff", []),
    ],
)
def test_keys_are_told_apart(typed: bytes, pressed: list[str]) -> None:
    assert split_keys(typed) == pressed


def test_a_stencil_offers_exactly_what_may_be_drawn() -> None:
    actions = [a for a in offered(night("N16", sky())) if isinstance(a, Draw)]
    stencil = Stencil(actions, "planet")
    assert len(stencil.forms) == 4
    assert sorted(map(str, stencil.offered.values())) == sorted(map(str, actions))
    for (form, at), action in stencil.offered.items():
        assert stencil.forms[form].moved(*at) == trace(action, "planet")


def test_what_lies_under_the_stencil_is_drawn_and_no_key_leads_off_the_sky() -> None:
    desk = desk_of(night("N3", sky()))
    for key in [keys.LEFT] * 12 + [keys.DOWN] * 12:
        desk.press(key)
    assert desk.at == (0, 0)
    assert desk.under == draw("00-10 10-20")
    desk.press("r")
    assert desk.under == draw("00-01 01-02")
    for key in [keys.RIGHT] * 12 + [keys.UP] * 12:
        desk.press(key)
    assert desk.at == (9, 8)
    assert desk.under is None


def test_tab_goes_from_place_to_place() -> None:
    desk = desk_of(night("N3", sky()))
    assert desk.stencil is not None
    places = desk.stencil.places(0)
    start = places.index(desk.at)
    desk.press(keys.TAB)
    assert desk.at == places[start + 1]
    desk.press(keys.BACK_TAB)
    assert desk.at == places[start]


def test_new_stars_are_chosen_one_after_the_other() -> None:
    state = after(night("N1", sky("43-33", power="new-stars"), sky()), draw("33-34 34-44"))
    desk = desk_of(state)
    assert desk.under == UsePower((desk.at,))
    first = desk.at
    assert desk.completed(desk.under) is None
    assert desk.first == first
    assert desk.under is not None
    chosen = desk.completed(desk.under)
    assert isinstance(chosen, UsePower)
    assert set(chosen.at) == {first, desk.at}
    assert after(state, chosen).now[ME].sky.marks


def test_the_copy_that_pays_can_be_chosen() -> None:
    state = after(night("N3", sky("23-33 13-23"), sky()), draw("33-43 43-53"))
    desk = desk_of(state)
    assert len(desk.payers) == 2
    assert desk.under is not None
    paid = []
    for _ in range(3):
        chosen = desk.completed(desk.under)
        assert isinstance(chosen, UsePower)
        paid.append(chosen.uses)
        desk.press("c")
    assert paid == [(), (desk.payers[0],), (desk.payers[1],)]


def test_a_group_too_far_off_to_pay_for_a_galaxy_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enter never does nothing without a word; beside the lower group the upper one cannot pay."""
    lower, upper = "00-11 02-11 11-21", "03-14 05-14 14-24"
    made = sky(f"{lower} {upper}", power="galaxy")
    state = night("N3", made, sky(power="galaxy"))
    state.now = (Progress(made, True, 2, 1), state.now[1])
    pressed = [keys.DOWN] * 11 + [keys.LEFT] * 9 + [keys.TAB, "c", "c", keys.ENTER, "c", keys.ENTER]
    chosen, shown = asked(monkeypatch, state, pressed)
    assert "must lie beside the group that earned it. (R-LATS-24)" in shown
    assert chosen == UsePower(points("10 20"))


def asked(monkeypatch: pytest.MonkeyPatch, state: State, pressed: list[str]) -> tuple[Action, str]:
    """What is chosen by these keys, and all that was shown meanwhile."""
    typed = iter(pressed)
    monkeypatch.setattr(keys, "gives_keys", lambda console: True)
    monkeypatch.setattr(keys, "raw_keys", nullcontext)
    monkeypatch.setattr(keys, "read_keys", lambda: [next(typed)])
    screen = StringIO()
    console = Console(file=screen, width=100, height=40, force_terminal=True, color_system=None)
    face = LookAtTheStarsFace(GAME, words("en", GAME.name))
    chosen = face.ask(GAME.view(state, ME), ["you", "them"], console)
    return chosen, screen.getvalue()


def test_a_galaxy_and_a_spot_are_moved_like_a_shape() -> None:
    made = sky("35-44 33-44 44-54", power="galaxy")
    assert {len(f.points) for f in Stencil([UsePower(points("63 73"))], "galaxy").forms} == {2}
    assert trace(UsePower(points("63 73")), "galaxy").corner == point("63")
    assert made.groups


def test_by_numbers_the_first_choice_is_to_pass(veillee: Run) -> None:
    ended = veillee("play", "look-at-the-stars", "--record", "mine.jsonl", typed="1\n" * 20)
    assert ended.returncode == 0, ended.stderr
    assert isinstance(offered(night("N3", sky()))[0], Pass)
    assert veillee("verify", "mine.jsonl").stdout == "1 record, valid.\n"


def test_a_slate_of_ones_own_is_checked_and_shown(veillee: Run, tmp_path: Path) -> None:
    page = (ROOT / "docs" / "slates.md").read_text("utf-8")
    (text,) = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    (tmp_path / "mine.toml").write_text(text)
    (tmp_path / "bad.toml").write_text(text.replace("O", "*"))
    good, bad = veillee("slate", "mine.toml"), veillee("slate", "bad.toml")
    assert good.stdout.endswith("“mine” can be played on.\n")
    assert "│ ✦   ✦   ♄   ✦" in good.stdout
    assert (bad.returncode, bad.stderr) == (
        2,
        "veillee: Slate “bad”: a planet in each of the rows 2, 5 and 8. Got –.\n",
    )


def test_the_python_of_the_page_on_slates_runs(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "slates.md").read_text("utf-8")
    (tmp_path / "mine.toml").write_text(re.findall(r"```toml\n(.*?)```", page, re.DOTALL)[0])
    code = re.findall(r"```python\n(.*?)```", page, re.DOTALL)[0]
    ran = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True)
    assert (ran.returncode, ran.stderr) == (0, "")


@pytest.mark.timeout(120)
def test_a_whole_game_is_played_by_keys(tmp_path: Path, veillee: Run) -> None:
    """Turn, move, draw what lies there; powers are used where they lie; the rules are read once."""
    screen = play_by_keys(tmp_path, ["?", "q\n", "\n", "\x1b[C", "x", "n", "r", *["\t\r"] * 60])
    assert "Night 18 of 18" in screen
    assert "The game is over." in screen
    assert veillee("verify", "mine.jsonl").stdout == "1 record, valid.\n"


def play_by_keys(folder: Path, typed: list[str]) -> str:
    """All that a terminal showed while these keys were pressed, each when the screen was still."""
    env = {
        "VEILLEE_HOME": str(folder / "keys"),
        "LC_ALL": "en_GB.UTF-8",
        "TERM": "xterm",
        "COLUMNS": "100",
        "LINES": "40",
        "PATH": os.environ["PATH"],
    }
    args = ["play", "look-at-the-stars", "--players", "2", "--record", "mine.jsonl"]
    child, terminal = pty.fork()
    if child == 0:  # pragma: no cover - the other process
        os.chdir(folder)
        os.execve(str(SCRIPT), [str(SCRIPT), *args], env)
    shown = _read_still(terminal, patience=20)
    for key in typed:
        if "The game is over." in shown:
            break
        os.write(terminal, key.encode())
        shown += _read_still(terminal, patience=5)
    os.close(terminal)
    os.waitpid(child, 0)
    return shown


# The last words of each screen that waits for a key: the keys of the sky, of the rules, the end.
WAITING = (b"q leave", b"q to return", b"back to the sky", b"mine.jsonl")


def _read_still(terminal: int, patience: float) -> str:
    """What is shown until the screen asks for a key and nothing more comes for a moment."""
    shown, deadline = b"", time.monotonic() + patience
    while time.monotonic() < deadline:
        done = any(words in shown for words in WAITING)
        ready, _, _ = select.select([terminal], [], [], 0.15 if done else 2.0)
        if ready:
            try:
                shown += os.read(terminal, 65536)
            except OSError:  # the process has ended
                break
        elif shown:
            break
    return shown.decode("utf-8", "replace")

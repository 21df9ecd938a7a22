"""Single keys from a terminal, where there is one that gives them."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console

try:
    import termios
    import tty
except ImportError:  # a system without terminals of this kind: games ask by numbers there
    POSSIBLE = False
else:
    POSSIBLE = True

UP, DOWN, LEFT, RIGHT = "up", "down", "left", "right"
ENTER, TAB, BACK_TAB, END = "enter", "tab", "back-tab", "end"

_NAMES = {
    b"\x1b[A": UP,
    b"\x1b[B": DOWN,
    b"\x1b[C": RIGHT,
    b"\x1b[D": LEFT,
    b"\x1bOA": UP,
    b"\x1bOB": DOWN,
    b"\x1bOC": RIGHT,
    b"\x1bOD": LEFT,
    b"\x1b[Z": BACK_TAB,
    b"\t": TAB,
    b"\r": ENTER,
    b"\n": ENTER,
    b"\x04": END,
}
_SEQUENCE = 16  # bytes: more than any key sends at once


def gives_keys(console: Console) -> bool:
    """Whether a person sits at a terminal that can be asked key by key."""
    return POSSIBLE and console.is_terminal and sys.stdin.isatty()


@contextmanager
def raw_keys() -> Iterator[None]:
    """While inside, keys come as they are pressed and are not echoed."""
    terminal = sys.stdin.fileno()
    before = termios.tcgetattr(terminal)
    try:
        tty.setcbreak(terminal)
        yield
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)


def read_keys() -> list[str]:
    """The next keys: names for those that move, the sign itself for the others."""
    return split_keys(os.read(sys.stdin.fileno(), _SEQUENCE))


def split_keys(typed: bytes) -> list[str]:
    """What came at once may be one key of several bytes, or several keys."""
    if not typed:
        return [END]
    keys = []
    while typed:
        known = next((code for code in _NAMES if typed.startswith(code)), None)
        if known is not None:
            keys.append(_NAMES[known])
            typed = typed[len(known) :]
        else:
            sign = typed.decode("utf-8", "ignore")[:1]
            keys.append(sign)
            typed = typed[len(sign.encode()) or 1 :]
    return [key for key in keys if key and key != "\x1b"]

"""Text that people type: what can be seen of it, and what cannot."""

import unicodedata

# Controls, marks that turn the direction of the text around them, breaks of a line. What this
# Python does not know yet may be seen: a sign that is newer than it.
_HIDDEN = ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")
_JOINERS = "\u200c\u200d"  # they are hidden too, but make some letters and signs
_INK = ("L", "N", "P", "S")
_BLANK = "\u115f\u1160\u2800\u3164\uffa0\U0001d159"  # letters and signs that leave the paper white


def clean(text: str) -> str:
    """What somebody typed, on one line, without what cannot be seen; empty if nothing can."""
    plain = (c if _is_plain(c) else " " for c in unicodedata.normalize("NFC", text))
    line = spaced("".join(plain))
    return line if can_be_seen(line) else ""


def spaced(text: str) -> str:
    """With one plain space wherever there are some, of whatever kind, and none at its ends."""
    return " ".join(text.split())


def is_one_line(text: str) -> bool:
    """Whether there is nothing in it that breaks a line, hides, or turns other text around."""
    return all(map(_is_plain, text))


def can_be_seen(text: str) -> bool:
    """Whether there is at least one letter, number or sign on the paper."""
    return any(c not in _BLANK and unicodedata.category(c).startswith(_INK) for c in text)


def _is_plain(character: str) -> bool:
    return character in _JOINERS or unicodedata.category(character) not in _HIDDEN

"""Codes that are read out across a room, and ids that nobody guesses.

A code has five letters; I and O are left out because they look like 1 and 0 in some hands. There
are eight million of them; `docs/operate.md` tells what guessing them costs at the allowed rate.
"""

import secrets
from typing import NewType

Code = NewType("Code", str)
RoomId = NewType("RoomId", str)

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
CODE_LENGTH = 5
_ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 16


def new_code() -> Code:
    return Code(_drawn(LETTERS, CODE_LENGTH))


def new_room_id() -> RoomId:
    """About 79 bits: whoever has a link was given it."""
    return RoomId(_drawn(_ID_LETTERS, ID_LENGTH))


def read_room_id(text: str) -> RoomId | None:
    """The id of a room, as it stands in a link; None: it is none."""
    fits = len(text) == ID_LENGTH and set(text) <= set(_ID_LETTERS)
    return RoomId(text) if fits else None


def read_code(text: str) -> Code | None:
    """A code as people type it: in any case, with spaces or dashes; None: it is none."""
    letters = "".join(c for c in text.upper() if c.isalnum())
    fits = len(letters) == CODE_LENGTH and set(letters) <= set(LETTERS)
    return Code(letters) if fits else None


def _drawn(letters: str, length: int) -> str:
    return "".join(secrets.choice(letters) for _ in range(length))

"""Who sits where."""

from typing import Annotated, NewType, TypeAlias

from msgspec import Meta, Struct

PlayerId = NewType("PlayerId", str)
"""Whoever may act for a seat: a guest, an account, an outside program. One may hold several."""

LONGEST = 40

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST)]
Word: TypeAlias = Annotated[str, Meta(max_length=LONGEST)]


class Human(Struct, frozen=True, forbid_unknown_fields=True, tag="human"):
    """A person, with the token and the language they chose."""

    player: PlayerId
    name: Name
    token: Word = ""
    language: Word = "en"


class Bot(Struct, frozen=True, forbid_unknown_fields=True, tag="bot"):
    """A bot of the house, or an outside program that answers for itself as `player`.

    `bot` is how well it plays, `persona` who it is: taste, style and talk; none for a program.
    """

    bot: Name
    name: Name
    token: Word = ""
    player: PlayerId | None = None
    persona: Word = ""


Occupant: TypeAlias = Human | Bot


class Chair(Struct, frozen=True):
    """A seat: who sits there, what their device added to the luck, and who plays meanwhile.

    `covered`: its player is silent and a bot plays until they are back. `gone`: its player has left
    for good; the name stays for the record, a bot plays, and anyone may sit down.
    """

    occupant: Occupant | None = None
    nonce: str = ""
    covered: bool = False
    gone: bool = False

    @property
    def player(self) -> PlayerId | None:
        """Who may act for this seat; None: nobody, or a bot of the house."""
        return None if self.occupant is None or self.gone else self.occupant.player

    @property
    def present(self) -> bool:
        """Whether its own player plays it now."""
        return self.player is not None and not self.covered

    @property
    def free(self) -> bool:
        """Whether anyone may sit down."""
        return self.occupant is None or self.gone

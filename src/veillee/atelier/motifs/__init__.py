"""The motifs: hand-written drawings of people, animals and things, coloured by any palette.

Every motif is 100 units high in its default pose, stands on y = 0 with y growing downwards, and
faces right if it faces anywhere (then it has an anchor `look`, in front of its eyes). Colours are
roles, never values. `MOTIFS["fox"].draw(random)` gives a `Motif` ready to be moved by a matrix.
"""

from collections.abc import Mapping

from veillee.atelier.motifs import (
    ages,
    animals,
    beasts,
    birds,
    buildings,
    faces,
    figures,
    home,
    people,
    plants,
    play,
    savanna,
    sea,
    sky,
    things,
    travel,
)
from veillee.atelier.motifs.pen import MotifEntry

_KINDS = (
    people,
    ages,
    figures,
    faces,
    animals,
    beasts,
    savanna,
    birds,
    sea,
    sky,
    buildings,
    travel,
    things,
    home,
    play,
    plants,
)

MOTIFS: Mapping[str, MotifEntry] = {
    name: entry for kind in _KINDS for name, entry in kind.register.entries.items()
}

__all__ = ["MOTIFS", "MotifEntry"]

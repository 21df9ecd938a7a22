"""The surreal operators: each does one impossible thing to a scene."""

from veillee.atelier.operators import (
    climbing,
    doubles,
    dwellings,
    gatherings,
    giants,
    growth,
    journeys,
    makings,
    openings,
    vessels,
)
from veillee.atelier.operators.base import Layout

_KINDS = (
    climbing,
    giants,
    openings,
    vessels,
    doubles,
    journeys,
    makings,
    growth,
    gatherings,
    dwellings,
)

LAYOUTS: dict[tuple[str, str], Layout] = {
    key: layout for kind in _KINDS for key, layout in kind.register.entries.items()
}

__all__ = ["LAYOUTS", "Layout"]

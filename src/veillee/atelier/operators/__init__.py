"""The surreal operators: each does one impossible thing to a scene."""

from veillee.atelier.operators import climbing
from veillee.atelier.operators.base import Layout

LAYOUTS: dict[tuple[str, str], Layout] = {
    key: layout for kind in (climbing,) for key, layout in kind.register.entries.items()
}

__all__ = ["LAYOUTS", "Layout"]

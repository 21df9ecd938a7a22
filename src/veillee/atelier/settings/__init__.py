"""Fifteen settings, in the open, on the water, and under a roof."""

from veillee.atelier.settings import indoors, open_air, water
from veillee.atelier.settings.base import Backdrop, Setting

SETTINGS: dict[str, Setting] = {
    **open_air.REGISTER.entries,
    **water.REGISTER.entries,
    **indoors.REGISTER.entries,
}

__all__ = ["SETTINGS", "Backdrop", "Setting"]

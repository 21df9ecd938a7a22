"""Which face each game has in a terminal."""

from collections.abc import Mapping

from veillee.cli.terminal.etoile_d_afrique import EtoileDAfriqueFace
from veillee.cli.terminal.etoile_solitaire import EtoileSolitaireFace
from veillee.cli.terminal.face import FaceMaker

FACES: Mapping[str, FaceMaker] = {
    "etoile-d-afrique": EtoileDAfriqueFace,
    "etoile-solitaire": EtoileSolitaireFace,
}

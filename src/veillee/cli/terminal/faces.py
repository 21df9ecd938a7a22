"""Which face each game has in a terminal."""

from collections.abc import Mapping

from veillee.cli.terminal.dixit import DixitFace
from veillee.cli.terminal.etoile_d_afrique import EtoileDAfriqueFace
from veillee.cli.terminal.etoile_solitaire import EtoileSolitaireFace
from veillee.cli.terminal.face import FaceMaker

FACES: Mapping[str, FaceMaker] = {
    "dixit": DixitFace,
    "etoile-d-afrique": EtoileDAfriqueFace,
    "etoile-solitaire": EtoileSolitaireFace,
}

"""Which face each game has in a terminal."""

from collections.abc import Mapping

from veillee.cli.terminal.dixit import DixitFace
from veillee.cli.terminal.etoile_d_afrique import EtoileDAfriqueFace
from veillee.cli.terminal.etoile_solitaire import EtoileSolitaireFace
from veillee.cli.terminal.face import FaceMaker
from veillee.cli.terminal.look_at_the_stars import LookAtTheStarsFace
from veillee.cli.terminal.stella import StellaFace

FACES: Mapping[str, FaceMaker] = {
    "dixit": DixitFace,
    "etoile-d-afrique": EtoileDAfriqueFace,
    "etoile-solitaire": EtoileSolitaireFace,
    "look-at-the-stars": LookAtTheStarsFace,
    "stella": StellaFace,
}

"""What shines and drifts above."""

from random import Random

from veillee.atelier.geometry import Motif
from veillee.atelier.motifs.pen import (
    Register,
    blob,
    closed_eye,
    line,
    made,
)

register = Register()


@register.motif(fr="une lune", en="a moon", tags="night dream")
def moon(random: Random, *, face: bool = True) -> Motif:
    features = [
        closed_eye(-17, -62, 5, 2),
        line("ink", 2, "-18,-34 -12,-30 -6,-32"),
    ]
    return made(
        "moon",
        blob(
            "glow",
            "10,-100 -22,-94 -42,-66 -42,-34 -22,-6 10,0 34,-8 6,-20 -8,-42 -8,-60 6,-82 34,-92",
        ),
        features if face else (),
        blob("glow", "-9,-62 -3,-52 2,-47 -8,-42", 1, False) if face else (),
        horn=(34, -8),
        mid=(-20, -50),
        high=(34, -92),
        look=(40, -55),
    )

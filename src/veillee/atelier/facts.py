"""What a card knows about itself: who is visible, what happens, how it feels, in weighted tags."""

from collections.abc import Mapping
from dataclasses import dataclass

from veillee.atelier.composition import Composition
from veillee.atelier.motifs import MOTIFS
from veillee.atelier.operators import LAYOUTS
from veillee.atelier.palettes import PALETTES
from veillee.atelier.scene import Scene
from veillee.atelier.settings import SETTINGS
from veillee.atelier.visibility import visible

RELATION, OPERATOR, SETTING, MOOD = 3, 2, 1, 1
"""How much a tag weighs, by where it comes from; motifs say it of themselves."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What can be said of a card without words."""

    settings: tuple[str, ...]
    palettes: tuple[str, ...]
    motifs: tuple[str, ...]
    relation: tuple[str, str, str]
    moods: tuple[str, ...]
    tags: Mapping[str, int]


def facts(composition: Composition, scene: Scene) -> Facts:
    """The facts of a painted composition."""
    motifs = visible(scene)
    record = scene.record
    moods = PALETTES[composition.palette].moods
    layout = LAYOUTS[composition.operator, composition.layout]
    tags: dict[str, int] = {}
    for name in motifs:
        _weigh(tags, MOTIFS[name].tags)
    ends = [name for name in (record.relation[0], record.relation[2]) if name in motifs]
    _weigh(tags, dict.fromkeys(ends, RELATION))
    _weigh(tags, dict.fromkeys(layout.tags, OPERATOR))
    for setting in record.settings:
        _weigh(tags, dict.fromkeys(SETTINGS[setting].tags if setting in SETTINGS else (), SETTING))
    _weigh(tags, dict.fromkeys(moods, MOOD))
    ordered = dict(sorted(tags.items(), key=lambda tag: (-tag[1], tag[0])))
    return Facts(
        tuple(dict.fromkeys(record.settings)),
        tuple(dict.fromkeys(record.palettes)),
        motifs,
        record.relation,
        moods,
        ordered,
    )


def _weigh(tags: dict[str, int], more: Mapping[str, int]) -> None:
    for tag, weight in more.items():
        tags[tag] = max(weight, tags.get(tag, 0))

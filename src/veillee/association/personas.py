"""Six players and more who do not hear the same clue alike.

A persona listens to some facets more than to others, has moods, loves some motifs and likes some
kinds of clues. Names and talk are in the catalogues `personas.ftl`, under `persona-<id>`.
"""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from random import Random
from typing import NamedTuple, get_args

from veillee.association.bank import Kind, heard
from veillee.association.engine import Weights, association, weigh
from veillee.association.pictures import Picture, Words, words_of
from veillee.association.table import motif_named, motifs, shown
from veillee.association.text import as_in_the_bank
from veillee.kernel.talk import Occasion

# What a picture gains, in units of its habits, by showing something that a persona loves.
FONDNESS = 0.5
# The occasions on which a persona speaks; the catalogues have a line for each.
OCCASIONS: tuple[Occasion, ...] = get_args(Occasion)


class Persona(NamedTuple):
    """Someone to play with."""

    id: str
    weights: Weights
    mood: float
    tastes: tuple[str, ...]
    style: Mapping[Kind, float]
    # Stella: marks while another's mark is at least this likely.
    nerve: float
    # Dixit: the share of listeners whom they hope to reach.
    aim: float


PERSONAS: tuple[Persona, ...] = (
    Persona(
        "effraie",
        {"said": 0.1, "evoked": 0.6, "caption": 0.4, "tags": 0.6, "scene": 0.8, "sense": 1.5},
        0.7,
        ("sea", "boat", "moon", "mermaid", "whale"),
        {"words": 1.5, "phrases": 1.0, "titles": 1.0, "sounds": 0.3, "sayings": 0.3},
        0.70,
        0.45,
    ),
    Persona(
        "lapone",
        {"said": 1.0, "evoked": 0.6, "caption": 1.0, "tags": 1.5, "scene": 0.5, "sense": 0.2},
        0.5,
        ("bread", "feast", "bear", "kitchen", "tea"),
        {"words": 0.7, "phrases": 1.0, "titles": 0.2, "sounds": 1.5, "sayings": 1.5},
        0.85,
        0.55,
    ),
    Persona(
        "cheveche",
        {"said": 0.3, "evoked": 1.5, "caption": 0.5, "tags": 0.8, "scene": 0.5, "sense": 1.0},
        0.6,
        ("garden", "tree", "bird", "old woman", "flower"),
        {"words": 0.5, "phrases": 0.7, "titles": 0.3, "sounds": 0.2, "sayings": 2.5},
        0.80,
        0.50,
    ),
    Persona(
        "hulotte",
        {"said": 0.2, "evoked": 0.4, "caption": 1.5, "tags": 0.5, "scene": 1.0, "sense": 0.8},
        0.9,
        ("music", "violin", "piano", "dancer", "nightingale"),
        {"words": 0.6, "phrases": 1.0, "titles": 1.0, "sounds": 3.0, "sayings": 0.3},
        0.65,
        0.50,
    ),
    Persona(
        "grand-duc",
        {"said": 0.2, "evoked": 1.2, "caption": 0.3, "tags": 1.0, "scene": 0.3, "sense": 1.3},
        0.6,
        ("crow", "night", "skull", "chess", "mirror"),
        {"words": 2.0, "phrases": 0.8, "titles": 0.8, "sounds": 0.1, "sayings": 0.5},
        0.75,
        0.40,
    ),
    Persona(
        "petit-duc",
        {"said": 0.6, "evoked": 0.5, "caption": 0.6, "tags": 1.2, "scene": 1.2, "sense": 0.5},
        1.1,
        ("child", "cat", "circus", "balloon", "doll"),
        {"words": 0.3, "phrases": 2.0, "titles": 0.8, "sounds": 1.5, "sayings": 0.3},
        0.55,
        0.55,
    ),
    Persona(
        "harfang",
        {"said": 0.1, "evoked": 0.8, "caption": 0.8, "tags": 0.4, "scene": 1.5, "sense": 0.8},
        0.5,
        ("book", "library", "owl", "telescope", "map"),
        {"words": 1.0, "phrases": 0.5, "titles": 3.0, "sounds": 0.1, "sayings": 0.8},
        0.90,
        0.45,
    ),
    Persona(
        "brachyote",
        {"said": 0.2, "evoked": 0.8, "caption": 1.0, "tags": 1.0, "scene": 1.0, "sense": 1.0},
        1.3,
        ("wind", "kite", "bird", "hot-air balloon", "road"),
        {"words": 1.0, "phrases": 1.0, "titles": 1.0, "sounds": 1.0, "sayings": 1.0},
        0.50,
        0.50,
    ),
)


def cast(id: str) -> tuple[Persona, ...]:
    """Who may be meant by an id: one persona, or by an empty one anybody, seat by seat."""
    return tuple(persona for persona in PERSONAS if id in ("", persona.id)) or PERSONAS


def opinions(
    persona: Persona, clue: str, pictures: Sequence[Picture], *, evening: int | str = 0
) -> list[float]:
    """How well each picture fits a clue in a persona's eyes; the same all evening long."""
    plain = as_in_the_bank(clue)
    rows = association().stirs(heard(plain), pictures)
    return [
        sum(weigh(stir, persona.weights) for stir in row) / len(row)
        + leaning(persona, plain, picture, evening)
        for row, picture in zip(rows, pictures, strict=True)
    ]


def leaning(persona: Persona, clue: str, picture: Picture, evening: int | str) -> float:
    """What does not come from the clue: a mood of the evening, a fondness for what is shown."""
    mood = Random(f"{persona.id}/{evening}/{clue}/{picture.id}").gauss(0.0, persona.mood)
    return mood + FONDNESS * (not _loved(persona.tastes).isdisjoint(motifs_shown(picture)))


@cache
def _loved(tastes: tuple[str, ...]) -> frozenset[str]:
    return frozenset(motif_named(name).id for name in tastes)


def motifs_shown(picture: Picture) -> frozenset[str]:
    """The motifs of the table that the tags of a picture name."""
    return _motifs_shown(words_of(picture))


@lru_cache(maxsize=1 << 10)
def _motifs_shown(words: Words) -> frozenset[str]:
    return frozenset(
        motifs()[index].id for said in words for tag in said.tags for index in shown(tag, said.lang)
    )

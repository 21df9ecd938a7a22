"""How good a sky was possible, once all eighteen nights are known?

A beam search finds a good one: what it finds can be drawn, so the truth is that or more. A bound
that forgets where things lie tells what no sky can exceed. Where both agree, that is a proof;
mostly the truth lies between them, and nearer to what was found.
"""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from veillee.games.look_at_the_stars.bots.appraisal import Appraiser, our_weights
from veillee.games.look_at_the_stars.bots.search import options
from veillee.games.look_at_the_stars.components import NIGHT, Power
from veillee.games.look_at_the_stars.lattice import Point
from veillee.games.look_at_the_stars.scoring import AURA, GALAXY, TWINKLE, sheet
from veillee.games.look_at_the_stars.sky import Canvas, Cards, Sky, empty_sky

WIDTH = 40  # skies that are followed from night to night
BREADTH = 16  # answers to a night that are looked at closely
COPY = 3  # lines of a power's shape
AROUND = 8  # points around a point


class Hindsight(Struct, frozen=True):
    """The best sky that was found, its score, and what no sky can exceed."""

    sky: Sky
    score: int
    bound: int

    @property
    def proved(self) -> bool:
        return self.score == self.bound


def hindsight(
    canvas: Canvas,
    cards: Cards,
    nights: Sequence[str],
    *,
    played: Iterable[Sky] = (),
    width: int = WIDTH,
) -> Hindsight:
    """What these nights allowed; skies that somebody played on them are possible, too."""
    best = max([_searched(canvas, cards, nights, width), *played], key=lambda s: sheet(s).total)
    return Hindsight(best, sheet(best).total, bound(canvas, cards, nights))


def _searched(canvas: Canvas, cards: Cards, nights: Sequence[str], width: int) -> Sky:
    appraiser, skies = Appraiser(cards, our_weights()), [empty_sky(canvas, cards)]
    for night, card in enumerate(nights):
        found = {
            _drawn_on(option.sky): option
            for sky in skies
            for option in options(sky, night, card, appraiser, BREADTH)
        }
        ranked = sorted(found.values(), key=lambda option: option.worth, reverse=True)
        skies = [option.sky for option in ranked[:width]]
    return skies[0]


def _drawn_on(sky: Sky) -> tuple[object, ...]:
    """Skies with the same things on them are the same, in whatever order they were drawn."""
    return sky.planes, frozenset(sky.shots), sky.marked, sky.spent


# The bound.


def bound(canvas: Canvas, cards: Cards, nights: Sequence[str]) -> int:
    """What no sky can exceed on these nights, as if nothing were ever in the way.

    Each group has its lines to itself: a constellation counts its size if no other has it, the
    planets it is long enough to reach, and the copies of the point card's shape it is large enough
    to hold.
    """
    lines = len(canvas.lines) + 2 * sum(card in NIGHT for card in nights)
    if cards.power.power == "line":
        lines += lines // (COPY - 1)  # each copy of three brings one line, which counts again
    shots = sum(card not in NIGHT for card in nights)
    return _most_from(lines, canvas, cards) + 3 * shots + _most_power(cards.power.power, lines)


def _most_from(lines: int, canvas: Canvas, cards: Cards) -> int:
    """The best way to part so many lines into groups."""
    needed, value = len(cards.point.shape.lines), cards.point.value
    largest = 10 if cards.power.power == "nova" else 8
    best = [value * (n // needed) for n in range(lines + 1)]
    for size in range(3, largest + 1):
        worth = _reached(canvas, size) + value * (size // needed)
        first = [*best[:size], *(best[n - size] + worth + size for n in range(size, lines + 1))]
        best = [max(pair) for pair in zip(best, first, strict=True)]
        for n in range(size, lines + 1):
            best[n] = max(best[n], best[n - size] + worth)
    return best[lines]


def _reached(canvas: Canvas, size: int) -> int:
    """How many of the printed planets so many lines can have a star beside."""
    planets = canvas.planets
    near = [sum(_apart(one, other) <= size for other in planets) for one in planets]
    return max(near)


def _apart(one: Point, other: Point) -> int:
    """The least number of lines between a star beside one planet and a star beside the other."""
    return max(0, max(abs(one[0] - other[0]), abs(one[1] - other[1])) - 2)


def _most_power(power: Power, lines: int) -> int:
    copies = constellations = lines // COPY
    match power:
        case "galaxy":
            return GALAXY * copies
        case "luminous-aura":
            return AURA * min(copies, constellations)
        case "twinkling-star":
            return TWINKLE * copies
        case "crescent-moon":
            return constellations
        case "black-hole":
            return AROUND
        case "planet":
            return copies * min(AROUND, constellations)
        case _:
            return 0

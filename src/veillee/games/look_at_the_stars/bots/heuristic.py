"""A sensible player of Look at the Stars."""

from collections.abc import Iterable, Mapping

from veillee.games.look_at_the_stars import powers
from veillee.games.look_at_the_stars.actions import (
    Action,
    Draw,
    Pass,
    Shoot,
    SkipPower,
    TakeBack,
    UsePower,
)
from veillee.games.look_at_the_stars.components import OPEN_AT, TURNS, Power
from veillee.games.look_at_the_stars.lattice import LINE_PLACES, Plane
from veillee.games.look_at_the_stars.reading import Reader
from veillee.games.look_at_the_stars.scoring import sheet
from veillee.games.look_at_the_stars.sky import Sky, size
from veillee.games.look_at_the_stars.slates import slates_from
from veillee.games.look_at_the_stars.view import View
from veillee.kernel.game import AnyGame, Chance

SIZES = range(3, 9)
SIZES_WITH_NOVA = range(3, 11)
STEP = 0.82  # what is left of a hope for each line that is still missing
FADING = [STEP**missing for missing in range(10)]
DRAWN = 1.4  # how many of a night's two lines go where a hope needs them

# What a power is worth before it is used, roughly.
EARNED: Mapping[Power, float] = {
    "planet": 1.5,
    "line": 1.0,
    "new-stars": 0.3,
    "galaxy": 2.0,
    "twinkling-star": 1.5,
    "nova": 1.5,
    "luminous-aura": 2.0,
    "crescent-moon": 3.0,
    "black-hole": 4.0,
}


class HeuristicBot:
    """Tries everything it may draw tonight and keeps the sky with the best score and hopes."""

    name = "heuristic"

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._reader = Reader(slates_from(game.components["slates"]))

    def choose(self, view: View, chance: Chance) -> Action:
        return self._best(view, chance.shuffle(list(self._game.legal_actions(view))))

    def _best(self, view: View, offered: Iterable[Action]) -> Action:
        sky, open_ = self._reader.own(view), OPEN_AT[min(view.turn, TURNS) - 1]
        nights = TURNS - view.turn
        return max(offered, key=lambda action: self._promise(sky, open_, nights, action))

    def _promise(self, sky: Sky, open_: Plane, nights: int, action: Action) -> float:
        match action:
            case Draw(lines):
                after = sky.with_lines([LINE_PLACES[line] for line in lines])
                return self.prospect(after, nights, powers.drawn(after, open_)[1])
            case Shoot(start, to):
                return self.prospect(sky.with_shot((start, to)), nights, 0)
            case UsePower(at, uses):
                after = powers.use(sky, open_, at, uses)
                return self.prospect(after, nights, powers.settled(after, open_)[1])
            case SkipPower(uses):
                after = powers.skip(sky, uses)
                return self.prospect(after, nights, powers.settled(after, open_)[1])
            case Pass():
                return self.prospect(sky, nights, 0)
            case TakeBack():
                return float("-inf")

    def prospect(self, sky: Sky, nights: int, waiting: int) -> float:
        """The score as it is, but each group counted as what it may yet become; then the powers."""
        counted, grown = sheet(sky), hopes(_sizes(sky), _targets(sky), nights)
        earned = EARNED[sky.cards.power.power] * waiting
        return counted.total - counted.constellations + grown + earned


def hopes(sizes: Iterable[int], targets: range, nights: int) -> float:
    """Each group, the largest first, takes the nearest size that nobody has taken yet."""
    free, lines, worth = list(targets), DRAWN * nights, 0.0
    for size_ in sorted(sizes, reverse=True):
        target = _nearest(free, size_)
        missing = target - size_
        if 0 <= missing <= lines:
            free.remove(target)
            lines -= missing
            worth += target * FADING[missing]
    return worth


def _nearest(free: Iterable[int], size_: int) -> int:
    """The first free size that a group can still grow to; 0 if there is none."""
    for target in free:
        if target >= size_:
            return target
    return 0


def _sizes(sky: Sky) -> list[int]:
    return [size(group) for group in sky.groups]


def _targets(sky: Sky) -> range:
    return SIZES_WITH_NOVA if sky.marks and sky.cards.power.power == "nova" else SIZES

"""Which skies a night may lead to, the promising ones first; for the strong bot and hindsight."""

from collections.abc import Iterable
from typing import NamedTuple

from veillee.games.look_at_the_stars import powers
from veillee.games.look_at_the_stars.actions import (
    Action,
    Draw,
    Pass,
    Shoot,
    SkipPower,
    UsePower,
)
from veillee.games.look_at_the_stars.bots.appraisal import Appraiser
from veillee.games.look_at_the_stars.components import NIGHT, OPEN_AT, TURNS
from veillee.games.look_at_the_stars.lattice import Plane
from veillee.games.look_at_the_stars.placing import all_shots, drawings, free_shots
from veillee.games.look_at_the_stars.shapes import NightShape
from veillee.games.look_at_the_stars.sky import Sky

USES = 12  # how many uses of a power are looked at closely


class Option(NamedTuple):
    """An answer to a night, the sky after it and its powers, and what that sky promises."""

    worth: float
    action: Action
    sky: Sky


def options(sky: Sky, night: int, card: str, appraiser: Appraiser, breadth: int) -> list[Option]:
    """Passing, and the most promising answers to a night (counted from 0), best first."""
    shape, nights = NIGHT.get(card), TURNS - 1 - night
    answers: list[tuple[Action, Sky]] = [(Pass(), sky)]
    if shape is None:
        answers += _shots(sky, OPEN_AT[night], breadth)
    else:
        answers += _drawings(sky, night, shape, appraiser, breadth)
    found = [Option(appraiser.worth(after, nights), action, after) for action, after in answers]
    found.sort(key=_worth, reverse=True)
    return found


def best_sky(sky: Sky, night: int, card: str, appraiser: Appraiser, breadth: int) -> Sky:
    """Where the most promising answer leads."""
    return options(sky, night, card, appraiser, breadth)[0].sky


def best_use(sky: Sky, open_: Plane, nights: int, appraiser: Appraiser) -> Option:
    """How to settle one power that waits."""
    skipped = powers.skip(sky, ())
    found = [Option(appraiser.worth(skipped, nights), SkipPower(), skipped)]
    for use, after in _roughly_best(sky, open_, nights, appraiser):
        found.append(Option(appraiser.worth(after, nights), use, after))
    return max(found, key=_worth)


def _worth(option: Option) -> float:
    return option.worth


def _shots(sky: Sky, open_: Plane, breadth: int) -> Iterable[tuple[Action, Sky]]:
    """The longest ones."""
    longest = all_shots(free_shots(sky, open_))[-2 * breadth :]
    return [(Shoot(*shot), sky.with_shot(shot)) for shot in longest]


def _drawings(
    sky: Sky, night: int, shape: NightShape, appraiser: Appraiser, breadth: int
) -> Iterable[tuple[Action, Sky]]:
    open_, nights = OPEN_AT[night], TURNS - 1 - night
    gains = appraiser.gains(sky, open_, nights).get
    found = []
    for number, drawing in enumerate(drawings(sky, open_, shape)):
        after, pair = sky.with_drawing(drawing), drawing.lines_set
        one = pair & -pair
        gained = gains(one, 0.0) + gains(pair ^ one, 0.0) + gains(pair, 0.0)
        found.append((appraiser.rough(after, nights) + gained, number, drawing, after))
    found.sort(reverse=True, key=lambda one: one[:2])
    for _, _, drawing, after in found[:breadth]:
        first, second = drawing.lines
        yield Draw((first, second)), _settled(after, open_, nights, appraiser)


def _settled(sky: Sky, open_: Plane, nights: int, appraiser: Appraiser) -> Sky:
    """The sky when all the powers that a drawing earned are used."""
    sky, waiting = powers.drawn(sky, open_)
    while waiting:
        sky = best_use(sky, open_, nights, appraiser).sky
        sky, waiting = powers.settled(sky, open_)
    return sky


def _roughly_best(
    sky: Sky, open_: Plane, nights: int, appraiser: Appraiser
) -> list[tuple[UsePower, Sky]]:
    after = [(UsePower(at), powers.use(sky, open_, at, ())) for at in powers.uses(sky, open_)]
    if len(after) <= USES:
        return after
    after.sort(key=lambda one: appraiser.at_once(one[1], nights), reverse=True)
    return after[:USES]

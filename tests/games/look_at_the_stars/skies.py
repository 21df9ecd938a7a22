"""Random skies, fuller and stranger than random games make them."""

from veillee.games.look_at_the_stars.components import (
    NIGHT,
    POINT_CARDS,
    POINT_IDS,
    POWER_CARDS,
    POWER_IDS,
)
from veillee.games.look_at_the_stars.lattice import (
    END_PLANES,
    LINE_PLACES,
    OPEN,
    Plane,
    places,
    point_at,
)
from veillee.games.look_at_the_stars.packing import packed
from veillee.games.look_at_the_stars.placing import (
    all_shots,
    drawings,
    free_line_list,
    free_shots,
)
from veillee.games.look_at_the_stars.powers import earned, uses
from veillee.games.look_at_the_stars.shapes import NightShape
from veillee.games.look_at_the_stars.sky import At, Canvas, Cards, Sky, empty_sky
from veillee.games.look_at_the_stars.slates import our_slates
from veillee.kernel.chance import FastChance
from veillee.kernel.game import Chance

CANVASES = [Canvas(name, slate) for name, slate in our_slates().items()]
_NIGHTS = list(NIGHT.values())
_OFTEN_A_LINE = 9


def random_sky(seed: int) -> tuple[Sky, int]:
    """A sky with up to some forty lines, shooting stars and marks; and how many sunrises."""
    chance = FastChance(f"sky {seed}")
    cards = Cards(
        POINT_CARDS[POINT_IDS[chance.below(10)]], POWER_CARDS[POWER_IDS[seed % len(POWER_IDS)]]
    )
    sky = empty_sky(CANVASES[chance.below(len(CANVASES))], cards)
    steps, dawn = 4 + chance.below(30), chance.below(3)
    for step in range(steps):
        sky = _grown(sky, OPEN[step * (dawn + 1) // steps], chance)
    return sky, dawn


def _grown(sky: Sky, open_: Plane, chance: Chance) -> Sky:
    what = chance.below(_OFTEN_A_LINE + 3)
    if what < _OFTEN_A_LINE // 2:
        return _with_card(sky, open_, chance)
    if what < _OFTEN_A_LINE:
        return _with_line(sky, open_, chance)
    if what == _OFTEN_A_LINE:
        shots = all_shots(free_shots(sky, open_))
        return sky.with_shot(shots[chance.below(len(shots))]) if shots else sky
    if what == _OFTEN_A_LINE + 1:
        return sky.with_spent(sum(packed(earned(sky))))
    return _with_power(sky, open_, chance)


def _with_card(sky: Sky, open_: Plane, chance: Chance) -> Sky:
    shape: NightShape = _NIGHTS[chance.below(len(_NIGHTS))]
    offered = list(drawings(sky, open_, shape))
    return sky.with_drawing(offered[chance.below(len(offered))]) if offered else sky


def _with_line(sky: Sky, open_: Plane, chance: Chance) -> Sky:
    """Rather one that touches what is there: shapes and large groups shall come about."""
    free = [LINE_PLACES[line] for line in free_line_list(sky, open_)]
    near = [(d, at) for d, at in free if END_PLANES[d][at] & ~sky.unused] or free
    return sky.with_lines([near[chance.below(len(near))]]) if near else sky


def _with_power(sky: Sky, open_: Plane, chance: Chance) -> Sky:
    offered = list(uses(sky, open_)) or _unearned_galaxies(sky, open_)
    if not offered:
        return sky
    at = offered[chance.below(len(offered))]
    if sky.cards.power.power == "line":
        return sky.with_lines([LINE_PLACES[at[0], at[1]]])
    return sky.with_mark(at)


def _unearned_galaxies(sky: Sky, open_: Plane) -> list[At]:
    """Galaxies are earned too rarely for the many skies that they shall be seen on."""
    if sky.cards.power.power != "galaxy":
        return []
    free = sky.unused & open_
    return [(point_at(at), point_at(at + 1)) for at in places(free & free >> 1)]

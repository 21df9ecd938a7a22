"""The fast forms and the slow reference, side by side on one sky."""

from games.look_at_the_stars.reference import Reference, segment
from games.look_at_the_stars.skies import random_sky
from veillee.games.look_at_the_stars import slates
from veillee.games.look_at_the_stars.components import NIGHT
from veillee.games.look_at_the_stars.lattice import OPEN, lines_in, points_of
from veillee.games.look_at_the_stars.packing import most
from veillee.games.look_at_the_stars.placing import (
    all_placements,
    all_shots,
    free_shots,
    placements,
)
from veillee.games.look_at_the_stars.powers import earned, settled, uses
from veillee.games.look_at_the_stars.scoring import counted
from veillee.games.look_at_the_stars.sky import Sky, read_sky, size, stars_of

_NIGHTS = list(NIGHT.values())


def check(seed: int) -> Sky:
    """Legality, groups, powers, packing and score of one random sky; the sky itself."""
    sky, dawn = random_sky(seed)
    slow = Reference(
        slates.our_slates()[sky.canvas.name], sky.cards.power.power, sky.shown, 2 * dawn
    )
    _check_drawing(seed, sky, dawn, slow)
    _check_groups(sky, slow)
    _check_powers(sky, dawn, slow)
    point = sky.cards.point
    assert counted(sky) == slow.sheet(point.shape.lines, point.value)
    _check_reading(sky)
    return sky


def _check_drawing(seed: int, sky: Sky, dawn: int, slow: Reference) -> None:
    shape = _NIGHTS[seed % len(_NIGHTS)]
    fast = all_placements(shape, placements(sky, OPEN[dawn], shape))
    assert len(set(fast)) == len(fast)
    assert {frozenset(map(segment, lines)) for lines in fast} == slow.placements(shape.lines)
    shots = {(path[0], path[-1]) for path in slow.shooting_stars()}
    assert set(all_shots(free_shots(sky, OPEN[dawn]))) == shots


def _check_groups(sky: Sky, slow: Reference) -> None:
    fast = [(set(points_of(stars_of(group))), size(group)) for group in sky.groups]
    obvious = [({p for line in group for p in line}, len(group)) for group in slow.groups]
    assert all(group in obvious for group in fast)
    assert len(fast) == len(obvious)


def _check_powers(sky: Sky, dawn: int, slow: Reference) -> None:
    shape = sky.cards.power.shape.lines
    waiting = slow.copies(shape, slow.lines - slow.spent)
    assert {frozenset(map(segment, lines_in(copy))) for copy in earned(sky)} == set(waiting)
    assert most(earned(sky)) == slow.most(waiting)
    offered = slow.uses(shape)
    assert {frozenset(at) for at in uses(sky, OPEN[dawn])} == offered
    after, powers = settled(sky, OPEN[dawn])
    assert powers == (slow.most(waiting) if offered else 0)
    assert powers or not earned(after)


def _check_reading(sky: Sky) -> None:
    """A sky read from its message in another process is the same in every part."""
    shown = type(sky.shown)(*(getattr(sky.shown, f) for f in sky.shown.__struct_fields__))
    again = read_sky(shown, sky.canvas, sky.cards)
    for part in sky.__struct_fields__[:13]:
        assert getattr(again, part) == getattr(sky, part), part

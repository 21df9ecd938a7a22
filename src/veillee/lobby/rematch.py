"""Another game at the same table: same host, same seats, same way of playing, new luck."""

from collections.abc import Set

from veillee.kernel.game import Seat
from veillee.table import Occupant, PlayerId, Refused, Step, Table, TableId, Time, open_table, sit


def rematch(
    table: Table, by: PlayerId, again: TableId, *, barred: Set[PlayerId] = frozenset(), now: Time
) -> list[Step]:
    """The steps that open the next table and seat everyone who has not left or been shown out."""
    if not table.over:
        raise Refused("not-over")
    if by != table.host and not table.seats_of(by):
        raise Refused("not-seated")
    steps = [_opened(table, again, now)]
    for seat, chair in enumerate(table.chairs):
        if chair.occupant is not None and not chair.free and chair.player not in barred:
            steps.append(_seated(steps[-1].table, Seat(seat), chair.occupant, now))
    return steps


def _opened(table: Table, again: TableId, now: Time) -> Step:
    return open_table(
        table.game,
        again,
        host=table.host,
        seats=len(table.chairs),
        options=table.options,
        pace=table.pace,
        now=now,
    )


def _seated(table: Table, seat: Seat, occupant: Occupant, now: Time) -> Step:
    return sit(table, occupant.player or table.host, seat, occupant, now=now)

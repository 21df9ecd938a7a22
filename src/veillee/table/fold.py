"""The fold: a table is what its entries say, one after the other.

BadLog             entries that do not make a table of this game
"""

from collections.abc import Iterable, Sequence
from functools import reduce
from typing import Any

from msgspec import Raw
from msgspec.structs import replace

from veillee.kernel.forms import NotReadable
from veillee.kernel.game import AnyGame, Awaiting, Dealt, IllegalAction, Played, Seat
from veillee.table.clocks import Patience, Time, Wait
from veillee.table.entries import (
    Arranged,
    Covered,
    Entry,
    Hosted,
    Left,
    Moved,
    Opened,
    Paced,
    Paused,
    Reclaimed,
    Resumed,
    Seated,
    Settled,
    Started,
    Swapped,
    Undone,
)
from veillee.table.play import Past, Play
from veillee.table.seats import Chair, PlayerId
from veillee.table.table import Table, TableId
from veillee.table.trail import Marks


class BadLog(NotReadable):
    """These entries do not make a table of this game."""


def fold(game: AnyGame, entries: Iterable[Entry]) -> Table:
    """The table of a whole log, or of any prefix of one."""
    match list(entries):
        case [Opened() as first, *rest]:
            return catch_up(opened(game, first), rest)
        case _:
            raise BadLog("log-not-opened")


def catch_up(table: Table, entries: Sequence[Entry]) -> Table:
    """The table after the entries that follow its position."""
    return reduce(_then, entries, table)


def _kind(entry: Entry) -> str:
    return type(entry).__name__.lower()


def _then(table: Table, entry: Entry) -> Table:
    try:
        return after(table, entry)
    except (IllegalAction, IndexError, ValueError) as error:
        position, kind = table.position + 1, _kind(entry)
        raise BadLog("log-broken", position=position, kind=kind, detail=str(error)) from error


def after(table: Table, entry: Entry) -> Table:
    """The table after one entry."""
    match entry:
        case Started() | Moved() | Settled():
            return played(table, entry, _replayed(table, entry))
        case Undone():
            return _undone(table, entry)
        case _:
            return _noted(table, _changes(table, entry), entry.at)


def opened(game: AnyGame, entry: Opened) -> Table:
    """A table on which nothing has happened yet."""
    if (entry.game, entry.rules) != (game.name, game.rules):
        raise BadLog(
            "log-other-game",
            game=entry.game,
            rules=entry.rules,
            known=game.name,
            known_rules=game.rules,
        )
    return Table(
        id=TableId(entry.table),
        game=game,
        options=game.forms.options.decode(entry.options),
        seed=bytes.fromhex(entry.seed),
        pace=entry.pace,
        host=entry.host,
        chairs=(Chair(),) * entry.seats,
        at=entry.at,
    )


def played(table: Table, entry: Started | Moved | Settled, play: Play) -> Table:
    """The table once the game has gone on to `play`, as this entry says."""
    match entry:
        case Moved(seat=seat, bot=None):
            before, chairs = _before(table, seat), table.chairs
            if before is not play.before:
                play = replace(play, before=before)
            if chairs[seat].covered:
                chairs = _with_chair(table, seat, covered=False)
            return _going_on(table, play, entry.at, applied=_applied(table, entry), chairs=chairs)
        case Moved():
            return _going_on(table, play, entry.at, applied=_applied(table, entry))
        case _:
            return _going_on(table, play, entry.at)


# The game goes on.


def _before(table: Table, seat: Seat) -> Past | None:
    """What to go back to if this seat takes its move back: only who plays alone may."""
    return table.play.past if table.play and table.only_human(seat) else None


def _applied(table: Table, entry: Moved) -> Marks[tuple[Seat, str]]:
    return table.applied.then((entry.seat, entry.action_id))


def _replayed(table: Table, entry: Started | Moved | Settled) -> Play:
    play = beginning(table) if isinstance(entry, Started) else _under_way(table)
    if isinstance(entry, Moved):
        action = table.game.forms.action.decode(entry.action)
        play = play.after(Played(entry.seat, action), entry.at)
    return reduce(lambda play, deal: _dealt(play, deal, entry.at), entry.deals, play)


def beginning(table: Table) -> Play:
    """The game before its first deal; IllegalAction if seats and options do not go together."""
    state = table.game.setup(len(table.chairs), table.options)
    return Play.begun(table.game, table.key, state)


def _under_way(table: Table) -> Play:
    if table.play is None:
        raise BadLog("log-not-started")
    return table.play


def _dealt(play: Play, deal: Raw, at: Time) -> Play:
    return play.after(Dealt(play.game.forms.deal.decode(deal)), at)


def _undone(table: Table, entry: Undone) -> Table:
    play = _under_way(table)
    if play.before is None:
        raise BadLog("log-nothing-to-undo")
    # What was asked until now must not be asked again under the same number.
    renumbered = replace(table, shift=table.highest + 1)
    return _going_on(renumbered, play.back_to(play.before), entry.at)


def _going_on(table: Table, play: Play, at: Time, **changes: Any) -> Table:
    turn, state, question, shift = play.turn, play.state, play.game.question, table.shift
    awaiting = turn if isinstance(turn, Awaiting) else _NOBODY
    asked = [question(state, Seat(seat)) for seat in table.seats]
    numbers = [None if number is None else number + shift for number in asked]
    changes["play"] = play
    changes["questions"] = tuple(numbers)
    changes["waits"] = _waits(table, numbers, awaiting, at)
    changes["patience"] = _patience(table, play, awaiting, at)
    changes["highest"] = max([table.highest, *[n for n in numbers if n is not None]])
    return _noted(table, changes, at)


_NOBODY = Awaiting(())


def _waits(
    table: Table, numbers: Sequence[int | None], awaiting: Awaiting, at: Time
) -> tuple[Wait | None, ...]:
    """Since when each seat is awaited: as long as before, if it is the same question."""
    nobody: list[Wait | None] = [None] * len(numbers)
    before, waits = table.waits or nobody, nobody.copy()
    for seat in awaiting.seats:
        number, wait = numbers[seat], before[seat]
        if number is not None:
            waits[seat] = wait if wait and wait.question == number else Wait(number, at)
    return tuple(waits)


def _patience(table: Table, play: Play, awaiting: Awaiting, at: Time) -> Patience | None:
    """Since when a deal might settle the matter: as long as before, if it is the same deal."""
    kind = awaiting.chance
    if kind is None:
        return None
    known, k = table.patience, play.dealt.get(kind, 0)
    return known if known and (known.kind, known.k) == (kind, k) else Patience(kind, k, at)


# Everything but the game.


def _changes(table: Table, entry: Entry) -> dict[str, Any]:
    match entry:
        case Arranged(options=options, seats=seats):
            return {
                "options": table.game.forms.options.decode(options),
                "chairs": (*table.chairs, *(Chair(),) * seats)[:seats],
            }
        case Paced(pace=pace):
            return {"pace": pace}
        case Hosted(host=host):
            return {"host": host}
        case Seated(seat=seat):
            chairs = _with_chair(table, seat, **_seated(table, entry))
            return {"chairs": chairs, "waits": _asked_anew(table, seat, entry.at)}
        case Swapped(one=one, other=other):
            return {"chairs": _swapped(table.chairs, one, other)}
        case Left(seat=seat):
            return _left(table, seat)
        case Covered(seat=seat):
            return {"chairs": _with_chair(table, seat, covered=True)}
        case Reclaimed(seat=seat):
            chairs = _with_chair(table, seat, covered=False)
            return {"chairs": chairs, "waits": _asked_anew(table, seat, entry.at)}
        case Paused():
            return {"paused_at": entry.at}
        case Resumed():
            return _resumed(table, entry.at)
        case _:
            raise BadLog("log-opened-twice")


def _noted(table: Table, changes: dict[str, Any], at: Time) -> Table:
    return replace(table, **changes, at=at, position=table.position + 1)


def _with_chair(table: Table, seat: Seat, **changes: Any) -> tuple[Chair, ...]:
    return _put(table.chairs, seat, replace(table.chairs[seat], **changes))


def _put(chairs: tuple[Chair, ...], seat: Seat, chair: Chair) -> tuple[Chair, ...]:
    return (*chairs[:seat], chair, *chairs[seat + 1 :])


def _seated(table: Table, entry: Seated) -> dict[str, Any]:
    # Once the first deal is made the luck is settled: whoever comes later adds nothing to it.
    nonce = table.chairs[entry.seat].nonce if table.started else entry.nonce
    return {"occupant": entry.occupant, "nonce": nonce, "covered": False, "gone": False}


def _swapped(chairs: tuple[Chair, ...], one: Seat, other: Seat) -> tuple[Chair, ...]:
    return _put(_put(chairs, one, chairs[other]), other, chairs[one])


def _left(table: Table, seat: Seat) -> dict[str, Any]:
    """A seat without its player; if that was the host, the next one present is host."""
    left = replace(table.chairs[seat], covered=False, gone=True) if table.started else Chair()
    chairs = _put(table.chairs, seat, left)
    return {"chairs": chairs, "host": _heir(table, seat, chairs)}


def _heir(table: Table, seat: Seat, chairs: tuple[Chair, ...]) -> PlayerId:
    present = [c.player for c in (*chairs[seat:], *chairs[:seat]) if c.present]
    players = [player for player in present if player is not None]
    if table.chairs[seat].player != table.host or table.host in players:
        return table.host
    return next(iter(players), table.host)


def _asked_anew(table: Table, seat: Seat, at: Time) -> tuple[Wait | None, ...]:
    """Whoever is back has the whole time for their question."""
    return tuple(
        Wait(wait.question, at) if wait and s == seat else wait
        for s, wait in enumerate(table.waits)
    )


def _resumed(table: Table, at: Time) -> dict[str, Any]:
    """The time of the pause counts for nobody."""
    if table.paused_at is None:
        raise BadLog("log-not-paused")
    paused, patience = at - table.paused_at, table.patience
    return {
        "paused_at": None,
        "waits": tuple(w and replace(w, since=w.since + paused) for w in table.waits),
        "patience": patience and replace(patience, since=patience.since + paused),
    }

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
from veillee.table.play import Play
from veillee.table.seats import Chair
from veillee.table.table import Table, TableId


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
            before = table.play if table.people == [seat] else None
            return _going_on(
                table,
                replace(play, before=before),
                entry.at,
                applied=_applied(table, entry),
                chairs=_with_chair(table, seat, covered=False),
            )
        case Moved():
            return _going_on(table, play, entry.at, applied=_applied(table, entry))
        case _:
            return _going_on(table, play, entry.at)


# The game goes on.


def _applied(table: Table, entry: Moved) -> tuple[frozenset[str], ...]:
    applied = table.applied or (frozenset(),) * len(table.chairs)
    ids = applied[entry.seat] | {entry.action_id}
    return (*applied[: entry.seat], ids, *applied[entry.seat + 1 :])


def _replayed(table: Table, entry: Started | Moved | Settled) -> Play:
    play = beginning(table) if isinstance(entry, Started) else _under_way(table)
    if isinstance(entry, Moved):
        action = table.game.forms.action.decode(entry.action)
        play = play.after(Played(entry.seat, action), entry.at)
    return reduce(lambda play, deal: _dealt(play, deal, entry.at), entry.deals, play)


def beginning(table: Table) -> Play:
    """The game before its first deal; IllegalAction if seats and options do not go together."""
    return Play(table.game, table.key, table.game.setup(len(table.chairs), table.options))


def _under_way(table: Table) -> Play:
    if table.play is None:
        raise BadLog("log-not-started")
    return table.play


def _dealt(play: Play, deal: Raw, at: Time) -> Play:
    return play.after(Dealt(play.game.forms.deal.decode(deal)), at)


def _undone(table: Table, entry: Undone) -> Table:
    before = _under_way(table).before
    if before is None:
        raise BadLog("log-nothing-to-undo")
    # What was asked until now must not be asked again under the same number.
    return _going_on(table, before, entry.at, shift=table.highest + 1)


def _going_on(table: Table, play: Play, at: Time, **changes: Any) -> Table:
    gone_on = _noted(table, {"play": play, **changes}, at)
    turn = play.turn
    waiting = turn if isinstance(turn, Awaiting) else Awaiting(())
    asked = [gone_on.question(Seat(s)) for s in gone_on.seats]
    return replace(
        gone_on,
        waits=tuple(_wait(gone_on, seat, asked[seat], waiting) for seat in gone_on.seats),
        patience=_patience(gone_on, play),
        highest=max(gone_on.highest, *(number for number in (*asked, 0) if number is not None)),
    )


def _wait(table: Table, seat: int, question: int | None, waiting: Awaiting) -> Wait | None:
    """Since when this seat is awaited: as long as before, if it is the same question."""
    if question is None or seat not in waiting.seats:
        return None
    wait = table.waits[seat] if table.waits else None
    return wait if wait and wait.question == question else Wait(question, table.at)


def _patience(table: Table, play: Play) -> Patience | None:
    """Since when a deal might settle the matter: as long as before, if it is the same deal."""
    if play.optional is None:
        return None
    kind, k = play.optional
    known = table.patience
    return known if known and (known.kind, known.k) == (kind, k) else Patience(kind, k, table.at)


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
            return _absent(table, seat, Chair() if not table.started else _gone(table, seat))
        case Covered(seat=seat):
            return _absent(table, seat, replace(table.chairs[seat], covered=True))
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


def _gone(table: Table, seat: Seat) -> Chair:
    return replace(table.chairs[seat], covered=False, gone=True)


def _absent(table: Table, seat: Seat, chair: Chair) -> dict[str, Any]:
    """A seat without its player; if that was the host, the next one present is host."""
    chairs = _put(table.chairs, seat, chair)
    if table.chairs[seat].player != table.host:
        return {"chairs": chairs}
    present = [c.player for c in (*chairs[seat:], *chairs[:seat]) if c.present]
    if table.host in present or not present:
        return {"chairs": chairs}
    return {"chairs": chairs, "host": present[0]}


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

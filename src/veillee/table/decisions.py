"""What can be decided at a table: each a function from a table to a step, or to a refusal.

`by` is the player who decides. Where a game's own rules say no, their IllegalAction passes through.
"""

import re
from typing import Any

from veillee.kernel.chance import new_seed
from veillee.kernel.game import AnyGame, Played, Seat
from veillee.table.clocks import Pace, Time
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
    decode,
    encode,
    raw,
)
from veillee.table.fold import after, beginning, opened, played
from veillee.table.play import Play
from veillee.table.refusals import AlreadyApplied, Refused
from veillee.table.seats import Chair, Occupant, PlayerId
from veillee.table.table import Step, Table, TableId

_NONCE = re.compile(r"([0-9a-f]{32})?")


# Before the game.


def open_table(
    game: AnyGame,
    table: TableId,
    *,
    host: PlayerId,
    seats: int,
    options: Any = None,
    pace: Pace | None = None,
    seed: bytes | None = None,
    now: Time,
) -> Step:
    """A new table, its luck committed to; IllegalAction if seats and options do not go together."""
    form = game.forms.options
    chosen = form.type() if options is None else form.parse(form.plain(options))
    game.setup(seats, chosen)
    entry = Opened(
        table=table,
        game=game.name,
        rules=game.rules,
        options=raw(chosen),
        seats=seats,
        seed=(seed or new_seed()).hex(),
        pace=pace or Pace(),
        host=host,
        at=now,
    )
    return Step(entry, _written(entry), opened(game, entry))


def arrange(table: Table, by: PlayerId, *, options: Any, seats: int, now: Time) -> Step:
    """The host chooses other options or another number of seats, before the start."""
    _need_host(table, by)
    _need_not_started(table)
    form = table.game.forms.options
    chosen = form.parse(form.plain(options))
    table.game.setup(seats, chosen)
    if any(chair.occupant is not None for chair in table.chairs[seats:]):
        raise Refused("occupied-beyond", seats=seats)
    return _step(table, Arranged(options=raw(chosen), seats=seats, at=_at(table, now)))


def set_pace(table: Table, by: PlayerId, pace: Pace, *, now: Time) -> Step:
    """The host chooses other clocks."""
    _need_host(table, by)
    return _step(table, Paced(pace=pace, at=_at(table, now)))


def sit(
    table: Table, by: PlayerId, seat: Seat, occupant: Occupant, *, nonce: str = "", now: Time
) -> Step:
    """Sit down where nobody sits, or change what one is called; the host brings the bots.

    One may also take the seat of somebody who has left, and play on from there.
    """
    chair = _chair(table, seat)
    _need_not_over(table)
    if occupant.player is None:
        _need_host(table, by)
    elif occupant.player != by:
        raise Refused("not-your-seat", seat=seat)
    if not chair.free and not _may_replace(table, by, chair, occupant):
        raise Refused("seat-taken", seat=seat)
    if not _NONCE.fullmatch(nonce):
        raise Refused("bad-nonce")
    return _step(table, Seated(seat=seat, occupant=occupant, nonce=nonce, at=_at(table, now)))


def swap(table: Table, by: PlayerId, one: Seat, other: Seat, *, now: Time) -> Step:
    """The host lets two seats change places, before the start."""
    _need_host(table, by)
    _need_not_started(table)
    _chair(table, one)
    _chair(table, other)
    return _step(table, Swapped(one=one, other=other, at=_at(table, now)))


def pass_host(table: Table, by: PlayerId, to: PlayerId, *, now: Time) -> Step:
    """The host makes another seated player host; of a silent host anyone may take it over."""
    if not (by == to and table.host_silent):
        _need_host(table, by)
    _need_seated(table, to)
    return _step(table, Hosted(host=to, at=_at(table, now)))


def start(table: Table, by: PlayerId, *, now: Time) -> Step:
    """The host starts the game: the first deal is made."""
    _need_host(table, by)
    _need_not_started(table)
    if empty := tuple(s for s in table.seats if table.chairs[s].occupant is None):
        raise Refused("empty-seats", seats=empty)
    at = _at(table, now)
    play = beginning(table).at_rest(at)
    entry = Started(deals=_deals(play, since=0), at=at)
    return Step(entry, _written(entry), played(table, entry, play))


# The game.


def act(
    table: Table,
    by: PlayerId | None,
    seat: Seat,
    action: Any,
    *,
    question: int | None,
    action_id: str,
    now: Time,
) -> Step:
    """A seat answers a question; `by` None: the bot of the house that plays there.

    `question` is `table.question(seat)` as it was when the answer was chosen. `action_id` makes
    sure that an action which is sent twice is applied once: AlreadyApplied is good news. The owner
    of a covered seat takes it back by acting.
    """
    _chair(table, seat)
    if table.has_applied(seat, action_id):
        raise AlreadyApplied
    play = _in_play(table)
    bot = _bot(table, by, seat)
    if question is None or question != table.question(seat):
        raise Refused("stale", seat=seat)
    at, encoded = _at(table, now), raw(action)
    moved = play.after(Played(seat, table.game.forms.action.decode(encoded)), at).at_rest(at)
    entry = Moved(
        seat=seat,
        action_id=action_id,
        question=question,
        action=encoded,
        bot=bot,
        deals=_deals(moved, since=len(play.trail) + 1),
        at=at,
    )
    return Step(entry, _written(entry), played(table, entry, moved))


def settle(table: Table, *, now: Time) -> Step:
    """Patience has ended: a deal settles what nobody has answered."""
    play = _in_play(table)
    due = table.settles_at
    if due is None:
        raise Refused("nothing-to-settle")
    _need_time(due, now)
    at = _at(table, now)
    settled = play.settled(at).at_rest(at)
    entry = Settled(deals=_deals(settled, since=len(play.trail)), at=at)
    return Step(entry, _written(entry), played(table, entry, settled))


def undo(table: Table, by: PlayerId, *, now: Time) -> Step:
    """The only human at the table takes back their last move, with all that followed.

    The luck is taken back too: the same move brings the same deals.
    """
    play = _in_play(table)
    _need_seated(table, by)
    if not table.alone(by):
        raise Refused("not-alone")
    if play.before is None:
        raise Refused("nothing-to-undo")
    return _step(table, Undone(at=_at(table, now)))


# Comings and goings.


def leave(table: Table, by: PlayerId, seat: Seat, *, now: Time) -> Step:
    """A player gives up a seat, or the host empties it; a bot plays on if the game has begun."""
    chair = _chair(table, seat)
    _need_not_over(table)
    if chair.free:
        raise Refused("not-seated", seat=seat)
    if by not in (chair.player, table.host):
        raise Refused("not-your-seat", seat=seat)
    return _step(table, Left(seat=seat, at=_at(table, now)))


def cover(table: Table, seat: Seat, *, silent_since: Time | None = None, now: Time) -> Step:
    """A bot plays for a seat that holds up the game, once its time or its grace is over.

    `silent_since` is when its player was last heard of; None: the player is there.
    """
    _chair(table, seat)
    _in_play(table)
    if seat not in table.held_up_by:
        raise Refused("not-held-up", seat=seat)
    due = table.covers_at(seat, silent_since)
    if due is None:
        raise Refused("too-early")
    _need_time(due, now)
    return _step(table, Covered(seat=seat, at=_at(table, now)))


def reclaim(table: Table, by: PlayerId, seat: Seat, *, now: Time) -> Step:
    """The owner of a covered seat is back."""
    chair = _chair(table, seat)
    if chair.player != by:
        raise Refused("not-your-seat", seat=seat)
    if not chair.covered:
        raise Refused("not-covered", seat=seat)
    return _step(table, Reclaimed(seat=seat, at=_at(table, now)))


def pause(table: Table, by: PlayerId, *, now: Time) -> Step:
    """Anyone seated stops the clocks and the game."""
    _need_member(table, by)
    _in_play(table)
    return _step(table, Paused(at=_at(table, now)))


def resume(table: Table, by: PlayerId, *, now: Time) -> Step:
    """Anyone seated lets the game go on."""
    _need_member(table, by)
    if table.paused_at is None:
        raise Refused("not-paused")
    return _step(table, Resumed(at=_at(table, now)))


# What must be so.


def _step(table: Table, entry: Entry) -> Step:
    return Step(entry, _written(entry), after(table, entry))


def _written(entry: Entry) -> bytes:
    """The entry's bytes, read back once: limits are checked by decoders, and a log that holds
    what cannot be read would be a table lost."""
    data = encode(entry)
    decode(data)
    return data


def _at(table: Table, now: Time) -> Time:
    """Clocks of two nodes may differ; the log's time never runs backwards."""
    return max(now, table.at)


def _deals(play: Play, *, since: int) -> tuple[Any, ...]:
    dealt = play.moves_since(since)
    return tuple([raw(move.deal) for move in dealt]) if dealt else ()


def _chair(table: Table, seat: Seat) -> Chair:
    if seat not in table.seats:
        raise Refused("no-such-seat", seat=seat)
    return table.chairs[seat]


def _in_play(table: Table) -> Play:
    if table.play is None:
        raise Refused("not-started")
    if table.over:
        raise Refused("game-over")
    if table.paused_at is not None:
        raise Refused("paused")
    return table.play


def _bot(table: Table, by: PlayerId | None, seat: Seat) -> str | None:
    """The bot that acts; None: the seat's own player does."""
    if by is None:
        bot = table.bot_of(seat)
        if bot is None:
            raise Refused("bot-unasked", seat=seat)
        return bot
    if table.chairs[seat].player != by:
        raise Refused("not-your-seat" if table.seats_of(by) else "not-seated", seat=seat)
    return None


def _may_replace(table: Table, by: PlayerId, chair: Chair, occupant: Occupant) -> bool:
    """Oneself by oneself at any time; a bot by a bot before the start, if the host says so."""
    if chair.player is not None:
        return chair.player == by == occupant.player
    return by == table.host and occupant.player is None and not table.started


def _need_host(table: Table, by: PlayerId) -> None:
    if by != table.host:
        raise Refused("not-host")


def _need_seated(table: Table, player: PlayerId) -> None:
    if not table.seats_of(player):
        raise Refused("not-seated")


def _need_member(table: Table, by: PlayerId) -> None:
    if by != table.host:
        _need_seated(table, by)


def _need_not_started(table: Table) -> None:
    if table.started:
        raise Refused("already-started")


def _need_not_over(table: Table) -> None:
    if table.over:
        raise Refused("game-over")


def _need_time(due: Time, now: Time) -> None:
    if now < due:
        raise Refused("too-early", wait=(due - now + 999) // 1000)

"""One table of any game, pure and synchronous: a table is its log, and nothing else is the truth.

    log     opened, seated, seated, started, moved, moved, covered, moved, …      (`entries`)
    table   = fold(game, log)              a value: who sits, who is asked, since when (`fold`)
    step    = act(table, player, seat, …)  a decision: one entry, and the table after it, or a
                                           `Refused` or `IllegalAction` that says why (`decisions`)

Whoever drives a table decides, appends `step.entry` to the log at `table.position`, and only when
that is durable takes `step.table` for the truth; if somebody else was faster, it reads what it
missed, folds it and decides again. One decision is one entry, so that any prefix of a log is a
table at rest: a move stands with every deal it brings about. Time comes in as an argument, and
bots are called by the driver for the seats in `table.bots_awaited`.
"""

from veillee.table.clocks import Pace, Time, Wait, iso
from veillee.table.decisions import (
    act,
    arrange,
    cover,
    leave,
    open_table,
    pass_host,
    pause,
    reclaim,
    resume,
    set_pace,
    settle,
    sit,
    start,
    swap,
    undo,
)
from veillee.table.entries import BadEntry, Entry, decode, encode
from veillee.table.fold import BadLog, catch_up, fold
from veillee.table.play import Play
from veillee.table.refusals import AlreadyApplied, Refused
from veillee.table.seats import Bot, Chair, Human, Occupant, PlayerId
from veillee.table.shown import Shown, ShownSeat, shown
from veillee.table.table import Step, Table, TableId

__all__ = [
    "AlreadyApplied",
    "BadEntry",
    "BadLog",
    "Bot",
    "Chair",
    "Entry",
    "Human",
    "Occupant",
    "Pace",
    "Play",
    "PlayerId",
    "Refused",
    "Shown",
    "ShownSeat",
    "Step",
    "Table",
    "TableId",
    "Time",
    "Wait",
    "act",
    "arrange",
    "catch_up",
    "cover",
    "decode",
    "encode",
    "fold",
    "iso",
    "leave",
    "open_table",
    "pass_host",
    "pause",
    "reclaim",
    "resume",
    "set_pace",
    "settle",
    "shown",
    "sit",
    "start",
    "swap",
    "undo",
]

"""What a command asks of the table: each as a decision that the table may refuse."""

from functools import partial
from typing import TypeAlias

from veillee.association import PERSONAS
from veillee.games.catalogue import entry_of
from veillee.kernel.game import Seat
from veillee.kernel.text import clean
from veillee.lobby.refusals import Declined
from veillee.lobby.words import speaker
from veillee.server import wire
from veillee.server.guests import is_program
from veillee.storage.kept import Decision
from veillee.table import (
    Bot,
    Chair,
    Human,
    Occupant,
    PlayerId,
    Refused,
    Step,
    Table,
    Time,
    act,
    arrange,
    leave,
    pass_host,
    pause,
    reclaim,
    resume,
    set_pace,
    sit,
    start,
    swap,
    undo,
)
from veillee.table.seats import LONGEST

PROGRAM = "program"
"""What an outside program is called where a bot of the house has its name."""

PERSONA_IDS = frozenset(persona.id for persona in PERSONAS)

TableCommand: TypeAlias = (
    wire.Sit
    | wire.AddBot
    | wire.Leave
    | wire.Swap
    | wire.Arrange
    | wire.SetPace
    | wire.PassHost
    | wire.Start
    | wire.Act
    | wire.Undo
    | wire.Pause
    | wire.Resume
    | wire.Reclaim
)


def decision(command: TableCommand, by: PlayerId, now: Time) -> Decision:
    """The decision that this player asks for."""
    match command:
        case wire.Act(id=id_, seat=seat, question=question, action=action):
            return partial(
                act,
                by=by,
                seat=Seat(seat),
                action=action,
                question=question,
                action_id=id_,
                now=now,
            )
        case wire.Sit():
            return partial(_sit, command, by, now)
        case wire.AddBot():
            return partial(_add_bot, command, by, now)
        case wire.Leave(seat=seat):
            return partial(leave, by=by, seat=Seat(seat), now=now)
        case wire.Swap(one=one, other=other):
            return partial(swap, by=by, one=Seat(one), other=Seat(other), now=now)
        case wire.Arrange():
            return partial(_arrange, command, by, now)
        case wire.SetPace():
            return partial(_set_pace, command, by, now)
        case wire.PassHost(seat=seat):
            return partial(_pass_host, Seat(seat), by, now)
        case wire.Reclaim(seat=seat):
            return partial(reclaim, by=by, seat=Seat(seat), now=now)
        case wire.Start():
            return partial(start, by=by, now=now)
        case wire.Undo():
            return partial(undo, by=by, now=now)
        case wire.Pause():
            return partial(pause, by=by, now=now)
        case wire.Resume():
            return partial(resume, by=by, now=now)


def need_advisable(table: Table, by: PlayerId, command: wire.Hint) -> None:
    """A hint is for whoever plays alone, on what is asked now: it is unfair to nobody."""
    if player_at(table, command.seat) != by:
        raise Refused("not-your-seat", seat=command.seat)
    if not table.alone(by):
        raise Refused("not-alone")
    if command.question != table.question(Seat(command.seat)):
        raise Refused("stale", seat=command.seat)


def name_of(typed: str) -> str:
    """A name as it is shown."""
    name = short(typed)
    if not name:
        raise Declined("nameless")
    return name


def short(typed: str) -> str:
    """A word as it is kept. Signs that Unicode writes as several may have become too many."""
    word = clean(typed)
    if len(word) > LONGEST:
        raise Declined("too-long", most=LONGEST)
    return word


def player_at(table: Table, seat: int) -> PlayerId:
    """Who may act for this seat."""
    return _somebody(_chair(table, seat).player, seat)


def speaker_at(table: Table, seat: int) -> PlayerId:
    """Whose words come from this seat."""
    return _somebody(speaker(_chair(table, seat)), seat)


def _chair(table: Table, seat: int) -> Chair:
    if seat not in table.seats:
        raise Refused("no-such-seat", seat=seat)
    return table.chairs[seat]


def _somebody(player: PlayerId | None, seat: int) -> PlayerId:
    if player is None:
        raise Refused("not-seated", seat=seat)
    return player


def need_host(table: Table, by: PlayerId) -> None:
    if by != table.host:
        raise Refused("not-host")


def need_bot(table: Table, bot: str) -> None:
    """The house must know this bot."""
    if bot not in entry_of(table.game.name).bots:
        raise Declined("bot-unknown", bot=bot)


def need_persona(persona: str) -> None:
    """The house must know whom a bot is to be."""
    if persona and persona not in PERSONA_IDS:
        raise Declined("persona-unknown", persona=persona)


def _sit(command: wire.Sit, by: PlayerId, now: Time, table: Table) -> Step:
    seat = _free_seat(table) if command.seat is None else Seat(command.seat)
    return sit(table, by, seat, _occupant(command, by), nonce=command.nonce, now=now)


def _occupant(command: wire.Sit, by: PlayerId) -> Occupant:
    name, token = name_of(command.name), short(command.token)
    if is_program(by):
        return Bot(PROGRAM, name, token, by)
    return Human(by, name, token, short(command.language))


def _free_seat(table: Table) -> Seat:
    for seat in table.seats:
        if table.chairs[seat].free:
            return Seat(seat)
    raise Declined("no-free-seat")


def _add_bot(command: wire.AddBot, by: PlayerId, now: Time, table: Table) -> Step:
    need_bot(table, command.bot)
    need_persona(command.persona)
    name, token = name_of(command.name), short(command.token)
    bot = Bot(command.bot, name, token, persona=command.persona)
    return sit(table, by, Seat(command.seat), bot, now=now)


def _arrange(command: wire.Arrange, by: PlayerId, now: Time, table: Table) -> Step:
    options = table.game.forms.options.decode(command.options)
    return arrange(table, by, options=options, seats=command.seats, now=now)


def _set_pace(command: wire.SetPace, by: PlayerId, now: Time, table: Table) -> Step:
    need_bot(table, command.pace.bot)
    return set_pace(table, by, command.pace, now=now)


def _pass_host(seat: Seat, by: PlayerId, now: Time, table: Table) -> Step:
    return pass_host(table, by, player_at(table, seat), now=now)

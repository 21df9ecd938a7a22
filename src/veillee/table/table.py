"""A table as a value: what follows from its log."""

from collections.abc import Sequence
from typing import Any, NewType

from msgspec import Struct, field

from veillee.kernel import record
from veillee.kernel.chance import commitment, game_key
from veillee.kernel.game import AnyGame, Outcome, Over, Seat
from veillee.table.clocks import Pace, Patience, Time, Wait, iso, later
from veillee.table.entries import Entry
from veillee.table.play import Play
from veillee.table.refusals import Refused
from veillee.table.seats import Bot, Chair, Human, PlayerId
from veillee.table.trail import Marks

TableId = NewType("TableId", str)


class Table(Struct, frozen=True):
    """One table after `position` entries. Its seed is secret until the game is over."""

    id: TableId
    game: AnyGame
    options: Any
    seed: bytes
    pace: Pace
    host: PlayerId
    chairs: tuple[Chair, ...]
    at: Time
    position: int = 1
    play: Play | None = None
    questions: tuple[int | None, ...] = ()
    waits: tuple[Wait | None, ...] = ()
    patience: Patience | None = None
    paused_at: Time | None = None
    applied: Marks[tuple[Seat, str]] = field(default_factory=Marks)
    shift: int = 0
    highest: int = 0

    def __repr__(self) -> str:
        """Enough to find the table, and nothing that must not stand in a server's log."""
        return f"Table({self.id!r}, {self.game.name!r}, position={self.position})"

    # Who sits.

    @property
    def seats(self) -> range:
        return range(len(self.chairs))

    @property
    def people(self) -> list[Seat]:
        """The seats of humans, silent and departed ones included."""
        return [Seat(s) for s in self.seats if isinstance(self.chairs[s].occupant, Human)]

    def only_human(self, seat: Seat) -> bool:
        """Whether a human sits there and nowhere else."""
        for other, chair in enumerate(self.chairs):
            if isinstance(chair.occupant, Human) != (other == seat):
                return False
        return True

    def seats_of(self, player: PlayerId) -> list[Seat]:
        """The seats this player may act for."""
        return [Seat(s) for s in self.seats if self.chairs[s].player == player]

    def alone(self, player: PlayerId) -> bool:
        """Whether this player is the only human at the table."""
        return self.people == self.seats_of(player)

    @property
    def host_silent(self) -> bool:
        """Whether bots play for every seat of the host."""
        seats = self.seats_of(self.host)
        return bool(seats) and all(self.chairs[seat].covered for seat in seats)

    def bot_of(self, seat: Seat) -> str | None:
        """The bot of the house that plays this seat now; None: its player does, or nobody."""
        match self.chairs[seat]:
            case Chair(occupant=Bot(player=None) as bot):
                return bot.bot
            case Chair(covered=True) | Chair(gone=True):
                return self.pace.bot
            case _:
                return None

    def persona_of(self, seat: Seat) -> str:
        """Who the bot on this seat is; empty where a person sits, or it is nobody in particular."""
        occupant = self.chairs[seat].occupant
        return occupant.persona if isinstance(occupant, Bot) else ""

    # Who is asked.

    @property
    def started(self) -> bool:
        return self.play is not None

    @property
    def moves(self) -> tuple[Any, ...]:
        """What was played and dealt, in order; what was taken back is not among it."""
        return () if self.play is None else self.play.moves

    @property
    def outcome(self) -> Outcome[Any] | None:
        """How the game ended; None: it has not."""
        turn = self.play.turn if self.play else None
        return turn.outcome if isinstance(turn, Over) else None

    @property
    def over(self) -> bool:
        return self.play is not None and isinstance(self.play.turn, Over)

    @property
    def asked(self) -> list[Seat]:
        """The seats that may act, whether or not the game waits for them."""
        return [Seat(s) for s in self.seats if self.question(Seat(s)) is not None]

    @property
    def awaited(self) -> list[Seat]:
        """The seats the game waits for."""
        return [Seat(s) for s, wait in enumerate(self.waits) if wait is not None]

    @property
    def bots_awaited(self) -> list[Seat]:
        """The seats for which a bot of the house should answer now."""
        if self.paused_at is not None:
            return []
        return [seat for seat in self.awaited if self.bot_of(seat) is not None]

    @property
    def held_up_by(self) -> list[Seat]:
        """The seats whose own player the game waits for."""
        return [seat for seat in self.awaited if self.chairs[seat].present]

    def question(self, seat: Seat) -> int | None:
        """The number that an action of this seat must carry; None: it is asked nothing.

        The game's own number, shifted after an undo so that no number ever comes back.
        """
        return self.questions[seat] if self.questions else None

    def has_applied(self, seat: Seat, action_id: str) -> bool:
        """Whether this action of this seat stands in the log."""
        return (seat, action_id) in self.applied

    def view(self, seat: Seat | None) -> Any:
        """All that this seat may know; None: a spectator or the shared screen."""
        if self.play is None:
            raise Refused("not-started")
        return self.game.view(self.play.state, seat)

    # Until when.

    def deadline(self, seat: Seat) -> Time | None:
        """When this seat's time for its question is up; None: no clock runs for it."""
        wait = self.waits[seat] if self.waits else None
        if wait is None or self.pace.clock == "none" or self.paused_at is not None:
            return None
        return later(wait.since, self.pace.limit)

    def covers_at(self, seat: Seat, silent_since: Time | None) -> Time | None:
        """When a bot will play for this seat; `silent_since`: when its player was last there."""
        if self.paused_at is not None or seat not in self.held_up_by:
            return None
        firm = self.deadline(seat) if self.pace.clock == "firm" else None
        ends = (firm, self._grace(seat, silent_since))
        return min((end for end in ends if end is not None), default=None)

    @property
    def settles_at(self) -> Time | None:
        """When a deal may settle what nobody has answered; None: no deal may."""
        if self.patience is None or self.paused_at is not None:
            return None
        return later(self.patience.since, self.pace.patience)

    # Luck, and what is left of it all.

    @property
    def commitment(self) -> str:
        """Shown before anyone sits down, so that the seed cannot be changed afterwards."""
        return commitment(self.seed)

    @property
    def key(self) -> bytes:
        """The key of every deal."""
        return game_key(self.seed, [bytes.fromhex(chair.nonce) for chair in self.chairs])

    def record(self) -> bytes:
        """The record of the finished game, one line without its newline."""
        if self.play is None or self.outcome is None:
            raise Refused("not-over")
        return record.write(
            self.game,
            options=self.options,
            seats=_players(self.chairs),
            seed=self.seed,
            nonces=[chair.nonce for chair in self.chairs],
            moves=self.play.moves,
            outcome=self.outcome,
            times=[iso(time) for time in self.play.times],
        )

    def _grace(self, seat: Seat, silent_since: Time | None) -> Time | None:
        wait = self.waits[seat]
        if wait is None or silent_since is None or self.pace.grace is None:
            return None
        return later(max(wait.since, silent_since), self.pace.grace)


class Step(Struct, frozen=True):
    """A decision: what to append to the log as `data`, and the table once that is durable."""

    entry: Entry
    data: bytes
    table: Table


def _players(chairs: Sequence[Chair]) -> list[record.Player]:
    return [_player(chair) for chair in chairs]


def _player(chair: Chair) -> record.Player:
    match chair.occupant:
        case Bot(bot=bot, name=name):
            return record.Player(name, f"bot:{bot}")
        case Human(name=name):
            return record.Player(name, "human")
        case None:
            raise ValueError("A game that has started has no empty seats")

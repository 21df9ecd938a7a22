"""Two nodes at one table, in any order of events: their folds agree, nothing is applied twice and
nothing that was accepted is lost."""

from collections.abc import Callable

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from table.builders import LEA, T0, TOM, facts, human
from table.lanterns import Call, Hang, Lanterns, Options
from veillee.kernel import record
from veillee.kernel.game import Dealing, IllegalAction, Seat
from veillee.table import (
    Bot,
    Pace,
    PlayerId,
    Refused,
    Step,
    Table,
    TableId,
    Time,
    act,
    catch_up,
    cover,
    decode,
    fold,
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
    undo,
)
from veillee.table.entries import Moved

NODES = st.integers(0, 1)
SEATS = st.integers(0, 2).map(Seat)
PLAYERS = st.sampled_from([LEA, TOM])
HEIGHTS = st.integers(1, 6)


class TwoNodes(RuleBasedStateMachine):
    """A shared log, two tables folded from it that lag behind as they like, and what was sent."""

    @initialize(alone=st.booleans(), called=st.booleans(), rounds=st.integers(4, 9))
    def open(self, alone: bool, called: bool, rounds: int) -> None:
        first = open_table(
            Lanterns(),
            TableId("T"),
            host=LEA,
            seats=3,
            options=Options(rounds),
            pace=Pace(clock="firm", limit=10, grace=5),
            seed=bytes(32),
            now=T0,
        )
        self.log = [first.data]
        self.nodes = [first.table, first.table]
        self.now = T0
        self.sent: list[tuple[PlayerId | None, Seat, Hang, int | None, str]] = []
        self.accepted: dict[tuple[Seat, str], int] = {}
        self.people = [LEA] if alone else [LEA, TOM]
        second = Bot("random", "Vega") if alone else human(TOM)
        for seat, occupant in enumerate((human(LEA), second, Bot("random", "Orion"))):
            self.decide(0, sit, occupant.player or LEA, Seat(seat), occupant)
        self.decide(1, start, LEA)
        if called:
            self.now = Time(self.now + 20_000)
            self.decide(0, settle)

    # What a node does: decide, append where it believes the log to be, catch up on a clash.

    def decide(
        self, node: int, decision: Callable[..., Step], *args: object, **kwargs: object
    ) -> Step | None:
        while True:
            table = self.nodes[node]
            try:
                step = decision(table, *args, **kwargs, now=self.now)
            except (Refused, IllegalAction):
                if table.position == len(self.log):
                    return None
                self.catch_up(node)  # a refusal may be due to what this node has missed
                continue
            if table.position == len(self.log):
                self.log.append(step.data)
                self.nodes[node] = step.table
                return step
            self.catch_up(node)

    def catch_up(self, node: int) -> None:
        table = self.nodes[node]
        missed = [decode(data) for data in self.log[table.position :]]
        self.nodes[node] = catch_up(table, missed)

    def send(self, node: int, by: PlayerId | None, seat: Seat, action: Hang, id_: str) -> None:
        self.sent.append((by, seat, action, self.nodes[node].question(seat), id_))
        self.resend(node, len(self.sent) - 1)

    def resend(self, node: int, which: int) -> None:
        by, seat, action, question, id_ = self.sent[which]
        step = self.decide(node, act, by, seat, action, question=question, action_id=id_)
        if step is not None:
            assert (seat, id_) not in self.accepted
            self.accepted[seat, id_] = len(self.log)

    # What may happen.

    @rule(answers=st.lists(st.tuples(NODES, HEIGHTS), min_size=1, max_size=6))
    def those_awaited_answer(self, answers: list[tuple[int, int]]) -> None:
        self.decide(answers[0][0], resume, LEA)
        for node, height in answers:
            table = self.nodes[node]
            for seat in table.awaited[:1]:
                by = None if table.bot_of(seat) else table.chairs[seat].player
                self.send(node, by, seat, Hang(height), f"id-{len(self.sent)}")

    @rule(node=NODES, player=PLAYERS, seat=SEATS, height=HEIGHTS)
    def somebody_answers_for_a_seat_perhaps_not_theirs(
        self, node: int, player: PlayerId, seat: Seat, height: int
    ) -> None:
        self.send(node, player, seat, Hang(height), f"id-{len(self.sent)}")

    @rule(node=NODES, back=st.integers(0, 30))
    def something_is_sent_again(self, node: int, back: int) -> None:
        if self.sent:
            self.resend(node, max(0, len(self.sent) - 1 - back))

    @rule(node=NODES, player=PLAYERS, seat=SEATS, patient=st.booleans())
    def somebody_calls_or_chance_chooses(
        self, node: int, player: PlayerId, seat: Seat, patient: bool
    ) -> None:
        if patient:
            asked, id_ = self.nodes[node].question(seat), f"call-{len(self.log)}"
            self.decide(node, act, player, seat, Call(), question=asked, action_id=id_)
        else:
            self.now = Time(self.now + 20_000)
            self.decide(node, settle)

    @rule(node=NODES, seconds=st.integers(0, 15), silent=st.booleans())
    def a_seat_that_holds_up_the_game_is_covered(
        self, node: int, seconds: int, silent: bool
    ) -> None:
        self.now = Time(self.now + 1000 * seconds)
        for seat in self.nodes[node].held_up_by[:1]:
            self.decide(node, cover, seat, silent_since=T0 if silent else None)

    @rule(node=NODES, seat=SEATS, which=st.integers(0, 1))
    def somebody_comes_back_or_sits_down(self, node: int, seat: Seat, which: int) -> None:
        player = self.people[which % len(self.people)]
        if self.nodes[node].chairs[seat].free:
            self.decide(node, sit, player, seat, human(player))
        for covered in self.nodes[node].seats_of(player):
            self.decide(node, reclaim, player, covered)

    @rule(node=NODES, player=PLAYERS, seat=SEATS, really=st.integers(0, 3))
    def somebody_leaves(self, node: int, player: PlayerId, seat: Seat, really: int) -> None:
        if really == 0:
            self.decide(node, leave, player, seat)

    @rule(node=NODES, again=st.booleans())
    def the_last_move_is_taken_back(self, node: int, again: bool) -> None:
        self.decide(node, undo, LEA)
        if again:
            self.decide(1 - node, undo, LEA)

    @rule(node=NODES, player=PLAYERS)
    def the_game_is_paused_or_goes_on(self, node: int, player: PlayerId) -> None:
        paused = self.nodes[node].paused_at is not None
        self.decide(node, resume if paused else pause, player)

    @rule(node=NODES, by=PLAYERS, to=PLAYERS, firm=st.booleans())
    def the_host_changes_the_clocks_and_passes_the_table_on(
        self, node: int, by: PlayerId, to: PlayerId, firm: bool
    ) -> None:
        self.decide(node, set_pace, by, Pace(clock="firm" if firm else "none", limit=10))
        self.decide(1 - node, pass_host, by, to)

    # What is always so.

    @invariant()
    def the_folds_agree_and_no_deal_is_due(self) -> None:
        told = self.folded()
        abreast = [table for table in self.nodes if table.position == len(self.log)]
        assert all(facts(table) == facts(told) for table in abreast)
        assert told.play is None or not isinstance(told.play.turn, Dealing)

    @invariant()
    def time_never_runs_backwards(self) -> None:
        times = [decode(data).at for data in self.log]
        assert times == sorted(times)

    @invariant()
    def nothing_is_applied_twice(self) -> None:
        moved = [entry for entry in map(decode, self.log) if isinstance(entry, Moved)]
        assert len({(entry.seat, entry.action_id) for entry in moved}) == len(moved)

    @invariant()
    def nothing_accepted_is_lost(self) -> None:
        told = self.folded()
        for (seat, action_id), position in self.accepted.items():
            entry = decode(self.log[position - 1])
            assert isinstance(entry, Moved)
            assert (entry.seat, entry.action_id) == (seat, action_id)
            assert told.has_applied(seat, action_id)

    def folded(self) -> Table:
        return fold(Lanterns(), map(decode, self.log))

    def teardown(self) -> None:
        """Every prefix folds, and wherever things stand the game can be played to its end."""
        for length in range(1, len(self.log) + 1):
            assert fold(Lanterns(), map(decode, self.log[:length])).position == length
        record.verify(ended(self.folded()).record(), lambda name, components: Lanterns())


def ended(table: Table) -> Table:
    """The table after everyone has answered everything."""
    while not table.over:
        table = _going_on(table).table
    return table


def _going_on(table: Table) -> Step:
    if table.paused_at is not None:
        return resume(table, table.host, now=table.at)
    if table.settles_at is not None:
        return settle(table, now=table.settles_at)
    seat = table.awaited[0]
    by = None if table.bot_of(seat) else table.chairs[seat].player
    asked, id_ = table.question(seat), f"end-{table.position}"
    return act(table, by, seat, Hang(1), question=asked, action_id=id_, now=table.at)


TestTwoNodes = TwoNodes.TestCase
TestTwoNodes.settings = settings(max_examples=80, stateful_step_count=50, deadline=None)

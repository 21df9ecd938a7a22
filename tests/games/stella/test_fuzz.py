"""Ten thousand clumsy or hostile messages: each is played, or refused with the number of a rule."""

import msgspec
import pytest

from games.stella.positions import GAME
from veillee.games.stella.actions import Action, Mark, Options
from veillee.games.stella.state import State
from veillee.kernel.arbitrary import Arbitrary, vocabulary
from veillee.kernel.chance import FastChance
from veillee.kernel.forms import NotReadable
from veillee.kernel.game import Dealing, Dealt, IllegalAction, Over, Played, Seat
from veillee.kernel.state import parts

MESSAGES = 2_500
JUNK = (b"", b"{", b"null", b"[]", b'{"type":"mark"}', b'{"type":"fly"}', b"\xff\xfe", b"[" * 9000)


class Fuzz:
    """A table to which anything may be sent, and what became of it."""

    def __init__(self, seats: int) -> None:
        self.chance = FastChance(f"fuzz/{seats}")
        self.seats = seats
        self.sent: list[bytes] = [JUNK[0]]
        self.fates: dict[str, int] = {"played": 0, "refused": 0, "unreadable": 0}
        self.rules: set[str] = set()
        self.state = self._new()

    def step(self) -> None:
        data = self._message()
        self.sent = [*self.sent[-30:], data]
        self.fates[self._send(Seat(self.chance.below(self.seats)), data)] += 1
        if isinstance(GAME.turn(self.state), Over) and self.chance.below(50) == 0:
            self.state = self._new()

    def _new(self) -> State:
        start = GAME.setup(self.seats, Options(show_marks=self.chance.below(2) == 0))
        assert GAME.turn(start) == Dealing("deal")
        return GAME.apply(start, Dealt(GAME.deal(start, self.chance)))

    def _message(self) -> bytes:
        """Something drawn, sampled, sent before, cut short or merely junk."""
        match self.chance.below(6):
            case 0 | 1:
                view = GAME.view(self.state, Seat(0))
                return msgspec.json.encode(
                    Arbitrary(GAME.forms.action.type, self.chance, vocabulary(view)).draw()
                )
            case 2 | 3:
                return msgspec.json.encode(self._sampled())
            case 4:
                return self.sent[self.chance.below(len(self.sent))]
            case _:
                return [*JUNK, self.sent[-1][:-2]][self.chance.below(len(JUNK) + 1)]

    def _sampled(self) -> Action:
        for seat in self.chance.shuffle(range(self.seats)):
            if GAME.question(self.state, Seat(seat)) is not None:
                return GAME.sample(GAME.view(self.state, Seat(seat)), self.chance)
        return Mark((1, 2))

    def _send(self, seat: Seat, data: bytes) -> str:
        before = parts(self.state)
        try:
            after = GAME.apply(self.state, Played(seat, GAME.forms.action.decode(data)))
        except NotReadable:
            return "unreadable"
        except IllegalAction as refused:
            self.rules.add(refused.refusal.rule)
            return "refused"
        finally:
            assert parts(self.state) == before
        assert GAME.question(self.state, seat) is not None
        self.state = after
        return "played"


def check(state: State) -> None:
    """The state is one that the rules allow."""
    assert all(len(marks) <= 10 and set(marks) <= set(range(15)) for marks in state.marks)
    assert len(state.table) == 15
    assert len(set(state.table)) == 15
    assert (state.scout is not None) == (state.stage == "revealing") == bool(state.counts)
    assert all(marks for marks in state.marks) == (state.stage == "revealing")
    assert len(state.results) == state.round - (state.stage != "over")
    if state.scout is not None:
        assert state.scout not in state.fallen
        assert state.left[state.scout] > 0


@pytest.mark.rule("R-STELLA-8", "R-STELLA-12")
@pytest.mark.parametrize("seats", GAME.seats)
def test_whatever_is_sent_is_played_or_refused_with_a_rule(seats: int) -> None:
    fuzz = Fuzz(seats)
    for _ in range(MESSAGES):
        fuzz.step()
        check(fuzz.state)
    assert all(rule.startswith("R-STELLA-") for rule in fuzz.rules)
    assert {"R-STELLA-6", "R-STELLA-7", "R-STELLA-8", "R-STELLA-11", "R-STELLA-12"} <= fuzz.rules
    assert sum(fuzz.fates.values()) == MESSAGES
    assert all(times > 100 for times in fuzz.fates.values()), fuzz.fates

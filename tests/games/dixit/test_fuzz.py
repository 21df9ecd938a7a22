"""Ten thousand clumsy, hostile, late, repeated and out-of-turn actions."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from games.dixit import truths
from games.dixit.positions import GAME, MANY
from veillee.games.dixit.actions import Action, Options
from veillee.games.dixit.state import State
from veillee.games.dixit.view import View
from veillee.i18n import LANGS, words
from veillee.kernel.arbitrary import Arbitrary, vocabulary
from veillee.kernel.chance import FastChance
from veillee.kernel.forms import NotReadable
from veillee.kernel.game import IllegalAction, Played, Refusal, Seat
from veillee.kernel.laws import Case, play
from veillee.kernel.state import parts

ATTEMPTS = 10_000
TABLES = [
    (3, Options()),
    (4, Options(second_vote=True)),
    (6, Options(end="points", reshuffle=True)),
    (12, MANY),
]


def test_whatever_is_sent_leaves_the_state_sound_or_is_refused_with_a_rule() -> None:
    chance = FastChance("fuzz")
    seen: Counter[str] = Counter()
    for state, seat, sent in _attempts(chance):
        seen[_attempt(state, seat, sent)] += 1
        if seen.total() == ATTEMPTS:
            break
    assert seen.total() == ATTEMPTS
    assert min(seen["unreadable"], seen["refused"], seen["accepted"]) > 1_000, seen


def _attempt(state: State, seat: Seat, sent: bytes) -> str:
    """What became of bytes that came from a seat."""
    before, asked = parts(state), GAME.question(state, seat) is not None
    try:
        after = GAME.apply(state, Played(seat, GAME.forms.action.decode(sent)))
    except NotReadable:
        return "unreadable"
    except IllegalAction as refused:
        return _refused(refused.refusal)
    finally:
        assert parts(state) == before
    assert asked
    truths.check(after)
    return "accepted"


def _refused(refusal: Refusal) -> str:
    """A refusal names its rule and can be said in every language."""
    assert refusal.rule.startswith("R-DIXIT-")
    assert all(words(lang, "dixit").refusal(refusal) for lang in LANGS)
    return "refused"


def _attempts(chance: FastChance) -> Iterator[tuple[State, Seat, bytes]]:
    """From every state of some games: a seat and what it sends there."""
    for game in range(ATTEMPTS):
        seats, options = TABLES[game % len(TABLES)]
        past: list[Action] = []
        for state, move in play(Case(GAME, seats, options, game)):
            for sent in _messages(state, past[-12:], chance):
                yield state, Seat(chance.below(seats)), sent
            if isinstance(move, Played):
                past.append(move.action)


def _messages(state: State, past: list[Action], chance: FastChance) -> Iterator[bytes]:
    seat = Seat(chance.below(state.seats))
    view = GAME.view(state, seat)
    if GAME.question(state, seat) is not None:
        yield _bytes(GAME.sample(view, chance))  # often from another seat than the one asked
    if past:
        yield _bytes(past[chance.below(len(past))])  # late
        yield _bytes(past[-1])  # twice
    yield _bytes(_well_typed(view, chance))
    yield _damaged(_bytes(_well_typed(view, chance)), chance)


def _well_typed(view: View, chance: FastChance) -> Any:
    offered = list(GAME.legal_actions(view))[:12]
    return Arbitrary(GAME.forms.action.type, chance, vocabulary(offered, view)).draw()


def _damaged(sent: bytes, chance: FastChance) -> bytes:
    """The same message with some bytes changed, cut out or repeated."""
    at = chance.below(len(sent))
    end = at + 1 + chance.below(4)
    return [
        sent[:at] + bytes([chance.below(256)]) + sent[at + 1 :],
        sent[:at] + sent[end:],
        sent[:end] + sent[at:],
        sent[:at],
    ][chance.below(4)]


def _bytes(value: Any) -> bytes:
    return msgspec.json.encode(value)

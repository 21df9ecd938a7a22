"""Records: written, read back, verified; and every way of being wrong is named."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from veillee.games.catalogue import open_bot, open_game
from veillee.kernel.record import BadRecord, Replay, read, verify
from veillee.lab.simulation import simulate

GAME = open_game("etoile-d-afrique")


def finished(seed: int = 1, rounds: int = 2) -> bytes:
    options = GAME.forms.options.parse({"rounds": rounds})
    bots = [open_bot(GAME, "random")] * 3
    return next(simulate(GAME, options, bots, games=1, seed=seed)).record()


LINE = finished()
Change = Callable[[dict[str, Any]], Any]


def changed(change: Change) -> bytes:
    record = msgspec.json.decode(LINE)
    change(record)
    return msgspec.json.encode(record)


def trouble(line: bytes) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        verify(line, open_game)
    return caught.value


def test_a_simulated_game_is_valid() -> None:
    record = verify(LINE, open_game)
    assert (record.game, len(record.seats), record.nonces) == ("etoile-d-afrique", 3, ("", "", ""))


def test_a_record_has_the_fields_of_its_format_in_their_order() -> None:
    fields = ["format", "version", "game", "rules", "options", "seats", "components", "seed"]
    fields += ["commitment", "nonces", "moves", "outcome"]
    assert list(msgspec.json.decode(LINE)) == fields


def test_options_are_written_out_defaults_included() -> None:
    assert msgspec.json.decode(LINE)["options"] == {
        "draw": "each-card",
        "trick_end": "passes",
        "pass_lock": False,
        "lion": "keeps-bar",
        "rounds": 2,
    }


def test_a_replay_gives_every_state() -> None:
    record = read(LINE)
    states = Replay(record, open_game).states()
    assert len(states) == len(record.moves) + 1


def test_the_same_seed_gives_the_same_bytes() -> None:
    assert finished() == LINE
    assert finished(seed=2) != LINE


def test_nonces_change_the_key() -> None:
    seed = "00" * 32
    line = changed(lambda r: r.update(seed=seed, commitment="f" * 64))
    nonced = changed(lambda r: r.update(seed=seed, nonces=["0" * 32, "", ""]))
    assert read(line).key != read(nonced).key


@pytest.mark.parametrize(
    ("change", "key", "move"),
    [
        (lambda r: r.update(format="chess.pgn"), "other-format", None),
        (lambda r: r.update(version=2), "other-version", None),
        (lambda r: r.update(version="1"), "not-a-record", None),
        (lambda r: r.update(seats="three"), "not-a-record", None),
        (lambda r: r.update(surprise=1), "not-a-record", None),
        (lambda r: r.pop("moves"), "not-a-record", None),
        (lambda r: r.update(game="chess"), "not-a-record", None),
        (lambda r: r.update(rules=2), "other-rules", None),
        (lambda r: r.update(seed="0" * 64), "commitment", None),
        (lambda r: r.update(seed="zz"), "not-a-record", None),
        (lambda r: r.update(nonces=[""]), "nonces", None),
        (lambda r: r.update(nonces=["0" * 32, "", ""]), "deal-not-from-seed", 1),
        (lambda r: r["options"].update(rounds=99), "options", None),
        (lambda r: r["options"].pop("draw"), "options-missing", None),
        (lambda r: (r["seats"].pop(), r["nonces"].pop()), "deal-not-from-seed", 1),
        (lambda r: r["components"]["cards"].pop("star"), "not-a-record", None),
        (lambda r: r["components"]["cards"]["star"].update(value=1), "not-a-record", None),
        (lambda r: r["moves"][0]["dealt"]["pile"].reverse(), "deal-not-from-seed", 1),
        (lambda r: r["moves"][0]["dealt"].update(type="shuffle"), "move-unreadable", 1),
        (lambda r: r["moves"].pop(0), "deal-due", 1),
        (lambda r: r["moves"].insert(1, r["moves"][0]), "deal-not-due", 2),
        (lambda r: r["moves"][1].update(seat=9), "no-such-seat", 2),
        (lambda r: r["moves"][1].update(seat=-1), "not-a-record", None),
        (lambda r: r["moves"][1]["played"].update(card="2-plum"), "move-illegal", 2),
        (lambda r: r["moves"][1]["played"].update(type="fly"), "move-unreadable", 2),
        (lambda r: r["moves"][1].update(dealt={}), "not-a-move", 2),
        (lambda r: r["moves"][1].pop("seat"), "not-a-move", 2),
        (lambda r: r["moves"][1].update(at="yesterday"), "time", 2),
        (lambda r: r["moves"].append(r["moves"][-1]), "already-over", "last"),
        (lambda r: r["moves"].pop(), "not-over", None),
        (lambda r: r["outcome"]["scores"].reverse(), "outcome", None),
        (lambda r: r["outcome"].update(prize=1), "outcome", None),
        (lambda r: r["outcome"].pop("reason"), "outcome", None),
        (lambda r: r.update(outcome=[]), "not-a-record", None),
    ],
)
def test_what_is_wrong_is_named_with_its_move(change: Change, key: str, move: Any) -> None:
    line = changed(change)
    found = trouble(line)
    expected = len(msgspec.json.decode(line)["moves"]) if move == "last" else move
    if key == "outcome":
        assert found.key == key
    else:
        assert (found.key, found.move) == (key, expected)


def test_an_illegal_move_names_the_rule() -> None:
    found = trouble(changed(lambda r: r["moves"][1]["played"].update(card="2-plum")))
    assert str(found) == "move 2: move-illegal: not-in-hand (R-AFRICA-7: card=2-plum)"


@settings(max_examples=120, deadline=None)
@given(st.integers(0, len(LINE) - 1))
def test_a_truncated_record_is_refused(length: int) -> None:
    assert trouble(LINE[:length]).key == "not-a-record"


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=200))
def test_any_bytes_are_refused_in_one_line(data: bytes) -> None:
    assert "\n" not in str(trouble(data))


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_a_byte_changed_anywhere_is_noticed_or_changes_nothing(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(LINE) - 1))
    line = (
        LINE[:at] + data.draw(st.sampled_from([b"0", b"a", b'"', b"{", b"\xff"])) + LINE[at + 1 :]
    )
    try:
        record = verify(line, open_game)
    except BadRecord:
        return
    # Only names of people and places are free; everything else is bound to the seed and the rules.
    original = read(LINE)
    assert record.moves == original.moves
    assert record.seed == original.seed


def test_nesting_beyond_reason_is_refused() -> None:
    assert trouble(b"[" * 100_000).key == "not-a-record"

"""What stands in a log can be read back, or is refused as data."""

import msgspec
import pytest

from table.builders import LEA, NONCE, ORION, SEED, T0, hanging, human, opened
from table.lanterns import Hang, Lanterns, Options, Roll
from veillee.kernel.game import Seat
from veillee.table import BadEntry, Pace, TableId, Time, decode, encode, open_table, sit
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
    raw,
)

SEAT = Seat(1)
ENTRIES: list[Entry] = [
    Opened(
        table="T",
        game="lanterns",
        rules=1,
        options=raw(Options()),
        seats=2,
        seed=SEED.hex(),
        pace=Pace(),
        host=LEA,
        at=T0,
    ),
    Arranged(options=raw(Options(2)), seats=3, at=T0),
    Paced(pace=Pace(clock="firm", grace=None), at=T0),
    Seated(seat=SEAT, occupant=human(LEA), nonce=NONCE, at=T0),
    Seated(seat=SEAT, occupant=ORION, at=T0),
    Swapped(one=Seat(0), other=SEAT, at=T0),
    Left(seat=SEAT, at=T0),
    Hosted(host=LEA, at=T0),
    Started(deals=(), at=T0),
    Moved(
        seat=SEAT,
        action_id="a",
        question=3,
        action=raw(Hang(2)),
        bot="random",
        deals=(raw(Roll(4)),),
        at=T0,
    ),
    Settled(deals=(raw(Roll(4)),), at=T0),
    Covered(seat=SEAT, at=T0),
    Reclaimed(seat=SEAT, at=T0),
    Paused(at=T0),
    Resumed(at=T0),
    Undone(at=T0),
]


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: type(entry).__name__)
def test_every_entry_survives_the_log(entry: Entry) -> None:
    assert decode(encode(entry)) == entry


def test_every_kind_of_entry_is_tried_above() -> None:
    assert {type(entry) for entry in ENTRIES} == set(Entry.__args__)


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"", "not-an-entry"),
        (b"\xff\xfe", "not-an-entry"),
        (b"[1]", "not-an-entry"),
        (b"[" * 100_000, "not-an-entry"),
        (b'{"type":"paused","v":2,"at":1,"why":"tea"}', "entry-version"),
        (b'{"type":"danced","v":1,"at":1}', "entry-kind"),
        (b'{"type":"paused","v":1,"at":"noon"}', "entry-broken"),
        (b'{"type":"paused","v":1,"at":1,"why":"tea"}', "entry-broken"),
        (encode(ENTRIES[0])[:-1], "not-an-entry"),
    ],
)
def test_what_is_no_entry_is_refused_as_data(data: bytes, key: str) -> None:
    with pytest.raises(BadEntry) as caught:
        decode(data)
    assert caught.value.key == key


def test_a_step_carries_the_very_bytes_of_its_entry() -> None:
    driven = hanging()
    assert driven.data == [encode(entry) for entry in driven.entries]


def test_nothing_is_decided_that_could_not_be_read_back() -> None:
    nameless = msgspec.structs.replace(human(LEA), name="")
    with pytest.raises(BadEntry):
        sit(opened().table, LEA, Seat(0), nameless, now=T0)
    with pytest.raises(BadEntry):
        open_table(Lanterns(), TableId("T"), host=LEA, seats=2, pace=Pace(limit=-1), now=Time(0))

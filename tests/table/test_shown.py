"""What a table shows holds no secret until the game is over."""

import msgspec

from table.builders import LEA, NONCE, ORION, SEED, T0, TOM, at, hanging, human, opened, seated
from veillee.kernel.game import Seat
from veillee.table import Pace, Shown, cover, leave, pause, shown, sit, start


def seen(table_shown: Shown) -> bytes:
    return msgspec.json.encode(table_shown)


def test_the_commitment_is_shown_before_anyone_sits_down() -> None:
    table = opened().table
    assert shown(table).commitment == table.commitment


def test_no_seed_no_nonce_and_no_players_id_is_shown_during_the_game() -> None:
    driven = seated(human(LEA), human(TOM))
    driven.do(sit, LEA, Seat(0), human(LEA), nonce=NONCE, now=T0)
    driven.do(start, LEA, now=T0)
    bytes_shown = seen(shown(driven.table))
    for secret in (SEED.hex(), NONCE, LEA, TOM):
        assert secret.encode() not in bytes_shown


def test_the_seed_is_shown_when_the_game_is_over() -> None:
    driven = hanging(human(LEA), rounds=1)
    driven.hang(0)
    assert shown(driven.table).seed == SEED.hex()


def test_a_table_in_a_servers_log_tells_no_secret() -> None:
    assert repr(hanging().table) == "Table('T', 'lanterns', position=5)"


def test_phases_follow_each_other() -> None:
    driven = hanging(human(LEA), rounds=1)
    phases = [shown(opened().table).phase, shown(driven.table).phase]
    driven.hang(0)
    paused = hanging()
    paused.do(pause, LEA, now=T0)
    assert [*phases, shown(paused.table).phase, shown(driven.table).phase] == [
        "open",
        "playing",
        "paused",
        "over",
    ]


def test_who_plays_where_is_plain_to_see() -> None:
    driven = hanging(human(LEA), human(TOM), ORION, pace=Pace(clock="gentle", limit=9))
    driven.do(leave, TOM, Seat(1), now=T0)
    driven.do(cover, Seat(0), silent_since=T0, now=at(200))
    lea, tom, orion = shown(driven.table).seats
    assert (lea.name, lea.kind, lea.covered, lea.host, lea.bot) == (
        *("Lea", "human", True, True, "heuristic"),
    )
    assert (tom.name, tom.gone, tom.bot) == ("Tom", True, "heuristic")
    assert (orion.kind, orion.bot, orion.deadline) == ("bot", "random", at(9))
    assert [seat.kind for seat in shown(opened().table).seats] == ["empty", "empty"]

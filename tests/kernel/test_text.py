"""What can be seen of what people type, and what cannot."""

import pytest

from veillee.kernel.text import can_be_seen, clean, is_one_line, spaced


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Léa  ", "Léa"),
        ("a\u0301", "á"),
        ("one\ntwo\tthree\u2028four\u2029five", "one two three four five"),
        ("\u202eevil\u2066", "evil"),
        ("\x00\x1b[31m", "[31m"),
        ("Où\u00a0?\u202f!", "Où ? !"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("Léa \u0378", "Léa \u0378"),  # a sign that this Python may not know yet
        ("<b>&", "<b>&"),
    ],
)
def test_typed_text_is_data_without_what_cannot_be_seen(typed: str, shown: str) -> None:
    assert clean(typed) == shown


BLANK = [
    *("", "   ", "\u00a0", "\u200b", "\u2060", "\ufeff", "\u00ad", "\u200d", "\u202e"),
    *("\u115f", "\u1160", "\u3164", "\uffa0", "\u2800", "\u034f", "\ufe0f", "\U000e0061"),
]


@pytest.mark.parametrize("text", BLANK, ids=ascii)
def test_what_leaves_the_paper_white_is_nothing(text: str) -> None:
    assert not can_be_seen(text)
    assert clean(text) == ""


@pytest.mark.parametrize("text", ["a", "…", "1", "é", "🚀", "한글", "∅"])
def test_a_letter_a_number_or_a_sign_can_be_seen(text: str) -> None:
    assert can_be_seen(text)


@pytest.mark.parametrize(
    "sign", ["\n", "\x00", "\x85", "\u2028", "\u2029", "\u202e", "\u2066", "\u200f", "\u200b"]
)
def test_what_breaks_a_line_hides_or_turns_text_around_is_not_one_line(sign: str) -> None:
    assert not is_one_line(f"a{sign}b")


@pytest.mark.parametrize("text", ["", "as typed", "Où\u202f?", "👩\u200d🚀", "🤷🏽\u200d♀️"])
def test_spaces_of_any_kind_and_joined_signs_stand_on_one_line(text: str) -> None:
    assert is_one_line(text)


def test_spaces_of_any_kind_are_one_plain_space() -> None:
    assert spaced(" Où \u202f? \u2003Là\u00a0! ") == "Où ? Là !"

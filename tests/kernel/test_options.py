"""Options as a form, and refusals in words."""

from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct

from veillee.kernel.forms import Form, NotReadable
from veillee.kernel.options import Choice, Number, Other, Switch, fields, parse, read


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    end: Annotated[Literal["pile", "points"], Meta(extra={"rule": "R-X-1"})] = "pile"
    target: Annotated[
        int, Meta(ge=1, le=9, extra={"when": {"end": ("points",)}, "seats": (4, 6), "hue": "red"})
    ] = 3
    cap: Literal[3] | None = None
    lock: bool = False
    rounds: Annotated[int, Meta(ge=1, le=10)] = 5
    words: tuple[str, ...] = ()


FORM: Form[Options] = Form(Options)


def test_a_form_is_drawn_from_the_types() -> None:
    end, _, cap, lock, rounds, words = fields(Options)
    assert end == Choice("end", "pile", ("pile", "points"), rule="R-X-1")
    assert cap == Choice("cap", None, (3, None))
    assert lock == Switch("lock", False)
    assert rounds == Number("rounds", 5, 1, 10)
    assert isinstance(words, Other)


def test_a_form_tells_where_an_option_changes_anything() -> None:
    target = fields(Options)[1]
    assert target == Number("target", 3, 1, 9, when={"end": ("points",)}, seats=(4, 6))


def test_values_are_taken_over_and_the_rest_is_default() -> None:
    assert parse(FORM, {"end": "points", "rounds": 3}) == Options(end="points", rounds=3)


@pytest.mark.parametrize(
    ("values", "said"),
    [
        (
            {"colour": 1},
            "option-unknown (name=colour, known=end, target, cap, lock, rounds, words)",
        ),
        ({"end": "never"}, 'option-choice (name=end, known=pile, points, got="never")'),
        ({"cap": 4}, "option-choice (name=cap, known=3, null, got=4)"),
        ({"cap": 3.0}, "option-choice (name=cap, known=3, null, got=3.0)"),
        ({"lock": 1}, "option-switch (name=lock, got=1)"),
        ({"rounds": 11}, "option-number (name=rounds, low=1, high=10, got=11)"),
        ({"rounds": True}, "option-number (name=rounds, low=1, high=10, got=true)"),
        (
            {"rounds": "x" * 100},
            'option-number (name=rounds, low=1, high=10, got="' + "x" * 59 + "…)",
        ),
        ({"words": 5}, "not-of-form (detail=Expected `array`, got `int` - at `$.words`)"),
    ],
)
def test_a_bad_option_is_refused_by_name(values: dict[str, Any], said: str) -> None:
    with pytest.raises(NotReadable) as caught:
        parse(FORM, values)
    assert str(caught.value) == said


@pytest.mark.parametrize(
    ("text", "value"), [("3", 3), ("true", True), ("null", None), ("pile", "pile"), ("", "")]
)
def test_what_a_person_types_is_json_where_it_can_be(text: str, value: Any) -> None:
    assert read(text) == value

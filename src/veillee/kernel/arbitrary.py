"""Random values of any message type: what a clumsy or hostile client might send.

Well-typed by construction, so it reaches past the codec and into the rules.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import inspect

from veillee.kernel.game import Chance

_LONGEST = 12


class Arbitrary:
    """Draws values of a type, preferring words and numbers that mean something in the game."""

    def __init__(self, type_: Any, chance: Chance, vocabulary: Sequence[Any]) -> None:
        self._type = inspect.type_info(type_)
        self._chance = chance
        self._words = [v for v in vocabulary if isinstance(v, str)] or ["?"]
        self._numbers = [v for v in vocabulary if type(v) is int] or [0]

    def draw(self) -> Any:
        """A value as dicts, lists and scalars."""
        return self._value(self._type)

    def _value(self, type_: inspect.Type) -> Any:
        match type_:
            case inspect.Metadata(type=inner):
                return self._value(inner)
            case inspect.UnionType(types=types):
                return self._value(self._one(types))
            case inspect.StructType():
                return self._struct(type_)
            case inspect.LiteralType(values=values) | inspect.EnumType(cls=values):
                return self._one(list(values))
            case inspect.TupleType(item_types=items):
                return [self._value(item) for item in items]
            case _:
                return self._repeated_or_scalar(type_)

    def _struct(self, type_: inspect.StructType) -> dict[str, Any]:
        drawn = {f.encode_name: self._value(f.type) for f in type_.fields if self._present(f)}
        return drawn if type_.tag_field is None else {type_.tag_field: type_.tag, **drawn}

    def _present(self, field: inspect.Field) -> bool:
        return field.required or self._chance.below(2) == 0

    def _repeated_or_scalar(self, type_: inspect.Type) -> Any:
        match type_:
            case (
                inspect.VarTupleType(item_type=item)
                | inspect.ListType(item_type=item)
                | inspect.FrozenSetType(item_type=item)
                | inspect.SetType(item_type=item)
            ):
                return [self._value(item) for _ in range(self._length(type_))]
            case inspect.DictType(key_type=key, value_type=value):
                pairs = range(self._chance.below(3))
                return {self._value(key): self._value(value) for _ in pairs}
            case inspect.StrType(max_length=longest):
                word: str = self._one(self._words)
                return word if longest is None else word[:longest]
            case inspect.IntType(ge=low, le=high):
                return self._number(low, high)
            case inspect.BoolType():
                return self._chance.below(2) == 0
            case inspect.NoneType():
                return None
            case _:
                raise TypeError(f"No random values for {type_}: messages have no such fields")

    def _length(self, type_: Any) -> int:
        low = type_.min_length or 0
        high = _LONGEST if type_.max_length is None else type_.max_length
        return low + self._chance.below(min(high, low + _LONGEST) - low + 1)

    def _number(self, low: int | None, high: int | None) -> int:
        number: int = self._one(self._numbers) + self._chance.below(5) - 2
        floor = number if low is None else max(number, low)
        return floor if high is None else min(floor, high)

    def _one(self, items: Sequence[Any]) -> Any:
        return items[self._chance.below(len(items))]


def vocabulary(*values: Any) -> list[Any]:
    """Every string and number inside these values."""
    found: dict[tuple[type, Any], None] = {}
    _collect(msgspec.to_builtins(values), found)
    return [value for _, value in found]


def _collect(value: Any, found: dict[tuple[type, Any], None]) -> None:
    match value:
        case dict():
            for item in value.items():
                _collect(item, found)
        case list() | tuple():
            for item in value:
                _collect(item, found)
        case str() | int():
            found[type(value), value] = None

"""Options as a form: what a lobby may draw, what a command line may set, refused in words.

An option's range is declared once, in the type of the options struct: `Literal` for a choice,
`bool` for a switch, `Annotated[int, Meta(ge=…, le=…)]` for a number. `Meta(extra={"rule": …})`
names the rule that the option changes; `"when": {option: [values]}` and `"seats": [low, high]` say
where it changes anything at all, so that nobody is offered what means nothing.
"""

import types
import typing
from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from veillee.kernel.forms import Form, NotReadable

Value: TypeAlias = str | int | bool | None


class _About(msgspec.Struct, frozen=True, kw_only=True):
    """The rule that an option changes, and where it does: with these values, so many seats."""

    rule: str | None = None
    when: Mapping[str, tuple[Value, ...]] = {}
    seats: tuple[int, int] | None = None


class Choice(_About, frozen=True, tag="choice"):
    """One of a few values."""

    name: str
    default: str | int | None
    values: tuple[str | int | None, ...]


class Switch(_About, frozen=True, tag="switch"):
    """On or off."""

    name: str
    default: bool


class Number(_About, frozen=True, tag="number"):
    """A whole number within bounds."""

    name: str
    default: int
    low: int
    high: int


class Other(_About, frozen=True, tag="other"):
    """Something richer, described by its JSON schema."""

    name: str
    default: Any
    schema: Mapping[str, Any]


Field: TypeAlias = Choice | Switch | Number | Other


def fields(options: type[msgspec.Struct]) -> tuple[Field, ...]:
    """The form that this type of options asks for."""
    hints = typing.get_type_hints(options, include_extras=True)
    defaults = msgspec.structs.asdict(options())
    return tuple(_field(name, hints[name], defaults[name]) for name in options.__struct_fields__)


def parse(form: Form[Any], values: Mapping[str, Any]) -> Any:
    """Options of this form; NotReadable names the option, what was expected and what came."""
    known = {field.name: field for field in fields(form.type)}
    for name, value in values.items():
        if name not in known:
            raise NotReadable("option-unknown", name=name, known=", ".join(known))
        _check(known[name], value)
    return form.parse(dict(values))


def read(text: str) -> Any:
    """A value typed by a person: JSON where it is JSON, otherwise the text itself."""
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return text


def _field(name: str, hint: Any, default: Any) -> Field:
    base, meta = _unwrap(hint)
    about = _about(meta)
    if base is bool:
        return Switch(name, default, **about)
    if base is int and meta and meta.ge is not None and meta.le is not None:
        return Number(name, default, int(meta.ge), int(meta.le), **about)
    if values := _literals(base):
        return Choice(name, default, values, **about)
    return Other(name, default, msgspec.json.schema(hint), **about)


def _about(meta: msgspec.Meta | None) -> dict[str, Any]:
    extra = (meta.extra or {}) if meta else {}
    return {name: extra[name] for name in _About.__struct_fields__ if name in extra}


def _unwrap(hint: Any) -> tuple[Any, msgspec.Meta | None]:
    if typing.get_origin(hint) is not Annotated:
        return hint, None
    base, *extras = typing.get_args(hint)
    return base, next((extra for extra in extras if isinstance(extra, msgspec.Meta)), None)


def _literals(hint: Any) -> tuple[Any, ...]:
    """The values of `Literal[…]` or `Literal[…] | None`; nothing for any other type."""
    if typing.get_origin(hint) is Literal:
        return typing.get_args(hint)
    if typing.get_origin(hint) in (typing.Union, types.UnionType):
        parts = [(None,) if p is type(None) else _literals(p) for p in typing.get_args(hint)]
        return tuple(value for part in parts for value in part) if all(parts) else ()
    return ()


def _check(field: Field, value: Any) -> None:
    match field:
        case Choice(values=values) if not any(_same(value, v) for v in values):
            known = ", ".join("null" if v is None else str(v) for v in values)
            raise NotReadable("option-choice", name=field.name, known=known, got=_shown(value))
        case Switch() if not isinstance(value, bool):
            raise NotReadable("option-switch", name=field.name, got=_shown(value))
        case Number(low=low, high=high) if not _whole(value) or not low <= value <= high:
            raise NotReadable(
                "option-number", name=field.name, low=low, high=high, got=_shown(value)
            )


def _same(one: Any, other: Any) -> bool:
    """Equal and of one type: 1 is not True."""
    return type(one) is type(other) and bool(one == other)


def _whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _shown(value: Any) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 60 else text[:60] + "…"

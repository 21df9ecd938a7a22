"""What a state is made of: a plain class whose constructor names every field.

States never cross a wire and have no codec; laws, tests and debuggers look at them through here.
Values nested in a state must compare by `==` (tuples, strings, numbers, structs).
"""

import inspect
from typing import Any

_FIELDS: dict[type, tuple[str, ...]] = {}


def parts(state: Any) -> dict[str, Any]:
    """The fields of a state by name, as its constructor declares them."""
    kind = type(state)
    if kind not in _FIELDS:
        _FIELDS[kind] = tuple(inspect.signature(kind).parameters)
    return {name: getattr(state, name) for name in _FIELDS[kind]}

"""Codecs: how options, actions, deals, views and sheets are written and read back.

    NotReadable        bytes or values that are not of the form asked for, as data

`msgspec` checks limits only when it decodes, so options typed by a person and actions chosen by a
bot pass the same decoder as a stranger's bytes.
"""

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

import msgspec

FormT = TypeVar("FormT")
OptionsT = TypeVar("OptionsT")
ActionT = TypeVar("ActionT")
DealT = TypeVar("DealT")
ViewT = TypeVar("ViewT")
SheetT = TypeVar("SheetT")


class NotReadable(ValueError):
    """What came is not of the form that was expected; the edge says it in the reader's language.

    `key` is the message, `params` its names and numbers; `detail` holds the decoder's own words.
    """

    def __init__(self, key: str, **params: str | int) -> None:
        super().__init__(key, params)
        self.key = key
        self.params = params

    def __str__(self) -> str:
        said = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.key} ({said})" if said else self.key


class Form(Generic[FormT]):
    """One kind of message: its type, and how it crosses a wire."""

    def __init__(self, type_: Any) -> None:
        self.type = type_
        self._decoder: msgspec.json.Decoder[FormT] = msgspec.json.Decoder(type_)
        self._encoder = msgspec.json.Encoder()

    def encode(self, value: FormT) -> bytes:
        return self._encoder.encode(value)

    def decode(self, data: bytes | str | msgspec.Raw) -> FormT:
        try:
            return self._decoder.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise _not_of_form(error) from None
        except RecursionError:
            raise NotReadable("too-deep") from None

    def plain(self, value: FormT) -> Any:
        """The value as dicts, lists and scalars."""
        return msgspec.to_builtins(value)

    def parse(self, plain: Any) -> FormT:
        """The value of dicts, lists and scalars, checked as strictly as bytes are."""
        try:
            parsed: FormT = msgspec.convert(plain, self.type)
        except msgspec.ValidationError as error:
            raise _not_of_form(error) from None
        return parsed

    def schema(self) -> Mapping[str, Any]:
        return msgspec.json.schema(self.type)


def _not_of_form(error: Exception) -> NotReadable:
    """The decoder's words on one line, however long a line came in."""
    return NotReadable("not-of-form", detail=" ".join(str(error).split())[:300])


class Forms(Generic[OptionsT, ActionT, DealT, ViewT, SheetT]):
    """The forms of one game."""

    def __init__(self, *, options: Any, action: Any, deal: Any, view: Any, sheet: Any) -> None:
        self.options: Form[OptionsT] = Form(options)
        self.action: Form[ActionT] = Form(action)
        self.deal: Form[DealT] = Form(deal)
        self.view: Form[ViewT] = Form(view)
        self.sheet: Form[SheetT] = Form(sheet)

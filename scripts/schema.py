"""Write the TypeScript types of every message from the Python structs, so that they are said once.

    web/src/wire/messages.ts        the socket and the API
    web/src/wire/games/<game>.ts    options, actions, views and sheets of a game
    web/src/wire/games/africa-deck.ts    what is printed on the cards of L'Étoile d'Afrique
    web/src/wire/games/star-cards.ts     slates and cards of Look at the Stars

`--check` writes nothing and fails where a file is not what it should be.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from veillee.games.africa_deck import DECK, POINTS
from veillee.games.catalogue import CATALOGUE, open_game
from veillee.games.look_at_the_stars.rules import LookAtTheStars
from veillee.kernel.game import AnyGame
from veillee.server import api, wire

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "web" / "src" / "wire"
HEAD = "// Written by scripts/schema.py from the Python structs. Do not edit.\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="write the TypeScript types of every message")
    parser.add_argument("--check", action="store_true")
    check = parser.parse_args().check
    stale = [path for path, text in files().items() if not _is_there(path, text)]
    if check and stale:
        sys.exit("run `make schema`; not up to date: " + ", ".join(p.name for p in stale))
    for path in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(files()[path], "utf-8")


def files() -> dict[Path, str]:
    """Every file that this script writes, with its text."""
    games = {FOLDER / "games" / f"{name}.ts": game_types(open_game(name)) for name in CATALOGUE}
    deck = {FOLDER / "games" / "africa-deck.ts": africa_deck()}
    stars = {FOLDER / "games" / "star-cards.ts": star_cards()}
    return {FOLDER / "messages.ts": message_types(), **games, **deck, **stars}


def message_types() -> str:
    """The types of the socket and of the API."""
    return _module({"Command": wire.Command, "Message": wire.Message}, api.FORMS, [api.OpenRoom])


def game_types(game: AnyGame) -> str:
    """The types of one game."""
    forms = game.forms
    named = {"Action": forms.action.type}
    return _module(named, (forms.options.type, forms.view.type, forms.sheet.type), [])


def africa_deck() -> str:
    """Values, places and points of the cards: views name cards by their ids alone."""
    faces = {
        card: {**msgspec.to_builtins(face), "points": POINTS[card]} for card, face in DECK.items()
    }
    rows = "".join(f"  {json.dumps(c)}: {json.dumps(f)},\n" for c, f in faces.items())
    face = (
        "/** What is printed on a card. */\nexport interface Face {\n  readonly value: number;\n"
        "  readonly colour: string | null;\n  readonly place: string;\n"
        "  readonly points: number;\n}\n"
    )
    return f"{HEAD}\n{face}\nexport const DECK: Readonly<Record<string, Face>> = {{\n{rows}}};\n"


STAR_TYPES = """
export type Point = readonly [number, number];
export type Line = readonly [Point, Point];

/** What is printed on a slate. */
export interface Slate {
  readonly stars: readonly Point[];
  readonly planets: readonly Point[];
  readonly gaps: readonly Point[];
  readonly ground: readonly Point[];
  readonly lines: readonly Line[];
}

/** The lines on a card, and what the shape of a bonus card is good for. */
export interface Card {
  readonly lines: readonly Line[];
  readonly value?: number;
  readonly power?: string;
}
"""


def star_cards() -> str:
    """Slates and shapes: views name them by their ids alone."""
    parts = LookAtTheStars().components
    cards = {**parts["night"], **parts["point_cards"], **parts["power_cards"]}
    return (
        HEAD
        + STAR_TYPES
        + _table("SLATES", "Slate", parts["slates"])
        + _table("CARDS", "Card", cards)
    )


def _table(name: str, type_: str, rows: Mapping[str, Any]) -> str:
    written = "".join(f"  {json.dumps(key)}: {json.dumps(row)},\n" for key, row in rows.items())
    return f"\nexport const {name}: Readonly<Record<string, {type_}>> = {{\n{written}}};\n"


def _is_there(path: Path, text: str) -> bool:
    return path.exists() and path.read_text("utf-8") == text


# From JSON schema to TypeScript.


def _module(named: Mapping[str, Any], more: tuple[Any, ...], asked: list[Any]) -> str:
    types = [*named.values(), *more, *asked]
    shapes, components = msgspec.json.schema_components(types, ref_template="{name}")
    inputs = _reached(
        [s for n, s in zip(named, shapes, strict=False) if n != "Message"], components
    )
    inputs |= {type_.__name__ for type_ in asked}
    unions = [
        f"export type {name} =\n{_alternatives(shape)};\n"
        for name, shape in zip(named, shapes, strict=False)
        if name not in components
    ]
    declared = [_declared(n, s, inputs=n in inputs) for n, s in sorted(components.items())]
    return "\n".join([HEAD, *declared, *unions])


def _alternatives(shape: Mapping[str, Any]) -> str:
    return "\n".join(f"  | {_type(part)}" for part in shape.get("anyOf", [shape]))


def _reached(shapes: list[Any], components: Mapping[str, Any]) -> set[str]:
    """The names that these shapes lead to."""
    found: set[str] = set()
    waiting = [name for shape in shapes for name in _names(shape)]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += _names(components[name])
    return found


def _names(shape: Any) -> Iterator[str]:
    match shape:
        case {"$ref": str(name)}:
            yield name
        case dict():
            for key, part in shape.items():
                if key != "discriminator":
                    yield from _names(part)
        case list():
            for part in shape:
                yield from _names(part)


def _declared(name: str, shape: Mapping[str, Any], *, inputs: bool) -> str:
    comment = _comment(shape.get("description", ""))
    if shape.get("type") != "object" or "properties" not in shape:
        return f"{comment}export type {name} = {_type(shape)};\n"
    fields = [
        f"  {field}{_mark(shape, field, inputs=inputs)}: {_type(part)};\n"
        for field, part in shape["properties"].items()
    ]
    return f"{comment}export interface {name} {{\n{''.join(fields)}}}\n"


def _mark(shape: Mapping[str, Any], field: str, *, inputs: bool) -> str:
    """What we send is whole; what we are sent may leave out what has a default."""
    if field in shape.get("required", []):
        return ""
    return "?" if inputs or "default" not in shape["properties"][field] else ""


def _type(shape: Mapping[str, Any]) -> str:
    match shape:
        case {"$ref": name}:
            return str(name)
        case {"anyOf": parts}:
            return " | ".join(dict.fromkeys(_type(part) for part in parts))
        case {"enum": values}:
            return " | ".join(json.dumps(value, ensure_ascii=False) for value in values)
        case {"const": value}:
            return json.dumps(value, ensure_ascii=False)
        case {"type": "array", "prefixItems": parts}:
            return f"readonly [{', '.join(_type(part) for part in parts)}]"
        case {"type": "array"}:
            return f"readonly {_grouped(_type(shape.get('items', {})))}[]"
        case {"type": "object", "additionalProperties": dict(part)}:
            return f"Readonly<Record<string, {_type(part)}>>"
        case {"type": "object"}:
            return "Readonly<Record<string, unknown>>"
        case {"type": kind}:
            return {"string": "string", "boolean": "boolean", "null": "null"}.get(kind, "number")
        case _:
            return "unknown"


def _grouped(text: str) -> str:
    return f"({text})" if " | " in text or text.startswith("readonly ") else text


def _comment(text: str) -> str:
    lines = [line.strip() for line in text.strip().splitlines()]
    if not lines:
        return ""
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


if __name__ == "__main__":
    main()

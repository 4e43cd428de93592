"""Generate TypeScript types of the protocol, views and events.

`python -m ennead.server.typescript web/src` writes them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypeAlias

from msgspec import inspect

from ennead.games import GAMES, kit_of
from ennead.server import protocol
from ennead.server.service import lessons

HEAD = """\
// Generated from {module} by `python -m ennead.server.typescript web/src`.
// Do not change it by hand: a test compares the two.
"""

#: The event of a game, with typed data.
TOLD = """\
/** Something that happened in the game: `GameEvent` of the protocol with its data known. */
export type Told = {
  [Name in keyof EventData]: { version: number; name: Name; data: EventData[Name]; words: string };
}[keyof EventData];
"""

#: Types that become interfaces.
Fields: TypeAlias = inspect.StructType | inspect.TypedDictType

#: Bodies of HTTP requests and replies, which no message contains.
BODIES = (
    protocol.Me,
    protocol.ChangeMe,
    protocol.RecoveryCode,
    protocol.AddressCode,
    protocol.GameInfo,
    protocol.NewTable,
    protocol.NewOpening,
    protocol.Opening,
    protocol.TableInfo,
    protocol.Term,
    protocol.Replay,
    protocol.Review,
    lessons.LessonInfo,
    lessons.LessonAnswers,
    lessons.LessonState,
)


def files() -> dict[str, str]:
    """Return all generated files by their paths in the client's sources."""
    views = {f"games/{game}/view.generated.ts": view_types(game) for game in games_with_views()}
    events = {f"games/{game}/events.generated.ts": event_types(game) for game in games_with_views()}
    return {"protocol.ts": protocol_types(), **views, **events}


def protocol_types() -> str:
    """Return the types of the protocol."""
    roots: list[Any] = [*BODIES, *members(protocol.ClientMessage), *members(protocol.ServerMessage)]
    head = HEAD.format(module=protocol.__name__)
    parts = [head, f"export const PROTOCOL_VERSION = {protocol.PROTOCOL_VERSION};\n"]
    parts += interfaces(roots)
    parts += [union("ClientMessage", members(protocol.ClientMessage))]
    parts += [union("ServerMessage", members(protocol.ServerMessage))]
    return "\n".join(parts)


def games_with_views() -> list[str]:
    """Return the games that declare their views and have a board in the client."""
    return [game for game in GAMES if kit_of(game).web and kit_of(game).face("view") is not None]


def view_types(game: str) -> str:
    """Return the types of a game's views."""
    declared = kit_of(game).face("view")
    return "\n".join([HEAD.format(module=declared.__module__), *interfaces([declared])])


def event_types(game: str) -> str:
    """Return the types of a game's events."""
    head = HEAD.format(module=f"the events of {game}")
    lines = ["/** The data of events by their names. */", "export interface EventData {"]
    for name, fields in declared_events(game).items():
        data = [f"{field}: {written(inspect.type_info(kind))}" for field, kind in fields.items()]
        lines.append(f"  {name}: {{ {'; '.join(data)} }};" if data else f"  {name}: object;")
    return "\n".join([head, *lines, "}", "", TOLD])


def declared_events(game: str) -> dict[str, dict[str, Any]]:
    """Return the fields of all events with their types."""
    rules = GAMES[game]
    types = rules.event_types()
    return {
        name: {
            field: types.get(f"{name}.{field}", types.get(field, int)) for field in fields.split()
        }
        for name, fields in rules.events().items()
    }


def interfaces(roots: list[Any]) -> list[str]:
    """Return an interface for each struct or dictionary in these types."""
    found: dict[str, Fields] = {}
    for info in inspect.multi_type_info(roots):
        collect(info, found)
    return [interface(info) for info in found.values()]


def members(union_type: Any) -> tuple[type, ...]:
    """Return the types of a union."""
    found: tuple[type, ...] = union_type.__args__
    return found


def collect(info: inspect.Type, found: dict[str, Fields]) -> None:
    """Collect all structs and dictionaries in a type, the inner ones first."""
    if isinstance(info, Fields) and info.cls.__name__ not in found:
        for field in in_order(info):
            collect(field.type, found)
        found[info.cls.__name__] = info
    for inner in parts_of(info):
        collect(inner, found)


def in_order(info: Fields) -> list[inspect.Field]:
    """Return the fields in the order of their declaration."""
    order = list(info.cls.__annotations__)
    return sorted(info.fields, key=lambda field: order.index(field.name))


def parts_of(info: inspect.Type) -> Iterable[inspect.Type]:
    """Return the types inside a type."""
    if isinstance(info, inspect.UnionType):
        return info.types
    if isinstance(info, (inspect.ListType, inspect.VarTupleType)):
        return (info.item_type,)
    if isinstance(info, inspect.TupleType):
        return info.item_types
    if isinstance(info, inspect.DictType):
        return (info.value_type,)
    if isinstance(info, inspect.Metadata):
        return (info.type,)
    return ()


def interface(info: Fields) -> str:
    """Write an interface, with the first line of the docstring."""
    about = (info.cls.__doc__ or "").strip().splitlines()[0]
    lines = [f"/** {about} */", f"export interface {info.cls.__name__} {{"]
    if isinstance(info, inspect.StructType) and info.tag is not None:
        lines.append(f"  type: {quoted(info.tag)};")
    for field in in_order(info):
        mark = "" if field.required or is_sent(info) else "?"
        lines.append(f"  {field.encode_name}{mark}: {written(field.type)};")
    return "\n".join([*lines, "}", ""])


def is_sent(info: Fields) -> bool:
    """Whether the server sends it: then no field of a struct is left out."""
    return isinstance(info, inspect.StructType) and not info.forbid_unknown_fields


def written(info: inspect.Type) -> str:
    """Write a type in TypeScript."""
    if isinstance(info, inspect.Metadata):
        return written(info.type)
    if isinstance(info, Fields):
        return info.cls.__name__
    if isinstance(info, inspect.UnionType):
        return " | ".join(written(inner) for inner in info.types)
    if isinstance(info, inspect.ListType):
        inner = written(info.item_type)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(info, inspect.TupleType):
        return f"[{', '.join(written(inner) for inner in info.item_types)}]"
    if isinstance(info, inspect.DictType):
        return f"Record<string, {written(info.value_type)}>"
    if isinstance(info, inspect.LiteralType):
        return " | ".join(sorted(quoted(value) for value in info.values))
    return PLAIN[type(info)]


PLAIN: dict[type[inspect.Type], str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


def quoted(value: object) -> str:
    """Write a literal."""
    return f'"{value}"' if isinstance(value, str) else str(value)


def union(name: str, types: Iterable[type]) -> str:
    """Write a union of interfaces."""
    lines = [f"export type {name} =", *[f"  | {cls.__name__}" for cls in types]]
    return "\n".join(lines) + ";\n"


def main(sources: Path) -> None:
    """Write all files into the client's sources."""
    for path, text in files().items():
        (sources / path).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(*sys.argv[1:2]))

"""TypeScript types of the protocol: `python -m ennead.server.typescript > web/src/protocol.ts`."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Any

from msgspec import inspect

from ennead.server import lessons, protocol

HEAD = """\
// Generated from src/ennead/server/protocol.py by `python -m ennead.server.typescript`.
// Do not change it by hand: a test compares the two.
"""

#: What is not reached from the messages: bodies of HTTP requests and answers.
BODIES = (
    protocol.Me,
    protocol.ChangeMe,
    protocol.RecoveryCode,
    protocol.GameInfo,
    protocol.NewTable,
    protocol.TableInfo,
    protocol.Term,
    protocol.Replay,
    protocol.Review,
    lessons.LessonInfo,
    lessons.LessonAnswers,
    lessons.LessonState,
)


def typescript() -> str:
    """The whole file."""
    roots: list[Any] = [*BODIES, *members(protocol.ClientMessage), *members(protocol.ServerMessage)]
    structs: dict[str, inspect.StructType] = {}
    for info in inspect.multi_type_info(roots):
        collect(info, structs)
    parts = [HEAD, f"export const PROTOCOL_VERSION = {protocol.PROTOCOL_VERSION};\n"]
    parts += [interface(info) for info in structs.values()]
    parts += [union("ClientMessage", members(protocol.ClientMessage))]
    parts += [union("ServerMessage", members(protocol.ServerMessage))]
    return "\n".join(parts)


def members(union_type: Any) -> tuple[type, ...]:
    """The types of a union."""
    found: tuple[type, ...] = union_type.__args__
    return found


def collect(info: inspect.Type, structs: dict[str, inspect.StructType]) -> None:
    """All structs that a type is made of, the inner ones first."""
    if isinstance(info, inspect.StructType) and info.cls.__name__ not in structs:
        for field in info.fields:
            collect(field.type, structs)
        structs[info.cls.__name__] = info
    for inner in parts_of(info):
        collect(inner, structs)


def parts_of(info: inspect.Type) -> Iterable[inspect.Type]:
    """The types inside a type."""
    if isinstance(info, inspect.UnionType):
        return info.types
    if isinstance(info, (inspect.ListType, inspect.VarTupleType)):
        return (info.item_type,)
    if isinstance(info, inspect.DictType):
        return (info.value_type,)
    if isinstance(info, inspect.Metadata):
        return (info.type,)
    return ()


def interface(info: inspect.StructType) -> str:
    """One struct as an interface, with what its docstring says first."""
    about = (info.cls.__doc__ or "").strip().splitlines()[0]
    lines = [f"/** {about} */", f"export interface {info.cls.__name__} {{"]
    if info.tag is not None:
        lines.append(f"  type: {quoted(info.tag)};")
    for field in info.fields:
        mark = "" if field.required or is_sent(info) else "?"
        lines.append(f"  {field.encode_name}{mark}: {written(field.type)};")
    return "\n".join([*lines, "}", ""])


def is_sent(info: inspect.StructType) -> bool:
    """Whether the server writes it: then nothing is left out."""
    return not info.forbid_unknown_fields


def written(info: inspect.Type) -> str:
    """A type in TypeScript."""
    if isinstance(info, inspect.Metadata):
        return written(info.type)
    if isinstance(info, inspect.StructType):
        return info.cls.__name__
    if isinstance(info, inspect.UnionType):
        return " | ".join(written(inner) for inner in info.types)
    if isinstance(info, inspect.ListType):
        inner = written(info.item_type)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
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
    """A literal."""
    return f'"{value}"' if isinstance(value, str) else str(value)


def union(name: str, types: Iterable[type]) -> str:
    """A union of interfaces."""
    lines = [f"export type {name} =", *[f"  | {cls.__name__}" for cls in types]]
    return "\n".join(lines) + ";\n"


if __name__ == "__main__":
    sys.stdout.write(typescript())

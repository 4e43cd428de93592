"""Plain data and texts as somebody could send them who means harm, or makes mistakes."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random
from typing import Any

Path = tuple[Any, ...]

#: Values of every kind; some of them mean something somewhere.
ODD: tuple[Any, ...] = (
    *(None, True, False, -2, -1, 0, 1, 2, 3, 7, 31, 10**9, 2**63, -(2**70), 0.5, -0.0, 1e300),
    *("", " ", "0", "A1", "F4", "F4/F5", "pool", "card", "out", "random", "ra", "set", "horus"),
    *("\x00", "\ud800", "é" * 10, "x" * 5000, "9" * 5000, "Turn", "gods", "revolt", "-1", "١"),
    *([], {}, [[]], [{}], {"a": 1}, [0], [None], ["ra"], [["ra", 0]], {"": []}, {"0": 0}),
)
#: Words that mean something in a record.
WORDS = ("*", "0", "1", "-1", "99", "end", "draw", "start", "options", "rules", "nothing", "\x00")


def places(data: Any, before: Path = ()) -> Iterator[Path]:
    """Every place in the data but the data itself."""
    parts: Any = ()
    if isinstance(data, dict):
        parts = data.items()
    elif isinstance(data, list):
        parts = enumerate(data)
    for key, value in parts:
        yield (*before, key)
        yield from places(value, (*before, key))


def value_at(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


def mutated(data: Any, luck: Random, fixed: tuple[str, ...] = ()) -> Any:
    """A copy with one to three changes; what is fixed at the top stays as it is."""
    changed = deepcopy(data)
    for _ in range(luck.choice((1, 1, 1, 2, 3))):
        found = [path for path in places(changed) if path[0] not in fixed]
        if not found:
            return deepcopy(luck.choice(ODD))
        tops = sorted({str(path[0]) for path in found})
        top = luck.choice(tops)  # long lists hide no short texts
        path = luck.choice([path for path in found if str(path[0]) == top])
        CHANGES[luck.choice(tuple(CHANGES))](changed, path, luck)
    return changed


def be_odd(data: Any, path: Path, luck: Random) -> None:
    """Something else stands there."""
    value_at(data, path[:-1])[path[-1]] = deepcopy(luck.choice(ODD))


def be_missing(data: Any, path: Path, luck: Random) -> None:
    """Nothing stands there."""
    del value_at(data, path[:-1])[path[-1]]


def be_doubled(data: Any, path: Path, luck: Random) -> None:
    """A part stands there several times; a key gets a second one like it."""
    parent, key = value_at(data, path[:-1]), path[-1]
    if isinstance(parent, list):
        parent[key:key] = [deepcopy(parent[key]) for _ in range(luck.choice((1, 1, 50)))]
    else:
        parent[f"{key}{luck.choice(('', 's', '2', ' '))}"] = deepcopy(parent[key])


def be_nested(data: Any, path: Path, luck: Random) -> None:
    """What stood there is wrapped, or what was wrapped is not."""
    parent, key = value_at(data, path[:-1]), path[-1]
    old = parent[key]
    if isinstance(old, list) and old and luck.random() < 0.5:
        parent[key] = old[0]
    elif isinstance(old, dict) and old and luck.random() < 0.5:
        parent[key] = [list(pair) for pair in old.items()]
    else:
        parent[key] = luck.choice(([old], {"a": old}, [[old]]))


def be_nudged(data: Any, path: Path, luck: Random) -> None:
    """A little more, less or longer."""
    parent, key = value_at(data, path[:-1]), path[-1]
    old = parent[key]
    if isinstance(old, bool) or old is None:
        parent[key] = luck.choice((not old, int(bool(old)), str(old)))
    elif isinstance(old, int):
        parent[key] = luck.choice(
            (old + 1, old - 1, old + 2, -old, old * 1000, str(old), old + 0.5)
        )
    elif isinstance(old, str):
        parent[key] = luck.choice((old[:-1], old + "x", old.upper(), old * 300, f" {old}", [*old]))
    elif isinstance(old, list):
        parent[key] = luck.choice((old[::-1], old * 2, old[1:], tuple_of(old)))
    else:
        be_odd(data, path, luck)


def tuple_of(values: list[Any]) -> dict[str, Any]:
    """A list by its places."""
    return {str(number): value for number, value in enumerate(values)}


def be_swapped(data: Any, path: Path, luck: Random) -> None:
    """It changes places with something else of its kind."""
    old = value_at(data, path)
    others = [other for other in places(data) if type(value_at(data, other)) is type(old)]
    other = luck.choice(others)
    shorter = min(len(path), len(other))
    if path[:shorter] != other[:shorter]:
        value_at(data, path[:-1])[path[-1]] = value_at(data, other)
        value_at(data, other[:-1])[other[-1]] = old


CHANGES: dict[str, Callable[[Any, Path, Random], None]] = {
    "odd": be_odd,
    "missing": be_missing,
    "doubled": be_doubled,
    "nested": be_nested,
    "nudged": be_nudged,
    "swapped": be_swapped,
}


def mutated_record(text: str, luck: Random) -> str:
    """A record with some lines changed, lost, doubled or swapped, or other data in one."""
    lines = text.split("\n")
    for _ in range(luck.choice((1, 1, 2, 3))):
        number = luck.choice([luck.randrange(len(lines)), luck.randrange(min(8, len(lines)))])
        line = lines[number]
        how = luck.randrange(7)
        if how == 0:
            del lines[number]
        elif how == 1:
            lines.insert(number, line)
        elif how == 2:
            other = luck.randrange(len(lines))
            lines[number], lines[other] = lines[other], line
        elif how == 3 and line.startswith(("options ", "start ")):
            lines[number] = with_other_data(line, luck)
        elif how == 4 and line:
            words = line.split(" ")
            words[luck.randrange(len(words))] = luck.choice(WORDS)
            lines[number] = " ".join(words)
        elif how == 5:
            lines[number] = f"{line} {luck.choice(WORDS)}"
        else:
            lines[number] = line[: luck.randrange(len(line) + 1)]
        lines = lines or [""]
    return "\n".join(lines)


def with_other_data(line: str, luck: Random) -> str:
    """A line with JSON of which some is changed."""
    word, _, data = line.partition(" ")
    try:
        return f"{word} {json.dumps(mutated(json.loads(data), luck))}"
    except ValueError:  # it was cut off before
        return line

"""Reading and writing positions: what every game's plain data has in common."""

from __future__ import annotations

import hashlib
import json
from types import ModuleType
from typing import Any

from ennead.engine.errors import PositionError
from ennead.engine.frames import UNANSWERED, Frame, SecretQuestion, kinds_of
from ennead.engine.rules import Rules
from ennead.engine.table import Table


def fingerprint(position: dict[str, Any]) -> str:
    """A short text that is the same for equal positions only."""
    text = json.dumps(position, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def write_frames(frames: list[Frame[Any]]) -> list[list[object]]:
    """Each frame as its class name and its fields, the one in charge last."""
    return [
        [type(frame).__name__, *[as_list(field) for field in frame.fields()]] for frame in frames
    ]


def read_frames(data: object, classes: dict[str, type[Frame[Any]]]) -> list[Frame[Any]]:
    """The frames of plain data."""
    if not isinstance(data, list):
        raise PositionError(f"pending: expected a list of frames, found {data!r}")
    return [read_frame(item, place, classes) for place, item in enumerate(data)]


def read_frame(data: object, place: int, classes: dict[str, type[Frame[Any]]]) -> Frame[Any]:
    """One frame: a list of its class name and its fields."""
    name = data[0] if isinstance(data, list) and data else None
    if not isinstance(data, list) or not isinstance(name, str) or name not in classes:
        names = ", ".join(sorted(classes))
        raise PositionError(f"pending[{place}]: expected [name, ...] of {names}; found {data!r}")
    try:
        return classes[name](*[as_tuple(field, place) for field in data[1:]])
    except TypeError as error:
        raise PositionError(f"pending[{place}]: {name}: {error}") from None


def check_stack(table: Table, rules: Rules[Any]) -> None:
    """Every frame lies on one that it may lie on, and each of its fields is of its kind."""
    below = ""
    for place, frame in enumerate(table.frames):
        where = f"pending[{place}]: {type(frame).__name__}"
        if below not in rules.beneath(table, frame):
            raise PositionError(f"{where}: cannot be in progress on {below or 'nothing'}")
        for kind, value in zip(kinds_of(frame), frame.fields(), strict=True):
            misfit = rules.misfit(table, kind, value)
            if misfit:
                raise PositionError(f"{where}: {misfit}")
        below = frame.label()
    if table.frames and table.frames[-1].WAITS:
        raise PositionError(f"pending: something must be in progress on {below}")


def frames_of(*sections: ModuleType) -> dict[str, type[Frame[Any]]]:
    """The frames that the sections of a game define, by the names that positions give them."""
    return {
        name: thing
        for section in sections
        for name, thing in vars(section).items()
        if isinstance(thing, type)
        and issubclass(thing, Frame)
        and thing.__module__ == section.__name__
    }


def read_sealed(data: object, table: Table) -> list[int]:
    """The sealed answers of the secret question on top, -1 for one that is missing."""
    frame = table.frames[-1] if table.frames else None
    if data == []:
        return []
    if not isinstance(frame, SecretQuestion):
        raise PositionError(f"sealed: no secret question is pending, found {data!r}")
    if not isinstance(data, list) or len(data) != len(frame.seats):
        raise PositionError(f"sealed: expected {len(frame.seats)} answers, found {data!r}")
    for seat, answer in zip(frame.seats, data, strict=True):
        is_open = answer == UNANSWERED
        if type(answer) is not int or (not is_open and answer not in frame.legal(table, seat)):
            raise PositionError(f"sealed: {answer!r} is not a legal answer of seat {seat}")
    return list(data)


def as_list(field: object) -> object:
    """Tuples as JSON has them."""
    if isinstance(field, tuple):
        return [as_list(part) for part in field]
    return field


def as_tuple(field: object, place: int) -> object:
    """Lists of JSON as frames have them; only whole numbers, strings and lists of them."""
    if isinstance(field, list):
        return tuple([as_tuple(part, place) for part in field])
    if isinstance(field, bool) or not isinstance(field, (int, str)):
        raise PositionError(f"pending[{place}]: expected whole numbers and texts, found {field!r}")
    return field


def whole_number(data: dict[str, Any], key: str, low: int, high: int, where: str = "") -> int:
    """A whole number of the data within bounds."""
    value = data.get(key)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise PositionError(f"{where}{key}: expected {low} to {high}, found {value!r}")
    return value

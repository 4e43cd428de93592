"""An encoder for games that bring none: the view as hashed features.

Each part of a view, named by the way to it, has a place in the observation that follows from a hash
of its name (feature hashing). Two parts may share a place; with a small view few do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final
from zlib import crc32

from librt.vecs import vec
from mypy_extensions import i64, u8

from ennead.engine.table import Table
from ennead.envs.encode.encoder import Encoder, small
from ennead.envs.encode.space import space_of

if TYPE_CHECKING:
    from ennead.engine.rules import Data, Rules

#: How many numbers an observation has.
SIZE: Final = 512


class PlainEncoder(Encoder):
    """Shows what the view of a seat shows, and what is asked."""

    def __init__(self, rules: Rules[Any], options: Data) -> None:
        layout = (("view", SIZE, "the parts of the view and the question, by their hashes"),)
        super().__init__(rules, space_of(rules.frame_classes()), layout)
        self.options: Final = options

    def write(self, table: Table, seat: int, into: vec[u8], at: i64) -> None:
        add(into, at, f"seat={seat}", 1)
        if table.frames:
            add(into, at, f"question={type(table.frames[-1]).__name__}", 1)
        view: object = self.rules.view(table, self.options, seat)
        write_part(view, "", into, at)


def write_part(part: object, name: str, into: vec[u8], at: i64) -> None:
    """Write a part of a view: numbers as they are, texts as a 1 at the place of their name."""
    if isinstance(part, dict):
        for key in part:
            write_part(part[key], f"{name}/{key}", into, at)
    elif isinstance(part, (list, tuple)):
        for place, item in enumerate(part):
            write_part(item, f"{name}/{place}", into, at)
    elif isinstance(part, str):
        add(into, at, f"{name}={part}", 1)
    elif isinstance(part, int):
        add(into, at, name if part >= 0 else f"-{name}", abs(int(part)))


def add(into: vec[u8], at: i64, name: str, number: int) -> None:
    """Add a number at the place of a name."""
    place: i64 = at + crc32(name.encode()) % SIZE
    into[place] = small(int(into[place]) + number)

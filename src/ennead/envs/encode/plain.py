"""An encoder for games that bring none: the view as hashed features.

Each part of a view, named by the way to it, has a place in the observation that follows from a hash
of its name (feature hashing). Two parts may share a place; with a small view few do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final
from zlib import crc32

from librt.vecs import vec
from mypy_extensions import i64, u8

from ennead.engine.frames import ChanceQuestion, Frame, Question, SecretQuestion
from ennead.engine.table import Table
from ennead.envs.encode.encoder import Encoder, small
from ennead.envs.encode.space import Row, Space, question_name

if TYPE_CHECKING:
    from ennead.engine.rules import Data, Rules

#: How many numbers an observation has.
SIZE: Final = 512
#: The answers of a question that does not say which it can have.
ANSWERS: Final = (0, 63)
NOT_DECLARED: Final = (0, 0)


class PlainEncoder(Encoder):
    """Shows what the view of a seat shows, and what is asked."""

    def __init__(self, rules: Rules, options: Data) -> None:
        layout = (("view", SIZE, "the parts of the view and the question, by their hashes"),)
        super().__init__(rules, plain_space(rules.frame_classes()), layout)
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


def plain_space(frames: dict[str, type[Frame[Any]]]) -> Space:
    """The actions of all questions; a question tells its answers by a constant `ANSWERS`."""
    asked: list[Row] = []
    drawn: list[Row] = []
    for name in sorted(frames):
        frame = frames[name]
        if issubclass(frame, (Question, SecretQuestion)):
            declared = getattr(frame, "ANSWERS", NOT_DECLARED)
            first, last = ANSWERS if declared == NOT_DECLARED else declared
            rows = drawn if issubclass(frame, ChanceQuestion) else asked
            rows.append((question_name(name), first, last))
    return Space(tuple(asked), tuple(drawn), frames)

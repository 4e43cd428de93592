"""The table: everything that lies on it, and the frames in progress."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from ennead.engine.frames import Frame


class Event:
    """Something that happened, for the log and for animations."""

    def __init__(self, name: str, *fields: object) -> None:
        self.name = name
        self.fields = fields

    def __repr__(self) -> str:
        return f"{self.name}{self.fields!r}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.name == other.name and self.fields == other.fields


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """What every game keeps: frames, the answers to the top question, and who listens.

    A game adds its pieces. The table is changed in place; `clone` copies it.
    """

    def __init__(self, frames: list[Frame[Any]], sealed: list[int], legal: list[int]) -> None:
        self.frames = frames
        self.sealed = sealed
        self.legal = legal
        self.events: list[Event] | None = None

    def clone(self) -> Table:
        """A table that is equal and shares nothing that changes; nobody listens to it."""
        raise NotImplementedError

    def settle(self) -> None:
        """Carry on until somebody has a choice to make or the game is over."""
        frames = self.frames
        while frames:
            if frames[-1].resume(self):
                return

    def to_act(self) -> list[int]:
        """The seats that must answer now; none when the game is over."""
        return self.frames[-1].to_act(self) if self.frames else []

    def options(self, seat: int) -> list[int]:
        """What a seat may answer now, ascending."""
        return self.frames[-1].options(self, seat) if self.frames else []

    def take(self, seat: int, answer: int) -> None:
        """Carry out an answer out of `options` and all that follows from it."""
        self.frames[-1].take(self, seat, answer)
        self.settle()

    def tell(self, name: str, *fields: object) -> None:
        """Report what happened to whoever listens."""
        if self.events is not None:
            self.events.append(Event(name, *fields))

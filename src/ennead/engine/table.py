"""The table: everything that lies on it, and the frames in progress."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from mypy_extensions import mypyc_attr

from ennead.engine.frames import Frame


class Event:
    """Something that happened: its name, and its fields as plain data that JSON can hold.

    `event["player"]` is a field, `dict(event)` all of them and the name. `ennead.Game.listen` gives
    events, `ennead.Game.tell` puts one into words.
    """

    def __init__(self, name: str, *fields: object) -> None:
        self.name = name
        #: The fields as the rules told them: numbers, in order.
        self.fields = fields
        #: Where it happened; its fields are put into plain data when they are read.
        self.table: Table | None = None
        #: Of a copy, which has no table: the plain data as it was then.
        self.kept: dict[str, object] | None = None

    @property
    def data(self) -> dict[str, object]:
        """The name of the event and its fields by name: plain data."""
        if self.kept is not None:
            return dict(self.kept)
        named: dict[str, object] = {"name": self.name}
        if self.table is not None and self.table.scribe is not None:
            named.update(self.table.scribe(self.table, self))
        return named

    def keys(self) -> list[str]:
        """The names of the fields, `name` first."""
        return list(self.data)

    def __getitem__(self, field: str) -> object:
        return self.data[field]

    def __iter__(self) -> Iterator[str]:
        return iter(self.keys())

    def __len__(self) -> int:
        return len(self.data)

    def __repr__(self) -> str:
        fields = [f"{key}={value!r}" for key, value in self.data.items() if key != "name"]
        return f"{self.name}({', '.join(fields)})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.name == other.name and self.fields == other.fields

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.name, *self.fields), self.data

    def __setstate__(self, data: dict[str, object]) -> None:
        self.kept = data


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
        #: What writes an event's fields as plain data, where somebody listens.
        self.scribe: Callable[[Table, Event], dict[str, Any]] | None = None
        #: Whether a question with a single answer is asked too, not answered by the game.
        self.asks_forced = False

    def clone(self) -> Table:
        """A table that is equal and shares nothing that changes; nobody listens to it."""
        raise NotImplementedError

    def copied(self) -> Table:
        """A clone that also asks what this table asks."""
        table = self.clone()
        table.asks_forced = self.asks_forced
        return table

    def settle(self) -> None:
        """Carry on until somebody has a choice to make or the game is over."""
        frames = self.frames
        while frames:
            if frames[-1].resume(self):
                return

    def answer_forced(self) -> None:
        """Ask no forced answers from now on, and give those that are asked now."""
        self.asks_forced = False
        if self.sealed:
            self.frames[-1].seal_forced(self)
        self.settle()

    def spell(self, kind: str, number: int) -> str:
        """A thing of a kind in notation, by its number."""
        return str(number)

    def numbers(self, kind: str) -> tuple[int, int] | None:
        """The first and the last number of a kind of thing; None if the question says it."""
        return None

    def has_ended(self) -> bool:
        """Whether the game has ended in the middle of a section; then its rest is not done."""
        return False

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
            self.report(Event(name, *fields))

    def report(self, event: Event) -> None:
        """Report an event to whoever listens."""
        if self.events is not None:
            event.table = self
            self.events.append(event)

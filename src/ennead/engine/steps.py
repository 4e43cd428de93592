"""Ordered parts of the rules: steps one after another, questions one after another, yes or no."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from ennead.engine.frames import Frame, Question, Section
from ennead.engine.limits import Left
from ennead.engine.table import Table

T = TypeVar("T", bound=Table)

NO: Final = 0
YES: Final = 1
NO_OR_YES: Final = 0b11


class Step:
    """A step of an ordered section: its name, its rule, and what is done."""

    def __init__(self, name: str, rule: str, act: Callable[..., None]) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.act: Final = act


@mypyc_attr(allow_interpreted_subclasses=True)
class Steps(Section[T]):
    """A section whose steps follow one another, each when all that the one before led to is over.

    Steps that leave nothing to do follow each other at once; no frame is made for them.
    """

    def __init__(self, step: int) -> None:
        self.step: Final = step

    def label(self) -> str:
        """Its name with that of the step in progress, the one before those still to come."""
        name = type(self).__name__
        return f"{name} {self.steps()[self.step - 1].name}" if self.step else name

    def steps(self) -> tuple[Step, ...]:
        """All the steps, in their order."""
        raise NotImplementedError

    def carry_out(self, table: T, step: Step) -> None:
        """Do one step."""
        raise NotImplementedError

    def at(self, step: int) -> Frame[Any]:
        """The same section when it has come to a step."""
        raise NotImplementedError

    def proceed(self, table: T) -> None:
        frames = table.frames
        depth = len(frames)
        steps = self.steps()
        step = self.step
        while step < len(steps) and len(frames) == depth and not table.has_ended():
            self.carry_out(table, steps[step])
            step += 1
        if step < len(steps):
            frames.insert(depth, self.at(step))


@mypyc_attr(allow_interpreted_subclasses=True)
class YesNo(Question[T]):
    """A question that is answered with yes or no; where it cannot be asked it falls away."""

    def can_be_asked(self, table: T) -> bool:
        """Whether there is a choice at all."""
        return True

    def limit(self, table: T, seat: int, left: Left) -> None:
        if self.can_be_asked(table):
            left.only_numbers(NO_OR_YES, "")
        else:
            left.nothing("")


def ask_in_order(table: Table, frames: Sequence[Frame[Any]]) -> None:
    """What comes next, the first of the frames first, whatever each of them leads to."""
    if frames:
        table.frames.extend(frames[::-1])

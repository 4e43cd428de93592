"""The space of actions: every pair of question and answer has a number of its own.

Actions are numbered question by question, as docs/answers.md lists them; chance comes last, so
that the players' actions are 0 to `players - 1` of the space.
"""

from __future__ import annotations

from typing import Any, Final

from ennead.engine.frames import ChanceQuestion, Frame, Question, SecretQuestion
from ennead.engine.words import question_name

#: A question's name, and the first and the last answer it can have.
Row = tuple[str, int, int]


class Space:
    """The actions of a game."""

    def __init__(
        self, asked: tuple[Row, ...], drawn: tuple[Row, ...], frames: dict[str, type[Frame[Any]]]
    ) -> None:
        self.rows: Final = (*asked, *drawn)
        #: By class of question whose answers are in two rows: the first answer of the second row,
        #: and what is added to an answer there.
        self.further: Final[dict[type[Frame[Any]], tuple[int, int]]] = {}
        #: By class of question: what is added to an answer; and its place in `rows`.
        self.offsets: Final[dict[type[Frame[Any]], int]] = {}
        self.places: Final[dict[type[Frame[Any]], int]] = {}
        #: The first action of each question.
        self.firsts: Final[list[int]] = []
        #: How many actions there are, and how many of them are players' actions.
        self.size: int = 0
        self.players: int = 0
        for place, (name, first, last) in enumerate(self.rows):
            if place == len(asked):
                self.players = self.size
            question = frames[class_name(name)]
            if question in self.offsets:
                self.further[question] = (first, self.size - first)
            else:
                self.offsets[question] = self.size - first
                self.places[question] = place
            self.firsts.append(self.size)
            self.size += last - first + 1
        if not drawn:
            self.players = self.size

    def action(self, frame: Frame[Any], answer: int) -> int:
        """The action that gives an answer to a question."""
        return self.offset(frame, answer) + answer

    def answer(self, frame: Frame[Any], action: int) -> int:
        """The answer that an action gives to a question; not always a legal one."""
        if self.further and type(frame) in self.further:
            first, offset = self.further[type(frame)]
            if action >= first + offset:
                return action - offset
        return action - self.offsets[type(frame)]

    def offset(self, frame: Frame[Any], answer: int) -> int:
        """What is added to an answer to make it an action."""
        if self.further and type(frame) in self.further:
            first, offset = self.further[type(frame)]
            if answer >= first:
                return offset
        return self.offsets[type(frame)]

    def describe(self, action: int) -> tuple[str, int]:
        """The question of an action and the answer it gives."""
        if not 0 <= action < self.size:
            raise ValueError(f"action must be 0 to {self.size - 1}, not {action!r}")
        place = max([n for n, first in enumerate(self.firsts) if first <= action])
        name, first, _ = self.rows[place]
        return name, action - self.firsts[place] + first


def space_of(frames: dict[str, type[Frame[Any]]]) -> Space:
    """The actions of all questions, in the order of the frames, by the answers they declare."""
    asked, drawn = rows_of(frames, ())
    return Space(asked, drawn, frames)


def rows_of(
    frames: dict[str, type[Frame[Any]]], first: tuple[str, ...]
) -> tuple[tuple[Row, ...], tuple[Row, ...]]:
    """The questions asked of players and of chance, with their answers; some of them first."""
    asked: list[Row] = []
    drawn: list[Row] = []
    listed = [class_name(name) for name in first]
    for name in [*listed, *[name for name in frames if name not in listed]]:
        frame = frames[name]
        if issubclass(frame, (Question, SecretQuestion)):
            low, high = frame.ANSWERS
            rows = drawn if issubclass(frame, ChanceQuestion) else asked
            rows.append((question_name(name), low, high))
    return tuple(asked), tuple(drawn)


def class_name(question: str) -> str:
    """The class of a question by the name that views show: `take_tile` is `TakeTile`."""
    return "".join([part.capitalize() for part in question.split("_")])

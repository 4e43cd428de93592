"""A whole game as a small readable text: how it began, and every answer, chance's included.

    ennead record 1
    game ra
    rules 1
    players 2
    options {"open_scores": true, "tile_counter": true}

    * suns 1
    0 draw
    * tile obelisk
    1 draw
    * tile astronomy
    0 ra
    end ca72aaeaaacfc8fb

Chance is `*`, players are their seats. A game that began with a position has it in a `start` line.
`end` carries the fingerprint of the position reached. Empty lines and `#` comments do not count.
"""

from __future__ import annotations

import json
import reprlib
from typing import Final

from ennead.engine.errors import RecordError
from ennead.engine.rules import Data

FIRST_LINE: Final = "ennead record 1"
CHANCE_MARK: Final = "*"
#: This many letters of what was found are part of a message.
SHOWN: Final = 200


class Record:
    """The beginning of a game and the answers given, as text lines with their numbers."""

    def __init__(
        self,
        game: str,
        rules: int,
        players: int,
        options: Data,
        start: Data | None,
        answers: list[tuple[int, str, str]],
        end: tuple[int, str],
        heads: dict[str, int],
    ) -> None:
        self.game = game
        self.rules = rules
        self.players = players
        self.options = options
        self.start = start
        #: Line number, seat and notation of every answer.
        self.answers = answers
        #: Line number and fingerprint of the end.
        self.end = end
        #: Line numbers of what stands before the answers.
        self.heads = heads

    def dumps(self) -> str:
        """The record as text."""
        head = [
            FIRST_LINE,
            f"game {self.game}",
            f"rules {self.rules}",
            f"players {self.players}",
            f"options {json.dumps(self.options, sort_keys=True)}",
        ]
        if self.start is not None:
            head.append(f"start {json.dumps(self.start, sort_keys=True)}")
        answers = [f"{seat} {notation}" for _, seat, notation in self.answers]
        return "\n".join([*head, "", *answers, f"end {self.end[1]}", ""])


def loads(text: str) -> Record:
    """The record of a text; RecordError names the line that is wrong."""
    if not isinstance(text, str):
        raise RecordError(f"expected the text of a record, found {reprlib.repr(text)}")
    lines = Lines(text)
    lines.expect_first()
    game = lines.value("game")
    rules = lines.number("rules")
    players = lines.number("players")
    options = lines.data("options")
    start = lines.data("start") if lines.next_word() == "start" else None
    answers = []
    while lines.next_word() not in ("end", ""):
        answers.append(lines.answer())
    end = (lines.line_number(), lines.value("end"))
    lines.expect_no_more()
    return Record(game, rules, players, options, start, answers, end, lines.heads)


def shortened(found: str) -> str:
    """What was found, as much of it as a message can show."""
    return found if len(found) <= SHOWN else f"{found[:SHOWN]}..."


class Lines:
    """The lines of a text that count, read one after another."""

    def __init__(self, text: str) -> None:
        self.lines = [
            (number, line.strip())
            for number, line in enumerate(text.splitlines(), 1)
            if line.strip() and not line.lstrip().startswith("#")
        ]
        self.last = len(text.splitlines())
        self.place = 0
        #: The line number of every key read.
        self.heads: dict[str, int] = {}

    def line_number(self) -> int:
        """The number of the line to be read next."""
        return self.lines[self.place][0] if self.place < len(self.lines) else self.last + 1

    def next_word(self) -> str:
        """The first word of the line to be read next; empty at the end."""
        if self.place == len(self.lines):
            return ""
        return self.lines[self.place][1].split()[0]

    def refuse(self, expected: str) -> RecordError:
        """The error for the line to be read next."""
        is_line = self.place < len(self.lines)
        found = shortened(repr(self.lines[self.place][1])) if is_line else "the end"
        return RecordError(f"line {self.line_number()}: expected {expected}; found {found}")

    def expect_first(self) -> None:
        """The line that says what the file is."""
        if self.place == len(self.lines) or self.lines[self.place][1] != FIRST_LINE:
            raise self.refuse(repr(FIRST_LINE))
        self.place += 1

    def expect_no_more(self) -> None:
        """Nothing may follow."""
        if self.place < len(self.lines):
            raise self.refuse("nothing after 'end'")

    def value(self, key: str) -> str:
        """What stands behind a key."""
        if self.next_word() != key:
            raise self.refuse(f"a line '{key} ...'")
        value = self.lines[self.place][1][len(key) :].strip()
        if not value:
            raise self.refuse(f"something behind '{key}'")
        self.heads[key] = self.line_number()
        self.place += 1
        return value

    def number(self, key: str) -> int:
        """The whole number behind a key."""
        value = self.value(key)
        if not value.isdecimal():
            self.place -= 1
            raise self.refuse(f"'{key}' and a whole number")
        return int(value)

    def data(self, key: str) -> Data:
        """The JSON object behind a key."""
        value = self.value(key)
        try:
            data = json.loads(value)
        except (ValueError, RecursionError):  # the latter where it is nested too deep
            data = None
        if not isinstance(data, dict):
            self.place -= 1
            raise self.refuse(f"'{key}' and a JSON object")
        return data

    def answer(self) -> tuple[int, str, str]:
        """An answer: line number, mark of the seat, notation."""
        mark, _, notation = self.lines[self.place][1].partition(" ")
        if not (mark == CHANCE_MARK or mark.isdecimal()) or not notation:
            raise self.refuse("a seat and its answer, or 'end'")
        self.place += 1
        return self.lines[self.place - 1][0], mark, " ".join(notation.split())

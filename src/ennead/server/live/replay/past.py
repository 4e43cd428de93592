"""The past of a table, gone through once and kept: any earlier moment is a few entries away."""

from __future__ import annotations

from collections.abc import Iterator

from ennead.engine.table import Event
from ennead.server import protocol
from ennead.server.live import projection
from ennead.server.live.option_words import chosen_options
from ennead.server.live.replay import history
from ennead.server.room.entries import Entry, TableRow
from ennead.server.room.folding import fold, trial
from ennead.server.room.positions import events_in
from ennead.server.room.room import Room

#: After this many steps the room is kept, to go on from there.
EVERY = 64
#: How many answers a kept room can take back without replaying its game.
STILL_KNOWN = 4


class Kept:
    """A room at a step: how many entries, and how many steps, led to it."""

    def __init__(self, room: Room, entries: int, steps: int) -> None:
        self.room = trial(room)
        self.room.events = []
        self.room.earlier = self.room.earlier[-STILL_KNOWN:]
        self.entries = entries
        self.steps = steps


class Past:
    """All entries of a table so far, its events, and rooms along the way; it grows with the table.

    Nobody but one thread may use it.
    """

    def __init__(self, row: TableRow, entries: list[Entry]) -> None:
        self.row = row
        self.entries, self.room = history.beginning(row, entries)
        self.folded = 0
        self.steps = 0
        self.kept = [Kept(self.room, 0, 0)]
        self.events: list[tuple[int, Event]] = []
        #: How many of them happened in the record that the table went on from.
        self.events_of_record = 0
        #: The step after each answer of the record, once somebody has asked for a finished game.
        self.answer_steps: list[int] | None = None
        self.go_on()

    @property
    def version(self) -> int:
        """Of the last entry that is known."""
        return self.room.version

    def extend(self, entries: list[Entry]) -> None:
        """What has happened since."""
        self.entries += [entry for entry in entries if entry.version > self.version]
        self.go_on()

    def go_on(self) -> None:
        """Take in the entries that are new."""
        self.answer_steps = None
        while self.folded < len(self.entries):
            before, record = self.room.shown, self.room.record
            fold(self.room, self.entries[self.folded])
            self.folded += 1
            if record is not None and self.room.record is None:
                self.events += [(self.room.shown, event) for event in events_in(*record)]
                self.events_of_record = len(self.events)
            if self.room.game is not None and self.room.shown > before:
                self.events += [one for one in self.room.events if one[0] > before]
                self.steps += 1
                if self.steps % EVERY == 0:
                    self.kept.append(Kept(self.room, self.folded, self.steps))

    def log(self, lang: str, first: int, last: int) -> list[protocol.GameEvent]:
        """Some of all that happened, in sentences."""
        game = self.room.game
        if game is None:
            return []
        names = [seat.name for seat in self.room.seats]
        return [
            projection.game_event(game, version, event, lang, names)
            for version, event in self.events[first : last + 1]
        ]

    def moments(
        self, person: str | None, lang: str, first: int, last: int
    ) -> Iterator[protocol.Moment]:
        """The table after some of its steps, as a person may see it."""
        kept = next(one for one in reversed(self.kept) if one.steps <= first)
        room, number = trial(kept.room), kept.steps
        for entry in self.entries[kept.entries :]:
            if number > last:
                return
            wanted = number >= first
            words = projection.answer_words(room, entry, person, lang) if wanted else ("", "")
            before = room.shown
            fold(room, entry)
            if room.game is not None and room.shown > before:
                if wanted:
                    step = history.Step(room, entry, *words)
                    yield history.moment_of(step, number, person, lang)
                number += 1

    def replay(self, person: str | None, lang: str, first: int, last: int) -> protocol.Replay:
        """Some earlier moments, and what is to be known about all of them."""
        row, room = self.row, self.room
        whole = first == 0 and room.phase == "finished"
        return protocol.Replay(
            game=row.game,
            players=row.players,
            options=chosen_options(row.game, row.options, lang),
            names=[seat.name for seat in room.seats],
            length=self.steps,
            moments=list(self.moments(person, lang, first, last)),
            ranking=room.ranking(),
            steps=self.steps_of_answers() if whole else [],
        )

    def record(self) -> str:
        """The record of the table."""
        return history.record_of(self.row, self.entries)

    def steps_of_answers(self) -> list[int]:
        """For each answer of the record the step after it, and at first the beginning."""
        if self.answer_steps is None:
            moments = history.step_numbers(self.row, self.entries)
            _, given = history.answers_of(self.row, self.entries)
            self.answer_steps = [0, *[moments.get(one.version, 0) for one in given]]
        return self.answer_steps

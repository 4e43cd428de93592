"""The past of a table: its entries, events, and rooms at intervals to replay from."""

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

#: Steps between two kept rooms.
EVERY = 64
#: The most answers that a kept room can undo without replaying its game.
STILL_KNOWN = 4


class Kept:
    """A room at a step, with the number of its entries and steps."""

    def __init__(self, room: Room, entries: int, steps: int) -> None:
        self.room = trial(room)
        self.room.events = []
        self.room.earlier = self.room.earlier[-STILL_KNOWN:]
        self.entries = entries
        self.steps = steps


class Past:
    """The past of a table; it grows with the table.

    Not thread-safe: only one thread may use it.
    """

    def __init__(self, row: TableRow, entries: list[Entry]) -> None:
        self.row = row
        self.entries, self.room = history.beginning(row, entries)
        self.folded = 0
        self.steps = 0
        self.kept = [Kept(self.room, 0, 0)]
        self.events: list[tuple[int, Event]] = []
        #: The number of events of the record that the table went on from.
        self.events_of_record = 0
        #: Cache: the step after each answer of the record.
        self.answer_steps: list[int] | None = None
        self.go_on()

    @property
    def version(self) -> int:
        """The version of the last entry."""
        return self.room.version

    def extend(self, entries: list[Entry]) -> None:
        """Add later entries."""
        self.entries += [entry for entry in entries if entry.version > self.version]
        self.go_on()

    def go_on(self) -> None:
        """Fold new entries."""
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
        """Return some of all events, in sentences."""
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
        """Return the table after some of its steps, as a person may see it."""
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
        """Return some moments, with the facts about the whole game."""
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
        """Return the record of the table."""
        return history.record_of(self.row, self.entries)

    def steps_of_answers(self) -> list[int]:
        """Return the step after each answer of the record; first that of the beginning."""
        if self.answer_steps is None:
            moments = history.step_numbers(self.row, self.entries)
            _, given = history.answers_of(self.row, self.entries)
            self.answer_steps = [0, *[moments.get(one.version, 0) for one in given]]
        return self.answer_steps

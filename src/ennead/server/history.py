"""Looking back: the record of a table, its log, every earlier moment; and those of a record.

All that a person is shown of earlier moments goes through `sight`, as what is shown live does.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ennead.engine.game import Game, begin
from ennead.engine.record import CHANCE_MARK, loads
from ennead.games.start import beginning_of, rules_of
from ennead.server import protocol, sight
from ennead.server.catalogue import chosen_options
from ennead.server.entries import Entry, TableRow
from ennead.server.room import Room, continued

#: How many moments are given at once.
MOST_MOMENTS = 64


class Given(NamedTuple):
    """An answer, and the version of its entry; 0 if it is of the record the table goes on from."""

    seat: int
    answer: int
    version: int


def record_of(row: TableRow, entries: list[Entry]) -> str:
    """The record of a table: all answers that counted in the end."""
    game, given = answers_of(row, entries)
    for seat, answer, _ in given:
        game.apply(seat, answer)
    return game.record().dumps()


def answers_of(row: TableRow, entries: list[Entry]) -> tuple[Game, list[Given]]:
    """How a table began, and all answers that were neither taken back nor changed."""
    first = entries[0].data
    if "record" in first:
        game = continued(first["record"], first["after"])
    else:
        game = begin(rules_of(row.game), row.players, row.options, None, None)
    given = [Given(seat, answer, 0) for seat, answer in game.log.answers()]
    for entry in entries:
        if entry.kind == "answered":
            given.append(Given(entry.seat, entry.data["answer"], entry.version))
        elif entry.kind == "undone":
            del given[entry.data["answers"] :]
    start = begin(game.rules, row.players, row.options, game.start, None)
    return start, without_second_thoughts(start.clone(), given)


def without_second_thoughts(game: Game, given: list[Given]) -> list[Given]:
    """Of sealed answers that were changed before the reveal, only the last is left."""
    kept: list[Given] = []
    place: dict[int, int] = {}
    for one in given:
        changed = one.seat >= 0 and one.seat not in game.to_act()
        if changed:
            kept[place[one.seat]] = kept[place[one.seat]]._replace(answer=one.answer)
        else:
            place[one.seat] = len(kept)
            kept.append(one)
        game.apply(one.seat, one.answer)
    return kept


# ---------------------------------------------------------------- a table


class Step:
    """The room after a public entry, who answered and what that was called before it was given."""

    def __init__(self, room: Room, entry: Entry, notation: str, words: str) -> None:
        self.room = room
        self.version = entry.version
        self.seat = entry.seat if entry.kind == "answered" and entry.seat >= 0 else None
        self.notation = notation
        self.words = words


def steps(row: TableRow, entries: list[Entry], person: str | None, lang: str) -> Iterator[Step]:
    """A table from the beginning of its game, step by step; private entries are no steps."""
    room = Room(row)
    for entry in entries:
        notation, words = sight.answer_words(room, entry, person, lang)
        before = room.shown
        room.fold(entry)
        if room.game is not None and room.shown > before:
            yield Step(room, entry, notation, words)


def log_of(row: TableRow, entries: list[Entry], lang: str) -> list[protocol.GameEvent]:
    """All that happened at a table so far."""
    log: list[protocol.GameEvent] = []
    for step in steps(row, entries, None, lang):
        log += sight.events(step.room, lang, step.room.shown - 1)
    return log


def replay_of(
    row: TableRow, entries: list[Entry], person: str | None, lang: str, first: int, last: int
) -> protocol.Replay:
    """Some earlier moments of a table as a person may see them."""
    moments: list[protocol.Moment] = []
    length = 0
    room = Room(row)
    for number, step in enumerate(steps(row, entries, person, lang)):
        room, length = step.room, number + 1
        if first <= number <= last:
            moments.append(moment_of(step, number, person, lang))
    return protocol.Replay(
        game=row.game,
        players=row.players,
        options=chosen_options(row.game, row.options, lang),
        names=[seat.name for seat in room.seats],
        length=length,
        moments=moments,
        ranking=sight.ranking(room),
        steps=step_of_answers(row, entries) if first == 0 and room.phase == "finished" else [],
    )


def moment_of(step: Step, number: int, person: str | None, lang: str) -> protocol.Moment:
    """The table after a step."""
    room = step.room
    assert room.game is not None
    seat = sight.view_seat(room, person)
    names = [data.name for data in room.seats]
    return protocol.Moment(
        version=room.shown,
        step=number,
        seat=step.seat,
        notation=step.notation,
        words=step.words,
        events=sight.events(room, lang, room.shown - 1),
        to_act=room.to_act(),
        view=room.game.view(seat),
        drawing=sight.drawn(room.game, seat, lang, names),
    )


def step_of_answers(row: TableRow, entries: list[Entry]) -> list[int]:
    """For each answer of the table's record the moment after it, and at first the beginning."""
    moments = {step.version: n for n, step in enumerate(steps(row, entries, None, "en"))}
    _, given = answers_of(row, entries)
    return [0, *[moments.get(one.version, 0) for one in given]]


# ---------------------------------------------------------------- a record


def replay_of_record(text: str, lang: str, first: int, last: int) -> protocol.Replay:
    """Some moments of a record as a spectator sees them; ValueError names a line that is wrong."""
    record = loads(text)
    game = beginning_of(record)
    game.listen()
    moments = [record_moment(game, 0, None, "", "", lang)] if first == 0 else []
    for number, (line, mark, notation) in enumerate(record.answers, 1):
        seat = -1 if mark == CHANCE_MARK else int(mark)
        wanted = first <= number <= last
        try:
            answer = game.parse(seat, notation)
            words = game.say(seat, answer, lang) if wanted else ""
            game.apply(seat, answer)
        except ValueError as error:
            raise ValueError(f"line {line}: {error}") from None
        if wanted:
            who = None if seat < 0 else seat
            moments.append(record_moment(game, number, who, notation, words, lang))
        game.listen().clear()
    return protocol.Replay(
        game=record.game,
        players=record.players,
        options=chosen_options(game.name, game.options, lang),
        names=[],
        length=len(record.answers) + 1,
        moments=moments,
        ranking=[list(place) for place in game.ranking()] if game.over else None,
    )


def record_moment(
    game: Game, number: int, seat: int | None, notation: str, words: str, lang: str
) -> protocol.Moment:
    """The game of a record after an answer."""
    return protocol.Moment(
        version=number,
        step=number,
        seat=seat,
        notation=notation,
        words=words,
        events=[sight.game_event(game, number, event, lang, []) for event in game.listen()],
        to_act=[seat for seat in game.to_act() if seat >= 0],
        view=game.view(None),
        drawing=sight.drawn(game, None, lang, []),
    )

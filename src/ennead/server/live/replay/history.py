"""The record of a table and its moments; the moments of a record.

Moments go through `projection`, as live tables do.
"""

from __future__ import annotations

from typing import NamedTuple

from ennead.engine.game import Game, begin
from ennead.engine.record import CHANCE_MARK, Record
from ennead.games.start import beginning_of, rules_of
from ennead.server import protocol
from ennead.server.live import projection
from ennead.server.live.option_words import chosen_options
from ennead.server.room.entries import Adopted, Answered, Created, Entry, TableRow, Undone
from ennead.server.room.folding import fold
from ennead.server.room.positions import continued, loaded
from ennead.server.room.room import Room

#: The most moments in one reply.
MOST_MOMENTS = 64


class Given(NamedTuple):
    """An answer, and the version of its entry; 0 if it is of the record the table went on from."""

    seat: int
    answer: int
    version: int


def record_of(row: TableRow, entries: list[Entry]) -> str:
    """Return the record of a table: all answers that counted."""
    game, given = answers_of(row, entries)
    for seat, answer, _ in given:
        game.apply(seat, answer)
    return game.record().dumps()


def beginning(row: TableRow, entries: list[Entry]) -> tuple[list[Entry], Room]:
    """Return the entries that can be replayed, and the room before them.

    All of them, unless the rules have changed and the game went on from a state.
    """
    room = Room(row)
    for number in range(len(entries) - 1, -1, -1):
        what = entries[number].what
        if isinstance(what, Adopted) and what.state is not None:
            room.version, room.shown = entries[number].version - 1, what.state["shown"] - 1
            room.phase = "playing"
            return entries[number:], room
    return entries, room


def answers_of(row: TableRow, entries: list[Entry]) -> tuple[Game, list[Given]]:
    """Return the first game of a table, and all answers that were neither undone nor changed."""
    game, before, later = first_game(row, entries)
    given = [Given(seat, answer, 0) for seat, answer in game.log.answers()]
    for entry in later:
        what = entry.what
        if isinstance(what, Answered):
            given.append(Given(what.seat, what.answer, entry.version))
        elif isinstance(what, Undone):
            del given[what.answers - before :]
    start = begin(game.rules, row.players, row.options, game.start, None)
    return start, last_sealed_answers(start.clone(), given)


def first_game(row: TableRow, entries: list[Entry]) -> tuple[Game, int, list[Entry]]:
    """Return the first game, the number of answers before it, and the entries that count."""
    later, _ = beginning(row, entries)
    first = later[0].what
    if isinstance(first, Adopted) and first.state is not None:
        return loaded(first.state["position"]), first.state["answers"], later
    if isinstance(first, Created) and first.record is not None:
        return continued(first.record, first.after or 0), 0, later
    return begin(rules_of(row.game), row.players, row.options, None, None), 0, later


def last_sealed_answers(game: Game, given: list[Given]) -> list[Given]:
    """Keep only the final version of each sealed answer."""
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
    """The room after a public entry, and the answer in notation and words."""

    def __init__(self, room: Room, entry: Entry, notation: str, words: str) -> None:
        self.room = room
        self.version = entry.version
        what = entry.what
        self.seat = what.seat if isinstance(what, Answered) and what.seat >= 0 else None
        self.notation = notation
        self.words = words


def step_numbers(row: TableRow, entries: list[Entry]) -> dict[int, int]:
    """Number the steps of a table by the versions of their entries; private ones have none."""
    later, room = beginning(row, entries)
    numbers: dict[int, int] = {}
    for entry in later:
        before = room.shown
        fold(room, entry)
        if room.game is not None and room.shown > before:
            numbers[entry.version] = len(numbers)
    return numbers


def moment_of(step: Step, number: int, person: str | None, lang: str) -> protocol.Moment:
    """Project the table after a step."""
    room = step.room
    assert room.game is not None
    seat = projection.view_seat(room, room.seats_of(person))
    names = [data.name for data in room.seats]
    return protocol.Moment(
        version=room.shown,
        step=number,
        seat=step.seat,
        notation=step.notation,
        words=step.words,
        events=projection.events(room, lang, room.shown - 1),
        to_act=room.to_act(),
        view=room.view(seat),
        drawing=projection.drawing_of(room.game, seat, lang, names),
    )


# ---------------------------------------------------------------- a record


def replay_of_record(record: Record, lang: str, first: int, last: int) -> protocol.Replay:
    """Return moments of a record, for spectators; ValueError names a wrong line."""
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
    """Project the game of a record after an answer."""
    return protocol.Moment(
        version=number,
        step=number,
        seat=seat,
        notation=notation,
        words=words,
        events=[projection.game_event(game, number, event, lang, []) for event in game.listen()],
        to_act=[seat for seat in game.to_act() if seat >= 0],
        view=game.view(None),
        drawing=projection.drawing_of(game, None, lang, []),
    )

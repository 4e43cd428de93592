"""Finished games again: their records, and every moment of a record."""

from __future__ import annotations

import asyncio
from typing import Any

from ennead.engine.game import begin
from ennead.engine.record import loads
from ennead.games.start import beginning_of, rules_of
from ennead.server.entries import Entry, TableRow
from ennead.server.room import Room, continued
from ennead.server.store import Store


async def finished_record(store: Store, room: Room) -> str:
    """The record of a table: all answers that were not taken back."""
    entries = await store.entries(room.row.id, 0)
    return await asyncio.to_thread(record_of, room.row, entries)


def record_of(row: TableRow, entries: list[Entry]) -> str:
    """The record of all entries of a table."""
    first = entries[0].data
    if "record" in first:
        game = continued(first["record"], first["after"])
    else:
        game = begin(rules_of(row.game), row.players, row.options, None, None)
    given = game.log.answers()
    for entry in entries:
        if entry.kind == "answered":
            given.append((entry.seat, entry.data["answer"]))
        elif entry.kind == "undone":
            del given[entry.data["answers"] :]
    again = begin(game.rules, row.players, row.options, game.start, None)
    for seat, answer in given:
        again.apply(seat, answer)
    return again.record().dumps()


def moments(text: str, language: str) -> dict[str, Any]:
    """A record step by step, as a spectator sees it."""
    record = loads(text)
    game = beginning_of(record)
    heard = game.listen()
    steps: list[dict[str, Any]] = [
        {"seat": None, "notation": "", "words": "", "events": [], "view": game.view(None)}
    ]
    for line, mark, notation in record.answers:
        seat = -1 if mark == "*" else int(mark)
        try:
            answer = game.parse(seat, notation)
            words = game.say(seat, answer, language)
            game.apply(seat, answer)
        except ValueError as error:
            raise ValueError(f"line {line}: {error}") from None
        events = [
            {"name": event.name, "fields": list(event.fields), "words": game.tell(event, language)}
            for event in heard
        ]
        heard.clear()
        steps.append(
            {
                "seat": None if seat < 0 else seat,
                "notation": notation,
                "words": words,
                "events": events,
                "view": game.view(None),
            }
        )
    ranking = [list(place) for place in game.ranking()] if game.over else None
    return {
        "game": record.game,
        "players": record.players,
        "options": record.options,
        "steps": steps,
        "ranking": ranking,
    }

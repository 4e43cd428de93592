"""New tables with their seats."""

from __future__ import annotations

from typing import Any

from ennead.server.live.tables import Tables
from ennead.server.room.drafts import Draft
from ennead.server.room.entries import Created, Entry, TableRow
from ennead.server.room.folding import fold
from ennead.server.room.gathering import start_game
from ennead.server.room.room import Room


async def create_with_seats(
    tables: Tables, row: TableRow, seats: list[dict[str, Any]], record: dict[str, Any]
) -> None:
    """Create a table; if all seats are taken the game begins."""
    room = Room(row)
    first = Entry(1, row.created, Created(seats=seats, **record))
    fold(room, first)
    draft = Draft(room, None, tables.seeds)
    if all(seat["kind"] != "open" for seat in seats):
        start_game(room, draft)
        room = draft.after
    await tables.create(room, [first, *draft.entries])

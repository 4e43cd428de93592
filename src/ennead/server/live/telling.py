"""Everybody at a table gets it as they see it."""

from __future__ import annotations

import msgspec

from ennead.server.live.live_table import LiveTable
from ennead.server.live.projection import table_state


def tell(table: LiveTable, people: set[str | None] | None) -> None:
    """Every guest, or only some, gets the table as they see it; equal views are made once."""
    made: dict[tuple[str, str, int], bytes] = {}
    for guest in list(table.guests):
        person = guest.person.id if guest.person is not None else ""
        if people is not None and person not in people:
            continue
        own = person if table.room.seats_of(person) or person == table.room.row.creator else ""
        key = (own, guest.language, guest.since)
        if key not in made:
            state = table_state(table.room, own, guest.language, guest.since)
            made[key] = msgspec.json.encode(state)
        guest.send_encoded(made[key])
        guest.since = table.room.shown

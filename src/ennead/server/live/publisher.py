"""What has changed at a table is sent to its guests."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

from ennead.server.live.chat import Chat
from ennead.server.live.connections import Connections
from ennead.server.live.live_table import LiveTable
from ennead.server.live.projection import table_state
from ennead.server.live.tasks import Tasks
from ennead.server.room.entries import Created, Entry, Removed, Sat
from ennead.server.room.room import Room


class Publisher:
    """Sends changes of tables to all who may see them."""

    def __init__(self, connections: Connections, chat: Chat, tasks: Tasks) -> None:
        self.connections = connections
        self.chat = chat
        self.tasks = tasks
        #: Called after each change: it may be the turn of a bot.
        self.wake_bots: Callable[[LiveTable], None] = lambda table: None

    def publish(self, table: LiveTable, before: Room, entries: list[Entry]) -> None:
        """Send the guests what has changed, and wake the bots."""
        table.used = time.monotonic()
        room = table.room
        room.remember_keys(entries)
        if any(isinstance(entry.what, (Created, Sat, Removed)) for entry in entries):
            self.connections.changed(table)
        if room.phase == "closed":
            for guest in table.guests:
                guest.end(4404, "this table was deleted")
        elif room.shown == before.shown:
            send_state(table, {room.seats[entry.what.seat].person for entry in entries})
        else:
            send_state(table, None)
        self.wake_bots(table)
        if (before.phase, room.phase) == ("playing", "finished"):
            self.tasks.spawn(self.chat.send_spectators_lines(table))


def send_state(table: LiveTable, people: set[str | None] | None) -> None:
    """Send the table to all guests, or to some people only; equal views are encoded once."""
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

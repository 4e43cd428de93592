"""Chat at tables: who reads which lines, and rate limits."""

from __future__ import annotations

import time

import msgspec

from ennead.server import protocol
from ennead.server.limits.rate_limit import Allowances
from ennead.server.live.live_table import Guest, LiveTable
from ennead.server.room.drafts import Refusal
from ennead.server.settings import Limits
from ennead.server.store.persons import ChatRow, Person
from ennead.server.store.store import Store

#: The most lines that a new guest gets.
SHOWN = 100


class Chat:
    """The chat of all tables of this process."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.limits = limits
        self.of_person = Allowances.per_minute(limits.chat_per_minute)
        #: By table: spectators together must not drown players out.
        self.of_spectators = Allowances.per_minute(limits.spectators_chat_per_minute)

    async def send(self, table: LiveTable, guest: Guest, person: Person, text: str) -> None:
        """Save a line and send it to those who may read it."""
        own = table.room.seats_of(person.id)
        self.check(table, person, is_player=bool(own))
        seat = own[0] if own else None
        name = person.called if seat is None else table.room.seats[seat].name
        row = ChatRow(0, time.time(), person.id, name, seat, text)
        saved = await self.store.add_chat(table.room.row.id, row)
        table.chat_lines = saved.number
        line = msgspec.json.encode(protocol.ChatLines([chat_line(saved)]))
        for other in list(table.guests):
            if may_read(table, other, saved):
                other.send_encoded(line)

    def check(self, table: LiveTable, person: Person, is_player: bool) -> None:
        """Refuse lines beyond a limit; half of the lines of a table are reserved for players."""
        most = self.limits.chat_lines_per_table
        if table.chat_lines >= (most if is_player else most // 2):
            raise Refusal("not_now", "enough has been said at this table")
        if not self.of_person.take(person.id):
            raise Refusal("too_fast", "you talk too quickly; slow down")
        if not is_player and not self.of_spectators.take(table.room.row.id):
            raise Refusal("too_fast", "the spectators talk too quickly; slow down")

    async def lines_for(self, table: LiveTable, guest: Guest) -> list[protocol.ChatLine]:
        """Return the last lines that a guest may read."""
        rows = await self.store.chat(table.room.row.id, 0, SHOWN)
        table.chat_lines = max([table.chat_lines, *(row.number for row in rows)])
        return [chat_line(row) for row in rows if may_read(table, guest, row)]

    async def send_spectators_lines(self, table: LiveTable) -> None:
        """Send players the lines of spectators, once the game is over."""
        rows = await self.store.chat(table.room.row.id, 0, SHOWN)
        lines = [chat_line(row) for row in rows if row.seat is None]
        if lines:
            for guest in list(table.guests):
                if not is_audience(table, guest):
                    guest.send(protocol.ChatLines(lines, earlier=True))


def may_read(table: LiveTable, guest: Guest, row: ChatRow) -> bool:
    """Whether a guest may read a line: players may not read spectators while the game runs."""
    return row.seat is not None or table.room.phase == "finished" or is_audience(table, guest)


def is_audience(table: LiveTable, guest: Guest) -> bool:
    """Whether a guest reads the lines of spectators while the game runs.

    Players do not; nor does a connection without a name from where a player sits, as it may well be
    the player's own.
    """
    if guest.person is not None:
        return not table.room.seats_of(guest.person.id)
    return guest.address not in table.player_addresses()


def chat_line(row: ChatRow) -> protocol.ChatLine:
    """Return a line as it is sent, without the id of its author."""
    return protocol.ChatLine(row.number, row.at, row.name, row.seat, row.text)

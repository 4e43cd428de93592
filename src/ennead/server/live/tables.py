"""The tables of a server: rooms loaded on demand, messages carried out, everybody told.

An entry is committed before anybody is told of it. Where several processes share a database, each
has its own copy of a room; the entries' versions decide who was first, and the others catch up.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ennead.bots import bots_for
from ennead.server import protocol
from ennead.server.identity import new_join_code
from ennead.server.live.admission import Admission
from ennead.server.live.bots.advice import Advice
from ennead.server.live.bots.play import BotPlay
from ennead.server.live.bots.pool import BotPool
from ennead.server.live.chat import Chat
from ennead.server.live.cluster.sync import Sync
from ennead.server.live.connections import Connections
from ennead.server.live.keeper import Keeper
from ennead.server.live.live_table import LiveTable
from ennead.server.live.message_limits import MessageLimits
from ennead.server.live.person_limits import PersonLimits
from ennead.server.live.replay.replays import Replays
from ennead.server.live.rooms import Rooms
from ennead.server.live.sessions import Sessions
from ennead.server.live.snapshot_schedule import SnapshotSchedule
from ennead.server.live.tasks import Tasks
from ennead.server.live.telling import tell
from ennead.server.monitoring.faults import Faults
from ennead.server.monitoring.metrics import Metrics
from ennead.server.monitoring.reports import Reports
from ennead.server.room.decisions import decide
from ennead.server.room.drafts import Asker, Draft, House, Refusal
from ennead.server.room.entries import Created, Entry, Removed, Sat, TableRow
from ennead.server.room.folding import trial
from ennead.server.room.gathering import rename
from ennead.server.room.room import Room
from ennead.server.room.seeds import Luck
from ennead.server.settings import Settings
from ennead.server.store.persons import Person
from ennead.server.store.store import CodeTaken, KeyUsed, Store


class Tables:
    """All tables of this process."""

    def __init__(
        self, store: Store, settings: Settings, metrics: Metrics, reports: Reports, faults: Faults
    ) -> None:
        self.store = store
        self.settings = settings
        self.metrics = metrics
        self.reports = reports
        self.tasks = Tasks(faults)
        self.admission = Admission(settings.limits, reports)
        self.messages = MessageLimits(settings.limits)
        self.chat = Chat(store, settings.limits)
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        limits = settings.limits
        self.house = House(limits.entries_per_table, limits.undos_per_table, bots_for)
        self.person_limits = PersonLimits(store, settings.limits)
        self.luck = Luck(settings.secrets[0], settings.luck_seed)
        self.pool = BotPool(
            settings.bot_processes, settings.bot_seconds, settings.bot_modules, settings.bot_build
        )
        self.advice = Advice(self.pool, self.luck)
        self.connections = Connections(store, self.live, self.tasks.spawn)
        self.sessions = Sessions(store, self.live, self.connections.heard)
        self.sync = Sync(self, store)
        self.replays = Replays(store)
        self.snapshots = SnapshotSchedule(store, self.replays, self.tasks)
        self.rooms = Rooms(store, self.luck, self.snapshots)
        self.bot_play = BotPlay(self)
        self.keeper = Keeper(self)
        self.patience = settings.limits.absence_seconds
        #: Told whom a table waits for, whenever that changes.
        self.on_turn: Callable[[Room, set[str]], None] = lambda room, people: None

    # ------------------------------------------------------------ opening and closing

    async def open(self) -> None:
        """Begin to listen to other processes and to watch the clocks."""
        self.store.listen(self.sync.heard, self.sessions.announced, self.sync.look_at_all)
        await self.keeper.heartbeat.start()
        self.tasks.spawn(self.keeper.keep())

    async def close(self) -> None:
        """Stop everything that is under way; what was answered is in the store."""
        await self.tasks.cancel()
        self.replays.close()
        await self.pool.close()
        self.tasks.spawn(self.snapshots.save_positions(self.live.values()))
        self.tasks.spawn(self.keeper.heartbeat.stop())
        await self.tasks.wait()

    # ------------------------------------------------------------ rooms

    async def find(self, id: str) -> LiveTable | None:
        """A table by its id, loaded if need be; Unplayable if it cannot be."""
        found = self.live.get(id)
        if found is not None:
            await self.sync.look(found)
        else:
            async with self.loading.setdefault(id, asyncio.Lock()):
                found = self.live.get(id)
                if found is None:
                    room = await self.rooms.load(id)
                    if room is not None:
                        found = LiveTable(room, self.patience)
                        await self.keeper.give_time_back(found)
                        self.live[id] = found
                        self.metrics.loaded.inc()
                        await self.sync.look(found)  # nobody heard of it while it was loaded
            self.loading.pop(id, None)
        if found is None or found.room.phase == "closed":
            return None
        found.used = time.monotonic()
        return found

    async def create(self, row: TableRow, room: Room, entries: list[Entry]) -> None:
        """A new table; its room has folded the entries."""
        while True:
            try:
                await self.store.create_table(row, entries, room.summary())
                break
            except CodeTaken:
                room.row = row = replace(row, code=new_join_code())
        table = self.live[row.id] = LiveTable(room, self.patience)
        table.people = room.summary().people
        self.metrics.created.inc()
        self.after_change(table, Room(row), entries)
        self.snapshots.after_change(table, trial(Room(row), entries[:1]))
        self.notify(room, Room(row))

    # ------------------------------------------------------------ messages

    async def carry_out(
        self, table: LiveTable, person: Person, message: Any, language: str, address: str = ""
    ) -> int:
        """A person's message: checked, committed, told to all; the version of the table then."""
        if isinstance(message, protocol.SitDown):
            async with self.person_limits.one_at_a_time(person):
                await self.person_limits.check_seats(person, address)
                return await self.carry_out_now(table, person, message, language)
        return await self.carry_out_now(table, person, message, language)

    async def change(self, table: LiveTable, decided: Callable[[Room], Draft]) -> None:
        """Commit what is decided about a table, however others change it meanwhile."""
        async with table.lock:
            await self.sync.settle(table, decided)

    async def rename(self, table: LiveTable, person: Person) -> None:
        """A person's seats at a table are called as the person is."""
        asker = Asker(person.id, person.nickname)
        with contextlib.suppress(Refusal):  # the next visit does it
            await self.change(table, lambda room: rename(room, asker, self.house, self.luck))

    async def rename_where_connected(self, person: Person) -> None:
        """At the tables where a person is, the seats follow at once; elsewhere when they come."""
        for table in list(self.live.values()):
            if any(g.person is not None and g.person.id == person.id for g in table.guests):
                await self.rename(table, person)

    async def carry_out_now(
        self, table: LiveTable, person: Person, message: Any, language: str
    ) -> int:
        """A message that may be carried out as far as other tables are concerned."""
        key = f"{person.id}:{message.id}"
        async with table.lock:
            if getattr(message, "version", 0) > table.room.shown:
                await self.sync.catch_up(table)  # it was seen at another process
            if key in table.room.keys:
                return table.room.shown
            if isinstance(message, (protocol.Undo, protocol.Vote)) and table.room.before:
                await self.sync.catch_up(table)
                await self.rooms.remember_all(table)
            try:
                await self.sync.settle(table, self.decision(person, message, language))
            except Refusal:
                if not await self.is_known(table, key):
                    raise
            except KeyUsed:
                await self.sync.catch_up(table)
            return table.room.shown

    def decision(self, person: Person, message: Any, language: str) -> Callable[[Room], Draft]:
        """What a message leads to at a room."""
        asker = Asker(person.id, person.nickname)
        kind = str(message.__struct_config__.tag)
        return lambda room: decide(room, asker, kind, message, self.luck, language, self.house)

    async def is_known(self, table: LiveTable, key: str) -> bool:
        """Whether a message was carried out before."""
        if key in table.room.keys or table.room.keys_since == 0:
            return key in table.room.keys
        return await self.store.key_version(table.room.row.id, key) is not None

    async def commit(self, table: LiveTable, draft: Draft) -> None:
        """Write the entries, then take them in and tell everybody. The lock is held."""
        room, after, entries = table.room, draft.after, draft.entries
        started = time.perf_counter()
        summary = after.summary()
        people = None if summary.people == table.people else summary.people
        await self.store.append(room.row.id, entries, summary, people)
        table.people = summary.people
        self.metrics.committed(after.shown - room.shown, time.perf_counter() - started)
        table.room = after
        self.after_change(table, room, entries)
        self.snapshots.after_change(table, room)
        self.notify(after, room)

    def after_change(self, table: LiveTable, before: Room, entries: list[Entry]) -> None:
        """Tell the guests, wake the bots."""
        table.used = time.monotonic()
        room = table.room
        room.know(entries)
        if any(isinstance(entry.what, (Created, Sat, Removed)) for entry in entries):
            self.connections.changed(table)
        if room.phase == "closed":
            for guest in table.guests:
                guest.end(4404, "this table was deleted")
        elif room.shown == before.shown:
            tell(table, {room.seats[entry.what.seat].person for entry in entries})
        else:
            tell(table, None)
        self.bot_play.wake(table)
        if (before.phase, room.phase) == ("playing", "finished"):
            self.tasks.spawn(self.chat.let_hear(table))

    def notify(self, room: Room, before: Room) -> None:
        """Whoever is awaited now and was not is told; by the process that wrote, and no other."""
        now_waiting = room.awaited() - before.awaited()
        if now_waiting:
            self.on_turn(room, now_waiting)

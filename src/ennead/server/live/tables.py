"""The tables of a server: messages are carried out here.

An entry is committed before it is sent to anybody. Where several processes share a database, each
has its own copy of a room; the entries' versions decide who was first, and the others catch up.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable

from ennead.bots import bots_for
from ennead.server import protocol
from ennead.server.live.bots.advice import Advice
from ennead.server.live.bots.play import BotPlay
from ennead.server.live.bots.pool import BotPool
from ennead.server.live.changes import Changes
from ennead.server.live.cluster.heartbeat import Heartbeat
from ennead.server.live.cluster.lost_time import LostTime
from ennead.server.live.cluster.sync import Sync
from ennead.server.live.in_use import TablesInUse
from ennead.server.live.keeper import Keeper
from ennead.server.live.live_table import LiveTable
from ennead.server.live.person_limits import PersonLimits
from ennead.server.live.publisher import Publisher
from ennead.server.live.replay.replays import Replays
from ennead.server.live.rooms import Rooms
from ennead.server.live.snapshot_schedule import SnapshotSchedule
from ennead.server.live.tasks import Tasks
from ennead.server.live.visitors import Visitors
from ennead.server.monitoring.faults import Faults
from ennead.server.monitoring.metrics import Metrics
from ennead.server.monitoring.reports import Reports
from ennead.server.room.decisions import decide
from ennead.server.room.drafts import Asker, Draft, Refusal, TableLimits
from ennead.server.room.entries import Entry
from ennead.server.room.gathering import rename
from ennead.server.room.room import Room
from ennead.server.room.seeds import Seeds
from ennead.server.settings import Settings
from ennead.server.store.persons import Person
from ennead.server.store.store import KeyUsed, Store


class Tables:
    """All tables of this process: builds their parts, and carries messages out."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        metrics: Metrics,
        reports: Reports,
        faults: Faults,
        pool: BotPool | None = None,
    ) -> None:
        limits = settings.limits
        live: dict[str, LiveTable] = {}
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.tasks = tasks = Tasks(faults)
        self.seeds = seeds = Seeds(settings.secrets[0], settings.luck_seed)
        self.table_limits = TableLimits(limits.entries_per_table, limits.undos_per_table, bots_for)
        self.person_limits = PersonLimits(store, limits)
        self.visitors = Visitors(store, live, limits, reports, tasks)
        self.replays = Replays(store)
        self.snapshots = SnapshotSchedule(store, self.replays, tasks)
        rooms = Rooms(store, seeds, self.snapshots)
        publisher = Publisher(self.visitors.connections, self.visitors.chat, tasks)
        self.changes = Changes(store, metrics, self.snapshots, publisher)
        self.sync = Sync(store, live, rooms, self.changes, tasks)
        lost_time = LostTime(Heartbeat(store), self.sync, seeds)
        self.in_use = TablesInUse(live, limits, metrics, rooms, self.sync, lost_time)
        self.pool = pool or BotPool(
            settings.bot_processes, settings.bot_seconds, settings.bot_modules, settings.bot_build
        )
        self.advice = Advice(self.pool, seeds)
        self.bot_play = BotPlay(self.pool, self.sync, tasks, settings, metrics, seeds)
        publisher.wake_bots = self.bot_play.wake
        self.keeper = Keeper(
            store,
            self.in_use,
            lost_time,
            self.sync,
            self.visitors.connections,
            self.bot_play.wake,
            seeds,
        )

    # ------------------------------------------------------------ opening and closing

    async def open(self) -> None:
        """Listen to other processes, and start the heartbeat and the keeper."""
        self.sync.listen(self.visitors.sessions.announced)
        await self.keeper.heartbeat.start()
        self.tasks.spawn(self.keeper.keep())

    async def close(self) -> None:
        """Stop all tasks and workers, and save where games are."""
        await self.tasks.cancel()
        self.replays.close()
        await self.pool.close()
        self.tasks.spawn(self.snapshots.save_positions(self.in_use.live.values()))
        self.tasks.spawn(self.keeper.heartbeat.stop())
        await self.tasks.wait()

    # ------------------------------------------------------------ tables

    async def find(self, id: str) -> LiveTable | None:
        """Return a table by its id, loaded if need be; Unplayable if it cannot be loaded."""
        return await self.in_use.find(id)

    async def create(self, room: Room, entries: list[Entry]) -> None:
        """Create a table; its room has folded the entries."""
        await self.changes.create(room, entries)
        self.changes.created(self.in_use.add(room), entries)

    async def rename(self, table: LiveTable, person: Person) -> None:
        """Rename a person's seats at a table to their nickname."""
        asker = Asker(person.id, person.called)
        with contextlib.suppress(Refusal):  # the next visit does it
            await self.sync.change(
                table, lambda room: rename(room, asker, self.table_limits, self.seeds)
            )

    async def rename_where_connected(self, person: Person) -> None:
        """Rename a person's seats where they are connected; elsewhere the next visit does it."""
        for table in list(self.in_use.live.values()):
            if any(g.person is not None and g.person.id == person.id for g in table.guests):
                await self.rename(table, person)

    # ------------------------------------------------------------ messages

    async def carry_out(
        self,
        table: LiveTable,
        person: Person,
        message: protocol.TableMessage,
        language: str,
        address: str = "",
    ) -> int:
        """Carry out a message; return the version of the table then."""
        if isinstance(message, protocol.SitDown):
            async with self.person_limits.one_at_a_time(person):
                await self.person_limits.check_seats(person, address)
                # The name may have been chosen after this connection was made.
                person = await self.store.person(person.id) or person
                return await self.carry_out_now(table, person, message, language)
        return await self.carry_out_now(table, person, message, language)

    async def carry_out_now(
        self, table: LiveTable, person: Person, message: protocol.TableMessage, language: str
    ) -> int:
        """Carry out a message after the limits of the person were checked."""
        key = f"{person.id}:{message.id}"
        async with table.lock:
            if isinstance(message, protocol.Answer) and message.version > table.room.shown:
                await self.sync.catch_up(table)  # it was seen at another process
            if key in table.room.keys:
                return table.room.shown
            if isinstance(message, (protocol.Undo, protocol.Vote)) and table.room.before:
                await self.sync.catch_up(table)
                await self.sync.rooms.remember_all(table)
            try:
                await self.sync.settle(table, self.decision(person, message, language))
            except Refusal:
                if not await self.changes.is_known(table, key):
                    raise
            except KeyUsed:
                await self.sync.catch_up(table)
            return table.room.shown

    def decision(
        self, person: Person, message: protocol.TableMessage, language: str
    ) -> Callable[[Room], Draft]:
        """Return the decision about a message, as a function of the room."""
        asker = Asker(person.id, person.called)
        return lambda room: decide(room, asker, message, self.seeds, language, self.table_limits)

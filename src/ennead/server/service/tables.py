"""Tables as a whole: lists, creating, leaving, rematches."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

from msgspec import to_builtins

import ennead
from ennead.bots import bots_for
from ennead.games import GAMES
from ennead.games.start import check_options, check_players, rules_of
from ennead.server import identity, protocol
from ennead.server.limits.quotas import TooMuch
from ennead.server.live.creating import create_with_seats
from ennead.server.live.live_table import LiveTable, Unplayable
from ennead.server.live.person_limits import COUNTED
from ennead.server.live.tables import Tables
from ennead.server.room.clock import now
from ennead.server.room.decisions import ForAll, decide_for_all, rematched, unused
from ennead.server.room.drafts import Refusal
from ennead.server.room.entries import Summary, TableRow
from ennead.server.room.positions import continued
from ennead.server.room.room import Room, SeatData
from ennead.server.room.seat_names import bot_name, seat_name
from ennead.server.service.errors import Conflict, Denied, NotAllowed, NotThere, TooMany
from ennead.server.service.options import checked_options, checked_record
from ennead.server.settings import Limits, Settings
from ennead.server.store.persons import Person
from ennead.server.store.rows import to_json
from ennead.server.store.store import Store

LISTED = 100


async def open_tables(store: Store) -> list[protocol.TableInfo]:
    """List public tables that gather or are played."""
    return [table_info(*found, person=None) for found in await store.lobby(LISTED)]


async def tables_of(person: Person, store: Store) -> list[protocol.TableInfo]:
    """List a person's tables, those that changed last first."""
    return [table_info(*found, person=person) for found in await store.tables_of(person.id, LISTED)]


async def table(tables: Tables, id: str) -> protocol.TableInfo:
    """Describe a table by its id."""
    room = (await existing_table(tables, id)).room
    return table_info(room.row, room.summary(), room.updated, None)


def table_info(
    row: TableRow, summary: Summary, updated: float, person: Person | None
) -> protocol.TableInfo:
    """Describe a table in a list."""
    rules = summary.rules or row.rules
    return protocol.TableInfo(
        id=row.id,
        code=row.code,
        game=row.game,
        phase=summary.phase,  # type: ignore[arg-type]  # entries write no other
        public=summary.public,
        pace=row.settings["pace"],
        players=row.players,
        seats=[protocol.SeatState(**seat) for seat in summary.seats],
        created=row.created,
        updated=updated,
        your_turn=person is not None and person.id in summary.awaited,
        you=[n for n, who in enumerate(summary.persons) if person is not None and who == person.id],
        creator=person is not None and row.creator == person.id,
        ranking=summary.ranking,
        analysis=row.settings["analysis"],
        rules=rules,
        outdated=summary.phase == "finished" and not are_ours(row.game, rules),
    )


def are_ours(game: str, version: int) -> bool:
    """Whether a version of the rules is the current one; the game may not be installed any more."""
    return game in GAMES and GAMES[game].version == version


async def create(
    tables: Tables,
    store: Store,
    settings: Settings,
    person: Person,
    address: str,
    data: protocol.NewTable,
) -> str:
    """Create a table and return its id; if no seat is open the game begins at once."""
    row, record = await asyncio.to_thread(table_row, data, person, settings.limits)
    async with tables.person_limits.one_at_a_time(person):
        await check_number(store, person, settings, gathers=any_open(data.seats))
        count_table(tables, person, address, len(to_json([row.options, record])))
        await create_with_seats(tables, row, planned_seats(data.seats, person), record)
    return row.id


def any_open(plans: list[protocol.SeatPlan]) -> bool:
    """Whether any seat is open."""
    return any(plan.kind == "open" for plan in plans)


async def check_number(store: Store, person: Person, settings: Settings, gathers: bool) -> None:
    """Refuse a table to a person who has too many unfinished ones, or too many open ones."""
    limits = settings.limits
    listed = await store.tables_of(person.id, COUNTED)
    mine = [(row, summary) for row, summary, _ in listed if summary.counts_for(person.id)]
    if len(mine) >= limits.tables_per_person:
        raise Conflict(f"you have {limits.tables_per_person} tables already; finish or leave one")
    hosted = [r for r, s in mine if s.phase == "gathering" and r.creator == person.id]
    if gathers and len(hosted) >= limits.open_tables_per_person:
        most = limits.open_tables_per_person
        raise Conflict(f"you have {most} tables that have not begun; delete one of them")


def table_row(
    data: protocol.NewTable, person: Person, limits: Limits
) -> tuple[TableRow, dict[str, Any]]:
    """Check a new table; return its row and the record that it goes on from, if any."""
    try:
        game, options = data.game, data.options
        rules = rules_of(game)
        record: dict[str, Any] = {}
        if data.record is not None:
            record, options = check_record(data, limits)
        elif data.after is not None:
            raise ValueError("'after' says how many answers of a record count; there is no record")
        options = checked_options(game, len(data.seats), options, limits)
        known = bots_for(game)
        for plan in data.seats:
            if plan.kind == "bot" and plan.bot not in known:
                raise ValueError(f"bot must be one of {', '.join(known)}, not {plan.bot!r}")
    except ValueError as error:
        raise Denied(str(error)) from None
    chosen = {
        "public": data.public,
        "pace": data.pace,
        "clock": to_builtins(data.clock),
        "undo": data.undo,
        "spectators": data.spectators,
        "hints": data.hints,
        "analysis": bool(record),
    }
    id = identity.new_id()
    row = TableRow(
        id,
        game,
        rules.version,
        len(data.seats),
        options,
        chosen,
        person.id,
        now(),
        identity.new_join_code(),
    )
    return row, record


def check_record(data: protocol.NewTable, limits: Limits) -> tuple[dict[str, Any], dict[str, Any]]:
    """Check the record that a table goes on from; return it with its options.

    Only its answers are stored, not the text: that may be full of comments.
    """
    text = data.record or ""
    record = checked_record(text, limits)
    ennead.replay(text, chance="ask")
    if (record.game, record.players) != (data.game, len(data.seats)):
        raise ValueError(f"the record is of {record.game} for {record.players} players")
    after = len(record.answers) if data.after is None else data.after
    if after > len(record.answers):
        raise ValueError(f"the record has {len(record.answers)} answers, not {after}")
    kept = continued(text, after).record().dumps()
    return {"record": kept, "after": after}, record.options


def count_table(tables: Tables, person: Person, address: str, size: int) -> None:
    """Count a new table against the quotas of a person and an address."""
    try:
        tables.person_limits.creations.take(person.id, address, size)
    except TooMuch as error:
        raise TooMany(str(error)) from None


def planned_seats(plans: list[protocol.SeatPlan], person: Person) -> list[dict[str, Any]]:
    """Return the seats for the first entry."""
    seats: list[dict[str, Any]] = []
    for plan in plans:
        taken = [seat.get("name", "") for seat in seats]
        if plan.kind == "me":
            name = seat_name(person.called, taken)
            seats.append({"kind": "human", "person": person.id, "name": name})
        elif plan.kind == "bot":
            seats.append({"kind": "bot", "bot": plan.bot, "name": bot_name(len(seats), taken)})
        else:
            seats.append({"kind": "open"})
    return seats


async def decide(
    tables: Tables, id: str, person: str, what: ForAll, not_yours: type[Denied] = Conflict
) -> None:
    """Carry out a decision for all seats of a person, or say why not."""
    table = await existing_table(tables, id)
    try:
        await tables.sync.change(
            table,
            lambda room: decide_for_all(room, person, what, tables.seeds, tables.table_limits),
        )
    except Refusal as refusal:
        found = not_yours if refusal.code == "not_yours" else Conflict
        raise found(refusal.reason) from None


async def rematch(tables: Tables, id: str, person: Person, address: str) -> str:
    """Create a rematch with the same people and options, and return its id.

    Later requests get the same table. It begins when all have taken their seats again.
    """
    table = await existing_table(tables, id)
    async with table.lock:
        room = table.room
        if not room.seats_of(person.id):
            raise NotAllowed("only those who played can ask for a rematch")
        if room.phase != "finished":
            raise Conflict("the game is not over")
        if room.rematch is None or await is_taken_back(tables, room.rematch):
            row = rematch_row(room, person)
            count_table(tables, person, address, len(to_json(row.options)))
            await create_rematch(tables, table, row)
        return str(table.room.rematch)


async def is_taken_back(tables: Tables, id: str) -> bool:
    """Whether a rematch was deleted again."""
    try:
        found = await tables.find(id)
    except Unplayable:
        return False
    return found is None or found.room.phase == "closed"


def rematch_row(room: Room, person: Person) -> TableRow:
    """Return the row of a rematch; Conflict if the options are no longer valid."""
    rules = rules_of(room.row.game)
    try:
        options = check_options(rules, check_players(rules, room.row.players), room.row.options)
    except ValueError as error:
        raise Conflict(f"the rules have changed: {error}") from None
    return replace(
        room.row,
        rules=rules.version,
        options=options,
        id=identity.new_id(),
        code=identity.new_join_code(),
        settings={**room.row.settings, "analysis": False},
        creator=person.id,
        created=now(),
    )


async def create_rematch(tables: Tables, table: LiveTable, row: TableRow) -> None:
    """Create the table of a rematch; close it if another process was first."""
    seats = [rematch_seat(seat, row.creator) for seat in table.room.seats]
    before = table.room.rematch
    await create_with_seats(tables, row, [*seats[1:], seats[0]], {})
    try:
        await tables.sync.settle(
            table, lambda room: rematched(room, row.id, tables.seeds, instead=before)
        )
    except Refusal as refusal:
        raise Conflict(refusal.reason) from None
    if table.room.rematch != row.id:
        await tables.sync.change(
            tables.in_use.live[row.id], lambda room: unused(room, tables.seeds)
        )


def rematch_seat(seat: SeatData, asker: str) -> dict[str, Any]:
    """Return a seat of a rematch: reserved for its person, except for the one who asks."""
    if seat.kind == "human" and seat.person != asker:
        return {"kind": "open", "name": seat.name, "reserved": seat.person}
    return {"kind": seat.kind, "person": seat.person, "name": seat.name, "bot": seat.bot}


async def existing_table(tables: Tables, id: str) -> LiveTable:
    """Return a table by its id; NotThere or Conflict if there is none."""
    try:
        table = await tables.find(id)
    except Unplayable as error:
        raise Conflict(str(error)) from None
    if table is None:
        raise NotThere("there is no such table")
    return table

"""Load rooms from a snapshot and later entries, also where the rules have changed."""

from __future__ import annotations

from typing import Any

from ennead.games.start import rules_of
from ennead.server.live.replay.history import beginning
from ennead.server.room.entries import (
    Adopted,
    Answered,
    Entry,
    Ordered,
    Proposed,
    Snapshot,
    TableRow,
    Undone,
    Voted,
)
from ennead.server.room.folding import fold
from ennead.server.room.room import Room
from ennead.server.room.snapshots import restore, snapshot_of
from ennead.server.room.takeback import NOBODY, Forgotten
from ennead.server.store.store import Store

#: Snapshots within this many versions are close.
CLOSE = 32
#: Errors of a table that does not replay by new rules.
NOT_REPLAYED = (ValueError, LookupError, AssertionError, Forgotten)
#: Entries that are skipped once one of them does not fit.
OF_THE_GAME = (Answered, Undone, Proposed, Voted, Ordered)


async def load_room(store: Store, row: TableRow) -> tuple[Room, Adopted | None]:
    """Load a room, and the entry to add if it must adopt the current rules.

    ValueError if it does not replay by the rules it was played by.
    """
    version = rules_of(row.game).version
    latest = await store.snapshot(row.id)
    earlier = await before(store, row, latest)
    if earlier is not None and latest is not None and is_close(earlier, latest):
        earlier = await before(store, row, earlier)
    if played_by(latest, row) != version:
        return await adopting(store, row, [latest, earlier])
    # From an earlier snapshot, so that the room remembers some answers.
    base = None if row.rules == version else latest
    if earlier is not None and played_by(earlier, row) == version:
        base = earlier
    entries = await store.entries(row.id, 0 if base is None else base.version)
    try:
        return room_of(row, base, entries), None
    except Forgotten:  # something was taken back to before the snapshot
        return whole_room(row, await store.entries(row.id, 0)), None


async def before(store: Store, row: TableRow, snapshot: Snapshot | None) -> Snapshot | None:
    """Return the snapshot before another, if there is one."""
    return None if snapshot is None else await store.snapshot(row.id, snapshot.version - 1)


def is_close(earlier: Snapshot, later: Snapshot) -> bool:
    """Whether two snapshots are close, as when a game ends or a server stops."""
    return int(later.state["shown"]) - int(earlier.state["shown"]) < CLOSE


def played_by(snapshot: Snapshot | None, row: TableRow) -> int:
    """Return the version of the rules at a snapshot, or when the table was created."""
    if snapshot is None:
        return row.rules
    position = snapshot.state["position"] or {}
    return int(snapshot.state.get("rules", position.get("rules", row.rules)))


def room_of(row: TableRow, snapshot: Snapshot | None, entries: list[Entry]) -> Room:
    """Build a room from a snapshot, or from its beginning, and the entries after it."""
    room = Room(row)
    if snapshot is not None:
        restore(room, snapshot)
    return folded(room, entries)


def whole_room(row: TableRow, entries: list[Entry]) -> Room:
    """Build a room from all entries that can still be replayed."""
    later, room = beginning(row, entries)
    return folded(room, later)


def folded(room: Room, entries: list[Entry]) -> Room:
    """Fold more entries into a room."""
    for entry in entries:
        fold(room, entry)
    room.remember_keys(entries)
    return room


# ---------------------------------------------------------------- where the rules have changed


async def adopting(
    store: Store, row: TableRow, snapshots: list[Snapshot | None]
) -> tuple[Room, Adopted | None]:
    """Load a table of other rules: a finished one stays, another adopts the current rules."""
    latest = snapshots[0]
    if latest is not None and latest.state["phase"] == "finished":
        return room_of(row, latest, await store.entries(row.id, latest.version)), None
    entries = await store.entries(row.id, 0)
    version = rules_of(row.game).version
    try:
        room = whole_room(row, entries)
    except NOT_REPLAYED:
        room, dropped = last_position(row, snapshots, entries)
        if room.game is None:
            raise ValueError("this table was begun by older rules and cannot go on") from None
        return room, Adopted(rules=version, dropped=dropped, state=state_of(room))
    if room.phase != "playing" or room.rules == version:
        return room, None
    return room, Adopted(rules=version)


def last_position(
    row: TableRow, snapshots: list[Snapshot | None], entries: list[Entry]
) -> tuple[Room, int]:
    """Load a room as far as the current rules allow; count the answers left out."""
    for snapshot in snapshots:
        if snapshot is not None:
            try:
                room = Room(row)
                restore(room, snapshot)
                return room, go_on(room, entries)
            except ValueError:  # not a position of these rules
                continue
    room = Room(row)
    return room, go_on(room, entries)


def go_on(room: Room, entries: list[Entry]) -> int:
    """Fold entries that still fit, and count the players' answers that do not."""
    dropped = 0
    fits = True
    for entry in entries:
        if entry.version <= room.version:
            continue
        shown = room.shown
        what = entry.what
        if fits or not isinstance(what, OF_THE_GAME):
            try:
                fold(room, entry)
                continue
            except NOT_REPLAYED:
                fits = False
        dropped += isinstance(what, Answered) and what.seat >= 0
        room.version, room.at, room.shown = entry.version, entry.at, shown + 1
    room.remember_keys(entries)
    return dropped


def state_of(room: Room) -> dict[str, Any]:
    """Return the state that the game goes on from; its entry counts as shown."""
    room.proposal = None
    room.orders = {}
    room.retractable = NOBODY
    room.asked_since = room.shown + 1
    return {**snapshot_of(room).state, "shown": room.shown + 1}

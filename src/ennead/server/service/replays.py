"""Replays: records, logs and moments of tables; moments of uploaded records."""

from __future__ import annotations

from ennead.server import protocol
from ennead.server.live.replay import history
from ennead.server.live.replay.archive import Archive
from ennead.server.live.replay.past import Past
from ennead.server.live.tables import Tables
from ennead.server.room.room import Room
from ennead.server.service.errors import Conflict, Denied, NotAllowed
from ennead.server.service.options import checked_record
from ennead.server.service.tables import existing_table
from ennead.server.settings import Limits

#: The most events in one reply.
MOST_EVENTS = 2000


async def record(tables: Tables, id: str, person: str | None) -> tuple[Room, str]:
    """Return a finished table with its record."""
    room = await readable(tables, id, person)
    if room.phase != "finished":
        raise Conflict("the game is not over")
    past = await past_of(tables, room)
    return room, await tables.replays.do(past.record)


async def log(
    tables: Tables, id: str, person: str | None, lang: str, first: int
) -> list[protocol.GameEvent]:
    """Return the events of a table so far; at most 2000 at once."""
    past = await past_of(tables, await readable(tables, id, person))
    return await tables.replays.do(lambda: past.log(lang, first, first + MOST_EVENTS - 1))


async def moments(
    tables: Tables, id: str, person: str | None, lang: str, first: int, last: int | None
) -> protocol.Replay:
    """Return earlier moments of a table, as the person may see them."""
    last = checked_range(first, last)
    past = await past_of(tables, await readable(tables, id, person))
    return await tables.replays.do(lambda: past.replay(person, lang, first, last))


async def moments_of_record(
    tables: Tables, limits: Limits, text: str, lang: str, first: int, last: int | None
) -> protocol.Replay:
    """Return the moments of an uploaded record."""
    last = checked_range(first, last)

    def replayed() -> protocol.Replay:
        return history.replay_of_record(checked_record(text, limits), lang, first, last)

    try:
        return await tables.replays.do(replayed)
    except ValueError as error:
        raise Denied(str(error)) from None


def checked_range(first: int, last: int | None) -> int:
    """Return the last step of a request; refuse too many."""
    most = history.MOST_MOMENTS
    if last is None:
        return first + most - 1
    if not first <= last < first + most:
        raise Denied(f"'to' must be from {first} to {first + most - 1}, not {last}")
    return last


async def past_of(tables: Tables, room: Room) -> Past | Archive:
    """Return the past of a table; Conflict if it does not replay and has no archive."""
    try:
        return await tables.replays.of(room)
    except ValueError as error:
        raise Conflict(str(error)) from None


async def readable(tables: Tables, id: str, person: str | None) -> Room:
    """Return a table that a person may read."""
    room = (await existing_table(tables, id)).room
    if not room.may_look(person):
        raise NotAllowed("this table has no spectators")
    return room

"""The exhibition: public games of bots, played while somebody watches."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

from ennead.bots import bots_for
from ennead.games import GAMES
from ennead.games.start import check_options, rules_of
from ennead.server.identity import new_id, new_join_code
from ennead.server.live.creating import create_with_seats
from ennead.server.live.live_table import Unplayable
from ennead.server.live.tables import Tables
from ennead.server.room.clock import now
from ennead.server.room.decisions import rematched
from ennead.server.room.drafts import Refusal
from ennead.server.room.entries import TableRow
from ennead.server.room.seat_names import bot_name
from ennead.server.store.store import Store, Unavailable

LOG = logging.getLogger("ennead.server")
#: Creates these tables; no person has such an id.
HOST = "exhibition"
#: The preferred bots: strong enough to be worth watching, and cheap.
LEVELS = ("medium", "easy", "greedy")
PLAYERS = 3
#: Seconds between two checks.
EVERY = 5.0
#: The most tables that are read.
LOOKED_THROUGH = 50
CHOSEN: dict[str, Any] = {
    "public": True,
    "pace": "live",
    "clock": None,
    "undo": "none",
    "spectators": True,
    "hints": False,
    "analysis": False,
    "exhibition": True,
}


class Exhibition:
    """Keeps one table of bots in play for every game."""

    def __init__(self, tables: Tables, store: Store) -> None:
        self.tables = tables
        self.store = store

    async def keep(self) -> None:
        """Check the tables as long as the server runs."""
        while True:
            try:
                await self.look()
            except Unavailable as error:
                LOG.warning("the games of bots cannot be looked after: %s", error)
            await asyncio.sleep(EVERY)

    async def look(self) -> None:
        """Create a table for each game that has none in play."""
        listed = await self.store.tables_of(HOST, LOOKED_THROUGH)
        for game in GAMES:
            mine = [(row, summary) for row, summary, _ in listed if row.game == game]
            if not any(summary.phase == "playing" for _, summary in mine):
                row = new_row(game)
                await create_with_seats(self.tables, row, seats(game), {})
                if mine:
                    await self.link_next(mine[0][0].id, row.id)

    async def link_next(self, over: str, following: str) -> None:
        """Link a finished table to the next one, for its spectators."""
        try:
            table = await self.tables.find(over)
        except Unplayable:  # so it has no spectators
            return
        if table is None or table.room.rematch is not None:
            return
        with contextlib.suppress(Refusal):  # spectators find the next one in the lobby
            await self.tables.sync.change(
                table, lambda room: rematched(room, following, self.tables.seeds)
            )


def players_of(game: str) -> int:
    """Return the number of players."""
    return min(max(rules_of(game).players), PLAYERS)


def new_row(game: str) -> TableRow:
    """Return the row of a new table."""
    rules = rules_of(game)
    return TableRow(
        new_id(),
        game,
        rules.version,
        players_of(game),
        check_options(rules, players_of(game), {}),
        CHOSEN,
        HOST,
        now(),
        new_join_code(),
    )


def seats(game: str) -> list[dict[str, Any]]:
    """Return seats with bots."""
    known = bots_for(game)
    level = next((name for name in LEVELS if name in known), known[-1])
    placed: list[dict[str, Any]] = []
    for n in range(players_of(game)):
        taken = [str(seat["name"]) for seat in placed]
        placed.append({"kind": "bot", "bot": level, "name": bot_name(n, taken)})
    return placed

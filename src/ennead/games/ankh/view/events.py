"""What happened at a table of Ankh as plain data, pieces and places called as in views."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ennead.engine.rules import Data
from ennead.engine.table import Event
from ennead.games.ankh.summoning.rules import kind_name
from ennead.games.ankh.table.events import TABLE_EVENTS
from ennead.games.ankh.table.names import edge_name, space_name
from ennead.games.ankh.table.pieces import (
    ACTION_NAMES,
    CARD_NAMES,
    POWER_NAMES,
    cards_in,
)
from ennead.games.ankh.table.plain import none_if_nobody
from ennead.games.ankh.table.table import ENDING_NAMES, AnkhTable
from ennead.hexes.grid import DIRECTIONS

#: The fields of every event; those that abilities tell join as packs bring them.
FIELDS: dict[str, str] = dict(TABLE_EVENTS)

#: How a field is written; the others are numbers and names already.
WRITTEN: dict[str, Callable[[AnkhTable, Any], object]] = {
    "action": lambda table, action: ACTION_NAMES[action],
    "figure": kind_name,
    "space": space_name,
    "from": space_name,
    "to": space_name,
    "direction": lambda table, direction: DIRECTIONS[direction].lower(),
    "power": lambda table, power: POWER_NAMES[power],
    "monument": lambda table, monument: table.box.monument_names[monument],
    "edges": lambda table, edges: [edge_name(table, edge) for edge in edges],
    "cards": lambda table, cards: [CARD_NAMES[card] for card in cards_in(cards)],
    "gods": lambda table, gods: list(gods),
    "strengths": lambda table, strengths: list(strengths),
    "shares": lambda table, shares: [list(share) for share in shares],
    "god": lambda table, god: none_if_nobody(god),
    "winner": lambda table, god: none_if_nobody(god),
    "ending": lambda table, ending: ENDING_NAMES[ending],
}
#: The types of what is written; all others are numbers.
TYPES: dict[str, Any] = {
    "action": str,
    "event": str,
    "figure": str,
    "space": str,
    "from": str,
    "to": str,
    "direction": str,
    "power": str,
    "monument": str,
    "edges": list[str],
    "cards": list[str],
    "gods": list[int],
    "strengths": list[int],
    "shares": list[tuple[int, int, int]],
    "spared.god": int | None,
    "winner": int | None,
    "ending": str,
}


def event_data(table: AnkhTable, event: Event) -> Data:
    """The fields of an event by name."""
    values = zip(FIELDS[event.name].split(), event.fields, strict=True)
    return {name: WRITTEN[name](table, v) if name in WRITTEN else v for name, v in values}

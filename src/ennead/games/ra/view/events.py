"""What happened at a table of Ra as plain data, tiles called as in views."""

from __future__ import annotations

from typing import Any

from ennead.engine.rules import Data
from ennead.engine.table import Event
from ennead.games.ra.table.tiles import NAMES
from ennead.games.ra.view.view import CATEGORIES

#: The fields of every event.
FIELDS: dict[str, str] = {
    "dealt": "player suns",
    "drawn": "player tile",
    "invoked": "player",
    "bid": "player sun",
    "passed": "player",
    "unsold": "",
    "won": "player tiles",
    "swapped": "player bid sun",
    "god_played": "player",
    "taken": "player tile",
    "suffered": "player tile number",
    "discarded": "player tile number",
    "cleared": "tiles",
    "epoch_ended": "epoch ending",
    "scored": "epoch scores changes",
}
#: The types of fields; all others are numbers.
TYPES: dict[str, Any] = {
    "suns": list[int],
    "tile": str,
    "tiles": list[str],
    "ending": str,
    "scores": list[dict[str, int]],
    "changes": list[int],
}
ENDINGS = ("suns", "ra_track")


def event_data(event: Event) -> Data:
    """The fields of an event by name."""
    values = zip(FIELDS[event.name].split(), event.fields, strict=False)
    return {name: written(name, value) for name, value in values}


def written(field: str, value: Any) -> object:
    """A field of an event as plain data."""
    if field == "tile":
        return NAMES[value]
    if field == "tiles":
        return [NAMES[tile] for tile in value]
    if field == "ending":
        return ENDINGS[value]
    if field == "scores":
        return [dict(zip(CATEGORIES, row, strict=True)) for row in value]
    return list(value) if isinstance(value, tuple) else value

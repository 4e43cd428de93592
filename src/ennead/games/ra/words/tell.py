"""What happened at a table of Ra, as a sentence."""

from __future__ import annotations

from typing import Any

from ennead.engine.table import Event
from ennead.engine.words import joined, player_name
from ennead.games.ra.auction import words as auction
from ennead.games.ra.disasters import words as disasters
from ennead.games.ra.epoch import words as epoch
from ennead.games.ra.setup import words as setup
from ennead.games.ra.turn import words as turn
from ennead.games.ra.words.names import counted, tile_name

EVENTS = {
    **setup.EVENTS,
    **turn.EVENTS,
    **auction.EVENTS,
    **disasters.EVENTS,
    **epoch.EVENTS,
}


def tell(event: Event, lang: str, names: list[str]) -> str:
    """What happened."""
    fields, phrase = EVENTS[event.name]
    filled = {
        field: word(field, value, lang, names)
        for field, value in zip(fields, event.fields, strict=False)
    }
    if event.name == "discarded":
        _, tile, number = event.fields
        assert isinstance(tile, int)
        assert isinstance(number, int)
        filled["count"] = counted(tile, number, lang)
    return phrase.fill(lang, **filled)


def word(field: str, value: Any, lang: str, names: list[str]) -> str:
    """A field of an event in words."""
    if field == "player":
        return player_name(value, lang, names)
    if field == "tile":
        return tile_name(value, lang)
    if field == "tiles":
        nothing = "nothing but the sun" if lang == "en" else "nur die Sonne"
        kinds = dict.fromkeys(value)
        return joined([counted(tile, value.count(tile), lang) for tile in kinds], lang) or nothing
    if field == "suns":
        return joined([str(sun) for sun in value], lang)
    if field == "ending":
        return epoch.ENDINGS[value].fill(lang)
    if field == "scores":
        return ", ".join(
            [f"{player_name(seat, lang, names)} {sum(row):+}" for seat, row in enumerate(value)]
        )
    return str(value)

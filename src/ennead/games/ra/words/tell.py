"""What happened at a table of Ra, as a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ennead.engine.table import Event
from ennead.engine.words import joined, player_name
from ennead.games.ra.auction import words as auction
from ennead.games.ra.disasters import words as disasters
from ennead.games.ra.epoch import words as epoch
from ennead.games.ra.setup import words as setup
from ennead.games.ra.turn import words as turn
from ennead.games.ra.words.names import counted

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
    given: dict[str, Any] = dict(zip(fields, event.fields, strict=False))
    filled = {field: word(field, value, lang, names) for field, value in given.items()}
    if event.name == "suffered":
        filled["strikes"] = disasters.strikes(given["tile"], lang)
        filled["often"] = disasters.often(given["number"], lang)
    elif event.name == "discarded":
        filled["tiles"] = counted(given["tile"], given["number"], lang)
    elif event.name == "cleared":
        filled["tiles"] = counted_all(given["tiles"], lang, "ein")
    elif event.name == "scored":
        filled["results"] = epoch.results(given["scores"], given["changes"], lang, names)
    return phrase.fill(lang, **filled)


def word(field: str, value: Any, lang: str, names: list[str]) -> str:
    """A field of an event in words."""
    if field == "player":
        return player_name(value, lang, names)
    if field == "tile":
        return counted(value, 1, lang)
    if field == "tiles":
        nothing = "the empty auction track" if lang == "en" else "die leere Auktionsleiste"
        return counted_all(value, lang) or nothing
    if field == "suns":
        return joined([str(sun) for sun in value], lang)
    if field == "ending":
        return epoch.ENDINGS[value].fill(lang)
    return str(value)


def counted_all(tiles: Sequence[int], lang: str, article: str = "einen") -> str:
    """Tiles by their kinds: `a Palace and 2 Nile tiles`."""
    kinds = dict.fromkeys(tiles)
    return joined([counted(tile, tiles.count(tile), lang, article) for tile in kinds], lang)

"""What happened, told in sentences for the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ennead.engine.table import Event
from ennead.engine.words import Count, Noun, joined, player_name
from ennead.games.ankh.table.names import space_name
from ennead.games.ankh.table.pieces import NOBODY, POWER_NAMES
from ennead.games.ankh.table.table import ENDING_NAMES, AnkhEvent, AnkhTable
from ennead.games.ankh.words import names as words
from ennead.games.ankh.words.sentences import SENTENCES
from ennead.games.ankh.words.things import (
    action_name,
    born_name,
    card_names,
    direction_names,
    kind_noun,
    monument_noun,
    team_name,
)


class Teller:
    """Puts the fields of one event into words."""

    def __init__(self, table: AnkhTable, event: Event, lang: str, names: list[str]) -> None:
        self.table = table
        #: Who played which god when it happened; an event made by hand happens now.
        self.plays = event.plays if isinstance(event, AnkhEvent) else tuple(table.god_of)
        self.lang = lang
        self.names = names

    def word(self, field: str, value: Any) -> object:
        """A field in words."""
        return WORDS[field](self, value) if field in WORDS else value

    def god(self, god: int) -> str:
        """A god as it was then."""
        return team_name(self.table, self.plays, god, self.lang)

    def born(self, god: int) -> str:
        """A god by the name it began with."""
        return born_name(self.table, god, self.lang)

    def gods(self, gods: Sequence[int]) -> str:
        """Several gods."""
        return joined([self.god(god) for god in gods], self.lang)

    def player(self, seat: int) -> str:
        """A god and, if it has a name or a partner, the player."""
        god = self.god(seat)
        if not self.names and self.plays.count(self.plays[seat]) == 1:
            return god
        return f"{god} ({player_name(seat, self.lang, self.names)})"

    def space(self, space: int) -> str:
        """A space."""
        return space_name(self.table, space)

    def power(self, power: int) -> str:
        """An Ankh power."""
        return words.quoted(words.POWERS, POWER_NAMES[power], self.lang)

    def event(self, event: str) -> str:
        """An event of the event track."""
        return words.quoted(words.EVENTS, event, self.lang)

    def action(self, action: int) -> str:
        """An action."""
        return action_name(action, self.lang)

    def cards(self, cards: int) -> str:
        """Battle cards."""
        return card_names(cards, self.lang)

    def directions(self, direction: int) -> str:
        """Where claws point."""
        return direction_names(direction, self.lang)

    def figure(self, kind: int) -> Noun:
        """A figure."""
        return kind_noun(kind)

    def monument(self, monument: int) -> Noun:
        """A monument."""
        return monument_noun(monument)

    def count(self, number: int) -> Count:
        """A number of something."""
        return Count(number)

    def edges(self, edges: Sequence[int]) -> Count:
        """The camels of a line."""
        return Count(len(edges))


#: How each field is put into words; the others are numbers.
WORDS: dict[str, Callable[[Teller, Any], object]] = {
    "god": Teller.god,
    "owner": Teller.god,
    "born": Teller.born,
    "other_born": Teller.born,
    "gods": Teller.gods,
    "player": Teller.player,
    "space": Teller.space,
    "end": Teller.space,
    "power": Teller.power,
    "event": Teller.event,
    "action": Teller.action,
    "cards": Teller.cards,
    "directions": Teller.directions,
    "figure": Teller.figure,
    "monument": Teller.monument,
    "count": Teller.count,
    "edges": Teller.edges,
}


def tell(table: AnkhTable, event: Event, lang: str, names: list[str]) -> str:
    """What happened, as a sentence."""
    name, values = variant(event)
    fields, phrase = SENTENCES[name]
    teller = Teller(table, event, lang, names)
    filled = {
        field: teller.word(field, value)
        for field, value in zip(fields.split(), values, strict=True)
    }
    if name == "strength":
        pairs = zip(values[0], values[1], strict=True)
        filled["strengths"] = ", ".join([f"{teller.god(god)} {number}" for god, number in pairs])
    return phrase.fill(lang, **filled)


def variant(event: Event) -> tuple[str, tuple[Any, ...]]:
    """The sentence that fits an event, and what it is filled with."""
    fields: tuple[Any, ...] = event.fields
    if event.name == "followers":
        god, number = fields
        return ("followers_gained" if number > 0 else "followers_lost", (god, abs(number)))
    if event.name == "devotion":
        god, before, after = fields
        gained = after > before
        return ("devotion_gained" if gained else "devotion_lost", (god, abs(after - before), after))
    if event.name == "ended":
        return (str(ENDING_NAMES[fields[1]]), fields[:1])
    if event.name == "spared" and fields[0] == NOBODY:
        return ("nobody_spared", fields)
    if event.name == "moved" and fields[2] == fields[3]:
        return ("stayed", fields)
    return (event.name, fields)

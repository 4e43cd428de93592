"""What happened, told in sentences for the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ennead.engine.table import Event
from ennead.engine.words import Count, Noun, joined, player_name
from ennead.games.ankh.battle.words import FIRST_STRENGTH
from ennead.games.ankh.powers.words import POWERS
from ennead.games.ankh.table.names import space_name
from ennead.games.ankh.table.pieces import NOBODY, POWER_NAMES
from ennead.games.ankh.table.table import ENDING_NAMES, AnkhEvent, AnkhTable
from ennead.games.ankh.view.events import FIELDS
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
        """A god as it was then; nobody has no name."""
        return "" if god == NOBODY else team_name(self.table, self.plays, god, self.lang)

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
        return words.quoted(POWERS, POWER_NAMES[power], self.lang)

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
        return kind_noun(self.table, kind)

    def monument(self, monument: int) -> Noun:
        """A monument."""
        return monument_noun(self.table, monument)

    def count(self, number: int) -> Count:
        """A number of something, gained or lost."""
        return Count(abs(number))

    def strengths(self, gods: Sequence[int], strengths: Sequence[int]) -> str:
        """The strengths of all gods of a battle."""
        parts = [f"{self.god(god)} {number}" for god, number in zip(gods, strengths, strict=True)]
        parts[0] = FIRST_STRENGTH.fill(self.lang, god=self.god(gods[0]), number=strengths[0])
        return joined(parts, self.lang)

    def edges(self, edges: Sequence[int]) -> Count:
        """The camels of a line."""
        return Count(len(edges))


#: How each field is put into words; the others are numbers.
WORDS: dict[str, Callable[[Teller, Any], object]] = {
    "god": Teller.god,
    "owner": Teller.god,
    "winner": Teller.god,
    "lower": Teller.born,
    "higher": Teller.god,
    "gods": Teller.gods,
    "player": Teller.player,
    "space": Teller.space,
    "from": Teller.space,
    "to": Teller.space,
    "power": Teller.power,
    "event": Teller.event,
    "action": Teller.action,
    "cards": Teller.cards,
    "direction": Teller.directions,
    "figure": Teller.figure,
    "monument": Teller.monument,
    "number": Teller.count,
    "edges": Teller.edges,
}


def tell(table: AnkhTable, event: Event, lang: str, names: list[str]) -> str:
    """What happened, as a sentence."""
    teller = Teller(table, event, lang, names)
    fields = fields_of(event)
    filled = {name: teller.word(name, value) for name, value in fields.items()}
    return SENTENCES[sentence(event.name, fields)].fill(lang, **filled, **besides(teller, fields))


def fields_of(event: Event) -> dict[str, Any]:
    """The fields of an event by their names."""
    return dict(zip(FIELDS[event.name].split(), event.fields, strict=True))


def besides(teller: Teller, fields: dict[str, Any]) -> dict[str, object]:
    """What a sentence says besides the fields of its event."""
    if "strengths" in fields:
        return {"counted": teller.strengths(fields["gods"], fields["strengths"])}
    if "after" in fields:
        return {"change": abs(fields["after"] - fields["before"])}
    return {}


def sentence(name: str, fields: dict[str, Any]) -> str:
    """The sentence that fits an event."""
    if name == "followers":
        return "followers_gained" if fields["number"] > 0 else "followers_lost"
    if name == "devotion":
        return "devotion_gained" if fields["after"] > fields["before"] else "devotion_lost"
    if name == "plague_bid" and fields["number"] == 0:
        return "nothing_bid"
    if name == "ended":
        return str(ENDING_NAMES[fields["ending"]])
    if name == "spared" and fields["god"] == NOBODY:
        return "nobody_spared"
    return "stayed" if name == "moved" and fields["from"] == fields["to"] else name

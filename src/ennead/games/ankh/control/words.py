"""Words for controlling a monument."""

from __future__ import annotations

from ennead.engine.words import Phrase
from ennead.games.ankh.control.rules import ControlMonument
from ennead.games.ankh.table.board import neutral_monuments
from ennead.games.ankh.table.changes import monument_at
from ennead.games.ankh.table.names import space_name
from ennead.games.ankh.table.plain import controller_of
from ennead.games.ankh.table.table import AnkhTable
from ennead.games.ankh.words.things import Wordings, god_name, monument_noun
from ennead.hexes import hexset

CONTROL = Phrase(
    "{god}, Control Monument: which neutral monument adjacent to one of your figures do you take "
    "control of?",
    "{god}, „Monument kontrollieren“: Über welches neutrale Monument, zu dem eine deiner Figuren "
    "benachbart ist, übernimmst du die Kontrolle?",
)
CONTROL_OTHERS = Phrase(
    "{god}, Control Monument: no monument is neutral. Which monument of another god, adjacent to "
    "one of your figures, do you take over?",
    "{god}, „Monument kontrollieren“: Kein Monument ist neutral. Welches Monument eines anderen "
    "Gottes, zu dem eine deiner Figuren benachbart ist, übernimmst du?",
)
TAKE_NEUTRAL = Phrase(
    "take control of {monument:the} at {space}",
    "die Kontrolle über {monument:den} auf {space} übernehmen",
)
TAKE_FROM = Phrase(
    "take {monument:the} at {space} from {owner}",
    "{monument:den} auf {space} von {owner} übernehmen",
)


def ask_control(table: AnkhTable, frame: ControlMonument, seat: int, lang: str) -> Phrase:
    """The prompt for a monument."""
    return CONTROL_OTHERS if hexset.is_empty(neutral_monuments(table)) else CONTROL


def say_control(table: AnkhTable, frame: ControlMonument, answer: int, lang: str) -> str:
    """A monument, and whose it is."""
    monument = monument_noun(table, monument_at(table, answer))
    space = space_name(table, answer)
    owner = controller_of(table, answer)
    if owner is None:
        return TAKE_NEUTRAL.fill(lang, monument=monument, space=space)
    return TAKE_FROM.fill(lang, monument=monument, space=space, owner=god_name(table, owner, lang))


WORDINGS: Wordings = {
    ControlMonument: (ask_control, say_control),
}
#: What is told of it.
SENTENCES = {
    "controlled": Phrase(
        "{god} takes control of {monument:the} at {space}.",
        "{god} übernimmt die Kontrolle über {monument:den} auf {space}.",
    ),
}

"""Words for turns: the actions and the events they trigger."""

from __future__ import annotations

from ennead.engine.words import Phrase
from ennead.games.ankh.table.pieces import ADVANCES, EVENTS
from ennead.games.ankh.table.table import AnkhTable
from ennead.games.ankh.turn.rules import ChooseAction, is_merged
from ennead.games.ankh.words import names
from ennead.games.ankh.words.things import Wordings, action_name, seat_name

FIRST_ACTION = Phrase(
    "{god}: your turn. Which action do you take first?",
    "{god}: Du bist am Zug. Welche Aktion führst du zuerst aus?",
)
ONLY_ACTION = Phrase(
    "{god}: your turn. Which action do you take? Each player of a merged god takes just one.",
    "{god}: Du bist am Zug. Welche Aktion führst du aus? "
    "Jeder Spieler eines verschmolzenen Gottes hat nur eine.",
)
SECOND_ACTION = Phrase(
    "{god}: which second action do you take? It must be below {action}.",
    "{god}: Welche zweite Aktion führst du aus? Sie muss unterhalb von {action} stehen.",
)
TRIGGERS = Phrase("{action} (triggers {event})", "{action} (löst {event} aus)")


def ask_action(table: AnkhTable, frame: ChooseAction, seat: int, lang: str) -> str:
    """The prompt for an action."""
    god = seat_name(table, seat, lang)
    if frame.first_row:
        return SECOND_ACTION.fill(lang, god=god, action=action_name(frame.first_row - 1, lang))
    return (ONLY_ACTION if is_merged(table, frame.seat) else FIRST_ACTION).fill(lang, god=god)


def say_action(table: AnkhTable, frame: ChooseAction, answer: int, lang: str) -> str:
    """An action, and the event it would trigger."""
    action = action_name(answer, lang)
    if table.markers[answer] + 1 < ADVANCES[table.players][answer]:
        return action
    event = names.quoted(names.EVENTS, EVENTS[table.event + 1], lang)
    return TRIGGERS.fill(lang, action=action, event=event)


WORDINGS: Wordings = {
    ChooseAction: (ask_action, say_action),
}
#: What is told of it.
SENTENCES = {
    "action": Phrase("{player} takes the action {action}.", "{player} wählt die Aktion {action}."),
    "event": Phrase("{player} triggers {event}.", "{player} löst {event} aus."),
    "followers_gained": Phrase(
        "{god} gains {number:follower|followers}.", "{god} erhält {number} Anhänger."
    ),
    "followers_lost": Phrase(
        "{god} gives up {number:follower|followers}.", "{god} gibt {number} Anhänger ab."
    ),
}

"""The tracks of Ankh: actions, events and devotion."""

from __future__ import annotations

from rich.text import Text

from ennead.cli.ankh import table
from ennead.cli.ankh.words import ACTIONS, EVENT_SIGNS, LAST_CONFLICT, LAST_STEP, NEXT, sign
from ennead.engine.rules import Data
from ennead.games.ankh.table.pieces import ACTION_NAMES, LAST_RED
from ennead.games.ankh.words import names

CONFLICT = "conflict"


def tracks(view: Data, lang: str) -> list[Text]:
    """Draw all three tracks."""
    events = [event_track(view, lang), next_event(view, lang)]
    return [*action_tracks(view, lang), *events, devotion_track(view)]


def action_tracks(view: Data, lang: str) -> list[Text]:
    """Draw a line for each action: how often it was taken, and how often until an event."""
    label = max([len(sign(ACTIONS, action, lang)) for action in ACTION_NAMES])
    lines = []
    for row, action in enumerate(ACTION_NAMES):
        taken, left = view["markers"][row], view["steps_to_event"][row]
        line = Text(f"{sign(ACTIONS, action, lang):{label}} ")
        line.append("◆" * taken, "heading").append("◇" * left, "quiet").append(f" {left}")
        lines.append(line.append(f" {LAST_STEP.fill(lang)}", "danger") if left == 1 else line)
    return lines


def event_track(view: Data, lang: str) -> Text:
    """Draw the spaces of the event track, the marker's in brackets."""
    events, at = view["event_track"], view["event"]
    line = Text()
    for space, event in enumerate(events[1:], 1):
        letter = event_sign(event, lang)
        if space == at:
            line.append(f"[{letter}]", "heading")
        else:
            line.append(letter, "quiet" if space < at else "bold" if event == CONFLICT else "")
        line.append(" " if event == CONFLICT and space + 1 < len(events) else "")
    return line


def event_sign(event: str, lang: str) -> str:
    """Return the letter of an event; one that a pack brings has the first of its name."""
    if event in EVENT_SIGNS:
        return sign(EVENT_SIGNS, event, lang)
    return names.name(names.EVENTS, event, lang)[0].lower()


def next_event(view: Data, lang: str) -> Text:
    """Name the next event."""
    events, at = view["event_track"], view["event"]
    if at + 1 == len(events):
        return Text(LAST_CONFLICT.fill(lang), "danger")
    event = events[at + 1]
    name = names.name(names.EVENTS, event, lang)
    return Text(NEXT.fill(lang, event=name), "danger" if event == CONFLICT else "")


def devotion_track(view: Data) -> Text:
    """Draw the gods from the most devotion to the least; those right of the bar are in the red."""
    line = Text()
    red = False
    for place, god in enumerate(reversed(view["ascending"])):
        devotion = view["areas"][god]["devotion"]
        if devotion <= LAST_RED and not red:
            line.append(f" {LAST_RED}│" if place else f"{LAST_RED}│", "danger")
            red = True
        elif place:
            line.append(" › ", "quiet")
        line.append(f"{table.letter(view, god)}{devotion}", table.style(view, god))
    return line

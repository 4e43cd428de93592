"""Powers at the moments of a turn: actions, figures that move and are summoned, events."""

from __future__ import annotations

from typing import Any

from ennead.engine.frames import Frame
from ennead.engine.steps import ask_in_order
from ennead.games.ankh.powers.moments.of_gods import abilities
from ennead.games.ankh.powers.power import NOTHING as NO_QUESTIONS
from ennead.games.ankh.table.pieces import NOBODY, TRAPPED
from ennead.games.ankh.table.table import AnkhTable
from ennead.hexes import hexset
from ennead.hexes.hexset import HexSet


def set_up_ends(table: AnkhTable) -> None:
    """Everything is placed."""
    if table.box.is_base:
        return
    questions: list[Frame[Any]] = []
    for god in table.ascending:
        for power in table.powers[god]:
            questions += power.set_up_ends(table, god)
    for rule in table.box.rules:
        questions += rule.set_up_ends(table, NOBODY)
    ask_in_order(table, questions)


def turn_begins(table: AnkhTable, seat: int) -> None:
    """A player begins a turn; any god in play may make use of it."""
    if table.box.is_base:
        return
    questions: list[Frame[Any]] = []
    for god in table.ascending:
        for power in abilities(table, god):
            questions += power.turn_begins(table, god, seat)
    for rule in table.box.rules:
        questions += rule.turn_begins(table, table.god_of[seat], seat)
    ask_in_order(table, questions)


def action_begins(table: AnkhTable, seat: int, action: int) -> None:
    """A player has chosen an action; what is asked here comes before it."""
    if table.box.is_base:
        return
    questions: list[Frame[Any]] = []
    for god in table.ascending:
        for power in abilities(table, god):
            questions += power.action_begins(table, god, seat, action)
    for rule in table.box.rules:
        questions += rule.action_begins(table, table.god_of[seat], seat, action)
    ask_in_order(table, questions)


def action_done(table: AnkhTable, seat: int, action: int) -> list[Frame[Any]]:
    """What is asked after an action, before the event that it may trigger."""
    if table.box.is_base:
        return NO_QUESTIONS
    questions: list[Frame[Any]] = []
    for god in table.ascending:
        for power in abilities(table, god):
            questions += power.action_done(table, god, seat, action)
    for rule in table.box.rules:
        questions += rule.action_done(table, table.god_of[seat], seat, action)
    return questions


def extra_followers(table: AnkhTable, god: int) -> int:
    """Followers more by Gain Followers."""
    return sum(power.extra_followers(table, god) for power in table.powers[god])


def sacrificed(table: AnkhTable, god: int, seat: int) -> None:
    """A god has sacrificed followers and got what they paid for."""
    if table.box.is_base:
        return
    for power in table.powers[god]:
        ask_in_order(table, power.sacrificed(table, god, seat))


def monument_gained(table: AnkhTable, god: int, seat: int, space: int) -> None:
    """A god has taken control of a monument or built one."""
    if table.box.is_base:
        return
    for power in table.powers[god]:
        ask_in_order(table, power.monument_gained(table, god, seat, space))


def figure_moved(table: AnkhTable, seat: int, figure: int) -> None:
    """A player has moved a figure of its god by Move Figures or Obelisk Attuned."""
    if table.box.is_base:
        return
    god = table.god_of[seat]
    for power in (*table.powers[god], *table.box.rules):
        ask_in_order(table, power.figure_moved(table, god, seat, figure))


def extra_destinations(table: AnkhTable, god: int, figure: int) -> HexSet:
    """Where a figure of a god may end its move besides the usual."""
    spaces = hexset.EMPTY
    if not table.box.is_base:
        for power in (*table.powers[god], *table.box.rules):
            spaces = hexset.union(spaces, power.extra_destinations(table, god, figure))
    return spaces


def summoned(table: AnkhTable, god: int, seat: int, figure: int) -> None:
    """A god has summoned a figure."""
    for power in table.powers[god]:
        ask_in_order(table, power.summoned(table, god, seat, figure))
    if not table.box.is_base:
        kind = table.box.kind_powers[table.kinds[figure]]
        ask_in_order(table, kind.figure_summoned(table, god, seat, figure))
        for rule in table.box.rules:
            ask_in_order(table, rule.summoned(table, god, seat, figure))


def extra_summons(table: AnkhTable, god: int) -> list[int]:
    """The sources of extra figures."""
    sources: list[int] = []
    for power in table.powers[god]:
        sources += power.extra_summons(table, god)
    for rule in table.box.rules:
        sources += rule.extra_summons(table, god)
    return sources


def extra_spaces(table: AnkhTable, god: int, source: int) -> HexSet:
    """The spaces of a source of extra figures."""
    spaces = hexset.EMPTY
    for power in table.powers[god]:
        spaces = hexset.union(spaces, power.extra_spaces(table, god, source))
    for rule in table.box.rules:
        spaces = hexset.union(spaces, rule.extra_spaces(table, god, source))
    return spaces


def extra_summon_spaces(table: AnkhTable, god: int) -> HexSet:
    """Where a god may summon besides the usual."""
    spaces = hexset.EMPTY
    if not table.box.is_base:
        for power in (*table.powers[god], *table.box.rules):
            spaces = hexset.union(spaces, power.extra_summon_spaces(table, god))
    return spaces


def captive(table: AnkhTable, god: int) -> int:
    """A warrior of a god that another holds trapped, or NOBODY."""
    if TRAPPED not in table.place:
        return NOBODY
    for holder in table.ascending:
        for power in table.powers[holder]:
            figure = power.captive(table, holder, god)
            if figure != NOBODY:
                return figure
    return NOBODY


def release(table: AnkhTable, figure: int) -> None:
    """A trapped warrior is summoned by its owner."""
    for holder in table.ascending:
        for power in table.powers[holder]:
            power.release(table, holder, figure)


def region_split(table: AnkhTable, seat: int, first: int, second: int) -> None:
    """A player's caravan has split a region."""
    if table.box.is_base:
        return
    questions: list[Frame[Any]] = []
    for god in table.ascending:
        for power in table.powers[god]:
            decides = seat if table.god_of[seat] == god else god
            questions += power.region_split(table, god, decides, first, second)
    ask_in_order(table, questions)


def start_event(table: AnkhTable, seat: int, event: str) -> None:
    """An event that a special rule has put on the track is triggered."""
    for rule in table.box.rules:
        rule.event_begins(table, seat, event)


def before_event(table: AnkhTable, seat: int, event: str) -> None:
    """An event is triggered; what is asked here comes before it."""
    for rule in table.box.rules:
        ask_in_order(table, rule.before_event(table, seat, event))


def event_follows(table: AnkhTable, seat: int, event: str) -> None:
    """What follows an event before its action marker is set back."""
    questions: list[Frame[Any]] = []
    for rule in table.box.rules:
        questions += rule.event_follows(table, seat, event)
    ask_in_order(table, questions)


def second_action(table: AnkhTable, seat: int, action: int) -> list[Frame[Any]]:
    """What is asked when a first action is over and no event came."""
    questions: list[Frame[Any]] = []
    for rule in table.box.rules:
        questions += rule.second_action(table, seat, action)
    return questions


def after_event(table: AnkhTable, seat: int, event: str) -> None:
    """An event has been resolved, and its action marker set back."""
    questions: list[Frame[Any]] = []
    for rule in table.box.rules:
        questions += rule.after_event(table, seat, event)
    ask_in_order(table, questions)

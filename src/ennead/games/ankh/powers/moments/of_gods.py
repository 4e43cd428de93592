"""A god's powers whatever goes on: gains of devotion, merging, being forgotten."""

from __future__ import annotations

from ennead.games.ankh.powers.power import Power
from ennead.games.ankh.table.pieces import NOBODY
from ennead.games.ankh.table.table import AnkhTable


def abilities(table: AnkhTable, god: int) -> tuple[Power, ...]:
    """A god's own abilities, without its Ankh powers."""
    return tuple([power for power in table.powers[god] if power.is_ability()])


def gain(table: AnkhTable, god: int, devotion: int) -> int:
    """A gain of devotion."""
    for power in table.powers[god]:
        devotion = power.gain(table, god, devotion)
    return devotion


def god_leaves(table: AnkhTable, god: int) -> None:
    """A god leaves the game, by merging or forgotten."""
    for holder in table.ascending[:]:
        for power in table.powers[holder]:
            power.god_leaves(table, holder, god)
    for rule in table.box.rules:
        rule.god_leaves(table, NOBODY, god)


def holder_merges(table: AnkhTable, lower: int, higher: int) -> None:
    """A god's abilities go over to the higher god."""
    for power in table.powers[lower]:
        power.holder_merges(table, lower, higher)


def holder_forgotten(table: AnkhTable, god: int) -> None:
    """A god's abilities are forgotten with it."""
    for power in table.powers[god]:
        power.holder_forgotten(table, god)


def never_asked(table: AnkhTable, question: str) -> str:
    """The rule because of which a question is never asked in this scenario; empty if it can be."""
    for rule in table.box.rules:
        if question in rule.never_asked():
            return rule.never_asked()[question]
    return ""

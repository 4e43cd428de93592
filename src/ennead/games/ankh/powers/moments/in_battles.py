"""Powers at the moments of a battle."""

from __future__ import annotations

from typing import Any

from ennead.engine.frames import Frame
from ennead.engine.steps import ask_in_order
from ennead.games.ankh.powers.moments.of_gods import abilities
from ennead.games.ankh.powers.power import NOTHING as NO_QUESTIONS
from ennead.games.ankh.powers.power import Power
from ennead.games.ankh.table.pieces import NOBODY
from ennead.games.ankh.table.table import AnkhTable, Battle
from ennead.hexes import hexset
from ennead.hexes.hexset import HexSet


def battle_begins(table: AnkhTable, gods: list[int]) -> None:
    """Before cards are chosen."""
    for god in gods:
        for power in table.powers[god]:
            ask_in_order(table, power.battle_begins(table, god, gods))


def before_cards(table: AnkhTable, gods: list[int]) -> None:
    """Before anybody has chosen a card."""
    questions: list[Frame[Any]] = []
    for god in gods:
        for power in table.powers[god]:
            questions += power.before_cards(table, god)
    ask_in_order(table, questions)


def before_announcements(table: AnkhTable) -> None:
    """Before two cards are announced; any god in play."""
    if table.box.is_base:
        return
    questions: list[Frame[Any]] = []
    for god in table.ascending:
        for power in table.powers[god]:
            questions += power.before_announcements(table, god)
    ask_in_order(table, questions)


def cards_to_play(table: AnkhTable, god: int) -> int:
    """How many cards a god plays."""
    number = 1
    for power in table.powers[god]:
        number = max(number, power.cards_to_play(table, god))
    return number


def two_cards_rule(table: AnkhTable, god: int) -> str:
    """The rule because of which a god may not play two cards now; empty if it never may."""
    for power in table.powers[god]:
        rule = power.two_cards_rule(table, god)
        if rule:
            return rule
    return ""


def banned_cards(table: AnkhTable) -> int:
    """A mask of the cards that nobody may play in this battle."""
    if table.box.is_base:
        return 0
    cards = 0
    for god in table.ascending:
        for power in abilities(table, god):
            cards |= power.banned_cards(table)
    return cards


def banning_rule(table: AnkhTable) -> str:
    """The rule because of which cards are banned; empty if none is."""
    for god in table.ascending:
        for power in abilities(table, god):
            if power.banned_cards(table):
                return power.banning_rule()
    return ""


def before_reveal(table: AnkhTable) -> list[Frame[Any]]:
    """What is asked when all cards are chosen and none is revealed yet."""
    if table.box.is_base:
        return NO_QUESTIONS
    questions: list[Frame[Any]] = []
    for god in table.ascending:
        for power in abilities(table, god):
            questions += power.before_reveal(table, god)
    return questions


def cards_revealed(table: AnkhTable) -> None:
    """The cards of a battle lie open."""
    if table.box.is_base:
        return
    for god in table.ascending:
        for power in abilities(table, god):
            power.cards_revealed(table, god)
    for rule in table.box.rules:
        rule.cards_revealed(table, NOBODY)


def plague_spares(table: AnkhTable, god: int) -> HexSet:
    """Spaces whose figures of a god no Plague kills."""
    spaces = hexset.EMPTY
    if not table.box.is_base:
        for power in (*table.powers[god], *table.box.rules):
            spaces = hexset.union(spaces, power.plague_spares(table, god))
    return spaces


def before_plagues(table: AnkhTable, gods: list[int]) -> None:
    """Plagues come next."""
    for rule in table.box.rules:
        ask_in_order(table, rule.before_plagues(table, gods))


def before_strength(table: AnkhTable, gods: list[int]) -> None:
    """Strength is counted next."""
    for rule in table.box.rules:
        ask_in_order(table, rule.before_strength(table, gods))


def tie_winner(table: AnkhTable, gods: list[int]) -> int:
    """Who of some gods with the same strength wins without the tiebreaker, or NOBODY."""
    for rule in table.box.rules:
        winner = rule.tie_winner(table, gods)
        if winner != NOBODY:
            return winner
    return NOBODY


def tie_left(table: AnkhTable, gods: list[int]) -> None:
    """Some gods have the same strength; what is asked here follows the tiebreaker."""
    for rule in table.box.rules:
        ask_in_order(table, rule.tie_left(table, gods))


def all_lost(table: AnkhTable, battle: Battle) -> None:
    """All gods have lost a battle."""
    for rule in table.box.rules:
        rule.all_lost(table, battle)


def battle_over(table: AnkhTable, battle: Battle) -> None:
    """A battle is over."""
    for rule in table.box.rules:
        rule.battle_over(table, battle)


def cards_taken_back(table: AnkhTable, god: int) -> None:
    """Cycle of Ma'at has given a god its cards back."""
    for rule in table.box.rules:
        rule.cards_taken_back(table, god)


def won_with(table: AnkhTable, winner: int, region: int) -> list[Frame[Any]]:
    """What is asked of the figures that a god has won a battle with."""
    if table.box.is_base or winner == NOBODY:
        return NO_QUESTIONS
    questions: list[Frame[Any]] = []
    there = hexset.common(table.figures[winner], table.division.regions[region])
    for figure, place in enumerate(table.place):
        if place >= 0 and hexset.contains(there, place):
            kind = table.box.kind_powers[table.kinds[figure]]
            questions += kind.battle_won_with(table, figure)
    return questions


def building_cost(table: AnkhTable, god: int, cost: int) -> int:
    """What a monument costs."""
    for power in table.powers[god]:
        cost = power.building_cost(table, god, cost)
    for rule in table.box.rules:
        cost = rule.building_cost(table, god, cost)
    return cost


def may_keep(table: AnkhTable, god: int) -> HexSet:
    """Spaces whose figures a god may keep alive."""
    spaces = hexset.EMPTY
    for power in table.powers[god]:
        spaces = hexset.union(spaces, power.may_keep(table, god))
    return spaces


def figure_strength(
    table: AnkhTable, god: int, figure: int, parts: list[tuple[Power, int]] | None
) -> int:
    """A figure's own strength and what powers add to it; into the parts goes what each adds."""
    strength = 1 if table.box.is_base else table.box.kinds[table.kinds[figure]].strength
    for power in table.powers[god]:
        raised = power.base_strength(table, god, figure, strength)
        if parts is not None and raised != strength:
            parts.append((power, raised - strength))
        strength = raised
    for power in table.powers[god]:
        bonus = power.figure_bonus(table, god, figure)
        if parts is not None and bonus:
            parts.append((power, bonus))
        strength += bonus
    return strength


def battle_bonus(
    table: AnkhTable, god: int, region: int, parts: list[tuple[Power, int]] | None
) -> int:
    """Strength of a god besides figures and cards; into the parts goes what each power adds."""
    strength = 0
    for power in table.powers[god]:
        bonus = power.battle_bonus(table, god, region)
        if parts is not None and bonus:
            parts.append((power, bonus))
        strength += bonus
    for rule in table.box.rules:
        bonus = rule.battle_bonus(table, god, region)
        if parts is not None and bonus:
            parts.append((rule, bonus))
        strength += bonus
    return strength


def victory_devotion(table: AnkhTable, god: int, devotion: int, lead: int) -> int:
    """The devotion of a victory."""
    for power in table.powers[god]:
        devotion = power.victory_devotion(table, god, devotion, lead)
    for rule in table.box.rules:
        devotion = rule.victory_devotion(table, god, devotion, lead)
    return devotion


def defeat_devotion(table: AnkhTable, god: int, present: int) -> int:
    """Devotion for a lost battle."""
    return sum(power.battle_lost(table, god, present) for power in table.powers[god])


def battle_won(table: AnkhTable, god: int) -> None:
    """A god has won a battle."""
    for power in table.powers[god]:
        power.battle_won(table, god)
    for rule in table.box.rules:
        rule.battle_won(table, god)


def doomed_gods(table: AnkhTable, battle: Battle, gods: list[int]) -> list[int]:
    """The gods whose figures the resolution of a battle kills."""
    for rule in table.box.rules:
        gods = rule.doomed_gods(table, battle, gods)
    return gods


def after_defeat(table: AnkhTable, gods: list[int]) -> None:
    """After a battle these gods lost."""
    questions: list[Frame[Any]] = []
    for god in gods:
        for power in table.powers[god]:
            questions += power.after_defeat(table, god)
    ask_in_order(table, questions)


def after_battle(table: AnkhTable, gods: list[int]) -> None:
    """After a battle these gods played cards in."""
    questions: list[Frame[Any]] = []
    for god in gods:
        for power in table.powers[god]:
            questions += power.after_battle(table, god)
    ask_in_order(table, questions)


def battle_steps(table: AnkhTable) -> dict[str, tuple[str, str]]:
    """Steps of a battle in which something else happens than usual."""
    return {step: other for rule in table.box.rules for step, other in rule.battle_steps().items()}
